'use strict';
// Groups indent every line that follows.
const assert = require('node:assert');
const { Console } = require('node:console');
const { Writable } = require('node:stream');

let text = '';
const stdout = new Writable({
  decodeStrings: false,
  write(chunk, _, done) { text += chunk; done(); },
});
const check = (c, f, expected) => {
  text = '';
  f(c);
  assert.strictEqual(text, expected);
};

const c = new Console({ stdout });
check(c, () => {
  c.group('first', 1);
  c.log('a\nb');
  c.groupCollapsed();
  c.error('deeper');
  c.groupEnd();
  c.log({ a: 1 });
  c.groupEnd();
  c.groupEnd();
  c.log('out');
}, 'first 1\n  a\n  b\n    deeper\n  { a: 1 }\nout\n');

const narrow = new Console({ stdout, groupIndentation: 1 });
check(narrow, () => {
  narrow.group('g');
  narrow.table([1]);
}, 'g\n \u250c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u252c' +
  '\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2510\n' +
  ' \u2502 (index) \u2502 Values \u2502\n' +
  ' \u251c\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u253c' +
  '\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2524\n' +
  ' \u2502 0       \u2502 1      \u2502\n' +
  ' \u2514\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2534' +
  '\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u2518\n');
for (const groupIndentation of [-1, 1001, 1.5]) {
  assert.throws(() => new Console({ stdout, groupIndentation }), { code: 'ERR_OUT_OF_RANGE' });
}
assert.throws(() => new Console({ stdout, groupIndentation: '2' }),
  { code: 'ERR_INVALID_ARG_TYPE' });
