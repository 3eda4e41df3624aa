'use strict';
// "exports" and "imports" of package.json: conditions, patterns, null, self-reference, errors.
const assert = require('assert');
const path = require('path');
const { createRequire } = require('module');

const fixtures = path.join(__dirname, 'fixtures/module');
const require2 = createRequire(`${fixtures}/x.js`);
const mapped = path.join(fixtures, 'node_modules/mapped');

assert.strictEqual(require2('mapped'), 'main');
assert.strictEqual(require2.resolve('mapped'), `${mapped}/lib/main.js`);
assert.deepStrictEqual(require2('mapped/data'), { from: 'data' });
assert.strictEqual(require2('mapped/list'), 'list');
assert.strictEqual(require2('mapped/nested'), 'nested');
assert.strictEqual(require2('mapped/lib/main'), 'main');
assert.strictEqual(require2('mapped/lib/inner/deep.js'), 'deep');
assert.strictEqual(require2('mapped/package.json').name, 'mapped');
assert.strictEqual(require2('@scope/pkg'), 'scoped');
assert.strictEqual(require2('@scope/pkg/file'), 'scoped file');

const notExported = (name) => ({
  code: 'ERR_PACKAGE_PATH_NOT_EXPORTED',
  name: 'Error',
  message: `Package subpath '${name}' is not defined by "exports" in ${mapped}/package.json`,
});
assert.throws(() => require2('mapped/lib/main.js'), { code: 'MODULE_NOT_FOUND' });
assert.throws(() => require2('mapped/other'), notExported('./other'));
assert.throws(() => require2('mapped/private/x'), notExported('./private/x'));
assert.throws(() => require2('mapped/missing'), { code: 'MODULE_NOT_FOUND' });
assert.throws(() => require2('mapped/outside'), { code: 'ERR_INVALID_PACKAGE_TARGET' });
assert.throws(() => require2('mapped/lib/../package.json'),
  { code: 'ERR_INVALID_MODULE_SPECIFIER' });

const self = require2('mapped/self');
assert.strictEqual(self.self, 'main');
assert.strictEqual(self.dep, 'plain above');
assert.strictEqual(self.own, 'main');
assert.strictEqual(self.any, 'deep');
assert.strictEqual(self.cond, 'nested');
assert.strictEqual(self.resolve('mapped/nested'), `${mapped}/lib/nested.js`);
assert.throws(() => self.load('#nothing'), { code: 'ERR_PACKAGE_IMPORT_NOT_DEFINED' });
assert.throws(() => self.load('#any/nope'), { code: 'MODULE_NOT_FOUND' });
