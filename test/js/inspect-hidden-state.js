'use strict';
// What no property shows: promises, proxies, iterators.
if (process.env.EDDY_ENGINE_FAST === '0') process.exit(0); // nothing to see without the engine
const assert = require('node:assert');
const { inspect } = require('node:util');

assert.strictEqual(inspect(Promise.resolve({ a: 1 })), 'Promise { { a: 1 } }');
assert.strictEqual(inspect(new Promise(() => {})), 'Promise { <pending> }');
const rejected = Promise.reject(5);
rejected.catch(() => {});
assert.strictEqual(inspect(rejected), 'Promise { <rejected> 5 }');

assert.strictEqual(inspect(new Proxy({ a: 1 }, {})), 'Proxy({ a: 1 })');
assert.strictEqual(inspect(new Proxy(new Proxy([], {}), {})), 'Proxy(Proxy([]))');
assert.strictEqual(inspect(new Proxy({ a: 1 }, { x: 2 }), { showProxy: true }),
  'Proxy [ { a: 1 }, { x: 2 } ]');
const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
assert.strictEqual(inspect([proxy]), '[ <Revoked Proxy> ]');
// No trap is called.
const trap = () => { throw new Error('trapped'); };
inspect(new Proxy({ a: 1 }, { get: trap, ownKeys: trap, getPrototypeOf: trap, has: trap }));

const map = new Map([[1, 'a'], [2, 'b'], [3, 'c']]);
const entries = map.entries();
entries.next();
map.delete(2);
map.set(4, 'd');
assert.strictEqual(inspect(entries), "[Map Entries] { [ 3, 'c' ], [ 4, 'd' ] }");
assert.deepStrictEqual([...entries], [[3, 'c'], [4, 'd']]); // it was not moved
assert.strictEqual(inspect(map.keys()), '[Map Iterator] { 1, 3, 4 }');
assert.strictEqual(inspect(new Map([[1, [2, 3]]]).values()), '[Map Iterator] { [ 2, 3 ] }');
assert.strictEqual(inspect(new Set([[1], 2]).values()), '[Set Iterator] { [ 1 ], 2 }');
assert.strictEqual(inspect(new Set(['x']).entries()), "[Set Entries] { [ 'x', 'x' ] }");
