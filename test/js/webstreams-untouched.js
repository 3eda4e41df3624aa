'use strict';
// Web streams work the same when a program has put things on Object.prototype and Promise.
const assert = require('node:assert');
const { ReadableStream, TransformStream, WritableStream } = require('node:stream/web');

const names = ['highWaterMark', 'size', 'start', 'pull', 'state', 'queue', 'type'];
async function run() {
  const seen = [];
  const { then } = Promise.prototype;
  for (const name of names) {
    Object.defineProperty(Object.prototype, name, {
      configurable: true,
      set() {
        seen.push(`set ${name}`);
      },
      get: undefined,
    });
  }
  let piped;
  const taken = [];
  try {
    piped = ReadableStream.from([1, 2]).pipeThrough(new TransformStream())
      .pipeTo(new WritableStream({ write: (chunk) => taken.push(chunk) }));
    Promise.prototype.then = () => seen.push('then');
  } finally {
    Promise.prototype.then = then;
    for (const name of names) delete Object.prototype[name];
  }
  await piped;
  assert.deepStrictEqual(taken, [1, 2]);
  assert.deepStrictEqual(seen, []);
}

let done = false;
run().then(() => {
  done = true;
});
process.on('exit', () => assert.ok(done));
