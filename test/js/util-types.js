'use strict';
// Built-in objects are told by what they are, not by prototype or tag.
const assert = require('node:assert');
const { types } = require('node:util');

assert.strictEqual(require('node:util/types'), types);
const buffer = new ArrayBuffer(8);
// Each value with the names of the checks that hold for it.
const table = [
  [buffer, 'isAnyArrayBuffer isArrayBuffer'],
  [new SharedArrayBuffer(1), 'isAnyArrayBuffer isSharedArrayBuffer'],
  [(function() { return arguments; })(), 'isArgumentsObject'],
  [new DataView(buffer), 'isArrayBufferView isDataView'],
  [new BigInt64Array(buffer), 'isArrayBufferView isTypedArray isBigInt64Array'],
  [new Float64Array(buffer), 'isArrayBufferView isTypedArray isFloat64Array'],
  [Buffer.from('a'), 'isArrayBufferView isTypedArray isUint8Array'],
  [async () => {}, 'isAsyncFunction'],
  [{ async m() {} }.m, 'isAsyncFunction'],
  [async function* () {}, 'isAsyncFunction isGeneratorFunction'],
  [function* () {}, 'isGeneratorFunction'],
  [Object(1n), 'isBigIntObject isBoxedPrimitive'],
  [Object(false), 'isBooleanObject isBoxedPrimitive'],
  [Object(1), 'isNumberObject isBoxedPrimitive'],
  [Object('a'), 'isStringObject isBoxedPrimitive'],
  [Object(Symbol()), 'isSymbolObject isBoxedPrimitive'],
  [new Date(NaN), 'isDate'], [/a/, 'isRegExp'],
  [new Error(), 'isNativeError'], [new TypeError(), 'isNativeError'],
  [new Map(), 'isMap'], [new Set(), 'isSet'],
  [new WeakMap(), 'isWeakMap'], [new WeakSet(), 'isWeakSet'],
  [new Map().keys(), 'isMapIterator'], [new Set().keys(), 'isSetIterator'],
  [Promise.resolve(), 'isPromise'], [(function* () {})(), 'isGeneratorObject'],
  [new Proxy({}, {}), 'isProxy'], [new Proxy(new Map(), {}), 'isProxy'],
  [new Proxy(() => {}, {}), 'isProxy'],
];
for (const plain of [{}, [], () => {}, null, undefined, 1, 'a', class {}, { async() {} }.async,
  Object.create(Map.prototype), Object.create(Date.prototype), Map.prototype, (async) => async,
  { [Symbol.toStringTag]: 'Map' }, { [Symbol.toStringTag]: 'Arguments' }, new WeakRef({}),
  { then() {} }, globalThis]) {
  table.push([plain, '']);
}
for (const [value, names] of table) {
  const holds = names.split(' ');
  for (const name of Object.keys(types)) {
    assert.strictEqual(types[name](value), holds.includes(name),
      `${name} of ${Object.prototype.toString.call(value)}`);
  }
}
for (const [name, value] of [['isMap', new Map()], ['isSet', new Set()], ['isDate', new Date()],
  ['isRegExp', /a/], ['isNativeError', new Error()], ['isUint8Array', new Uint8Array(1)],
  ['isArrayBuffer', new ArrayBuffer(1)]]) {
  Object.defineProperty(value, Symbol.toStringTag, { value: 'Forged' });
  assert.strictEqual(types[name](Object.setPrototypeOf(value, null)), true, name);
}
