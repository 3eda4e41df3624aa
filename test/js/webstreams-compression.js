'use strict';
// CompressionStream and DecompressionStream: formats, chunks of all kinds, bad data.
const assert = require('node:assert');
const { CompressionStream, DecompressionStream, ReadableStream } = require('node:stream/web');

const text = 'a text that comes back, '.repeat(2000);

async function whole(stream) {
  return Buffer.concat(await Array.fromAsync(stream));
}

async function thereAndBack(format) {
  const chunks = [Buffer.from(text.slice(0, 10)), new Uint8Array(0), Buffer.from(text.slice(10))];
  const packed = await whole(ReadableStream.from(chunks)
    .pipeThrough(new CompressionStream(format)));
  assert.ok(packed.length < text.length / 2, format);
  const bytes = [...packed.subarray(0, 20)].map((byte) => new Uint8Array([byte]));
  const split = ReadableStream.from([...bytes, packed.subarray(20)]);
  const back = await whole(split.pipeThrough(new DecompressionStream(format)));
  assert.strictEqual(back.toString(), text, format);
}

async function badData() {
  const unpack = (...chunks) => whole(ReadableStream.from(chunks)
    .pipeThrough(new DecompressionStream('gzip')));
  await assert.rejects(unpack(Buffer.from('nonsense that is no gzip')), TypeError);
  const packed = await whole(ReadableStream.from([Buffer.from(text)])
    .pipeThrough(new CompressionStream('gzip')));
  await assert.rejects(unpack(packed.subarray(0, 20)), TypeError);
  await assert.rejects(unpack(packed, Buffer.from('more')), TypeError);
  const writer = new CompressionStream('gzip').writable.getWriter();
  writer.closed.catch(() => {});
  writer.ready.catch(() => {});
  await assert.rejects(writer.write(5), { code: 'ERR_INVALID_ARG_TYPE' });
}

async function leftOver() {
  const stream = new CompressionStream('deflate');
  await stream.readable.cancel();
  const { readable, writable } = new DecompressionStream('gzip');
  await writable.abort('why');
  await assert.rejects(readable.getReader().read(), (error) => error === 'why');
}

let done = false;
async function run() {
  assert.throws(() => new CompressionStream('zip'), { code: 'ERR_INVALID_ARG_VALUE' });
  assert.throws(() => new DecompressionStream(), { code: 'ERR_INVALID_ARG_VALUE' });
  for (const format of ['deflate', 'deflate-raw', 'gzip', 'brotli']) await thereAndBack(format);
  await badData();
  await leftOver();
  done = true;
}
run();
process.on('exit', () => assert.ok(done));
