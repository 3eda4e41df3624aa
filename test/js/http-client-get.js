'use strict';
// http.get: status, headers, body, and the order of events.
const assert = require('node:assert');
const http = require('node:http');

const events = [];
const server = http.createServer((req, res) => {
  assert.strictEqual(req.url, '/path?query');
  assert.strictEqual(req.headers['x-a'], 'b');
  res.writeHead(203, 'Fine', ['X-One', '1', 'Set-Cookie', 'a', 'Set-Cookie', 'b', 'x-one', '2']);
  res.end('hello');
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const url = `http://127.0.0.1:${port}/path?query`;
  const req = http.get(url, { headers: { 'X-A': 'b' } }, (res) => {
    events.push('response');
    assert.strictEqual(req.res, res);
    assert.strictEqual(res.req, req);
    assert.ok(res instanceof http.IncomingMessage);
    assert.strictEqual(res.statusCode, 203);
    assert.strictEqual(res.statusMessage, 'Fine');
    assert.strictEqual(res.httpVersion, '1.1');
    assert.strictEqual(res.method, null);
    assert.strictEqual(res.url, '');
    assert.strictEqual(res.headers['x-one'], '1, 2');
    assert.deepStrictEqual(res.headers['set-cookie'], ['a', 'b']);
    assert.deepStrictEqual(res.rawHeaders.slice(0, 2), ['X-One', '1']);
    assert.strictEqual(res.complete, false);
    res.setEncoding('utf8');
    res.on('data', (text) => events.push(text));
    res.on('end', () => {
      assert.strictEqual(res.complete, true);
      events.push('end');
      server.close();
    });
    res.on('close', () => events.push('res close'));
  });
  assert.strictEqual(req.method, 'GET');
  assert.strictEqual(req.path, '/path?query');
  assert.strictEqual(req.host, '127.0.0.1');
  assert.strictEqual(req.protocol, 'http:');
  req.on('socket', () => events.push('socket'));
  req.on('finish', () => events.push('finish'));
  req.on('close', () => events.push('req close'));
});
process.on('exit', () => {
  assert.deepStrictEqual(events.slice(0, 5), ['socket', 'finish', 'response', 'hello', 'end']);
  assert.deepStrictEqual(events.slice(5).sort(), ['req close', 'res close']);
});
