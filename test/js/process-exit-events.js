'use strict';
// 'beforeExit' and 'exit', exitCode, what an exit listener may still do.
const assert = require('assert');

const seen = [];
assert.strictEqual(process.exitCode, undefined);
for (const wrong of [{}, [], true, 'x', '', Symbol('x')]) {
  assert.throws(() => { process.exitCode = wrong; }, { code: 'ERR_INVALID_ARG_TYPE' });
}
assert.throws(() => { process.exitCode = 1.5; }, { code: 'ERR_OUT_OF_RANGE' });
assert.throws(() => process.exit(1.5), { code: 'ERR_OUT_OF_RANGE' });
process.exitCode = '3';
assert.strictEqual(process.exitCode, 3);

let rounds = 0;
process.on('beforeExit', (code) => {
  seen.push(`before ${code}`);
  if (rounds++ === 0) setImmediate(() => seen.push('again'));
  else process.exitCode = 0;
});
process.on('exit', (code) => {
  assert.strictEqual(code, 0);
  assert.strictEqual(process._exiting, true);
  assert.deepStrictEqual(seen, ['before 3', 'again', 'before 3']);
  process.nextTick(() => { throw new Error('not after exit'); });
  setTimeout(() => { throw new Error('not after exit'); }, 0);
});
process.on('exit', () => process.exit()); // within 'exit': ends now, no second event
