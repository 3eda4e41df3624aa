'use strict';
// finished(): what counts as the end of each kind of stream; cleanup, abort, promise.
const assert = require('node:assert');
const { finished, Duplex, PassThrough, Readable, Writable } = require('node:stream');
const promises = require('node:stream/promises');

let calls = 0;
function expect(code) {
  return (err) => {
    calls++;
    assert.strictEqual(err?.code ?? err?.message, code);
  };
}

const readable = Readable.from(['a']);
finished(readable, expect(undefined));
readable.resume();

const writable = new Writable({ write: (chunk, encoding, callback) => callback() });
finished(writable, expect(undefined));
writable.end('x');

// A Duplex is over when both sides are; each side can be watched alone.
const duplex = new PassThrough();
const order = [];
finished(duplex, { readable: false }, () => order.push('written'));
finished(duplex, { writable: false }, () => order.push('read'));
finished(duplex, () => order.push('both'));
duplex.end('x');
setImmediate(() => {
  assert.deepStrictEqual(order, ['written']);
  duplex.resume();
});

// Errors, and closing too early.
const failed = new Readable({ read() {} });
finished(failed, expect('bad'));
failed.destroy(new Error('bad'));
const cut = new Readable({ read() {} });
finished(cut, expect('ERR_STREAM_PREMATURE_CLOSE'));
cut.destroy();

// What is over already is reported on the next tick.
const old = new Duplex({ read() {}, write() {} });
old.destroy();
old.on('close', () => {
  let later = false;
  finished(old, (err) => {
    assert.strictEqual(later, true);
    expect('ERR_STREAM_PREMATURE_CLOSE')(err);
  });
  later = true;
});

// The returned function takes all listeners off.
const watched = new Writable({ write() {} });
const before = watched.eventNames().length;
const cleanup = finished(watched, () => assert.fail());
assert.ok(watched.eventNames().length > before);
cleanup();
assert.strictEqual(watched.eventNames().length, before);
watched.destroy();

const controller = new AbortController();
const waiting = new Writable({ write() {} });
finished(waiting, { signal: controller.signal }, expect('ABORT_ERR'));
controller.abort();

async function asPromises() {
  const source = Readable.from(['a']);
  source.resume();
  await promises.finished(source, { cleanup: true });
  assert.strictEqual(source.listenerCount('end'), 0);
  const broken = new Readable({ read() {} });
  setImmediate(() => broken.destroy(new Error('later')));
  await assert.rejects(promises.finished(broken), /later/);
  calls++;
}
asPromises();

assert.throws(() => finished({}, () => {}), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => finished(readable), { code: 'ERR_INVALID_ARG_TYPE' });

process.on('exit', () => {
  assert.deepStrictEqual(order, ['written', 'read', 'both']);
  assert.strictEqual(calls, 7);
});
