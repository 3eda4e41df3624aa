'use strict';
// atob and btoa; isUtf8, isAscii; transcode.

const assert = require('node:assert');
const { atob, btoa, isAscii, isUtf8, transcode } = require('node:buffer');

const good = [
  ['', ''], ['ab', 'i'], ['abc', 'i\u00b7'], ['abcd', 'i\u00b7\x1d'], ['ab==', 'i'],
  ['ab= =', 'i'], ['  a b\n', 'i'], ['YQ', 'a'],
];
for (const [code, want] of good) assert.strictEqual(atob(code), want);
for (const code of ['ab=', '=', 'ab===', 'ab=c', 'ab-_', 'ab*d', '\u1234', 'ab\x0bcd', 'a===']) {
  assert.throws(() => atob(code), { name: 'InvalidCharacterError', code: 5,
                                    message: 'Invalid character' });
}
for (const code of ['a', 'abcde', 'a=', 'abcde=']) {
  assert.throws(() => atob(code), {
    name: 'InvalidCharacterError',
    message: 'The string to be decoded is not correctly encoded.',
  });
}
assert.strictEqual(btoa('a\u00ff'), 'Yf8=');
assert.strictEqual(btoa(null), 'bnVsbA==');
assert.throws(() => btoa('\u0100'), { name: 'InvalidCharacterError', code: 5 });
assert.throws(() => atob(), { code: 'ERR_MISSING_ARGS' });
assert.throws(() => btoa(), { code: 'ERR_MISSING_ARGS' });
assert.strictEqual(globalThis.atob, atob);

for (let at = 0; at < 70; at++) {
  const bytes = Buffer.alloc(70, 'x');
  assert.ok(isAscii(bytes) && isUtf8(bytes));
  bytes[at] = 0x80;
  assert.ok(!isAscii(bytes) && !isUtf8(bytes));
}
assert.ok(isUtf8(Buffer.from('\u00e9\u20ac\u{1f600}')) && !isUtf8(Buffer.from('eda080', 'hex')));
assert.ok(isUtf8(new ArrayBuffer(3)));
assert.throws(() => isAscii('a'), { code: 'ERR_INVALID_ARG_TYPE' });

const hex = (text, from, to) => transcode(Buffer.from(text, from), from, to).toString('hex');
assert.strictEqual(hex('\u00e9\u20ac', 'utf8', 'latin1'), 'e93f');
assert.strictEqual(hex('\u00e9\u20ac', 'utf8', 'ascii'), '3f3f');
assert.strictEqual(hex('\u00e9\u20ac', 'utf8', 'ucs2'), 'e900ac20');
assert.strictEqual(hex('\u00e9\u20ac', 'ucs2', 'utf8'), 'c3a9e282ac');
assert.strictEqual(hex('\u00e9', 'latin1', 'utf16le'), 'e900');
assert.strictEqual(hex('a\u{1f600}', 'utf8', 'latin1'), '613f');
assert.throws(() => transcode('a', 'utf8', 'latin1'), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => hex('61', 'hex', 'utf8'), {
  code: 'U_ILLEGAL_ARGUMENT_ERROR',
  message: 'Unable to transcode Buffer [U_ILLEGAL_ARGUMENT_ERROR]',
});
