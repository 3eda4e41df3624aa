'use strict';
// spawnSync, execSync, execFileSync.
const assert = require('node:assert');
const { execFileSync, execSync, spawnSync } = require('node:child_process');

const done = spawnSync('sh', ['-c', 'cat; echo e >&2; exit 2'], { input: 'in', encoding: 'utf8' });
assert.deepStrictEqual(Object.keys(done),
  ['status', 'signal', 'output', 'pid', 'stdout', 'stderr']);
assert.strictEqual(done.status, 2);
assert.strictEqual(done.signal, null);
assert.deepStrictEqual(done.output, [null, 'in', 'e\n']);
assert.strictEqual(done.stdout, 'in');

assert.strictEqual(spawnSync('sh', ['-c', 'kill -9 $$']).signal, 'SIGKILL');
assert.deepStrictEqual(spawnSync('cat', { input: new Uint8Array([1, 2]) }).stdout,
  Buffer.from([1, 2]));
assert.deepStrictEqual(spawnSync('true', { stdio: 'ignore' }).output, [null, null, null]);

const missing = spawnSync('no-such-program', ['x']);
assert.strictEqual(missing.error.code, 'ENOENT');
assert.strictEqual(missing.error.syscall, 'spawnSync no-such-program');
assert.deepStrictEqual(missing.error.spawnargs, ['x']);
assert.strictEqual(missing.status, null);
assert.strictEqual(missing.pid, 0);

const late = spawnSync('sleep', ['100'], { timeout: 10, killSignal: 'SIGKILL' });
assert.strictEqual(late.error.code, 'ETIMEDOUT');
assert.strictEqual(late.signal, 'SIGKILL');
assert.strictEqual(spawnSync('sh', ['-c', 'echo 12345; sleep 100'], { maxBuffer: 2 }).error.code,
  'ENOBUFS');

assert.strictEqual(execSync('echo $X', { env: { X: 'y' }, encoding: 'latin1' }), 'y\n');
assert.strictEqual(execFileSync(process.execPath, ['-p', '6 * 7']).toString(), '42\n');
assert.throws(() => execSync('echo no >&2; exit 4', { stdio: 'pipe' }),
  { message: 'Command failed: echo no >&2; exit 4\nno\n', status: 4 });
assert.throws(() => execFileSync('no-such-program'), { code: 'ENOENT' });
assert.throws(() => spawnSync('true', { stdio: ['ipc'] }), { code: 'ERR_IPC_SYNC_FORK' });
assert.throws(() => spawnSync('true', { input: 1 }), { code: 'ERR_INVALID_ARG_TYPE' });
