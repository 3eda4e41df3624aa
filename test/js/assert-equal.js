'use strict';
// equal and strictEqual, their opposites, and what ok takes for true.
const assert = require('node:assert');

const failing = { name: 'AssertionError', code: 'ERR_ASSERTION', generatedMessage: true };

assert.strictEqual(NaN, NaN);
assert.strictEqual('a', 'a');
assert.throws(() => assert.strictEqual(0, -0), failing);
assert.throws(() => assert.strictEqual(1, '1'),
  { ...failing, actual: 1, expected: '1', operator: 'strictEqual' });
assert.notStrictEqual(0, -0);
assert.notStrictEqual({}, {});
assert.throws(() => assert.notStrictEqual(NaN, NaN), { ...failing, operator: 'notStrictEqual' });

assert.equal(1, '1');
assert.equal(null, undefined);
assert.equal(NaN, NaN);
assert.equal(0, -0);
assert.throws(() => assert.equal({}, {}), { ...failing, operator: '==' });
assert.notEqual(1, 2);
assert.throws(() => assert.notEqual(1, '1'), { ...failing, operator: '!=' });
assert.throws(() => assert.notEqual(NaN, NaN), failing);

assert(1);
assert.ok('a');
for (const falsy of [0, '', null, undefined, NaN, false, 0n]) {
  assert.throws(() => assert(falsy), { ...failing, actual: falsy, expected: true, operator: '==' });
}

for (const name of ['equal', 'notEqual', 'strictEqual', 'notStrictEqual', 'deepEqual',
  'deepStrictEqual', 'notDeepEqual', 'notDeepStrictEqual', 'partialDeepStrictEqual']) {
  assert.throws(() => assert[name](1), { code: 'ERR_MISSING_ARGS' });
}

const { strict } = assert;
assert.strictEqual(strict, require('node:assert/strict'));
assert.strictEqual(strict.strict, strict);
for (const [loose, exact] of [['equal', 'strictEqual'], ['notEqual', 'notStrictEqual'],
  ['deepEqual', 'deepStrictEqual'], ['notDeepEqual', 'notDeepStrictEqual']]) {
  assert.strictEqual(strict[loose], strict[exact]);
}
