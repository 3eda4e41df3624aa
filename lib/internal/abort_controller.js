'use strict';
// internal/abort_controller: AbortController and AbortSignal.
// Public face: the globals of those names (DOM Standard, 3).  Native half: none.
//
// Lifetimes: a signal made by any() or timeout() must live as long as an 'abort' could reach a
// listener of it, and no longer. Sources know such signals by WeakRefs; those with listeners are
// kept in `heldSignals`.

const {
  codes: { ERR_ILLEGAL_CONSTRUCTOR, ERR_INVALID_THIS },
} = require('internal/errors');
const { validateUint32 } = require('internal/validators');
const {
  Event,
  EventTarget,
  defineEventHandler,
  kNewListener,
  kRemoveListener,
  kTrustEvent,
} = require('internal/event_target');
const { kMaxEventTargetListeners } = require('events');

const kInspect = Symbol.for('nodejs.util.inspect.custom');
const kAborted = Symbol('kAborted');
const kReason = Symbol('kReason');
const kComposite = Symbol('kComposite');
const kTimeout = Symbol('kTimeout');
const kSourceSignals = Symbol('kSourceSignals');
const kDependantSignals = Symbol('kDependantSignals');
const kSelfRef = Symbol('kSelfRef');
const kCreate = Symbol('kCreate');

const heldSignals = new Set();

let DOMException;
function makeException(message, name) {
  DOMException ??= require('internal/dom_exception').DOMException;
  return new DOMException(message, name);
}

// Sources need not remember signals that are gone.
let sourceCleanup;
function dropDependants() {
  sourceCleanup ??= new FinalizationRegistry(({ sourceRef, dependantRef }) => {
    sourceRef.deref()?.[kDependantSignals]?.delete(dependantRef);
  });
  return sourceCleanup;
}

// And what was made by any() can never be aborted once all of its sources are gone.
let dependantCleanup;
function dropSources() {
  dependantCleanup ??= new FinalizationRegistry(({ sourceRef, dependantRef }) => {
    const dependant = dependantRef.deref();
    if (dependant === undefined) return;
    dependant[kSourceSignals].delete(sourceRef);
    if (dependant[kSourceSignals].size === 0) heldSignals.delete(dependant);
  });
  return dependantCleanup;
}

// Nor need a timer run for a signal that is gone.
let timerCleanup;
function stopTimers() {
  timerCleanup ??= new FinalizationRegistry((timer) => require('timers').clearTimeout(timer));
  return timerCleanup;
}

function checkSignal(value) {
  if (typeof value !== 'object' || value === null || !(kAborted in value)) {
    throw new ERR_INVALID_THIS('AbortSignal');
  }
}

function inspectSignal(self, shown, depth, options) {
  if (depth < 0) return self;
  const { inspect } = require('internal/util/inspect');
  const deeper = options.depth == null ? null : options.depth - 1;
  return `${self.constructor.name} ${inspect(shown, { ...options, depth: deeper })}`;
}

function notConvertible(message) {
  const err = new TypeError(message);
  err.code = 'ERR_INVALID_ARG_TYPE';
  return err;
}

/** The argument of any() as an array; anything that iterates will do. */
function toSignals(signals) {
  if (signals === null || typeof signals !== 'object' ||
      typeof signals[Symbol.iterator] !== 'function') {
    throw notConvertible('signals cannot be converted to sequence.');
  }
  const array = Array.from(signals);
  array.forEach((signal, i) => {
    if (typeof signal !== 'object' || signal === null || !(kAborted in signal)) {
      throw notConvertible(`signals[${i}] is not of type AbortSignal.`);
    }
  });
  return array;
}

/** Has an abort of `source` abort `dependant`. */
function depend(dependant, source) {
  const dependantRef = dependant[kSelfRef] ??= new WeakRef(dependant);
  const sourceRef = source[kSelfRef] ??= new WeakRef(source);
  source[kDependantSignals] ??= new Set();
  if (source[kDependantSignals].has(dependantRef)) return;
  source[kDependantSignals].add(dependantRef);
  dependant[kSourceSignals].add(sourceRef);
  dropDependants().register(dependant, { sourceRef, dependantRef });
  dropSources().register(source, { sourceRef, dependantRef });
}

class AbortSignal extends EventTarget {
  /** Programs get their signals from AbortController and from the functions below. */
  constructor(token = undefined, aborted = false, reason = undefined, kind = undefined) {
    if (token !== kCreate) throw new ERR_ILLEGAL_CONSTRUCTOR();
    super();
    // Many listeners on one signal are common, and no leak.
    this[kMaxEventTargetListeners] = 0;
    this[kAborted] = aborted;
    this[kReason] = reason;
    this[kComposite] = kind === kComposite;
    if (kind === kTimeout) this[kTimeout] = true;
    if (kind === kComposite) this[kSourceSignals] = new Set();
  }

  /** @returns {boolean} */
  get aborted() {
    checkSignal(this);
    return this[kAborted];
  }

  /** @returns {any} what abort() was given; undefined before */
  get reason() {
    checkSignal(this);
    return this[kReason];
  }

  /** @throws the reason, if aborted */
  throwIfAborted() {
    checkSignal(this);
    if (this[kAborted]) throw this[kReason];
  }

  [kInspect](depth, options) {
    return inspectSignal(this, { aborted: this[kAborted] }, depth, options);
  }

  /** @returns {AbortSignal} that is aborted already */
  static abort(reason = makeException('This operation was aborted', 'AbortError')) {
    return new AbortSignal(kCreate, true, reason);
  }

  /**
   * @param {number} delay ms, 0 to 2^32-1; the timer doesn't keep the process alive
   * @returns {AbortSignal} that is aborted with a TimeoutError after that time
   */
  static timeout(delay) {
    validateUint32(delay, 'delay', false);
    const signal = new AbortSignal(kCreate, false, undefined, kTimeout);
    const ref = new WeakRef(signal);
    const timer = require('timers').setTimeout(() => {
      const target = ref.deref();
      if (target === undefined) return;
      heldSignals.delete(target);
      abortSignal(target, makeException('The operation was aborted due to timeout',
                                        'TimeoutError'));
    }, delay);
    timer.unref();
    stopTimers().register(signal, timer);
    return signal;
  }

  /**
   * @param {Iterable<AbortSignal>} signals
   * @returns {AbortSignal} that is aborted when one of the signals is, for its reason
   */
  static any(signals) {
    const sources = toSignals(signals);
    const result = new AbortSignal(kCreate, false, undefined, kComposite);
    for (const source of sources) {
      if (source[kAborted]) {
        result[kAborted] = true;
        result[kReason] = source[kReason];
        return result;
      }
    }
    for (const source of sources) {
      if (!source[kComposite]) {
        depend(result, source);
        continue;
      }
      // Only original signals are sources: a chain of any() has no links in between.
      for (const ref of source[kSourceSignals]) {
        const original = ref.deref();
        if (original !== undefined) depend(result, original);
      }
    }
    return result;
  }

  [kNewListener](size, type, listener, once, capture, passive, weak) {
    super[kNewListener](size, type, listener, once, capture, passive, weak);
    const mayFire = this[kTimeout] || (this[kComposite] && this[kSourceSignals].size > 0);
    if (mayFire && type === 'abort' && !this[kAborted] && !weak && size === 1) {
      heldSignals.add(this);
    }
  }

  [kRemoveListener](size, type, listener, capture) {
    super[kRemoveListener](size, type, listener, capture);
    if (size === 0 && type === 'abort') heldSignals.delete(this);
  }
}
Object.defineProperty(AbortSignal.prototype, 'aborted', { __proto__: null, enumerable: true });
Object.defineProperty(AbortSignal.prototype, Symbol.toStringTag, {
  __proto__: null, value: 'AbortSignal', writable: false, enumerable: false, configurable: true,
});
defineEventHandler(AbortSignal.prototype, 'abort');

function fire(signal) {
  heldSignals.delete(signal);
  signal.dispatchEvent(new Event('abort', { [kTrustEvent]: true }));
}

/** DOM Standard, "signal abort": dependants are aborted before any listener can look at them. */
function abortSignal(signal, reason) {
  if (signal[kAborted]) return;
  signal[kAborted] = true;
  signal[kReason] = reason;
  const toFire = [];
  if (signal[kDependantSignals] !== undefined) {
    for (const ref of signal[kDependantSignals]) {
      const dependant = ref.deref();
      if (dependant === undefined || dependant[kAborted]) continue;
      dependant[kAborted] = true;
      dependant[kReason] = reason;
      toFire.push(dependant);
    }
  }
  fire(signal);
  for (const dependant of toFire) fire(dependant);
  signal[kDependantSignals]?.clear();
}

class AbortController {
  #signal;

  get signal() {
    this.#signal ??= new AbortSignal(kCreate);
    return this.#signal;
  }

  /**
   * @param {any} [reason] by default a DOMException named AbortError
   */
  abort(reason = makeException('This operation was aborted', 'AbortError')) {
    abortSignal(this.#signal ??= new AbortSignal(kCreate), reason);
  }

  [kInspect](depth, options) {
    return inspectSignal(this, { signal: this.signal }, depth, options);
  }
}
for (const key of ['signal', 'abort']) {
  Object.defineProperty(AbortController.prototype, key, { __proto__: null, enumerable: true });
}
Object.defineProperty(AbortController.prototype, Symbol.toStringTag, {
  __proto__: null, value: 'AbortController', writable: false, enumerable: false,
  configurable: true,
});

/**
 * Resolves when signal is aborted; held no longer than `resource` lives (util.aborted).
 * @param {AbortSignal} signal
 * @param {object} resource
 * @returns {Promise<void>}
 */
async function aborted(signal, resource) {
  if (signal === undefined) {
    const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
    throw new ERR_INVALID_ARG_TYPE('signal', 'AbortSignal', signal);
  }
  const { validateAbortSignal, validateObject, kValidateObjectAllowObjects } =
    require('internal/validators');
  const { kWeakHandler } = require('internal/event_target');
  validateAbortSignal(signal, 'signal');
  validateObject(resource, 'resource', kValidateObjectAllowObjects);
  if (signal.aborted) return undefined;
  return new Promise((resolve) => {
    signal.addEventListener('abort', (event) => resolve(event),
                            { [kWeakHandler]: resource, once: true });
  });
}

module.exports = { AbortController, AbortSignal, aborted };
