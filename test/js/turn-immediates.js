'use strict';
// What an immediate starts waits for the next turn; ticks and jobs run between immediates.
const assert = require('assert');

const seen = [];
setImmediate(() => {
  seen.push(1);
  setImmediate(() => seen.push(4));
  process.nextTick(() => seen.push('tick'));
  Promise.resolve().then(() => seen.push('job'));
});
setImmediate(() => seen.push(2));
const cleared = setImmediate(() => seen.push('never'));
clearImmediate(cleared);
setImmediate(() => seen.push(3)).unref().ref();

process.on('exit', () => assert.deepStrictEqual(seen, [1, 'tick', 'job', 2, 3, 4]));
