'use strict';
// domain: errors of operations that belong together, in one place.  Deprecated, yet some packages
// stand on it.
// Public face: require('domain') (Node's documentation, "Domain").  Native half: none.
//
// The active domain is a value in the async context (internal/async_context), so what a domain
// starts is in it. Domains entered around it are known until the present callback from the loop
// ends (`entered`). An uncaught exception goes to the active domain.

const EventEmitter = require('events');
const {
  codes: {
    ERR_DOMAIN_CALLBACK_NOT_AVAILABLE,
    ERR_DOMAIN_CANNOT_SET_UNCAUGHT_EXCEPTION_CAPTURE,
    ERR_UNHANDLED_ERROR,
  },
} = require('internal/errors');
const { context, enterFrame, find, withValue, withoutValue } = require('internal/async_context');
const capture = require('internal/process/capture');
const { later } = require('internal/turn');

if (process.hasUncaughtExceptionCaptureCallback()) throw new ERR_DOMAIN_CALLBACK_NOT_AVAILABLE();
process.setUncaughtExceptionCaptureCallback = function() {
  throw new ERR_DOMAIN_CANNOT_SET_UNCAUGHT_EXCEPTION_CAPTURE();
};

// ---- the stack --------------------------------------------------------------------------------

const key = { name: 'domain' }; // what a storage is to a frame
const empty = [];
let entered = empty;
let isForgetQueued = false;

function forget() {
  isForgetQueued = false;
  entered = empty;
}

function activeOf(frame) {
  const at = frame === undefined ? -1 : find(frame, key);
  return at === -1 ? undefined : frame[at + 1];
}

function stackOf(frame) {
  const active = activeOf(frame);
  if (active === top(entered)) return entered;
  return active === undefined ? empty : [active];
}

function setStack(stack) {
  const { frame } = context;
  entered = stack;
  if (stack.length > 0 && !isForgetQueued) {
    isForgetQueued = true;
    later(forget);
  }
  enterFrame(stack.length === 0 ? withoutValue(frame, key) : withValue(frame, key, top(stack)));
}

function top(stack) {
  return stack.length === 0 ? undefined : stack[stack.length - 1];
}

/** The part of stack below domain, which may have been entered more than once in a row. */
function below(stack, domain) {
  let at = stack.lastIndexOf(domain);
  while (at > 0 && stack[at - 1] === domain) at--;
  return at === -1 ? stack : stack.slice(0, at);
}

// What process.domain is where there is none: null at first and after an error, undefined after
// exit(), or what a program has assigned.
let none = null;

Object.defineProperty(process, 'domain', {
  __proto__: null,
  get() {
    return activeOf(context.frame) ?? none;
  },
  set(domain) {
    if (!(domain instanceof Domain)) none = domain;
    setStack(domain instanceof Domain ? [domain] : empty);
  },
  enumerable: true,
  configurable: true,
});

// ---- errors -----------------------------------------------------------------------------------

/** Notes on err how it came to the domain. */
function decorate(err, domain, properties) {
  if ((typeof err !== 'object' || err === null) && typeof err !== 'function') return;
  Object.defineProperty(err, 'domain', {
    __proto__: null, value: domain, configurable: true, enumerable: false, writable: true,
  });
  Object.assign(err, properties);
}

/** Gives an uncaught exception to the domain that it happened in. */
function onUncaught(err) {
  const failed = context.failure;
  const frame = failed !== undefined && failed.error === err ? failed.frame : context.frame;
  const stack = stackOf(frame);
  const domain = top(stack);
  if (domain === undefined) return false;
  return handle(domain, stack, err);
}

function handle(domain, stack, err) {
  decorate(err, domain, { domainThrown: true });
  const outer = below(stack, domain);
  none = null;
  if (domain.listenerCount('error') === 0) {
    setStack(empty);
    return false;
  }
  if (outer.length === 0) {
    // What the last handler throws ends the process.
    setStack(empty);
    none = undefined;
    try {
      return domain.emit('error', err);
    } finally {
      none = null;
    }
  }
  // What this handler throws goes to the domain around it.
  setStack(outer);
  try {
    return domain.emit('error', err);
  } catch (another) {
    return handle(top(outer), outer, another);
  } finally {
    setStack(empty);
  }
}

capture.addUncaughtExceptionCaptureCallback(onUncaught);

// ---- Domain -----------------------------------------------------------------------------------

class Domain extends EventEmitter {
  constructor() {
    super();
    this.members = [];
  }

  _errorHandler(err) {
    return handle(this, stackOf(context.frame), err);
  }

  enter() {
    setStack([...stackOf(context.frame), this]);
  }

  /** Leaves this domain and those entered since. */
  exit() {
    const stack = stackOf(context.frame);
    const at = stack.lastIndexOf(this);
    if (at === -1) return;
    if (at === 0) none = undefined;
    setStack(stack.slice(0, at));
  }

  /** Binds an emitter (or timer) to the domain: its 'error' events come here. */
  add(emitter) {
    if (emitter.domain === this) return;
    if (emitter.domain) emitter.domain.remove(emitter);
    // No circle: an error would go around for ever.
    if (this.domain && emitter instanceof Domain) {
      for (let domain = this.domain; domain; domain = domain.domain) {
        if (emitter === domain) return;
      }
    }
    setDomain(emitter, this);
    this.members.push(emitter);
  }

  remove(emitter) {
    emitter.domain = null;
    const at = this.members.indexOf(emitter);
    if (at !== -1) this.members.splice(at, 1);
  }

  /** Runs fn in the domain; what it throws comes here if nobody catches it. */
  run(fn, ...args) {
    this.enter();
    const result = Reflect.apply(fn, this, args);
    this.exit();
    return result;
  }

  /** callback that gives its first argument, if it is an error, to the domain. */
  intercept(callback) {
    const domain = this;
    function runIntercepted(first, ...args) {
      if (first && first instanceof Error) {
        decorate(first, domain, { domainBound: callback, domainThrown: false });
        domain.emit('error', first);
        return undefined;
      }
      return runIn(domain, this, callback, args);
    }
    setDomain(runIntercepted, this);
    return runIntercepted;
  }

  /** callback that runs in the domain. */
  bind(callback) {
    const domain = this;
    function runBound(...args) {
      return runIn(domain, this, callback, args);
    }
    setDomain(runBound, this);
    return runBound;
  }
}

function runIn(domain, thisArg, callback, args) {
  domain.enter();
  const result = Reflect.apply(callback, thisArg, args);
  domain.exit();
  return result;
}

function setDomain(target, domain) {
  Object.defineProperty(target, 'domain', {
    __proto__: null, value: domain, configurable: true, enumerable: false, writable: true,
  });
}

// ---- emitters ---------------------------------------------------------------------------------

const plainInit = EventEmitter.init;
const plainEmit = EventEmitter.prototype.emit;

EventEmitter.usingDomains = true;

EventEmitter.init = function(opts) {
  const active = process.domain;
  setDomain(this, active && !(this instanceof Domain) ? active : null);
  return Reflect.apply(plainInit, this, [opts]);
};

/** The 'error' event of an emitter in a domain goes to that, without the domains entered since. */
function emitToDomain(emitter, domain, args) {
  const err = args.length > 1 && args[1] ? args[1] : new ERR_UNHANDLED_ERROR(args[1]);
  if (args.length < 2 || typeof err === 'object') {
    decorate(err, domain, { domainEmitter: emitter, domainThrown: false });
  }
  const stack = stackOf(context.frame);
  none = null;
  setStack(below(stack, domain));
  domain.emit('error', err);
  setStack(stack);
  return false;
}

EventEmitter.prototype.emit = function emit(...args) {
  const { domain } = this;
  const [type] = args;
  if (domain === null || domain === undefined || this === process) {
    return Reflect.apply(plainEmit, this, args);
  }
  if (type === 'error' && !(this.listenerCount('error') > 0)) {
    return emitToDomain(this, domain, args);
  }
  domain.enter();
  const result = Reflect.apply(plainEmit, this, args);
  domain.exit();
  return result;
};

function createDomain() {
  return new Domain();
}

module.exports = {
  get _stack() { return stackOf(context.frame); },
  Domain,
  createDomain,
  create: createDomain,
  get active() { return process.domain; },
  set active(domain) { process.domain = domain; },
};
