'use strict';
// Without a 'clientError' listener the peer gets its 400, and the socket's own 'error' listener hears why.
const assert = require('node:assert');
const http = require('node:http');
const net = require('node:net');

let code;
const server = http.createServer();
server.on('connection', (socket) => {
  socket.on('error', (error) => { code = error.code; });
});
server.listen(0, '127.0.0.1', () => {
  let got = '';
  const client = net.connect(server.address().port, '127.0.0.1', () => client.write('FOO /\r\n'));
  client.setEncoding('latin1');
  client.on('data', (data) => { got += data; });
  client.on('end', () => {
    assert.strictEqual(got, 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    assert.strictEqual(code, 'HPE_INVALID_METHOD');
    server.close();
  });
});
