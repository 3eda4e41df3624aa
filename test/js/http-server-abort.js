'use strict';
// The client goes before the answer: 'aborted' or 'close' come, and nothing is thrown.
const assert = require('assert');
const http = require('http');
const net = require('net');

const seen = new Set();
const server = http.createServer((req, res) => {
  req.on('close', () => seen.add('req close'));
  req.on('error', (error) => {
    assert.strictEqual(error.code, 'ECONNRESET');
    seen.add('req error');
  });
  res.on('close', () => {
    seen.add('res close');
    assert.strictEqual(res.writableFinished, false);
    assert.strictEqual(res.destroyed, true);
    res.end('too late');
    server.close();
  });
  client.destroy();
});
let client;
server.listen(0, '127.0.0.1', () => {
  client = net.connect(server.address().port, '127.0.0.1');
  client.on('error', () => {});
  client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc');
});
process.on('exit', () => assert.deepStrictEqual([...seen].sort(), ['req close', 'req error', 'res close']));
