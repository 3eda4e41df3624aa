'use strict';
// internal/util/inspect_shape - an object's class name, tag and keys: what is printed before and
// between its braces, whatever its kind.
// Public face: lib/internal/util/inspect.js.  Native half: internal/util/native.

const { isBareList, kindOf, typedArrayName } = require('internal/util/kinds');

const binding = require('internal/util/native');
const {
  getOwnPropertyDescriptor, getOwnPropertyNames, getOwnPropertySymbols, getPrototypeOf, hasOwn,
  keys: ownKeys,
} = Object;
const { ownKeys: allKeys } = Reflect;
const objectPrototype = Object.prototype;
const arrayPrototype = Array.prototype;
const functionPrototype = Function.prototype;
const { propertyIsEnumerable } = objectPrototype;

let knownPrototypes = null;

// Prototypes whose class is known even where a program has changed their `constructor`.
function knownClassName(prototype) {
  if (prototype === objectPrototype) return 'Object';
  if (prototype === arrayPrototype) return 'Array';
  if (prototype === functionPrototype) return 'Function';
  if (knownPrototypes === null) {
    knownPrototypes = new Map();
    for (const Class of [getPrototypeOf(Uint8Array), ArrayBuffer, DataView, Map, Set, WeakMap,
      WeakSet, Date, RegExp, Promise, Number, String, Boolean, Error, AggregateError, EvalError,
      RangeError, ReferenceError, SyntaxError, TypeError, URIError]) {
      knownPrototypes.set(Class.prototype, Class.name);
    }
  }
  return knownPrototypes.get(prototype);
}

let builtinNames = null;

/**
 * Whether the language defines a global of that name (those that Node counts).
 * @param {string} name such as 'Map'
 * @returns {boolean}
 */
function isBuiltinName(name) {
  builtinNames ??= new Set(('Object Function Array Number Infinity NaN Boolean String Symbol ' +
    'Date Promise RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError ' +
    'TypeError URIError JSON Math Intl ArrayBuffer Atomics Uint8Array Int8Array Uint16Array ' +
    'Int16Array Uint32Array Int32Array BigUint64Array BigInt64Array Uint8ClampedArray ' +
    'Float32Array Float64Array Float16Array DataView Map BigInt Set Iterator WeakMap WeakSet ' +
    'Proxy Reflect FinalizationRegistry WeakRef').split(' '));
  return builtinNames.has(name);
}

function isInstance(value, Class) {
  try {
    return value instanceof Class;
  } catch {
    return false;
  }
}

// The name of the class whose `prototype` this is, or undefined.
function classNameAt(prototype, value) {
  const own = getOwnPropertyDescriptor(prototype, 'constructor');
  if (own === undefined || typeof own.value !== 'function') return undefined;
  const { name } = own.value;
  return name !== '' && isInstance(value, own.value) ? String(name) : undefined;
}

function engineName(value) {
  if (binding.getConstructorName) return binding.getConstructorName(value);
  const tag = readTag(value);
  if (typeof tag === 'string' && tag !== '') return tag;
  const kind = kindOf(value);
  if (kind.length > 6 && kind.endsWith('Object')) return kind.slice(0, -6);
  return kind === 'TypedArray' ? typedArrayName(value) : kind;
}

/**
 * The name of an object that no class up its chain has made.
 * @param {object} value the object
 * @param {Shape} shape its shape
 * @returns {string} a name
 */
function fallbackName(value, shape) {
  if (shape.name !== null) return 'Object';
  const name = engineName(value);
  return name === shape.tag ? 'Object' : name;
}

// No class up the chain, but a chain there is: its first link is shown in angle brackets.
function describeChain(insp, value, first, level, hidden) {
  const name = engineName(value);
  if (insp.isTooDeep(level)) return `${name} <Complex prototype>`;
  const next = className(insp, first, level + 1, hidden);
  if (next !== null) return `${name} <${next}>`;
  return `${name} <${insp.derive({ customInspect: false, depth: -1 }).format(first, 0)}>`;
}

/**
 * The name of an object's class: that of the nearest `constructor` up its chain which made it.
 * @param {object} insp the running inspection
 * @param {object} value the object
 * @param {number} level its depth
 * @param {string[]} [hidden] gains inherited accessors and data (option showHidden)
 * @returns {string|null} null without a prototype
 */
function className(insp, value, level, hidden) {
  let current = value;
  let first;
  do {
    const known = current === value ? undefined : knownClassName(current);
    const name = known ?? classNameAt(current, value);
    if (name !== undefined) {
      if (hidden !== undefined &&
          (first !== current || (known === undefined && !isBuiltinName(name)))) {
        listInherited(insp, value, current === value ? value : first, level, hidden);
      }
      return name;
    }
    current = getPrototypeOf(current);
    if (first === undefined) first = current;
  } while (current !== null);
  return first === null ? null : describeChain(insp, value, first, level, hidden);
}

function ownInherited(insp, value, prototype, seen, level, hidden) {
  const keys = allKeys(prototype);
  insp.seen.push(value);
  for (const key of keys) {
    if (key === 'constructor' || hasOwn(value, key) || seen.has(key)) continue;
    const own = getOwnPropertyDescriptor(prototype, key);
    if (typeof own.value === 'function') continue;
    const text = insp.property(prototype, key, level, false, own, value);
    hidden.push(insp.colors ? `\u001b[2m${text}\u001b[22m` : text);
  }
  insp.seen.pop();
  for (const key of keys) seen.add(key);
}

// Accessors and data of up to three prototypes that a program defined.
function listInherited(insp, value, start, level, hidden) {
  const seen = new Set();
  let prototype = start;
  for (let depth = 0; depth < 3; depth++) {
    if (depth !== 0 || value === prototype) {
      prototype = getPrototypeOf(prototype);
      if (prototype === null) return;
      const own = getOwnPropertyDescriptor(prototype, 'constructor');
      if (own !== undefined && typeof own.value === 'function' && isBuiltinName(own.value.name)) {
        return;
      }
    }
    ownInherited(insp, value, prototype, seen, level, hidden);
  }
}

function readTag(value) {
  try {
    return value[Symbol.toStringTag];
  } catch {
    return undefined;
  }
}

// The tag that only Object.prototype.toString would show; not one listed among the properties.
function tagOf(insp, value) {
  const tag = readTag(value);
  if (typeof tag !== 'string' || tag === '') return '';
  const isListed = insp.showHidden ? hasOwn(value, Symbol.toStringTag) :
    propertyIsEnumerable.call(value, Symbol.toStringTag);
  return isListed ? '' : tag;
}

function isIndex(key) {
  const code = key.charCodeAt(0);
  if (code > 57 || code < 48) return false;
  const number = Number(key);
  return number < 4294967295 && String(number >>> 0) === key;
}

// Enumerable keys of a list but its indices.  for-in makes no array of them, which matters for long
// lists; what it finds up the chain is not the list's own.
function namedKeys(list) {
  const keys = [];
  for (const key in list) {
    if (!isIndex(key) && hasOwn(list, key)) keys.push(key);
  }
  return keys;
}

function keysOf(insp, value, isList) {
  let keys;
  if (insp.showHidden) {
    keys = getOwnPropertyNames(value);
    if (isList) keys = keys.filter((key) => !isIndex(key));
  } else {
    keys = isList ? namedKeys(value) : ownKeys(value);
  }
  const symbols = getOwnPropertySymbols(value);
  for (let i = 0; i < symbols.length; i++) {
    const symbol = symbols[i];
    if (insp.showHidden || propertyIsEnumerable.call(value, symbol)) keys.push(symbol);
  }
  return keys;
}

// A module's keys exist before their values do, when asking for enumerability throws.
function namespaceKeys(value) {
  return getOwnPropertyNames(value);
}

class Shape {
  constructor(insp, value, kind, level) {
    this.open = '{';
    this.close = '}';
    this.base = '';
    this.isList = false;
    this.members = null;
    this.preview = null;
    this.isData = false; // whether no element is an accessor
    const isIndexed = kind === 'Array' || kind === 'TypedArray';
    if (isIndexed && !insp.showHidden && isBareList(value)) {
      this.name = kind === 'Array' ? 'Array' : typedArrayName(value);
      this.tag = kind === 'Array' ? '' : tagOf(insp, value);
      this.hidden = undefined;
      this.keys = [];
      this.isData = true;
      return;
    }
    const hidden = insp.showHidden && !insp.isTooDeep(level) ? [] : undefined;
    this.name = className(insp, value, level, hidden);
    this.hidden = hidden !== undefined && hidden.length !== 0 ? hidden : undefined;
    this.tag = tagOf(insp, value);
    const hasIndices = isIndexed && (this.name === null || Symbol.iterator in value);
    this.keys = kind === 'Namespace' ? namespaceKeys(value) : keysOf(insp, value, hasIndices);
  }

  // Whether no property needs printing.
  isBare() {
    return this.keys.length === 0 && this.hidden === undefined;
  }

  // What stands before the brace, with a space behind: `Map(2) `, `[Foo(1): null prototype] `.
  prefix(fallback, size = '') {
    if (this.name === null) {
      const tag = this.tag !== '' && fallback !== this.tag ? `[${this.tag}] ` : '';
      return `[${fallback}${size}: null prototype] ${tag}`;
    }
    if (this.tag === '' || this.name === this.tag) return `${this.name}${size} `;
    // The tag of a class in a namespace is its full name: Intl.NumberFormat.
    const isFullName = this.tag.endsWith(`.${this.name}`) && this.tag.length > this.name.length + 1;
    return isFullName ? `${this.tag}${size} ` : `${this.name}${size} [${this.tag}] `;
  }
}

module.exports = { fallbackName, isBuiltinName, Shape };
