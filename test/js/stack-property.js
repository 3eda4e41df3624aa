'use strict';
// `stack` is an own accessor that is not enumerable; an error has no other hidden properties.
const assert = require('node:assert');

const own = (object) => Object.getOwnPropertyDescriptor(object, 'stack');

const error = new Error('x');
const { get, set, enumerable, configurable } = own(error);
assert.strictEqual(typeof get, 'function');
assert.strictEqual(typeof set, 'function');
assert.strictEqual(enumerable, false);
assert.strictEqual(configurable, true);
assert.strictEqual(own(new TypeError('y')).get, get);
assert.strictEqual(get.call({}), undefined);
assert.strictEqual(get.call(error), error.stack);
assert.deepStrictEqual(Object.getOwnPropertyNames(error).sort(), ['message', 'stack']);
assert.deepStrictEqual(Object.keys(new Error('x')), []);
assert.strictEqual(JSON.stringify(new Error('x')), '{}');
for (const name of ['line', 'column', 'sourceURL']) {
  const e = new Error('x');
  assert.strictEqual(e[name], undefined);
  e[name] = 7;
  assert.strictEqual(e[name], 7);
  assert.deepStrictEqual(Object.keys(e), [name]);
  const first = new Error('x');
  first[name] = 8; // before anything has looked at it
  assert.deepStrictEqual(Object.keys(first), [name]);
  assert.strictEqual(first[name], 8);
  assert.match(first.stack, /^Error: x\n {4}at /);
}

// Setting and deleting, before and after the first look.
for (const look of [(e) => e, (e) => e.stack]) {
  const e = new Error('x');
  look(e);
  e.stack = 'mine';
  assert.strictEqual(e.stack, 'mine');
  e.stack = { any: 1 };
  assert.strictEqual(e.stack.any, 1);
  const d = new Error('x');
  look(d);
  assert.strictEqual(delete d.stack, true);
  assert.strictEqual(d.stack, undefined);
  const r = new Error('x');
  look(r);
  Object.defineProperty(r, 'stack', { value: 1, writable: false, configurable: true });
  assert.strictEqual(r.stack, 1);
}

// Heirs read and write the error's own; frozen errors have theirs.
const heir = Object.create(new Error('parent'));
assert.match(heir.stack, /^Error: parent\n/);
heir.stack = 5;
assert.strictEqual(own(heir), undefined);
assert.strictEqual(Object.getPrototypeOf(heir).stack, 5);
for (const close of [Object.freeze, Object.seal, Object.preventExtensions]) {
  assert.match(close(new Error('closed')).stack, /^Error: closed\n {4}at /);
}
assert.strictEqual(new Proxy(new Error('x'), {}).stack, undefined);

// A program's own `line` on Object.prototype and the like change nothing.
Object.defineProperty(Object.prototype, 'value', { value: 1, configurable: true });
assert.match(new Error('x').stack, /^Error: x\n {4}at /);
delete Object.prototype.value;
