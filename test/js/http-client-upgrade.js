'use strict';
// 101 and the answer to CONNECT give the socket to the program, with what came behind the head.
const assert = require('node:assert');
const http = require('node:http');
const net = require('node:net');

const events = [];
const server = net.createServer((socket) => {
  socket.once('data', (head) => {
    const isConnect = String(head).startsWith('CONNECT');
    socket.write(isConnect ? 'HTTP/1.1 407 No\r\nContent-Length: 4\r\n\r\nrest'
      : 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\nrest');
    socket.on('data', (data) => {
      assert.strictEqual(String(data), 'ping');
      socket.end('pong');
    });
  });
});
function use(options, event, next) {
  const { port } = server.address();
  const req = http.request({ port, host: '127.0.0.1', ...options });
  req.on(event, (res, socket, rest) => {
    assert.strictEqual(socket, req.socket);
    assert.strictEqual(socket.listenerCount('data'), 0);
    assert.strictEqual(res.upgrade, true);
    assert.ok(Buffer.isBuffer(rest));
    events.push(event, res.statusCode, String(rest));
    socket.write('ping');
    socket.on('data', (data) => events.push(String(data)));
    socket.on('end', next);
  });
  req.on('response', () => assert.fail('no response'));
  req.end();
}
server.listen(0, '127.0.0.1', () => {
  use({ headers: { Connection: 'Upgrade', Upgrade: 'x' } }, 'upgrade', () => {
    use({ method: 'CONNECT', path: 'host:80' }, 'connect', () => server.close());
  });
});
process.on('exit', () => assert.deepStrictEqual(events,
  ['upgrade', 101, 'rest', 'pong', 'connect', 407, 'rest', 'pong']));
