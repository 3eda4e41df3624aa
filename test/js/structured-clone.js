'use strict';
// structuredClone: kinds of values, cycles, what changes hands, what can't be cloned.
const assert = require('node:assert');

const inner = { n: -0, big: -(2n ** 70n), text: 'ж', none: undefined };
const error = new RangeError('bad', { cause: inner });
const value = {
  inner,
  list: Object.assign([1, , inner], { named: true }), // eslint-disable-line no-sparse-arrays
  map: new Map([[inner, new Set([1, inner])]]),
  date: new Date(5),
  regexp: /a(b)/giv,
  boxed: [Object(1), Object('s'), Object(true), Object(3n)],
  ['__proto__']: 'own',
};
value.self = value;
const copy = structuredClone(value);
assert.deepStrictEqual(copy, value);
assert.notStrictEqual(copy.inner, inner);
assert.strictEqual(copy.list[2], copy.inner);
assert.strictEqual(1 in copy.list, false);
assert.strictEqual([...copy.map.keys()][0], copy.inner);
assert.strictEqual(copy.self, copy);
assert.strictEqual(Object.hasOwn(copy, '__proto__'), true);

const errorCopy = structuredClone(error);
assert(errorCopy instanceof RangeError);
assert.strictEqual(errorCopy.message, 'bad');
assert.strictEqual(errorCopy.stack, error.stack);
assert.deepStrictEqual(errorCopy.cause, inner);

class Own {
  constructor() { this.a = 1; }
  get b() { return 2; }
}
assert.deepStrictEqual(structuredClone(new Own()), { a: 1 });
assert.strictEqual(structuredClone(new DOMException('m', 'AbortError')).name, 'AbortError');

// Views keep sharing one buffer.
const buffer = new ArrayBuffer(8);
const views = structuredClone([new Uint8Array(buffer, 2, 3), new DataView(buffer), buffer]);
assert.strictEqual(views[0].buffer, views[2]);
assert.strictEqual(views[1].buffer, views[2]);
assert.strictEqual(views[0].byteOffset, 2);
assert.notStrictEqual(views[2], buffer);

// What is transferred is gone here.
const moved = structuredClone({ view: new Uint8Array(buffer, 2) }, { transfer: [buffer] });
assert.strictEqual(buffer.byteLength, 0);
assert.strictEqual(moved.view.length, 6);

for (const bad of [() => {}, Symbol('x'), new WeakMap(), Promise.resolve(), new Proxy({}, {}),
  new URL('http://h'), { deep: [() => {}] }, new MessageChannel().port1]) {
  assert.throws(() => structuredClone(bad), { name: 'DataCloneError', code: 25 });
}
assert.throws(() => structuredClone(1, { transfer: [{}] }), { name: 'DataCloneError' });
assert.throws(() => structuredClone(buffer), { name: 'DataCloneError' });
assert.throws(() => structuredClone(), { code: 'ERR_MISSING_ARGS' });
assert.throws(() => structuredClone(1, 1), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => structuredClone({ get a() { throw new TypeError('own'); } }),
  { message: 'own' });
