'use strict';
// Trailers of responses and of requests.
const assert = require('node:assert');
const http = require('node:http');

let seen;
const server = http.createServer((req, res) => {
  req.resume();
  req.on('end', () => {
    assert.deepStrictEqual(req.rawTrailers, ['X-Sum', '1', 'x-sum', '2']);
    res.writeHead(200, { Trailer: 'X-End' });
    res.write('a');
    res.addTrailers({ 'X-End': 'yes' });
    res.end('b');
  });
});
server.listen(0, '127.0.0.1', () => {
  const req = http.request({ port: server.address().port, host: '127.0.0.1', method: 'POST' });
  req.on('response', (res) => {
    assert.deepStrictEqual(res.trailers, {});
    res.resume();
    res.on('end', () => {
      seen = [res.trailers, res.rawTrailers, res.complete];
      server.close();
    });
  });
  req.write('x');
  req.addTrailers([['X-Sum', '1'], ['x-sum', '2']]);
  req.end();
});
process.on('exit', () => {
  assert.deepStrictEqual(seen, [{ 'x-end': 'yes' }, ['X-End', 'yes'], true]);
});
