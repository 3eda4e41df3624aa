'use strict';
// Order of callbacks and events of Writable; cork(), writev, encodings, errors of its own.
const assert = require('node:assert');
const { Writable } = require('node:stream');

const log = [];
const sink = new Writable({
  write(chunk, encoding, callback) {
    log.push(`write ${chunk} ${encoding}`);
    callback();
  },
  final(callback) {
    log.push('final');
    callback();
  },
});
for (const event of ['prefinish', 'finish', 'close']) sink.on(event, () => log.push(event));
sink.write('a', () => log.push('written a'));
sink.end('b', () => log.push('end callback'));
log.push('sync');
assert.strictEqual(sink.writableEnded, true);
assert.strictEqual(sink.writableFinished, false);
sink.on('close', () => {
  assert.deepStrictEqual(log, [
    'write a buffer', 'write b buffer', 'final', 'prefinish', 'sync', 'written a', 'end callback',
    'finish', 'close',
  ]);
});

// cork() holds back, uncork() gives all to writev.
const batches = [];
const batcher = new Writable({
  writev(chunks, callback) {
    batches.push(chunks.map(({ chunk }) => chunk.toString()));
    callback();
  },
});
batcher.cork();
batcher.cork();
batcher.write('1');
batcher.write('2');
batcher.uncork();
assert.deepStrictEqual(batches, []);
assert.strictEqual(batcher.writableCorked, 1);
assert.strictEqual(batcher.writableLength, 2);
batcher.uncork();
assert.deepStrictEqual(batches, [['1', '2']]);
batcher.cork();
batcher.write('3');
batcher.end();
assert.deepStrictEqual(batches, [['1', '2'], ['3']]);

// Strings stay strings on demand.
const seen = [];
const raw = new Writable({
  decodeStrings: false,
  write(chunk, encoding, callback) {
    seen.push([chunk, encoding]);
    callback();
  },
});
raw.write('6162', 'hex');
raw.setDefaultEncoding('latin1');
raw.write('x');
assert.deepStrictEqual(seen, [['6162', 'hex'], ['x', 'latin1']]);

// Bad chunks throw; late chunks are errors of the stream.
const never = () => assert.fail('must not be written');
assert.throws(() => new Writable({ write: never }).write(null), {
  code: 'ERR_STREAM_NULL_VALUES',
});
assert.throws(() => new Writable({ write: never }).write(5), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => new Writable({ write: never }).write('x', 'nope'), {
  code: 'ERR_UNKNOWN_ENCODING',
});
let errors = 0;
const ended = new Writable({ write: never });
ended.on('error', (err) => {
  errors++;
  assert.strictEqual(err.code, 'ERR_STREAM_WRITE_AFTER_END');
});
ended.end();
assert.strictEqual(ended.write('late', (err) => {
  errors++;
  assert.strictEqual(err.code, 'ERR_STREAM_WRITE_AFTER_END');
}), false);

// A failing sink fails all that waits, then the stream.
const failed = [];
const failing = new Writable({
  write(chunk, encoding, callback) {
    setImmediate(callback, new Error('sink'));
  },
});
failing.write('1', (err) => failed.push(`1 ${err.message}`));
failing.write('2', (err) => failed.push(`2 ${err.message}`));
failing.end((err) => failed.push(`end ${err.message}`));
failing.on('error', (err) => failed.push(`error ${err.message}`));
failing.on('finish', never);
failing.on('close', () => failed.push('close'));

// A sink that calls back twice.
const twice = new Writable({
  write(chunk, encoding, callback) {
    callback();
    callback();
  },
});
twice.on('error', (err) => {
  errors++;
  assert.strictEqual(err.code, 'ERR_MULTIPLE_CALLBACK');
});
twice.write('x');

process.on('exit', () => {
  assert.strictEqual(errors, 3);
  assert.deepStrictEqual(failed, ['1 sink', '2 sink', 'end sink', 'error sink', 'close']);
  assert.strictEqual(log.length, 9);
});
