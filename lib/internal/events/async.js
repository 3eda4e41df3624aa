'use strict';
// internal/events/async: what of `events` deals in promises and signals.
// Public face: events.once, events.on, events.addAbortListener (Node's documentation, "Events").

const {
  AbortError,
  codes: { ERR_INVALID_ARG_TYPE },
} = require('internal/errors');
const {
  validateAbortSignal,
  validateFunction,
  validateInteger,
  validateObject,
} = require('internal/validators');

// util.inspect's and readline's way to look at a queue of events.
const kWatermarkData = Symbol.for('nodejs.watermarkData');
const kFirstEventParam = Symbol.for('nodejs.kFirstEventParam');

function isEmitter(value) {
  return typeof value?.on === 'function';
}

function isTarget(value) {
  return typeof value?.addEventListener === 'function';
}

function listen(emitter, name, listener, flags) {
  if (isEmitter(emitter)) {
    if (flags?.once) emitter.once(name, listener);
    else emitter.on(name, listener);
  } else if (isTarget(emitter)) {
    emitter.addEventListener(name, listener, flags);
  } else {
    throw new ERR_INVALID_ARG_TYPE('emitter', 'EventEmitter', emitter);
  }
}

function unlisten(emitter, name, listener, flags) {
  if (typeof emitter.removeListener === 'function') emitter.removeListener(name, listener);
  else emitter.removeEventListener(name, listener, flags);
}

/** Flags of a listener that others cannot keep from being told of an abort. */
function abortFlags() {
  const { kResistStopPropagation } = require('internal/event_target');
  return { __proto__: null, once: true, [kResistStopPropagation]: true };
}

function aborted(signal) {
  return new AbortError(undefined, { cause: signal?.reason });
}

function addAbortListener(signal, listener) {
  if (signal === undefined) throw new ERR_INVALID_ARG_TYPE('signal', 'AbortSignal', signal);
  validateAbortSignal(signal, 'signal');
  validateFunction(listener, 'listener');
  let remove;
  if (signal.aborted) {
    queueMicrotask(() => listener());
  } else {
    signal.addEventListener('abort', listener, abortFlags());
    remove = () => signal.removeEventListener('abort', listener);
  }
  return {
    __proto__: null,
    [Symbol.dispose]() { remove?.(); },
  };
}

async function once(emitter, name, options = {}) {
  validateObject(options, 'options');
  const { signal } = options;
  validateAbortSignal(signal, 'options.signal');
  if (signal?.aborted) throw aborted(signal);
  return new Promise((resolve, reject) => {
    const stop = () => {
      if (watchError) emitter.removeListener('error', onError);
      signal?.removeEventListener('abort', onAbort);
    };
    const onEvent = (...args) => {
      stop();
      resolve(args);
    };
    const onError = (err) => {
      emitter.removeListener(name, onEvent);
      stop();
      reject(err);
    };
    const onAbort = () => {
      unlisten(emitter, name, onEvent);
      stop();
      reject(aborted(signal));
    };
    // 'error' ends the wait, unless it is what is awaited. Targets have no such event.
    const watchError = name !== 'error' && typeof emitter?.once === 'function';
    listen(emitter, name, onEvent, { __proto__: null, once: true });
    if (watchError) emitter.once('error', onError);
    if (signal != null) signal.addEventListener('abort', onAbort, abortFlags());
  });
}

// ---- on() -------------------------------------------------------------------------------------

const AsyncIteratorPrototype =
  Object.getPrototypeOf(Object.getPrototypeOf(async function* () {}).prototype);

/** A queue that gives in the order of taking: a list and the place where it begins. */
class Queue {
  #items = [];
  #head = 0;

  get size() {
    return this.#items.length - this.#head;
  }

  push(item) {
    this.#items.push(item);
  }

  shift() {
    const item = this.#items[this.#head];
    this.#items[this.#head++] = undefined;
    if (this.#head > 1024 && this.#head * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#head);
      this.#head = 0;
    }
    return item;
  }
}

function done() {
  return { value: undefined, done: true };
}

/** Events of one emitter between its emit() and the consumer's next(). */
class EventQueue {
  #events = new Queue();
  #waiting = new Queue();
  #emitter;
  #high;
  #low;
  #error;
  #finished = false;
  #removers = [];
  paused = false;

  constructor(emitter, { high, low }) {
    this.#emitter = emitter;
    this.#high = high;
    this.#low = low;
  }

  get size() {
    return this.#events.size;
  }

  get low() {
    return this.#low;
  }

  get high() {
    return this.#high;
  }

  listen(emitter, name, listener, flags) {
    listen(emitter, name, listener, flags);
    this.#removers.push(() => unlisten(emitter, name, listener, flags));
  }

  onEvent(value) {
    if (this.#waiting.size > 0) {
      this.#waiting.shift().resolve({ value, done: false });
      return;
    }
    this.#events.push(value);
    if (!this.paused && this.#events.size > this.#high) {
      this.paused = true;
      this.#emitter.pause();
    }
  }

  onError(err) {
    if (this.#waiting.size > 0) this.#waiting.shift().reject(err);
    else this.#error = err;
    this.finish();
  }

  next() {
    if (this.#events.size > 0) {
      const value = this.#events.shift();
      if (this.paused && this.#events.size < this.#low) {
        if (!this.#emitter.closed) this.#emitter.resume(); // an interface of readline would throw
        this.paused = false;
      }
      return Promise.resolve({ value, done: false });
    }
    if (this.#error) {
      // The error is told once; after it the iterator is at its end.
      const err = this.#error;
      this.#error = null;
      return Promise.reject(err);
    }
    if (this.#finished) return this.finish();
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
  }

  finish() {
    for (const remove of this.#removers.splice(0)) remove();
    this.#finished = true;
    while (this.#waiting.size > 0) this.#waiting.shift().resolve(done());
    return Promise.resolve(done());
  }
}

function watermarks(options) {
  const high = options.highWaterMark ?? options.highWatermark ?? Number.MAX_SAFE_INTEGER;
  const low = options.lowWaterMark ?? options.lowWatermark ?? 1;
  validateInteger(high, 'options.highWaterMark', 1);
  validateInteger(low, 'options.lowWaterMark', 1);
  return { high, low };
}

function makeIterator(queue) {
  const iterator = {
    next() { return queue.next(); },
    return() { return queue.finish(); },
    throw(err) {
      if (!err || !(err instanceof Error)) {
        throw new ERR_INVALID_ARG_TYPE('EventEmitter.AsyncIterator', 'Error', err);
      }
      queue.onError(err);
    },
    [Symbol.asyncIterator]() { return this; },
    [kWatermarkData]: {
      /** How many events wait. */
      get size() { return queue.size; },
      get low() { return queue.low; },
      get high() { return queue.high; },
      get isPaused() { return queue.paused; },
    },
  };
  return Object.setPrototypeOf(iterator, AsyncIteratorPrototype);
}

function on(emitter, event, options = {}) {
  validateObject(options, 'options');
  const { signal } = options;
  validateAbortSignal(signal, 'options.signal');
  if (signal?.aborted) throw aborted(signal);
  const queue = new EventQueue(emitter, watermarks(options));
  const { [kFirstEventParam]: onlyFirst } = options;
  const onEvent = onlyFirst ? (value) => queue.onEvent(value) : (...args) => queue.onEvent(args);
  queue.listen(emitter, event, onEvent);
  if (event !== 'error' && isEmitter(emitter)) {
    queue.listen(emitter, 'error', (err) => queue.onError(err));
  }
  const { close } = options;
  if (close?.length) {
    for (const name of close) queue.listen(emitter, name, () => queue.finish());
  }
  if (signal) {
    queue.listen(signal, 'abort', () => queue.onError(aborted(signal)), abortFlags());
  }
  return makeIterator(queue);
}

module.exports = { addAbortListener, kFirstEventParam, on, once };
