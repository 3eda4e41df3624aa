'use strict';
// AsyncLocalStorage: what a run() starts has its store.

const assert = require('node:assert');
const { AsyncLocalStorage, AsyncResource } = require('node:async_hooks');

const storage = new AsyncLocalStorage();
const other = new AsyncLocalStorage({ defaultValue: 'none', name: 'other' });
assert.strictEqual(other.name, 'other');
let checks = 0;
function expect(store) {
  assert.strictEqual(storage.getStore(), store);
  checks++;
}

expect(undefined);
for (const store of ['a', 'b']) {
  storage.run(store, async () => {
    expect(store);
    process.nextTick(() => expect(store));
    setTimeout(() => expect(store), 1);
    setImmediate(() => expect(store));
    queueMicrotask(() => expect(store));
    Promise.resolve().then(() => expect(store));
    Promise.reject(new Error()).catch(() => expect(store));
    await Promise.resolve();
    expect(store);
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(store);
    storage.run('inner', () => expect('inner'));
    expect(store);
    await Promise.all([1, new Promise((resolve) => setImmediate(resolve))]);
    expect(store);
  });
}
expect(undefined);
assert.strictEqual(storage.exit(() => storage.getStore()), undefined);
assert.strictEqual(other.getStore(), 'none');
assert.throws(() => storage.run('x', () => { throw new Error('out'); }), { message: 'out' });
expect(undefined);

const snapshot = storage.run('kept', () => AsyncLocalStorage.snapshot());
assert.strictEqual(snapshot(() => storage.getStore()), 'kept');
const resource = storage.run('resource', () => new AsyncResource('TEST'));
resource.runInAsyncScope(() => expect('resource'));
storage.run('scope', () => other.enterWith('entered'));
assert.strictEqual(other.getStore(), 'entered');
setImmediate(() => assert.strictEqual(other.getStore(), 'entered'));
process.on('exit', () => assert.strictEqual(checks, 28));
