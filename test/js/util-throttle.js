'use strict';
// No more than so many calls start in an interval; the others wait, or are dropped.
const assert = require('node:assert');
const { throttle } = require('node:util');

(async () => {
  for (const strict of [false, true]) {
    const starts = [];
    const f = throttle(function named(a) {
      starts.push(Number(process.hrtime.bigint()) / 1e6);
      return a;
    }, 2, 300, { strict });
    assert.strictEqual(f.name, 'named');
    assert.strictEqual(f.hasImmediateCapacity(), true);
    const all = [f(1), f(2), f(3), f(4), f(5)];
    assert.strictEqual(starts.length, 2);
    assert.strictEqual(f.pendingCount, 3);
    assert.strictEqual(f.activeCount, 2);
    assert.strictEqual(f.hasImmediateCapacity(), false);
    assert.deepStrictEqual(await Promise.all(all), [1, 2, 3, 4, 5]);
    assert(starts[2] - starts[0] >= 298 && starts[4] - starts[2] >= 298);
  }

  const drop = throttle((a) => a, 1, 1000, { overflow: 'drop' });
  assert.strictEqual(await drop(1), 1);
  await assert.rejects(drop(2), { code: 'ERR_THROTTLED' });
  drop(3); // its rejection may be ignored

  const short = throttle((a) => a, 1, 10, { maxPending: 1 });
  short(1);
  const waits = short(2);
  await assert.rejects(short(3), { code: 'ERR_THROTTLED' });
  assert.strictEqual(await waits, 2);

  let release;
  const one = throttle(() => new Promise((resolve) => { release = resolve; }), 9, 1,
    { concurrency: 1 });
  const running = one();
  const queued = one();
  assert.deepStrictEqual([one.activeCount, one.pendingCount], [1, 1]);
  one.cancel('why');
  await assert.rejects(queued, { name: 'AbortError', cause: 'why' });
  release('done');
  assert.strictEqual(await running, 'done');

  assert.throws(() => throttle(() => {}, 0, 1), { code: 'ERR_OUT_OF_RANGE' });
  assert.throws(() => throttle(() => {}, 1, 1, { overflow: 'x' }),
    { code: 'ERR_INVALID_ARG_VALUE' });
})().then(() => { process.done = true; });
process.on('exit', () => assert(process.done));
