'use strict';
// internal/util/comparisons - deep equality: loose, strict and partial.
// Public face: assert.deepEqual and its kin, util.isDeepStrictEqual.
// Native half: src/bind/bind_buffer.c (compare).
//
// loose   == for primitives, prototypes and symbol keys don't count
// strict  Object.is for primitives, prototypes and enumerable symbol keys count
// partial like strict, but what `b` does not mention may be in `a`; prototypes don't count

const { isBareList, kindOf, typedArrayName } = require('internal/util/kinds');
const { keyClasses } = require('internal/util/types');

const loose = 0;
const strict = 1;
const partial = 2;

const { getTime } = Date.prototype;
const objectToString = Object.prototype.toString;
const { hasOwnProperty, propertyIsEnumerable } = Object.prototype;
const { getPrototypeOf, getOwnPropertySymbols } = Object;
const { isArray } = Array;

const valueOfBoxed = {
  __proto__: null,
  NumberObject: Number.prototype.valueOf,
  StringObject: String.prototype.valueOf,
  BooleanObject: Boolean.prototype.valueOf,
  SymbolObject: Symbol.prototype.valueOf,
  BigIntObject: BigInt.prototype.valueOf,
};

function isObject(value) {
  return typeof value === 'object' && value !== null;
}

function bytesOf(buffer) {
  return new Uint8Array(buffer);
}

function viewBytes(view) {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

function enumerableSymbols(value) {
  const symbols = getOwnPropertySymbols(value);
  return symbols.length === 0 ? symbols :
    symbols.filter((symbol) => propertyIsEnumerable.call(value, symbol));
}

function isIndex(key) {
  const code = key.charCodeAt(0);
  return code >= 48 && code <= 57 && String(key >>> 0) === key && key >>> 0 !== 4294967295;
}

// The enumerable keys of a list that are no indices.  Walking the keys of 8 MiB takes 20 s.
function namedKeys(list) {
  const keys = [];
  if (isBareList(list)) return keys;
  for (const key in list) {
    if (!isIndex(key) && hasOwnProperty.call(list, key)) keys.push(key);
  }
  return keys;
}

// The class is what `constructor` says, as far as it is inherited; else the prototype.
function isSameClass(a, b) {
  const Class = a.constructor;
  if (Class === undefined) return getPrototypeOf(a) === getPrototypeOf(b);
  if (Class !== Object && Class !== Array && hasOwnProperty.call(a, 'constructor')) {
    return getPrototypeOf(a) === getPrototypeOf(b);
  }
  return Class === b.constructor;
}

class Comparison {
  constructor(mode, skipPrototype) {
    this.mode = mode;
    this.skipPrototype = skipPrototype;
    this.ancestors = null; // objects of both sides that are being compared
  }

  /** Whether two values are equal. */
  equal(a, b) {
    if (this.mode === loose) {
      if (a === b) return true;
      if (!isObject(a)) return !isObject(b) && (a == b || (a !== a && b !== b));
      return isObject(b) && this.objects(a, b);
    }
    if (a === b) return a !== 0 || Object.is(a, b);
    if (typeof a !== 'object') return a !== a && b !== b;
    if (!isObject(a) || !isObject(b)) return false;
    if (this.mode === strict && !this.skipPrototype && !isSameClass(a, b)) return false;
    return this.objects(a, b);
  }

  objects(a, b) {
    const tag = objectToString.call(a);
    if (tag !== objectToString.call(b)) return false;
    if (isArray(a) || isArray(b)) return isArray(a) && isArray(b) && this.arrays(a, b);
    if (tag === '[object Object]') return this.nested(a, b, null, null);
    const kind = kindOf(a);
    const other = kindOf(b);
    if (kind === 'Proxy') return this.nested(a, b, null, null); // told by its keys only
    return kind === other && this.kinds(a, b, kind);
  }

  kinds(a, b, kind) {
    switch (kind) {
      case 'Date':
        if (!Object.is(getTime.call(a), getTime.call(b))) return false;
        break;
      case 'RegExp':
        if (a.source !== b.source || a.flags !== b.flags || a.lastIndex !== b.lastIndex) {
          return false;
        }
        break;
      case 'Error':
        if (!this.errors(a, b)) return false;
        break;
      case 'TypedArray': return this.typedArrays(a, b);
      case 'DataView':
        if (!this.bytes(viewBytes(a), viewBytes(b), false)) return false;
        break;
      case 'ArrayBuffer': case 'SharedArrayBuffer':
        if (!this.bytes(bytesOf(a), bytesOf(b), false)) return false;
        break;
      case 'Map': return this.sized(a, b) && this.nested(a, b, this.maps, null);
      case 'Set': return this.sized(a, b) && this.nested(a, b, this.sets, null);
      case 'WeakMap': case 'WeakSet': case 'Promise': return false; // only ever equal to itself
      default:
        if (kind in valueOfBoxed) {
          const valueOf = valueOfBoxed[kind];
          if (!Object.is(valueOf.call(a), valueOf.call(b))) return false;
        } else if (!this.foreign(a, b)) {
          return false;
        }
    }
    return this.nested(a, b, null, null);
  }

  // Classes of the runtime that keep their state where no key shows it, and what inherits from
  // Error.
  foreign(a, b) {
    if (a instanceof Error) return this.errors(a, b);
    if (a[Symbol.toStringTag] === 'URL') return a.href === b.href;
    const { isKeyObject } = keyClasses;
    return isKeyObject === null || !isKeyObject(a) || a.equals(b);
  }

  sized(a, b) {
    return this.mode === partial ? a.size >= b.size : a.size === b.size;
  }

  errors(a, b) {
    return this.hiddenKey(a, b, 'message') && this.hiddenKey(a, b, 'name') &&
      this.hiddenKey(a, b, 'cause') && this.hiddenKey(a, b, 'errors');
  }

  // Keys that count although errors don't list them.  An enumerable one is compared with the rest.
  hiddenKey(a, b, key) {
    const isListedIn = propertyIsEnumerable.call(b, key);
    const isListed = propertyIsEnumerable.call(a, key);
    if (isListed !== isListedIn && this.mode !== partial) return false;
    if (isListed && isListedIn) return true;
    const isIn = hasOwnProperty.call(b, key);
    const isOptional = this.mode === partial && key !== 'name';
    if (isOptional && !isIn) return true;
    if (key === 'message' || key === 'name') return this.equal(a[key], b[key]);
    if (hasOwnProperty.call(a, key) !== isIn) return false;
    return !isIn || (isOptional && b[key] === undefined) || this.equal(a[key], b[key]);
  }

  // ---- lists -----------------------------------------------------------------------------------

  arrays(a, b) {
    if (this.mode === partial ? a.length < b.length : a.length !== b.length) return false;
    const keysA = namedKeys(a);
    const keysB = namedKeys(b);
    if (this.mode !== partial && keysA.length !== keysB.length) return false;
    return this.nested(a, b, this.mode === partial ? this.sublist : this.elements, keysB);
  }

  elements(a, b) {
    for (let i = 0; i < a.length; i++) {
      const left = a[i];
      const right = b[i];
      if (left === undefined || right === undefined) {
        const isHole = !hasOwnProperty.call(a, i);
        if (isHole !== !hasOwnProperty.call(b, i)) return false;
        if (isHole) {
          i = this.skipHoles(a, b, i);
          if (i < 0) return false;
          continue;
        }
      }
      if (!this.equal(left, right)) return false;
    }
    return true;
  }

  // Sparse arrays can be huge: after a hole only their keys are walked.  Returns the last index, or
  // -1 if the keys differ.
  skipHoles(a, b, from) {
    const keys = Object.keys(a);
    if (keys.length * 4 > a.length) return from;
    const others = Object.keys(b);
    if (keys.length !== others.length) return -1;
    for (let i = 0; i < keys.length; i++) {
      if (keys[i] !== others[i]) return -1;
      if (isIndex(keys[i]) && !this.equal(a[keys[i]], b[keys[i]])) return -1;
    }
    return a.length;
  }

  // Every element of `b`, in order, with others between them.
  sublist(a, b) {
    let at = 0;
    for (let i = 0; i < b.length; i++) {
      if (b[i] === undefined && !hasOwnProperty.call(b, i)) return this.sparseSublist(a, b, at, i);
      for (; at < a.length; at++) {
        if (a[at] === undefined && !hasOwnProperty.call(a, at)) {
          return this.sparseSublist(a, b, at, i);
        }
        if (this.equal(a[at], b[i])) break;
      }
      if (at++ >= a.length) return false;
    }
    return true;
  }

  // The same from given indices on, by keys: holes can be many.
  sparseSublist(a, b, from, start) {
    const keysA = Object.keys(a).filter((key) => isIndex(key) && key >= from);
    let at = 0;
    for (const key of Object.keys(b)) {
      if (!isIndex(key)) break;
      if (key < start) continue;
      while (at < keysA.length && !this.equal(a[keysA[at]], b[key])) at++;
      if (at++ >= keysA.length) return false;
    }
    return true;
  }

  typedArrays(a, b) {
    const name = typedArrayName(a);
    if (name !== typedArrayName(b)) return false;
    const isFloat = name.startsWith('Float');
    if (!this.bytes(a, b, isFloat && this.mode === loose)) return false;
    return this.nested(a, b, null, this.mode === partial ? namedKeys(b) : this.sameNames(a, b));
  }

  sameNames(a, b) {
    const keys = namedKeys(b);
    return namedKeys(a).length === keys.length ? keys : undefined;
  }

  bytes(a, b, isLoose) {
    if (this.mode === partial) return isSubsequence(a, b);
    if (a.length !== b.length) return false;
    if (!isLoose && internalBinding('buffer').compare(viewBytes(a), viewBytes(b)) === 0) return true;
    for (let i = 0; i < a.length; i++) {
      if (isLoose ? a[i] !== b[i] : !Object.is(a[i], b[i])) return false;
    }
    return true;
  }

  // ---- sets and maps ---------------------------------------------------------------------------

  sets(a, b) {
    const wanted = []; // of b, without an identical member in a
    for (const value of b) if (!this.hasSame(a, value)) wanted.push(value);
    if (wanted.length === 0) return true;
    if (this.mode !== loose && !wanted.every(isObject)) return false;
    const offered = [];
    for (const value of a) {
      if (!b.has(value) && (this.mode === loose || isObject(value))) offered.push(value);
    }
    return this.assign(wanted, offered, (value, other) => this.equal(other, value));
  }

  hasSame(set, value) {
    return set.has(value);
  }

  maps(a, b) {
    const wanted = []; // keys of b whose entry is not in a under the same key
    for (const [key, value] of b) {
      if (isObject(key)) {
        wanted.push(key);
      } else if (!(a.has(key) && this.equal(a.get(key), value))) {
        if (this.mode !== loose) return false;
        wanted.push(key);
      }
    }
    if (wanted.length === 0) return true;
    const offered = [];
    for (const [key, value] of a) {
      const isTaken = !isObject(key) && b.has(key) && this.equal(value, b.get(key));
      if (!isTaken && (this.mode === loose || isObject(key))) offered.push(key);
    }
    return this.assign(wanted, offered, (key, other) =>
      this.equal(other, key) && this.equal(a.get(other), b.get(key)));
  }

  // Gives each wanted member another of the offered ones.
  assign(wanted, offered, fits) {
    for (const member of wanted) {
      const at = offered.findIndex((other) => fits(member, other));
      if (at === -1) return false;
      offered.splice(at, 1);
    }
    return true;
  }

  // ---- members ---------------------------------------------------------------------------------

  // Keys of `keysB` (null: all enumerable ones), then `members`; remembers both for cycles.
  nested(a, b, members, keysB) {
    if (keysB === undefined) return false;
    if (keysB === null) {
      keysB = Object.keys(b);
      if (this.mode !== partial && Object.keys(a).length !== keysB.length) return false;
    }
    for (let i = 0; i < keysB.length; i++) {
      if (!propertyIsEnumerable.call(a, keysB[i])) return false;
    }
    const symbols = this.mode === loose ? [] : this.symbols(a, b);
    if (symbols === null) return false;
    if (keysB.length === 0 && symbols.length === 0 && members === null) return true;
    return this.tracked(a, b, () => this.keyed(a, b, keysB) && this.keyed(a, b, symbols) &&
      (members === null || members.call(this, a, b)));
  }

  symbols(a, b) {
    const symbols = enumerableSymbols(b);
    for (const symbol of symbols) if (!propertyIsEnumerable.call(a, symbol)) return null;
    if (this.mode === strict && enumerableSymbols(a).length !== symbols.length) return null;
    return symbols;
  }

  keyed(a, b, keys) {
    for (let i = 0; i < keys.length; i++) if (!this.equal(a[keys[i]], b[keys[i]])) return false;
    return true;
  }

  // A pair whose members were both met on the way down is a cycle on both sides; if only one was,
  // the structures differ.
  tracked(a, b, compare) {
    if (this.ancestors === null) {
      this.ancestors = new Set([a, b]);
      return compare();
    }
    const { ancestors } = this;
    const isOld = ancestors.has(a);
    if (isOld || ancestors.has(b)) return isOld && ancestors.has(b);
    ancestors.add(a);
    ancestors.add(b);
    const result = compare();
    ancestors.delete(a);
    ancestors.delete(b);
    return result;
  }
}

function isSubsequence(a, b) {
  let at = 0;
  for (let i = 0; i < b.length; i++) {
    while (at < a.length && !Object.is(a[at], b[i])) at++;
    if (at++ >= a.length) return false;
  }
  return true;
}

/** assert.deepEqual's equality (nodejs.org/api/assert.html, "Comparison details"). */
function isDeepEqual(a, b) {
  return new Comparison(loose, false).equal(a, b);
}

/**
 * assert.deepStrictEqual's equality.
 * @param {any} a one value
 * @param {any} b the other
 * @param {boolean} [skipPrototype=false] whether values of different classes may be equal
 * @returns {boolean}
 */
function isDeepStrictEqual(a, b, skipPrototype = false) {
  return new Comparison(strict, skipPrototype).equal(a, b);
}

/** assert.partialDeepStrictEqual's equality: all of `b` is in `a`. */
function isPartialStrictEqual(a, b) {
  return new Comparison(partial, false).equal(a, b);
}

module.exports = { isDeepEqual, isDeepStrictEqual, isPartialStrictEqual };
