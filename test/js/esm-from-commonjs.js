'use strict';
// import() in CommonJS, require() of modules.
const assert = require('assert');
const Module = require('module');

/* import('not this one') */ const text = "import('nor this')"; // import('./x')
assert.strictEqual(text.length, 18);
const { kind } = Module.createRequire(`${__dirname}/fixtures/esm/x.js`)('pkg');
assert.strictEqual(kind, 'require');

const typed = require('./fixtures/esm/typed/index.js');
assert.strictEqual(typed.default, 7);
assert.strictEqual(typed.__esModule, true);
assert.strictEqual(require('./fixtures/esm/typed'), typed);
assert.strictEqual(require('./fixtures/esm/typed/own-exports.js'), 1);
const live = require('./fixtures/esm/live.mjs');
const before = live.count;
live.increment();
assert.strictEqual(live.count, before + 1);
assert.throws(() => require('./fixtures/esm/typed/waits.js'), { code: 'ERR_REQUIRE_ASYNC_MODULE' });

let steps = 0;
import('./fixtures/esm/typed/index.js').then((ns) => {
  assert.strictEqual(ns.default, 7);
  assert.strictEqual(ns.isModule, true);
  steps++;
});
const load = async (name) => (await import(name)).default;
(async () => {
  assert.strictEqual(await load('./fixtures/esm/typed/waits.js'), 5);
  assert.strictEqual(await load('node:assert'), assert);
  await assert.rejects(import('./nothing.mjs'), { code: 'ERR_MODULE_NOT_FOUND' });
  await assert.rejects(import({ toString() { throw new TypeError('no text'); } }), TypeError);
  steps++;
})();
process.on('exit', () => assert.strictEqual(steps, 2));
