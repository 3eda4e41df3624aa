'use strict';
// A handler that throws is an uncaught exception; where one is caught, other requests go on.
const assert = require('assert');
const http = require('http');
const { exchange, body, GET } = require('./lib/raw');

let caught = 0;
process.on('uncaughtException', (error) => {
  assert.strictEqual(error.message, 'handler');
  caught++;
});
const server = http.createServer((req, res) => {
  if (req.url === '/throw') throw new Error('handler');
  res.end('fine');
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  exchange(port, 'GET /throw HTTP/1.1\r\nHost: x\r\n\r\n', () => {});
  exchange(port, GET, (answer) => {
    assert.strictEqual(body(answer), 'fine');
    assert.strictEqual(caught, 1);
    process.exit(0);
  });
});
