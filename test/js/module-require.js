'use strict';
// What a module sees, what require gives: cache, cycles, JSON, folders, node_modules, children.
const assert = require('assert');
const path = require('path');

const at = (name) => path.join(__dirname, 'fixtures/module', name);
assert.strictEqual(require.main, module);
assert.strictEqual(module.id, '.');
assert.strictEqual(module.filename, __filename);
assert.strictEqual(module.loaded, false);
assert.strictEqual(module.paths[0], path.join(__dirname, 'node_modules'));
assert.strictEqual(this, exports);

const wrapper = require('./fixtures/module/wrapper');
assert.strictEqual(wrapper.self, wrapper);
assert.strictEqual(wrapper.args, 5);
assert.strictEqual(wrapper.filename, at('wrapper.js'));
assert.strictEqual(wrapper.dirname, path.dirname(at('wrapper.js')));
assert.strictEqual(wrapper.who.id, at('wrapper.js'));
assert.strictEqual(wrapper.who.path, path.dirname(at('wrapper.js')));
assert.strictEqual(wrapper.who.loaded, true);
assert.strictEqual(wrapper.who.parent, module);
assert(module.children.includes(wrapper.who));
assert.strictEqual(require.cache[at('wrapper.js')], wrapper.who);
assert.strictEqual(require('./fixtures/module/wrapper.js'), wrapper);

// Out of the cache it loads anew; something put there is found.
delete require.cache[at('wrapper.js')];
assert.notStrictEqual(require('./fixtures/module/wrapper.js'), wrapper);
require.cache[at('made-up.js')] = { exports: 'made up', loaded: true, children: [] };
require.cache[at('bare')] = { exports: 'put', loaded: true, children: [] };
assert.strictEqual(require('./fixtures/module/bare'), 'put');
delete require.cache[at('bare')];
assert.strictEqual(require('./fixtures/module/bare'), 'no extension');

const a = require('./fixtures/module/cycle/a');
assert.deepStrictEqual(a.seen, { early: 'a early' });
assert.strictEqual(require('./fixtures/module/cycle/b').same, a);
assert.strictEqual(Object.getPrototypeOf(a), Object.prototype);

assert.strictEqual(require('./fixtures/module/dir').name, 'dir/index');
assert.strictEqual(require('./fixtures/module/dir/').id, at('dir/index.js'));
assert.strictEqual(require('./fixtures/module/maindir'), 'maindir/lib/start');
assert.strictEqual(require('./fixtures/module/dotted.name'), 'dotted');
assert.deepStrictEqual(require('./fixtures/module/data'), { a: [1, 2, { b: null }] });
assert.strictEqual(require('./fixtures/module/data.json'), require('./fixtures/module/data'));
assert.match(require('./fixtures/module/hashbang').line, /hashbang\.js:2:/);
assert.strictEqual(require('./fixtures/module/bom'), 'after a mark');
assert.deepStrictEqual(require('./fixtures/module/bom.json'), { bom: true });
assert.strictEqual(require('./fixtures/module/sub/uses-plain'), 'plain nearer');
