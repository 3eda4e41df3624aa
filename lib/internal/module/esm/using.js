'use strict';
// internal/module/esm/using - what `using` and `await using` become: internal/module/esm/build.
// https://tc39.es/proposal-explicit-resource-management/

const syncDispose = Symbol.dispose;
const asyncDispose = Symbol.asyncDispose;

function methodOf(value, isAsync) {
  let method = isAsync ? value[asyncDispose] : value[syncDispose];
  if (isAsync && (method === undefined || method === null)) {
    const sync = value[syncDispose];
    if (typeof sync === 'function') method = function() { Reflect.apply(sync, this, []); };
  }
  if (typeof method !== 'function') {
    throw new TypeError(`Property [Symbol.${isAsync ? 'asyncDispose' : 'dispose'}] is not a function.`);
  }
  return method;
}

/** The resources of one block. */
class Disposer {
  #resources = [];
  #hasError = false;
  #error;

  #add(value, isAsync) {
    if (value === null || value === undefined) {
      if (isAsync) this.#resources.push({ value, method: undefined, isAsync });
      return value;
    }
    if (typeof value !== 'object' && typeof value !== 'function') {
      throw new TypeError(`${String(value)} is not an object`);
    }
    this.#resources.push({ value, method: methodOf(value, isAsync), isAsync });
    return value;
  }

  use(value) {
    return this.#add(value, false);
  }

  useAsync(value) {
    return this.#add(value, true);
  }

  /** The block has thrown, or disposing has. */
  fail(error) {
    this.#error = this.#hasError ? new SuppressedError(error, this.#error) : error;
    this.#hasError = true;
  }

  #finish() {
    if (this.#hasError) throw this.#error;
  }

  end() {
    while (this.#resources.length > 0) {
      const { value, method } = this.#resources.pop();
      try {
        Reflect.apply(method, value, []);
      } catch (error) {
        this.fail(error);
      }
    }
    this.#finish();
  }

  async endAsync() {
    while (this.#resources.length > 0) {
      const { value, method, isAsync } = this.#resources.pop();
      try {
        const result = method === undefined ? undefined : Reflect.apply(method, value, []);
        if (isAsync) await result;
      } catch (error) {
        this.fail(error);
      }
    }
    this.#finish();
  }
}

module.exports = { Disposer };
