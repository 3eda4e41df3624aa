'use strict';
// Who listens right after end() still hears 'finish' and 'close'.
const assert = require('assert');
const http = require('http');
const { ask, GET } = require('./lib/raw');

let finished = 0;
let closed = 0;
const server = http.createServer((req, res) => {
  res.end('x');
  res.on('finish', () => finished++);
  res.on('close', () => closed++);
});

ask(server, GET, () => {
  assert.strictEqual(finished, 1);
  assert.strictEqual(closed, 1);
});
