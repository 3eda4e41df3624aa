'use strict';
// What a one-call function packs, its counterpart unpacks: text and all kinds of bytes, at once and
// with a callback.
const assert = require('node:assert');
const zlib = require('node:zlib');
const { promisify } = require('node:util');

const pairs = [
  ['deflate', 'inflate'], ['gzip', 'gunzip'], ['deflateRaw', 'inflateRaw'], ['gzip', 'unzip'],
  ['deflate', 'unzip'], ['brotliCompress', 'brotliDecompress'], ['zstdCompress', 'zstdDecompress'],
];
const bytes = Buffer.from('one two three \u20ac '.repeat(2000));
const odd = new Uint16Array([1, 2, 3]);
const inputs = [
  ['', Buffer.alloc(0)],
  ['text \u20ac', Buffer.from('text \u20ac')],
  [bytes, bytes],
  [new Uint8Array(bytes.buffer, bytes.byteOffset, 10), bytes.subarray(0, 10)],
  [odd, Buffer.from(odd.buffer)],
  [new DataView(odd.buffer, 1), Buffer.from(odd.buffer, 1)],
  [odd.buffer, Buffer.from(odd.buffer)],
];

let calls = 0;
for (const [pack, unpack] of pairs) {
  for (const [input, want] of inputs) {
    const packed = zlib[`${pack}Sync`](input);
    assert.ok(Buffer.isBuffer(packed));
    assert.deepStrictEqual(zlib[`${unpack}Sync`](packed), want);
    zlib[pack](input, (err, result) => {
      assert.strictEqual(err, null);
      zlib[unpack](result, {}, (err2, back) => {
        assert.strictEqual(err2, null);
        assert.deepStrictEqual(back, want);
        calls++;
      });
    });
  }
}

promisify(zlib.gzip)(bytes).then(promisify(zlib.gunzip)).then((back) => {
  assert.deepStrictEqual(back, bytes);
});

const { buffer, engine } = zlib.deflateSync('abc', { info: true });
assert.strictEqual(engine.bytesWritten, 3);
assert.ok(engine instanceof zlib.Deflate);
assert.strictEqual(String(zlib.inflateSync(buffer)), 'abc');
zlib.gzip('abc', { info: true }, (err, result) => {
  assert.strictEqual(String(zlib.gunzipSync(result.buffer)), 'abc');
  assert.ok(result.engine instanceof zlib.Gzip);
  calls++;
});

// Each level gives something that comes back; 0 stores.
for (let level = -1; level <= 9; level++) {
  const packed = zlib.gzipSync(bytes, { level });
  assert.strictEqual(packed[9], 3);
  assert.strictEqual(packed[8], level === 9 ? 2 : level === 0 || level === 1 ? 4 : 0);
  assert.ok(level === 0 ? packed.length > bytes.length : packed.length < bytes.length / 10);
  assert.deepStrictEqual(zlib.gunzipSync(packed), bytes);
}

process.on('exit', () => assert.strictEqual(calls, pairs.length * inputs.length + 1));
