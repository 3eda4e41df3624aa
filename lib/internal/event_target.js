'use strict';
// internal/event_target: Event, CustomEvent, EventTarget, NodeEventTarget.
// Public face: the globals of those names (DOM Standard, 2); NodeEventTarget is the base of
// MessagePort (Node's documentation, "Events").  Native half: none.
//
// There is no tree here: a target's listeners are called in the order they were added.

const {
  codes: {
    ERR_EVENT_RECURSION,
    ERR_INVALID_ARG_TYPE,
    ERR_INVALID_THIS,
    ERR_MISSING_ARGS,
  },
} = require('internal/errors');
const { validateAbortSignal, validateObject, kValidateObjectAllowObjects } =
  require('internal/validators');

const kIsEventTarget = Symbol.for('nodejs.event_target');
const kIsNodeEventTarget = Symbol('kIsNodeEventTarget');
const kInspect = Symbol.for('nodejs.util.inspect.custom');

const kEvents = Symbol('kEvents');
const kHandlers = Symbol('kHandlers');
const kNewListener = Symbol('kNewListener');
const kRemoveListener = Symbol('kRemoveListener');
const kCreateEvent = Symbol('kCreateEvent');
const kHybridDispatch = Symbol.for('nodejs.internal.kHybridDispatch');
const kIsNodeStyleListener = Symbol('kIsNodeStyleListener');
const kTrustEvent = Symbol('kTrustEvent');
const kWeakHandler = Symbol('kWeak');
const kResistStopPropagation = Symbol('kResistStopPropagation');
const { kMaxEventTargetListeners, kMaxEventTargetListenersWarned } = require('events');

function inspectAs(self, shown, depth, options) {
  const name = self.constructor.name;
  if (depth < 0) return name;
  const { inspect } = require('internal/util/inspect');
  const deeper = options.depth == null ? null : options.depth - 1;
  return `${name} ${inspect(shown, { ...options, depth: deeper })}`;
}

function makeEnumerable(prototype, keys) {
  const enumerable = { __proto__: null, enumerable: true };
  for (const key of keys) Object.defineProperty(prototype, key, enumerable);
}

function setTag(Class) {
  Object.defineProperty(Class.prototype, Symbol.toStringTag, {
    __proto__: null, value: Class.name, writable: false, enumerable: false, configurable: true,
  });
}

// ---- Event ------------------------------------------------------------------------------------

// What the dispatcher does with an event's private state; set from inside the class.
let begin;
let end;
let isStopped;
let isDispatched;
let setPassive;
let isEvent;

class Event {
  #type;
  #bubbles = false;
  #cancelable = false;
  #composed = false;
  #trusted = false;
  #defaultPrevented = false;
  #propagationStopped = false;
  #stopped = false;
  #passive = false;
  #dispatched = false;
  #target = null;
  #timeStamp = process.uptime() * 1000;

  static {
    begin = (event, target) => {
      event.#target = target;
      event.#dispatched = true;
    };
    end = (event) => {
      event.#dispatched = false;
    };
    isStopped = (event) => event.#stopped;
    isDispatched = (event) => event.#dispatched;
    setPassive = (event, passive) => {
      event.#passive = passive;
    };
    isEvent = (value) => typeof value === 'object' && value !== null && #type in value;
  }

  /**
   * @param {string} type
   * @param {{bubbles?: boolean, cancelable?: boolean, composed?: boolean}} [options]
   */
  constructor(type, options = undefined) {
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('type');
    if (options != null) {
      validateObject(options, 'options', kValidateObjectAllowObjects);
      this.#bubbles = Boolean(options.bubbles);
      this.#cancelable = Boolean(options.cancelable);
      this.#composed = Boolean(options.composed);
      this.#trusted = Boolean(options[kTrustEvent]);
    }
    this.#type = `${type}`;
  }

  /** @deprecated by the DOM Standard */
  initEvent(type, bubbles = false, cancelable = false) {
    checkEvent(this);
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('type');
    if (this.#dispatched) return;
    this.#type = `${type}`;
    this.#bubbles = Boolean(bubbles);
    this.#cancelable = Boolean(cancelable);
  }

  [kInspect](depth, options) {
    if (!isEvent(this)) return this;
    return inspectAs(this, {
      type: this.#type,
      defaultPrevented: this.#cancelable && this.#defaultPrevented,
      cancelable: this.#cancelable,
      timeStamp: this.#timeStamp,
    }, depth, options);
  }

  stopImmediatePropagation() {
    checkEvent(this);
    this.#propagationStopped = true;
    this.#stopped = true;
  }

  preventDefault() {
    checkEvent(this);
    if (!this.#passive) this.#defaultPrevented = true;
  }

  get target() {
    checkEvent(this);
    return this.#target;
  }

  get currentTarget() {
    checkEvent(this);
    return this.#dispatched ? this.#target : null;
  }

  get srcElement() {
    checkEvent(this);
    return this.#target;
  }

  get type() {
    checkEvent(this);
    return this.#type;
  }

  get cancelable() {
    checkEvent(this);
    return this.#cancelable;
  }

  get defaultPrevented() {
    checkEvent(this);
    return this.#cancelable && this.#defaultPrevented;
  }

  /** @returns {number} milliseconds after the start of the process */
  get timeStamp() {
    checkEvent(this);
    return this.#timeStamp;
  }

  composedPath() {
    checkEvent(this);
    return this.#dispatched ? [this.#target] : [];
  }

  get returnValue() {
    checkEvent(this);
    return !this.#cancelable || !this.#defaultPrevented;
  }

  set returnValue(value) {
    checkEvent(this);
    if (!value && !this.#passive) this.#defaultPrevented = true;
  }

  get bubbles() {
    checkEvent(this);
    return this.#bubbles;
  }

  get composed() {
    checkEvent(this);
    return this.#composed;
  }

  get eventPhase() {
    checkEvent(this);
    return this.#dispatched ? Event.AT_TARGET : Event.NONE;
  }

  get cancelBubble() {
    checkEvent(this);
    return this.#propagationStopped;
  }

  set cancelBubble(value) {
    checkEvent(this);
    if (value) this.#propagationStopped = true;
  }

  stopPropagation() {
    checkEvent(this);
    this.#propagationStopped = true;
  }

  get isTrusted() {
    checkEvent(this);
    return this.#trusted;
  }

  static NONE = 0;
  static CAPTURING_PHASE = 1;
  static AT_TARGET = 2;
  static BUBBLING_PHASE = 3;
}

function checkEvent(value) {
  if (!isEvent(value)) throw new ERR_INVALID_THIS('Event');
}

makeEnumerable(Event.prototype, [
  'initEvent', 'stopImmediatePropagation', 'preventDefault', 'target', 'currentTarget',
  'srcElement', 'type', 'cancelable', 'defaultPrevented', 'timeStamp', 'composedPath',
  'returnValue', 'bubbles', 'composed', 'eventPhase', 'cancelBubble', 'stopPropagation',
]);
Object.defineProperty(Event.prototype, 'isTrusted', {
  __proto__: null, enumerable: true, configurable: false,
});
setTag(Event);
for (const name of ['NONE', 'CAPTURING_PHASE', 'AT_TARGET', 'BUBBLING_PHASE']) {
  Object.defineProperty(Event, name, { __proto__: null, writable: false, configurable: false });
}

class CustomEvent extends Event {
  #detail;

  /**
   * @param {string} type
   * @param {{detail?: any, bubbles?: boolean, cancelable?: boolean, composed?: boolean}} [options]
   */
  constructor(type, options = undefined) {
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('type');
    super(type, options);
    this.#detail = options?.detail ?? null;
  }

  get detail() {
    if (typeof this !== 'object' || this === null || !(#detail in this)) {
      throw new ERR_INVALID_THIS('CustomEvent');
    }
    return this.#detail;
  }
}
makeEnumerable(CustomEvent.prototype, ['detail']);
setTag(CustomEvent);

// ---- listeners --------------------------------------------------------------------------------

// Keeps a weakly held listener alive as long as the object it belongs to.
const weakListeners = new WeakMap();

// Takes the record of a weakly held listener out once the listener is gone.
let cleanup;
function cleanupRegistry() {
  cleanup ??= new FinalizationRegistry(({ targetRef, type, record }) => {
    const target = targetRef.deref();
    if (target !== undefined) dropRecord(target, type, record);
  });
  return cleanup;
}

/** One addEventListener call. */
class Listener {
  removed = false;
  #callback; // the function or object given, or a WeakRef to it

  constructor(callback, flags) {
    this.once = flags.once;
    this.capture = flags.capture;
    this.passive = flags.passive;
    this.nodeStyle = flags.nodeStyle;
    this.resists = flags.resists;
    this.weak = flags.weak !== undefined;
    if (this.weak) {
      // Several listeners may belong to one object.
      const kept = weakListeners.get(flags.weak);
      if (kept === undefined) weakListeners.set(flags.weak, [callback]);
      else kept.push(callback);
    }
    this.#callback = this.weak ? new WeakRef(callback) : callback;
  }

  /** The callback; undefined if it was held weakly and is gone. */
  get callback() {
    return this.weak ? this.#callback.deref() : this.#callback;
  }

  is(callback, capture) {
    return this.capture === capture && this.callback === callback;
  }

  call(target, argument) {
    const callback = this.callback;
    if (typeof callback === 'function') return callback.call(target, argument);
    if (callback === undefined) return undefined;
    const { handleEvent } = callback;
    return handleEvent ? Reflect.apply(handleEvent, callback, [argument]) : undefined;
  }
}

function checkTarget(value) {
  if (!value?.constructor?.[kIsEventTarget]) throw new ERR_INVALID_THIS('EventTarget');
}

/** @returns {boolean} is it of use as a listener? null and undefined get by, with a warning */
function checkListener(listener) {
  if (typeof listener === 'function') return true;
  if (listener === null || listener === undefined) return false;
  if (typeof listener === 'object') return true;
  throw new ERR_INVALID_ARG_TYPE('listener', 'EventListener', listener);
}

function toType(type) {
  if (typeof type === 'symbol') {
    const err = new TypeError('Value is a Symbol and cannot be converted to a string.');
    err.code = 'ERR_INVALID_ARG_TYPE';
    throw err;
  }
  return `${type}`;
}

function parseFlags(options) {
  if (typeof options === 'boolean') {
    return { once: false, capture: options, passive: false, nodeStyle: false };
  }
  if (options === null || options === undefined) {
    return { once: false, capture: false, passive: false, nodeStyle: false };
  }
  validateObject(options, 'options', kValidateObjectAllowObjects);
  return {
    once: Boolean(options.once),
    capture: Boolean(options.capture),
    passive: Boolean(options.passive),
    signal: options.signal,
    nodeStyle: Boolean(options[kIsNodeStyleListener]),
    weak: options[kWeakHandler],
    resists: options[kResistStopPropagation] ?? false,
  };
}

function warnOfNoListener(target, type, listener) {
  const warning = new Error(
    `addEventListener called with ${listener} which has no effect.`);
  warning.name = 'AddEventListenerArgumentTypeWarning';
  warning.target = target;
  warning.type = type;
  process.emitWarning(warning);
}

function warnOfLeak(target, size, type) {
  const limit = target[kMaxEventTargetListeners];
  if (limit <= 0 || size <= limit || target[kMaxEventTargetListenersWarned]) return;
  target[kMaxEventTargetListenersWarned] = true;
  const { inspect } = require('internal/util/inspect');
  const warning = new Error(
    `Possible EventTarget memory leak detected. ${size} ${type} listeners added to ` +
    `${inspect(target, { depth: -1 })}. MaxListeners is ${limit}. Use events.setMaxListeners() ` +
    'to increase limit');
  warning.name = 'MaxListenersExceededWarning';
  warning.target = target;
  warning.type = type;
  warning.count = size;
  process.emitWarning(warning);
}

/** Takes one record out; `false` if it was out already. */
function dropRecord(target, type, record) {
  if (record.removed) return false;
  record.removed = true;
  const list = target[kEvents].get(type);
  list.splice(list.indexOf(record), 1);
  if (list.length === 0) target[kEvents].delete(type);
  target[kRemoveListener](list.length, type, record.callback, record.capture);
  return true;
}

/** Has an abort of signal remove the listener; false if it is aborted already. */
function tieToSignal(target, type, listener, flags) {
  const { signal, capture } = flags;
  validateAbortSignal(signal, 'options.signal');
  if (signal.aborted) return false;
  signal.addEventListener('abort', () => {
    target.removeEventListener(type, listener, { capture });
  }, { once: true, [kWeakHandler]: target, [kResistStopPropagation]: true });
  return true;
}

// ---- dispatch ---------------------------------------------------------------------------------

/** An error in a listener is an uncaught exception, and stops no other listener. */
function reportLater(err) {
  process.nextTick(() => { throw err; });
}

function watchResult(result) {
  const { then } = result;
  if (typeof then === 'function') then.call(result, undefined, reportLater);
}

function callRecord(target, record, event, argument) {
  if (record.passive) setPassive(event, true);
  try {
    const result = record.call(target, argument);
    if (result !== undefined && result !== null) watchResult(result);
  } catch (err) {
    reportLater(err);
  }
  if (record.passive) setPassive(event, false);
}

/**
 * Calls the listeners of type. Node-style ones get nodeValue; the others get the event, which
 * makeEvent() makes if none is given.
 */
function callListeners(target, type, event, nodeValue) {
  const list = target[kEvents].get(type);
  if (list === undefined) return;
  const records = list.length === 1 ? list : list.slice();
  // One more reference: `records` may be the live list, which a listener can empty.
  const { length } = records;
  for (let i = 0; i < length; i++) {
    const record = records[i];
    if (record === undefined || record.removed) continue;
    if (event !== undefined && isStopped(event) && !record.resists) continue;
    if (record.once) dropRecord(target, type, record);
    if (record.nodeStyle) {
      callRecord(target, record, event, nodeValue);
    } else {
      if (event === undefined) {
        event = target[kCreateEvent](nodeValue, type);
        begin(event, target);
      }
      callRecord(target, record, event, event);
    }
  }
  if (event !== undefined) end(event);
}

// ---- EventTarget ------------------------------------------------------------------------------

/** Gives `target` the state of an EventTarget; for objects that don't come from its constructor. */
function initEventTarget(target) {
  target[kEvents] = new Map();
  target[kMaxEventTargetListeners] = require('events').defaultMaxListeners;
  target[kMaxEventTargetListenersWarned] = false;
  target[kHandlers] = undefined;
}

class EventTarget {
  static [kIsEventTarget] = true;

  constructor() {
    initEventTarget(this);
  }

  // Told of each change, for subclasses; size is the number of listeners of type afterwards.
  [kNewListener](size, type, listener, once, capture, passive, weak) {
    if (this[kMaxEventTargetListeners] > 0) warnOfLeak(this, size, type);
  }

  [kRemoveListener](size, type, listener, capture) {}

  /**
   * @param {string} type
   * @param {Function|{handleEvent: Function}|null} listener
   * @param {boolean|{once?: boolean, capture?: boolean, passive?: boolean, signal?: AbortSignal}}
   *   [options] a boolean is `capture`
   */
  addEventListener(type, listener, options = undefined) {
    checkTarget(this);
    if (arguments.length < 2) throw new ERR_MISSING_ARGS('type', 'listener');
    const flags = parseFlags(options);
    if (!checkListener(listener)) {
      warnOfNoListener(this, type, listener);
      return;
    }
    type = toType(type);
    if (flags.signal !== undefined && !tieToSignal(this, type, listener, flags)) return;
    let list = this[kEvents].get(type);
    if (list === undefined) {
      list = [];
      this[kEvents].set(type, list);
    } else if (list.some((record) => record.is(listener, flags.capture))) {
      return;
    }
    const record = new Listener(listener, flags);
    list.push(record);
    if (record.weak) {
      cleanupRegistry().register(listener, { targetRef: new WeakRef(this), type, record });
    }
    this[kNewListener](list.length, type, listener, flags.once, flags.capture, flags.passive,
                       flags.weak);
  }

  removeEventListener(type, listener, options = undefined) {
    checkTarget(this);
    if (arguments.length < 2) throw new ERR_MISSING_ARGS('type', 'listener');
    if (!checkListener(listener)) return;
    const capture = options != null && (options === true || Boolean(options.capture));
    type = toType(type);
    const list = this[kEvents].get(type);
    const record = list?.find((one) => one.is(listener, capture));
    if (record !== undefined) dropRecord(this, type, record);
  }

  /**
   * Calls the listeners of event.type.
   * @param {Event} event
   * @returns {boolean} false if the event could be cancelled and was
   * @throws ERR_INVALID_ARG_TYPE for no Event, ERR_EVENT_RECURSION from inside its dispatch
   */
  dispatchEvent(event) {
    checkTarget(this);
    if (arguments.length < 1) throw new ERR_MISSING_ARGS('event');
    if (!isEvent(event)) throw new ERR_INVALID_ARG_TYPE('event', 'Event', event);
    if (isDispatched(event)) throw new ERR_EVENT_RECURSION(event.type);
    begin(event, this);
    callListeners(this, event.type, event, event);
    end(event);
    return event.defaultPrevented !== true;
  }

  /** Dispatch where Node-style listeners get `nodeValue`, and the event is made if needed. */
  [kHybridDispatch](nodeValue, type, event) {
    if (event !== undefined) begin(event, this);
    callListeners(this, type, event, nodeValue);
    if (event === undefined) return undefined;
    end(event);
    return event.defaultPrevented !== true;
  }

  [kCreateEvent](nodeValue, type) {
    return new CustomEvent(type, { detail: nodeValue });
  }

  [kInspect](depth, options) {
    return inspectAs(this, {}, depth, options);
  }
}
makeEnumerable(EventTarget.prototype, [
  'addEventListener', 'removeEventListener', 'dispatchEvent',
]);
Object.defineProperty(EventTarget, kIsEventTarget, { __proto__: null, enumerable: true });
setTag(EventTarget);

// ---- NodeEventTarget --------------------------------------------------------------------------

function checkNodeTarget(value) {
  if (!value?.constructor?.[kIsNodeEventTarget]) throw new ERR_INVALID_THIS('NodeEventTarget');
}

/** An EventTarget with the commonest methods of an EventEmitter. */
class NodeEventTarget extends EventTarget {
  static [kIsNodeEventTarget] = true;
  static defaultMaxListeners = 10;

  setMaxListeners(n) {
    checkNodeTarget(this);
    require('events').setMaxListeners(n, this);
  }

  getMaxListeners() {
    checkNodeTarget(this);
    return this[kMaxEventTargetListeners];
  }

  eventNames() {
    checkNodeTarget(this);
    return Array.from(this[kEvents].keys());
  }

  listenerCount(type) {
    checkNodeTarget(this);
    return this[kEvents].get(String(type))?.length ?? 0;
  }

  off(type, listener, options = undefined) {
    checkNodeTarget(this);
    this.removeEventListener(type, listener, options);
    return this;
  }

  removeListener(type, listener, options = undefined) {
    checkNodeTarget(this);
    this.removeEventListener(type, listener, options);
    return this;
  }

  on(type, listener) {
    checkNodeTarget(this);
    this.addEventListener(type, listener, { [kIsNodeStyleListener]: true });
    return this;
  }

  addListener(type, listener) {
    checkNodeTarget(this);
    this.addEventListener(type, listener, { [kIsNodeStyleListener]: true });
    return this;
  }

  emit(type, arg) {
    checkNodeTarget(this);
    if (typeof type !== 'string') throw new ERR_INVALID_ARG_TYPE('type', 'string', type);
    const hadListeners = this.listenerCount(type) > 0;
    this[kHybridDispatch](arg, type);
    return hadListeners;
  }

  once(type, listener) {
    checkNodeTarget(this);
    this.addEventListener(type, listener, { once: true, [kIsNodeStyleListener]: true });
    return this;
  }

  removeAllListeners(type) {
    checkNodeTarget(this);
    const types = type === undefined ? Array.from(this[kEvents].keys()) : [String(type)];
    for (const one of types) {
      for (const record of (this[kEvents].get(one) ?? []).slice()) dropRecord(this, one, record);
    }
    return this;
  }
}
makeEnumerable(NodeEventTarget.prototype, [
  'setMaxListeners', 'getMaxListeners', 'eventNames', 'listenerCount', 'off', 'removeListener',
  'on', 'addListener', 'once', 'emit', 'removeAllListeners',
]);

// ---- helpers ----------------------------------------------------------------------------------

/**
 * Defines the attribute `on<name>` of a class: an event handler as in the HTML Standard, 8.1.8.
 * @param {object} prototype
 * @param {string} name
 * @param {string} [type] the event, if it is not called like the attribute
 */
function defineEventHandler(prototype, name, type = name) {
  const attribute = `on${name}`;
  const accessors = {
    get [attribute]() {
      return this[kHandlers]?.get(type)?.handler ?? null;
    },
    set [attribute](value) {
      setHandler(this, type, typeof value === 'function' || typeof value === 'object' ?
        value : null);
    },
  };
  Object.defineProperty(prototype, attribute, {
    __proto__: null,
    ...Object.getOwnPropertyDescriptor(accessors, attribute),
    enumerable: true,
    configurable: true,
  });
}

/** The place in the order of listeners is that of the first handler, until it is set to null. */
function setHandler(target, type, value) {
  target[kHandlers] ??= new Map();
  const known = target[kHandlers].get(type);
  if (known !== undefined) {
    known.handler = value;
    if (value === null) {
      target[kHandlers].delete(type);
      target.removeEventListener(type, known);
    }
    return;
  }
  if (value === null) return;
  function wrapper(...args) {
    const { handler } = wrapper;
    return typeof handler === 'function' ? Reflect.apply(handler, this, args) : undefined;
  }
  wrapper.handler = value;
  target[kHandlers].set(type, wrapper);
  target.addEventListener(type, wrapper);
}

/** The listeners of a target, for events.getEventListeners(). */
function listenersOf(target, type) {
  const list = target[kEvents].get(type) ?? [];
  return list.map((record) => record.callback).filter((callback) => callback !== undefined);
}

module.exports = {
  CustomEvent,
  Event,
  EventTarget,
  NodeEventTarget,
  defineEventHandler,
  initEventTarget,
  inspectAs,
  kCreateEvent,
  kEvents,
  kHybridDispatch,
  kIsNodeStyleListener,
  kNewListener,
  kRemoveListener,
  kResistStopPropagation,
  kTrustEvent,
  kWeakHandler,
  listenersOf,
};
