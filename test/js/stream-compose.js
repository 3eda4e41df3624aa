'use strict';
// compose() joins stages to one Duplex; duplexPair() makes two that are connected.
const assert = require('node:assert');
const { PassThrough, Readable, Transform, compose, duplexPair } = require('node:stream');

async function text(stream) {
  let all = '';
  for await (const chunk of stream) all += chunk;
  return all;
}

function transform(change) {
  return new Transform({
    transform(chunk, encoding, callback) {
      callback(null, change(chunk.toString()));
    },
  });
}

async function run() {
  const joined = compose(
    transform((word) => word.toUpperCase()),
    async function* (source) {
      for await (const chunk of source) yield `<${chunk}>`;
    },
    transform((word) => `${word}\n`));
  joined.write('a');
  joined.end('b');
  assert.strictEqual(await text(joined), '<A>\n<B>\n');

  const source = Readable.from(['x', 'y']).compose(transform((word) => word + word));
  assert.strictEqual(await text(source), 'xxyy');

  const broken = compose(new PassThrough(), new Transform({
    transform: (chunk, encoding, callback) => callback(new Error('bad')),
  }));
  broken.end('x');
  await assert.rejects(text(broken), /bad/);

  assert.throws(() => compose(), { code: 'ERR_MISSING_ARGS' });
  assert.throws(() => compose(new PassThrough(), Readable.from(['x'])), {
    code: 'ERR_INVALID_ARG_VALUE',
  });

  const [left, right] = duplexPair();
  right.on('data', (chunk) => right.end(`${chunk} pong`));
  left.end('ping');
  assert.strictEqual(await text(left), 'ping pong');
}

let done = false;
run().then(() => {
  done = true;
});
process.on('exit', () => assert.strictEqual(done, true));
