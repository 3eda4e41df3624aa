'use strict';
// 'timeout' of a request, by its option and by setTimeout; it ends nothing by itself.
const assert = require('node:assert');
const http = require('node:http');

const events = [];
let response; // the answer that waits
let isDue = false;
const answer = () => {
  if (isDue) response?.end();
};
const server = http.createServer((req, res) => {
  response = req.url === '/second' ? res : undefined;
  answer();
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const first = http.get({ port, host: '127.0.0.1', timeout: 1 });
  first.on('timeout', () => {
    events.push('option');
    assert.strictEqual(first.destroyed, false);
    first.destroy();
  });
  first.on('error', () => {
    const second = http.get({ port, host: '127.0.0.1', path: '/second' });
    assert.strictEqual(second.setTimeout(1, () => {
      events.push('setTimeout');
      isDue = true;
      answer();
    }), second);
    second.on('response', (res) => {
      events.push('response');
      res.resume();
      server.close();
    });
  });
});
process.on('exit', () => assert.deepStrictEqual(events, ['option', 'setTimeout', 'response']));
