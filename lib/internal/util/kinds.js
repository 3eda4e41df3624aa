'use strict';
// internal/util/kinds - which built-in object a value is, whatever its prototype or tag says.
// Public face: lib/internal/util/types.js, lib/internal/util/inspect.js.
// Native half: internal/util/native.  Without it internal slots are probed from JavaScript, and
// what cannot be probed without a trace (iterators, generators, promises) is told by its prototype.

const binding = require('internal/util/native');
const { isLoaded } = require('internal/builtins');
const { cellType } = binding;

const NAMESPACES = 'internal/module/esm/namespace';

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

function isArgumentsSlot(value) {
  try {
    return value[Symbol.toStringTag] === undefined &&
      objectToString.call(value) === '[object Arguments]';
  } catch {
    return false;
  }
}

function isErrorSlot(value) {
  if (isErrorNative !== undefined) return isErrorNative(value);
  return value instanceof Error || objectToString.call(value) === '[object Error]';
}

function isProxySlot(value) {
  return binding.getProxyDetails !== undefined &&
    binding.getProxyDetails(value, false) !== undefined;
}

/** Whether a value is the namespace of a module, which is a proxy of ours. */
function isNamespace(value) {
  return isLoaded(NAMESPACES) && require(NAMESPACES).isNamespace(value);
}

let probes = null;

// Kind, and the probe that decides it when the engine's number is of no help.  Made at first need:
// naming a class makes the engine build it.
function makeProbes() {
  const regexpSource = accepts(getterOf(RegExp.prototype, 'source'));
  const isGenerator = inherits('Generator');
  const isAsyncGenerator = inherits('AsyncGenerator');
  probes = {
    __proto__: null,
    Array: isArray,
    TypedArray: (value) => typedArrayTag.call(value) !== undefined,
    DataView: (value) => isView(value) && typedArrayTag.call(value) === undefined,
    Map: accepts(getterOf(Map.prototype, 'size')),
    Set: accepts(getterOf(Set.prototype, 'size')),
    Date: accepts(Date.prototype.getTime),
    RegExp: (value) => value !== RegExp.prototype && regexpSource(value),
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
    Generator: (value) => isGenerator(value) || isAsyncGenerator(value),
  };
  if (typeof SharedArrayBuffer === 'function') {
    probes.SharedArrayBuffer = accepts(getterOf(SharedArrayBuffer.prototype, 'byteLength'));
  }
  return probes;
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
    // Outside of strict mode there are two more kinds: bound to parameters, or to captured ones.
    ['Arguments', Function('return arguments')()],
    ['Arguments', Function('a', 'return [arguments, () => a]')(1)[0]],
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

// Engine's number -> kind; '' where one number means several, undefined where none is known yet.
let kinds = null;
let hasLearntAll = false;

function learn(list) {
  for (const [kind, sample] of list) {
    const number = cellType(sample);
    kinds[number] = kinds[number] === undefined || kinds[number] === kind ? kind : '';
  }
}

// What most values are is learnt from a few samples (the boxed symbol, whose number others share,
// shows that plain objects have one of their own); the others are learnt when the first unknown
// number comes.
function learnKind(value) {
  if (kinds === null) {
    kinds = [];
    learn([['Object', {}], ['Array', []], ['Function', accepts],
      ['', Object(Symbol.iterator)]]);
  }
  const number = cellType(value);
  if (kinds[number] === undefined && !hasLearntAll) {
    hasLearntAll = true;
    learn(samples());
  }
  return kinds[number];
}

function probeKind(value) {
  if (isProxySlot(value)) return isNamespace(value) ? 'Namespace' : 'Proxy';
  for (const kind in probes ?? makeProbes()) if (probes[kind](value)) return kind;
  return binding.isExternal?.(value) ? 'External' : 'Object';
}

/**
 * What an object is by its internal slots.
 * @param {object|Function} value any object but a primitive
 * @returns {string} a key of makeProbes(), 'Proxy', 'Namespace', 'External', 'Function' or 'Object'
 */
function kindOf(value) {
  if (cellType === undefined) {
    if (typeof value === 'function') return isProxySlot(value) ? 'Proxy' : 'Function';
    return probeKind(value);
  }
  const kind = (kinds !== null && kinds[cellType(value)]) || learnKind(value);
  if (kind) return kind === 'Proxy' && isNamespace(value) ? 'Namespace' : kind;
  return typeof value === 'function' ? 'Function' : probeKind(value);
}

function isKind(value, kind) {
  if (typeof value !== 'object' || value === null) return false;
  if (cellType === undefined) {
    return (probes ?? makeProbes())[kind] !== undefined && probes[kind](value) &&
      !isProxySlot(value);
  }
  return kindOf(value) === kind;
}

// Only a text that begins with the word async can be an async function's.  A method that is itself
// called async begins so, too: where only the end could tell, the prototype decides.
function isAsyncFunction(value) {
  if (typeof value !== 'function') return false;
  const text = functionToString.call(value);
  if (!/^async(?![\w$\\\u0080-\uffff])(?!\s*=>)/.test(text)) return false;
  if (!/^async(?:\s|\/\*[^]*?\*\/)*\(/.test(text)) return true;
  return /^async\s*\([\w\s,$]*\)\s*=>/.test(text) || inherits('AsyncFunction')(value);
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

let bareStructures = null;
let knowsBuffers = false;

// Arrays as literals and programs make them: of small integers, of numbers, of anything.
function learnBareStructures() {
  const { structureOf } = binding;
  bareStructures = new Set();
  for (const literal of [[1], [1.5], ['a']]) {
    bareStructures.add(structureOf(literal));
    literal.push(literal[0]);
    bareStructures.add(structureOf(literal));
  }
  for (const Type of [Uint8Array, Int8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array,
    Uint32Array, Float32Array, Float64Array, BigInt64Array, BigUint64Array]) {
    bareStructures.add(structureOf(new Type(0)));
  }
}

// A Buffer has a prototype of its own.
function isBareBuffer(structure) {
  if (knowsBuffers || !require('internal/builtins').isLoaded('buffer')) return false;
  knowsBuffers = true;
  bareStructures.add(binding.structureOf(require('buffer').Buffer.alloc(0)));
  return bareStructures.has(structure);
}

/**
 * Whether a list is known to have nothing but its elements, all of them data, and the prototype
 * that it was born with.  Finding that out by its keys takes longer than printing it.
 * @param {object} list an array or typed array
 * @returns {boolean} false also means: not known
 */
function isBareList(list) {
  const { structureOf } = binding;
  if (structureOf === undefined) return false;
  if (bareStructures === null) learnBareStructures();
  const structure = structureOf(list);
  return bareStructures.has(structure) || isBareBuffer(structure);
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

module.exports = {
  isNamespace,
  isAsyncFunction, isBareList, isGeneratorFunction, isKind, kindOf, typedArrayName, unwrapProxy,
};
