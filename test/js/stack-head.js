'use strict';
// The head of a stack is made when the stack is first read, and not again.
const assert = require('node:assert');

const head = (error) => error.stack.split('\n    at ')[0];

const changed = new Error('before');
changed.message = 'after';
changed.name = 'Named';
assert.strictEqual(head(changed), 'Named: after');
changed.message = 'later';
assert.strictEqual(head(changed), 'Named: after');

class Sub extends TypeError {}
assert.strictEqual(head(new Sub('s')), 'TypeError: s');
Sub.prototype.name = 'Sub';
assert.strictEqual(head(new Sub('s')), 'Sub: s');
assert.strictEqual(head(new Error()), 'Error');
assert.strictEqual(head(new Error('two\nlines')), 'Error: two\nlines');

const nameless = new Error('m');
nameless.name = '';
assert.strictEqual(head(nameless), 'm');

const angry = new Error('m');
Object.defineProperty(angry, 'name', { get() { throw new RangeError('inner'); } });
assert.throws(() => angry.stack, RangeError);

const symbol = new Error('m');
symbol.name = Symbol('s');
assert.throws(() => symbol.stack, TypeError);

// Errors of the built-ins carry their code.
assert.throws(() => require(5), (e) => {
  assert.match(e.stack, /^TypeError \[ERR_INVALID_ARG_TYPE\]: The "id" argument/);
  return true;
});
