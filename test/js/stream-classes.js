'use strict';
// Ways to make a stream class, how the classes relate, and the state that programs look at.
const assert = require('node:assert');
const util = require('node:util');
const stream = require('node:stream');
const { Duplex, PassThrough, Readable, Stream, Transform, Writable } = stream;

assert.strictEqual(stream, Stream);
assert.strictEqual(stream.Stream, Stream);
assert.strictEqual(stream.promises, require('node:stream/promises'));
assert.strictEqual(util.promisify(stream.pipeline), stream.promises.pipeline);
assert.strictEqual(util.promisify(stream.finished), stream.promises.finished);

// With util.inherits and a call without new.
function Old(options) {
  if (!(this instanceof Old)) return new Old(options);
  Transform.call(this, options);
  this.count = 0;
}
util.inherits(Old, Transform);
Old.prototype._transform = function(chunk, encoding, callback) {
  this.count++;
  this.push(chunk);
  callback();
};
const old = Old({ highWaterMark: 5 });
assert.strictEqual(old.readableHighWaterMark, 5);
old.end('x');
assert.strictEqual(old.read().toString(), 'x');
assert.strictEqual(old.count, 1);
for (const Class of [Old, Transform, Duplex, Readable, Writable, Stream]) {
  assert.ok(old instanceof Class);
}
assert.ok(!(new Readable() instanceof Writable));
assert.ok(!(new Writable() instanceof Readable));
for (const Class of [Readable, Writable, Duplex, Transform, PassThrough]) {
  assert.ok(Class() instanceof Class);
}

// With class.
class Counter extends Readable {
  #left = 3;

  _read() {
    this.push(this.#left === 0 ? null : String(this.#left--));
  }
}
let text = '';
new Counter({ encoding: 'utf8' }).on('data', (chunk) => {
  text += chunk;
}).on('end', () => assert.strictEqual(text, '321'));

// The states.
const duplex = new Duplex({ read() {}, write() {}, readableObjectMode: true });
assert.deepStrictEqual([duplex.readableObjectMode, duplex.writableObjectMode], [true, false]);
assert.deepStrictEqual([duplex.readableHighWaterMark, duplex.writableHighWaterMark], [16, 65536]);
const r = duplex._readableState;
const w = duplex._writableState;
assert.deepStrictEqual(
  [r.flowing, r.ended, r.endEmitted, r.reading, r.length, r.destroyed, r.pipes.length],
  [null, false, false, false, 0, false, 0]);
assert.deepStrictEqual(
  [w.ended, w.ending, w.finished, w.needDrain, w.length, w.corked, w.writing, w.objectMode],
  [false, false, false, false, 0, 0, false, false]);
duplex.push('x');
assert.strictEqual(r.buffer.length, 1);
duplex.write('abc');
assert.deepStrictEqual([w.writing, w.length], [true, 3]);
duplex.end();
assert.deepStrictEqual([w.ending, w.ended, duplex.writable], [true, true, false]);
duplex._readableState.ended = true;
assert.strictEqual(r.ended, true);

const half = new Duplex({ readable: false, write() {} });
assert.deepStrictEqual([half.readable, half.writable], [false, true]);

// allowHalfOpen: false ends the writable side with the readable one.
const whole = new Duplex({ allowHalfOpen: false, read() {}, write() {} });
whole.on('finish', () => assert.strictEqual(whole.writableEnded, true));
whole.resume();
whole.push(null);

// Rejections of async listeners end the stream.
const rejecting = new Readable({ captureRejections: true, read() {} });
rejecting.on('data', async () => {
  throw new Error('async');
});
let caught;
rejecting.on('error', (err) => {
  caught = err.message;
});
rejecting.push('x');

// Questions.
assert.strictEqual(stream.isReadable(new Readable()), true);
assert.strictEqual(stream.isReadable({}), null);
assert.strictEqual(stream.isWritable(new Writable()), true);
assert.strictEqual(stream.isDisturbed(new Readable()), false);
assert.strictEqual(stream.isErrored(rejecting), false);
assert.strictEqual(stream.getDefaultHighWaterMark(false), 65536);
assert.strictEqual(stream.getDefaultHighWaterMark(true), 16);
stream.setDefaultHighWaterMark(true, 3);
assert.strictEqual(new PassThrough({ objectMode: true }).readableHighWaterMark, 3);
assert.throws(() => stream.setDefaultHighWaterMark(true, -1), { code: 'ERR_OUT_OF_RANGE' });

process.on('exit', () => {
  assert.strictEqual(text, '321');
  assert.strictEqual(caught, 'async');
  assert.strictEqual(stream.isErrored(rejecting), true);
  assert.strictEqual(whole.destroyed, true);
});
