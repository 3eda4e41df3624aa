'use strict';
// Assert: assertions with options of their own.
const assert = require('node:assert');
const { Assert } = assert;
const { AssertionError } = assert;

assert.throws(() => Assert(), { code: 'ERR_CONSTRUCT_CALL_REQUIRED' });

const strict = new Assert();
assert.throws(() => strict.equal(1, '1'), { operator: 'strictEqual' });
assert.throws(() => strict.deepEqual([1], ['1']), AssertionError);
strict.ok(true);
strict.throws(() => { throw new Error('a'); }, /a/);

const loose = new Assert({ strict: false });
loose.equal(1, '1');
loose.deepEqual([1], ['1']);
assert.throws(() => loose.strictEqual(1, '1'), AssertionError);

// Without skipping of prototypes they count, with it they do not.
class A { x = 1; }
assert.throws(() => strict.deepStrictEqual(new A(), { x: 1 }), AssertionError);
new Assert({ skipPrototype: true }).deepStrictEqual(new A(), { x: 1 });

// Full differences are not cut.
const long = 'x'.repeat(20000);
const lines = (options) => {
  try {
    new Assert(options).strictEqual(long, `${long}y`);
  } catch (error) {
    return error;
  }
};
assert.strictEqual(lines({ diff: 'full' }).diff, 'full');
assert.strictEqual(lines({ diff: 'simple' }).diff, 'simple');
assert.throws(() => new Assert({ diff: 'half' }), { code: 'ERR_INVALID_ARG_VALUE' });
