'use strict';
// An AbortSignal ends a request with an AbortError.
const assert = require('node:assert');
const http = require('node:http');

const errors = [];
const server = http.createServer(() => {});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const before = AbortSignal.abort('why');
  const controller = new AbortController();
  http.get({ port, host: '127.0.0.1', signal: before }).on('error', (e) => errors.push(e));
  const req = http.get({ port, host: '127.0.0.1', signal: controller.signal });
  req.on('error', (e) => errors.push(e));
  req.on('finish', () => controller.abort());
  req.on('close', () => server.close());
});
process.on('exit', () => {
  assert.deepStrictEqual(errors.map(({ name, code }) => [name, code]),
    [['AbortError', 'ABORT_ERR'], ['AbortError', 'ABORT_ERR']]);
  assert.strictEqual(errors[0].cause, 'why');
});
