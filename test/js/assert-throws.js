'use strict';
// throws and doesNotThrow: what is taken for the expected error.
const assert = require('node:assert');

const own = new TypeError('own');
class Special extends Error { name = 'Special'; }
const fail = () => { throw new Special('it failed'); };
const failing = { code: 'ERR_ASSERTION', operator: 'throws' };

assert.throws(fail);
assert.throws(fail, Special);
assert.throws(fail, Error);
assert.throws(fail, /^Special: it failed$/);
assert.throws(fail, (error) => error instanceof Special);
assert.throws(fail, { name: 'Special', message: 'it failed' });
assert.throws(fail, { message: /failed/ });
assert.throws(fail, new Special('it failed'));
assert.throws(() => { throw Object.assign(new Error('a'), { info: { n: 1 } }); },
  { info: { n: 1 } });

assert.throws(() => assert.throws(() => {}),
  { ...failing, message: 'Missing expected exception.' });
assert.throws(() => assert.throws(() => {}, Special),
  { ...failing, message: 'Missing expected exception (Special).' });
assert.throws(() => assert.throws(() => {}, 'why'),
  { ...failing, message: 'Missing expected exception: why' });
assert.throws(() => assert.throws(() => {}, Special, 'why'),
  { ...failing, message: 'Missing expected exception (Special): why' });
assert.throws(() => assert.throws(fail, /other/), { ...failing, message:
  'The input did not match the regular expression /other/. Input:\n\n\'Special: it failed\'\n' });
assert.throws(() => assert.throws(fail, { message: 'other' }), failing);
assert.throws(() => assert.throws(fail, { message: 'other' }, 'mine'), { message: 'mine' });
assert.throws(() => assert.throws(fail, () => false), {
  ...failing,
  message: /^The validation function is expected to return "true"\. Received false\n\nCaught /,
});
assert.throws(() => assert.throws(fail, () => { throw own; }), (error) => error === own);

// An error of another class than the expected one goes through as it is.
const range = new RangeError('range');
assert.throws(() => assert.throws(() => { throw range; }, Special),
  (error) => error.code === 'ERR_ASSERTION' || error === range);

for (const expected of [5, true, Symbol('x')]) {
  assert.throws(() => assert.throws(fail, expected), { code: 'ERR_INVALID_ARG_TYPE' });
}
assert.throws(() => assert.throws(fail, {}), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => assert.throws('not a function'), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => assert.throws(fail, 'it failed'), { code: 'ERR_AMBIGUOUS_ARGUMENT' });

assert.doesNotThrow(() => {});
assert.throws(() => assert.doesNotThrow(fail), { code: 'ERR_ASSERTION', operator: 'doesNotThrow',
  message: 'Got unwanted exception.\nActual message: "it failed"' });
assert.throws(() => assert.doesNotThrow(fail, Special, 'why'),
  { message: 'Got unwanted exception: why\nActual message: "it failed"' });
assert.throws(() => assert.doesNotThrow(fail, RangeError), Special);
