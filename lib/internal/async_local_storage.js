'use strict';
// internal/async_local_storage: AsyncLocalStorage.
// Public face: require('async_hooks').AsyncLocalStorage (Node's documentation, "Asynchronous
// context tracking").  Native half: none.

const { validateObject } = require('internal/validators');
const {
  context,
  disable,
  enterFrame,
  find,
  queueReset,
  watchPromises,
  withValue,
  withoutValue,
} = require('internal/async_context');

/** Returned by withScope(): disposing of it brings the former value back. */
class RunScope {
  #storage;
  #previous;
  #isDisposed = false;

  constructor(storage, value) {
    this.#storage = storage;
    this.#previous = lookUp(context.frame, storage);
    storage.enterWith(value);
  }

  dispose() {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    restore(this.#storage, this.#previous);
  }

  [Symbol.dispose]() {
    this.dispose();
  }
}

/** What storage has in frame, as restore() takes it. */
function lookUp(frame, storage) {
  const at = frame === undefined ? -1 : find(frame, storage);
  return at === -1 ? { has: false, value: undefined } : { has: true, value: frame[at + 1] };
}

/** Gives storage its former value back; other storages keep what they have now. */
function restore(storage, { has, value }) {
  const { frame } = context;
  context.frame = has ? withValue(frame, storage, value) : withoutValue(frame, storage);
  if (context.frame !== undefined) queueReset();
}

class AsyncLocalStorage {
  #defaultValue = undefined;
  #name = '';

  /**
   * @param {{defaultValue?: any, name?: string}} [options] defaultValue: where nothing was run
   */
  constructor(options = {}) {
    validateObject(options, 'options');
    this.#defaultValue = options.defaultValue;
    if (options.name !== undefined) this.#name = `${options.name}`;
  }

  /** A function that runs fn in the present context. */
  static bind(fn) {
    const { AsyncResource } = require('async_hooks');
    return AsyncResource.bind(fn);
  }

  /** A function that runs its first argument, with the others, in the present context. */
  static snapshot() {
    return AsyncLocalStorage.bind((cb, ...args) => cb(...args));
  }

  get name() {
    return this.#name;
  }

  /** getStore() gives the default again, in whatever shares the present context. */
  disable() {
    disable(this);
  }

  /** Sets the store for the rest of the synchronous execution and all that it starts. */
  enterWith(store) {
    enterFrame(withValue(context.frame, this, store));
  }

  /** Runs callback with the store; it is what getStore() gives in all that callback starts. */
  run(store, callback, ...args) {
    const { frame } = context;
    const inner = withValue(frame, this, store);
    context.frame = inner;
    watchPromises();
    try {
      return callback(...args);
    } finally {
      // Another storage entered meanwhile keeps its value.
      if (context.frame === inner) context.frame = frame;
      else restore(this, lookUp(frame, this));
    }
  }

  /** Runs callback with the store undefined. */
  exit(callback, ...args) {
    return this.run(undefined, callback, ...args);
  }

  /** @returns {any} the store of the present context, or the default */
  getStore() {
    const { frame } = context;
    if (frame !== undefined) {
      const at = find(frame, this);
      if (at !== -1) return frame[at + 1];
    }
    return this.#defaultValue;
  }

  /** enterWith() until the scope that it returns is disposed of. */
  withScope(store) {
    return new RunScope(this, store);
  }
}

module.exports = { AsyncLocalStorage };
