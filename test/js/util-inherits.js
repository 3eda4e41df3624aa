'use strict';
// Inheritance in the old way.
const assert = require('node:assert');
const { inherits } = require('node:util');

function A() {}
A.prototype.hi = () => 'hi';
function B() {}
inherits(B, A);
assert.strictEqual(new B().hi(), 'hi');
assert.deepStrictEqual(Object.getOwnPropertyDescriptor(B, 'super_'),
  { value: A, enumerable: false, configurable: true, writable: true });
for (const args of [[], [B], [B, null], [B, {}], [null, A]]) {
  assert.throws(() => inherits(...args), { code: 'ERR_INVALID_ARG_TYPE' });
}
