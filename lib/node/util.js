'use strict';
// util - what programs need to look at values, to print them and to adapt functions.
// https://nodejs.org/api/util.html
// Native half: internal/util/native.  Most members load their file when they are first read.

function define(name, value) {
  Object.defineProperty(exports, name, {
    __proto__: null, value, enumerable: true, configurable: true, writable: true,
  });
}

// An export that loads `id` when it is first read; an assignment replaces it.
function lazy(name, id, key = name) {
  Object.defineProperty(exports, name, {
    __proto__: null,
    enumerable: true,
    configurable: true,
    get() {
      const value = require(id)[key];
      define(name, value);
      return value;
    },
    set: (value) => define(name, value),
  });
}

function deprecated(fn, message, code) {
  return require('internal/util/deprecate').deprecate(fn, message, code);
}

/** The error of a failed system call, as internal modules make it (old public face). */
function _errnoException(...args) {
  const { errnoException } = require('internal/errors');
  return errnoException(...args);
}

/** The same with an address in its message. */
function _exceptionWithHostPort(...args) {
  const { exceptionWithHostPort } = require('internal/errors');
  return exceptionWithHostPort(...args);
}

function extend(target, source) {
  if (source === null || typeof source !== 'object') return target;
  for (const key of Object.keys(source)) target[key] = source[key];
  return target;
}

/**
 * The exit code of a process that a signal ended: 128 and the signal's number.
 * @param {string} signal such as 'SIGTERM'
 * @returns {number}
 */
function convertProcessSignalToExitCode(signal) {
  const { signals } = require('os').constants;
  require('internal/validators').validateOneOf(signal, 'signalCode', Object.keys(signals));
  return 128 + signals[signal];
}

/**
 * Makes a constructor inherit from another, in the old way.
 * @param {Function} ctor gets `super_` and a new prototype chain
 * @param {Function} superCtor
 */
function inherits(ctor, superCtor) {
  const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
  if (ctor === undefined || ctor === null) {
    throw new ERR_INVALID_ARG_TYPE('ctor', 'Function', ctor);
  }
  if (superCtor === undefined || superCtor === null) {
    throw new ERR_INVALID_ARG_TYPE('superCtor', 'Function', superCtor);
  }
  if (superCtor.prototype === undefined) {
    throw new ERR_INVALID_ARG_TYPE('superCtor.prototype', 'Object', superCtor.prototype);
  }
  Object.defineProperty(ctor, 'super_', {
    __proto__: null, value: superCtor, writable: true, configurable: true,
  });
  Object.setPrototypeOf(ctor.prototype, superCtor.prototype);
}

/**
 * assert.deepStrictEqual's comparison.
 * @param {any} a one value
 * @param {any} b the other
 * @param {boolean|object} [skipPrototype] whether classes don't count; an object's option
 * @returns {boolean}
 */
function isDeepStrictEqual(a, b, skipPrototype) {
  const skips = typeof skipPrototype === 'object' && skipPrototype !== null ?
    skipPrototype.skipPrototype : skipPrototype;
  return require('internal/util/comparisons').isDeepStrictEqual(a, b, Boolean(skips));
}

/** assert.partialDeepStrictEqual's comparison. */
function isPartialDeepStrictEqual(a, b) {
  return require('internal/util/comparisons').isPartialStrictEqual(a, b);
}

/**
 * Keeps a promise's rejection from being reported as unhandled.
 * @param {Promise} promise
 */
function markPromiseAsHandled(promise) {
  if (!require('internal/util/kinds').isKind(promise, 'Promise')) {
    const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
    throw new ERR_INVALID_ARG_TYPE('promise', 'Promise', promise);
  }
  Promise.prototype.then.call(promise, undefined, () => {});
}

/**
 * A text without terminal control sequences.
 * @param {string} str any text
 * @returns {string}
 */
function stripVTControlCharacters(str) {
  require('internal/validators').validateString(str, 'str');
  return require('internal/util/text_width').stripControl(str);
}

/** A text with U+FFFD in place of lone surrogates. */
function toUSVString(input) {
  return `${input}`.toWellFormed();
}

/** An AbortSignal that may be sent to another thread. */
function transferableAbortSignal(signal) {
  if (signal === undefined) {
    const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
    throw new ERR_INVALID_ARG_TYPE('signal', 'AbortSignal', signal);
  }
  require('internal/validators').validateAbortSignal(signal, 'signal');
  return signal;
}

/** An AbortController whose signal may be sent to another thread. */
function transferableAbortController() {
  const { AbortController } = require('internal/abort_controller');
  return new AbortController();
}

/**
 * The variables of a .env file's text.
 * @param {string} content
 * @returns {object} name -> value
 */
function parseEnv(content) {
  require('internal/validators').validateString(content, 'content');
  return require('internal/dotenv').parse(content);
}

/** Would print a stack at SIGINT; has no effect here. */
function setTraceSigInt(enable) {
  void enable;
}

define('_errnoException', _errnoException);
define('_exceptionWithHostPort', _exceptionWithHostPort);
Object.defineProperty(exports, '_extend', {
  __proto__: null,
  enumerable: true,
  configurable: true,
  get() {
    define('_extend', deprecated(extend, 'The `util._extend` API is deprecated. Please use ' +
      'Object.assign() instead.', 'DEP0060'));
    return exports._extend;
  },
  set: (value) => define('_extend', value),
});
lazy('callbackify', 'internal/util/promisify');
define('convertProcessSignalToExitCode', convertProcessSignalToExitCode);
lazy('debug', 'internal/util/debuglog', 'debuglog');
lazy('debuglog', 'internal/util/debuglog');
lazy('deprecate', 'internal/util/deprecate');
lazy('format', 'internal/util/format');
lazy('styleText', 'internal/util/style_text');
lazy('formatWithOptions', 'internal/util/format');
lazy('getCallSites', 'internal/util/call_sites');
lazy('getSystemErrorMap', 'internal/util/system_errors');
lazy('getSystemErrorName', 'internal/util/system_errors');
lazy('getSystemErrorMessage', 'internal/util/system_errors');
define('inherits', inherits);
lazy('inspect', 'internal/util/inspect');
Object.defineProperty(exports, 'isArray', {
  __proto__: null,
  enumerable: true,
  configurable: true,
  get() {
    define('isArray', deprecated(Array.isArray,
      'The `util.isArray` API is deprecated. Please use `Array.isArray()` instead.', 'DEP0044'));
    return exports.isArray;
  },
  set: (value) => define('isArray', value),
});
define('isDeepStrictEqual', isDeepStrictEqual);
define('isPartialDeepStrictEqual', isPartialDeepStrictEqual);
define('markPromiseAsHandled', markPromiseAsHandled);
lazy('promisify', 'internal/util/promisify');
define('stripVTControlCharacters', stripVTControlCharacters);
define('toUSVString', toUSVString);
define('transferableAbortSignal', transferableAbortSignal);
define('transferableAbortController', transferableAbortController);
lazy('aborted', 'internal/abort_controller');
lazy('types', 'internal/util/types');
define('parseEnv', parseEnv);
lazy('parseArgs', 'internal/util/parse_args');
lazy('TextDecoder', 'internal/encoding');
lazy('TextEncoder', 'internal/encoding');
lazy('MIMEType', 'internal/util/mime');
lazy('MIMEParams', 'internal/util/mime');
lazy('diff', 'internal/util/diff');
lazy('debounce', 'internal/util/rate');
lazy('throttle', 'internal/util/rate');
define('setTraceSigInt', setTraceSigInt);
