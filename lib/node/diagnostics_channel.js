'use strict';
// diagnostics_channel: named channels by which libraries tell tools what they do.
// Public face: require('diagnostics_channel') (Node's documentation, "Diagnostics Channel").
// Native half: none.
//
// A channel without subscribers is a plain Channel whose publish() does nothing. The first
// subscriber or store turns it into an ActiveChannel, in place, so that holders notice nothing.

const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
const { validateFunction } = require('internal/validators');
const { setWatched } = require('internal/diagnostics');

/** An error of a subscriber is an uncaught exception, and stops nobody. */
function reportLater(err) {
  process.nextTick(() => { throw err; });
}

// name -> WeakRef of the channel: an idle channel that nobody holds is forgotten.
const known = new Map();
// Active channels are held, by name: a subscription by name must outlive the call.
const active = new Set();

let forget;
function forgetRegistry() {
  forget ??= new FinalizationRegistry((name) => {
    if (known.get(name)?.deref() === undefined) known.delete(name);
  });
  return forget;
}

class Channel {
  constructor(name) {
    this._subscribers = undefined;
    this._stores = undefined;
    this.name = name;
    this._index = undefined;
    known.set(name, new WeakRef(this));
    forgetRegistry().register(this, name);
  }

  // A channel stays one while it is active.
  static [Symbol.hasInstance](instance) {
    if (instance === undefined || instance === null) {
      throw new TypeError('Cannot convert undefined or null to object');
    }
    const prototype = Object.getPrototypeOf(instance);
    return prototype === Channel.prototype || prototype === ActiveChannel.prototype;
  }

  subscribe(subscription) {
    activate(this);
    this.subscribe(subscription);
  }

  unsubscribe() {
    return false;
  }

  bindStore(store, transform) {
    activate(this);
    this.bindStore(store, transform);
  }

  unbindStore() {
    return false;
  }

  get hasSubscribers() {
    return false;
  }

  publish() {}

  runStores(data, fn, thisArg, ...args) {
    return Reflect.apply(fn, thisArg, args);
  }

  withStoreScope() {
    return { [Symbol.dispose]() {} };
  }
}

function activate(channel) {
  Object.setPrototypeOf(channel, ActiveChannel.prototype);
  channel._subscribers = [];
  channel._stores = new Map();
  active.add(channel);
  setWatched(channel, true);
}

function deactivateIfIdle(channel) {
  if (channel._subscribers.length > 0 || channel._stores.size > 0) return;
  Object.setPrototypeOf(channel, Channel.prototype);
  channel._subscribers = undefined;
  channel._stores = undefined;
  active.delete(channel);
  setWatched(channel, false);
}

/** What a store is given for data; undefined, and the error reported, if transform throws. */
function transformed(transform, data) {
  if (transform === undefined) return { ok: true, value: data };
  try {
    return { ok: true, value: transform(data) };
  } catch (err) {
    reportLater(err);
    return { ok: false, value: undefined };
  }
}

/** The stores of a channel entered, until it is disposed of. */
class RunStoresScope {
  #scopes = [];

  constructor(channel, data) {
    for (const [store, transform] of channel._stores) {
      const { ok, value } = transformed(transform, data);
      if (ok) this.#scopes.push(store.withScope(value));
    }
    channel.publish(data);
  }

  [Symbol.dispose]() {
    while (this.#scopes.length > 0) this.#scopes.pop()[Symbol.dispose]();
  }
}

class ActiveChannel {
  /**
   * @param {(message: any, name: string|symbol) => void} subscription
   */
  subscribe(subscription) {
    validateFunction(subscription, 'subscription');
    // A new list: publish() may be going through the old one.
    this._subscribers = [...this._subscribers, subscription];
  }

  /** @returns {boolean} was it there? */
  unsubscribe(subscription) {
    const at = this._subscribers.indexOf(subscription);
    if (at === -1) return false;
    this._subscribers = this._subscribers.toSpliced(at, 1);
    deactivateIfIdle(this);
    return true;
  }

  /**
   * Has runStores() enter store with the data, or with what transform makes of it.
   * @param {AsyncLocalStorage} store
   * @param {Function} [transform]
   */
  bindStore(store, transform) {
    this._stores.set(store, transform);
  }

  /** @returns {boolean} was it bound? */
  unbindStore(store) {
    if (!this._stores.delete(store)) return false;
    deactivateIfIdle(this);
    return true;
  }

  get hasSubscribers() {
    return true;
  }

  /** Calls the subscribers with data and the channel's name. */
  publish(data) {
    const { name } = this;
    for (const subscription of this._subscribers) {
      try {
        subscription(data, name);
      } catch (err) {
        reportLater(err);
      }
    }
  }

  /** Publishes data and calls fn with the bound stores entered. */
  runStores(data, fn, thisArg, ...args) {
    const scope = this.withStoreScope(data);
    try {
      return Reflect.apply(fn, thisArg, args);
    } finally {
      scope[Symbol.dispose]();
    }
  }

  /** runStores() for a block: publishes now; the stores are left when the scope is disposed of. */
  withStoreScope(data) {
    return new RunStoresScope(this, data);
  }
}

/**
 * @param {string|symbol} name
 * @returns {Channel} the one channel of that name
 */
function channel(name) {
  const existing = known.get(name)?.deref();
  if (existing !== undefined) return existing;
  if (typeof name !== 'string' && typeof name !== 'symbol') {
    throw new ERR_INVALID_ARG_TYPE('channel', ['string', 'symbol'], name);
  }
  return new Channel(name);
}

/** Subscribes by name; the subscription keeps the channel. */
function subscribe(name, subscription) {
  channel(name).subscribe(subscription);
}

/** @returns {boolean} was it there? */
function unsubscribe(name, subscription) {
  return channel(name).unsubscribe(subscription);
}

/** @returns {boolean} */
function hasSubscribers(name) {
  return known.get(name)?.deref()?.hasSubscribers ?? false;
}

// ---- channels of one operation ----------------------------------------------------------------

/** The channel of an event: by name, or out of an object that has one. */
function channelOf(nameOrChannels, event, className) {
  if (typeof nameOrChannels === 'string') return channel(`tracing:${nameOrChannels}:${event}`);
  if (typeof nameOrChannels === 'object' && nameOrChannels !== null) {
    const given = nameOrChannels[event];
    if (!(given instanceof Channel)) {
      throw new ERR_INVALID_ARG_TYPE(`nameOrChannels.${event}`, ['Channel'], given);
    }
    return given;
  }
  throw new ERR_INVALID_ARG_TYPE('nameOrChannels', ['string', className, 'Object'],
                                 nameOrChannels);
}

function subscribeEach(target, events, handlers) {
  for (const event of events) {
    if (handlers[event]) target[event]?.subscribe(handlers[event]);
  }
}

function unsubscribeEach(target, events, handlers) {
  let all = true;
  for (const event of events) {
    if (handlers[event] && !target[event]?.unsubscribe(handlers[event])) all = false;
  }
  return all;
}

function setChannel(target, event, value) {
  Object.defineProperty(target, event, { __proto__: null, value });
}

/** From the start of an operation to its end, when it is disposed of. */
class BoundedChannelScope {
  #end;
  #context;
  #scope;

  constructor(bounded, context) {
    if (!bounded.hasSubscribers) return;
    this.#end = bounded.end;
    this.#context = context;
    this.#scope = bounded.start.withStoreScope(context);
  }

  [Symbol.dispose]() {
    if (this.#scope === undefined) return;
    this.#end.publish(this.#context);
    this.#scope[Symbol.dispose]();
    this.#scope = undefined;
  }
}

const boundedEvents = ['start', 'end'];

/** Start and end of a synchronous operation. */
class BoundedChannel {
  constructor(nameOrChannels) {
    for (const event of boundedEvents) {
      setChannel(this, event, channelOf(nameOrChannels, event, 'BoundedChannel'));
    }
  }

  get hasSubscribers() {
    return this.start.hasSubscribers || this.end.hasSubscribers;
  }

  subscribe(handlers) {
    subscribeEach(this, boundedEvents, handlers);
  }

  unsubscribe(handlers) {
    return unsubscribeEach(this, boundedEvents, handlers);
  }

  withScope(context = { __proto__: null }) {
    return new BoundedChannelScope(this, context);
  }

  /** fn between 'start' and 'end', with the stores of the start channel. */
  run(context, fn, thisArg, ...args) {
    const scope = this.withScope(context ?? { __proto__: null });
    try {
      return Reflect.apply(fn, thisArg, args);
    } finally {
      scope[Symbol.dispose]();
    }
  }
}

const tracingEvents = ['start', 'end', 'asyncStart', 'asyncEnd', 'error'];

function isThenable(value) {
  return typeof value?.then === 'function';
}

/** Start, end, asynchronous end and error of an operation. */
class TracingChannel {
  #call;
  #continuation;

  constructor(nameOrChannels) {
    const [start, end, asyncStart, asyncEnd, error] = tracingEvents.map(
      (event) => channelOf(nameOrChannels, event, 'TracingChannel'));
    this.#call = new BoundedChannel({ start, end });
    this.#continuation = new BoundedChannel({ start: asyncStart, end: asyncEnd });
    setChannel(this, 'error', error);
  }

  get start() {
    return this.#call.start;
  }

  get end() {
    return this.#call.end;
  }

  get asyncStart() {
    return this.#continuation.start;
  }

  get asyncEnd() {
    return this.#continuation.end;
  }

  get hasSubscribers() {
    return this.#call.hasSubscribers || this.#continuation.hasSubscribers ||
      this.error.hasSubscribers;
  }

  subscribe(handlers) {
    subscribeEach(this, tracingEvents, handlers);
  }

  unsubscribe(handlers) {
    return unsubscribeEach(this, tracingEvents, handlers);
  }

  #fail(context, err) {
    context.error = err;
    this.error.publish(context);
  }

  /** Calls fn between 'start' and 'end'; a throw is told on 'error'. */
  traceSync(fn, context = { __proto__: null }, thisArg, ...args) {
    if (!this.hasSubscribers) return Reflect.apply(fn, thisArg, args);
    const scope = this.#call.withScope(context);
    try {
      const result = Reflect.apply(fn, thisArg, args);
      context.result = result;
      return result;
    } catch (err) {
      this.#fail(context, err);
      throw err;
    } finally {
      scope[Symbol.dispose]();
    }
  }

  /** Like traceSync(), and 'asyncStart' and 'asyncEnd' when the promise of fn is settled. */
  tracePromise(fn, context = { __proto__: null }, thisArg, ...args) {
    if (!this.hasSubscribers) return this.#withWarning(fn, Reflect.apply(fn, thisArg, args));
    const scope = this.#call.withScope(context);
    try {
      const result = Reflect.apply(fn, thisArg, args);
      if (!isThenable(result)) {
        context.result = result;
        return this.#withWarning(fn, result);
      }
      return this.#follow(result, context);
    } catch (err) {
      this.#fail(context, err);
      throw err;
    } finally {
      scope[Symbol.dispose]();
    }
  }

  #withWarning(fn, result) {
    if (!isThenable(result)) {
      const name = fn.name || '<anonymous>';
      process.emitWarning(`tracePromise was called with the function '${name}', which returned a ` +
        'non-thenable.');
    }
    return result;
  }

  #follow(promise, context) {
    // The stores of 'asyncStart' are not entered: what waits for the promise runs elsewhere.
    const settle = () => {
      this.asyncStart.publish(context);
      this.asyncEnd.publish(context);
    };
    const onFulfilled = (result) => {
      context.result = result;
      settle();
      return result;
    };
    const onRejected = (err) => {
      this.#fail(context, err);
      settle();
      throw err;
    };
    if (promise instanceof Promise && promise.constructor === Promise) {
      return promise.then(onFulfilled, onRejected);
    }
    // Another class may have more than then(): it is handed on as it is.
    promise.then(onFulfilled, (err) => {
      this.#fail(context, err);
      settle();
    });
    return promise;
  }

  /** Like traceSync(), and 'asyncStart' and 'asyncEnd' around the callback among args. */
  traceCallback(fn, position = -1, context = { __proto__: null }, thisArg, ...args) {
    if (!this.hasSubscribers) return Reflect.apply(fn, thisArg, args);
    const callback = args.at(position);
    validateFunction(callback, 'callback');
    const trace = this;
    args.splice(position, 1, function(err, result) {
      if (err) trace.#fail(context, err);
      else context.result = result;
      const scope = trace.#continuation.withScope(context);
      try {
        return Reflect.apply(callback, this, arguments);
      } finally {
        scope[Symbol.dispose]();
      }
    });
    const scope = this.#call.withScope(context);
    try {
      return Reflect.apply(fn, thisArg, args);
    } catch (err) {
      this.#fail(context, err);
      throw err;
    } finally {
      scope[Symbol.dispose]();
    }
  }
}

/**
 * @param {string|TracingChannel|object} nameOrChannels a name: channels `tracing:${name}:start` ...
 * @returns {TracingChannel}
 */
function tracingChannel(nameOrChannels) {
  return new TracingChannel(nameOrChannels);
}

/** @returns {BoundedChannel} */
function boundedChannel(nameOrChannels) {
  return new BoundedChannel(nameOrChannels);
}

module.exports = {
  channel,
  hasSubscribers,
  subscribe,
  tracingChannel,
  unsubscribe,
  boundedChannel,
  Channel,
  BoundedChannel,
};
