'use strict';
// UDP messages both ways: parts, lists, empty ones, too long ones, a connected socket.
const assert = require('node:assert');
const dgram = require('node:dgram');
const { once } = require('node:events');

(async () => {
  const server = dgram.createSocket('udp4');
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  const { address, family, port } = server.address();
  assert.strictEqual(address, '127.0.0.1');
  assert.strictEqual(family, 'IPv4');
  const client = dgram.createSocket('udp4');

  async function arrives(expected, ...args) {
    const sent = new Promise((resolve, reject) => {
      client.send(...args, (error, bytes) => (error ? reject(error) : resolve(bytes)));
    });
    const [message, info] = await once(server, 'message');
    assert.strictEqual(message.toString(), expected);
    assert.ok(Buffer.isBuffer(message));
    assert.strictEqual(info.size, message.length);
    assert.strictEqual(info.port, client.address().port);
    assert.strictEqual(await sent, Buffer.byteLength(expected));
  }
  await arrives('hello', 'hello', port, '127.0.0.1');
  await arrives('ell', Buffer.from('hello'), 1, 3, port, '127.0.0.1');
  await arrives('one two', ['one', Buffer.from(' '), new Uint8Array([0x74, 0x77, 0x6F])], port);
  await arrives('', [], port);

  client.send(Buffer.alloc(70000), port, (error) => {
    assert.strictEqual(error.code, 'EMSGSIZE');
    assert.strictEqual(error.syscall, 'send');
    assert.strictEqual(error.port, port);
    client.connect(port, '127.0.0.1');
  });
  await once(client, 'connect');
  assert.deepStrictEqual(client.remoteAddress(), { address: '127.0.0.1', family: 'IPv4', port });
  assert.throws(() => client.send('x', 0, 1, port, '127.0.0.1'),
    { code: 'ERR_SOCKET_DGRAM_IS_CONNECTED' });
  await arrives('connected', 'connected');
  client.disconnect();
  assert.throws(() => client.disconnect(), { code: 'ERR_SOCKET_DGRAM_NOT_CONNECTED' });

  // Many at once arrive whole, in order.
  const seen = [];
  const all = new Promise((resolve) => {
    server.on('message', (message) => {
      if (seen.push(message.length) === 20) resolve();
    });
  });
  for (let i = 1; i <= 20; i++) client.send(Buffer.alloc(i * 100, i), port);
  await all;
  assert.deepStrictEqual(seen, Array.from({ length: 20 }, (_, i) => (i + 1) * 100));

  client.close();
  server.close();
  await once(server, 'close');
  assert.throws(() => server.close(), { code: 'ERR_SOCKET_DGRAM_NOT_RUNNING' });
  assert.throws(() => server.send('x', 1), { code: 'ERR_SOCKET_DGRAM_NOT_RUNNING' });
})();
