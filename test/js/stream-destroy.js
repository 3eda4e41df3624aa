'use strict';
// destroy(): what is called and emitted, in which order; construct; autoDestroy and emitClose.
const assert = require('node:assert');
const { Readable, Writable, Duplex, Stream } = require('node:stream');

function watch(stream, log) {
  for (const event of ['error', 'end', 'finish', 'close']) {
    stream.on(event, (err) => log.push(err ? `${event} ${err.message}` : event));
  }
  return stream;
}

const plain = [];
const one = watch(new Readable({
  read() {},
  destroy(err, callback) {
    plain.push(`_destroy ${err.message}`);
    callback(err);
  },
}), plain);
const done = (err) => plain.push(`callback ${err.message}`);
assert.strictEqual(one.destroy(new Error('x'), done), one);
assert.strictEqual(one.destroyed, true);
assert.strictEqual(one.readable, false);
assert.strictEqual(one.errored.message, 'x');
plain.push('sync');
process.nextTick(() => plain.push('tick'));
one.destroy(new Error('ignored'));
one.push('ignored');

// Without an error there is only 'close'; queued writes fail.
const queued = [];
const two = watch(new Writable({
  write: (chunk, encoding, callback) => setImmediate(callback),
}), queued);
two.write('a', (err) => queued.push(`a ${err?.code}`));
two.write('b', (err) => queued.push(`b ${err?.code}`));
two.destroy();

// _construct() comes first, and its error ends all.
const built = [];
const three = watch(new Duplex({
  construct(callback) {
    built.push('construct');
    setImmediate(callback);
  },
  read() {
    built.push('read');
    this.push(null);
  },
  write(chunk, encoding, callback) {
    built.push(`write ${chunk}`);
    callback();
  },
}), built);
three.resume();
three.end('data');
built.push('sync');
const broken = [];
watch(new Writable({
  construct: (callback) => callback(new Error('born broken')),
  write: () => assert.fail(),
}), broken).write('x', (err) => broken.push(`write ${err.message}`));

// Streams go by themselves when they are done, unless told not to.
const stays = new Readable({ autoDestroy: false, read() {} });
stays.push(null);
stays.resume();
stays.on('close', () => assert.fail());
stays.on('end', () => setImmediate(() => assert.strictEqual(stays.destroyed, false)));
const mute = new Readable({ emitClose: false, read() {} });
mute.on('close', () => assert.fail());
mute.destroy();

// An error thrown in read().
const thrown = [];
watch(new Readable({
  read() {
    throw new Error('in read');
  },
}), thrown).resume();

// stream.destroy on what has only close().
const old = new Stream();
let closed = 0;
old.close = () => closed++;
Stream.destroy(old);
assert.strictEqual(closed, 1);
assert.strictEqual(Stream.isDestroyed(old), true);

process.on('exit', () => {
  assert.deepStrictEqual(plain, ['_destroy x', 'callback x', 'sync', 'error x', 'close', 'tick']);
  assert.deepStrictEqual(queued, ['close', 'a undefined', 'b ERR_STREAM_DESTROYED']);
  assert.deepStrictEqual(built, ['sync', 'construct', 'write data', 'finish', 'read', 'end',
                                 'close']);
  assert.deepStrictEqual(broken, ['write born broken', 'error born broken', 'close']);
  assert.deepStrictEqual(thrown, ['error in read', 'close']);
});
