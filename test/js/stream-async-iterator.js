'use strict';
// for await over a stream: order, errors, leaving early, several next() at once.
const assert = require('node:assert');
const { Readable, PassThrough } = require('node:stream');

async function all(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(String(chunk));
  return chunks;
}

async function run() {
  const plain = new PassThrough();
  plain.write('a');
  setImmediate(() => {
    plain.write('b');
    plain.end('c');
  });
  assert.deepStrictEqual(await all(plain), ['a', 'b', 'c']);
  assert.strictEqual(plain.destroyed, true);
  assert.deepStrictEqual(await all(plain), []);

  // Chunks that are there before an error are delivered, then it is thrown.
  const failing = new Readable({ objectMode: true, read() {} });
  failing.push(1);
  setImmediate(() => failing.destroy(new Error('bad')));
  const got = [];
  await assert.rejects(async () => {
    for await (const chunk of failing) got.push(chunk);
  }, /bad/);
  assert.deepStrictEqual(got, [1]);

  // Leaving destroys, unless told not to.
  const left = Readable.from(['x', 'y']);
  for await (const chunk of left) {
    assert.strictEqual(chunk, 'x');
    break;
  }
  assert.strictEqual(left.destroyed, true);
  const stays = Readable.from(['x', 'y']);
  for await (const chunk of stays.iterator({ destroyOnReturn: false })) {
    assert.strictEqual(chunk, 'x');
    break;
  }
  assert.strictEqual(stays.destroyed, false);
  assert.deepStrictEqual(await all(stays), ['y']);

  // Destroyed without an error is too early.
  const cut = new Readable({ read() {} });
  setImmediate(() => cut.destroy());
  await assert.rejects(all(cut), { code: 'ERR_STREAM_PREMATURE_CLOSE' });

  // Calls that come before there is anything are answered in order.
  const late = new Readable({ objectMode: true, read() {} });
  const iterator = late[Symbol.asyncIterator]();
  const answers = [iterator.next(), iterator.next(), iterator.next()];
  late.push('one');
  late.push('two');
  late.push(null);
  assert.deepStrictEqual(await Promise.all(answers), [
    { value: 'one', done: false }, { value: 'two', done: false }, { value: undefined, done: true },
  ]);
  assert.deepStrictEqual(await iterator.next(), { value: undefined, done: true });
  assert.strictEqual(iterator[Symbol.asyncIterator](), iterator);

  // Nothing happens to a stream whose iterator was never asked.
  const idle = new Readable({ read() {} });
  const unused = idle[Symbol.asyncIterator]();
  assert.deepStrictEqual(await unused.return(5), { value: 5, done: true });
  assert.strictEqual(idle.destroyed, false);
  assert.strictEqual(idle.listenerCount('readable'), 0);
}

let done = false;
run().then(() => {
  done = true;
});
process.on('exit', () => assert.strictEqual(done, true));
