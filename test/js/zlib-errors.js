'use strict';
// Damaged, cut and over-long input: the same message, code and errno at once, by callback and from a
// stream.
const assert = require('node:assert');
const zlib = require('node:zlib');

const long = Buffer.from('hello world '.repeat(100));
const gz = zlib.gzipSync(long);
const badEnd = Buffer.from(gz);
badEnd[badEnd.length - 6] ^= 1;
const withDictionary = zlib.deflateSync('hello', { dictionary: Buffer.from('hello') });

const EARLY = ['unexpected end of file', 'Z_BUF_ERROR', -5];
const HEADER = ['incorrect header check', 'Z_DATA_ERROR', -3];
const cases = [
  ['gunzip', 'nonsense', HEADER],
  ['inflate', 'nonsense', HEADER],
  ['unzip', Buffer.from([0x1f, 1]), HEADER],
  ['unzip', Buffer.from([0x1f]), EARLY],
  ['gunzip', '', EARLY],
  ['gunzip', gz.subarray(0, -1), EARLY],
  ['gunzip', badEnd, ['incorrect data check', 'Z_DATA_ERROR', -3]],
  ['gunzip', Buffer.concat([gz, Buffer.from([1, 2, 3])]), HEADER],
  ['inflate', withDictionary, ['Missing dictionary', 'Z_NEED_DICT', 2]],
  ['inflateRaw', Buffer.from('ffff', 'hex'), ['invalid block type', 'Z_DATA_ERROR', -3]],
  ['brotliDecompress', '', EARLY],
  ['brotliDecompress', 'hellohellohello',
    ['Decompression failed', 'ERR__ERROR_FORMAT_SIMPLE_HUFFMAN_ALPHABET', -4]],
  ['zstdDecompress', 'nonsense', ['Unknown frame descriptor', 'ZSTD_error_prefix_unknown', 10]],
  ['zstdDecompress', '', EARLY],
];

let calls = 0;
for (const [name, input, [message, code, errno]] of cases) {
  const want = { name: 'Error', message, code, errno };
  assert.throws(() => zlib[`${name}Sync`](input), want);
  zlib[name](input, (err, result) => {
    calls++;
    assert.strictEqual(result, undefined);
    assert.throws(() => { throw err; }, want);
  });
  const stream = zlib[`create${name[0].toUpperCase()}${name.slice(1)}`]();
  stream.on('error', (err) => {
    calls++;
    assert.throws(() => { throw err; }, want);
    assert.strictEqual(stream._closed, true);
  });
  stream.on('end', () => assert.fail(`${name} ended`));
  stream.resume();
  stream.end(input);
}

const bad = { code: 'Z_NEED_DICT', message: 'Bad dictionary', errno: 2 };
assert.throws(() => zlib.inflateSync(withDictionary, { dictionary: Buffer.from('yello') }), bad);

// Zeros behind a gzip member are padding; other formats leave alone what follows.
assert.deepStrictEqual(zlib.gunzipSync(Buffer.concat([gz, Buffer.alloc(9)])), long);
assert.deepStrictEqual(zlib.gunzipSync(Buffer.concat([gz, gz])), Buffer.concat([long, long]));
const junk = { name: 'TypeError', code: 'ERR_TRAILING_JUNK_AFTER_STREAM_END' };
for (const [pack, unpack] of [['deflate', 'inflate'], ['gzip', 'gunzip'], ['deflateRaw', 'inflateRaw'],
  ['brotliCompress', 'brotliDecompress'], ['zstdCompress', 'zstdDecompress']]) {
  const more = Buffer.concat([zlib[`${pack}Sync`]('abc'), Buffer.from('zzz')]);
  if (unpack !== 'gunzip') assert.strictEqual(String(zlib[`${unpack}Sync`](more)), 'abc');
  const options = { rejectGarbageAfterEnd: true };
  assert.throws(() => zlib[`${unpack}Sync`](more, options), junk);
  zlib[unpack](more, options, (err) => {
    calls++;
    assert.strictEqual(err.code, junk.code);
  });
}

// A result over options.maxOutputLength.
const tooLarge = {
  name: 'RangeError', code: 'ERR_BUFFER_TOO_LARGE',
  message: 'Cannot create a Buffer larger than 1199 bytes',
};
assert.throws(() => zlib.gunzipSync(gz, { maxOutputLength: 1199 }), tooLarge);
assert.strictEqual(zlib.gunzipSync(gz, { maxOutputLength: 1200 }).length, 1200);
zlib.gunzip(gz, { maxOutputLength: 1199 }, (err) => {
  calls++;
  assert.throws(() => { throw err; }, tooLarge);
});

// Less than the end is asked for: what is there comes out.
const part = { finishFlush: zlib.constants.Z_SYNC_FLUSH };
assert.strictEqual(String(zlib.gunzipSync(zlib.gzipSync('abc').subarray(0, 5), part)), '');

process.on('exit', () => assert.strictEqual(calls, cases.length * 2 + 6));
