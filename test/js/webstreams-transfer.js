'use strict';
// Web streams change hands by structuredClone and postMessage.
const assert = require('node:assert');

const locked = (what) => ({ name: 'DataCloneError', message: `Cannot transfer a locked ${what}` });

async function readable() {
  const stream = ReadableStream.from([1, { a: 2 }, 'x']);
  const copy = structuredClone(stream, { transfer: [stream] });
  assert.notStrictEqual(copy, stream);
  assert.strictEqual(stream.locked, true);
  assert.throws(() => structuredClone(stream, { transfer: [stream] }), locked('ReadableStream'));
  assert.deepStrictEqual(await Array.fromAsync(copy), [1, { a: 2 }, 'x']);
  const failing = new ReadableStream({
    pull(controller) {
      controller.error(new Error('boom'));
    },
  });
  const other = structuredClone(failing, { transfer: [failing] });
  await assert.rejects(other.getReader().read(), /boom/);
  let reason;
  const cancelled = new ReadableStream({
    cancel(given) {
      reason = given;
    },
  });
  await structuredClone(cancelled, { transfer: [cancelled] }).cancel('enough');
  while (reason === undefined) await new Promise((resolve) => setImmediate(resolve));
  assert.strictEqual(reason, 'enough');
}

async function writable() {
  const seen = [];
  const { promise, resolve } = Promise.withResolvers();
  const stream = new WritableStream({
    write: (chunk) => {
      seen.push(chunk);
    },
    close: resolve,
  });
  const writer = structuredClone({ stream }, { transfer: [stream] }).stream.getWriter();
  await writer.write('a');
  await writer.write('b');
  await writer.close();
  await promise;
  assert.deepStrictEqual(seen, ['a', 'b']);
  const held = new WritableStream();
  held.getWriter();
  assert.throws(() => structuredClone(held, { transfer: [held] }), locked('WritableStream'));
}

async function transform() {
  const stream = new TransformStream({
    transform(chunk, controller) {
      controller.enqueue(chunk * 2);
    },
  });
  const copy = structuredClone(stream, { transfer: [stream] });
  const writer = copy.writable.getWriter();
  writer.write(4);
  writer.close();
  assert.deepStrictEqual(await Array.fromAsync(copy.readable), [8]);
}

async function ports() {
  const { port1, port2 } = new MessageChannel();
  const stream = ReadableStream.from(['p']);
  const received = new Promise((resolve) => port2.once('message', resolve));
  assert.throws(() => port1.postMessage(stream), { name: 'DataCloneError' });
  port1.postMessage(stream, [stream]);
  assert.deepStrictEqual(await Array.fromAsync(await received), ['p']);
  port2.close();
}

let done = false;
async function run() {
  const alive = setInterval(() => {}, 1000); // the streams keep no process alive
  for (const part of [readable, writable, transform, ports]) await part();
  clearInterval(alive);
  done = true;
}
run();
process.on('exit', () => assert.ok(done));
