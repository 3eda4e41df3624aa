'use strict';
// What require throws, and that a module which failed can be tried again.
const assert = require('assert');
const path = require('path');

const fixtures = path.join(__dirname, 'fixtures/module');

assert.throws(() => require('./not-there'), (error) => {
  assert.strictEqual(error.code, 'MODULE_NOT_FOUND');
  assert.strictEqual(error.message,
    `Cannot find module './not-there'\nRequire stack:\n- ${__filename}`);
  assert.deepStrictEqual(error.requireStack, [__filename]);
  return error.constructor === Error;
});
assert.throws(() => require('/not/there'), { code: 'MODULE_NOT_FOUND' });
assert.throws(() => require('no-such-package'), { code: 'MODULE_NOT_FOUND' });
assert.throws(() => require('node:no-such-builtin'),
  { code: 'ERR_UNKNOWN_BUILTIN_MODULE', message: 'No such built-in module: node:no-such-builtin' });
assert.throws(() => require(''), { code: 'ERR_INVALID_ARG_VALUE' });
for (const value of [undefined, null, 1, {}, []]) {
  assert.throws(() => require(value), { code: 'ERR_INVALID_ARG_TYPE' });
  assert.throws(() => require.resolve(value), { code: 'ERR_INVALID_ARG_TYPE' });
}

assert.throws(() => require('./fixtures/module/broken.json'), (error) => {
  assert(error instanceof SyntaxError);
  return error.message.startsWith(`${fixtures}/broken.json: `);
});
assert.throws(() => require('./fixtures/module/syntax'), SyntaxError);

const children = module.children.length;
assert.throws(() => require('./fixtures/module/throws'), { message: 'thrown at load' });
assert.strictEqual(require.cache[`${fixtures}/throws.js`], undefined);
assert.throws(() => require('./fixtures/module/throws'), { message: 'thrown at load' });
assert.strictEqual(module.children.length, children);

const { createRequire } = require('module');
const from = createRequire(`${fixtures}/x.js`);
assert.throws(() => from('nomain'), {
  code: 'MODULE_NOT_FOUND',
  path: `${fixtures}/node_modules/nomain/package.json`,
  requestPath: 'nomain',
  message: `Cannot find module '${fixtures}/node_modules/nomain/gone.js'. ` +
    'Please verify that the package.json has a valid "main" entry',
});
process.once('warning', (warning) => {
  assert.strictEqual(warning.code, 'DEP0128');
});
process.removeAllListeners('warning');
assert.strictEqual(from('badmain'), 'by index');
