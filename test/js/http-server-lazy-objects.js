'use strict';
// Requests and answers are made with little in them; looked at, they are what Node says they are.
const assert = require('assert');
const http = require('http');
const { Readable, Writable, Stream } = require('stream');
const EventEmitter = require('events');
const { ask, body } = require('./lib/raw');

const server = http.createServer((req, res) => {
  assert.ok(req instanceof http.IncomingMessage);
  assert.ok(req instanceof Readable);
  assert.ok(req instanceof EventEmitter);
  assert.ok(res instanceof http.ServerResponse);
  assert.ok(res instanceof http.OutgoingMessage);
  assert.ok(res instanceof Stream);
  assert.ok(!(res instanceof Writable && Object.getPrototypeOf(res) === Writable.prototype));
  assert.strictEqual(req.method, 'POST');
  assert.strictEqual(req.url, '/a?b=c');
  assert.strictEqual(req.httpVersion, '1.1');
  assert.strictEqual(req.httpVersionMajor, 1);
  assert.strictEqual(req.httpVersionMinor, 1);
  assert.deepStrictEqual(req.headers, {
    'host': 'x', 'content-length': '3', 'connection': 'close', 'x-a': '1, 2', 'cookie': 'a=b; c=d',
    'set-cookie': ['q'],
  });
  assert.deepStrictEqual(req.rawHeaders, [
    'Host', 'x', 'Content-Length', '3', 'Connection', 'close', 'X-A', '1', 'x-a', '2',
    'Cookie', 'a=b', 'Cookie', 'c=d', 'Set-Cookie', 'q',
  ]);
  assert.deepStrictEqual(req.headersDistinct['x-a'], ['1', '2']);
  assert.strictEqual(req.complete, false);
  assert.strictEqual(req.readableFlowing, null);
  assert.strictEqual(req.socket, res.socket);
  assert.strictEqual(req.socket.remoteAddress, '127.0.0.1');
  assert.strictEqual(req.connection, req.socket);
  req.url = '/changed';
  assert.strictEqual(req.url, '/changed');
  assert.strictEqual(res.statusCode, 200);
  assert.strictEqual(res.headersSent, false);
  assert.strictEqual(res.writableEnded, false);
  const chunks = [];
  req.on('data', (chunk) => chunks.push(chunk));
  req.on('end', () => {
    assert.strictEqual(req.complete, true);
    res.end(Buffer.concat(chunks));
    assert.strictEqual(res.headersSent, true);
    assert.strictEqual(res.writableEnded, true);
  });
});

ask(server, 'POST /a?b=c HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nConnection: close\r\n' +
  'X-A: 1\r\nx-a: 2\r\nCookie: a=b\r\nCookie: c=d\r\nSet-Cookie: q\r\n\r\nabc',
(answer) => assert.strictEqual(body(answer), 'abc'));
