'use strict';
// exec and execFile: output, failures, limits, promises; process.execPath runs a program.
const assert = require('node:assert');
const { exec, execFile } = require('node:child_process');
const { promisify } = require('node:util');

async function run() {
  assert.deepStrictEqual(await promisify(exec)('echo out; echo err >&2'),
    { stdout: 'out\n', stderr: 'err\n' });
  const script = 'process.stdout.write(process.argv.slice(1).join() + process.execArgv.length)';
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script, 'a', 'b']);
  assert.match(stdout, /^a,b\d$/);
  const bytes = await promisify(execFile)('printf', ['x'], { encoding: 'buffer' });
  assert.deepStrictEqual(bytes.stdout, Buffer.from('x'));

  await assert.rejects(promisify(exec)('echo no >&2; exit 5'), {
    message: 'Command failed: echo no >&2; exit 5\nno\n', code: 5, killed: false, signal: null,
    cmd: 'echo no >&2; exit 5', stdout: '', stderr: 'no\n',
  });
  await assert.rejects(promisify(execFile)('no-such-program', ['x']),
    { code: 'ENOENT', syscall: 'spawn no-such-program', cmd: 'no-such-program x' });
  await assert.rejects(promisify(execFile)('sleep', ['100'], { timeout: 10 }),
    { killed: true, signal: 'SIGTERM', code: null });
  await assert.rejects(promisify(exec)('echo 123456; sleep 100', { maxBuffer: 3 }),
    { code: 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER', stdout: '123' });
  const controller = new AbortController();
  const promise = promisify(execFile)('sleep', ['100'], { signal: controller.signal });
  assert(promise.child.pid > 0);
  controller.abort();
  await assert.rejects(promise, { name: 'AbortError' });
}

assert.throws(() => exec(1), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => execFile('a', [], 'x'), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => execFile('a', { maxBuffer: -1 }), { code: 'ERR_OUT_OF_RANGE' });
run();
