'use strict';
// process.on('uncaughtException'): who is asked, with what, and that the program goes on.
const assert = require('node:assert');

const seen = [];
process.on('uncaughtExceptionMonitor', (error, origin) => seen.push('monitor', error, origin));
process.on('uncaughtException', (error, origin) => seen.push('listener', error, origin));

const thrown = new Error('thrown');
setTimeout(() => {
  assert.deepStrictEqual(seen.splice(0),
    ['monitor', thrown, 'uncaughtException', 'listener', thrown, 'uncaughtException']);
  process.nextTick(() => { throw undefined; });
  setImmediate(() => {
    assert.deepStrictEqual(seen.splice(0),
      ['monitor', undefined, 'uncaughtException', 'listener', undefined, 'uncaughtException']);
    queueMicrotask(() => { throw thrown; });
    setImmediate(() => {
      assert.strictEqual(seen.splice(0)[1], thrown);
      Promise.reject(thrown);
      setImmediate(() => {
        assert.deepStrictEqual(seen.splice(0),
          ['monitor', thrown, 'unhandledRejection', 'listener', thrown, 'unhandledRejection']);
        process.removeAllListeners('uncaughtException');
        seen.push('done');
      });
    });
  });
}, 1);
process.on('exit', (code) => {
  assert.strictEqual(code, 0);
  assert.deepStrictEqual(seen, ['done']);
});
throw thrown;
