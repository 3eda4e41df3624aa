'use strict';
// Handlers that reject, answer twice, write after the end, never answer: what each leads to.
const assert = require('assert');
const http = require('http');
const net = require('net');
const { exchange, body, GET } = require('./lib/raw');

const seen = [];
process.on('unhandledRejection', (error) => seen.push(error.message));

const handlers = {
  async '/rejects'() {
    throw new Error('rejected');
  },
  '/twice'(req, res) {
    res.on('error', (error) => seen.push(`twice ${error.code}`));
    res.writeHead(200, { 'Content-Length': 3 });
    res.end('one');
    assert.throws(() => res.writeHead(200), { code: 'ERR_HTTP_HEADERS_SENT' });
    assert.throws(() => res.setHeader('a', 'b'), { code: 'ERR_HTTP_HEADERS_SENT' });
    assert.strictEqual(res.end('two', (error) => seen.push(`end ${error.code}`)), res);
  },
  '/after-end'(req, res) {
    res.on('error', (error) => seen.push(`event ${error.code}`));
    res.end('end');
    res.write('more', (error) => seen.push(`write ${error.code}`));
  },
  '/never'(req, res) {
    res.on('close', () => seen.push('never closed'));
  },
};
const server = http.createServer((req, res) => handlers[req.url](req, res));

const get = (path) => GET.replace('/', path);

// The client goes away when the program has had its turn.
function leave(port, path, callback) {
  const client = net.connect(port, '127.0.0.1');
  client.write(get(path));
  client.on('close', callback);
  server.once('request', () => setImmediate(() => setImmediate(() => client.destroy())));
}

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  exchange(port, get('/twice'), (twice) => {
    assert.strictEqual(body(twice), 'one');
    exchange(port, get('/after-end'), (after) => {
      assert.strictEqual(body(after), 'end');
      leave(port, '/never', () => leave(port, '/rejects', () => server.close()));
    });
  });
});
process.on('exit', () => {
  assert.deepStrictEqual(seen.sort(), [
    'end ERR_STREAM_WRITE_AFTER_END', 'event ERR_STREAM_WRITE_AFTER_END', 'never closed', 'rejected',
    'twice ERR_STREAM_WRITE_AFTER_END', 'write ERR_STREAM_WRITE_AFTER_END',
  ]);
});
