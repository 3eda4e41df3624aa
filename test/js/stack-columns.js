function first() { return new Error('line one').stack; }
// Columns of a file's first line don't count what is put around a module's text.
const assert = require('node:assert');
const [, line, column] = /stack-columns\.js:(\d+):(\d+)\)/.exec(first());
assert.strictEqual(line, '1');
assert.ok(+column >= 27 && +column <= 38, column);
