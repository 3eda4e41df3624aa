'use strict';
// Transform: one in, none or many out, flush at the end, errors, object mode on one side.
const assert = require('node:assert');
const { Transform, PassThrough } = require('node:stream');

function collect(stream, done) {
  const chunks = [];
  stream.on('data', (chunk) => chunks.push(chunk));
  stream.on('end', () => done(chunks));
}

let ends = 0;
const lines = new Transform({
  readableObjectMode: true,
  transform(chunk, encoding, callback) {
    const parts = ((this.rest ?? '') + chunk).split('\n');
    this.rest = parts.pop();
    for (const part of parts) this.push(part);
    callback();
  },
  flush(callback) {
    callback(null, this.rest);
  },
});
assert.strictEqual(lines.readableObjectMode, true);
assert.strictEqual(lines.writableObjectMode, false);
collect(lines, (chunks) => {
  ends++;
  assert.deepStrictEqual(chunks, ['one', 'two', '', 'three']);
});
lines.write('on');
lines.write('e\ntw');
lines.end('o\n\nthree');

// A class of one's own, asynchronous.
class Upper extends Transform {
  _transform(chunk, encoding, callback) {
    setImmediate(callback, null, chunk.toString().toUpperCase());
  }
}
const upper = new Upper();
collect(upper, (chunks) => {
  ends++;
  assert.strictEqual(Buffer.concat(chunks).toString(), 'ABC');
});
upper.write('a');
upper.write('b');
upper.end('c');

// The write callback waits for room on the readable side.
const full = new PassThrough({ highWaterMark: 1 });
let calls = 0;
full.write('aa', () => calls++);
setImmediate(() => {
  assert.strictEqual(calls, 0);
  assert.strictEqual(full.read().toString(), 'aa');
  setImmediate(() => assert.strictEqual(calls, 1));
});

// Falsy objects pass.
const falsy = new PassThrough({ objectMode: true });
collect(falsy, (chunks) => {
  ends++;
  assert.deepStrictEqual(chunks, [0, false, '']);
});
for (const value of [0, false, '']) falsy.write(value);
falsy.end();

// An error destroys; the chunk's callback gets it.
const failing = new Transform({
  transform(chunk, encoding, callback) {
    callback(new Error('no'));
  },
});
const order = [];
failing.on('error', (err) => order.push(`error ${err.message}`));
failing.on('close', () => order.push('close'));
failing.write('x', (err) => order.push(`callback ${err.message}`));

const empty = new Transform();
empty.on('error', (err) => assert.fail(err));
assert.throws(() => empty.write('x'), { code: 'ERR_METHOD_NOT_IMPLEMENTED' });

process.on('exit', () => {
  assert.strictEqual(ends, 3);
  assert.deepStrictEqual(order, ['callback no', 'error no', 'close']);
});
