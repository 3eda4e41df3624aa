'use strict';
// process.on('rejectionHandled'): a promise that was told of and is taken care of later, in any
// way.
const assert = require('node:assert');

const handlers = {
  catch: (p) => p.catch(() => {}),
  then: (p) => p.then(null, () => {}),
  finally: (p) => p.finally(() => {}).catch(() => {}),
  all: (p) => Promise.all([p]).catch(() => {}),
  async: async (p) => {
    try {
      await p;
    } catch { /* that is the point */ }
  },
};
const names = Object.keys(handlers);
const promises = names.map((name) => Promise.reject(name));
const unhandled = [];
const handled = [];
process.on('unhandledRejection', (reason, promise) => {
  assert.strictEqual(promise, promises[names.indexOf(reason)]);
  unhandled.push(reason);
});
process.on('rejectionHandled', (promise) => handled.push(names[promises.indexOf(promise)]));

setImmediate(() => {
  assert.deepStrictEqual(unhandled, names);
  assert.deepStrictEqual(handled, []);
  names.forEach((name, i) => handlers[name](promises[i]));
  // Once only.
  promises.forEach((promise) => promise.catch(() => {}));
  for (const promise of promises) assert.strictEqual(promise.constructor, Promise);
});
process.on('exit', () => assert.deepStrictEqual(handled, names));
