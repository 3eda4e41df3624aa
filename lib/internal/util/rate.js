'use strict';
// internal/util/rate - functions that run less often than they are called.
// Public face: util.debounce, util.throttle (nodejs.org/api/util.html).  Native half: none.

const { AbortError, codes } = require('internal/errors');
const {
  validateAbortSignal, validateBoolean, validateFunction, validateInteger, validateObject,
  validateOneOf,
} = require('internal/validators');

const longestTimeout = 2147483647; // ms

function abortError(reason, message) {
  return new AbortError(message, reason === undefined ? undefined : { cause: reason });
}

function markAsHandled(promise) {
  promise.then(undefined, () => {});
}

// A call that waits: its promise and how to settle it.
class Call {
  constructor(args) {
    this.args = args;
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }
}

// One timeout, and whether it keeps the event loop alive.
class Timeout {
  #timer = null;
  #isRef = true;

  get isSet() {
    return this.#timer !== null;
  }

  start(callback, ms) {
    this.stop();
    this.#timer = require('timers').setTimeout(() => {
      this.#timer = null;
      callback();
    }, ms);
    if (!this.#isRef) this.#timer.unref();
  }

  stop() {
    if (this.#timer === null) return;
    require('timers').clearTimeout(this.#timer);
    this.#timer = null;
  }

  setRef(isRef) {
    this.#isRef = isRef;
    if (this.#timer !== null) this.#timer[isRef ? 'ref' : 'unref']();
  }
}

// Gives the public function its name, length, methods and counters.
function dress(target, fn, methods, getters) {
  for (const name of ['name', 'length']) {
    Object.defineProperty(target, name, {
      __proto__: null, value: fn[name], configurable: true,
    });
  }
  Object.assign(target, methods);
  for (const name in getters) {
    Object.defineProperty(target, name, { __proto__: null, get: getters[name] });
  }
  return target;
}

function refMethods(target, timeout) {
  return {
    ref() {
      timeout.setRef(true);
      return target;
    },
    unref() {
      timeout.setRef(false);
      return target;
    },
  };
}

// Cancels when the signal is aborted; throws if it is already.
function follow(signal, cancel) {
  if (signal === undefined) return;
  validateAbortSignal(signal, 'options.signal');
  if (signal.aborted) throw abortError(signal.reason);
  const { kWeakHandler } = require('internal/event_target');
  signal.addEventListener('abort', () => cancel(signal.reason),
    { __proto__: null, once: true, [kWeakHandler]: cancel });
}

/**
 * A function that runs `fn` once no call came for a while, with the last call's arguments.
 * @param {Function} fn called with the returned function as `this`
 * @param {number} wait ms
 * @param {object} [options]
 * @param {boolean} [options.leading=false] whether the first call runs at once
 * @param {boolean} [options.rejectOnCancel=false] whether earlier calls are rejected by later ones
 * @param {AbortSignal} [options.signal] ends it
 * @returns {Function} returns a promise of what `fn` returns
 */
function debounce(fn, wait, options = {}) {
  validateFunction(fn, 'fn');
  validateInteger(wait, 'wait', 0, longestTimeout);
  validateObject(options, 'options');
  const { leading = false, rejectOnCancel = false, signal } = options;
  validateBoolean(leading, 'options.leading');
  validateBoolean(rejectOnCancel, 'options.rejectOnCancel');
  const timeout = new Timeout();
  let calls = [];

  function run(list) {
    let result;
    try {
      result = Reflect.apply(fn, debounced, list.at(-1).args);
    } catch (error) {
      for (const call of list) call.reject(error);
      return;
    }
    for (const call of list) call.resolve(result);
  }

  function flush() {
    if (calls.length === 0) return;
    timeout.stop();
    const list = calls;
    calls = [];
    run(list);
  }

  function cancel(reason) {
    timeout.stop();
    const list = calls;
    calls = [];
    for (const call of list) call.reject(abortError(reason));
  }

  function debounced(...args) {
    if (signal?.aborted) return Promise.reject(abortError(signal.reason));
    const call = new Call(args);
    const isFirst = leading && !timeout.isSet;
    if (!isFirst) {
      if (rejectOnCancel) {
        for (const old of calls) {
          old.reject(abortError(undefined, 'The debounced call was superseded'));
        }
        calls = [];
      }
      calls.push(call);
    }
    timeout.start(flush, wait);
    if (isFirst) run([call]);
    return call.promise;
  }

  follow(signal, cancel);
  return dress(debounced, fn, {
    cancel(reason) { cancel(reason); },
    flush() { flush(); },
    ...refMethods(debounced, timeout),
  }, {
    pending: () => calls.at(-1)?.promise ?? null,
    pendingCount: () => calls.length,
  });
}

// When calls may start: `limit` within a window of `interval` ms that begins with its first call,
// or, strictly, within any such span.
class Window {
  constructor(limit, interval, isStrict) {
    this.limit = limit;
    this.interval = interval;
    this.isStrict = isStrict;
    this.starts = []; // times of the calls of the window, or of the span
  }

  now() {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1e3 + nanoseconds / 1e6;
  }

  // Time until a call may start, in ms; 0: at once.
  delay() {
    const now = this.now();
    if (this.isStrict) {
      while (this.starts.length !== 0 && now - this.starts[0] >= this.interval) this.starts.shift();
    } else if (this.starts.length !== 0 && now - this.starts[0] >= this.interval) {
      this.starts = [];
    }
    return this.starts.length < this.limit ? 0 : Math.max(this.starts[0] + this.interval - now, 0);
  }

  take() {
    this.starts.push(this.now());
  }

  reset() {
    this.starts = [];
  }
}

function validateCount(value, name, least) {
  if (value !== Infinity) validateInteger(value, name, least);
}

function throttleOptions(options) {
  validateObject(options, 'options');
  const {
    concurrency = Infinity, maxPending = Infinity, overflow = 'queue', strict = false, signal,
  } = options;
  validateCount(concurrency, 'options.concurrency', 1);
  validateCount(maxPending, 'options.maxPending', 0);
  validateOneOf(overflow, 'options.overflow', ['queue', 'drop']);
  validateBoolean(strict, 'options.strict');
  return { concurrency, maxPending: overflow === 'drop' ? 0 : maxPending, strict, signal };
}

/**
 * A function that runs `fn` at most `limit` times in each interval; further calls wait for theirs.
 * @param {Function} fn called with the returned function as `this`
 * @param {number} limit calls in an interval, at least 1
 * @param {number} interval ms
 * @param {object} [options] concurrency, maxPending, overflow, strict, signal: see Node's page
 * @returns {Function} returns a promise of what `fn` returns; rejected with ERR_THROTTLED when the
 *   call may not wait
 */
function throttle(fn, limit, interval, options = {}) {
  validateFunction(fn, 'fn');
  validateInteger(limit, 'limit', 1);
  validateInteger(interval, 'interval', 0, longestTimeout);
  const { concurrency, maxPending, strict, signal } = throttleOptions(options);
  const timeout = new Timeout();
  const span = new Window(limit, interval, strict);
  let queue = [];
  let active = 0;

  function settle(how, value) {
    active--;
    how(value);
    drain();
  }

  function start(call) {
    span.take();
    active++;
    let result;
    try {
      result = Promise.resolve(Reflect.apply(fn, throttled, call.args));
    } catch (error) {
      result = Promise.reject(error);
    }
    result.then((value) => settle(call.resolve, value), (error) => settle(call.reject, error));
  }

  function drain() {
    while (queue.length !== 0 && active < concurrency) {
      const delay = span.delay();
      if (delay > 0) {
        if (!timeout.isSet) timeout.start(drain, Math.ceil(delay));
        return;
      }
      start(queue.shift());
    }
  }

  function hasImmediateCapacity() {
    return !signal?.aborted && queue.length === 0 && active < concurrency && span.delay() === 0;
  }

  function cancel(reason) {
    timeout.stop();
    span.reset();
    const list = queue;
    queue = [];
    for (const call of list) call.reject(abortError(reason));
  }

  function throttled(...args) {
    if (signal?.aborted) return Promise.reject(abortError(signal.reason));
    const call = new Call(args);
    if (hasImmediateCapacity()) {
      start(call);
    } else if (queue.length < maxPending) {
      queue.push(call);
      drain();
    } else {
      call.reject(new codes.ERR_THROTTLED());
      markAsHandled(call.promise);
    }
    return call.promise;
  }

  follow(signal, cancel);
  return dress(throttled, fn, {
    cancel(reason) { cancel(reason); },
    hasImmediateCapacity() { return hasImmediateCapacity(); },
    ...refMethods(throttled, timeout),
  }, {
    pending: () => queue.at(-1)?.promise ?? null,
    pendingCount: () => queue.length,
    activeCount: () => active,
  });
}

module.exports = { debounce, throttle };
