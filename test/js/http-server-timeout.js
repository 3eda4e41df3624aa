'use strict';
// server.timeout ends a connection on which nothing moves, also one whose socket nobody looked at, and
// server.setTimeout's callback is told first.
const assert = require('assert');
const http = require('http');
const { ask } = require('./lib/raw');

const OPEN = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
let told = 0;
let seen = 0; // a slow machine may be over the time before it has seen the request
const quiet = http.createServer((req, res) => {
  seen++;
  res.on('close', () => told++);
});
quiet.timeout = 30;
ask(quiet, OPEN, (answer) => {
  assert.strictEqual(answer, '');
  const loud = http.createServer(() => {});
  loud.setTimeout(30, (socket) => {
    told++;
    socket.destroy();
  });
  ask(loud, OPEN, (second) => assert.strictEqual(second, ''));
});
process.on('exit', () => assert.strictEqual(told, seen + 1));
