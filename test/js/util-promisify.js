'use strict';
// Functions with callbacks as functions that return promises, and back.
const assert = require('node:assert');
const { callbackify, promisify } = require('node:util');

function add(a, b, callback) {
  process.nextTick(callback, a < 0 ? new RangeError('negative') : null, a + b + (this?.c ?? 0));
}
add.extra = 1;

(async () => {
  const added = promisify(add);
  assert.strictEqual(added.name, 'add');
  assert.strictEqual(added.length, 3);
  assert.strictEqual(added.extra, 1);
  assert.strictEqual(await added(1, 2), 3);
  assert.strictEqual(await added.call({ c: 4 }, 1, 2), 7);
  await assert.rejects(added(-1, 2), RangeError);
  assert.strictEqual(promisify(added), added);

  const own = () => 'own';
  add[promisify.custom] = own;
  assert.strictEqual(promisify(add), own);
  assert.strictEqual(promisify.custom, Symbol.for('nodejs.util.promisify.custom'));
  assert.throws(() => promisify(5), { code: 'ERR_INVALID_ARG_TYPE' });
  assert.throws(() => promisify(Object.assign(() => {}, { [promisify.custom]: 5 })),
    { code: 'ERR_INVALID_ARG_TYPE' });

  const back = callbackify(async function half(n) {
    if (n === 0) throw null;
    return n / 2 + (this?.c ?? 0);
  });
  assert.strictEqual(back.name, 'halfCallbackified');
  assert.strictEqual(back.length, 2);
  assert.strictEqual(await promisify(back).call({ c: 1 }, 4), 3);
  await assert.rejects(promisify(back)(0), { code: 'ERR_FALSY_VALUE_REJECTION', reason: null });
  assert.throws(() => back(1), { code: 'ERR_INVALID_ARG_TYPE' });
})().then(() => { process.done = true; });
process.on('exit', () => assert(process.done));
