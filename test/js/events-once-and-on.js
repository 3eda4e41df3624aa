'use strict';
// events.once() and events.on(): events as promises and as an async iterator.

const assert = require('node:assert');
const EventEmitter = require('node:events');
const { once, on } = EventEmitter;

async function testOnce() {
  const emitter = new EventEmitter();
  const waiting = once(emitter, 'x');
  emitter.emit('x', 1, 2);
  assert.deepStrictEqual(await waiting, [1, 2]);
  assert.strictEqual(emitter.listenerCount('error'), 0);

  const failing = once(emitter, 'x');
  emitter.emit('error', new Error('no'));
  await assert.rejects(failing, { message: 'no' });
  assert.strictEqual(emitter.listenerCount('x'), 0);

  const controller = new AbortController();
  const aborted = once(emitter, 'x', { signal: controller.signal });
  controller.abort();
  await assert.rejects(aborted, { name: 'AbortError', code: 'ABORT_ERR' });
  await assert.rejects(once({}, 'x'), { code: 'ERR_INVALID_ARG_TYPE' });

  const target = new EventTarget();
  const event = new Event('x');
  const dispatched = once(target, 'x');
  target.dispatchEvent(event);
  assert.deepStrictEqual(await dispatched, [event]);
}

async function testOn() {
  const emitter = new EventEmitter();
  const seen = [];
  const events = on(emitter, 'x', { close: ['end'] });
  emitter.emit('x', 1);
  emitter.emit('x', 2, 3);
  process.nextTick(() => {
    emitter.emit('x', 4);
    emitter.emit('end');
  });
  for await (const args of events) seen.push(args);
  assert.deepStrictEqual(seen, [[1], [2, 3], [4]]);
  assert.strictEqual(emitter.listenerCount('x'), 0);

  const failing = on(emitter, 'x');
  emitter.emit('x', 1);
  emitter.emit('error', new Error('no'));
  assert.deepStrictEqual(await failing.next(), { value: [1], done: false });
  await assert.rejects(failing.next(), { message: 'no' });
  assert.deepStrictEqual(await failing.next(), { value: undefined, done: true });
}

async function testMarks() {
  const emitter = new EventEmitter();
  const log = [];
  emitter.pause = () => log.push('pause');
  emitter.resume = () => log.push('resume');
  const events = on(emitter, 'x', { highWaterMark: 2, lowWaterMark: 1 });
  for (let i = 0; i < 4; i++) emitter.emit('x', i);
  assert.deepStrictEqual(log, ['pause']);
  for (let i = 0; i < 4; i++) assert.deepStrictEqual((await events.next()).value, [i]);
  assert.deepStrictEqual(log, ['pause', 'resume']);
  await events.return();
}

testOnce().then(testOn).then(testMarks).catch((err) => process.nextTick(() => { throw err; }));
