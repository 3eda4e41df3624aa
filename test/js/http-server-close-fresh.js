'use strict';
// close() ends connections that have sent nothing yet, and waits for those that left HTTP.
const assert = require('assert');
const http = require('http');
const net = require('net');

const seen = [];

const fresh = http.createServer();
fresh.on('connection', () => setImmediate(() => fresh.close()));
fresh.listen(0, '127.0.0.1', () => {
  const client = net.connect(fresh.address().port, '127.0.0.1');
  client.on('close', () => seen.push('fresh gone'));
  client.resume();
});

const upgraded = http.createServer().listen(0, '127.0.0.1', () => {
  const client = net.connect(upgraded.address().port, '127.0.0.1');
  client.resume();
  client.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n');
  upgraded.on('upgrade', (req, socket) => {
    socket.resume();
    upgraded.close(() => seen.push('closed'));
    upgraded.closeAllConnections();
    upgraded.getConnections((error, count) => {
      assert.strictEqual(count, 1);
      setTimeout(() => {
        seen.push('ends');
        client.end();
        socket.end();
      }, 20);
    });
  });
});

process.on('exit', () => {
  assert.ok(seen.includes('fresh gone'));
  assert.deepStrictEqual(seen.filter((word) => word !== 'fresh gone'), ['ends', 'closed']);
});
