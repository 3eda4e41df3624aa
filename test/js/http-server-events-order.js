'use strict';
// 'finish' and 'close' of an answer, 'end' and 'close' of its request: each once, in this order.
const assert = require('assert');
const http = require('http');
const { ask, GET } = require('./lib/raw');

const seen = [];
const server = http.createServer((req, res) => {
  for (const name of ['end', 'close', 'error', 'aborted']) req.on(name, () => seen.push(`req ${name}`));
  for (const name of ['finish', 'close', 'error']) res.on(name, () => seen.push(`res ${name}`));
  res.on('finish', () => assert.strictEqual(res.writableFinished, true));
  res.end('x', () => seen.push('end callback'));
});

ask(server, GET, () => {
  assert.deepStrictEqual(seen.filter((name) => name.startsWith('res') || name === 'end callback'),
    ['end callback', 'res finish', 'res close']);
  assert.strictEqual(seen.filter((name) => name === 'req close').length, 1);
  assert.ok(!seen.includes('req error') && !seen.includes('req aborted'));
});
