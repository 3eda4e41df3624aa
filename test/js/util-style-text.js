'use strict';
// Texts between escapes, nested ones too.
const assert = require('node:assert');
const { stripVTControlCharacters, styleText } = require('node:util');

const style = (format, text) => styleText(format, text, { validateStream: false });
assert.strictEqual(style('red', 'a'), '\x1b[31ma\x1b[39m');
assert.strictEqual(style(['bold', 'red'], 'a'), '\x1b[1m\x1b[31ma\x1b[39m\x1b[22m');
assert.strictEqual(style('red', `a${style('blue', 'b')}c`), '\x1b[31ma\x1b[34mb\x1b[31mc\x1b[39m');
assert.strictEqual(style('bold', `a${style('dim', 'b')}c`),
  '\x1b[1ma\x1b[2mb\x1b[22m\x1b[1mc\x1b[22m');
assert.strictEqual(style('#f00', 'a'), '\x1b[38;2;255;0;0ma\x1b[39m');
assert.strictEqual(style('none', 'a'), 'a');
assert.throws(() => style('nope', 'a'), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => style('red', 5), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => styleText('red', 'a', { stream: {} }), { code: 'ERR_INVALID_ARG_TYPE' });

assert.strictEqual(stripVTControlCharacters(style(['bold', 'red'], 'a')), 'a');
assert.strictEqual(stripVTControlCharacters('\x1b]8;;http://x\x07link\x1b]8;;\x07'), 'link');
assert.strictEqual(stripVTControlCharacters('\x1b[2Ka\x9b1mb'), 'ab');
