'use strict';
// TextEncoder.

const assert = require('node:assert');

const encoder = new TextEncoder();
assert.strictEqual(encoder.encoding, 'utf-8');
const encode = (text) => Buffer.from(encoder.encode(text)).toString('hex');
assert.strictEqual(encode('\u00e9\u20ac\u{1f600}'), 'c3a9e282acf09f9880');
assert.strictEqual(encode('\ud800'), 'efbfbd');
assert.strictEqual(encode(), '');
assert.strictEqual(encode(null), '6e756c6c');
assert.strictEqual(encoder.encode('abc').constructor, Uint8Array);
assert.strictEqual(encoder.encode('abc').buffer.byteLength, 3);
for (let n = 0; n < 100; n++) {
  assert.strictEqual(encode('\u0416a'.repeat(n)), 'd09661'.repeat(n));
}

const into = (text, size) => {
  const dest = new Uint8Array(size);
  const { read, written } = encoder.encodeInto(text, dest);
  assert.ok(dest.subarray(written).every((byte) => byte === 0));
  return [read, written];
};
assert.deepStrictEqual(into('a\u20ac\u00e9', 5), [2, 4]);
assert.deepStrictEqual(into('\u{1f600}a', 3), [0, 0]);
assert.deepStrictEqual(into('\u{1f600}a', 5), [3, 5]);
assert.deepStrictEqual(into('\ud800a', 9), [2, 4]);
assert.deepStrictEqual(into('\u00e9\u00e9', 3), [1, 2]);
assert.deepStrictEqual(into('ab', 0), [0, 0]);
assert.throws(() => encoder.encodeInto(5, new Uint8Array(1)), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => encoder.encodeInto('a', new Uint16Array(1)), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => TextEncoder.prototype.encode.call({}), TypeError);
