'use strict';
// A failed read of a stream that does not close by itself leaves it open.
const assert = require('node:assert');
const fs = require('node:fs');

const file = fs.createReadStream(null, { fd: 13337, autoClose: false });
file.on('data', () => assert.fail('data of no file'));
file.on('close', () => assert.fail('closed by itself'));
file.on('error', ({ code }) => assert.strictEqual(code, 'EBADF'));
process.on('exit', () => {
  assert.strictEqual(file.closed, false);
  assert.strictEqual(file.destroyed, false);
  assert.strictEqual(file.fd, 13337);
});
