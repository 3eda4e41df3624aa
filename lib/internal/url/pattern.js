'use strict';
// internal/url/pattern - URLPattern.  https://urlpattern.spec.whatwg.org,
// https://nodejs.org/api/url.html#class-urlpattern
// Public face: url.URLPattern and the global.  The matching is urlpattern-polyfill's (bundle/).

const patterns = new WeakMap(); // face -> pattern of the bundle

const parts = ['protocol', 'username', 'password', 'hostname', 'port', 'pathname', 'search', 'hash'];

function coded(code, message, cause = undefined) {
  const error = cause === undefined ? new TypeError(message) : new TypeError(message, { cause });
  error.code = code;
  return error;
}

function argumentError(message) {
  return coded('ERR_INVALID_ARG_TYPE', message);
}

function isObject(value) {
  return value !== null && (typeof value === 'object' || typeof value === 'function');
}

function patternOf(face) {
  const pattern = isObject(face) ? patterns.get(face) : undefined;
  if (pattern === undefined) throw new TypeError('Illegal invocation');
  return pattern;
}

function isGiven(value) {
  return value !== undefined && value !== null;
}

// (input, options) or (input, baseURL, options) -> [input, baseURL, options]
function readArguments(input, second, third) {
  if (isGiven(input) && typeof input !== 'string' && !isObject(input)) {
    throw argumentError('Input must be an object or a string');
  }
  if (isGiven(second) && typeof second !== 'string' && !isObject(second)) {
    throw argumentError('second argument must be a string or object');
  }
  if (isGiven(third) && !isObject(third)) throw argumentError('options must be an object');
  return typeof second === 'string' ? [input, second, third] : [input, undefined, second];
}

function ignoresCase(options) {
  if (!isGiven(options)) return false;
  const { ignoreCase } = options;
  if (ignoreCase !== undefined && typeof ignoreCase !== 'boolean') {
    throw argumentError('options.ignoreCase must be a boolean');
  }
  return ignoreCase === true;
}

function construct(input, baseURL, options) {
  const { URLPattern: Pattern } = require('internal/bundle/urlpattern');
  // What getters of the program throw is the program's.
  const init = isObject(input) ? { ...pick(input) } : input ?? {};
  const how = { ignoreCase: ignoresCase(options) };
  try {
    return baseURL === undefined ? new Pattern(init, how) : new Pattern(init, baseURL, how);
  } catch (error) {
    throw coded('ERR_INVALID_URL_PATTERN', 'Failed to construct URLPattern', error);
  }
}

function pick(input) {
  const picked = {};
  for (const key of [...parts, 'baseURL']) {
    const value = input[key];
    if (value !== undefined) picked[key] = `${value}`;
  }
  return picked;
}

/**
 * @param {string|object} [input]
 * @param {string|{ignoreCase?: boolean}} [baseURL]
 * @param {{ignoreCase?: boolean}} [options]
 * @throws ERR_INVALID_URL_PATTERN, ERR_INVALID_ARG_TYPE
 */
function URLPattern() {
  if (new.target === undefined) {
    throw coded('ERR_CONSTRUCT_CALL_REQUIRED', 'Cannot call constructor without `new`');
  }
  const args = readArguments(arguments[0], arguments[1], arguments[2]);
  patterns.set(this, construct(...args));
}

function readInput(args) {
  const { 0: input, 1: baseURL } = args;
  if (input !== undefined && typeof input !== 'string' && !isObject(input)) {
    throw argumentError('URLPattern input needs to be a string or an object');
  }
  if (baseURL !== undefined && typeof baseURL !== 'string') {
    throw argumentError('baseURL must be a string');
  }
  const init = isObject(input) ? pick(input) : input ?? {};
  return baseURL === undefined ? [init] : [init, baseURL];
}

/** What matched, in the order of Node. */
function shownResult(result, args) {
  const shown = { __proto__: null };
  for (const key of [...parts, 'inputs'].sort()) {
    if (key === 'inputs') {
      shown.inputs = args;
    } else {
      const { input, groups } = result[key];
      shown[key] = { groups, input };
    }
  }
  return shown;
}

const methods = {
  /** @returns {object|null} each part of the URL with its groups */
  exec() {
    const pattern = patternOf(this);
    const result = pattern.exec(...readInput(arguments));
    const given = arguments.length === 0 ? [{}] : [...arguments];
    return result === null ? null : shownResult(result, given);
  },
  /** @returns {boolean} */
  test() {
    return patternOf(this).test(...readInput(arguments));
  },
};

for (const name of [...parts, 'hasRegExpGroups']) {
  Object.defineProperty(URLPattern.prototype, name, {
    __proto__: null,
    get() {
      return patternOf(this)[name];
    },
    enumerable: true,
    configurable: false,
  });
}
for (const name of ['exec', 'test']) {
  Object.defineProperty(URLPattern.prototype, name, {
    __proto__: null, value: methods[name], writable: true, enumerable: true, configurable: true,
  });
}
Object.defineProperty(URLPattern.prototype, Symbol.toStringTag, {
  __proto__: null, value: 'URLPattern', configurable: true,
});
Object.defineProperty(URLPattern, 'prototype', { __proto__: null, writable: false });

module.exports = { URLPattern };
