'use strict';
// internal/webstreams/common -- what all parts of the web streams share: reactions to what the
// program's functions return, promises that are made when somebody asks for them, queues.
// Public face: lib/node/stream/web.js.  Native half: none.
//
// How it is built: each public class is a thin face around a record (a plain object with methods;
// `Readable`, `Writable`, `Reader`...) that holds the slots of the standard and is never seen by
// programs.  Records know each other; a face is looked up in its record, a record by recordOf*().
// Between records there are no promises: a read is a request object with onChunk(), onClose() and
// onError(), a source or sink that is ours may answer `later` and report when it is done.

const {
  codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_INVALID_STATE },
} = require('internal/errors');
const {
  kValidateObjectAllowObjects, validateFunction, validateObject,
} = require('internal/validators');

const { then } = Promise.prototype;
const { resolve } = Promise;
const { apply } = Reflect;
const done = resolve.call(Promise, undefined);

const kInspect = Symbol.for('nodejs.util.inspect.custom');

function nop() {}

/** What a program does to Object.prototype is no matter of records: they inherit nothing. */
function isolate(...Classes) {
  for (const Class of Classes) Object.setPrototypeOf(Class.prototype, null);
}

/** What a source or sink of ours returns when it will report by itself. */
const later = Symbol('later');

/** Runs `job` as a promise job, after those that wait already. */
function soon(job) {
  then.call(done, job);
}

function isPlain(value) {
  return value === null || (typeof value !== 'object' && typeof value !== 'function');
}

/**
 * Calls onDone or onFail, always from a promise job, once `result` -- whatever a function of the
 * program returned -- is settled.
 */
function whenSettled(result, onDone, onFail) {
  if (isPlain(result)) then.call(done, onDone);
  else then.call(resolve.call(Promise, result), onDone, onFail);
}

/**
 * The same as slowly as the standard does it ("a promise resolved with"): what a stream's start
 * returned takes two jobs more if it is a promise, and programs can see in which order things start.
 */
function whenStarted(result, onDone, onFail) {
  if (isPlain(result)) then.call(done, onDone);
  else then.call(new Promise((settle) => settle(result)), onDone, onFail);
}

/** The same for a function that threw. */
function whenThrown(error, onFail) {
  then.call(done, () => onFail(error));
}

/** A promise that is rejected with what `error` is. */
function rejected(error) {
  return Promise.reject(error);
}

/** Nobody has to look at this promise's rejection. */
function excuse(promise) {
  then.call(promise, undefined, nop);
  return promise;
}

function resolved(value) {
  return resolve.call(Promise, value);
}

/** A promise with its levers in fields, as requests need them. */
class Deferred {
  constructor() {
    this.resolve = undefined;
    this.reject = undefined;
    this.promise = new Promise((settle, fail) => {
      this.resolve = settle;
      this.reject = fail;
    });
  }
}

const PENDING = 0;
const FULFILLED = 1;
const REJECTED = 2;

/**
 * A promise of the standard's slots (closed, ready): its state is known at once, the promise itself
 * is made only when it is wanted, and its rejection needs no handler.
 */
class Outcome {
  constructor() {
    this.state = PENDING;
    this.reason = undefined;
    this.makeReason = undefined;
    this.made = undefined;
    this.levers = undefined;
  }

  get isPending() {
    return this.state === PENDING;
  }

  get promise() {
    return this.made ??= this.make();
  }

  make() {
    if (this.state === FULFILLED) return resolved(undefined);
    if (this.state === REJECTED) {
      if (this.makeReason !== undefined) this.reason = this.makeReason();
      return excuse(rejected(this.reason));
    }
    this.levers = new Deferred();
    return this.levers.promise;
  }

  resolve() {
    if (this.state !== PENDING) return;
    this.state = FULFILLED;
    this.levers?.resolve();
  }

  reject(reason) {
    if (this.state !== PENDING) return;
    this.state = REJECTED;
    this.reason = reason;
    if (this.made === undefined) return;
    this.levers.reject(reason);
    excuse(this.made);
  }

  /**
   * Rejects it, whatever it was before; makeReason() is called when somebody looks.
   */
  forceReject(makeReason) {
    if (this.state === PENDING && this.made !== undefined) {
      this.reject(makeReason());
      return;
    }
    this.reset();
    this.state = REJECTED;
    this.makeReason = makeReason;
  }

  /** Back to pending, with a new promise if the old one was settled. */
  reset() {
    if (this.state === PENDING) return;
    this.state = PENDING;
    this.reason = undefined;
    this.makeReason = undefined;
    this.made = undefined;
    this.levers = undefined;
  }

  /** Reactions, from promise jobs. */
  watch(onDone, onFail) {
    then.call(this.promise, onDone, onFail);
  }
}

/** First in, first out. */
class Fifo {
  constructor() {
    this.ring = undefined; // its length is a power of two
    this.head = 0;
    this.length = 0;
  }

  push(value) {
    const { length } = this;
    let { ring } = this;
    if (ring === undefined) ring = this.ring = new Array(4);
    else if (length === ring.length) ring = this.grow();
    ring[(this.head + length) & (ring.length - 1)] = value;
    this.length = length + 1;
  }

  grow() {
    const { ring, head, length } = this;
    const larger = new Array(length * 2);
    for (let i = 0; i < length; i++) larger[i] = ring[(head + i) & (length - 1)];
    this.head = 0;
    return this.ring = larger;
  }

  peek() {
    return this.ring[this.head];
  }

  shift() {
    const { ring, head } = this;
    const value = ring[head];
    ring[head] = undefined;
    this.head = (head + 1) & (ring.length - 1);
    this.length--;
    return value;
  }

  clear() {
    this.ring = undefined;
    this.head = 0;
    this.length = 0;
  }

  /** Empties it and gives each member to `use`; what is added meanwhile stays. */
  drain(use) {
    const all = [];
    while (this.length > 0) all.push(this.shift());
    for (const one of all) use(one);
  }
}

/** Streams standard, 8.1: a queue whose members have sizes.  Sizes are kept only if some is not 1. */
class SizedQueue {
  constructor() {
    this.values = new Fifo();
    this.sizes = undefined;
    this.sum = 0;
  }

  get length() {
    return this.values.length;
  }

  get total() {
    return this.sizes === undefined ? this.values.length : this.sum;
  }

  /** @throws ERR_INVALID_ARG_VALUE for a size that is negative, infinite or NaN */
  push(value, size) {
    size = +size;
    if (!(size >= 0) || size === Infinity) {
      throw new ERR_INVALID_ARG_VALUE.RangeError('size', size);
    }
    if (this.sizes === undefined && size !== 1) this.keepSizes();
    this.values.push(value);
    if (this.sizes !== undefined) {
      this.sizes.push(size);
      this.sum += size;
    }
  }

  keepSizes() {
    this.sizes = new Fifo();
    this.sum = this.values.length;
    for (let i = 0; i < this.values.length; i++) this.sizes.push(1);
  }

  pushOne(value) {
    this.values.push(value);
    if (this.sizes !== undefined) {
      this.sizes.push(1);
      this.sum++;
    }
  }

  peek() {
    return this.values.peek();
  }

  shift() {
    if (this.sizes !== undefined) this.sum = Math.max(this.sum - this.sizes.shift(), 0);
    return this.values.shift();
  }

  clear() {
    this.values.clear();
    this.sizes = undefined;
    this.sum = 0;
  }
}

isolate(Deferred, Outcome, Fifo, SizedQueue);

// ---- arguments -------------------------------------------------------------------------------

const emptyOptions = Object.freeze({ __proto__: null });

/** Dictionaries of the standard: undefined and null are empty ones. */
function toOptions(options, name) {
  if (options === undefined || options === null) return emptyOptions;
  validateObject(options, name, kValidateObjectAllowObjects);
  return options;
}

/** A source, sink, transformer or strategy: undefined is an empty one, null is not. */
function toParty(party, name) {
  if (party === undefined) return emptyOptions;
  validateObject(party, name, kValidateObjectAllowObjects);
  return party;
}

/** A method of the program's object, read once; undefined if it has none. */
function methodOf(party, name, partyName) {
  const method = party[name];
  if (method === undefined || method === null) return undefined;
  validateFunction(method, `${partyName}.${name}`);
  return method;
}

function highWaterMarkOf(strategy, fallback) {
  const { highWaterMark } = strategy;
  if (highWaterMark === undefined) return fallback;
  const value = typeof highWaterMark === 'symbol' || typeof highWaterMark === 'bigint' ?
    NaN : +highWaterMark;
  if (!(value >= 0)) {
    throw new ERR_INVALID_ARG_VALUE.RangeError('strategy.highWaterMark', highWaterMark);
  }
  return value;
}

/** The function that measures chunks; undefined if each counts as 1. */
function sizeFunctionOf(strategy) {
  const { size } = strategy;
  if (size === undefined) return undefined;
  validateFunction(size, 'strategy.size');
  return size;
}

function invalidState(message) {
  return new ERR_INVALID_STATE.TypeError(message);
}

function checkInstance(is, value, name, type) {
  if (!is(value)) throw new ERR_INVALID_ARG_TYPE(name, type, value);
}

// ---- looks -----------------------------------------------------------------------------------

/** What util.inspect shows of a face. */
function inspectAs(name, shown, depth, options) {
  if (depth < 0) return undefined; // so does Node
  const { inspect } = require('internal/util/inspect');
  const deeper = options.depth == null ? null : options.depth - 1;
  return `${name} ${inspect(shown, { ...options, depth: deeper })}`;
}

/** The error of a method that is called on something else, in Node's words where it has no code. */
function privateError(name) {
  return new TypeError(
    `Cannot read private member #${name} from an object whose class did not declare it`);
}

/** Web IDL: what a class has is enumerable, and it has a string tag. */
function finishClass(Class, enumerable, tag = Class.name) {
  const shown = { __proto__: null, enumerable: true };
  for (const key of enumerable) Object.defineProperty(Class.prototype, key, shown);
  if (tag === null) return;
  Object.defineProperty(Class.prototype, Symbol.toStringTag, {
    __proto__: null, value: tag, writable: false, enumerable: false, configurable: true,
  });
}

module.exports = {
  Deferred,
  Fifo,
  Outcome,
  SizedQueue,
  apply,
  checkInstance,
  emptyOptions,
  excuse,
  finishClass,
  highWaterMarkOf,
  inspectAs,
  invalidState,
  isPlain,
  isolate,
  kInspect,
  later,
  methodOf,
  nop,
  privateError,
  rejected,
  resolved,
  sizeFunctionOf,
  soon,
  then,
  toOptions,
  toParty,
  whenSettled,
  whenStarted,
  whenThrown,
};
