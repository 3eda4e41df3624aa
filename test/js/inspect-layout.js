'use strict';
// Short objects take one line, long lists columns, the rest a line an entry.
const assert = require('node:assert');
const { inspect } = require('node:util');

function lines(value, expected, options) {
  assert.strictEqual(inspect(value, options), expected.join('\n'));
}

lines({ a: 1, b: [1, 2, { c: 3 }] }, ['{ a: 1, b: [ 1, 2, { c: 3 } ] }']);
lines({ a: 'x'.repeat(40), b: 'y'.repeat(40) },
  ['{', `  a: '${'x'.repeat(40)}',`, `  b: '${'y'.repeat(40)}'`, '}']);
lines({ a: { b: { c: { d: 1 } } } }, ['{', '  a: { b: { c: { d: 1 } } }', '}'], { depth: 9 });
lines(Array.from({ length: 10 }, (_, i) => i * 111), [
  '[',
  '    0, 111, 222, 333,',
  '  444, 555, 666, 777,',
  '  888, 999',
  ']',
]);
lines(['a', 'bb', 'ccc', 'dddd', 'eeeee', 'ffffff', 'ggggggg'], [
  '[',
  "  'a',       'bb',",
  "  'ccc',     'dddd',",
  "  'eeeee',   'ffffff',",
  "  'ggggggg'",
  ']',
]);
lines({ a: 1, b: [1, { c: 2 }] }, [
  '{', '  a: 1,', '  b: [', '    1,', '    {', '      c: 2', '    }', '  ]', '}',
], { compact: false });
lines({ a: 1, b: 'x'.repeat(90) }, ['{ a: 1,', '  b:', `   '${'x'.repeat(90)}' }`],
  { compact: true });
lines([1, 2, 3], ['[', '  1,', '  2,', '  3', ']'], { breakLength: 10 });
// Wide characters count as two columns.
lines(['\u4e2d\u6587', 'a', 'b', 'c', 'd', 'e', 'f'], [
  '[', "  '\u4e2d\u6587', 'a',", "  'b',    'c',", "  'd',    'e',", "  'f'", ']',
]);
