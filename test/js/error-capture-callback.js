'use strict';
// process.setUncaughtExceptionCaptureCallback(fn) takes errors before any listener.
const assert = require('node:assert');

process.on('uncaughtException', () => assert.fail('the callback has it'));
assert.strictEqual(process.hasUncaughtExceptionCaptureCallback(), false);
for (const bad of [undefined, 5, {}]) {
  assert.throws(() => process.setUncaughtExceptionCaptureCallback(bad),
    { code: 'ERR_INVALID_ARG_TYPE' });
}

const caught = [];
process.setUncaughtExceptionCaptureCallback((error) => caught.push(error));
assert.strictEqual(process.hasUncaughtExceptionCaptureCallback(), true);
assert.throws(() => process.setUncaughtExceptionCaptureCallback(() => {}),
  { code: 'ERR_UNCAUGHT_EXCEPTION_CAPTURE_ALREADY_SET' });

process.on('exit', (code) => {
  assert.strictEqual(code, 0);
  assert.deepStrictEqual(caught, ['one', 'two']);
});
setImmediate(() => {
  setImmediate(() => process.setUncaughtExceptionCaptureCallback(null));
  throw 'two';
});
throw 'one';
