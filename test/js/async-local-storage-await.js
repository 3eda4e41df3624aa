'use strict';
// The store survives an await of what is no promise, and jobs for thenables.
// Where the engine's queue of jobs can't be followed (EDDY_ENGINE_FAST=0) it doesn't.

const assert = require('node:assert');
const { AsyncLocalStorage } = require('node:async_hooks');

if (process.env.EDDY_ENGINE_FAST === '0') process.exit(0);

const storage = new AsyncLocalStorage();
let checks = 0;
function expect(store) {
  assert.strictEqual(storage.getStore(), store);
  checks++;
}
class Sub extends Promise {}

async function work(store) {
  expect(store);
  await null;
  expect(store);
  await 1;
  await 2;
  expect(store);
  await { then(resolve) { expect(store); resolve(); } };
  expect(store);
  await Sub.resolve(1);
  expect(store);
  for await (const value of [1, Promise.resolve(2)]) {
    assert.ok(value);
    expect(store);
  }
  Promise.resolve({ then(resolve) { expect(store); resolve(); } });
  Promise.resolve().then(() => ({ then(resolve) { expect(store); resolve(); } }))
    .then(() => expect(store)).finally(() => expect(store));
  await storage.run(`${store} inner`, async () => {
    await undefined;
    expect(`${store} inner`);
  });
  expect(store);
  storage.enterWith(`${store} entered`);
  await 0;
  expect(`${store} entered`);
}
for (const store of ['a', 'b', 'c']) storage.run(store, work, store);
work(undefined);
expect(undefined);
process.on('exit', () => assert.strictEqual(checks, 4 * 15 + 1));
