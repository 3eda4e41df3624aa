'use strict';
// A peer that sends a byte now and then does not put off headersTimeout or requestTimeout.
const assert = require('assert');
const http = require('http');
const net = require('net');

function drip(text, options, status) {
  const server = http.createServer({ connectionsCheckingInterval: 20, ...options }, (req) => {
    req.on('error', () => {});
    req.resume();
  });
  server.listen(0, '127.0.0.1', () => {
    const client = net.connect(server.address().port, '127.0.0.1');
    let got = '';
    let at = 0;
    const timer = setInterval(() => client.write(text[Math.min(at++, text.length - 1)]), 5);
    client.on('data', (chunk) => got += chunk);
    client.on('error', () => {});
    client.on('close', () => {
      clearInterval(timer);
      assert.ok(got.startsWith(status), got);
      server.close();
    });
  });
}

drip('GET / HTTP/1.1\r\nX: y', { headersTimeout: 300, requestTimeout: 100_000 }, 'HTTP/1.1 408');
drip('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\nx',
  { headersTimeout: 1000, requestTimeout: 1000 }, 'HTTP/1.1 408');
