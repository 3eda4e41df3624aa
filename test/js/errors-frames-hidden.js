'use strict';
// The stack of an argument error begins in the function that was called, not in its checks.

const assert = require('node:assert');
const path = require('node:path');

let stack;
try {
  path.basename(1);
} catch (err) {
  stack = err.stack;
}
const first = stack.split('\n')[1];
assert.match(first, /^ {4}at (Object\.)?basename \(node:path:\d+:\d+\)$/);
