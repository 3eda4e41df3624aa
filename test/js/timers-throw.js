'use strict';
// An error in a timer or an immediate stops none of the others.
const assert = require('assert');

const seen = [];
process.on('uncaughtException', ({ message }) => seen.push(message));
setTimeout(() => { throw new Error('timer'); }, 1);
setTimeout(() => seen.push('after timer'), 1);
const interval = setInterval(() => {
  clearInterval(interval);
  throw new Error('interval');
}, 1);
setImmediate(() => { throw new Error('immediate'); });
setImmediate(() => seen.push('after immediate'));
process.on('exit', () => {
  assert.deepStrictEqual(seen.sort(),
    ['after immediate', 'after timer', 'immediate', 'interval', 'timer']);
});
