'use strict';
// Signals as events; listeners come and go; the process ends though a signal is listened for.
const assert = require('assert');

let count = 0;
process.on('SIGUSR2', (name, number) => {
  assert.strictEqual(name, 'SIGUSR2');
  assert.strictEqual(number, require('os').constants.signals.SIGUSR2);
  if (++count === 1) process.kill(process.pid, 'SIGUSR2');
  else next();
});
const alive = setInterval(() => {}, 1000);
assert.strictEqual(process.kill(process.pid, 'SIGUSR2'), true);

function next() {
  process.removeAllListeners('SIGUSR2');
  process.once('SIGUSR1', () => {
    clearInterval(alive); // SIGTERM's listener below keeps nothing alive
    process.on('SIGTERM', () => {});
  });
  process.kill(process.pid, 10);
}

assert.strictEqual(process.kill(process.pid, 0), true);
assert.throws(() => process.kill(process.pid, 'SIGNOTHING'), { code: 'ERR_UNKNOWN_SIGNAL' });
assert.throws(() => process.kill('x'), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => process.kill(2 ** 22 + 1, 0), { code: 'ESRCH', syscall: 'kill' });
assert.throws(() => process.on('SIGKILL', () => {}), { code: 'EINVAL', syscall: 'uv_signal_start' });
process.on('exit', () => assert.strictEqual(count, 2));
