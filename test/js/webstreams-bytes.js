'use strict';
// Byte streams: memory that the reader brings, min, tee, and what is refused.
const assert = require('node:assert');
const { ReadableStream } = require('node:stream/web');

const invalidState = { name: 'TypeError', code: 'ERR_INVALID_STATE' };

/** Gives 1, 2, 3, ... up to `count`, `step` bytes a pull. */
function counting(count, step) {
  let next = 1;
  return new ReadableStream({
    type: 'bytes',
    pull(controller) {
      const bytes = new Uint8Array(Math.min(step, count - next + 1)).map(() => next++);
      controller.enqueue(bytes);
      if (next > count) controller.close();
    },
  });
}

async function ownMemory() {
  const reader = counting(10, 3).getReader({ mode: 'byob' });
  const view = new Uint8Array(8);
  const first = await reader.read(view);
  assert.strictEqual(view.byteLength, 0); // its memory has moved
  assert.deepStrictEqual(first, { value: new Uint8Array([1, 2, 3]), done: false });
  assert.strictEqual(first.value.buffer.byteLength, 8);
  const more = await reader.read(new Uint8Array(8), { min: 5 });
  assert.ok(more.value.length >= 5);
  assert.deepStrictEqual([...more.value].slice(0, 5), [4, 5, 6, 7, 8]);
}

async function requests() {
  let request;
  const stream = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      request = controller.byobRequest;
      request.view.set([7, 8]);
      request.respond(2);
      assert.strictEqual(request.view, null);
      assert.throws(() => request.respond(1), invalidState);
    },
  });
  const reader = stream.getReader({ mode: 'byob' });
  const { value } = await reader.read(new Uint16Array(2));
  assert.deepStrictEqual(value, new Uint16Array(new Uint8Array([7, 8]).buffer));
}

async function automatic() {
  const stream = new ReadableStream({
    type: 'bytes',
    autoAllocateChunkSize: 4,
    pull(controller) {
      controller.byobRequest.view[0] = 9;
      controller.byobRequest.respond(1);
    },
  });
  const { value } = await stream.getReader().read();
  assert.deepStrictEqual(value, new Uint8Array([9]));
}

async function tee() {
  const [one, two] = counting(6, 4).tee();
  const [a, b] = await Promise.all([Array.fromAsync(one), Array.fromAsync(two)]);
  const flat = (chunks) => chunks.flatMap((chunk) => [...chunk]);
  assert.deepStrictEqual(flat(a), [1, 2, 3, 4, 5, 6]);
  assert.deepStrictEqual(flat(b), [1, 2, 3, 4, 5, 6]);
  assert.notStrictEqual(a[0].buffer, b[0].buffer);
}

async function refusals() {
  const stream = () => new ReadableStream({ type: 'bytes' }).getReader({ mode: 'byob' });
  await assert.rejects(stream().read(), { code: 'ERR_INVALID_ARG_TYPE' });
  await assert.rejects(stream().read(new Uint8Array(0)), invalidState);
  await assert.rejects(stream().read(new Uint8Array(2), { min: 3 }), { code: 'ERR_OUT_OF_RANGE' });
  await assert.rejects(stream().read(new Uint8Array(2), { min: 0 }),
                       { code: 'ERR_INVALID_ARG_VALUE' });
  const bytes = new Uint8Array(4);
  bytes.buffer.transfer();
  await assert.rejects(stream().read(bytes), invalidState);
  assert.throws(() => new ReadableStream({
    type: 'bytes',
    start(controller) {
      controller.enqueue('text');
    },
  }), { code: 'ERR_INVALID_ARG_TYPE' });
  assert.throws(() => new ReadableStream({ type: 'bytes' }, { size: () => 1 }),
                { name: 'RangeError', code: 'ERR_INVALID_ARG_VALUE' });
}

let done = false;
async function run() {
  for (const part of [ownMemory, requests, automatic, tee, refusals]) await part();
  done = true;
}
run();
process.on('exit', () => assert.ok(done));
