'use strict';
// Callbacks and events of zlib run in the async context of the one who asked.
const assert = require('node:assert');
const { AsyncLocalStorage } = require('node:async_hooks');
const zlib = require('node:zlib');

const storage = new AsyncLocalStorage();
let calls = 0;
storage.run('whole', () => zlib.gzip('abc', () => {
  assert.strictEqual(storage.getStore(), 'whole');
  calls++;
}));
storage.run('stream', () => {
  const gzip = zlib.createGzip();
  gzip.on('data', () => {
    assert.strictEqual(storage.getStore(), 'stream');
    calls++;
  });
  gzip.end('abc');
});
assert.strictEqual(storage.getStore(), undefined);
process.on('exit', () => assert.ok(calls >= 2));
