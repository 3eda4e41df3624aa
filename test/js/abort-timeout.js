'use strict';
// AbortSignal.timeout() aborts with a TimeoutError, and does not keep the process.

const assert = require('node:assert');

const keep = setInterval(() => {}, 1000);
const signal = AbortSignal.timeout(1);
let aborted = false;
signal.addEventListener('abort', () => {
  aborted = true;
  assert.strictEqual(signal.reason.name, 'TimeoutError');
  assert.strictEqual(signal.reason.code, DOMException.TIMEOUT_ERR);
  clearInterval(keep);
});
AbortSignal.timeout(2 ** 31 - 1).addEventListener('abort', () => {});
process.on('exit', () => assert.ok(aborted));
