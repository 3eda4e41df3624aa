'use strict';
// A deprecated function warns once, a code once for all.
const assert = require('node:assert');
const { deprecate } = require('node:util');

const warnings = [];
process.removeAllListeners('warning');
process.on('warning', (warning) => warnings.push([warning.name, warning.message, warning.code]));

class A { constructor(x) { this.x = x; } static s = 1; }
const Old = deprecate(A, 'A is old', 'DEP_A');
const f = deprecate(function(a, b) { return [this, a, b]; }, 'f is old', 'DEP_A');
const g = deprecate((a) => a, 'g is old');
assert.strictEqual(f.length, 2);
assert.strictEqual(Old.s, 1);
const made = new Old(5);
assert(made instanceof A && made instanceof Old);
assert.strictEqual(made.x, 5);
assert.deepStrictEqual(f.call('this', 1, 2).slice(1), [1, 2]);
g();
g();
assert.throws(() => deprecate(() => {}, 'x', 5), { code: 'ERR_INVALID_ARG_TYPE' });
const bare = deprecate(A, 'x', undefined, { modifyPrototype: false });
assert.notStrictEqual(Object.getPrototypeOf(bare), A);

process.on('exit', () => assert.deepStrictEqual(warnings, [
  ['DeprecationWarning', 'A is old', 'DEP_A'],
  ['DeprecationWarning', 'g is old', undefined],
]));
