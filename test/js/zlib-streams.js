'use strict';
// The streams of zlib: any split of the input gives the same bytes; flush, params, reset and close;
// the order of events.
const assert = require('node:assert');
const zlib = require('node:zlib');
const { pipeline, Readable, Writable } = require('node:stream');

function collect(stream, callback) {
  const parts = [];
  stream.on('data', (part) => parts.push(part));
  stream.on('end', () => callback(Buffer.concat(parts), parts.length));
}

let done = 0;
let wanted = 0;
const expect = (callback) => {
  wanted++;
  return (...args) => {
    done++;
    return callback(...args);
  };
};

const text = Buffer.from('some text, again and again; '.repeat(3000));
for (const [pack, unpack] of [['Gzip', 'Gunzip'], ['Deflate', 'Inflate'], ['Gzip', 'Unzip'],
  ['DeflateRaw', 'InflateRaw'], ['BrotliCompress', 'BrotliDecompress'],
  ['ZstdCompress', 'ZstdDecompress']]) {
  for (const size of [100, 20000]) {
    const parts = [];
    for (let i = 0; i < text.length; i += size) parts.push(text.subarray(i, i + size));
    const packer = new zlib[pack]({ chunkSize: 64 });
    const unpacker = new zlib[unpack]({ chunkSize: 1000 });
    const out = [];
    pipeline(Readable.from(parts), packer, unpacker, new Writable({
      write(chunk, encoding, callback) {
        out.push(chunk);
        setImmediate(callback); // slower than what comes
      },
    }), expect((err) => {
      assert.ifError(err);
      assert.deepStrictEqual(Buffer.concat(out), text);
      assert.strictEqual(packer.bytesWritten, text.length);
    }));
  }
}

// A byte at a time, with a second member and padding.
{
  const gz = zlib.gzipSync('abc');
  const gunzip = zlib.createGunzip();
  collect(gunzip, expect((all) => assert.strictEqual(String(all), 'abcabc')));
  for (const byte of Buffer.concat([gz, gz, Buffer.alloc(2)])) gunzip.write(Buffer.from([byte]));
  gunzip.end();
}

// flush(): what was written can be read by the other side.
for (const [pack, unpack] of [['createGzip', 'createGunzip'],
  ['createBrotliCompress', 'createBrotliDecompress'], ['createZstdCompress', 'createZstdDecompress']]) {
  const packer = zlib[pack]();
  const unpacker = zlib[unpack]();
  packer.on('data', (part) => unpacker.write(part));
  unpacker.once('data', expect((first) => {
    assert.strictEqual(String(first), 'first');
    unpacker.once('data', expect((second) => assert.strictEqual(String(second), 'second')));
    packer.end('second');
  }));
  packer.write('first');
  packer.flush(expect(() => {}));
}

// params(): another level from there on.
{
  const deflate = zlib.createDeflate({ level: 9 });
  collect(deflate, expect((all) => {
    assert.ok(all.length > text.length && all.length < text.length * 1.2);
    assert.deepStrictEqual(zlib.inflateSync(all), Buffer.concat([text, text]));
  }));
  deflate.write(text);
  deflate.params(0, zlib.constants.Z_DEFAULT_STRATEGY, expect((err) => {
    assert.ifError(err);
    assert.strictEqual(deflate._level, 0);
    deflate.end(text);
  }));
  zlib.createDeflate().params(-1, 0, expect((err) => assert.ifError(err))); // nothing to change
}

// reset(): a new stream begins.
{
  const deflate = zlib.createDeflate();
  deflate.resume();
  deflate.write('abc');
  deflate.flush(() => setImmediate(expect(() => {
    deflate.reset();
    collect(deflate, expect((all) => assert.strictEqual(String(zlib.inflateSync(all)), 'zz')));
    deflate.end('zz');
  })));
}

// close() in the middle of a write, before any, twice, and what follows it.
{
  const events = [];
  const deflate = zlib.createDeflate();
  deflate.write(text, expect((err) => events.push(`written ${err}`)));
  for (const name of ['close', 'error', 'end']) deflate.on(name, () => events.push(name));
  deflate.close(expect(() => {
    events.push('closed');
    deflate.write('x', expect((err) => assert.strictEqual(err.code, 'ERR_STREAM_DESTROYED')));
  }));
  deflate.close();
  assert.strictEqual(deflate._handle, null);
  assert.throws(() => deflate.reset(), { code: 'ERR_INTERNAL_ASSERTION' });
  process.on('exit', () => {
    assert.deepStrictEqual(events, ['close', 'closed', 'written null']);
    assert.strictEqual(done, wanted);
  });
}

// The order of events, with and without an error.
{
  const events = [];
  const gzip = zlib.createGzip();
  for (const name of ['data', 'end', 'finish', 'close', 'error']) {
    gzip.on(name, () => events.push(name));
  }
  gzip.write('abc');
  gzip.on('close', expect(() => {
    assert.deepStrictEqual(events.filter((name) => name !== 'data'), ['finish', 'end', 'close']);
  }));
  gzip.end('def');

  const gunzip = zlib.createGunzip();
  gunzip.on('error', expect((err) => assert.strictEqual(err.code, 'Z_DATA_ERROR')));
  gunzip.on('close', expect(() => assert.strictEqual(gunzip.bytesWritten, 0)));
  gunzip.end('nonsense');
}

// Without a callback _processChunk gives all at once, as packages use it.
assert.strictEqual(
  zlib.createDeflate()._processChunk(Buffer.from('abc'), zlib.constants.Z_FINISH).toString('hex'),
  zlib.deflateSync('abc').toString('hex'));
