'use strict';
// AssertionError as programs make it themselves.
const assert = require('node:assert');
const { AssertionError } = assert;
const { inspect } = require('node:util');

const error = new AssertionError({ actual: 1, expected: 2, operator: 'strictEqual' });
assert(error instanceof Error);
assert.strictEqual(error.name, 'AssertionError');
assert.strictEqual(error.code, 'ERR_ASSERTION');
assert.strictEqual(error.generatedMessage, true);
assert.strictEqual(error.message, 'Expected values to be strictly equal:\n\n1 !== 2\n');
assert.strictEqual(error.diff, 'simple');
assert.deepStrictEqual(Object.keys(error),
  ['generatedMessage', 'code', 'actual', 'expected', 'operator', 'diff']);
assert.match(String(error), /^AssertionError \[ERR_ASSERTION\]: Expected values/);
assert.match(error.stack, /^AssertionError \[ERR_ASSERTION\]: Expected values/);
assert.match(inspect(error), /\n {2}operator: 'strictEqual',\n {2}diff: 'simple'\n}$/);

const own = new AssertionError({ message: 'mine', actual: 'a' });
assert.strictEqual(own.message, 'mine');
assert.strictEqual(own.generatedMessage, false);
assert.strictEqual(own.operator, undefined);
assert.match(own.stack, /^AssertionError \[ERR_ASSERTION\]: mine\n/);

for (const options of [undefined, null, 'a', 5]) {
  assert.throws(() => new AssertionError(options), { code: 'ERR_INVALID_ARG_TYPE' });
}
assert.throws(() => AssertionError({}), TypeError);

// The stack starts below the given function.
function inner() { throw new AssertionError({ message: 'm', stackStartFn: inner }); }
function outer() { inner(); }
try {
  outer();
} catch (thrown) {
  assert.match(thrown.stack.split('\n')[1], / at outer /);
}
