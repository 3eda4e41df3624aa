'use strict';
// ReadableStream: chunks, ends, errors and what it refuses.
const assert = require('node:assert');
const { ReadableStream, ByteLengthQueuingStrategy, CountQueuingStrategy } =
  require('node:stream/web');

const invalidState = { name: 'TypeError', code: 'ERR_INVALID_STATE' };

async function chunksAndEnd() {
  let pulls = 0;
  const stream = new ReadableStream({
    pull(controller) {
      if (++pulls === 3) controller.close();
      else controller.enqueue(pulls);
    },
  });
  const reader = stream.getReader();
  assert.strictEqual(stream.locked, true);
  assert.deepStrictEqual(await reader.read(), { value: 1, done: false });
  assert.deepStrictEqual(await reader.read(), { value: 2, done: false });
  assert.deepStrictEqual(await reader.read(), { value: undefined, done: true });
  await reader.closed;
  assert.throws(() => stream.getReader(), invalidState);
  reader.releaseLock();
  assert.strictEqual(stream.locked, false);
  await assert.rejects(reader.read(), invalidState);
  await assert.rejects(reader.closed, invalidState);
}

async function waitingReads() {
  let controller;
  const stream = new ReadableStream({
    start(given) {
      controller = given;
    },
  });
  const reader = stream.getReader();
  const reads = [reader.read(), reader.read(), reader.read()];
  controller.enqueue('a');
  controller.enqueue('b');
  controller.close();
  assert.deepStrictEqual((await Promise.all(reads)).map((read) => read.value),
                         ['a', 'b', undefined]);
  assert.throws(() => controller.enqueue('c'), invalidState);
  assert.throws(() => controller.close(), invalidState);
}

async function errors() {
  const boom = new Error('boom');
  const failing = new ReadableStream({
    pull() {
      throw boom;
    },
  });
  const reader = failing.getReader();
  await assert.rejects(reader.read(), boom);
  await assert.rejects(reader.closed, boom);
  let reason;
  const cancelled = new ReadableStream({
    cancel(given) {
      reason = given;
    },
  });
  await cancelled.cancel('enough');
  assert.strictEqual(reason, 'enough');
  const sized = { size: () => -1 };
  assert.throws(() => new ReadableStream({
    start(controller) {
      controller.enqueue(1);
    },
  }, sized), { name: 'RangeError', code: 'ERR_INVALID_ARG_VALUE' });
}

async function iteration() {
  const seen = [];
  const source = () => ReadableStream.from([1, 2, 3]);
  for await (const value of source()) seen.push(value);
  assert.deepStrictEqual(seen, [1, 2, 3]);
  const left = source();
  for await (const value of left.values({ preventCancel: true })) {
    assert.strictEqual(value, 1);
    break;
  }
  assert.deepStrictEqual(await left.getReader().read(), { value: 2, done: false });
  async function* slowly() {
    yield 'x';
    yield 'y';
  }
  assert.deepStrictEqual(await Array.fromAsync(ReadableStream.from(slowly())), ['x', 'y']);
  assert.throws(() => ReadableStream.from({}), { code: 'ERR_ARG_NOT_ITERABLE' });
}

async function tee() {
  const [one, two] = ReadableStream.from(['a', 'b']).tee();
  assert.deepStrictEqual(await Array.fromAsync(one), ['a', 'b']);
  assert.deepStrictEqual(await Array.fromAsync(two), ['a', 'b']);
}

function refusals() {
  assert.throws(() => new ReadableStream(1), { code: 'ERR_INVALID_ARG_TYPE' });
  assert.throws(() => new ReadableStream({ type: 'x' }), { code: 'ERR_INVALID_ARG_VALUE' });
  assert.throws(() => new ReadableStream({}, { highWaterMark: -1 }),
                { name: 'RangeError', code: 'ERR_INVALID_ARG_VALUE' });
  assert.throws(() => ReadableStream.prototype.getReader.call({}), { code: 'ERR_INVALID_THIS' });
  assert.throws(() => new ReadableStream().getReader({ mode: 'byob' }),
                { code: 'ERR_INVALID_ARG_VALUE' });
  assert.throws(() => new CountQueuingStrategy({}), { code: 'ERR_MISSING_OPTION' });
  assert.strictEqual(new ByteLengthQueuingStrategy({ highWaterMark: 5 }).highWaterMark, 5);
  assert.strictEqual(new CountQueuingStrategy({ highWaterMark: 5 }).size(), 1);
}

let done = false;
async function run() {
  for (const part of [chunksAndEnd, waitingReads, errors, iteration, tee, refusals]) await part();
  done = true;
}
run();
process.on('exit', () => assert.ok(done));
