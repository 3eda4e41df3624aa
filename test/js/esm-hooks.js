'use strict';
// module.registerHooks: resolve and load, for import and require.
const assert = require('assert');
const module_ = require('module');

const seen = [];
const first = module_.registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'virtual:x') return { url: specifier, shortCircuit: true };
    if (specifier === 'alias') return next('./fixtures/esm/live.mjs');
    return next(specifier, context);
  },
  load(url, context, next) {
    if (url !== 'virtual:x') return next(url, context);
    return { format: 'module', source: 'export default 42', shortCircuit: true };
  },
});
const second = module_.registerHooks({
  load(url, context, next) {
    seen.push(url);
    const found = next(url, context);
    if (!url.endsWith('named.cjs')) return found;
    return { format: 'commonjs', source: `${found.source};exports.added = 1;` };
  },
});
const broken = module_.registerHooks({ resolve: (specifier) => ({ url: `x:${specifier}` }) });
assert.throws(() => require('./nothing'), { code: 'ERR_INVALID_RETURN_PROPERTY_VALUE' });
broken.deregister();

assert.strictEqual(require('./fixtures/esm/named.cjs').added, 1);
assert.strictEqual(seen.length, 1);
assert.match(seen[0], /^file:.*named\.cjs$/);
second.deregister();

(async () => {
  assert.strictEqual((await import('virtual:x')).default, 42);
  assert.strictEqual(typeof (await import('alias')).increment, 'function');
  first.deregister();
  await assert.rejects(import('alias'), { code: 'ERR_MODULE_NOT_FOUND' });
  assert.strictEqual(seen.length, 1);
})();
assert.throws(() => module_.registerHooks({ load: 5 }), { code: 'ERR_INVALID_ARG_TYPE' });
