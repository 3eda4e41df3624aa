'use strict';
// close() ends idle connections, lets those under way finish, then says so.
const assert = require('assert');
const http = require('http');
const net = require('net');

const seen = [];
let idle;
const server = http.createServer((req, res) => {
  if (req.url === '/idle') return res.end('idle');
  server.close(() => seen.push('closed'));
  idle.on('close', () => {
    seen.push('answer');
    res.writeHead(200, { 'Connection': 'close' });
    res.end('late');
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  idle = net.connect(port, '127.0.0.1');
  idle.on('close', () => seen.push('idle gone'));
  idle.write('GET /idle HTTP/1.1\r\nHost: x\r\n\r\n');
  idle.once('data', () => {
    const busy = net.connect(port, '127.0.0.1');
    busy.resume();
    busy.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  });
});
process.on('exit', () => {
  assert.deepStrictEqual(seen, ['idle gone', 'answer', 'closed']);
  assert.strictEqual(server.listening, false);
});
