'use strict';
// destroy() and abort() of a request: before it has a socket, while it waits, in the response.
const assert = require('node:assert');
const http = require('node:http');

const logs = {};
const server = http.createServer((req, res) => {
  if (req.url === '/body') {
    res.writeHead(200, { 'Content-Length': 10 });
    res.write('begin');
  }
  res.on('error', () => {});
});

function start(name, path) {
  const log = logs[name] = [];
  const req = http.get({ port: server.address().port, host: '127.0.0.1', path, agent: false });
  req.on('abort', () => log.push('abort'));
  req.on('error', (error) => log.push(error.code ?? error.message));
  req.on('close', () => {
    assert.strictEqual(req.destroyed, true);
    log.push('close');
    if (Object.values(logs).every((one) => one.includes('close'))) {
      server.close();
      server.closeAllConnections();
    }
  });
  req.on('response', (res) => {
    log.push('response');
    res.on('aborted', () => log.push('aborted'));
    res.on('error', (error) => log.push(`res ${error.code ?? error.message}`));
  });
  return req;
}

server.listen(0, '127.0.0.1', () => {
  start('at once', '/').destroy();
  start('error at once', '/').destroy(new Error('mine'));
  start('abort', '/').abort();
  const waiting = start('waiting', '/');
  waiting.on('finish', () => waiting.destroy());
  const failing = start('waiting with error', '/');
  failing.on('finish', () => failing.destroy(new Error('mine')));
  const inside = start('inside', '/body');
  inside.on('response', (res) => res.once('data', () => inside.destroy()));
  const response = start('response', '/body');
  response.on('response', (res) => res.once('data', () => res.destroy(new Error('mine'))));
});
process.on('exit', () => assert.deepStrictEqual(logs, {
  'at once': ['ECONNRESET', 'close'],
  'error at once': ['mine', 'close'],
  'abort': ['close', 'abort'],
  'waiting': ['ECONNRESET', 'close'],
  'waiting with error': ['mine', 'close'],
  'inside': ['response', 'aborted', 'close', 'res ECONNRESET'],
  'response': ['response', 'aborted', 'mine', 'res mine', 'close'],
}));
