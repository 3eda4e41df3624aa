'use strict';
// Ticks, promise jobs, immediates and timers run in Node's order, after every kind of callback.
const assert = require('assert');

const seen = [];
const log = (name) => () => seen.push(name);

setTimeout(() => {
  seen.push('timer 1');
  process.nextTick(log('tick of timer 1'));
  Promise.resolve().then(log('job of timer 1'));
}, 1);
setTimeout(log('timer 2'), 1);
process.nextTick(() => {
  seen.push('tick 1');
  Promise.resolve().then(() => {
    seen.push('job of tick 1');
    process.nextTick(log('tick of that job'));
  });
  process.nextTick(log('tick of tick 1'));
});
queueMicrotask(() => {
  seen.push('job 1');
  process.nextTick(log('tick of job 1'));
  queueMicrotask(log('job of job 1'));
});
(async () => {
  seen.push('async starts');
  await null;
  seen.push('after await');
})();
process.nextTick(log('tick 2'));
seen.push('main');

process.on('exit', () => {
  assert.deepStrictEqual(seen, [
    'async starts', 'main', 'tick 1', 'tick 2', 'tick of tick 1', 'job 1', 'after await',
    'job of tick 1', 'job of job 1', 'tick of job 1', 'tick of that job', 'timer 1',
    'tick of timer 1', 'job of timer 1', 'timer 2',
  ]);
});
