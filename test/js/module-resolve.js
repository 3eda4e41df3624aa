'use strict';
// require.resolve with paths, the lookup paths, links, NODE_PATH-like tables of Module.
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');
const Module = require('module');

const fixtures = path.join(__dirname, 'fixtures/module');
assert.strictEqual(require.resolve('fs'), 'fs');
assert.strictEqual(require.resolve('node:fs'), 'node:fs');
assert.strictEqual(require.resolve('./fixtures/module/dir'), `${fixtures}/dir/index.js`);
assert.strictEqual(require.resolve('plain', { paths: [fixtures] }),
  `${fixtures}/node_modules/plain/index.js`);
assert.strictEqual(require.resolve('plain', { paths: [`${fixtures}/sub`] }),
  `${fixtures}/sub/node_modules/plain/index.js`);
assert.strictEqual(require.resolve('./dir', { paths: [fixtures] }), `${fixtures}/dir/index.js`);
assert.throws(() => require.resolve('plain', { paths: 'x' }), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => require.resolve('plain'), { code: 'MODULE_NOT_FOUND' });

assert.strictEqual(require.resolve.paths('fs'), null);
assert.deepStrictEqual(require.resolve.paths('./x'), [__dirname]);
assert.strictEqual(require.resolve.paths('x')[0], path.join(__dirname, 'node_modules'));
assert.deepStrictEqual(Module._nodeModulePaths('/a/node_modules/b'),
  ['/a/node_modules/b/node_modules', '/a/node_modules', '/node_modules']);
assert.deepStrictEqual(Module._nodeModulePaths('/'), ['/node_modules']);

// A file is known by its real path.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'module-resolve-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true }));
fs.mkdirSync(path.join(folder, 'real'));
fs.writeFileSync(path.join(folder, 'real/file.js'), 'module.exports = __filename;');
fs.symlinkSync('real', path.join(folder, 'link'));
fs.symlinkSync('real/file.js', path.join(folder, 'file-link.js'));
const real = fs.realpathSync(path.join(folder, 'real/file.js'));
assert.strictEqual(require(path.join(folder, 'link/file')), real);
assert.strictEqual(require(path.join(folder, 'file-link')), real);

// What was missing is found once it is there, and what NODE_PATH says when it is read again.
const late = path.join(folder, 'late.json');
assert.throws(() => require(late), { code: 'MODULE_NOT_FOUND' });
fs.writeFileSync(late, '"late"');
assert.strictEqual(require(late), 'late');
fs.mkdirSync(path.join(folder, 'shared/everywhere'), { recursive: true });
fs.writeFileSync(path.join(folder, 'shared/everywhere/index.js'), 'module.exports = 7;');
process.env.NODE_PATH = path.join(folder, 'shared');
Module._initPaths();
assert.strictEqual(require('everywhere'), 7);
assert.strictEqual(Module.globalPaths[0], path.join(folder, 'shared'));
