'use strict';
// internal/fs/check - arguments of file functions: paths, descriptors, options, flags, times; and
// the errors of refused calls.
// https://nodejs.org/api/fs.html

const { codes, uvException } = require('internal/errors');
const { validateAbortSignal, validateInt32, validateInteger } = require('internal/validators');
const constants = require('internal/fs/constants');

function isUrl(value) {
  return value !== null && typeof value === 'object' && typeof value.href === 'string' &&
    typeof value.protocol === 'string' && value.auth === undefined && value.path === undefined;
}

function isBytes(value) {
  return value instanceof Uint8Array;
}

/**
 * A path as the system takes it.
 * @param {string|Buffer|URL} value
 * @param {string} [name] of the argument
 * @returns {string|Uint8Array}
 * @throws {ERR_INVALID_ARG_TYPE|ERR_INVALID_ARG_VALUE}
 */
function toPath(value, name = 'path') {
  if (typeof value === 'string') {
    if (!value.includes('\u0000')) return value;
  } else if (isBytes(value)) {
    if (!value.includes(0)) return value;
  } else if (isUrl(value)) {
    return toPath(require('url').fileURLToPath(value), name);
  } else {
    throw new codes.ERR_INVALID_ARG_TYPE(name, ['string', 'Buffer', 'URL'], value);
  }
  throw new codes.ERR_INVALID_ARG_VALUE(name, value,
    'must be a string, Uint8Array, or URL without null bytes');
}

/** A descriptor: 0 to 2^31 - 1. */
function toFd(fd, name = 'fd') {
  if (Object.is(fd, -0)) return 0;
  validateInt32(fd, name, 0);
  return fd;
}

function checkCallback(callback, name = 'cb') {
  if (typeof callback !== 'function') {
    throw new codes.ERR_INVALID_ARG_TYPE(name, 'Function', callback);
  }
}

function isEncoding(encoding) {
  return require('buffer').Buffer.isEncoding(encoding);
}

function checkEncoding(encoding) {
  if (encoding && encoding !== 'utf8' && encoding !== 'buffer' && !isEncoding(encoding)) {
    throw new codes.ERR_INVALID_ARG_VALUE('encoding', encoding, 'is invalid encoding');
  }
}

/**
 * The options argument of a call: a string is an encoding, a function a callback that stands in its
 * place.
 * @param {object} [defaults]
 */
function getOptions(options, defaults = {}) {
  if (options === undefined || options === null || typeof options === 'function') return defaults;
  if (typeof options === 'string') options = { ...defaults, encoding: options };
  else if (typeof options !== 'object') {
    throw new codes.ERR_INVALID_ARG_TYPE('options', ['string', 'Object'], options);
  }
  checkEncoding(options.encoding);
  if (options.signal !== undefined) validateAbortSignal(options.signal, 'options.signal');
  return options;
}

const FLAGS = {
  '__proto__': null,
  'r': constants.O_RDONLY,
  'rs': constants.O_RDONLY | constants.O_SYNC,
  'r+': constants.O_RDWR,
  'rs+': constants.O_RDWR | constants.O_SYNC,
  'w': constants.O_TRUNC | constants.O_CREAT | constants.O_WRONLY,
  'wx': constants.O_TRUNC | constants.O_CREAT | constants.O_WRONLY | constants.O_EXCL,
  'w+': constants.O_TRUNC | constants.O_CREAT | constants.O_RDWR,
  'wx+': constants.O_TRUNC | constants.O_CREAT | constants.O_RDWR | constants.O_EXCL,
  'a': constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY,
  'ax': constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | constants.O_EXCL,
  'as': constants.O_APPEND | constants.O_CREAT | constants.O_WRONLY | constants.O_SYNC,
  'a+': constants.O_APPEND | constants.O_CREAT | constants.O_RDWR,
  'ax+': constants.O_APPEND | constants.O_CREAT | constants.O_RDWR | constants.O_EXCL,
  'as+': constants.O_APPEND | constants.O_CREAT | constants.O_RDWR | constants.O_SYNC,
};
for (const [name, twin] of [['sr', 'rs'], ['sr+', 'rs+'], ['xw', 'wx'], ['xw+', 'wx+'],
  ['xa', 'ax'], ['sa', 'as'], ['xa+', 'ax+'], ['sa+', 'as+']]) FLAGS[name] = FLAGS[twin];

/** 'r+' and its kin, or the number itself; nothing counts as 'r'. */
function toFlags(flags, name = 'flags') {
  if (typeof flags === 'number') {
    validateInt32(flags, name);
    return flags;
  }
  if (flags === undefined || flags === null) return constants.O_RDONLY;
  const known = typeof flags === 'string' ? FLAGS[flags] : undefined;
  if (known === undefined) throw new codes.ERR_INVALID_ARG_VALUE(name, flags);
  return known;
}

/** A mode of access(), 0 to 7. */
function toAccessMode(mode) {
  if (mode === undefined || mode === null) return constants.F_OK;
  validateInt32(mode, 'mode', 0, 7);
  return mode;
}

/** A mode of copyFile(), 0 to 7. */
function toCopyMode(mode) {
  if (mode === undefined || mode === null) return 0;
  validateInt32(mode, 'mode', 0, 7);
  return mode;
}

/** Seconds since 1970 from a Date, a number or a string of digits. */
function toSeconds(time, name = 'time') {
  // eslint-disable-next-line eqeqeq
  if (typeof time === 'string' && +time == time) return +time;
  if (Number.isFinite(time)) return time < 0 ? Date.now() / 1000 : time;
  if (time instanceof Date || Object.prototype.toString.call(time) === '[object Date]') {
    return Date.prototype.getTime.call(time) / 1000;
  }
  throw new codes.ERR_INVALID_ARG_TYPE(name, ['Date', 'Time in seconds'], time);
}

/** An id of a user or group; -1 leaves it as it is. */
function toId(id, name) {
  validateInteger(id, name, -1, 2 ** 32 - 1);
  return id;
}

function text(path) {
  if (path === undefined) return undefined;
  return typeof path === 'string' ? path : require('buffer').Buffer.from(path).toString();
}

/** The error of a refused call, made where JavaScript called. */
function fail(errno, syscall, path, dest) {
  const context = { errno, code: undefined, syscall };
  if (path !== undefined) context.path = text(path);
  if (dest !== undefined) context.dest = text(dest);
  return uvException(context);
}

/** The same for a callback: there is no caller to show, so no stack is taken, as in Node. */
function failLater(errno, syscall, path, dest) {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return fail(errno, syscall, path, dest);
  } finally {
    Error.stackTraceLimit = limit;
  }
}

const warned = new Set();

/** Emits a warning that is of use once in a process. */
function warnOnce(message, type, code) {
  if (warned.has(message)) return;
  warned.add(message);
  process.emitWarning(message, type, code);
}

/** Bytes of the system in the encoding that was asked for. */
function decode(value, encoding) {
  if (typeof value === 'string') return value;
  const bytes = require('buffer').Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  return encoding === 'buffer' ? bytes : bytes.toString(encoding);
}

/** Whether the system's names must come as bytes to be right in this encoding. */
function wantsBytes(encoding) {
  return encoding !== undefined && encoding !== null && encoding !== 'utf8' &&
    encoding !== 'utf-8';
}

module.exports = {
  toPath, toFd, checkCallback, checkEncoding, getOptions, toFlags, toAccessMode, toCopyMode,
  toSeconds, toId, warnOnce, fail, failLater, decode, wantsBytes, isUrl,
};
