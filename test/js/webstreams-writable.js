'use strict';
// WritableStream: order of writes, backpressure, close, abort, and what it refuses.
const assert = require('node:assert');
const { WritableStream } = require('node:stream/web');

const invalidState = { name: 'TypeError', code: 'ERR_INVALID_STATE' };

async function order() {
  const events = [];
  const stream = new WritableStream({
    start: () => events.push('start'),
    write: async (chunk) => {
      events.push(`write ${chunk}`);
      await null;
      events.push(`wrote ${chunk}`);
    },
    close: () => events.push('close'),
  });
  const writer = stream.getWriter();
  writer.write(1);
  writer.write(2);
  await writer.close();
  assert.deepStrictEqual(events,
                         ['start', 'write 1', 'wrote 1', 'write 2', 'wrote 2', 'close']);
  await writer.closed;
  await assert.rejects(writer.write(3), invalidState);
  await assert.rejects(writer.close(), invalidState);
}

async function backpressure() {
  let finish;
  const stream = new WritableStream({
    write: () => new Promise((resolve) => {
      finish = resolve;
    }),
  }, { highWaterMark: 2 });
  const writer = stream.getWriter();
  await writer.ready;
  assert.strictEqual(writer.desiredSize, 2);
  const first = writer.write('a');
  assert.strictEqual(writer.desiredSize, 1);
  writer.write('b');
  assert.strictEqual(writer.desiredSize, 0);
  let isReady = false;
  const ready = writer.ready.then(() => {
    isReady = true;
  });
  await null;
  assert.strictEqual(isReady, false);
  finish();
  await first;
  await ready;
  assert.strictEqual(writer.desiredSize, 1);
}

async function abort() {
  let signal;
  let reason;
  const stream = new WritableStream({
    start(controller) {
      ({ signal } = controller);
    },
    abort(given) {
      reason = given;
    },
  });
  const writer = stream.getWriter();
  const closed = assert.rejects(writer.closed, (error) => error === 'why');
  await writer.abort('why');
  await closed;
  assert.strictEqual(reason, 'why');
  assert.strictEqual(signal.aborted, true);
  assert.strictEqual(signal.reason, 'why');
  assert.strictEqual(writer.desiredSize, null);
}

async function failures() {
  const boom = new Error('boom');
  const writer = new WritableStream({
    write() {
      throw boom;
    },
  }).getWriter();
  const closed = assert.rejects(writer.closed, boom);
  await assert.rejects(writer.write(), boom);
  await closed;
  await assert.rejects(writer.write(), boom);
}

async function refusals() {
  const stream = new WritableStream();
  const writer = stream.getWriter();
  assert.throws(() => stream.getWriter(), invalidState);
  await assert.rejects(stream.close(), invalidState);
  await assert.rejects(stream.abort(), invalidState);
  writer.releaseLock();
  await assert.rejects(writer.write(1), invalidState);
  assert.throws(() => writer.desiredSize, invalidState);
  assert.throws(() => new WritableStream({ type: 'bytes' }), { code: 'ERR_INVALID_ARG_VALUE' });
  assert.throws(() => new WritableStream({ write: 1 }), { code: 'ERR_INVALID_ARG_TYPE' });
}

let done = false;
async function run() {
  for (const part of [order, backpressure, abort, failures, refusals]) await part();
  done = true;
}
run();
process.on('exit', () => assert.ok(done));
