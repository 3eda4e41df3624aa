'use strict';
// internal/buffer: where Buffers come from: their class, the pool, the names of encodings, and
// strings turned into bytes.  What the program calls is in lib/node/buffer.js.
// Public face: lib/node/buffer.js.  Native half: src/bind/bind_buffer.c.

const {
  byteLengthUtf8, setErrors,
  latin1Write, ucs2Write, utf8Write, asciiWrite, base64Write, base64urlWrite, hexWrite,
} = internalBinding('buffer');
const {
  codes: {
    ERR_BUFFER_OUT_OF_BOUNDS,
    ERR_MEMORY_ALLOCATION_FAILED,
    ERR_STRING_TOO_LONG,
    ERR_UNKNOWN_ENCODING,
  },
} = require('internal/errors');

/** Node's: the largest size that alloc() takes without an error of its own. */
const kMaxLength = Number.MAX_SAFE_INTEGER;
/** Node's (V8's): the longest string that toString() gives. */
const kStringMaxLength = 2 ** 29 - 24;

// JavaScriptCore's: no ArrayBuffer is larger.
const maxArrayBuffer = 2 ** 32;

// Node's; a program may set Buffer.poolSize.
const defaultPoolSize = 64 * 1024;

/**
 * What every Buffer is made by; Buffer.prototype is its prototype.  Not exported to programs, since
 * `new Buffer()` must go on working as a plain function, too.  (Without a constructor of its own: so
 * `new FastBuffer(20)` takes 25 ns, with one 40.)
 */
class FastBuffer extends Uint8Array {}

function withCode(error, code) {
  error.code = code;
  return error;
}

// ORDER: enum buffer_error in src/bind/bind_buffer.h
const nativeErrors = [
  () => withCode(new TypeError('argument must be a buffer'), 'ERR_INVALID_ARG_TYPE'),
  () => withCode(new TypeError('argument must be a string'), 'ERR_INVALID_ARG_TYPE'),
  () => withCode(new RangeError('Index out of range'), 'ERR_OUT_OF_RANGE'),
  () => new ERR_BUFFER_OUT_OF_BOUNDS('offset'),
  () => new ERR_BUFFER_OUT_OF_BOUNDS('length'),
  () => new ERR_STRING_TOO_LONG(kStringMaxLength.toString(16)),
  () => new ERR_MEMORY_ALLOCATION_FAILED(),
  () => new ERR_BUFFER_OUT_OF_BOUNDS(),
];
setErrors((kind) => nativeErrors[kind]());

const tagGetter = Object.getOwnPropertyDescriptor(
  Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag).get;

/** 'Uint8Array' and so on for a typed array of any realm, undefined for all else. */
function typedArrayTag(value) {
  return tagGetter.call(value);
}

// ---- encodings -------------------------------------------------------------------------------

// ORDER: enum buffer_encoding in src/bind/bind_buffer.h
const UTF8 = 0;
const UCS2 = 1;
const LATIN1 = 2;
const ASCII = 3;
const BASE64 = 4;
const BASE64URL = 5;
const HEX = 6;

const canonicalNames = ['utf8', 'utf16le', 'latin1', 'ascii', 'base64', 'base64url', 'hex'];

function exactId(name) {
  switch (name) {
    case 'utf8': case 'utf-8': return UTF8;
    case 'latin1': case 'binary': return LATIN1;
    case 'hex': return HEX;
    case 'base64': return BASE64;
    case 'base64url': return BASE64URL;
    case 'ascii': return ASCII;
    case 'ucs2': case 'ucs-2': case 'utf16le': case 'utf-16le': return UCS2;
    default: return -1;
  }
}

/**
 * @param {string} name in any case
 * @returns {number} one of the numbers above, -1 for what names no encoding
 */
function encodingId(name) {
  const id = exactId(name);
  if (id !== -1 || typeof name !== 'string' || name.length > 9) return id;
  return exactId(name.toLowerCase());
}

/**
 * @param {string} [name]
 * @returns {string|undefined} Node's own name: 'utf8', 'utf16le', 'latin1', ...; undefined for an
 *   unknown one.  Nothing at all ('' too) means 'utf8'.
 */
function normalizeEncoding(name) {
  if (name == null || name === '') return 'utf8';
  return canonicalNames[encodingId(name)];
}

/**
 * As encodingId; an object counts as the string it makes of itself.
 * @throws ERR_UNKNOWN_ENCODING
 */
function requireEncodingId(name) {
  const id = encodingId(typeof name === 'object' && name !== null ? `${name}` : name);
  if (id === -1) throw new ERR_UNKNOWN_ENCODING(name);
  return id;
}

/** How many bytes `length` characters can become at most. */
function mostBytes(length, id) {
  switch (id) {
    case UTF8: return length * 3;
    case UCS2: return length * 2;
    case HEX: return length >>> 1;
    case BASE64: case BASE64URL: return Math.ceil(length * 3 / 4);
    default: return length;
  }
}

/** Two '=' at the end stand for no byte; nothing else is looked at. */
function base64ByteLength(string) {
  let length = string.length;
  if (length > 1 && string.charCodeAt(length - 1) === 0x3d) length--;
  if (length > 1 && string.charCodeAt(length - 1) === 0x3d) length--;
  return Math.floor(length * 3 / 4);
}

/** What Buffer.byteLength says: an upper bound for hex and base64. */
function byteLengthOf(string, id) {
  switch (id) {
    case UTF8: return byteLengthUtf8(string);
    case BASE64: case BASE64URL: return base64ByteLength(string);
    default: return mostBytes(string.length, id);
  }
}

const writers = [utf8Write, ucs2Write, latin1Write, asciiWrite, base64Write, base64urlWrite,
                 hexWrite];

/** Writes what fits into `length` bytes at offset; all are numbers and in range. */
function writeString(buf, string, offset, length, id) {
  switch (id) {
    case UTF8: return utf8Write.call(buf, string, offset, length);
    case LATIN1: return latin1Write.call(buf, string, offset, length);
    default: return writers[id].call(buf, string, offset, length);
  }
}

// ---- the pool --------------------------------------------------------------------------------

// Small Buffers share one ArrayBuffer until it is used up, as in Node.
let pool;
let poolBuffer;
let poolOffset = 0;

// Whose property `poolSize` counts: Buffer's, once there is one.
let settings = { poolSize: defaultPoolSize };

/** Makes `object.poolSize` the size of the pools that are made from now on. */
function takePoolSizeFrom(object) {
  object.poolSize = settings.poolSize;
  settings = object;
}

/** ArrayBuffers that postMessage and structuredClone must not move away. */
const untransferable = new WeakSet();

function newPool() {
  pool = new FastBuffer(settings.poolSize);
  poolBuffer = pool.buffer;
  untransferable.add(poolBuffer);
  poolOffset = 0;
}

// The next one starts at a multiple of eight, so that typed arrays can be put over it.
function advancePool(used) {
  poolOffset = (poolOffset + used + 7) & ~7;
}

/** A Buffer of zeros with an ArrayBuffer of its own. */
function allocateZeroed(size) {
  // What the engine has no room for in any case; its own words for that differ from Node's.
  if (size > maxArrayBuffer) throw new RangeError('Array buffer allocation failed');
  return new FastBuffer(size);
}

/**
 * A Buffer with any contents that nobody else uses.
 * @param {number} size bytes; checked by the caller
 */
function allocateUnsafe(size) {
  if (size <= 0) return new FastBuffer();
  if (size >= (settings.poolSize >>> 1)) return allocateZeroed(size);
  if (pool === undefined || size > pool.length - poolOffset) newPool();
  const buf = new FastBuffer(poolBuffer, poolOffset, size);
  advancePool(size);
  return buf;
}

/** Buffer.from(string): straight into the pool where it surely fits, so that nothing is counted. */
function fromString(string, encoding) {
  let id = UTF8;
  if (encoding !== undefined && typeof encoding === 'string' && encoding !== '') {
    id = requireEncodingId(encoding);
  }
  const most = mostBytes(string.length, id);
  if (most === 0) return new FastBuffer();
  if (most < (settings.poolSize >>> 1)) {
    if (pool === undefined || most > pool.length - poolOffset) newPool();
    const used = writeString(pool, string, poolOffset, most, id);
    const buf = new FastBuffer(poolBuffer, poolOffset, used);
    advancePool(used);
    return buf;
  }
  const buf = allocateUnsafe(byteLengthOf(string, id));
  const used = writeString(buf, string, 0, buf.length, id);
  return used === buf.length ? buf : new FastBuffer(buf.buffer, buf.byteOffset, used);
}

module.exports = {
  ASCII,
  BASE64,
  BASE64URL,
  FastBuffer,
  HEX,
  LATIN1,
  UCS2,
  UTF8,
  allocateUnsafe,
  allocateZeroed,
  byteLengthOf,
  encodingId,
  fromString,
  kMaxLength,
  kStringMaxLength,
  normalizeEncoding,
  requireEncodingId,
  takePoolSizeFrom,
  untransferable,
  typedArrayTag,
  writeString,
};
