'use strict';
// write() says stop at the high water mark, 'drain' says go on; push() likewise.
const assert = require('node:assert');
const { Readable, Writable } = require('node:stream');

const taken = [];
const sink = new Writable({
  highWaterMark: 3,
  write(chunk, encoding, callback) {
    taken.push(chunk.toString());
    setImmediate(callback);
  },
});
assert.strictEqual(sink.write('a'), true);
assert.strictEqual(sink.writableNeedDrain, false);
assert.strictEqual(sink.write('b'), true);
assert.strictEqual(sink.write('c'), false);
assert.strictEqual(sink.writableNeedDrain, true);
assert.strictEqual(sink.writableLength, 3);
assert.strictEqual(sink._writableState.bufferedRequestCount, 2);
let drained = 0;
sink.on('drain', () => {
  drained++;
  assert.strictEqual(sink.writableLength, 0);
  assert.deepStrictEqual(taken, ['a', 'b', 'c']);
});

// A sink that is done at once never asks for a pause.
const quick = new Writable({ highWaterMark: 1, write: (chunk, encoding, callback) => callback() });
assert.strictEqual(quick.write('many bytes'), true);

// A source is asked again only when the queue is below the mark.
let calls = 0;
const source = new Readable({
  highWaterMark: 4,
  read() {
    calls++;
    source.push('xy');
  },
});
source.once('readable', () => {
  setImmediate(() => {
    assert.strictEqual(calls, 2);
    assert.strictEqual(source.readableLength, 4);
    assert.strictEqual(source.read(3).toString(), 'xyx');
  });
});
assert.strictEqual(new Readable({ highWaterMark: 2, read() {} }).push('a'), true);
assert.strictEqual(new Readable({ highWaterMark: 2, read() {} }).push('ab'), false);

// A slow destination stops the source of a pipe.
let made = 0;
const counter = new Readable({
  highWaterMark: 10,
  read() {
    made += 10;
    this.push(made > 1000 ? null : Buffer.alloc(10));
  },
});
let most = 0;
let written = 0;
const slow = new Writable({
  highWaterMark: 10,
  write(chunk, encoding, callback) {
    written += chunk.length;
    most = Math.max(most, made - written);
    setImmediate(callback);
  },
});
counter.pipe(slow);
slow.on('finish', () => {
  assert.strictEqual(written, 1000);
  assert.ok(most <= 40, `${most} bytes waited`);
});

process.on('exit', () => {
  assert.strictEqual(drained, 1);
  assert.strictEqual(written, 1000);
});
