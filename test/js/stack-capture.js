'use strict';
// Error.captureStackTrace(object, constructorOpt).
const assert = require('node:assert');

assert.strictEqual(Error.captureStackTrace.length, 2);

const plain = {};
assert.strictEqual(Error.captureStackTrace(plain), undefined);
assert.match(plain.stack, /^Error\n {4}at Object\.<anonymous> \(.*stack-capture\.js:8:\d+\)/);
assert.deepStrictEqual(Object.keys(plain), []);

const named = { name: 'Named', message: 'later' };
Error.captureStackTrace(named);
named.message = 'read late';
assert.match(named.stack, /^Named: read late\n {4}at /);

// Frames above constructorOpt's call are left out.
function helper(object) {
  inner(object);
}
function inner(object) {
  Error.captureStackTrace(object, helper);
}
const cut = {};
helper(cut);
assert.match(cut.stack, /^Error\n {4}at Object\.<anonymous> \(.*stack-capture\.js:25:\d+\)/);
const nobody = {};
Error.captureStackTrace(nobody, function never() {});
assert.strictEqual(nobody.stack, 'Error');

// The classic way to make an error class.
function Classic(message) {
  Error.captureStackTrace(this, Classic);
  this.message = message;
}
Classic.prototype = Object.create(Error.prototype);
Classic.prototype.name = 'Classic';
assert.match(new Classic('m').stack, /^Classic: m\n {4}at Object\.<anonymous> \(.*:38:\d+\)/);

// On an error: its stack is made anew.
const error = new Error('one');
error.message = 'two';
assert.match(error.stack, /^Error: two/);
error.message = 'three';
Error.captureStackTrace(error);
assert.match(error.stack, /^Error: three\n {4}at .*stack-capture\.js:45:/);
delete error.stack;
Error.captureStackTrace(error);
assert.match(error.stack, /^Error: three\n {4}at .*stack-capture\.js:48:/);

for (const bad of [undefined, null, 5, 'x']) {
  assert.throws(() => Error.captureStackTrace(bad), TypeError);
}
assert.throws(() => Error.captureStackTrace(Object.freeze({})),
  { name: 'TypeError', message: 'Cannot define property stack, object is not extensible' });
assert.throws(() => Error.captureStackTrace(Object.defineProperty({}, 'stack', { value: 1 })),
  { name: 'TypeError', message: 'Cannot redefine property: stack' });
