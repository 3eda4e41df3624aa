'use strict';
// insecureHTTPParser lets control bytes in field values pass; without it they are refused.
const assert = require('node:assert');
const http = require('node:http');
const net = require('node:net');

const seen = [];
function ask(options, next) {
  const server = http.createServer(options, (req, res) => {
    seen.push(req.headers.hello);
    res.end();
  });
  server.listen(0, '127.0.0.1', () => {
    const socket = net.connect(server.address().port, '127.0.0.1');
    socket.on('data', (data) => seen.push(String(data).split('\r\n')[0]));
    socket.on('close', () => server.close(next));
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nHello: a\x08b\r\nConnection: close\r\n\r\n');
  });
}
ask({}, () => ask({ insecureHTTPParser: true }, client));

function client() {
  const server = net.createServer((socket) => {
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nHello: c\x08d\r\n\r\n'));
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    http.get({ port, host: '127.0.0.1' }).on('error', ({ code }) => {
      seen.push(code);
      http.get({ port, host: '127.0.0.1', insecureHTTPParser: true }, (res) => {
        seen.push(res.headers.hello);
        res.resume();
        server.close();
      });
    });
  });
}
process.on('exit', () => assert.deepStrictEqual(seen, [
  'HTTP/1.1 400 Bad Request', 'a\bb', 'HTTP/1.1 200 OK', 'HPE_INVALID_HEADER_TOKEN', 'c\bd',
]));
