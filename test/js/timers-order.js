'use strict';
// Timers of one duration come in the order of their start, others in that of their due times; what a
// callback starts or clears counts at once.
const assert = require('assert');

const seen = [];
setTimeout(() => seen.push('last'), 200);
setTimeout(() => seen.push('a1'), 5);
const dropped = setTimeout(() => seen.push('never'), 5);
setTimeout(() => {
  seen.push('a2');
  clearTimeout(next);
  setTimeout(() => seen.push('inner'), 0);
}, 5);
const next = setTimeout(() => seen.push('cleared by the one before'), 5);
setTimeout(() => seen.push('a3'), 5);
clearTimeout(dropped);
process.on('exit', () => {
  // On a machine that stalls, 'last' may be due before 'inner' is started, and 'a3' a millisecond
  // later than 'a2'.
  assert.deepStrictEqual(seen.filter((name) => name !== 'inner'), ['a1', 'a2', 'a3', 'last']);
  assert.ok(seen.indexOf('inner') > seen.indexOf('a2'));
});
