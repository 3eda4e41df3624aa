'use strict';
// ifError throws for all but null and undefined, and shows where the error was made.
const assert = require('node:assert');

assert.ifError(null);
assert.ifError(undefined);

for (const [value, message] of [[0, '0'], ['text', "'text'"], [false, 'false'],
  [new TypeError('bad'), 'bad'], [{ a: 1 }, '{ a: 1 }'], [{ message: 'm' }, 'm']]) {
  assert.throws(() => assert.ifError(value), {
    code: 'ERR_ASSERTION', operator: 'ifError', actual: value, expected: null,
    generatedMessage: false, message: `ifError got unwanted exception: ${message}`,
  });
}

function maker() { return new RangeError('made'); }
let thrown;
try {
  assert.ifError(maker());
} catch (error) {
  thrown = error;
}
assert.match(thrown.stack, /ifError got unwanted exception: made\n {4}at /);
assert.match(thrown.stack, / at maker \(/);
