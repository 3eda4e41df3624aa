'use strict';
// match and doesNotMatch.
const assert = require('node:assert');

assert.match('abc', /b/);
assert.doesNotMatch('abc', /d/);
assert.throws(() => assert.match('abc', /d/), { code: 'ERR_ASSERTION', operator: 'match',
  actual: 'abc', expected: /d/, generatedMessage: true,
  message: "The input did not match the regular expression /d/. Input:\n\n'abc'\n" });
assert.throws(() => assert.doesNotMatch('abc', /b/), { operator: 'doesNotMatch',
  message: "The input was expected to not match the regular expression /b/. Input:\n\n'abc'\n" });
assert.throws(() => assert.match(5, /5/), { code: 'ERR_ASSERTION',
  message: 'The "string" argument must be of type string. Received type number (5)' });
assert.throws(() => assert.match('a', 'a'), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => assert.match('a', /b/, 'mine'), { message: 'mine', generatedMessage: false });
const own = new TypeError('own');
assert.throws(() => assert.match('a', /b/, own), (error) => error === own);
