'use strict';
// Paused and flowing mode of Readable: read(), unshift(), setEncoding(), pause(), 'readable'.
const assert = require('node:assert');
const { Readable } = require('node:stream');

function source(options) {
  return new Readable({ read() {}, ...options });
}

// read(): a chunk as it was pushed; read(n): across chunks, null when there is not so much.
const chunks = source();
chunks.push('abc');
chunks.push('de');
chunks.push(Buffer.from('fghij'));
assert.strictEqual(chunks.read(4).toString(), 'abcd');
assert.strictEqual(chunks.read().toString(), 'e');
assert.strictEqual(chunks.read(6), null);
assert.strictEqual(chunks.readableLength, 5);
chunks.push(null);
assert.strictEqual(chunks.read(6).toString(), 'fghij');
assert.strictEqual(chunks.read(), null);

// unshift() puts back in front.
const back = source();
back.push('world');
back.unshift('hello ');
assert.strictEqual(back.read(11).toString(), 'hello world');

// With an encoding, characters that are split over chunks come out whole.
const euro = Buffer.from('\u20ac1');
const text = source({ encoding: 'utf8' });
text.push(euro.subarray(0, 1));
text.push(euro.subarray(1, 2));
assert.strictEqual(text.read(), null);
text.push(euro.subarray(2));
assert.strictEqual(text.read(), '\u20ac1');
assert.strictEqual(text.readableEncoding, 'utf8');
const late = source();
late.push(euro.subarray(0, 2));
late.push(euro.subarray(2));
late.setEncoding('utf8');
assert.strictEqual(late.readableLength, 2);
assert.strictEqual(late.read(), '\u20ac1');
assert.throws(() => source().setEncoding('nope'), { code: 'ERR_UNKNOWN_ENCODING' });

// What can be pushed.
const bytes = source();
bytes.push(new Uint16Array([0x6261]));
assert.ok(Buffer.isBuffer(bytes.read(2)));
const bad = source();
bad.on('error', (err) => assert.strictEqual(err.code, 'ERR_INVALID_ARG_TYPE'));
assert.strictEqual(bad.push({}), false);
const over = source();
over.on('error', (err) => assert.strictEqual(err.code, 'ERR_STREAM_PUSH_AFTER_EOF'));
over.push(null);
assert.strictEqual(over.push('x'), false);

// Events in paused mode.
const log = [];
const paused = source();
paused.on('readable', () => {
  log.push('readable');
  for (let chunk; (chunk = paused.read()) !== null;) log.push(chunk.toString());
});
paused.on('end', () => log.push('end'));
paused.on('close', () => log.push('close'));
paused.push('1');
paused.push('2');
setImmediate(() => {
  paused.push('3');
  paused.push(null);
});

// Flowing mode starts with a 'data' listener, stops at pause().
const got = [];
const flowing = source();
assert.strictEqual(flowing.readableFlowing, null);
flowing.on('data', (chunk) => got.push(chunk.toString()));
assert.strictEqual(flowing.readableFlowing, true);
flowing.push('a');
flowing.pause();
assert.strictEqual(flowing.isPaused(), true);
flowing.push('b');
setImmediate(() => {
  assert.deepStrictEqual(got, []);
  flowing.on('resume', () => got.push('resume'));
  flowing.resume();
  setImmediate(() => {
    assert.deepStrictEqual(got, ['resume', 'a', 'b']);
    flowing.push('c');
    // Nothing is before it in the queue: the chunk is there at once.
    assert.deepStrictEqual(got, ['resume', 'a', 'b', 'c']);
    flowing.push(null);
  });
});

// A 'readable' listener wins over a 'data' listener.
const both = source();
both.on('data', () => {});
both.on('readable', () => {});
assert.strictEqual(both.readableFlowing, false);

assert.strictEqual(source().readableHighWaterMark, 65536);
assert.strictEqual(source({ objectMode: true }).readableHighWaterMark, 16);
assert.throws(() => source({ highWaterMark: -1 }), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => chunks.read(2 ** 31), { code: 'ERR_OUT_OF_RANGE' });

process.on('exit', () => {
  assert.deepStrictEqual(log, ['readable', '1', '2', 'readable', '3', 'readable', 'end', 'close']);
  assert.deepStrictEqual(got, ['resume', 'a', 'b', 'c']);
});
