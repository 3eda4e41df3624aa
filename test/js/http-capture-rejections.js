'use strict';
// captureRejections: an async handler that fails answers 500 if nothing was sent, else the connection ends.
const assert = require('node:assert');
const http = require('node:http');
require('node:events').captureRejections = true;

const server = http.createServer(async (req, res) => {
  res.setHeader('content-type', 'application/json');
  if (req.url === '/late') res.writeHead(200);
  throw new Error('on purpose');
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const get = (path) => http.get({ port, host: '127.0.0.1', path, agent: false });
  get('/').on('response', (res) => {
    assert.strictEqual(res.statusCode, 500);
    assert.strictEqual(res.headers['content-type'], undefined);
    let body = '';
    res.on('data', (data) => { body += data; });
    res.on('end', () => {
      assert.strictEqual(body, 'Internal Server Error');
      get('/late').on('error', (error) => {
        assert.strictEqual(error.code, 'ECONNRESET');
        server.close();
      });
    });
  });
});
