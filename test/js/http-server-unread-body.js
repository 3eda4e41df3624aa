'use strict';
// A body of 1 GiB for a program that does not read: the peer waits, and others are served.
const assert = require('assert');
const http = require('http');
const net = require('net');
const { exchange, body, GET } = require('./lib/raw');

const MOST = 1024 * 1024; // that the server takes from the kernel, bytes
const PIECE = Buffer.alloc(64 * 1024, 'x');
let unread;
const server = http.createServer((req, res) => {
  if (req.method === 'POST') {
    unread = req;
    req.on('error', () => {});
  } else {
    res.end(String(unread?.socket.bytesRead ?? 0));
  }
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const client = net.connect(port, '127.0.0.1');
  client.on('error', () => {});
  client.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${1024 ** 3}\r\n\r\n`);
  (function more() {
    while (!client.destroyed && client.bytesWritten < 1024 ** 3 && client.write(PIECE)) continue;
    client.once('drain', more);
  })();
  // Until the server has taken nothing between two questions, three times.
  let last = -1;
  let same = 0;
  (function ask() {
    exchange(port, GET, (answer) => {
      const taken = Number(body(answer).replace(/^\w+\r\n(\d+)[^]*/, '$1'));
      same = taken > 0 && taken === last ? same + 1 : 0;
      last = taken;
      if (same < 3) return ask();
      assert.ok(taken <= MOST, `${taken} bytes`);
      client.destroy();
      server.close();
      return undefined;
    });
  })();
});
