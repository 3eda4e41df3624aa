'use strict';
// Readable.from and Duplex.from: what they accept, how they end.
const assert = require('node:assert');
const { Duplex, PassThrough, Readable, Writable, pipeline } = require('node:stream');

async function all(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
}

async function readableFrom() {
  assert.deepStrictEqual(await all(Readable.from([1, Promise.resolve(2), 3])), [1, 2, 3]);
  assert.deepStrictEqual(await all(Readable.from('a string')), ['a string']);
  assert.deepStrictEqual(await all(Readable.from((async function* () {
    yield 'a';
    yield 'b';
  })())), ['a', 'b']);
  assert.strictEqual(Readable.from([1]).readableObjectMode, true);
  assert.strictEqual(Readable.from([1], { objectMode: false }).readableObjectMode, false);
  assert.throws(() => Readable.from(5), { code: 'ERR_INVALID_ARG_TYPE' });
  await assert.rejects(all(Readable.from([null])), { code: 'ERR_STREAM_NULL_VALUES' });
  await assert.rejects(all(Readable.from((function* () { // eslint-disable-line require-yield
    throw new Error('inside');
  })())), /inside/);

  // The iterator learns that nobody wants more.
  let cleaned = false;
  const endless = Readable.from((function* () {
    try {
      for (;;) yield 'x';
    } finally {
      cleaned = true;
    }
  })());
  for await (const chunk of endless) {
    assert.strictEqual(chunk, 'x');
    break;
  }
  await new Promise((resolve) => endless.on('close', resolve));
  assert.strictEqual(cleaned, true);
}

async function duplexFrom() {
  const both = new PassThrough();
  assert.strictEqual(Duplex.from(both), both);

  const readOnly = Duplex.from(Readable.from(['a', 'b']));
  assert.strictEqual(readOnly.writable, false);
  assert.deepStrictEqual(await all(readOnly), ['a', 'b']);

  const written = [];
  const writeOnly = Duplex.from(new Writable({
    write(chunk, encoding, callback) {
      written.push(chunk.toString());
      callback();
    },
  }));
  assert.strictEqual(writeOnly.readable, false);
  await new Promise((resolve) => writeOnly.end('x', resolve));
  assert.deepStrictEqual(written, ['x']);

  const pair = Duplex.from({ readable: Readable.from(['in']), writable: new PassThrough() });
  assert.deepStrictEqual([pair.readable, pair.writable], [true, true]);
  pair.on('error', (err) => assert.strictEqual(err.name, 'AbortError'));
  pair.destroy();

  assert.deepStrictEqual(await all(Duplex.from([1, 2])), [1, 2]);
  assert.deepStrictEqual(await all(Duplex.from(Promise.resolve('later'))), ['later']);
  await assert.rejects(all(Duplex.from(Promise.reject(new Error('never')))), /never/);
  assert.throws(() => Duplex.from(5), { code: 'ERR_INVALID_ARG_TYPE' });

  const doubled = Duplex.from(async function* (source) {
    for await (const chunk of source) yield `${chunk}${chunk}`;
  });
  doubled.write('a');
  doubled.end('b');
  assert.strictEqual((await all(doubled)).join(''), 'aabb');

  const seen = [];
  await new Promise((resolve, reject) => {
    pipeline(['1', '2'], Duplex.from(async (source) => {
      for await (const chunk of source) seen.push(chunk);
    }), (err) => (err ? reject(err) : resolve()));
  });
  assert.deepStrictEqual(seen, ['1', '2']);
}

let done = 0;
readableFrom().then(() => done++);
duplexFrom().then(() => done++);
process.on('exit', () => assert.strictEqual(done, 2));
