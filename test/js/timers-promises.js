'use strict';
// timers/promises and util.promisify of the timers.
const assert = require('assert');
const timers = require('timers');
const promises = require('timers/promises');
const { promisify } = require('util');

assert.strictEqual(timers.promises, promises);
assert.strictEqual(promisify(setTimeout), promises.setTimeout);
assert.strictEqual(promisify(setImmediate), promises.setImmediate);

async function main() {
  assert.strictEqual(await promises.setTimeout(1, 'value'), 'value');
  assert.strictEqual(await promises.setImmediate('value'), 'value');
  await promises.scheduler.wait(1);
  await promises.scheduler.yield();
  assert.throws(() => promises.scheduler.wait.call({}), { code: 'ERR_INVALID_THIS' });

  let rounds = 0;
  for await (const value of promises.setInterval(1, 'tick')) {
    assert.strictEqual(value, 'tick');
    if (++rounds === 3) break;
  }

  const controller = new AbortController();
  const reason = new Error('why');
  const { signal } = controller;
  const waiting = [
    promises.setTimeout(1e6, undefined, { signal }),
    promises.setImmediate(undefined, { signal }),
    promises.setInterval(1e6, undefined, { signal }).next(),
  ];
  controller.abort(reason);
  waiting.push(promises.setTimeout(1, undefined, { signal }));
  for (const promise of waiting) {
    await assert.rejects(promise, { name: 'AbortError', code: 'ABORT_ERR', cause: reason });
  }

  for (const wrong of [1, 'x', null, []]) {
    await assert.rejects(promises.setTimeout(1, 0, wrong), { code: 'ERR_INVALID_ARG_TYPE' });
    await assert.rejects(promises.setImmediate(0, wrong), { code: 'ERR_INVALID_ARG_TYPE' });
  }
  await assert.rejects(promises.setTimeout(1, 0, { signal: {} }), { code: 'ERR_INVALID_ARG_TYPE' });
  await assert.rejects(promises.setTimeout(1, 0, { ref: 1 }), { code: 'ERR_INVALID_ARG_TYPE' });
  await assert.rejects(promises.setTimeout('1'), { code: 'ERR_INVALID_ARG_TYPE' });
}

let isDone = false;
main().then(() => { isDone = true; });
process.on('exit', () => assert(isDone));
