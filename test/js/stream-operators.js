'use strict';
// map, filter and the other array-like methods of Readable.
const assert = require('node:assert');
const { Readable } = require('node:stream');

const numbers = () => Readable.from([1, 2, 3, 4, 5]);

async function run() {
  assert.deepStrictEqual(await numbers().map((n) => n * 2).toArray(), [2, 4, 6, 8, 10]);
  assert.deepStrictEqual(await numbers().filter((n) => n % 2).toArray(), [1, 3, 5]);
  assert.deepStrictEqual(await numbers().flatMap((n) => [n, n]).take(4).toArray(), [1, 1, 2, 2]);
  assert.deepStrictEqual(await numbers().drop(3).toArray(), [4, 5]);
  assert.deepStrictEqual(await numbers().take(0).toArray(), []);
  assert.strictEqual(await numbers().reduce((sum, n) => sum + n), 15);
  assert.strictEqual(await numbers().reduce((sum, n) => sum + n, 10), 25);
  assert.strictEqual(await numbers().some((n) => n > 4), true);
  assert.strictEqual(await numbers().every((n) => n > 4), false);
  assert.strictEqual(await numbers().find((n) => n > 2), 3);
  assert.strictEqual(await numbers().find((n) => n > 9), undefined);
  const seen = [];
  assert.strictEqual(await numbers().forEach((n) => seen.push(n)), undefined);
  assert.deepStrictEqual(seen, [1, 2, 3, 4, 5]);
  await assert.rejects(Readable.from([]).reduce((a, b) => a + b), {
    name: 'TypeError',
    code: 'ERR_MISSING_ARGS',
  });

  // Several at once, yet in order.
  let running = 0;
  let most = 0;
  const slow = numbers().map(async (n) => {
    most = Math.max(most, ++running);
    for (let i = n; i < 6; i++) await new Promise(setImmediate);
    running--;
    return n;
  }, { concurrency: 2 });
  assert.deepStrictEqual(await slow.toArray(), [1, 2, 3, 4, 5]);
  assert.strictEqual(most, 2);

  // An error ends all; an abort, too, and the mapper's signal tells.
  await assert.rejects(numbers().map(() => Promise.reject(new Error('bad'))).toArray(), /bad/);
  const controller = new AbortController();
  let told = false;
  const aborted = numbers().map((n, { signal }) => new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => {
      told = true;
      reject(signal.reason);
    });
    setImmediate(() => controller.abort());
  }), { signal: controller.signal }).toArray();
  await assert.rejects(aborted, { name: 'AbortError' });
  assert.strictEqual(told, true);

  for (const method of ['map', 'filter', 'flatMap']) {
    assert.throws(() => numbers()[method](5), { code: 'ERR_INVALID_ARG_TYPE' });
    assert.throws(() => numbers()[method](() => {}, 5), { code: 'ERR_INVALID_ARG_TYPE' });
    assert.throws(() => numbers()[method](() => {}, { concurrency: 0 }), {
      code: 'ERR_OUT_OF_RANGE',
    });
  }
  assert.throws(() => numbers().take(-1), { code: 'ERR_OUT_OF_RANGE' });
  await assert.rejects(numbers().forEach(5), { code: 'ERR_INVALID_ARG_TYPE' });
}

let done = false;
run().then(() => {
  done = true;
});
process.on('exit', () => assert.strictEqual(done, true));
