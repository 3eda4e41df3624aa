'use strict';
// Primitives are printed as literals.
const assert = require('node:assert');
const { inspect } = require('node:util');

for (const [value, text] of [
  [undefined, 'undefined'], [null, 'null'], [true, 'true'], [0, '0'], [-0, '-0'], [1.5, '1.5'],
  [NaN, 'NaN'], [-Infinity, '-Infinity'], [1e21, '1e+21'], [12n, '12n'],
  [Symbol('x'), 'Symbol(x)'], [Symbol(), 'Symbol()'],
  ['a', "'a'"], ["it's", '"it\'s"'], ['"\'', '`"\'`'], ['"\'`', "'\"\\'`'"],
  ['a\n\t\x00\x7f', "'a\\n\\t\\x00\\x7F'"], ['\ud800', "'\\ud800'"], ['\u{1f600}', "'\u{1f600}'"],
  ['\\', "'\\\\'"],
]) {
  assert.strictEqual(inspect(value), text);
}

assert.strictEqual(inspect('x'.repeat(12), { maxStringLength: 10 }),
  `'${'x'.repeat(10)}'... 2 more characters`);
assert.strictEqual(inspect(1234567.1234, { numericSeparator: true }), '1_234_567.123_4');
assert.strictEqual(inspect(-1234567n, { numericSeparator: true }), '-1_234_567n');
// A long text of several lines is a sum of its lines.
assert.strictEqual(inspect({ a: 'line one\n'.repeat(9) }).split('\n')[1], "  a: 'line one\\n' +");
