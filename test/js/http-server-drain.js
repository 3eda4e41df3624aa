'use strict';
// Beyond Node: while a server closes, answers say `close`; drain(ms) settles when all is gone.
const assert = require('assert');
const http = require('http');
const net = require('net');
const { head } = require('./lib/raw');

if (http.Server.prototype.drain === undefined) process.exit(0); // Node

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
let ended = 0;

// Listens, asks, and calls back with the client's socket and what it has got when it was closed.
function ask(server, text, callback) {
  server.listen(0, '127.0.0.1', () => {
    const client = net.connect(server.address().port, '127.0.0.1');
    let got = '';
    client.on('data', (chunk) => got += chunk);
    client.on('error', () => {});
    client.on('close', () => callback(got));
    client.write(text);
  });
}

// Answers under way, whose heads are not out: they say close, and the server ends with them.
const late = http.createServer((req, res) => {
  setTimeout(() => res.end('late'), 20);
  late.drain().then(() => ended++);
  late.drain(60_000).then(() => ended++);
});
ask(late, GET, (got) => {
  assert.match(head(got), /\r\nConnection: close\r\n/);
  assert.match(got, /late$/);
});

// The handler that is running now, too; a Connection of its own is left alone.
const now = http.createServer((req, res) => {
  if (now.listening) now.close(() => ended++);
  if (req.url === '/own') res.setHeader('Connection', 'keep-alive');
  res.end('now');
});
ask(now, 'GET /own HTTP/1.1\r\nHost: x\r\n\r\n' + GET + GET, (got) => {
  const heads = got.split('HTTP/1.1 ');
  assert.strictEqual(heads.length, 3); // the third request is behind one that closes
  assert.match(heads[1], /\r\nConnection: keep-alive\r\n/);
  assert.match(heads[2], /\r\nConnection: close\r\n/);
});

// A head that said keep-alive before: the connection ends when it has nothing to do.
const open = http.createServer((req, res) => {
  res.write('first');
  open.drain().then(() => ended++);
  setTimeout(() => res.end('last'), 20);
});
ask(open, GET, (got) => assert.match(got, /keep-alive.*first.*last/s));

// What takes longer is cut, also what has left HTTP.
const slow = http.createServer(() => slow.drain(20).then(() => ended++));
ask(slow, GET, (got) => assert.strictEqual(got, ''));
const away = http.createServer();
away.on('upgrade', (req, socket) => {
  socket.resume();
  away.drain(20).then(() => ended++);
});
ask(away, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n', () => {});

// Not open; no number; open again afterwards.
http.createServer().drain(10).catch((error) => {
  assert.strictEqual(error.code, 'ERR_SERVER_NOT_RUNNING');
  ended++;
});
assert.throws(() => http.createServer().drain('x'), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => http.createServer().drain(-1), { code: 'ERR_OUT_OF_RANGE' });
// Closed connections say so no longer once it listens again.
const again = http.createServer((req, res) => res.end('again')).listen(0, '127.0.0.1', () => {
  again.drain().then(() => {
    ask(again, GET, (got) => {
      assert.match(got, /keep-alive/);
      ended++;
    });
    again.once('request', (req, res) => res.on('close', () => setImmediate(() => again.close())));
  });
});

process.on('exit', () => assert.strictEqual(ended, 8));
