'use strict';
// process.on('unhandledRejection'): which promises are told of, and when.
const assert = require('node:assert');

const seen = [];
process.on('unhandledRejection', (reason, promise) => {
  assert.ok(promise instanceof Promise);
  seen.push(reason);
});

Promise.reject('plain');
(async () => { throw 'async'; })();
(async () => { await null; throw 'after await'; })();
new Promise((resolve, reject) => setImmediate(reject, 'later'));
Promise.resolve().finally(() => { throw 'finally'; });
Promise.race([Promise.reject('race'), 1]);

// Taken care of in time: at once, in a job, in a tick, in a tick of a job.
Promise.reject('now').catch(() => {});
const inJob = Promise.reject('job');
queueMicrotask(() => inJob.catch(() => {}));
const inTick = Promise.reject('tick');
process.nextTick(() => inTick.catch(() => {}));
const inBoth = Promise.reject('both');
queueMicrotask(() => process.nextTick(() => inBoth.then(null, () => {})));
Promise.allSettled([Promise.reject('settled')]);
Promise.any([Promise.reject('any'), 1]);
(async () => {
  try {
    await Promise.reject('awaited');
  } catch { /* that is the point */ }
})();

process.on('exit', () => {
  assert.deepStrictEqual(seen.sort(),
    ['after await', 'async', 'finally', 'later', 'plain', 'race']);
});
