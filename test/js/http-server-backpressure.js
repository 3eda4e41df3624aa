'use strict';
// A slow reader stops the writer: write() says false, 'drain' comes, all bytes arrive.
const assert = require('assert');
const http = require('http');
const net = require('net');

const CHUNK = Buffer.alloc(1 << 16, 'x');
const COUNT = 200;
let drains = 0;
const server = http.createServer((req, res) => {
  res.writeHead(200, { 'Content-Length': CHUNK.length * COUNT });
  let sent = 0;
  (function more() {
    while (sent < COUNT) {
      sent++;
      if (!res.write(CHUNK)) {
        res.once('drain', () => {
          drains++;
          more();
        });
        return;
      }
    }
    res.end();
  })();
});
server.listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1');
  let got = 0;
  client.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  client.pause();
  setTimeout(() => client.resume(), 50);
  client.on('data', (chunk) => { got += chunk.length; });
  client.on('close', () => {
    assert.ok(got > CHUNK.length * COUNT);
    assert.ok(drains > 0);
    server.close();
  });
});
