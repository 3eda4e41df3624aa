'use strict';
// internal/zlib/settings - the options of zlib's classes: checked, and made into a codec.
// https://nodejs.org/api/zlib.html#class-options
// Native half: src/bind/bind_zlib.c.

const native = internalBinding('zlib');
const { kMaxLength } = require('buffer');
const { codes } = require('internal/errors');
const { checkRangesOrGetDefault, validateFiniteNumber } = require('internal/validators');
const { constants } = require('internal/zlib/constants');

const {
  BROTLI_DECODE, BROTLI_ENCODE, GZIP, ZSTD_COMPRESS, ZSTD_DECOMPRESS,
  Z_DEFAULT_CHUNK, Z_DEFAULT_LEVEL, Z_DEFAULT_MEMLEVEL, Z_DEFAULT_STRATEGY, Z_DEFAULT_WINDOWBITS,
  Z_MAX_LEVEL, Z_MAX_MEMLEVEL, Z_MAX_WINDOWBITS, Z_MIN_CHUNK, Z_MIN_LEVEL, Z_MIN_MEMLEVEL,
  Z_MIN_WINDOWBITS,
} = constants;

const EINVAL = -22;
const EBADMSG = -74;
const UNSET = 0xFFFFFFFF; // ORDER: CODEC_BROTLI_UNSET in src/codec/codec_brotli.h

// What flush values a family has: their order from weak to strong, and the ones taken by default;
// bytes of output that one trip to the thread pool may give, unless a chunk is more.
const families = {
  zlib: { strength: [0, 2, 3, 4, 5, 1], most: 5, flush: 0, finish: 4, full: 3, step: 65536 },
  brotli: { strength: [0, 1, 2, 3], most: 3, flush: 0, finish: 2, full: 1, step: 0 },
  zstd: { strength: [0, 1, 2], most: 2, flush: 0, finish: 2, full: 1, step: 0 },
};

function familyOf(mode) {
  if (mode === BROTLI_ENCODE || mode === BROTLI_DECODE) return families.brotli;
  return mode === ZSTD_COMPRESS || mode === ZSTD_DECOMPRESS ? families.zstd : families.zlib;
}

/** What all classes have: chunkSize, flush, finishFlush, maxOutputLength, info, ... */
function commonSettings(options, family) {
  let chunkSize = Z_DEFAULT_CHUNK;
  let reject = false;
  if (options?.chunkSize !== undefined) {
    if (validateFiniteNumber(options.chunkSize, 'options.chunkSize')) ({ chunkSize } = options);
    if (chunkSize < Z_MIN_CHUNK) {
      throw new codes.ERR_OUT_OF_RANGE('options.chunkSize', `>= ${Z_MIN_CHUNK}`, chunkSize);
    }
  }
  const flush = checkRangesOrGetDefault(options?.flush, 'options.flush', 0, family.most,
                                        family.flush);
  const finishFlush = checkRangesOrGetDefault(options?.finishFlush, 'options.finishFlush', 0,
                                              family.most, family.finish);
  const maxOutputLength = checkRangesOrGetDefault(options?.maxOutputLength,
                                                  'options.maxOutputLength', 1, kMaxLength,
                                                  kMaxLength);
  if (options?.rejectGarbageAfterEnd !== undefined) {
    reject = options.rejectGarbageAfterEnd;
    if (typeof reject !== 'boolean') {
      throw new codes.ERR_INVALID_ARG_TYPE('options.rejectGarbageAfterEnd', 'boolean', reject);
    }
  }
  return { family, chunkSize, flush, finishFlush, maxOutputLength, reject, info: options?.info };
}

/** options.dictionary as bytes; undefined: none. */
function dictionaryOf(options) {
  const dictionary = options?.dictionary;
  if (dictionary === undefined) return undefined;
  if (ArrayBuffer.isView(dictionary)) {
    return new Uint8Array(dictionary.buffer, dictionary.byteOffset, dictionary.byteLength);
  }
  if (require('internal/util/types').types.isAnyArrayBuffer(dictionary)) {
    return new Uint8Array(dictionary);
  }
  throw new codes.ERR_INVALID_ARG_TYPE('options.dictionary',
                                       ['Buffer', 'TypedArray', 'DataView', 'ArrayBuffer'],
                                       dictionary);
}

// ---- deflate, gzip ----------------------------------------------------------------------------

function windowBitsOf(options, mode) {
  const given = options?.windowBits;
  // A decoder may take the size from the stream's header; gzip cannot be written with 8.
  const isDecoder = mode === constants.INFLATE || mode === constants.GUNZIP ||
    mode === constants.UNZIP;
  if (isDecoder && (given === null || given === 0)) return 0;
  const least = Z_MIN_WINDOWBITS + (mode === GZIP ? 1 : 0);
  return checkRangesOrGetDefault(given, 'options.windowBits', least, Z_MAX_WINDOWBITS,
                                 Z_DEFAULT_WINDOWBITS);
}

function zlibSettings(options, mode) {
  const windowBits = windowBitsOf(options, mode);
  const level = checkRangesOrGetDefault(options?.level, 'options.level', Z_MIN_LEVEL, Z_MAX_LEVEL,
                                        Z_DEFAULT_LEVEL);
  const memLevel = checkRangesOrGetDefault(options?.memLevel, 'options.memLevel', Z_MIN_MEMLEVEL,
                                           Z_MAX_MEMLEVEL, Z_DEFAULT_MEMLEVEL);
  const strategy = checkRangesOrGetDefault(options?.strategy, 'options.strategy',
                                           constants.Z_DEFAULT_STRATEGY, constants.Z_FIXED,
                                           Z_DEFAULT_STRATEGY);
  const dictionary = dictionaryOf(options);
  const settings = commonSettings(options, families.zlib);
  settings.level = level;
  settings.strategy = strategy;
  settings.box = native.zlibOpen(mode, windowBits, level, memLevel, strategy, dictionary,
                                 settings.reject);
  if (typeof settings.box === 'number') {
    throw new codes.ERR_ZLIB_INITIALIZATION_FAILED('Initialization failed');
  }
  return settings;
}

// ---- brotli, zstd -----------------------------------------------------------------------------

// Highest number of the names that begin so; the numbers are those of the library.
function highest(prefixes) {
  let most = 0;
  for (const name of Object.keys(constants)) {
    if (prefixes.some((prefix) => name.startsWith(prefix))) {
      most = Math.max(most, constants[name]);
    }
  }
  return most;
}

let brotliMost;

/** The pairs of options.params; each key must pass `isKey`, and come once ('0' and '00' are one). */
function paramsOf(options, isKey, CodeError) {
  const pairs = [];
  if (options?.params == null) return pairs;
  const seen = new Set();
  for (const name of Object.keys(options.params)) {
    const key = +name;
    if (Number.isNaN(key) || !isKey(key) || seen.has(key)) throw new CodeError(name);
    seen.add(key);
    const value = options.params[name];
    if (typeof value !== 'number' && typeof value !== 'boolean') {
      throw new codes.ERR_INVALID_ARG_TYPE('options.params[key]', 'number', value);
    }
    pairs.push(key, +value);
  }
  return pairs;
}

function brotliSettings(options, mode) {
  brotliMost ??= highest(['BROTLI_PARAM_']);
  const params = new Uint32Array(brotliMost + 1).fill(UNSET);
  const pairs = paramsOf(options, (key) => key >= 0 && key <= brotliMost,
                         codes.ERR_BROTLI_INVALID_PARAM);
  for (let i = 0; i < pairs.length; i += 2) params[pairs[i]] = pairs[i + 1];
  const dictionary = dictionaryOf(options);
  const settings = commonSettings(options, families.brotli);
  // Shared dictionaries came with Brotli 1.1.
  settings.box = dictionary === undefined ? native.brotliOpen(mode === BROTLI_ENCODE, params) : 0;
  if (typeof settings.box === 'number') {
    throw new codes.ERR_ZLIB_INITIALIZATION_FAILED(
      dictionary === undefined ? 'Initialization failed' : 'Failed to load brotli dictionary');
  }
  return settings;
}

let zstdKeys;

/** Is `key` the number of a ZSTD_c_ (or ZSTD_d_) constant? Unused numbers up to the last are not. */
function isZstdKey(key, prefix) {
  zstdKeys ??= {
    ZSTD_c_: highest(['ZSTD_c_']),
    ZSTD_d_: highest(['ZSTD_d_']),
  };
  return key >= 0 && key <= zstdKeys[prefix];
}

function pledgedSize(options) {
  const pledged = options?.pledgedSrcSize;
  if (pledged === undefined) return -1;
  let error;
  if (typeof pledged !== 'number') {
    error = new TypeError('pledgedSrcSize must be a number');
    error.code = 'ERR_INVALID_ARG_TYPE';
  } else if (!Number.isSafeInteger(pledged)) {
    error = new RangeError('pledgedSrcSize must be a safe integer');
    error.code = 'ERR_OUT_OF_RANGE';
  } else if (pledged < 0) {
    error = new RangeError('pledgedSrcSize must be non-negative');
    error.code = 'ERR_OUT_OF_RANGE';
  }
  if (error !== undefined) throw error;
  return pledged;
}

function zstdSettings(options, mode) {
  const isEncoder = mode === ZSTD_COMPRESS;
  const prefix = isEncoder ? 'ZSTD_c_' : 'ZSTD_d_';
  const pairs = paramsOf(options, (key) => isZstdKey(key, prefix), codes.ERR_ZSTD_INVALID_PARAM);
  const dictionary = dictionaryOf(options);
  const settings = commonSettings(options, families.zstd);
  const box = native.zstdOpen(isEncoder, new Int32Array(pairs),
                              isEncoder ? pledgedSize(options) : -1, dictionary);
  if (box === EINVAL) throw new codes.ERR_ZLIB_INITIALIZATION_FAILED('Setting parameter failed');
  if (box === EBADMSG) {
    throw new codes.ERR_ZLIB_INITIALIZATION_FAILED('Failed to load zstd dictionary');
  }
  if (typeof box === 'number') {
    throw new codes.ERR_ZLIB_INITIALIZATION_FAILED('Initialization failed');
  }
  settings.box = box;
  return settings;
}

/**
 * Checks options and makes the codec (settings.box).
 * @param {object} [options]
 * @param {number} mode constants.DEFLATE ...
 * @throws what Node throws for bad options
 */
function settingsOf(options, mode) {
  const family = familyOf(mode);
  if (family === families.zlib) return zlibSettings(options, mode);
  return family === families.brotli ? brotliSettings(options, mode) : zstdSettings(options, mode);
}

/** The stronger of two flush values. */
function strongerFlush(family, a, b) {
  return family.strength[a] > family.strength[b] ? a : b;
}

/** The error of a codec's [message, errno, code]. */
function toError([message, errno, code]) {
  const error = new Error(message);
  error.errno = errno;
  error.code = code;
  return error;
}

module.exports = { settingsOf, strongerFlush, toError };
