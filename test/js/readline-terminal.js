'use strict';
// Keys, editing, history and completion on a terminal; escape sequences for the cursor.
const assert = require('node:assert');
const readline = require('node:readline');
const { PassThrough } = require('node:stream');

process.env.TERM = 'xterm';
const input = new PassThrough();
const output = new PassThrough().setEncoding('utf8');
const rl = readline.createInterface({
  input, output, terminal: true, history: ['older'],
  completer: (line) => [['alpha', 'alps', 'beta'].filter((each) => each.startsWith(line)), line],
});
const lines = [];
rl.on('line', (line) => lines.push(line));

const keys = [];
input.on('keypress', (s, key) => keys.push(key.name));
input.write('ab\u001b[D\u001b[CX\u007f');
assert.deepStrictEqual(keys, ['a', 'b', 'left', 'right', 'x', 'backspace']);
assert.strictEqual(rl.line, 'ab');
input.write('\u001b[H-\u001b[F!');
assert.strictEqual(rl.line, '-ab!');
input.write('\u0015'); // ctrl-u
assert.strictEqual(rl.line, '');
input.write('\u0019'); // ctrl-y
assert.strictEqual(rl.line, '-ab!');
input.write('\u0015one two three\u0017'); // ctrl-w
assert.strictEqual(rl.line, 'one two ');
input.write('\r');
assert.deepStrictEqual(lines, ['one two ']);
assert.deepStrictEqual(rl.history, ['one two ', 'older']);
input.write('\u001b[A');
assert.strictEqual(rl.line, 'one two ');
input.write('\u001b[A');
assert.strictEqual(rl.line, 'older');
input.write('\u001b[B\u001b[B');
assert.strictEqual(rl.line, '');
rl.write('al');
input.write('\t');
assert.strictEqual(rl.line, 'alp');
output.read();
input.write('\t');
input.write('\t');
assert.match(output.read(), /alpha\r\nalps/);
rl.setPrompt('\u4f60> ');
assert.deepStrictEqual(rl.getCursorPos(), { rows: 0, cols: 7 });
rl.write(null, { ctrl: true, name: 'c' });
assert.strictEqual(rl.closed, true);

const sent = new PassThrough().setEncoding('utf8');
readline.cursorTo(sent, 4);
readline.cursorTo(sent, 0, 1);
readline.moveCursor(sent, -2, 3);
readline.clearLine(sent, -1);
readline.clearLine(sent, 0);
readline.clearScreenDown(sent);
assert.strictEqual(sent.read(),
  '\u001b[5G\u001b[2;1H\u001b[2D\u001b[3B\u001b[1K\u001b[2K\u001b[0J');
assert.throws(() => readline.cursorTo(sent, 'a', 1), { code: 'ERR_INVALID_CURSOR_POS' });
assert.throws(() => readline.cursorTo(sent, NaN), { code: 'ERR_INVALID_ARG_VALUE' });
