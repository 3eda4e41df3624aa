'use strict';
// Small members of util.
const assert = require('node:assert');
const util = require('node:util');

assert.strictEqual(util.getSystemErrorName(-2), 'ENOENT');
assert.strictEqual(util.getSystemErrorMessage(-2), 'no such file or directory');
assert.deepStrictEqual(util.getSystemErrorMap().get(-13), ['EACCES', 'permission denied']);
assert.throws(() => util.getSystemErrorName(2), { code: 'ERR_OUT_OF_RANGE' });
assert.strictEqual(util.toUSVString('a\ud800b'), 'a\ufffdb');
assert.strictEqual(util.isDeepStrictEqual({ a: [1] }, { a: [1] }), true);
assert.strictEqual(util.isDeepStrictEqual([0], [-0]), false);
assert.strictEqual(util.isDeepStrictEqual({}, { __proto__: null }, { skipPrototype: true }), true);
assert.strictEqual(util.isPartialDeepStrictEqual({ a: 1, b: 2 }, { a: 1 }), true);
assert.strictEqual(util.convertProcessSignalToExitCode('SIGTERM'), 143);
assert.throws(() => util.convertProcessSignalToExitCode('SIGNOPE'),
  { code: 'ERR_INVALID_ARG_VALUE' });
assert.deepStrictEqual({ ...util.parseEnv('A=1\n# no\nB="x y"\n') }, { A: '1', B: 'x y' });
assert.strictEqual(util.debuglog('some-section').enabled, false);
assert.strictEqual(util.debug, util.debuglog);
util.markPromiseAsHandled(Promise.reject(new Error('nobody looks')));
assert.throws(() => util.markPromiseAsHandled({}), { code: 'ERR_INVALID_ARG_TYPE' });

function where() { return util.getCallSites(); }
const [site] = where();
assert.strictEqual(site.functionName, 'where');
assert.strictEqual(site.scriptName, __filename);
assert.strictEqual(site.lineNumber, 24);
assert.strictEqual(util.getCallSites(1).length, 1);
assert.throws(() => util.getCallSites(0), { code: 'ERR_OUT_OF_RANGE' });
