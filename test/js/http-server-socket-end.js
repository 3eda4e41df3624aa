'use strict';
// req.socket.destroySoon() and end() behind a long answer: all of it arrives, then the end.
const assert = require('assert');
const http = require('http');
const net = require('net');

const LONG = Buffer.alloc(8 * 1024 * 1024, 'x');
let ends = 0;

function check(finish) {
  const server = http.createServer((req, res) => {
    res.writeHead(200, { 'Content-Length': LONG.length + 4 });
    res.write(LONG);
    finish(req.socket);
    req.socket.on('close', () => ends++);
    server.close();
  });
  server.listen(0, '127.0.0.1', () => {
    let length = 0;
    const client = net.connect(server.address().port, '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    client.on('data', (chunk) => length += chunk.length);
    client.on('close', () => {
      assert.ok(length > LONG.length + 4, `${length}`);
      ends++;
    });
  });
}

check((socket) => {
  socket.write('tail');
  socket.destroySoon();
});
check((socket) => socket.end('tail'));
check((socket) => socket.write('tail', () => socket.destroy()));

process.on('exit', () => assert.strictEqual(ends, 6));
