'use strict';
// Error.stackTraceLimit: 10 by default; how many frames a stack has at most.
const assert = require('node:assert');

function deep(n) {
  return n === 0 ? new Error('deep') : deep(n - 1);
}
const frames = (error) => error.stack.split('\n').length - 1;

const { value, writable, enumerable } = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit');
assert.strictEqual(value, 10);
assert.strictEqual(writable, true);
assert.strictEqual(enumerable, true);
assert.strictEqual(frames(deep(50)), 10);
Error.stackTraceLimit = 3;
assert.strictEqual(frames(deep(50)), 3);
Error.stackTraceLimit = Infinity;
assert.ok(frames(deep(150)) > 150);
for (const none of [0, -1]) {
  Error.stackTraceLimit = none;
  assert.strictEqual(deep(5).stack, 'Error: deep');
}
// The limit counts when the error is made.
Error.stackTraceLimit = 2;
const early = deep(20);
Error.stackTraceLimit = 10;
assert.strictEqual(frames(early), 2);
Error.stackTraceLimit = 'no number';
assert.strictEqual(deep(5).stack, undefined);
delete Error.stackTraceLimit;
assert.strictEqual(deep(5).stack, undefined);
