'use strict';
// internal/buffer_rare: what few programs do with Buffers: aligned ones, transcode(), and the
// warning that `new Buffer()` gives.
// Public face: lib/node/buffer.js.  Native half: src/bind/bind_buffer.c.

const {
  codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE },
} = require('internal/errors');
const { validateInteger, validateNumber } = require('internal/validators');
const {
  ASCII, FastBuffer, LATIN1, UCS2, UTF8,
  allocateUnsafe, encodingId, fromString, kMaxLength,
} = require('internal/buffer');
const { isUint8Array, isUtf8, misalignment } = internalBinding('buffer');

// ---- alignment -------------------------------------------------------------------------------

// Every allocation, pooled or not, starts at a multiple of this.
const naturalAlignment = 8;

/**
 * A Buffer whose memory starts at a multiple of `alignment`.
 * @param {number} size bytes
 * @param {number} alignment a power of two
 * @param {(size: number) => FastBuffer} allocate for what needs no care
 */
function allocateAligned(size, alignment, allocate) {
  validateInteger(alignment, 'alignment', 1, 2 ** 30);
  if ((alignment & (alignment - 1)) !== 0) {
    throw new ERR_INVALID_ARG_VALUE('alignment', alignment, 'must be a power of two');
  }
  validateNumber(size, 'size', undefined, kMaxLength - alignment);
  size = Math.trunc(size);
  if (alignment <= naturalAlignment || size === 0) return allocate(size);
  // An ArrayBuffer first: the memory of a small typed array moves when its buffer is asked for.
  const bytes = new FastBuffer(new ArrayBuffer(size + alignment));
  return new FastBuffer(bytes.buffer, misalignment(bytes, alignment), size);
}

// ---- transcode -------------------------------------------------------------------------------

/** The errors have the names that ICU gave them, as in Node. */
function transcodeError(code, errno) {
  const err = new Error(`Unable to transcode Buffer [${code}]`);
  err.code = code;
  err.errno = errno;
  return err;
}

function transcodable(name) {
  const id = name === undefined ? UTF8 : encodingId(`${name}`);
  if (id === UTF8 || id === UCS2 || id === LATIN1 || id === ASCII) return id;
  throw transcodeError('U_ILLEGAL_ARGUMENT_ERROR', 1);
}

/** The text; ill-formed input is refused where the result could show it, else replaced. */
function decode(source, from, to) {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  switch (from) {
    case UTF8:
      if (to === UCS2 && !isUtf8(bytes)) throw transcodeError('U_INVALID_CHAR_FOUND', 10);
      return bytes.utf8Slice(0, bytes.length);
    case UCS2: {
      const text = bytes.ucs2Slice(0, bytes.length);
      if (to === UTF8 && !text.isWellFormed()) throw transcodeError('U_INVALID_CHAR_FOUND', 10);
      return text;
    }
    case LATIN1:
      return bytes.latin1Slice(0, bytes.length);
    default: {
      const text = bytes.latin1Slice(0, bytes.length);
      return to === UCS2 ? text : text.replace(/[\x80-\xff]/g, '\ufffd');
    }
  }
}

/** One byte a character, '?' for each (whole) one above limit. */
function encodeNarrow(text, limit) {
  const buf = allocateUnsafe(text.length);
  let used = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i);
    if (code > 0xffff) i++;
    buf[used++] = code <= limit ? code : 0x3f;
  }
  return buf.subarray(0, used);
}

/** @see lib/node/buffer.js */
function transcode(source, fromEncoding, toEncoding) {
  if (!isUint8Array(source)) {
    throw new ERR_INVALID_ARG_TYPE('source', ['Buffer', 'Uint8Array'], source);
  }
  if (source.length === 0) return Buffer.alloc(0);
  const from = transcodable(fromEncoding);
  const to = transcodable(toEncoding);
  const text = decode(source, from, to);
  if (to === UTF8) return fromString(text, 'utf8');
  if (to === UCS2) return fromString(text, 'ucs2');
  return encodeNarrow(text, to === LATIN1 ? 0xff : 0x7f);
}

// ---- new Buffer() ----------------------------------------------------------------------------

const constructorWarning = 'Buffer() is deprecated due to security and usability issues. Please ' +
  'use the Buffer.alloc(), Buffer.allocUnsafe(), or Buffer.from() methods instead.';

let warned = false;
let looks = 0;

/** Is the file that called the constructor (the first that is not eddy's) below node_modules? */
function isCalledByDependency() {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 20;
  const { stack } = new Error();
  Error.stackTraceLimit = limit;
  const caller = stack.split('\n').find((line) => (
    /^ {4}at .*:\d/.test(line) && !/[ (]node:/.test(line)));
  return caller !== undefined && /[/\\]node_modules[/\\]/.test(caller);
}

/**
 * DEP0005, once a process; code in node_modules is spared unless --pending-deprecation asks for it.
 * A program that makes thousands of Buffers this way does not pay for a stack each time.
 */
function warnOfConstructor() {
  if (warned || ++looks > 10000) return;
  if (!isDeprecationPending() && isCalledByDependency()) return;
  warned = true;
  process.emitWarning(constructorWarning, 'DeprecationWarning', 'DEP0005', Buffer);
}

function isDeprecationPending() {
  return process.execArgv.includes('--pending-deprecation') ||
    process.env.NODE_PENDING_DEPRECATION === '1' ||
    /(?:^| )--pending-deprecation(?: |$)/.test(process.env.NODE_OPTIONS ?? '');
}

module.exports = { allocateAligned, transcode, warnOfConstructor };
