'use strict';
// What an AssertionError says, and the fields it has.
const assert = require('node:assert');

function messageOf(f) {
  try {
    f();
  } catch (error) {
    assert.strictEqual(error.code, 'ERR_ASSERTION');
    return error.message;
  }
  throw new Error('no assertion failed');
}
const says = (f, message) => assert.strictEqual(messageOf(f), message);

says(() => assert.strictEqual(1, 2), 'Expected values to be strictly equal:\n\n1 !== 2\n');
says(() => assert.strictEqual('a\nb', 'a\nc'),
  "Expected values to be strictly equal:\n\n'a\\nb' !== 'a\\nc'\n");
says(() => assert.strictEqual([1], [1]),
  'Values have same structure but are not reference-equal:\n\n[\n  1\n]\n');
says(() => assert.notStrictEqual(1, 1),
  'Expected "actual" to be strictly unequal to: 1');
says(() => assert.equal(1, 2), '1 == 2');
says(() => assert.notEqual(1, 1), '1 != 1');
says(() => assert.deepStrictEqual([1, 2, 3], [1, 2, 4]),
  'Expected values to be strictly deep-equal:\n+ actual - expected\n\n' +
  '  [\n    1,\n    2,\n+   3\n-   4\n  ]\n');
says(() => assert.deepStrictEqual({ a: 1, b: [2] }, { a: 1, b: [3] }),
  'Expected values to be strictly deep-equal:\n+ actual - expected\n\n' +
  '  {\n    a: 1,\n    b: [\n+     2\n-     3\n    ]\n  }\n');
says(() => assert.deepEqual({ a: 1 }, { a: 2 }),
  'Expected values to be loosely deep-equal:\n\n{\n  a: 1\n}\n\nshould loosely deep-equal\n\n' +
  '{\n  a: 2\n}');
says(() => assert.notDeepStrictEqual({ a: 1 }, { a: 1 }),
  'Expected "actual" not to be strictly deep-equal to:\n\n{\n  a: 1\n}\n');
says(() => assert.fail(), 'Failed');
says(() => assert.fail('why'), 'why');

// Equal lines far from a difference are left out.
const long = Array.from({ length: 60 }, (_, i) => i);
const text = messageOf(() => assert.deepStrictEqual(long, long.with(30, 'x')));
assert.match(text, /\n\.\.\. Skipped lines\n/);
assert.match(text, /\n\+ {3}30,\n- {3}'x',\n/);
assert(text.split('\n').length < 30);

// A given message takes the place of the first line or of all, an Error is thrown itself.
says(() => assert.strictEqual(1, 2, 'mine'), 'mine\n\n1 !== 2\n');
says(() => assert.equal(1, 2, 'mine'), 'mine');
says(() => assert(false, 'mine'), 'mine');
const own = new TypeError('own');
for (const name of ['equal', 'strictEqual', 'deepEqual', 'deepStrictEqual',
  'partialDeepStrictEqual']) {
  assert.throws(() => assert[name](1, 2, own), (error) => error === own);
}
assert.throws(() => assert.ok(false, own), (error) => error === own);
assert.throws(() => assert.fail(own), (error) => error === own);
assert.throws(() => assert.strictEqual(1, 2, 'mine'),
  { generatedMessage: false, actual: 1, expected: 2 });
