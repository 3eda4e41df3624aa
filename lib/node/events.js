'use strict';
// events: the EventEmitter.
// Public face: require('events') (Node's documentation, "Events").
// Native half: none. internal/events/async has what awaits: once(), on(), addAbortListener().
//
// This is the hottest JavaScript there is, so: emit() makes no array for up to three arguments, a
// list of up to three listeners is called without a copy, and state is only reached through
// `_events`, `_eventsCount` and `_maxListeners`, whose names packages rely on. All methods work on
// an object whose `_events` is still undefined; the HTTP classes make theirs at first use.

const {
  codes: { ERR_INVALID_ARG_TYPE, ERR_UNHANDLED_ERROR },
  kEnhanceFatalStack,
} = require('internal/errors');
const { validateBoolean, validateFunction, validateNumber } = require('internal/validators');

const kCapture = Symbol('kCapture');
const kShapeMode = Symbol('shapeMode');
const kErrorMonitor = Symbol('events.errorMonitor');
const kRejection = Symbol.for('nodejs.rejection');
const kIsEventTarget = Symbol.for('nodejs.event_target');
const kMaxEventTargetListeners = Symbol('events.maxEventTargetListeners');
const kMaxEventTargetListenersWarned = Symbol('events.maxEventTargetListenersWarned');

let defaultMaxListeners = 10;

/**
 * @param {object} [opts]
 * @param {boolean} [opts.captureRejections] send rejections of async listeners to 'error'
 */
function EventEmitter(opts) {
  EventEmitter.init.call(this, opts);
}
module.exports = EventEmitter;

EventEmitter.prototype._events = undefined;
EventEmitter.prototype._eventsCount = 0;
EventEmitter.prototype._maxListeners = undefined;

/** Sets up `this`; a function of its own since the domain module replaces it. */
function init(opts) {
  if (this._events === undefined || this._events === Object.getPrototypeOf(this)._events) {
    this._events = { __proto__: null };
    this._eventsCount = 0;
    this._maxListeners = this._maxListeners || undefined;
    this[kShapeMode] = false;
  } else {
    // The class has laid out `_events` beforehand: keys stay, and go back to undefined.
    this._maxListeners = this._maxListeners || undefined;
    this[kShapeMode] = true;
  }
  if (opts?.captureRejections) {
    validateBoolean(opts.captureRejections, 'options.captureRejections');
    this[kCapture] = true;
  } else {
    // Through the prototype: what EventEmitter.captureRejections was set to.
    this[kCapture] = EventEmitter.prototype[kCapture];
  }
}

function checkListener(listener) {
  if (typeof listener !== 'function') validateFunction(listener, 'listener');
}

// ---- limits -----------------------------------------------------------------------------------

function validateLimit(n, name) {
  validateNumber(n, name, 0);
}

/**
 * How many listeners an event may have before a leak is suspected; 0 and Infinity: any number.
 * @param {number} n
 * @returns {EventEmitter} this
 */
EventEmitter.prototype.setMaxListeners = function setMaxListeners(n) {
  validateLimit(n, 'setMaxListeners');
  this._maxListeners = n;
  return this;
};

function limitOf(emitter) {
  const own = emitter._maxListeners;
  return own === undefined ? defaultMaxListeners : own;
}

/** @returns {number} the limit set, or EventEmitter.defaultMaxListeners */
EventEmitter.prototype.getMaxListeners = function getMaxListeners() {
  return limitOf(this);
};

/** Warns, once a list, that `list` has grown over the limit of emitter. */
function warnOfLeak(emitter, list, type, limit) {
  list.warned = true;
  const { inspect } = require('internal/util/inspect');
  const warning = new Error(
    `Possible EventEmitter memory leak detected. ${list.length} ${String(type)} listeners added ` +
    `to ${inspect(emitter, { depth: -1 })}. MaxListeners is ${limit}. Use ` +
    'emitter.setMaxListeners() to increase limit');
  warning.name = 'MaxListenersExceededWarning';
  warning.emitter = emitter;
  warning.type = type;
  warning.count = list.length;
  process.emitWarning(warning);
}

// ---- emit -------------------------------------------------------------------------------------

/** What to add to err's stack when it ends the process: where it was emitted. */
function describeEmission(err, emitter) {
  let owner = '';
  try {
    const { name } = emitter.constructor;
    if (name !== 'EventEmitter') owner = ` on ${name} instance`;
  } catch {
    // A hostile `constructor` costs only the name.
  }
  const at = {};
  Error.captureStackTrace(at, EventEmitter.prototype.emit);
  const frames = () => String(at.stack).split('\n').slice(1).join('\n');
  Object.defineProperty(err, kEnhanceFatalStack, {
    __proto__: null,
    value: (stack) => `${stack}\nEmitted 'error' event${owner} at:\n${frames()}`,
    configurable: true,
  });
}

/** The exception of an 'error' event that nobody listens to. */
function unhandledError(emitter, value, context) {
  if (value instanceof Error) {
    try {
      describeEmission(value, emitter);
    } catch {
      // A frozen error is thrown as it is.
    }
    return value;
  }
  let shown;
  try {
    shown = require('internal/util/inspect').inspect(value);
  } catch {
    shown = value;
  }
  const err = new ERR_UNHANDLED_ERROR(shown);
  err.context = context;
  return err;
}

/** Before the listeners of 'error': the monitor's, and the throw if there are none. */
function beforeError(emitter, events, args) {
  if (events !== undefined && events[kErrorMonitor] !== undefined) {
    emitter.emit(kErrorMonitor, ...Array.prototype.slice.call(args, 1));
  }
  if (events !== undefined && events.error !== undefined) return;
  const value = args.length > 1 ? args[1] : undefined;
  const er = unhandledError(emitter, value, value);
  throw er; // Unhandled 'error' event
}

/** Calls fn as a listener with the given arguments, `count` of them. */
function callListener(emitter, fn, count, a, b, c, more) {
  switch (count) {
    case 0:
      return fn.call(emitter);
    case 1:
      return fn.call(emitter, a);
    case 2:
      return fn.call(emitter, a, b);
    case 3:
      return fn.call(emitter, a, b, c);
    default:
      return fn.apply(emitter, more);
  }
}

function callAndWatch(emitter, fn, type, count, a, b, c, more) {
  const result = callListener(emitter, fn, count, a, b, c, more);
  if (result !== undefined && result !== null && emitter[kCapture] === true) {
    watchResult(emitter, result, type, more === undefined ? [a, b, c].slice(0, count) : more);
  }
}

/** Calls the listeners of list as it is now: changes made meanwhile count from the next event. */
function callList(emitter, list, type, count, a, b, c, more) {
  const { length } = list;
  if (length === 2 || length === 3) {
    const first = list[0];
    const second = list[1];
    const third = length === 3 ? list[2] : undefined;
    callAndWatch(emitter, first, type, count, a, b, c, more);
    callAndWatch(emitter, second, type, count, a, b, c, more);
    if (third !== undefined) callAndWatch(emitter, third, type, count, a, b, c, more);
    return;
  }
  const listeners = list.slice();
  for (let i = 0; i < length; i++) {
    callAndWatch(emitter, listeners[i], type, count, a, b, c, more);
  }
}

/**
 * Calls the listeners of an event, in the order they were added, with the further arguments.
 * @param {string|symbol} type
 * @returns {boolean} had the event listeners?
 * @throws the error, or ERR_UNHANDLED_ERROR, of an 'error' event without listeners
 */
EventEmitter.prototype.emit = function emit(type) {
  const events = this._events;
  if (type === 'error' &&
      (events === undefined || events.error === undefined || events[kErrorMonitor] !== undefined)) {
    beforeError(this, events, arguments);
  }
  const handler = events === undefined ? undefined : events[type];
  if (handler === undefined) return false;
  const count = arguments.length - 1;
  let more;
  if (count > 3) {
    more = [];
    for (let i = 1; i <= count; i++) more.push(arguments[i]);
  }
  if (typeof handler !== 'function') {
    callList(this, handler, type, count, arguments[1], arguments[2], arguments[3], more);
    return true;
  }
  let result;
  // Spelled out here once more: one call fewer in the commonest case.
  switch (count) {
    case 0:
      result = handler.call(this);
      break;
    case 1:
      result = handler.call(this, arguments[1]);
      break;
    case 2:
      result = handler.call(this, arguments[1], arguments[2]);
      break;
    case 3:
      result = handler.call(this, arguments[1], arguments[2], arguments[3]);
      break;
    default:
      result = handler.apply(this, more);
  }
  if (result !== undefined && result !== null && this[kCapture] === true) {
    watchResult(this, result, type,
                more ?? [arguments[1], arguments[2], arguments[3]].slice(0, count));
  }
  return true;
};

// ---- captureRejections ------------------------------------------------------------------------

/** If a listener returned a promise, its rejection goes to the emitter. */
function watchResult(emitter, result, type, args) {
  try {
    const { then } = result;
    if (typeof then === 'function') {
      then.call(result, undefined, (err) => {
        // Out of the promise's reach, so that a throw from here is an uncaught exception.
        process.nextTick(deliverRejection, emitter, err, type, args);
      });
    }
  } catch (err) {
    emitter.emit('error', err);
  }
}

function deliverRejection(emitter, err, type, args) {
  if (typeof emitter[kRejection] === 'function') {
    emitter[kRejection](err, type, ...args);
    return;
  }
  const previous = emitter[kCapture];
  // A rejection of the 'error' listener itself must not come back here.
  try {
    emitter[kCapture] = false;
    emitter.emit('error', err);
  } finally {
    emitter[kCapture] = previous;
  }
}

// ---- adding and removing ----------------------------------------------------------------------

function growList(emitter, existing, type, listener, prepend) {
  let list = existing;
  if (typeof existing === 'function') {
    list = emitter._events[type] = prepend ? [listener, existing] : [existing, listener];
  } else if (prepend) {
    existing.unshift(listener);
  } else {
    existing.push(listener);
  }
  const limit = limitOf(emitter);
  if (limit > 0 && list.length > limit && !list.warned) warnOfLeak(emitter, list, type, limit);
}

function add(emitter, type, listener, prepend) {
  checkListener(listener);
  let events = emitter._events;
  if (events === undefined) {
    events = emitter._events = { __proto__: null };
    emitter._eventsCount = 0;
  } else if (events.newListener !== undefined) {
    // Told before the listener is there, else a listener of 'newListener' would hear of itself.
    emitter.emit('newListener', type, listener.listener ?? listener);
    // A listener may have replaced the table.
    events = emitter._events;
  }
  const existing = events[type];
  if (existing === undefined) {
    events[type] = listener;
    ++emitter._eventsCount;
  } else {
    growList(emitter, existing, type, listener, prepend);
  }
  return emitter;
}

/**
 * Adds listener at the end of the event's list, even if it is there already.
 * @param {string|symbol} type
 * @param {Function} listener called with the emitter as `this`
 * @returns {EventEmitter} this
 * @throws ERR_INVALID_ARG_TYPE for no function
 */
EventEmitter.prototype.addListener = function addListener(type, listener) {
  return add(this, type, listener, false);
};

EventEmitter.prototype.on = EventEmitter.prototype.addListener;

/** Like on(), at the beginning of the list. */
EventEmitter.prototype.prependListener = function prependListener(type, listener) {
  return add(this, type, listener, true);
};

/** A function that removes itself and then calls listener. */
function onceWrapper(emitter, type, listener) {
  let fired = false;
  function wrapper() {
    if (fired) return undefined;
    emitter.removeListener(type, wrapper);
    fired = true;
    switch (arguments.length) {
      case 0:
        return listener.call(emitter);
      case 1:
        return listener.call(emitter, arguments[0]);
      case 2:
        return listener.call(emitter, arguments[0], arguments[1]);
      default:
        return listener.apply(emitter, arguments);
    }
  }
  wrapper.listener = listener;
  return wrapper;
}

/** Like on(), for the next event only. */
EventEmitter.prototype.once = function once(type, listener) {
  checkListener(listener);
  this.on(type, onceWrapper(this, type, listener));
  return this;
};

/** Like once(), at the beginning of the list. */
EventEmitter.prototype.prependOnceListener = function prependOnceListener(type, listener) {
  checkListener(listener);
  this.prependListener(type, onceWrapper(this, type, listener));
  return this;
};

let dice = 1;

/** true once in 32 calls, in no pattern that a program could fall in step with. */
function isTimeToSweep() {
  dice = (Math.imul(dice, 1103515245) + 12345) | 0;
  return ((dice >>> 16) & 31) === 0;
}

/**
 * Takes an event out of the table. `delete` takes the engine 60 times as long as a store
 * (bench: 480 against 8 ns), so what is left is a key with undefined; now and then the emitter gets
 * a table without those, so that one with ever new events does not grow.
 */
function dropEvent(emitter, events, type) {
  const left = --emitter._eventsCount;
  if (left === 0 && !emitter[kShapeMode]) {
    emitter._events = { __proto__: null };
    return;
  }
  events[type] = undefined;
  if (!emitter[kShapeMode] && isTimeToSweep()) {
    const swept = emitter._events = { __proto__: null };
    for (const key of Reflect.ownKeys(events)) {
      if (events[key] !== undefined) swept[key] = events[key];
    }
  }
}

function findListener(list, listener) {
  for (let i = list.length - 1; i >= 0; i--) {
    if (list[i] === listener || list[i].listener === listener) return i;
  }
  return -1;
}

/**
 * Removes the listener that was added last among equal ones.
 * @param {string|symbol} type
 * @param {Function} listener
 * @returns {EventEmitter} this
 */
EventEmitter.prototype.removeListener = function removeListener(type, listener) {
  checkListener(listener);
  const events = this._events;
  const list = events === undefined ? undefined : events[type];
  if (list === undefined) return this;
  if (list === listener || list.listener === listener) {
    dropEvent(this, events, type);
    if (events.removeListener !== undefined) {
      this.emit('removeListener', type, list.listener || listener);
    }
    return this;
  }
  if (typeof list === 'function') return this;
  const at = findListener(list, listener);
  if (at < 0) return this;
  if (at === 0) list.shift();
  else list.splice(at, 1);
  if (list.length === 1) events[type] = list[0];
  if (events.removeListener !== undefined) this.emit('removeListener', type, listener);
  return this;
};

EventEmitter.prototype.off = EventEmitter.prototype.removeListener;

/** removeAllListeners where nobody listens to 'removeListener'. */
function dropQuietly(emitter, events, all, type) {
  if (all) {
    emitter._events = { __proto__: null };
    emitter._eventsCount = 0;
  } else if (events[type] !== undefined) {
    dropEvent(emitter, events, type);
  }
  // What was laid out beforehand is gone with the table.
  if (all) emitter[kShapeMode] = false;
}

/**
 * Removes all listeners, or those of one event.
 * @param {string|symbol} [type]
 * @returns {EventEmitter} this
 */
EventEmitter.prototype.removeAllListeners = function removeAllListeners(type) {
  const events = this._events;
  if (events === undefined) return this;
  const all = arguments.length === 0;
  if (events.removeListener === undefined) {
    dropQuietly(this, events, all, type);
    return this;
  }
  if (all) {
    for (const key of Reflect.ownKeys(events)) {
      if (key !== 'removeListener') this.removeAllListeners(key);
    }
    this.removeAllListeners('removeListener');
    this._events = { __proto__: null };
    this._eventsCount = 0;
    this[kShapeMode] = false;
    return this;
  }
  const listeners = events[type];
  if (typeof listeners === 'function') {
    this.removeListener(type, listeners);
  } else if (listeners !== undefined) {
    // In the order last in, first out.
    for (let i = listeners.length - 1; i >= 0; i--) this.removeListener(type, listeners[i]);
  }
  return this;
};

// ---- asking -----------------------------------------------------------------------------------

function listOf(emitter, type, unwrap) {
  const events = emitter._events;
  const listeners = events === undefined ? undefined : events[type];
  if (listeners === undefined) return [];
  if (typeof listeners === 'function') {
    return [unwrap ? listeners.listener || listeners : listeners];
  }
  if (!unwrap) return listeners.slice();
  return listeners.map((one) => one.listener || one);
}

/** @returns {Function[]} a copy of the event's list; once() listeners as they were given */
EventEmitter.prototype.listeners = function listeners(type) {
  return listOf(this, type, true);
};

/** @returns {Function[]} a copy of the event's list; once() listeners with their wrappers */
EventEmitter.prototype.rawListeners = function rawListeners(type) {
  return listOf(this, type, false);
};

/**
 * @param {string|symbol} type
 * @param {Function} [listener] count only this one
 * @returns {number}
 */
EventEmitter.prototype.listenerCount = function listenerCount(type, listener) {
  const events = this._events;
  const listeners = events === undefined ? undefined : events[type];
  if (listeners === undefined) return 0;
  if (listener == null) return typeof listeners === 'function' ? 1 : listeners.length;
  let count = 0;
  for (const one of typeof listeners === 'function' ? [listeners] : listeners) {
    if (one === listener || one.listener === listener) count++;
  }
  return count;
};

/** @returns {Array<string|symbol>} the events that have listeners */
EventEmitter.prototype.eventNames = function eventNames() {
  if (!(this._eventsCount > 0)) return [];
  const events = this._events;
  const names = Reflect.ownKeys(events);
  // Keys without a listener: see dropEvent().
  return names.length === this._eventsCount ? names :
    names.filter((name) => events[name] !== undefined);
};

// ---- functions of the module ------------------------------------------------------------------

function isEventTarget(value) {
  return Boolean(value?.constructor?.[kIsEventTarget]);
}

function notAnEmitter(name, value) {
  return new ERR_INVALID_ARG_TYPE(name, ['EventEmitter', 'EventTarget'], value);
}

/**
 * Calls listener when signal is aborted, even if others stop the event.
 * @returns {Disposable} its [Symbol.dispose]() removes the listener
 */
EventEmitter.addAbortListener = function addAbortListener(signal, listener) {
  return require('internal/events/async').addAbortListener(signal, listener);
};

/**
 * @param {EventEmitter|EventTarget} emitter
 * @param {string|symbol} name
 * @param {{signal?: AbortSignal}} [options]
 * @returns {Promise<any[]>} the arguments of the next such event; rejects on 'error' and on abort
 */
EventEmitter.once = function once(emitter, name) {
  return require('internal/events/async').once(emitter, name, arguments[2]);
};

/**
 * @param {EventEmitter|EventTarget} emitter
 * @param {string|symbol} event
 * @param {{signal?: AbortSignal, close?: string[], highWaterMark?: number, lowWaterMark?: number}}
 *   [options] marks count events waiting: at the high one emitter.pause(), below the low resume()
 * @returns {AsyncIterator<any[]>} of the arguments of each event
 */
EventEmitter.on = function on(emitter, event) {
  return require('internal/events/async').on(emitter, event, arguments[2]);
};

/** @returns {Function[]} a copy of the listeners of an emitter or a target */
EventEmitter.getEventListeners = function getEventListeners(emitter, type) {
  if (typeof emitter?.listeners === 'function') return emitter.listeners(type);
  if (isEventTarget(emitter)) return require('internal/event_target').listenersOf(emitter, type);
  throw notAnEmitter('emitter', emitter);
};

/** @returns {number} the limit of an emitter or a target */
EventEmitter.getMaxListeners = function getMaxListeners(emitter) {
  if (typeof emitter?.getMaxListeners === 'function') return limitOf(emitter);
  if (emitter?.[kMaxEventTargetListeners] !== undefined) return emitter[kMaxEventTargetListeners];
  throw notAnEmitter('emitter', emitter);
};

/** @returns {number} how many listeners of type an emitter or a target has */
EventEmitter.listenerCount = function listenerCount(emitter, type) {
  if (typeof emitter?.listenerCount === 'function') return emitter.listenerCount(type);
  if (isEventTarget(emitter)) {
    return require('internal/event_target').listenersOf(emitter, type).length;
  }
  throw notAnEmitter('emitter', emitter);
};

// Packages know the class under this name, too.
EventEmitter.EventEmitter = EventEmitter;
EventEmitter.usingDomains = false;
EventEmitter.captureRejectionSymbol = kRejection;

Object.defineProperties(EventEmitter, {
  captureRejections: {
    __proto__: null,
    get() { return EventEmitter.prototype[kCapture]; },
    set(value) {
      validateBoolean(value, 'EventEmitter.captureRejections');
      EventEmitter.prototype[kCapture] = value;
    },
    enumerable: true,
    configurable: false,
  },
  EventEmitterAsyncResource: {
    __proto__: null,
    get() { return require('internal/events/async_resource'); },
    set: undefined,
    enumerable: true,
    configurable: true,
  },
  errorMonitor: { __proto__: null, value: kErrorMonitor, enumerable: true, writable: true },
  defaultMaxListeners: {
    __proto__: null,
    get() { return defaultMaxListeners; },
    set(n) {
      validateLimit(n, 'defaultMaxListeners');
      defaultMaxListeners = n;
    },
    enumerable: true,
    configurable: false,
  },
  kMaxEventTargetListeners: { __proto__: null, value: kMaxEventTargetListeners },
  kMaxEventTargetListenersWarned: { __proto__: null, value: kMaxEventTargetListenersWarned },
});

Object.defineProperty(EventEmitter.prototype, kCapture, {
  __proto__: null, value: false, writable: true, enumerable: false,
});

/**
 * Sets the limit of the given emitters and targets, or, without any, the default.
 * @param {number} [n] 10 if missing
 * @param {...(EventEmitter|EventTarget)} targets
 */
EventEmitter.setMaxListeners = function(n = 10, ...targets) {
  validateLimit(n, 'setMaxListeners');
  if (targets.length === 0) {
    defaultMaxListeners = n;
    return;
  }
  for (const target of targets) {
    if (isEventTarget(target)) {
      target[kMaxEventTargetListeners] = n;
      target[kMaxEventTargetListenersWarned] = false;
    } else if (typeof target?.setMaxListeners === 'function') {
      target.setMaxListeners(n);
    } else {
      throw notAnEmitter('eventTargets', target);
    }
  }
};

EventEmitter.init = init;
