'use strict';
// pipeTo and pipeThrough: chunks, closing, errors both ways, signals; transforms.
const assert = require('node:assert');
const {
  ReadableStream, TextDecoderStream, TextEncoderStream, TransformStream, WritableStream,
} = require('node:stream/web');

function collector(list, more) {
  return new WritableStream({
    write(chunk) {
      list.push(chunk);
    },
    ...more,
  });
}

async function chunks() {
  const seen = [];
  let isClosed = false;
  const close = () => {
    isClosed = true;
  };
  await ReadableStream.from([1, 2, 3]).pipeTo(collector(seen, { close }));
  assert.deepStrictEqual(seen, [1, 2, 3]);
  assert.strictEqual(isClosed, true);
  const open = collector(seen);
  await ReadableStream.from([4]).pipeTo(open, { preventClose: true });
  assert.strictEqual(open.locked, false);
  await open.getWriter().write(5);
  assert.deepStrictEqual(seen, [1, 2, 3, 4, 5]);
}

async function errors() {
  const boom = new Error('boom');
  let aborted;
  await assert.rejects(new ReadableStream({
    pull(controller) {
      controller.error(boom);
    },
  }).pipeTo(new WritableStream({
    abort(reason) {
      aborted = reason;
    },
  })), boom);
  assert.strictEqual(aborted, boom);
  let cancelled;
  await assert.rejects(new ReadableStream({
    pull(controller) {
      controller.enqueue(1);
    },
    cancel(reason) {
      cancelled = reason;
    },
  }).pipeTo(new WritableStream({
    write() {
      throw boom;
    },
  })), boom);
  assert.strictEqual(cancelled, boom);
}

async function signals() {
  const controller = new AbortController();
  const piped = new ReadableStream().pipeTo(new WritableStream(), { signal: controller.signal });
  controller.abort();
  await assert.rejects(piped, { name: 'AbortError' });
  await assert.rejects(new ReadableStream().pipeTo(new WritableStream(), { signal: 1 }),
                       { code: 'ERR_INVALID_ARG_TYPE' });
  await assert.rejects(new ReadableStream().pipeTo(), { code: 'ERR_INVALID_ARG_TYPE' });
}

async function transforms() {
  const doubled = ReadableStream.from([1, 2]).pipeThrough(new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(chunk * 2);
    },
    flush(controller) {
      controller.enqueue('end');
    },
  }));
  assert.deepStrictEqual(await Array.fromAsync(doubled), [2, 4, 'end']);
  const stopped = new TransformStream({
    start(controller) {
      controller.terminate();
    },
  });
  const writer = stopped.writable.getWriter();
  writer.closed.catch(() => {});
  await assert.rejects(writer.write(1), { code: 'ERR_INVALID_STATE' });
  const identity = new TransformStream();
  const source = identity.writable.getWriter();
  source.write('same');
  assert.strictEqual((await identity.readable.getReader().read()).value, 'same');
}

async function text() {
  const parts = ['a\ud83d', '\ude00b', '\ud800'];
  const bytes = await Array.fromAsync(ReadableStream.from(parts)
    .pipeThrough(new TextEncoderStream()));
  assert.strictEqual(Buffer.concat(bytes).toString(), 'a\u{1f600}b\ufffd');
  const split = ReadableStream.from([Buffer.from([0xe2, 0x82]), Buffer.from([0xac])]);
  assert.strictEqual((await Array.fromAsync(split.pipeThrough(new TextDecoderStream()))).join(''),
                     '\u20ac');
  const wrong = ReadableStream.from([Buffer.from([0xff])]);
  await assert.rejects(Array.fromAsync(
    wrong.pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))), TypeError);
}

let done = false;
async function run() {
  for (const part of [chunks, errors, signals, transforms, text]) await part();
  done = true;
}
run();
process.on('exit', () => assert.ok(done));
