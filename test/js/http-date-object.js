'use strict';
// A Date object, and other objects, as values of fields: their text arrives, also beyond ASCII.
const assert = require('assert');
const http = require('http');

const date = new Date(0);
const server = http.createServer((req, res) => {
  res.setHeader('X-Set', { toString: () => 'caf\u00e9' });
  res.writeHead(200, { 'Date': date, 'X-Object': { toString: () => 'caf\u00e9' }, 'X-Number': 12 });
  res.end('x');
});
server.listen(0, () => {
  http.get({ port: server.address().port }, (res) => {
    assert.strictEqual(res.headers.date, String(date));
    assert.strictEqual(res.headers['x-object'], 'caf\u00e9');
    assert.strictEqual(res.headers['x-set'], 'caf\u00e9');
    assert.strictEqual(res.headers['x-number'], '12');
    res.resume();
    res.on('end', () => server.close());
  });
});

const bad = new http.ServerResponse({ method: 'GET', headers: {} });
assert.throws(() => bad.writeHead(200, { 'X-Wide': { toString: () => '\u0416' } }),
  { code: 'ERR_INVALID_CHAR' });
assert.throws(() => bad.writeHead(200, 'phrase\n'), { code: 'ERR_INVALID_CHAR' });
