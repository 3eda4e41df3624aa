'use strict';
// The callback of res.write() comes when the piece is with the kernel: what happens then can't take it back.
const assert = require('node:assert');
const http = require('node:http');
const net = require('node:net');

const server = http.createServer((req, res) => {
  res.write('asd', () => res.socket.destroy());
});
server.listen(0, '127.0.0.1', () => {
  let got = '';
  const client = net.connect(server.address().port, '127.0.0.1', () => {
    client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  });
  client.on('data', (data) => { got += data; });
  client.on('close', () => {
    assert.match(got, /\r\n\r\n3\r\nasd\r\n$/);
    server.close();
  });
});
