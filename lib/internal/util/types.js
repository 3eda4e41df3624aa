'use strict';
// internal/util/types - which built-in object a value is, whatever its prototype or tag says.
// Public face: lib/node/util/types.js (util.types), lib/internal/util/inspect.js.
// Native half: internalBinding('util'): cellType(object) -> a small number, the engine's own for
// this kind of heap cell (what the numbers mean is learnt from samples); isExternal(value),
// isModuleNamespaceObject(value), getProxyDetails(value).  Each may be missing: then internal
// slots are probed from JavaScript, and what cannot be probed without a trace (iterators,
// generators, promises) is told by its prototype.

const binding = internalBinding('util');
const { cellType } = binding;

const { getPrototypeOf, getOwnPropertyDescriptor } = Object;
const objectToString = Object.prototype.toString;
const functionToString = Function.prototype.toString;
const { isArray } = Array;
const { isView } = ArrayBuffer;
const isErrorNative = Error.isError;

function getterOf(prototype, name) {
  return getOwnPropertyDescriptor(prototype, name).get;
}

const typedArrayTag = getterOf(getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag);

/**
 * The name of the typed array's constructor, as it was made.
 * @param {any} value any value
 * @returns {string|undefined} such as 'Uint8Array', undefined for all that is no typed array
 */
function typedArrayName(value) {
  return typedArrayTag.call(value);
}

// A probe is true when the method, which needs an internal slot, does not throw.
function accepts(method, argument) {
  return (value) => {
    try {
      method.call(value, argument);
      return true;
    } catch {
      return false;
    }
  };
}

// Last resort: an inherited (so not forged on the object itself) tag.
function inherits(tag) {
  return (value) => {
    try {
      const prototype = getPrototypeOf(value);
      return prototype !== null && prototype[Symbol.toStringTag] === tag;
    } catch {
      return false;
    }
  };
}

function isRegExpSlot(value) {
  return value !== RegExp.prototype && regexpProbe(value);
}

function isArgumentsSlot(value) {
  return value[Symbol.toStringTag] === undefined &&
    objectToString.call(value) === '[object Arguments]';
}

function isErrorSlot(value) {
  if (isErrorNative !== undefined) return isErrorNative(value);
  return value instanceof Error || objectToString.call(value) === '[object Error]';
}

function isProxySlot(value) {
  return binding.getProxyDetails !== undefined &&
    binding.getProxyDetails(value, false) !== undefined;
}

const regexpProbe = accepts(getterOf(RegExp.prototype, 'source'));

// Kind, and the probe that decides it when the engine's number is of no help.
const probes = {
  __proto__: null,
  Array: isArray,
  TypedArray: (value) => typedArrayTag.call(value) !== undefined,
  DataView: (value) => isView(value) && typedArrayTag.call(value) === undefined,
  Map: accepts(getterOf(Map.prototype, 'size')),
  Set: accepts(getterOf(Set.prototype, 'size')),
  Date: accepts(Date.prototype.getTime),
  RegExp: isRegExpSlot,
  Error: isErrorSlot,
  Promise: inherits('Promise'),
  ArrayBuffer: accepts(getterOf(ArrayBuffer.prototype, 'byteLength')),
  WeakMap: accepts(WeakMap.prototype.has, {}),
  WeakSet: accepts(WeakSet.prototype.has, {}),
  NumberObject: accepts(Number.prototype.valueOf),
  StringObject: accepts(String.prototype.valueOf),
  BooleanObject: accepts(Boolean.prototype.valueOf),
  SymbolObject: accepts(Symbol.prototype.valueOf),
  BigIntObject: accepts(BigInt.prototype.valueOf),
  Arguments: isArgumentsSlot,
  MapIterator: inherits('Map Iterator'),
  SetIterator: inherits('Set Iterator'),
  Generator: (value) => isGeneratorByTag(value) || isAsyncGeneratorByTag(value),
};
const isGeneratorByTag = inherits('Generator');
const isAsyncGeneratorByTag = inherits('AsyncGenerator');

if (typeof SharedArrayBuffer === 'function') {
  probes.SharedArrayBuffer = accepts(getterOf(SharedArrayBuffer.prototype, 'byteLength'));
}

function samples() {
  const buffer = new ArrayBuffer(8);
  const list = [
    ['Object', {}], ['Object', Object.create(null)], ['Object', new (class {})()],
    ['Array', []], ['Array', new (class extends Array {})()],
    ['Map', new Map()], ['Set', new Set()], ['WeakMap', new WeakMap()], ['WeakSet', new WeakSet()],
    ['MapIterator', new Map().keys()], ['SetIterator', new Set().values()],
    ['Date', new Date(0)], ['RegExp', /a/], ['Error', new Error('')],
    ['Promise', Promise.resolve()], ['ArrayBuffer', buffer], ['DataView', new DataView(buffer)],
    ['NumberObject', Object(1)], ['StringObject', Object('')], ['BooleanObject', Object(true)],
    ['SymbolObject', Object(Symbol.iterator)], ['BigIntObject', Object(1n)],
    ['Arguments', (function() { return arguments; })()],
    ['Arguments', (function(a) { return [arguments, () => a]; })(1)[0]],
    ['Generator', (function* () {})()], ['Generator', (async function* () {})()],
    ['Proxy', new Proxy({}, {})], ['Function', accepts],
  ];
  for (const Type of [Int8Array, Uint8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array,
    Uint32Array, Float32Array, Float64Array, BigInt64Array, BigUint64Array]) {
    list.push(['TypedArray', new Type(buffer)]);
  }
  if (typeof SharedArrayBuffer === 'function') {
    list.push(['SharedArrayBuffer', new SharedArrayBuffer(0)]);
  }
  // A cell of this kind shared by things with and without a slot of ours: no answer.
  for (const other of [Math, new WeakRef(buffer), globalThis]) list.push(['', other]);
  return list;
}

let kinds = null; // engine's number -> kind, '' where one number means several

function learnKinds() {
  kinds = [];
  for (const [kind, sample] of samples()) {
    const number = cellType(sample);
    kinds[number] = kinds[number] === undefined || kinds[number] === kind ? kind : '';
  }
  return kinds;
}

function probeKind(value) {
  if (isProxySlot(value)) return 'Proxy';
  for (const kind in probes) if (probes[kind](value)) return kind;
  if (binding.isModuleNamespaceObject?.(value)) return 'Namespace';
  return binding.isExternal?.(value) ? 'External' : 'Object';
}

/**
 * What an object is by its internal slots.
 * @param {object|Function} value any object but a primitive
 * @returns {string} a key of `probes`, or 'Proxy', 'Namespace', 'External', 'Function', 'Object'
 */
function kindOf(value) {
  if (cellType === undefined) {
    if (typeof value === 'function') return isProxySlot(value) ? 'Proxy' : 'Function';
    return probeKind(value);
  }
  const kind = (kinds ?? learnKinds())[cellType(value)];
  if (kind) return kind;
  return typeof value === 'function' ? 'Function' : probeKind(value);
}

function isKind(value, kind) {
  if (typeof value !== 'object' || value === null) return false;
  if (cellType === undefined) return kind in probes && probes[kind](value) && !isProxySlot(value);
  return kindOf(value) === kind;
}

// Only a text that begins with the word async can be an async function's, and only a method that
// is itself called async begins so without being one: there the prototype decides.
function isAsyncFunction(value) {
  if (typeof value !== 'function') return false;
  const text = functionToString.call(value);
  if (!/^async(?![\w$\\\u0080-\uffff])/.test(text)) return false;
  if (!/^async(?:\s|\/\*[^]*?\*\/)*\(/.test(text)) return true;
  return /^async\s*\([\w\s,$]*\)\s*=>/.test(text) || inheritsFunction(value, 'AsyncFunction');
}

function inheritsFunction(value, tag) {
  return inherits(tag)(value);
}

// A generator function owns a prototype and yet is no constructor.
function isGeneratorFunction(value) {
  if (typeof value !== 'function') return false;
  const own = getOwnPropertyDescriptor(value, 'prototype');
  if (own === undefined || own.configurable || isProxySlot(value)) return false;
  try {
    Reflect.construct(Object, [], value);
    return false;
  } catch {
    return true;
  }
}

function isExternal(value) {
  return binding.isExternal !== undefined && typeof value === 'object' && value !== null &&
    binding.isExternal(value);
}

function isModuleNamespaceObject(value) {
  return binding.isModuleNamespaceObject !== undefined && typeof value === 'object' &&
    value !== null && binding.isModuleNamespaceObject(value);
}

function isProxy(value) {
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return false;
  return kindOf(value) === 'Proxy';
}

/**
 * What a proxy stands for, through any number of proxies.
 * @param {object|Function} value any object
 * @returns {object|Function|null} the value itself if it is no proxy, null for a revoked one
 */
function unwrapProxy(value) {
  while (value !== null && kindOf(value) === 'Proxy') value = binding.getProxyDetails(value, false);
  return value;
}

function kindTest(kind) {
  return (value) => isKind(value, kind);
}

function typedTest(name) {
  return (value) => typedArrayTag.call(value) === name;
}

// lib/internal/crypto puts its classes here, so that asking loads no cryptography.
const keyClasses = { isKeyObject: null, isCryptoKey: null };

// util.types, in Node's order.  Each function takes any value and returns a boolean
// (nodejs.org/api/util.html#utiltypes).
const types = {
  isArgumentsObject: kindTest('Arguments'),
  isArrayBuffer: kindTest('ArrayBuffer'),
  isAsyncFunction,
  isBigIntObject: kindTest('BigIntObject'),
  isBooleanObject: kindTest('BooleanObject'),
  isDate: kindTest('Date'),
  isExternal,
  isGeneratorFunction,
  isGeneratorObject: kindTest('Generator'),
  isMap: kindTest('Map'),
  isMapIterator: kindTest('MapIterator'),
  isModuleNamespaceObject,
  isNativeError: kindTest('Error'),
  isNumberObject: kindTest('NumberObject'),
  isPromise: kindTest('Promise'),
  isProxy,
  isRegExp: kindTest('RegExp'),
  isSet: kindTest('Set'),
  isSetIterator: kindTest('SetIterator'),
  isSharedArrayBuffer: kindTest('SharedArrayBuffer'),
  isStringObject: kindTest('StringObject'),
  isSymbolObject: kindTest('SymbolObject'),
  isWeakMap: kindTest('WeakMap'),
  isWeakSet: kindTest('WeakSet'),
  isAnyArrayBuffer: (value) => isKind(value, 'ArrayBuffer') || isKind(value, 'SharedArrayBuffer'),
  isBoxedPrimitive(value) {
    return typeof value === 'object' && value !== null && kindOf(value).endsWith('Object') &&
      kindOf(value) !== 'Object';
  },
  isArrayBufferView: isView,
  isDataView: (value) => isView(value) && typedArrayTag.call(value) === undefined,
  isTypedArray: (value) => typedArrayTag.call(value) !== undefined,
  isUint8Array: typedTest('Uint8Array'),
  isUint8ClampedArray: typedTest('Uint8ClampedArray'),
  isUint16Array: typedTest('Uint16Array'),
  isUint32Array: typedTest('Uint32Array'),
  isInt8Array: typedTest('Int8Array'),
  isInt16Array: typedTest('Int16Array'),
  isInt32Array: typedTest('Int32Array'),
  isFloat16Array: typedTest('Float16Array'),
  isFloat32Array: typedTest('Float32Array'),
  isFloat64Array: typedTest('Float64Array'),
  isBigInt64Array: typedTest('BigInt64Array'),
  isBigUint64Array: typedTest('BigUint64Array'),
  isKeyObject: (value) => keyClasses.isKeyObject !== null && keyClasses.isKeyObject(value),
  isCryptoKey: (value) => keyClasses.isCryptoKey !== null && keyClasses.isCryptoKey(value),
};

for (const name in types) {
  Object.defineProperty(types[name], 'name', { value: name, configurable: true });
}

module.exports = { keyClasses, kindOf, typedArrayName, types, unwrapProxy };
