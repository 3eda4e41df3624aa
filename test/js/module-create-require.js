'use strict';
// module.createRequire, findPackageJSON and the other names of `module`.
const assert = require('assert');
const path = require('path');
const { pathToFileURL } = require('url');
const Module = require('module');

const { createRequire, findPackageJSON } = Module;
const fixtures = path.join(__dirname, 'fixtures/module');
const file = path.join(fixtures, 'x.js');
for (const from of [file, pathToFileURL(file), pathToFileURL(file).href, `${fixtures}/`]) {
  const made = createRequire(from);
  assert.strictEqual(made('./dir').name, 'dir/index');
  assert.strictEqual(made('plain'), 'plain above');
  assert.strictEqual(made.resolve('./dir'), `${fixtures}/dir/index.js`);
  assert.strictEqual(made.cache, require.cache);
  assert.strictEqual(made.main, require.main);
}
for (const wrong of ['x.js', './x.js', 'https://x/y', undefined, {}, 5]) {
  assert.throws(() => createRequire(wrong), { code: 'ERR_INVALID_ARG_VALUE' });
}

assert.strictEqual(findPackageJSON('..', path.join(fixtures, 'node_modules/mapped/lib/main.js')),
  path.join(fixtures, 'node_modules/mapped/package.json'));
assert.strictEqual(findPackageJSON('plain', file), `${fixtures}/node_modules/plain/package.json`);
assert.strictEqual(findPackageJSON(pathToFileURL(`${fixtures}/node_modules/mapped/lib/main.js`)),
  `${fixtures}/node_modules/mapped/package.json`);
assert.throws(() => findPackageJSON('nothing', file), { code: 'ERR_MODULE_NOT_FOUND' });

assert.strictEqual(typeof Module.enableCompileCache, 'function');
assert.strictEqual(Module.constants.compileCacheStatus.DISABLED, 3);
assert.strictEqual(Module.findSourceMap('/nothing.js'), undefined);
Module.syncBuiltinESMExports();
