'use strict';
// diagnostics_channel: publish, stores, tracing.

const assert = require('node:assert');
const { AsyncLocalStorage } = require('node:async_hooks');
const { channel, subscribe, unsubscribe, hasSubscribers, tracingChannel } =
  require('node:diagnostics_channel');

const log = [];
const listener = (message, name) => log.push([name, message]);
const test = channel('test');
assert.strictEqual(channel('test'), test);
test.publish(0);
subscribe('test', listener);
assert.ok(hasSubscribers('test') && test.hasSubscribers);
test.publish(1);
assert.strictEqual(unsubscribe('test', listener), true);
assert.strictEqual(unsubscribe('test', listener), false);
test.publish(2);
assert.deepStrictEqual(log.splice(0), [['test', 1]]);

const storage = new AsyncLocalStorage();
test.bindStore(storage, (data) => data.id);
test.runStores({ id: 7 }, () => assert.strictEqual(storage.getStore(), 7));
assert.strictEqual(storage.getStore(), undefined);
assert.strictEqual(test.unbindStore(storage), true);

const tracing = tracingChannel('work');
const names = ['start', 'end', 'asyncStart', 'asyncEnd', 'error'];
tracing.subscribe(Object.fromEntries(names.map((name) => [name, () => log.push(name)])));
assert.strictEqual(tracing.traceSync(() => 5), 5);
assert.deepStrictEqual(log.splice(0), ['start', 'end']);
assert.throws(() => tracing.traceSync(() => { throw new Error('no'); }), { message: 'no' });
assert.deepStrictEqual(log.splice(0), ['start', 'error', 'end']);
tracing.traceCallback((callback) => callback(null, 1), -1, {}, null, () => log.push('callback'));
assert.deepStrictEqual(log.splice(0), ['start', 'asyncStart', 'callback', 'asyncEnd', 'end']);
tracing.tracePromise(async () => 3).then((value) => {
  assert.strictEqual(value, 3);
  assert.deepStrictEqual(log.splice(0), ['start', 'end', 'asyncStart', 'asyncEnd']);
});
assert.throws(() => channel(1), { code: 'ERR_INVALID_ARG_TYPE' });
