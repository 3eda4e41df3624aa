'use strict';
// An error in an 'exit' listener can still be taken; the exit code stays what it was.
const assert = require('node:assert');

let taken;
process.on('uncaughtException', (error) => { taken = error.message; });
process.on('exit', () => {
  setImmediate(() => assert.fail('nothing runs any more'));
  process.nextTick(() => { if (taken !== 'at exit') process.reallyExit(1); });
  throw new Error('at exit');
});
