'use strict';
// internal/streams/operators -- map, filter and the other array-like methods of Readable.
// Public face: Readable.prototype.  Native half: none.

const {
  AbortError, codes: { ERR_INVALID_ARG_TYPE, ERR_MISSING_ARGS, ERR_OUT_OF_RANGE },
} = require('internal/errors');
const {
  validateAbortSignal, validateInteger, validateObject,
} = require('internal/validators');
const { finished } = require('internal/streams/end-of-stream');
const { onAbort } = require('internal/streams/add-abort-signal');
const { nop } = require('internal/streams/utils');

const kNothing = Symbol('nothing'); // a mapper's answer that yields no value

function validateFn(fn, name = 'fn') {
  if (typeof fn !== 'function') {
    throw new ERR_INVALID_ARG_TYPE(name, ['Function', 'AsyncFunction'], fn);
  }
}

function validateOptions(options) {
  if (options != null) validateObject(options, 'options');
  if (options?.signal != null) validateAbortSignal(options.signal, 'options.signal');
}

function abortError(signal) {
  return new AbortError(undefined, { cause: signal.reason });
}

function asStream(generator) {
  const { Readable } = require('internal/streams/readable');
  return Readable.from(generator);
}

/**
 * Runs up to `concurrency` calls of a mapper at once, ahead of the reader by at most `ahead`
 * values, and gives the results in the order of the input.
 */
class OrderedPool {
  constructor(stream, fn, concurrency, ahead, signal) {
    this.stream = stream;
    this.fn = fn;
    this.concurrency = concurrency;
    this.ahead = ahead;
    this.controller = new AbortController();
    this.queue = []; // promises of results; then the end (null) or a rejected one
    this.running = 0;
    this.stopped = false;
    this.wakeReader = null;
    this.wakeSource = null;
    this.signal = signal;
    this.forget = signal ? this.follow(signal) : nop;
  }

  follow(signal) {
    if (signal.aborted) {
      this.controller.abort(signal.reason);
      return nop;
    }
    return onAbort(signal, () => {
      this.controller.abort(signal.reason);
      this.wake('wakeReader');
      this.wake('wakeSource');
    });
  }

  wake(which) {
    const resume = this[which];
    this[which] = null;
    resume?.();
  }

  sleep(which) {
    return new Promise((resolve) => {
      this[which] = resolve;
    });
  }

  start(value) {
    let result;
    try {
      result = this.fn(value, { signal: this.controller.signal });
    } catch (err) {
      result = Promise.reject(err);
    }
    if (result === kNothing) return;
    this.running++;
    const settle = () => {
      this.running--;
      this.wake('wakeSource');
    };
    result = Promise.resolve(result);
    result.then(settle, () => {
      // Nothing that comes after a failure is asked for.
      this.stopped = true;
      settle();
    });
    this.queue.push(result);
  }

  async pull() {
    try {
      for await (const value of this.stream) {
        if (this.stopped) return;
        if (this.controller.signal.aborted) throw this.aborted();
        this.start(value);
        this.wake('wakeReader');
        while (!this.stopped &&
               (this.queue.length >= this.ahead || this.running >= this.concurrency)) {
          await this.sleep('wakeSource');
        }
      }
      this.queue.push(null);
    } catch (err) {
      const failed = Promise.reject(err);
      failed.catch(nop);
      this.queue.push(failed);
    } finally {
      this.wake('wakeReader');
    }
  }

  aborted() {
    return this.signal ? abortError(this.signal) : new AbortError();
  }

  async *results() {
    this.pull();
    try {
      for (;;) {
        while (this.queue.length > 0) {
          const head = this.queue[0];
          if (head === null) return;
          const value = await head;
          if (this.controller.signal.aborted) throw this.aborted();
          if (value !== kNothing) yield value;
          this.queue.shift();
          this.wake('wakeSource');
        }
        if (this.controller.signal.aborted) throw this.aborted();
        await this.sleep('wakeReader');
      }
    } finally {
      this.forget();
      this.controller.abort();
      this.stopped = true;
      this.wake('wakeSource');
    }
  }
}

function mapped(stream, fn, options) {
  validateOptions(options);
  const concurrency = options?.concurrency != null ? Math.floor(options.concurrency) : 1;
  const extra = options?.highWaterMark != null ?
    Math.floor(options.highWaterMark) : concurrency - 1;
  validateInteger(concurrency, 'options.concurrency', 1);
  validateInteger(extra, 'options.highWaterMark', 0);
  return new OrderedPool(stream, fn, concurrency, concurrency + extra, options?.signal).results();
}

/** @see https://nodejs.org/api/stream.html#readablemapfn-options */
function map(fn, options) {
  validateFn(fn);
  return asStream(mapped(this, fn, options));
}

function filtered(stream, fn, options) {
  return mapped(stream, async (value, context) => (await fn(value, context)) ? value : kNothing,
                options);
}

/** @see https://nodejs.org/api/stream.html#readablefilterfn-options */
function filter(fn, options) {
  validateFn(fn);
  return asStream(filtered(this, fn, options));
}

/** @see https://nodejs.org/api/stream.html#readableflatmapfn-options */
function flatMap(fn, options) {
  validateFn(fn);
  const values = mapped(this, fn, options);
  return asStream((async function*() {
    for await (const value of values) yield* value;
  })());
}

/** @see https://nodejs.org/api/stream.html#readableforeachfn-options */
async function forEach(fn, options) {
  validateFn(fn);
  const calls = mapped(this, async (value, context) => {
    await fn(value, context);
    return kNothing;
  }, options);
  for await (const nothing of calls); // eslint-disable-line no-unused-vars
}

/** @see https://nodejs.org/api/stream.html#readablesomefn-options */
async function some(fn, options) {
  validateFn(fn);
  for await (const value of filtered(this, fn, options)) return true; // eslint-disable-line
  return false;
}

/** @see https://nodejs.org/api/stream.html#readableeveryfn-options */
async function every(fn, options) {
  validateFn(fn);
  return !(await some.call(this, async (...args) => !(await fn(...args)), options));
}

/** @see https://nodejs.org/api/stream.html#readablefindfn-options */
async function find(fn, options) {
  validateFn(fn);
  for await (const value of filtered(this, fn, options)) return value;
  return undefined;
}

/** @see https://nodejs.org/api/stream.html#readabletoarrayoptions */
async function toArray(options) {
  validateOptions(options);
  const result = [];
  for await (const value of this) {
    if (options?.signal?.aborted) throw abortError(options.signal);
    result.push(value);
  }
  return result;
}

/** @see https://nodejs.org/api/stream.html#readablereducefn-initial-options */
async function reduce(reducer, initialValue, options) {
  validateFn(reducer, 'reducer');
  validateOptions(options);
  let has = arguments.length > 1;
  let result = initialValue;
  const signal = options?.signal;
  if (signal?.aborted) {
    const err = abortError(signal);
    this.once('error', nop);
    await new Promise((resolve) => finished(this.destroy(err), resolve));
    throw err;
  }
  const controller = new AbortController();
  const forget = signal ? onAbort(signal, () => controller.abort()) : nop;
  try {
    for await (const value of this) {
      if (signal?.aborted) throw abortError(signal);
      if (has) result = await reducer(result, value, { signal: controller.signal });
      else result = value;
      has = true;
    }
    if (!has) throw emptyReduce();
  } finally {
    forget();
    controller.abort();
  }
  return result;
}

function emptyReduce() {
  const err = new ERR_MISSING_ARGS('reduce');
  err.message = 'Reduce of an empty stream requires an initial value';
  return err;
}

function countOf(number) {
  number = Number(number);
  if (Number.isNaN(number)) return 0;
  if (number < 0) throw new ERR_OUT_OF_RANGE('number', '>= 0', number);
  return number;
}

/** @see https://nodejs.org/api/stream.html#readabledroplimit-options */
function drop(number, options) {
  validateOptions(options);
  let left = countOf(number);
  const stream = this;
  const signal = options?.signal;
  return asStream((async function*() {
    if (signal?.aborted) throw new AbortError();
    for await (const value of stream) {
      if (signal?.aborted) throw new AbortError();
      if (left-- <= 0) yield value;
    }
  })());
}

/** @see https://nodejs.org/api/stream.html#readabletakelimit-options */
function take(number, options) {
  validateOptions(options);
  let left = countOf(number);
  const stream = this;
  const signal = options?.signal;
  return asStream((async function*() {
    if (signal?.aborted) throw new AbortError();
    for await (const value of stream) {
      if (signal?.aborted) throw new AbortError();
      if (left-- > 0) yield value;
      if (left <= 0) return;
    }
  })());
}

module.exports = {
  drop, every, filter, find, flatMap, forEach, map, reduce, some, take, toArray,
};
