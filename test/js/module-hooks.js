'use strict';
// Packages replace parts of Module; require goes through all of them.
const assert = require('assert');
const path = require('path');
const Module = require('module');

const file = path.join(__dirname, 'fixtures/module/dir/index.js');
assert.strictEqual(Module.Module, Module);
assert.strictEqual(module.constructor, Module);
assert(module instanceof Module);

const { _load, _resolveFilename } = Module;
const asked = [];
Module._load = function(request, parent, isMain) {
  asked.push([request, parent === module, isMain]);
  return request === 'made-up' ? 'made up' : _load.apply(this, arguments);
};
assert.strictEqual(require('made-up'), 'made up');
assert.deepStrictEqual(asked, [['made-up', true, false]]);
Module._load = _load;

Module._resolveFilename = function(request, ...rest) {
  return _resolveFilename.call(this, request === '@/dir' ? file : request, ...rest);
};
assert.strictEqual(require('@/dir').name, 'dir/index');
Module._resolveFilename = _resolveFilename;

// The old way of source transformers: an extension, and _compile of one module.
Module._extensions['.upper'] = (which, name) => {
  which.exports = path.basename(name).toUpperCase();
};
assert.strictEqual(require.extensions['.upper'], Module._extensions['.upper']);
require.cache[file] = undefined;
delete require.cache[file];
const js = Module._extensions['.js'];
Module._extensions['.js'] = function(which, name) {
  const { _compile } = which;
  which._compile = function(text, filename) {
    return _compile.call(this, `${text}\nmodule.exports.added = true;`, filename);
  };
  js(which, name);
};
assert.strictEqual(require(file).added, true);
Module._extensions['.js'] = js;

const made = new Module('made', module);
assert.strictEqual(made._compile('exports.x = __filename; return 5;', '/made/up.js'), 5);
assert.strictEqual(made.exports.x, '/made/up.js');
assert(module.children.includes(made));

assert.strictEqual(Module.wrap('x'), `${Module.wrapper[0]}x${Module.wrapper[1]}`);
const { wrap } = Module;
Module.wrap = (text) => wrap(`${text}; exports.wrapped = true;`);
const other = new Module('other');
other._compile('exports.y = 1', '/made/other.js');
assert.deepStrictEqual(other.exports, { y: 1, wrapped: true });
