'use strict';
// internal/storage - Storage, sessionStorage, localStorage.
// https://html.spec.whatwg.org/multipage/webstorage.html,
// https://nodejs.org/api/globals.html#class-storage
//
// A Storage is a Proxy on an object whose own properties are the items; nothing outlives the
// process.  Node keeps localStorage in the file of --localstorage-file and has none without it.

const { codes: { ERR_ILLEGAL_CONSTRUCTOR, ERR_MISSING_ARGS } } = require('internal/errors');

const quota = 10 * 1024 * 1024; // bytes of keys and values as UTF-16

const targets = new WeakMap(); // Proxy -> { items, size }

function stateOf(storage) {
  const state = targets.get(storage);
  if (state === undefined) throw new TypeError('Illegal invocation');
  return state;
}

function checkCount(args, count, name) {
  if (args.length >= count) return;
  const error = new ERR_MISSING_ARGS(name);
  error.message = `Failed to execute '${name}' on 'Storage': ${count} argument` +
    `${count === 1 ? '' : 's'} required`;
  throw error;
}

function put(state, key, value) {
  const { items } = state;
  const before = Object.hasOwn(items, key) ? key.length + items[key].length : 0;
  const size = state.size - 2 * before + 2 * (key.length + value.length);
  if (size > quota) {
    const { QuotaExceededError } = require('internal/quota_error');
    throw new QuotaExceededError('Setting the value exceeded the quota');
  }
  state.size = size;
  Object.defineProperty(items, key, {
    __proto__: null, value, writable: true, enumerable: true, configurable: true,
  });
}

function remove(state, key) {
  const { items } = state;
  if (!Object.hasOwn(items, key)) return;
  state.size -= 2 * (key.length + items[key].length);
  delete items[key];
}

class Storage {
  constructor() {
    throw new ERR_ILLEGAL_CONSTRUCTOR();
  }

  /** @returns {number} of items */
  get length() {
    return Object.keys(stateOf(this).items).length;
  }

  clear() {
    const state = stateOf(this);
    for (const key of Object.keys(state.items)) remove(state, key);
  }

  /** @returns {string|null} */
  getItem(key) {
    const { items } = stateOf(this);
    checkCount(arguments, 1, 'getItem');
    key = `${key}`;
    return Object.hasOwn(items, key) ? items[key] : null;
  }

  /** @returns {string|null} the name of the n-th item */
  key(index) {
    const { items } = stateOf(this);
    checkCount(arguments, 1, 'key');
    return Object.keys(items)[index >>> 0] ?? null;
  }

  removeItem(key) {
    const state = stateOf(this);
    checkCount(arguments, 1, 'removeItem');
    remove(state, `${key}`);
  }

  /** @throws {QuotaExceededError} all items together would take more than 10 MiB */
  setItem(key, value) {
    const state = stateOf(this);
    checkCount(arguments, 2, 'setItem');
    put(state, `${key}`, `${value}`);
  }
}

Object.defineProperty(Storage.prototype, Symbol.for('nodejs.util.inspect.custom'), {
  __proto__: null,
  value(depth, options) {
    const { inspect } = require('internal/util/inspect');
    return `Storage ${inspect({ ...stateOf(this).items }, options)}`;
  },
  writable: true,
  configurable: true,
});
for (const name of ['clear', 'getItem', 'key', 'removeItem', 'setItem']) {
  Object.defineProperty(Storage.prototype, name, { __proto__: null, enumerable: true });
}
Object.defineProperty(Storage.prototype, 'length', {
  __proto__: null, enumerable: true, configurable: false,
});

/** A new, empty one. */
function makeStorage() {
  const items = Object.create(Storage.prototype);
  const state = { items, size: 0 };
  const isOwn = (key) => typeof key === 'symbol' || key in Storage.prototype;
  const storage = new Proxy(items, {
    // What Storage has cannot be hidden by items.
    get: (target, key) => (
      isOwn(key) ? Reflect.get(Storage.prototype, key, storage) : target[key]),
    set(target, key, value) {
      if (typeof key === 'symbol') return Reflect.set(target, key, value);
      put(state, key, `${value}`);
      return true;
    },
    defineProperty(target, key, descriptor) {
      if (typeof key === 'symbol') return Reflect.defineProperty(target, key, descriptor);
      put(state, key, `${descriptor.value}`);
      return true;
    },
    deleteProperty(target, key) {
      if (typeof key === 'symbol') return Reflect.deleteProperty(target, key);
      remove(state, key);
      return true;
    },
  });
  targets.set(storage, state);
  return storage;
}

let session;
let isWarned = false;

module.exports = {
  Storage,
  get sessionStorage() {
    return session ??= makeStorage();
  },
  get localStorage() {
    if (!isWarned) {
      isWarned = true;
      process.emitWarning('localStorage is not available because --localstorage-file was not ' +
        'provided.', 'ExperimentalWarning');
    }
    return undefined;
  },
};
