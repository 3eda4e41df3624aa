'use strict';
// MessageChannel and MessagePort in one thread.
const assert = require('node:assert');
const { once } = require('node:events');
const { receiveMessageOnPort } = require('node:worker_threads');

async function run() {
  const { port1, port2 } = new MessageChannel();
  const order = [];
  const sent = { a: [1] };
  port2.postMessage(sent);
  sent.a.push('later'); // what is sent is a copy of now
  port2.postMessage('second');
  port1.on('message', (message) => {
    order.push(message);
    process.nextTick(() => order.push('tick'));
  });
  setImmediate(() => order.push('immediate'));
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  assert.deepStrictEqual(order, [{ a: [1] }, 'tick', 'second', 'tick', 'immediate']);
  port1.removeAllListeners('message');

  // Events, and a port that travels.
  const inner = new MessageChannel();
  port1.onmessage = (event) => {
    assert(event instanceof MessageEvent);
    assert.strictEqual(event.ports.length, 1);
    assert.strictEqual(event.ports[0], event.data.port);
    event.data.port.postMessage('through the new port');
  };
  port2.postMessage({ port: inner.port2 }, [inner.port2]);
  assert.deepStrictEqual(await once(inner.port1, 'message'), ['through the new port']);
  inner.port1.close();

  // One at a time, without waiting.
  port1.onmessage = null;
  port2.postMessage(1);
  assert.deepStrictEqual(receiveMessageOnPort(port1), { message: 1 });
  assert.strictEqual(receiveMessageOnPort(port1), undefined);
  assert.throws(() => receiveMessageOnPort({}), { code: 'ERR_INVALID_ARG_TYPE' });

  assert.throws(() => port1.postMessage(), { code: 'ERR_MISSING_ARGS' });
  assert.throws(() => port1.postMessage(1, [port1]), { name: 'DataCloneError' });
  assert.throws(() => port1.postMessage(() => {}), { name: 'DataCloneError' });
  assert.throws(() => new MessagePort(), { code: 'ERR_CONSTRUCT_CALL_INVALID' });

  // Closing one end closes the other; what was sent before is still given out.
  const got = [];
  port1.on('message', (message) => got.push(message));
  port2.postMessage('last');
  port2.close();
  await once(port1, 'close');
  assert.deepStrictEqual(got, ['last']);
  port1.postMessage('to nobody');

  // Only a listener keeps the program alive.
  const idle = new MessageChannel();
  assert.strictEqual(idle.port1.hasRef(), false);
  idle.port1.on('message', () => {});
  assert.strictEqual(idle.port1.hasRef(), true);
  idle.port1.unref();
}
run();
