'use strict';
// internal/clone/copier - a copy of a value without a detour through bytes: what structuredClone()
// and the ports of one thread do where nothing changes hands.  What can be cloned, and what becomes
// of it, is as in internal/clone/writer and reader; it takes a third of their time.

const { isBareList, kindOf } = require('internal/util/kinds');
const { ERRORS } = require('internal/clone/tags');
const { describe } = require('internal/clone/describe');

const { hasOwn, keys: keysOf } = Object;
const typedArrayTag = Object.getOwnPropertyDescriptor(
  Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag).get;

function defineHidden(object, key, value) {
  Object.defineProperty(object, key, {
    value, writable: true, enumerable: false, configurable: true,
  });
}

// The class of an error by its name, as it stands on the prototype chain.
function errorClass(error) {
  const name = `${error.name}`;
  return name in ERRORS ? globalThis[name] : Error;
}

class Copier {
  /** @param {object} delegate fail(text), isHost(object, kind), copyHost(object),
   *   isPlain(object) */
  constructor(delegate) {
    this.delegate = delegate;
    this.copies = new Map(); // of objects that were met
  }

  copy(value) {
    switch (typeof value) {
      case 'object': return value === null ? null : this.copyObject(value);
      case 'function':
      case 'symbol': throw this.delegate.fail(`${describe(value)} could not be cloned.`);
      default: return value;
    }
  }

  keep(object, copy) {
    this.copies.set(object, copy);
    return copy;
  }

  copyObject(object) {
    const known = this.copies.get(object);
    if (known !== undefined) return known;
    const kind = kindOf(object);
    switch (kind) {
      case 'Object':
        if (this.delegate.isHost(object, kind)) return this.copyHost(object);
        return this.copyPlain(object);
      case 'Array': return this.copyArray(object);
      case 'Map': return this.copyMap(object);
      case 'Set': return this.copySet(object);
      case 'Date': return this.keep(object, new Date(Date.prototype.getTime.call(object)));
      case 'RegExp': return this.keep(object, new RegExp(object.source, object.flags));
      case 'Error': return this.copyError(object, kind);
      case 'ArrayBuffer': return this.copyBuffer(object);
      case 'SharedArrayBuffer': return object;
      case 'TypedArray':
      case 'DataView': return this.copyView(object);
      default: return this.copyRare(object, kind);
    }
  }

  copyRare(object, kind) {
    switch (kind) {
      case 'NumberObject': return this.keep(object, Object(Number.prototype.valueOf.call(object)));
      case 'StringObject': return this.keep(object, Object(String.prototype.valueOf.call(object)));
      case 'BooleanObject':
        return this.keep(object, Object(Boolean.prototype.valueOf.call(object)));
      case 'BigIntObject': return this.keep(object, Object(BigInt.prototype.valueOf.call(object)));
      case 'SymbolObject': throw this.delegate.fail('[object Symbol] could not be cloned.');
      default:
        if (this.delegate.isHost(object, kind)) return this.copyHost(object);
        if (this.delegate.isPlain(object)) return this.copyPlain(object);
        throw this.delegate.fail(`${describe(object)} could not be cloned.`);
    }
  }

  copyHost(object) {
    return this.keep(object, this.delegate.copyHost(object));
  }

  copyPairs(object, copy, keys) {
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i];
      const value = object[key];
      if (value === undefined && !hasOwn(object, key)) continue; // a getter has taken it away
      const made = typeof value === 'object' || typeof value === 'function' ||
        typeof value === 'symbol' ? this.copy(value) : value;
      if (key === '__proto__') {
        Object.defineProperty(copy, key, {
          value: made, writable: true, enumerable: true, configurable: true,
        });
      } else {
        copy[key] = made;
      }
    }
  }

  copyPlain(object) {
    if (object === globalThis) throw this.delegate.fail('#<Object> could not be cloned.');
    const copy = {};
    this.copies.set(object, copy);
    this.copyPairs(object, copy, keysOf(object));
    return copy;
  }

  copyArray(array) {
    const { length } = array;
    if (!isBareList(array)) {
      const copy = this.keep(array, []);
      copy.length = length;
      this.copyPairs(array, copy, keysOf(array));
      return copy;
    }
    const copy = this.keep(array, []);
    for (let i = 0; i < length; i++) {
      const value = array[i];
      if (value === undefined && !hasOwn(array, i)) continue;
      copy[i] = this.copy(value);
    }
    if (copy.length !== length) copy.length = length;
    return copy;
  }

  copyMap(map) {
    const pairs = [];
    Map.prototype.forEach.call(map, (value, key) => pairs.push(key, value));
    const copy = this.keep(map, new Map());
    for (let i = 0; i < pairs.length; i += 2) {
      const key = this.copy(pairs[i]);
      copy.set(key, this.copy(pairs[i + 1]));
    }
    return copy;
  }

  copySet(set) {
    const values = [];
    Set.prototype.forEach.call(set, (value) => values.push(value));
    const copy = this.keep(set, new Set());
    for (let i = 0; i < values.length; i++) copy.add(this.copy(values[i]));
    return copy;
  }

  copyError(error, kind) {
    if (this.delegate.isHost(error, kind)) return this.copyHost(error);
    const ErrorClass = errorClass(error);
    const message = Object.getOwnPropertyDescriptor(error, 'message');
    const { stack } = error;
    const copy = this.keep(error, new ErrorClass());
    delete copy.message;
    if (message !== undefined && 'value' in message) {
      defineHidden(copy, 'message', `${message.value}`);
    }
    if (hasOwn(error, 'cause')) defineHidden(copy, 'cause', this.copy(error.cause));
    defineHidden(copy, 'stack', typeof stack === 'string' ? stack : undefined);
    return copy;
  }

  copyBuffer(buffer) {
    if (buffer.detached) {
      throw this.delegate.fail('An ArrayBuffer is detached and could not be cloned.');
    }
    if (!buffer.resizable) return this.keep(buffer, ArrayBuffer.prototype.slice.call(buffer, 0));
    const { byteLength, maxByteLength } = buffer;
    const copy = new ArrayBuffer(byteLength, { maxByteLength });
    new Uint8Array(copy).set(new Uint8Array(buffer));
    return this.keep(buffer, copy);
  }

  copyView(view) {
    const { buffer, byteOffset } = view;
    const name = typedArrayTag.call(view) ?? 'DataView';
    const copy = this.copies.get(buffer) ?? this.copyObject(buffer);
    const View = globalThis[name];
    return this.keep(view,
      new View(copy, byteOffset, name === 'DataView' ? view.byteLength : view.length));
  }
}

module.exports = { Copier };
