'use strict';
// pipeline(): success, errors at each place, functions, promises, abort, end: false.
const assert = require('node:assert');
const { pipeline, PassThrough, Readable, Transform, Writable } = require('node:stream');
const promises = require('node:stream/promises');

function sink(chunks = []) {
  return new Writable({
    write(chunk, encoding, callback) {
      chunks.push(chunk.toString());
      callback();
    },
  });
}

let calls = 0;
const chunks = [];
const last = sink(chunks);
const upper = new Transform({
  transform(chunk, encoding, callback) {
    callback(null, chunk.toString().toUpperCase());
  },
});
assert.strictEqual(pipeline(Readable.from(['a', 'b']), upper, last, (err) => {
  calls++;
  assert.strictEqual(err, undefined);
  assert.deepStrictEqual(chunks, ['A', 'B']);
  assert.strictEqual(last.writableFinished, true);
}), last);

// Whoever fails, all are destroyed and the error is reported once.
for (const place of [0, 1, 2]) {
  const stages = [new PassThrough(), new PassThrough(), sink()];
  stages[0].write('x');
  pipeline(stages, (err) => {
    calls++;
    assert.strictEqual(err.message, `stage ${place}`);
    for (const stage of stages) assert.strictEqual(stage.destroyed, true);
  });
  setImmediate(() => stages[place].destroy(new Error(`stage ${place}`)));
}

// One that closes too early.
const early = new PassThrough();
pipeline(early, sink(), (err) => {
  calls++;
  assert.strictEqual(err.code, 'ERR_STREAM_PREMATURE_CLOSE');
});
early.destroy();

// Functions as source, between and last; the last one's value is handed on.
pipeline(
  function* () {
    yield 'x';
    yield 'y';
  },
  async function* (source) {
    for await (const chunk of source) yield chunk + chunk;
  },
  async (source) => {
    let all = '';
    for await (const chunk of source) all += chunk;
    return all;
  },
  (err, value) => {
    calls++;
    assert.strictEqual(err, undefined);
    assert.strictEqual(value, 'xxyy');
  });

// A transform that is a function and throws.
pipeline(Readable.from(['x']), async function* (source) { // eslint-disable-line require-yield
  for await (const chunk of source) throw new Error(`no ${chunk}`);
}, sink(), (err) => {
  calls++;
  assert.strictEqual(err.message, 'no x');
});

async function asPromises() {
  const got = [];
  await promises.pipeline([Buffer.from('1'), Buffer.from('2')], sink(got));
  assert.deepStrictEqual(got, ['1', '2']);
  await assert.rejects(promises.pipeline(Readable.from(['x']), new Transform({
    transform: (chunk, encoding, callback) => callback(new Error('bad')),
  }), sink()), /^Error: bad$/);

  // An abort destroys all.
  const controller = new AbortController();
  const endless = new Readable({ read() {} });
  const running = promises.pipeline(endless, sink(), { signal: controller.signal });
  controller.abort(new Error('why'));
  await assert.rejects(running, (err) => {
    assert.strictEqual(err.name, 'AbortError');
    assert.strictEqual(err.code, 'ABORT_ERR');
    assert.strictEqual(err.cause.message, 'why');
    return true;
  });
  assert.strictEqual(endless.destroyed, true);

  // The last stream may stay open.
  const open = new PassThrough();
  await promises.pipeline(Readable.from(['x']), open, { end: false });
  assert.strictEqual(open.writableEnded, false);
  assert.strictEqual(open.read().toString(), 'x');
  calls++;
}
asPromises();

assert.throws(() => pipeline(new PassThrough(), sink()), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => pipeline(new PassThrough(), () => {}), { code: 'ERR_MISSING_ARGS' });
assert.throws(() => pipeline(() => {}, sink(), () => {}), { code: 'ERR_INVALID_RETURN_VALUE' });

process.on('exit', () => assert.strictEqual(calls, 8));
