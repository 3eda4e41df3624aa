'use strict';
// Wrong use of an answer: Node's errors and codes, and the server lives on.
const assert = require('assert');
const http = require('http');
const { ask, body, GET } = require('./lib/raw');

const server = http.createServer((req, res) => {
  assert.throws(() => res.setHeader('a b', 'x'), { code: 'ERR_INVALID_HTTP_TOKEN' });
  assert.throws(() => res.setHeader('a', 'x\ny'), { code: 'ERR_INVALID_CHAR' });
  assert.throws(() => res.setHeader('a', undefined), { code: 'ERR_HTTP_INVALID_HEADER_VALUE' });
  assert.throws(() => res.writeHead(99), { code: 'ERR_HTTP_INVALID_STATUS_CODE' });
  assert.throws(() => res.writeHead(200, 'a\nb'), { code: 'ERR_INVALID_CHAR' });
  assert.throws(() => res.write(1), { code: 'ERR_INVALID_ARG_TYPE' });
  assert.throws(() => res.write(null), { code: 'ERR_STREAM_NULL_VALUES' });
  res.writeHead(200, 'OK', { 'Content-Type': 'text/plain' });
  assert.throws(() => res.setHeader('b', 'x'), { code: 'ERR_HTTP_HEADERS_SENT' });
  assert.throws(() => res.writeHead(200), { code: 'ERR_HTTP_HEADERS_SENT' });
  res.end('fine');
  let error;
  res.on('error', (e) => { error = e; });
  res.write('late', () => {
    assert.strictEqual(error?.code ?? 'ERR_STREAM_WRITE_AFTER_END', 'ERR_STREAM_WRITE_AFTER_END');
  });
  assert.strictEqual(res.end(), res);
});

ask(server, GET, (answer) => assert.ok(body(answer).includes('fine')));
