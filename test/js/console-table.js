'use strict';
// Tables of rows, of records, of maps and sets, and what is no table.
const assert = require('node:assert');
const { Console } = require('node:console');
const { Writable } = require('node:stream');

let text = '';
const c = new Console(new Writable({ decodeStrings: false,
  write(chunk, _, done) { text += chunk; done(); } }));

// Cells of the printed table, without its lines.
function cells(...args) {
  text = '';
  c.table(...args);
  const rows = text.split('\n').filter((line) => line.startsWith('\u2502'));
  return rows.map((row) => row.split('\u2502').slice(1, -1).map((cell) => cell.trim()));
}
const check = (args, expected) => assert.deepStrictEqual(cells(...args), expected);

check([[{ a: 1, b: 'x' }, { a: 2, c: true }]],
  [['(index)', 'a', 'b', 'c'], ['0', '1', "'x'", ''], ['1', '2', '', 'true']]);
check([[[1, 2], [3]]], [['(index)', '0', '1'], ['0', '1', '2'], ['1', '3', '']]);
check([['a', { b: 1 }]], [['(index)', 'b', 'Values'], ['0', '', "'a'"], ['1', '1', '']]);
check([{ x: { a: 1 }, y: { a: 2 } }], [['(index)', 'a'], ['x', '1'], ['y', '2']]);
check([[{ a: 1, b: 2 }], ['b']], [['(index)', 'b'], ['0', '2']]);
check([[{ a: 1 }], ['none']], [['(index)', 'none'], ['0', '']]);
check([[{ a: { deep: { x: 1 } } }]], [['(index)', 'a'], ['0', '{ deep: [Object] }']]);
check([new Map([['k', { a: 1 }], [2, 'v']])],
  [['(iteration index)', 'Key', 'Values'], ['0', "'k'", '{ a: 1 }'], ['1', '2', "'v'"]]);
check([new Set([1, 'b'])], [['(iteration index)', 'Values'], ['0', '1'], ['1', "'b'"]]);
if (process.env.EDDY_ENGINE_FAST !== '0') { // what iterators hold only the engine can tell
  check([new Map([['k', 1]]).keys()], [['(iteration index)', 'Values'], ['0', "'k'"]]);
  check([new Map([['k', 1]]).entries()],
    [['(iteration index)', 'Key', 'Values'], ['0', "'k'", '1']]);
}
check([[]], [['(index)']]);
check([new Uint8Array([7])], [['(index)', 'Values'], ['0', '7']]);

text = '';
c.table(5);
c.table('text');
c.table(null);
c.table(undefined);
assert.strictEqual(text, '5\ntext\nnull\nundefined\n');

// Wide signs take two columns.
text = '';
c.table([{ a: '\u4e2d' }]);
const [top, , , row] = text.split('\n');
assert.strictEqual(top.length, row.length + 1);
assert.throws(() => c.table([], 'a'), { code: 'ERR_INVALID_ARG_TYPE' });
