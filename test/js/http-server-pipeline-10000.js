'use strict';
// 10,000 requests in one go: as many answers, in their order.
const assert = require('assert');
const http = require('http');
const { exchange } = require('./lib/raw');

const COUNT = 10_000;
const server = http.createServer((req, res) => {
  if (req.url.endsWith('7')) setImmediate(() => res.end(`(${req.url})`));
  else res.end(`(${req.url})`);
});
server.listen(0, '127.0.0.1', () => {
  let text = '';
  for (let i = 1; i <= COUNT; i++) {
    const last = i === COUNT ? 'Connection: close\r\n' : '';
    text += `GET /${i} HTTP/1.1\r\nHost: x\r\n${last}\r\n`;
  }
  exchange(server.address().port, text, (answer) => {
    const got = answer.match(/\(\/\d+\)/g).map((word) => Number(word.slice(2, -1)));
    assert.deepStrictEqual(got, Array.from({ length: COUNT }, (_, i) => i + 1));
    server.close();
  });
});
