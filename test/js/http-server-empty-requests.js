'use strict';
// optimizeEmptyRequests: a request that announces no body is over at once; others are read as ever.
const assert = require('node:assert');
const http = require('node:http');

const seen = [];
const server = http.createServer({ optimizeEmptyRequests: true }, (req, res) => {
  seen.push(`${req.url} ${req.readableEnded} ${req.destroyed}`);
  req.on('end', () => seen.push(`${req.url} end`));
  req.resume();
  res.end();
});
assert.throws(() => http.createServer({ optimizeEmptyRequests: 1 }), { code: 'ERR_INVALID_ARG_TYPE' });
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const ask = (method, path, body) => new Promise((resolve) => {
    const req = http.request({ port, host: '127.0.0.1', method, path, agent: false }, (res) => {
      res.resume();
      res.on('close', resolve);
    });
    req.end(body);
  });
  ask('GET', '/get').then(() => ask('POST', '/post', 'body')).then(() => {
    assert.deepStrictEqual(seen, ['/get true true', '/post false false', '/post end']);
    server.close();
  });
});
