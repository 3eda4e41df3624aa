'use strict';
// Empty lines behind the last request, and then the end: nothing is wrong with that.
const assert = require('node:assert');
const http = require('node:http');
const net = require('node:net');

const server = http.createServer((req, res) => res.end('fine'));
server.on('clientError', assert.fail);
server.listen(0, '127.0.0.1', () => {
  let got = '';
  const client = net.connect(server.address().port, '127.0.0.1', () => {
    client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n\r\n\r\n\r\n');
  });
  client.on('data', (data) => {
    got += data;
    if (got.endsWith('fine')) client.end();
  });
  client.on('close', () => {
    assert.match(got, /^HTTP\/1\.1 200 OK\r\n.*fine$/s);
    server.close();
  });
});
