'use strict';
// spawn: streams, events in order, exit codes and signals, errors, options.
const assert = require('node:assert');
const { spawn } = require('node:child_process');
const { once } = require('node:events');

function textOf(stream) {
  let text = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => { text += chunk; });
  return () => text;
}

async function run() {
  // A child's whole life.
  const events = [];
  const child = spawn('sh', ['-c', 'cat; echo "$X" >&2; pwd; exit 3'],
    { env: { ...process.env, X: 'y z' }, cwd: '/' });
  for (const name of ['spawn', 'exit', 'close']) {
    child.on(name, (...args) => events.push([name, ...args]));
  }
  const out = textOf(child.stdout);
  const err = textOf(child.stderr);
  assert(Number.isInteger(child.pid));
  child.stdin.write('a');
  child.stdin.end('b');
  await once(child, 'close');
  assert.deepStrictEqual(events, [['spawn'], ['exit', 3, null], ['close', 3, null]]);
  assert.strictEqual(out(), 'ab/\n');
  assert.strictEqual(err(), 'y z\n');
  assert.strictEqual(child.exitCode, 3);
  assert.strictEqual(child.kill(), false);

  // Signals.
  const sleeper = spawn('sleep', ['100'], { stdio: 'ignore' });
  assert.strictEqual(sleeper.stdin, null);
  assert.strictEqual(sleeper.kill('SIGINT'), true);
  assert.deepStrictEqual(await once(sleeper, 'exit'), [null, 'SIGINT']);
  assert.strictEqual(sleeper.killed, true);
  assert.throws(() => sleeper.kill('SIGNONE'), { code: 'ERR_UNKNOWN_SIGNAL' });

  // What does not start.
  const missing = spawn('no-such-program', ['a']);
  assert.strictEqual(missing.pid, undefined);
  const [error] = await once(missing, 'error');
  assert.deepStrictEqual({ ...error }, {
    errno: -2, code: 'ENOENT', syscall: 'spawn no-such-program', path: 'no-such-program',
    spawnargs: ['a'],
  });
  const nowhere = spawn('true', { cwd: '/no/such/folder' });
  assert.strictEqual((await once(nowhere, 'error'))[0].code, 'ENOENT');

  // A shell, argv0, more pipes than three.
  const piped = spawn('printf %s "$0" >&3; cat <&4 >&3', {
    shell: true, argv0: 'my shell', stdio: ['ignore', 'ignore', 'inherit', 'pipe', 'pipe'],
  });
  const third = textOf(piped.stdio[3]);
  piped.stdio[4].end('!');
  assert.deepStrictEqual(await once(piped, 'close'), [0, null]);
  assert.match(third(), /!$/);

  // AbortSignal and timeout.
  const controller = new AbortController();
  const aborted = spawn('sleep', ['100'], { signal: controller.signal });
  const failure = once(aborted, 'error');
  controller.abort();
  const [reason] = await failure;
  assert.strictEqual(reason.name, 'AbortError');
  const late = spawn('sleep', ['100'], { timeout: 10, killSignal: 'SIGKILL' });
  assert.deepStrictEqual(await once(late, 'exit'), [null, 'SIGKILL']);
}

assert.throws(() => spawn(''), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => spawn('a\0b'), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => spawn('a', ['\0']), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => spawn('a', 1), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => spawn('a', { cwd: 1 }), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => spawn('a', { stdio: 'x' }), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => spawn('a', { stdio: ['ipc', 'ipc'] }), { code: 'ERR_IPC_ONE_PIPE' });
assert.throws(() => spawn('a', { killSignal: 'x' }), { code: 'ERR_UNKNOWN_SIGNAL' });
assert.throws(() => spawn('a', { timeout: -1 }), { code: 'ERR_OUT_OF_RANGE' });
run();
