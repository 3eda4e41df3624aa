'use strict';
// Calls are put together until none came for a while.
const assert = require('node:assert');
const { debounce } = require('node:util');

(async () => {
  const seen = [];
  const f = debounce(function named(a, b) {
    assert.strictEqual(this, f);
    seen.push(a);
    return a * 2;
  }, 5);
  assert.strictEqual(f.name, 'named');
  assert.strictEqual(f.length, 2);
  assert.strictEqual(f.pending, null);
  const first = f(1);
  const second = f(2);
  assert.strictEqual(f.pending, second);
  assert.strictEqual(f.pendingCount, 2);
  assert.deepStrictEqual(await Promise.all([first, second]), [4, 4]);
  assert.deepStrictEqual(seen, [2]);

  const flushed = f(3);
  f.flush();
  assert.deepStrictEqual(seen, [2, 3]);
  assert.strictEqual(await flushed, 6);
  const cancelled = f(4);
  f.cancel('why');
  await assert.rejects(cancelled, { name: 'AbortError', code: 'ABORT_ERR', cause: 'why' });

  const strict = debounce((x) => x, 1, { rejectOnCancel: true });
  const superseded = assert.rejects(strict(1), { name: 'AbortError' });
  assert.strictEqual(await strict(2), 2);
  await superseded;

  const leading = debounce((x) => x, 5, { leading: true });
  const now = leading(1);
  assert.strictEqual(leading.pendingCount, 0);
  assert.deepStrictEqual(await Promise.all([now, leading(2), leading(3)]), [1, 3, 3]);

  await assert.rejects(debounce(() => { throw new TypeError('x'); }, 1)(), TypeError);
  const controller = new AbortController();
  const aborted = debounce(() => {}, 1, { signal: controller.signal });
  const waiting = aborted();
  controller.abort('enough');
  await assert.rejects(waiting, { name: 'AbortError', cause: 'enough' });
  await assert.rejects(aborted(), { name: 'AbortError' });
  assert.throws(() => debounce(() => {}, 1, { signal: controller.signal }), { name: 'AbortError' });
  assert.throws(() => debounce(() => {}, -1), { code: 'ERR_OUT_OF_RANGE' });
  assert.throws(() => debounce(5, 1), { code: 'ERR_INVALID_ARG_TYPE' });
})().then(() => { process.done = true; });
process.on('exit', () => assert(process.done));
