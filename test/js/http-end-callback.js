'use strict';
// end()'s callback hears null, before 'finish', or why the message could not leave.
const assert = require('node:assert');
const http = require('node:http');
const { Writable } = require('node:stream');

const log = [];
const server = http.createServer((req, res) => {
  res.on('finish', () => log.push('finish'));
  res.end('x', (...args) => log.push(args));
});
server.listen(0, '127.0.0.1', () => {
  http.get({ port: server.address().port, host: '127.0.0.1' }, (res) => {
    res.resume();
    res.on('end', () => server.close(byHand));
  });
});
function byHand() {
  const res = new http.ServerResponse({ method: 'GET', httpVersionMajor: 1, httpVersionMinor: 1 });
  const sink = new Writable({ write(chunk, encoding, callback) { callback(new Error('bad')); } });
  sink.on('error', () => {});
  res.on('finish', () => log.push('no'));
  res.end('a', (error) => log.push(error.message));
  res.assignSocket(sink);
}
process.on('exit', () => assert.deepStrictEqual(log, [[null], 'finish', 'bad']));
