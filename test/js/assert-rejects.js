'use strict';
// rejects and doesNotReject take promises and functions that return them.
const assert = require('node:assert');

const bad = () => Promise.reject(new RangeError('bad'));

(async () => {
  await assert.rejects(bad(), RangeError);
  await assert.rejects(bad, /bad/);
  await assert.rejects(async () => { throw new Error('x'); }, { message: 'x' });
  await assert.rejects({ then(_, reject) { reject(new Error('thenable')); }, catch() {} },
    /thenable/);

  await assert.rejects(assert.rejects(Promise.resolve(1)),
    { code: 'ERR_ASSERTION', operator: 'rejects', message: 'Missing expected rejection.' });
  await assert.rejects(assert.rejects(Promise.resolve(1), RangeError, 'why'),
    { message: 'Missing expected rejection (RangeError): why' });
  await assert.rejects(assert.rejects(bad(), /other/),
    { code: 'ERR_ASSERTION', operator: 'rejects' });
  await assert.rejects(assert.rejects(() => 5), { code: 'ERR_INVALID_RETURN_VALUE' });
  await assert.rejects(assert.rejects(5), { code: 'ERR_INVALID_ARG_TYPE' });
  // What the function throws at once is no rejection.
  await assert.rejects(assert.rejects(() => { throw new TypeError('sync'); }), /^TypeError: sync$/);

  await assert.doesNotReject(Promise.resolve(1));
  await assert.doesNotReject(async () => 1);
  await assert.rejects(assert.doesNotReject(bad()), {
    code: 'ERR_ASSERTION', operator: 'doesNotReject',
    message: 'Got unwanted rejection.\nActual message: "bad"',
  });
  await assert.rejects(assert.doesNotReject(bad(), TypeError), RangeError);
})().then(() => { process.done = true; });
process.on('exit', () => assert(process.done));
