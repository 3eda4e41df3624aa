'use strict';
// pipe(): events, ends, unpipe(), several destinations, errors of a destination.
const assert = require('node:assert');
const { PassThrough, Readable, Stream, Writable } = require('node:stream');

function sink(log, delay) {
  return new Writable({
    highWaterMark: 2,
    write(chunk, encoding, callback) {
      log.push(chunk.toString());
      delay(callback);
    },
  });
}

// Two destinations, one slow: both get everything.
const source = new Readable({ read() {} });
const fast = [];
const slow = [];
const one = sink(fast, (callback) => callback());
const two = sink(slow, setImmediate);
const events = [];
one.on('pipe', (from) => events.push(from === source ? 'pipe' : 'other'));
one.on('unpipe', () => events.push('unpipe'));
one.on('finish', () => events.push('finish'));
assert.strictEqual(source.pipe(one), one);
source.pipe(two);
assert.strictEqual(source._readableState.pipes.length, 2);
for (const word of ['aa', 'bb', 'cc']) source.push(word);
source.push(null);

// unpipe() stops, and what comes later stays in the queue.
const kept = new Readable({ read() {} });
const taken = [];
const third = sink(taken, (callback) => callback());
kept.pipe(third);
kept.push('1');
setImmediate(() => {
  kept.unpipe(third);
  assert.strictEqual(kept.readableFlowing, false);
  kept.push('2');
  setImmediate(() => {
    assert.deepStrictEqual(taken, ['1']);
    assert.strictEqual(kept.read().toString(), '2');
    assert.strictEqual(third.writableEnded, false);
  });
});

// `end: false` leaves the destination open.
const open = new PassThrough();
Readable.from(['x']).pipe(open, { end: false }).on('data', () => {
  setImmediate(() => assert.strictEqual(open.writableEnded, false));
});

// A destination's error unpipes it, and is thrown when nobody listens.
const broken = new Writable({
  write(chunk, encoding, callback) {
    callback(new Error('broken'));
  },
});
let seen = 0;
broken.on('unpipe', () => seen++);
broken.on('error', (err) => {
  seen++;
  assert.strictEqual(err.message, 'broken');
});
Readable.from(['x', 'y']).pipe(broken);
process.once('uncaughtException', (err) => {
  seen++;
  assert.strictEqual(err.message, 'unheard');
});
Readable.from(['x']).pipe(new Writable({
  write(chunk, encoding, callback) {
    callback(new Error('unheard'));
  },
}));

// The first streams: emitters of 'data' and 'end'.
const old = new Stream();
old.readable = true;
const oldWords = [];
const oldSink = new Stream();
oldSink.writable = true;
oldSink.write = (chunk) => oldWords.push(chunk) > 1;
oldSink.end = () => oldWords.push('end');
let pauses = 0;
old.pause = () => pauses++;
old.pipe(oldSink);
old.emit('data', 'a');
old.emit('data', 'b');
old.emit('end');
old.emit('data', 'late');
assert.deepStrictEqual(oldWords, ['a', 'b', 'end']);
assert.strictEqual(pauses, 1);

// wrap() makes a Readable of one.
const ancient = new Stream();
const wrapped = new Readable({ encoding: 'utf8' }).wrap(ancient);
const words = [];
wrapped.on('data', (word) => words.push(word));
ancient.emit('data', Buffer.from('old'));
ancient.emit('end');

// A Writable cannot be piped from.
const dead = new Writable();
dead.on('error', (err) => {
  seen++;
  assert.strictEqual(err.code, 'ERR_STREAM_CANNOT_PIPE');
});
dead.pipe(new PassThrough());

process.on('exit', () => {
  assert.deepStrictEqual(fast, ['aa', 'bb', 'cc']);
  assert.deepStrictEqual(slow, ['aa', 'bb', 'cc']);
  assert.deepStrictEqual(events, ['pipe', 'finish', 'unpipe']);
  assert.deepStrictEqual(words, ['old']);
  assert.strictEqual(seen, 4);
});
