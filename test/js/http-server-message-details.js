'use strict';
// What ends where: no chunk's end after the head of a HEAD, no line breaks from hints or changed
// arrays, no informational answer inside a body, an answer that is complete before the connection is
// destroyed, a body that came with the head of a last request, a request left alone by its iterator.
const assert = require('assert');
const http = require('http');
const { exchange, head, body, GET } = require('./lib/raw');

const POST = 'POST /NAME HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello';
const OPEN = GET.replace('Connection: close\r\n', '');
const tests = {
  'head-chunked': [GET.replace('GET', 'HEAD'), (req, res) => {
    res.setHeader('Transfer-Encoding', 'chunked');
    res.end('x');
  }, (answer) => assert.strictEqual(body(answer), '')],
  'hints': [GET, (req, res) => {
    assert.throws(() => res.writeEarlyHints({ link: '<a\r\nX: y>; rel=preload' }),
                  { code: 'ERR_INVALID_ARG_VALUE' });
    res.end('x');
    assert.throws(() => res.writeContinue(), { code: 'ERR_HTTP_HEADERS_SENT' });
    assert.throws(() => res.writeProcessing(), { code: 'ERR_HTTP_HEADERS_SENT' });
  }, (answer) => assert.strictEqual(body(answer), 'x')],
  'views': [GET, (req, res) => {
    for (const bad of [new DataView(new ArrayBuffer(2)), new Uint16Array(1), {}, 5]) {
      assert.throws(() => res.write(bad), { code: 'ERR_INVALID_ARG_TYPE' });
    }
    res.end('ok');
  }, (answer) => assert.strictEqual(body(answer), 'ok')],
  'destroyed': [OPEN, (req, res) => {
    res.end('whole');
    res.destroy();
  }, (answer) => assert.strictEqual(body(answer), 'whole')],
  'raw-after': [OPEN, (req, res) => {
    res.writeHead(200, { 'Content-Length': 4 });
    res.end('four');
    req.socket.end('raw');
  }, (answer) => assert.strictEqual(body(answer), 'fourraw')],
  'last-body': [POST, (req, res) => {
    const parts = [];
    req.on('data', (chunk) => parts.push(chunk));
    req.on('end', () => { seen.body = Buffer.concat(parts).toString(); });
    res.end('x');
  }, () => assert.strictEqual(seen.body, 'hello')],
  'iterator': [POST, async (req, res) => {
    for await (const chunk of req) {
      assert.strictEqual(chunk.length, 5);
      break;
    }
    res.end('answered');
  }, (answer) => assert.strictEqual(body(answer), 'answered')],
  'distinct': [GET.replace('\r\n\r\n', '\r\n__proto__: 1\r\n\r\n'), (req, res) => {
    res.end(JSON.stringify(req.headersDistinct.__proto__));
  }, (answer) => assert.strictEqual(body(answer), '["1"]')],
};
const seen = {};
const names = Object.keys(tests);
const server = http.createServer((req, res) => tests[names[0]][1](req, res));
server.listen(0, '127.0.0.1', function next() {
  if (names.length === 0) return server.close();
  const { 0: text, 2: check } = tests[names[0]];
  exchange(server.address().port, text, (answer) => {
    assert.match(head(answer), /^HTTP\/1.1 200 OK/, names[0]);
    check(answer);
    seen[names.shift()] = true;
    next();
  });
});
process.on('exit', () => assert.strictEqual(names.length, 0, names[0]));
