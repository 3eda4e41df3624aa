'use strict';
// An upgrade hands the socket over, with the bytes behind the request.
const assert = require('assert');
const http = require('http');
const net = require('net');

const server = http.createServer(() => assert.fail('no request'));
server.on('upgrade', (req, socket, rest) => {
  assert.strictEqual(req.headers.upgrade, 'echo');
  assert.ok(socket instanceof net.Socket);
  assert.strictEqual(rest.toString(), 'early');
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n');
  socket.write(rest);
  socket.pipe(socket);
  server.close();
});
server.listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\nearly');
  let got = '';
  client.on('data', (chunk) => {
    got += chunk;
    if (got.endsWith('early')) client.end(' late');
  });
  client.on('end', () => assert.ok(got.endsWith('\r\n\r\nearly late')));
});
