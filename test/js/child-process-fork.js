'use strict';
// fork: messages both ways, early ones too, in order; disconnecting; what can't be sent.
const assert = require('node:assert');
const { fork } = require('node:child_process');
const { once } = require('node:events');

if (process.argv[2] === 'child') {
  assert.strictEqual(process.connected, true);
  assert.strictEqual(process.env.NODE_CHANNEL_FD, undefined);
  // Messages wait until somebody listens.
  setImmediate(() => {
    process.on('message', (message) => {
      process.send(message === 'big' ? 'ß'.repeat(300000) : { got: message });
      if (message === 'end') setImmediate(() => process.disconnect());
    });
  });
  process.on('disconnect', () => { process.exitCode = 9; });
  return;
}

async function run() {
  const child = fork(__filename, ['child']);
  const sent = ['text', 1, true, { a: [null, 'ü\n'] }, 'big', 'end'];
  const got = [];
  child.on('message', (message) => {
    got.push(message);
    if (got.length === sent.length - 1) child.send('end');
  });
  for (const message of sent.slice(0, -1)) assert.strictEqual(child.send(message), true);
  const [code] = await once(child, 'close');
  assert.strictEqual(code, 9);
  assert.strictEqual(child.connected, false);
  assert.deepStrictEqual(got, sent.map((message) => (
    message === 'big' ? 'ß'.repeat(300000) : { got: message })));
  child.on('error', (error) => assert.strictEqual(error.code, 'ERR_IPC_CHANNEL_CLOSED'));
  assert.strictEqual(child.send('late'), false);
  await once(child, 'error');

  // A child whose parent goes away ends when nothing else holds it.
  const other = fork(__filename, ['child'], { silent: true });
  assert(other.stdout !== null);
  other.on('disconnect', () => assert.strictEqual(other.connected, false));
  other.send('x', (error) => assert.strictEqual(error, null));
  other.once('message', () => other.disconnect());
  assert.deepStrictEqual(await once(other, 'exit'), [9, null]);

  assert.throws(() => fork(1), { code: 'ERR_INVALID_ARG_TYPE' });
  assert.throws(() => fork('x', { stdio: ['pipe'] }), { code: 'ERR_CHILD_PROCESS_IPC_REQUIRED' });
  const kept = fork(__filename, ['child']);
  assert.throws(() => kept.send(), { code: 'ERR_MISSING_ARGS' });
  assert.throws(() => kept.send(Symbol('x')), { code: 'ERR_INVALID_ARG_TYPE' });
  assert.throws(() => kept.send('x', {}), { code: 'ERR_INVALID_HANDLE_TYPE' });
  kept.kill();
}

run();
