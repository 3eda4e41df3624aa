'use strict';
// async_hooks: AsyncLocalStorage, AsyncResource, and the following of asynchronous operations.
// Public face: require('async_hooks') (Node's documentation, "Asynchronous context tracking",
// "Async hooks").  Native half: none.
//
// Hooks are told of ticks, timers, immediates, microtasks and AsyncResources. The engine tells
// nobody of its promises, so there is no PROMISE operation.

const { codes: { ERR_ASYNC_TYPE, ERR_INVALID_ASYNC_ID } } = require('internal/errors');
const { validateFunction, validateString } = require('internal/validators');
const { context, runInFrame } = require('internal/async_context');
const {
  createHook,
  currentAsyncId,
  emitInit,
  executionAsyncId,
  executionAsyncResource,
  hasHooks,
  kAsyncId,
  kDestroyed,
  kFrame,
  kTriggerId,
  newAsyncId,
  queueDestroy,
  runTracked,
  triggerAsyncId,
} = require('internal/async_hooks');

// An AsyncResource that nobody destroys is over when it is collected.
let collected;
function collectedRegistry() {
  collected ??= new FinalizationRegistry((destroyed) => {
    if (!destroyed.done) queueDestroy(destroyed.id);
  });
  return collected;
}

class AsyncResource {
  /**
   * @param {string} type
   * @param {number|{triggerAsyncId?: number, requireManualDestroy?: boolean}} [opts] a number is
   *   triggerAsyncId: by default the id of what runs now
   */
  constructor(type, opts = {}) {
    validateString(type, 'type');
    let trigger = opts;
    let isManual = false;
    if (typeof opts !== 'number') {
      trigger = opts.triggerAsyncId === undefined ? currentAsyncId() : opts.triggerAsyncId;
      isManual = Boolean(opts.requireManualDestroy);
    }
    if (!Number.isSafeInteger(trigger) || trigger < -1) {
      throw new ERR_INVALID_ASYNC_ID('triggerAsyncId', trigger);
    }
    this[kFrame] = context.frame;
    const id = newAsyncId();
    this[kAsyncId] = id;
    this[kTriggerId] = trigger;
    if (!hasHooks()) return;
    if (type.length === 0) throw new ERR_ASYNC_TYPE(type);
    emitInit(id, type, trigger, this);
    if (isManual) return;
    const destroyed = { id, done: false };
    Object.defineProperty(this, kDestroyed, { __proto__: null, value: destroyed });
    collectedRegistry().register(this, destroyed);
  }

  /** Calls fn in the context that the resource was made in. */
  runInAsyncScope(fn, thisArg, ...args) {
    return runTracked(this, () => runInFrame(this[kFrame], fn, thisArg, args), undefined, []);
  }

  emitDestroy() {
    if (this[kDestroyed] !== undefined) this[kDestroyed].done = true;
    queueDestroy(this[kAsyncId]);
    return this;
  }

  /** @returns {number} */
  asyncId() {
    return this[kAsyncId];
  }

  /** @returns {number} */
  triggerAsyncId() {
    return this[kTriggerId];
  }

  /** fn, bound to the context of the resource; thisArg undefined: that of the call. */
  bind(fn, thisArg) {
    validateFunction(fn, 'fn');
    const resource = this;
    const bound = thisArg === undefined ?
      function(...args) {
        return resource.runInAsyncScope(fn, this, ...args);
      } :
      function(...args) {
        return resource.runInAsyncScope(fn, thisArg, ...args);
      };
    Object.defineProperties(bound, {
      length: {
        __proto__: null, value: fn.length, configurable: true, enumerable: false, writable: false,
      },
      name: {
        __proto__: null, value: 'bound', configurable: true, enumerable: false, writable: false,
      },
    });
    return bound;
  }

  /** fn, bound to the present context. */
  static bind(fn, type, thisArg) {
    type ||= fn.name || 'bound-anonymous-fn';
    return new AsyncResource(type).bind(fn, thisArg);
  }
}

/** Node's names for its kinds of native operations, in the order of their numbers. */
const providers = 'NONE DIRHANDLE DNSCHANNEL ELDHISTOGRAM FILEHANDLE FILEHANDLECLOSEREQ ' +
  'BLOBREADER FSEVENTWRAP FSREQCALLBACK FSREQPROMISE GETADDRINFOREQWRAP GETNAMEINFOREQWRAP ' +
  'HEAPSNAPSHOT HTTP2SESSION HTTP2STREAM HTTP2PING HTTP2SETTINGS HTTPINCOMINGMESSAGE ' +
  'HTTPCLIENTREQUEST LOCKS DTLS_ENDPOINT DTLS_SESSION JSSTREAM MESSAGEPORT PIPECONNECTWRAP ' +
  'PIPESERVERWRAP PIPEWRAP PROCESSWRAP PROMISE QUERYWRAP QUIC_ENDPOINT QUIC_LOGSTREAM ' +
  'QUIC_SESSION QUIC_STREAM QUIC_UDP SHUTDOWNWRAP SIGNALWRAP STATWATCHER STREAMPIPE ' +
  'TCPCONNECTWRAP TCPSERVERWRAP TCPWRAP TTYWRAP UDPSENDWRAP UDPWRAP SIGINTWATCHDOG WORKER ' +
  'WORKERCPUPROFILE WORKERCPUUSAGE WORKERHEAPPROFILE WORKERHEAPSNAPSHOT WORKERHEAPSTATISTICS ' +
  'WRITEWRAP ZLIB CHECKPRIMEREQUEST PBKDF2REQUEST KEYPAIRGENREQUEST KEYGENREQUEST ' +
  'KEYEXPORTREQUEST ARGON2REQUEST CIPHERREQUEST DERIVEBITSREQUEST HASHREQUEST ' +
  'RANDOMBYTESREQUEST RANDOMPRIMEREQUEST SCRYPTREQUEST SIGNREQUEST TLSWRAP VERIFYREQUEST';

let asyncWrapProviders;

module.exports = {
  get AsyncLocalStorage() {
    return require('internal/async_local_storage').AsyncLocalStorage;
  },
  createHook,
  executionAsyncId,
  triggerAsyncId,
  executionAsyncResource,
  get asyncWrapProviders() {
    asyncWrapProviders ??= Object.freeze(providers.split(' ').reduce((all, name, i) => {
      all[name] = i;
      return all;
    }, { __proto__: null }));
    return asyncWrapProviders;
  },
  AsyncResource,
};
