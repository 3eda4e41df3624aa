'use strict';
// perf_hooks: entries of exchanges of http, on both sides, and of connections that were made.
const assert = require('node:assert');
const http = require('node:http');
const { PerformanceObserver } = require('node:perf_hooks');

const seen = [];
const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
observer.observe({ entryTypes: ['http', 'net'] });

const server = http.createServer((req, res) => {
  res.setHeader('x-a', 'b');
  res.end('hello');
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  http.get({ port, host: '127.0.0.1', path: '/p', agent: false }, (res) => {
    res.resume();
    res.on('close', () => server.close());
  });
});
process.on('exit', () => {
  assert.deepStrictEqual(seen.map(({ name, entryType }) => `${entryType} ${name}`).sort(),
    ['http HttpClient', 'http HttpRequest', 'net connect']);
  for (const { name, detail, startTime, duration } of seen) {
    assert.ok(startTime > 0 && duration >= 0);
    if (name === 'connect') {
      assert.strictEqual(detail.host, '127.0.0.1');
      continue;
    }
    assert.strictEqual(detail.req.method, 'GET');
    assert.match(detail.req.url, /\/p$/);
    assert.strictEqual(detail.res.statusCode, 200);
    assert.strictEqual(detail.res.headers['x-a'], 'b');
  }
});
