'use strict';
// internal/crypto/random - random bytes, numbers, UUIDs; a comparison that tells nothing by its time.
// https://nodejs.org/api/crypto.html#cryptorandombytessize-callback
// Native half: src/bind/bind_random.c (now), src/bind/bind_crypto.c (in the thread pool).

const native = internalBinding('crypto');
const { fill, uuid } = internalBinding('random');
const { Buffer } = require('buffer');
const { bindRequest } = require('internal/async_context');
const { codes } = require('internal/errors');
const { validateBoolean, validateFunction, validateNumber, validateObject } =
  require('internal/validators');
const { isBytes, viewOf } = require('internal/crypto/util');

const MOST = 0x7FFFFFFF; // bytes of one request
const RANGE = 0xFFFF_FFFF_FFFF; // 48 bits

function checkSize(size, elementSize, offset, length) {
  validateNumber(size, 'size');
  size *= elementSize;
  if (Number.isNaN(size) || size > MOST || size < 0) {
    throw new codes.ERR_OUT_OF_RANGE('size', `>= 0 && <= ${MOST}`, size);
  }
  if (size > length - offset) {
    throw new codes.ERR_OUT_OF_RANGE('size + offset', `<= ${length}`, size + offset);
  }
  return size >>> 0;
}

function checkOffset(offset, elementSize, length) {
  validateNumber(offset, 'offset');
  offset *= elementSize;
  const most = Math.min(length, MOST);
  if (Number.isNaN(offset) || offset > most || offset < 0) {
    throw new codes.ERR_OUT_OF_RANGE('offset', `>= 0 && <= ${most}`, offset);
  }
  return offset >>> 0;
}

function fillInPool(bytes, offset, size, callback, result) {
  const done = (errno) => {
    if (errno) callback(new Error(`The random source failed (${errno})`));
    else callback(null, result);
  };
  native.randomFill(bytes, offset, size, bindRequest(done, 'RANDOMBYTESREQUEST'));
}

/**
 * @param {number} size bytes, 0 to 2147483647
 * @param {Function} [callback] (err, buffer); without one the Buffer is returned
 */
function randomBytes(size, callback) {
  size = checkSize(size, 1, 0, Infinity);
  if (callback !== undefined) validateFunction(callback, 'callback');
  const bytes = Buffer.from(new ArrayBuffer(size));
  if (callback === undefined) {
    if (size > 0) fill(bytes);
    return bytes;
  }
  fillInPool(bytes, 0, size, callback, bytes);
}

function checkTarget(buf) {
  if (!isBytes(buf)) {
    throw new codes.ERR_INVALID_ARG_TYPE('buf', ['ArrayBuffer', 'ArrayBufferView'], buf);
  }
}

function range(buf, offset, size) {
  const elementSize = buf.BYTES_PER_ELEMENT || 1;
  offset = checkOffset(offset, elementSize, buf.byteLength);
  size = size === undefined ? buf.byteLength - offset :
    checkSize(size, elementSize, offset, buf.byteLength);
  return { offset, size };
}

/**
 * Fills elements [offset, offset + size) of a view or ArrayBuffer.
 * @returns {ArrayBuffer|TypedArray|DataView} buf
 */
function randomFillSync(buf, offset = 0, size = undefined) {
  checkTarget(buf);
  const at = range(buf, offset, size);
  if (at.size > 0) fill(viewOf(buf).subarray(at.offset, at.offset + at.size));
  return buf;
}

/** The same in the thread pool: (err, buf). */
function randomFill(buf, offset, size, callback) {
  checkTarget(buf);
  if (typeof offset === 'function') {
    callback = offset;
    offset = 0;
    size = undefined;
  } else if (typeof size === 'function') {
    callback = size;
    size = undefined;
  } else {
    validateFunction(callback, 'callback');
  }
  const at = range(buf, offset, size);
  if (at.size === 0) {
    callback(null, buf);
    return;
  }
  fillInPool(viewOf(buf), at.offset, at.size, callback, buf);
}

// Random words for randomInt, fetched for many at once; what was given out is not kept.
const CACHE = 2048;
let cache;
let used = CACHE;

/** `count` words of 32 random bits lie at the index that is returned. */
function take(count) {
  if (used + count > CACHE) {
    cache ??= new Uint32Array(CACHE);
    fill(new Uint8Array(cache.buffer));
    used = 0;
  }
  used += count;
  return used - count;
}

/** A number of 31 random bits: small ranges want no more, and it is quick to divide. */
function random31() {
  const at = take(1);
  const number = cache[at] >>> 1;
  cache[at] = 0;
  return number;
}

/** A number of 48 random bits. */
function random48() {
  const at = take(2);
  const number = cache[at] * 0x10000 + (cache[at + 1] >>> 16);
  cache[at] = 0;
  cache[at + 1] = 0;
  return number;
}

/** A whole number in [0, span), each as likely. */
function below(span) {
  const isSmall = span <= 0x4000_0000;
  const all = isSmall ? 0x8000_0000 : RANGE + 1;
  // Numbers past the last whole multiple of span would make some results likelier.
  const limit = all - all % span;
  let number;
  do number = isSmall ? random31() : random48(); while (number >= limit);
  return number % span;
}

function checkSafe(value, name) {
  if (!Number.isSafeInteger(value)) {
    throw new codes.ERR_INVALID_ARG_TYPE(name, 'a safe integer', value);
  }
}

/**
 * A whole number n with min <= n < max, each as likely.
 * @param {number} [min] 0
 * @param {number} max at most 2 ** 48 - 1 more than min
 * @param {Function} [callback] (err, n)
 */
function randomInt(min, max, callback) {
  // (max), (max, callback), (min, max), (min, max, callback)
  const hasMin = max !== undefined && typeof max !== 'function';
  if (!hasMin) {
    callback = max;
    max = min;
    min = 0;
  }
  if (callback !== undefined) validateFunction(callback, 'callback');
  checkSafe(min, 'min');
  checkSafe(max, 'max');
  if (max <= min) {
    throw new codes.ERR_OUT_OF_RANGE('max', `greater than the value of "min" (${min})`, max);
  }
  const span = max - min;
  if (!(span <= RANGE)) {
    throw new codes.ERR_OUT_OF_RANGE(hasMin ? 'max - min' : 'max', `<= ${RANGE}`, span);
  }
  const number = min + below(span);
  if (callback === undefined) return number;
  process.nextTick(callback, undefined, number);
}

function checkUuidOptions(options) {
  if (options === undefined) return;
  validateObject(options, 'options');
  if (options.disableEntropyCache !== undefined) {
    validateBoolean(options.disableEntropyCache, 'options.disableEntropyCache');
  }
}

/** A random UUID of version 4. */
function randomUUID(options) {
  checkUuidOptions(options);
  return uuid();
}

/** A UUID of version 7: 48 bits of milliseconds, then random bits. RFC 9562 section 5.7 */
function randomUUIDv7(options) {
  checkUuidOptions(options);
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${uuid().slice(15)}`;
}

function checkSide(value, name) {
  if (isBytes(value)) return;
  // Node says so without "Received".
  const error = new TypeError(`The "${name}" argument must be an instance of ArrayBuffer, ` +
    'Buffer, TypedArray, or DataView.');
  error.code = 'ERR_INVALID_ARG_TYPE';
  throw error;
}

/**
 * Are the bytes the same? In a time that does not tell where they differ.
 * @throws ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH
 */
function timingSafeEqual(buf1, buf2) {
  checkSide(buf1, 'buf1');
  checkSide(buf2, 'buf2');
  if (buf1.byteLength !== buf2.byteLength) throw new codes.ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH();
  return native.isEqual(viewOf(buf1), viewOf(buf2));
}
Object.defineProperty(timingSafeEqual, 'length', { __proto__: null, value: 0, configurable: true });

module.exports = {
  randomBytes, randomFill, randomFillSync, randomInt, randomUUID, randomUUIDv7, timingSafeEqual,
};
