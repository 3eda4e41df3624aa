'use strict';
// process.env: texts only, an object like others otherwise.
const assert = require('assert');

const { env } = process;
env.EDDY_TEST_A = 'x';
assert.strictEqual(env.EDDY_TEST_A, 'x');
env.EDDY_TEST_A = 5;
assert.strictEqual(env.EDDY_TEST_A, '5');
env.EDDY_TEST_A = undefined;
assert.strictEqual(env.EDDY_TEST_A, 'undefined');
env.EDDY_TEST_A = null;
assert.strictEqual(env.EDDY_TEST_A, 'null');
env.EDDY_TEST_A = { toString: () => 'an object' };
assert.strictEqual(env.EDDY_TEST_A, 'an object');
assert('EDDY_TEST_A' in env);
assert(Object.keys(env).includes('EDDY_TEST_A'));
assert(Object.hasOwn(env, 'EDDY_TEST_A'));
assert.deepStrictEqual(Object.getOwnPropertyDescriptor(env, 'EDDY_TEST_A'),
  { value: 'an object', writable: true, enumerable: true, configurable: true });
assert.strictEqual({ ...env }.EDDY_TEST_A, 'an object');
assert.strictEqual(delete env.EDDY_TEST_A, true);
assert.strictEqual(env.EDDY_TEST_A, undefined);
assert.strictEqual('EDDY_TEST_A' in env, false);
assert.strictEqual(delete env.EDDY_TEST_A, true);

env.EDDY_TEST_EMPTY = '';
assert.strictEqual(env.EDDY_TEST_EMPTY, '');
env.EDDY_TEST_UTF8 = 'gr\u00fc\u00df \u{1f600}';
assert.strictEqual(env.EDDY_TEST_UTF8, 'gr\u00fc\u00df \u{1f600}');

assert.strictEqual(env.hasOwnProperty, Object.prototype.hasOwnProperty);
assert.strictEqual(env[Symbol('x')], undefined);
assert.throws(() => { env[Symbol('x')] = 1; }, TypeError);
assert.throws(() => { env.EDDY_TEST_B = Symbol('x'); }, TypeError);

Object.defineProperty(env, 'EDDY_TEST_C',
  { value: 'c', writable: true, enumerable: true, configurable: true });
assert.strictEqual(env.EDDY_TEST_C, 'c');
for (const wrong of [{ value: 'c' }, { get: () => 'c' }, { value: 'c', writable: true }]) {
  assert.throws(() => Object.defineProperty(env, 'EDDY_TEST_D', wrong),
    { code: 'ERR_INVALID_OBJECT_DEFINE_PROPERTY', name: 'TypeError' });
}
