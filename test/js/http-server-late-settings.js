'use strict';
// keepAliveTimeout and listeners of 'connection' and 'clientError' that come while the server listens.
const assert = require('assert');
const http = require('http');
const net = require('net');

const seen = [];
const server = http.createServer((req, res) => res.end('x'));

function late() {
  server.keepAliveTimeout = 1;
  server.keepAliveTimeoutBuffer = 0;
  server.on('connection', () => seen.push('connection'));
  server.once('clientError', (error, socket) => {
    seen.push(error.code);
    socket.destroy();
  });
  ask('GET / HTTP/1.1\r\nHost: x\r\n\r\n', () => ask('\x01\r\n\r\n', () => server.close()));
}

// Calls back when the server has closed the connection.
function ask(text, callback) {
  const client = net.connect(server.address().port, '127.0.0.1');
  client.write(text);
  client.resume();
  client.on('close', callback);
}

server.listen(0, '127.0.0.1', () => ask('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', late));
process.on('exit', () => {
  assert.deepStrictEqual(seen, ['connection', 'connection', 'HPE_INVALID_METHOD']);
});
