'use strict';
// stream/consumers: everything a stream gives, as one value.
const assert = require('node:assert');
const { Readable } = require('node:stream');
const consumers = require('node:stream/consumers');

const euro = Buffer.from('\u20ac');
const split = () => Readable.from([euro.subarray(0, 1), euro.subarray(1), 'x']);

async function run() {
  assert.strictEqual(await consumers.text(split()), '\u20acx');
  assert.deepStrictEqual(await consumers.buffer(split()), Buffer.from('\u20acx'));
  const bytes = await consumers.bytes(split());
  assert.strictEqual(Object.getPrototypeOf(bytes), Uint8Array.prototype);
  assert.strictEqual(bytes.length, 4);
  const memory = await consumers.arrayBuffer(split());
  assert.ok(memory instanceof ArrayBuffer);
  assert.strictEqual(memory.byteLength, 4);
  assert.deepStrictEqual(await consumers.json(Readable.from(['{"a":', '1}'])), { a: 1 });
  await assert.rejects(consumers.json(Readable.from(['{'])), SyntaxError);
  await assert.rejects(consumers.text(new Readable({
    read() {
      this.destroy(new Error('bad'));
    },
  })), /bad/);
}

let done = false;
run().then(() => {
  done = true;
});
process.on('exit', () => assert.strictEqual(done, true));
