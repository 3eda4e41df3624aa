'use strict';
// A socket that connects once more has new addresses and counts; what is wrong is told at once.
const assert = require('node:assert');
const net = require('node:net');

const seen = [];
const server = net.createServer((socket) => {
  seen.push(socket.remotePort);
  socket.end('abc');
}).listen(0, '127.0.0.1', () => {
  const client = new net.Socket();
  const mine = [];
  client.on('data', () => {});
  client.on('connect', () => mine.push(client.localPort));
  client.on('close', () => {
    assert.strictEqual(client.bytesRead, 3);
    if (mine.length < 2) {
      client.connect(server.address().port, '127.0.0.1');
      return;
    }
    server.close();
    assert.deepStrictEqual(mine, seen);
  });
  client.connect(server.address().port, '127.0.0.1');
  assert.notStrictEqual(client._handle, null);
  client.setTimeout(1e6);
  assert.throws(() => client.setTimeout(Infinity), { code: 'ERR_OUT_OF_RANGE' });
});

assert.throws(() => net.connect({ port: 1, host: ['127.0.0.1'] }),
  { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => net.connect({ port: 1, autoSelectFamily: 'x' }),
  { code: 'ERR_INVALID_ARG_TYPE' });
net.createServer().listen(0, 'localhost', () => assert.fail('it was closed')).close();
