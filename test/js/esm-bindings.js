// Live bindings, scopes, cycles, namespaces of ES modules.
import assert from 'node:assert';
import increment, { count, alias, Point, a, c, self } from './fixtures/esm/live.mjs';
import * as live from './fixtures/esm/live.mjs';
import results, { assigned } from './fixtures/esm/scopes.mjs';
import log, { seen, value } from './fixtures/esm/cycle/a.mjs';
import { readValue } from './fixtures/esm/cycle/b.mjs';
import { types, inspect } from 'node:util';

const before = count;
assert.strictEqual(increment(), before + 1);
assert.strictEqual(count, before + 1);
assert.strictEqual(alias, before + 1);
assert.strictEqual(live.count, count);
assert.deepStrictEqual([a, c, new Point().x], [1, 3, 1]);
assert.strictEqual(self, live);

assert.deepStrictEqual(Object.keys(live), ['Point', 'a', 'alias', 'c', 'count', 'default', 'increment', 'self']);
assert.strictEqual(live[Symbol.toStringTag], 'Module');
assert.strictEqual(Object.getPrototypeOf(live), null);
assert.strictEqual(Object.isExtensible(live), false);
assert.throws(() => { live.count = 1; }, TypeError);
assert.throws(() => { live.nothing = 1; }, TypeError);
assert.throws(() => { delete live.count; }, TypeError);
assert.strictEqual(delete live.nothing, true);
assert.strictEqual(live.nothing, undefined);
assert.strictEqual('count' in live, true);
assert.deepStrictEqual(Object.getOwnPropertyDescriptor(live, 'a'),
  { value: 1, writable: true, enumerable: true, configurable: false });
for (let i = 0; i < 50; i++) assert.strictEqual(live.c, 3);
assert.strictEqual(Reflect.defineProperty(live, 'c', { value: 3 }), true);
assert.strictEqual(Reflect.defineProperty(live, 'c', { value: 4 }), false);
assert(types.isModuleNamespaceObject(live));
assert(!types.isProxy(live));
assert.match(inspect(live), /\[Module: null prototype\] \{\n {2}Point: \[class Point\]/);

assert.deepStrictEqual(results, ['parameter', 'default', 'block', 'loop', 'caught', 'function', 'Point',
  'pattern,9', 'switch', 'undefined', 1, '1', 1, 2, -1, 1, 1, true, 1, 1, 0.5, true]);
assert.deepStrictEqual(assigned, Array(6).fill('TypeError'));

assert.deepStrictEqual(log, ['ReferenceError']);
assert.strictEqual(seen, true);
assert.strictEqual(value, 'A');
assert.strictEqual(readValue(), 'A');

assert.strictEqual(this, undefined);
assert.strictEqual(typeof require, 'undefined');
assert.strictEqual(typeof arguments, 'undefined');
assert.strictEqual(increment.name, 'increment');
