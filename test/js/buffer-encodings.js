'use strict';
// Strings to bytes and back in every encoding; how lenient base64 and hex are.

const assert = require('node:assert');

// All bytes, at lengths that vector loops end in.
const all = Buffer.from(Array.from({ length: 600 }, (_, i) => (i * 7) & 255));
for (let length = 0; length < 150; length++) {
  const part = all.subarray(length, 2 * length + 40);
  for (const encoding of ['latin1', 'binary', 'hex', 'base64', 'base64url', 'ucs2', 'utf16le']) {
    const even = encoding.startsWith('u') ? part.subarray(0, part.length & ~1) : part;
    const text = even.toString(encoding);
    assert.deepStrictEqual(Buffer.from(text, encoding), even, `${encoding} ${length}`);
    assert.strictEqual(Buffer.byteLength(text, encoding), even.length);
  }
  const hex = part.toString('hex');
  assert.strictEqual(hex, Array.from(part, (b) => b.toString(16).padStart(2, '0')).join(''));
  assert.strictEqual(part.toString('latin1'), String.fromCharCode(...part));
  assert.strictEqual(part.toString('ascii'), String.fromCharCode(...part.map((b) => b & 127)));
}

// Text with characters of every width, cut anywhere.
const text = 'plain ascii text, \u00e9\u00df\u0416 \u4f60\u597d \u{1f600} and more ascii after it';
for (let i = 0; i <= text.length; i++) {
  for (const piece of [text.slice(0, i), text.slice(i)]) {
    const buf = Buffer.from(piece);
    assert.strictEqual(buf.length, Buffer.byteLength(piece));
    assert.strictEqual(buf.toString(), piece.toWellFormed());
    assert.strictEqual(Buffer.from(piece, 'ucs2').toString('ucs2'), piece);
  }
}

// Ill-formed UTF-8: one U+FFFD for each maximal part.
const illFormed = [
  ['ff', '\ufffd'], ['c3', '\ufffd'], ['e282', '\ufffd'], ['e28241', '\ufffdA'],
  ['f09f98', '\ufffd'], ['eda080', '\ufffd\ufffd\ufffd'], ['c080', '\ufffd\ufffd'],
  ['f4908080', '\ufffd\ufffd\ufffd\ufffd'], ['80', '\ufffd'], ['e0a041', '\ufffdA'],
];
for (const [hex, want] of illFormed) {
  const pad = 'x'.repeat(40);
  assert.strictEqual(Buffer.from(hex, 'hex').toString(), want);
  assert.strictEqual(Buffer.concat([Buffer.from(pad), Buffer.from(hex, 'hex')]).toString(),
                     pad + want);
}

const base64 = [
  ['YWJjZA', 'abcd'], ['YWJjZA==', 'abcd'], ['YW J\nj', 'abc'], ['*Y*W*J*j*', 'abc'],
  ['YWJj=YWJj', 'abc'], ['YQ==YQ==', 'a'], ['=YWJj', ''], ['Y', ''], ['YWJjZ', 'abc'],
  ['YWJj.YWJjZGVm', 'abcabcdef'], ['YQ=\n=', 'a'],
];
for (const [code, want] of base64) {
  assert.strictEqual(Buffer.from(code, 'base64').toString(), want, code);
  assert.strictEqual(Buffer.from(code, 'base64url').toString(), want, code);
}
assert.strictEqual(Buffer.from('-_+/', 'base64').toString('hex'), 'fbffbf');
assert.strictEqual(Buffer.from('fbffbf01', 'hex').toString('base64'), '+/+/AQ==');
assert.strictEqual(Buffer.from('fbffbf01', 'hex').toString('base64url'), '-_-_AQ');

for (const [code, want] of [['abc', 'ab'], ['aBzz', 'ab'], ['0g', ''], [' ab', ''], ['', '']]) {
  assert.strictEqual(Buffer.from(code, 'hex').toString('hex'), want);
}
assert.strictEqual(Buffer.from('\u0161\u0162', 'latin1').toString(), 'ab');

for (const name of ['utf8', 'UTF-8', 'Ucs2', 'UCS-2', 'utf16le', 'UTF-16LE', 'latin1', 'BINARY',
                    'ascii', 'hex', 'base64', 'Base64URL']) {
  assert.ok(Buffer.isEncoding(name));
}
for (const name of ['', 'utf16', 'buffer', 'utf-7', 5, null, undefined, {}]) {
  assert.ok(!Buffer.isEncoding(name));
}
assert.strictEqual(Buffer.byteLength('\u00e9', 'no such encoding'), 2);
assert.strictEqual(Buffer.byteLength(new DataView(new ArrayBuffer(3))), 3);
assert.throws(() => Buffer.byteLength(5), { code: 'ERR_INVALID_ARG_TYPE' });
