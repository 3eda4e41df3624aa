'use strict';
// internal/buffer_methods: the methods of Buffer.prototype that deal with text and runs of bytes.
// Public face: lib/node/buffer.js.  Native half: src/bind/bind_buffer.c, which also brings the
// <encoding>Slice and <encoding>Write methods as they are.

const binding = internalBinding('buffer');
const {
  codes: {
    ERR_INVALID_ARG_TYPE,
    ERR_INVALID_ARG_VALUE,
    ERR_INVALID_BUFFER_SIZE,
    ERR_OUT_OF_RANGE,
    ERR_STRING_TOO_LONG,
    ERR_UNKNOWN_ENCODING,
  },
} = require('internal/errors');
const { validateBuffer, validateInteger, validateNumber, validateString } = require('internal/validators');
const {
  ASCII, BASE64, BASE64URL, FastBuffer, HEX, LATIN1, UCS2, UTF8,
  encodingId, kStringMaxLength, requireEncodingId, typedArrayTag, writeString,
} = require('internal/buffer');

const {
  compare: compareBytes, compareRange, copy: copyBytes, fill: fillBytes,
  indexOfBytes, indexOfNumber, indexOfString, isUint8Array,
  asciiSlice, base64Slice, base64urlSlice, hexSlice, latin1Slice, ucs2Slice, utf8Slice,
} = binding;

const { isView } = ArrayBuffer;

/** A relative position as Array.prototype.slice takes it, within 0..length. */
function clampRelative(position, length) {
  position = Math.trunc(position) || 0; // NaN, too
  if (position < 0) return position + length > 0 ? position + length : 0;
  return position < length ? position : length;
}

// ---- to strings ------------------------------------------------------------------------------

/** Characters that `bytes` bytes become at least; UTF-8 is left to the native half. */
function stringLength(bytes, id) {
  switch (id) {
    case HEX: return bytes * 2;
    case BASE64: return Math.ceil(bytes / 3) * 4;
    case BASE64URL: return Math.ceil(bytes * 4 / 3);
    case UCS2: return bytes >>> 1;
    default: return bytes;
  }
}

function sliceBy(buf, id, start, end) {
  if (id !== UTF8 && stringLength(end - start, id) > kStringMaxLength) {
    throw new ERR_STRING_TOO_LONG(kStringMaxLength.toString(16));
  }
  switch (id) {
    case UTF8: return utf8Slice.call(buf, start, end);
    case LATIN1: return latin1Slice.call(buf, start, end);
    case HEX: return hexSlice.call(buf, start, end);
    case BASE64: return base64Slice.call(buf, start, end);
    case BASE64URL: return base64urlSlice.call(buf, start, end);
    case ASCII: return asciiSlice.call(buf, start, end);
    default: return ucs2Slice.call(buf, start, end);
  }
}

/**
 * The bytes from start to end as a string.
 * @param {string} [encoding] 'utf8'
 * @param {number} [start] 0; anything is forced into the buffer
 * @param {number} [end] the buffer's length
 * @returns {string}
 * @throws ERR_UNKNOWN_ENCODING, ERR_STRING_TOO_LONG
 */
function toString(encoding, start, end) {
  if (arguments.length === 0) return utf8Slice.call(this, 0, this.length);
  const { length } = this;
  start = start > 0 ? Math.trunc(start) : 0;
  if (start >= length) return '';
  end = end === undefined || end > length ? length : Math.trunc(end) || 0;
  if (end <= start) return '';
  return sliceBy(this, encoding === undefined ? UTF8 : requireEncodingId(encoding), start, end);
}

/** @returns {{type: 'Buffer', data: number[]}} what Buffer.from takes back */
function toJSON() {
  const data = new Array(this.length);
  for (let i = 0; i < data.length; i++) data[i] = this[i];
  return { type: 'Buffer', data };
}

// ---- from strings ----------------------------------------------------------------------------

/**
 * Writes as many whole characters of string as fit.
 * Forms: (string), (string, encoding), (string, offset[, encoding]),
 * (string, offset, length[, encoding]).
 * @returns {number} bytes written
 * @throws ERR_OUT_OF_RANGE, ERR_UNKNOWN_ENCODING
 */
function write(string, offset, length, encoding) {
  const room = this.length;
  if (offset === undefined) {
    encoding = undefined;
    offset = 0;
    length = room;
  } else if (length === undefined && typeof offset === 'string') {
    encoding = offset;
    offset = 0;
    length = room;
  } else {
    validateInteger(offset, 'offset', 0, room);
    const rest = room - offset;
    if (length === undefined) {
      length = rest;
    } else if (typeof length === 'string') {
      encoding = length;
      length = rest;
    } else {
      validateInteger(length, 'length', 0, room);
      if (length > rest) length = rest;
    }
  }
  const id = encoding === undefined || encoding === null || encoding === '' ?
    UTF8 : requireEncodingId(encoding);
  return writeString(this, string, offset, length, id);
}

/** @returns {boolean} false if the string comes to no bytes: then there is nothing to fill with */
function fillWithString(buf, string, start, end, encoding) {
  const id = encoding === undefined || encoding === null ? UTF8 : requireEncodingId(encoding);
  if (string.length === 0) {
    fillBytes(buf, 0, start, end);
  } else if (string.length === 1) {
    // One character of the common encodings is mostly one byte.
    const code = string.charCodeAt(0);
    if ((id === UTF8 && code < 0x80) || id === LATIN1 || id === ASCII) {
      fillBytes(buf, code & 0xff, start, end);
      return true;
    }
  }
  return string.length === 0 || fillBytes(buf, string, start, end, id);
}

/**
 * Fills with a byte, a string's bytes or another buffer's, over and over.
 * Forms: (value[, offset[, end]][, encoding]).
 * @param {string|Uint8Array|number} value numbers are taken modulo 256
 * @returns {Buffer} this
 * @throws ERR_INVALID_ARG_VALUE for a value of no bytes, ERR_OUT_OF_RANGE, ERR_UNKNOWN_ENCODING
 */
function fill(value, offset, end, encoding) {
  if (typeof value === 'string') {
    if (offset === undefined || typeof offset === 'string') {
      encoding = offset;
      offset = end = undefined;
    } else if (typeof end === 'string') {
      encoding = end;
      end = undefined;
    }
    if (encoding !== undefined && encoding !== null) {
      validateString(encoding, 'encoding');
      requireEncodingId(encoding);
    }
  }
  if (offset === undefined) {
    offset = 0;
    end = this.length;
  } else {
    validateNumber(offset, 'offset');
    validateInteger(offset, 'offset', 0);
    if (end === undefined) end = this.length;
    else validateInteger(end, 'end', 0, this.length);
    if (offset >= end) return this;
  }
  let done = true;
  if (typeof value === 'string') done = fillWithString(this, value, offset, end, encoding);
  else if (typedArrayTag(value) !== undefined) {
    done = fillBytes(this, value, offset, end);
  } else {
    fillBytes(this, value & 255, offset, end);
  }
  if (!done) throw new ERR_INVALID_ARG_VALUE('value', value);
  return this;
}

// ---- compare and copy ------------------------------------------------------------------------

/**
 * @param {Uint8Array} otherBuffer
 * @returns {boolean} the same bytes?
 */
function equals(otherBuffer) {
  if (!isUint8Array(otherBuffer)) {
    throw new ERR_INVALID_ARG_TYPE('otherBuffer', ['Buffer', 'Uint8Array'], otherBuffer);
  }
  return this === otherBuffer ||
    (this.byteLength === otherBuffer.byteLength && compareBytes(this, otherBuffer) === 0);
}

/** An optional index: undefined is `fallback`. */
function rangeEnd(value, name, limit, fallback) {
  if (value === undefined) return fallback;
  validateInteger(value, name, 0, limit);
  return value;
}

/**
 * Bytewise order of this[sourceStart, sourceEnd) and target[targetStart, targetEnd).
 * @returns {number} -1, 0 or 1
 */
function compare(target, targetStart, targetEnd, sourceStart, sourceEnd) {
  if (!isUint8Array(target)) {
    throw new ERR_INVALID_ARG_TYPE('target', ['Buffer', 'Uint8Array'], target);
  }
  if (arguments.length === 1) return compareBytes(this, target);
  targetStart = rangeEnd(targetStart, 'targetStart', Number.MAX_SAFE_INTEGER, 0);
  targetEnd = rangeEnd(targetEnd, 'targetEnd', target.length, target.length);
  sourceStart = rangeEnd(sourceStart, 'sourceStart', Number.MAX_SAFE_INTEGER, 0);
  sourceEnd = rangeEnd(sourceEnd, 'sourceEnd', this.length, this.length);
  if (sourceStart >= sourceEnd) return targetStart >= targetEnd ? 0 : -1;
  if (targetStart >= targetEnd) return 1;
  return compareRange(this, sourceStart, sourceEnd, target, targetStart, targetEnd);
}

/** A whole number that copy() was given; what is no number counts as 0. */
function copyIndex(value, name, limit) {
  value = Math.trunc(+value) || 0;
  if (value < 0 || value > limit) {
    throw new ERR_OUT_OF_RANGE(name, limit === Infinity ? '>= 0' : `>= 0 && <= ${limit}`, value);
  }
  return value;
}

/** Buffer.prototype.copy for any source and target that are views on bytes. */
function copyImpl(source, target, targetStart, sourceStart, sourceEnd) {
  if (!isView(source)) throw new ERR_INVALID_ARG_TYPE('source', ['Buffer', 'Uint8Array'], source);
  if (!isView(target)) throw new ERR_INVALID_ARG_TYPE('target', ['Buffer', 'Uint8Array'], target);
  const to = targetStart === undefined ? 0 : copyIndex(targetStart, 'targetStart', Infinity);
  const from = sourceStart === undefined ? 0 :
    copyIndex(sourceStart, 'sourceStart', source.byteLength);
  const end = sourceEnd === undefined ? source.byteLength :
    copyIndex(sourceEnd, 'sourceEnd', Infinity);
  const room = target.byteLength - to;
  if (room <= 0 || from >= end) return 0;
  const count = Math.min(end - from, room, source.byteLength - from);
  copyBytes(source, target, to, from, count);
  return count;
}

/**
 * Copies this[sourceStart, sourceEnd) to target at targetStart, as much as fits; they may overlap.
 * @returns {number} bytes copied
 */
function copy(target, targetStart, sourceStart, sourceEnd) {
  return copyImpl(this, target, targetStart, sourceStart, sourceEnd);
}

/**
 * A Buffer on the same memory, from start to end; negative ones count from the end.
 * @returns {Buffer}
 */
function subarray(start, end) {
  const { length } = this;
  start = clampRelative(start, length);
  end = end === undefined ? length : clampRelative(end, length);
  return new FastBuffer(this.buffer, this.byteOffset + start, end > start ? end - start : 0);
}

/** The same as subarray (and unlike Uint8Array.prototype.slice no copy). */
function slice(start, end) {
  return this.subarray(start, end);
}

// ---- search ----------------------------------------------------------------------------------

/**
 * The place of value, or -1.  Forms: (value[, offset[, end]][, encoding]).
 * @param {boolean} forward the first at or after offset, or else the last at or before it
 */
function search(buf, value, offset, end, encoding, forward) {
  if (!isView(buf)) validateBuffer(buf);
  if (typeof offset === 'string') {
    encoding = offset;
    offset = end = undefined;
  } else if (typeof end === 'string') {
    encoding = end;
    end = undefined;
  }
  const { length } = buf;
  offset = +offset;
  if (Number.isNaN(offset)) offset = forward ? 0 : length;
  offset = Math.trunc(offset);
  end = end === undefined ? length : Math.max(0, Math.min(Math.trunc(+end) || 0, length));
  if (typeof value === 'string') {
    const id = encoding === undefined || encoding === null ? UTF8 : encodingId(encoding);
    if (id === -1) throw new ERR_UNKNOWN_ENCODING(encoding);
    return indexOfString(buf, value, offset, end, id, forward);
  }
  if (typeof value === 'number') {
    return indexOfNumber(buf, value & 255, offset, end, UTF8, forward);
  }
  if (!isUint8Array(value)) {
    throw new ERR_INVALID_ARG_TYPE('value', ['number', 'string', 'Buffer', 'Uint8Array'], value);
  }
  const id = encoding === undefined || encoding === null ? UTF8 : encodingId(encoding);
  return indexOfBytes(buf, value, offset, end, id, forward);
}

/**
 * @param {string|number|Uint8Array} value
 * @param {number} [offset] where to start; negative from the end; a string is the encoding
 * @param {number} [end] nothing at or behind this place counts
 * @param {string} [encoding] of a string value
 * @returns {number} the first place, -1 for none
 */
function indexOf(value, offset, end, encoding) {
  return search(this, value, offset, end, encoding, true);
}

/** The last place at or before offset; otherwise as indexOf. */
function lastIndexOf(value, offset, end, encoding) {
  return search(this, value, offset, end, encoding, false);
}

/** @returns {boolean} */
function includes(value, offset, end, encoding) {
  return search(this, value, offset, end, encoding, true) !== -1;
}

// ---- byte order ------------------------------------------------------------------------------

function swapper(bits, swap) {
  return {
    [`swap${bits}`]() {
      if (this.length % (bits / 8) !== 0) throw new ERR_INVALID_BUFFER_SIZE(`${bits}-bits`);
      swap(this);
      return this;
    },
  }[`swap${bits}`];
}

// ---- inspect ---------------------------------------------------------------------------------

let inspectMaxBytes = 50;

/** `<Buffer 61 62 ... 3 more bytes, own: 'property'>`; ctx is util.inspect's. */
function inspect(recurseTimes, ctx) {
  const { length } = this;
  const shown = Math.min(inspectMaxBytes, length);
  const parts = [];
  if (shown > 0) {
    let bytes = hexSlice.call(this, 0, shown).replace(/..(?=.)/g, '$& ');
    const more = length - shown;
    if (more > 0) bytes += ` ... ${more} more byte${more > 1 ? 's' : ''}`;
    parts.push(bytes);
  } else if (length > 0) {
    parts.push(` ... ${length} more byte${length > 1 ? 's' : ''}`);
  }
  if (ctx) {
    const extras = ownExtras(this, ctx);
    if (extras !== '') parts.push(extras);
  }
  return `<${this.constructor.name} ${parts.join(', ')}>`;
}

/** Own properties that are no bytes, as util.inspect prints them, without braces. */
function ownExtras(buf, ctx) {
  const wanted = (key) => ctx.showHidden || Object.prototype.propertyIsEnumerable.call(buf, key);
  const extras = { __proto__: null };
  let some = false;
  for (const key of Reflect.ownKeys(buf)) {
    if ((typeof key === 'string' && /^(?:0|[1-9]\d*)$/.test(key)) || !wanted(key)) continue;
    some = true;
    extras[key] = buf[key];
  }
  if (!some) return '';
  const text = require('util').inspect(extras, { ...ctx, breakLength: Infinity, compact: true });
  return text.slice(text.indexOf('{') + 2, -2);
}

function getInspectMaxBytes() {
  return inspectMaxBytes;
}

function setInspectMaxBytes(value) {
  validateNumber(value, 'INSPECT_MAX_BYTES', 0);
  inspectMaxBytes = value;
}

function addMethods(proto) {
  for (const encoding of ['ascii', 'base64', 'base64url', 'latin1', 'hex', 'ucs2', 'utf8']) {
    proto[`${encoding}Slice`] = binding[`${encoding}Slice`];
    proto[`${encoding}Write`] = binding[`${encoding}Write`];
  }
  Object.defineProperty(proto, 'parent', {
    __proto__: null,
    enumerable: true,
    get() { return this instanceof FastBuffer ? this.buffer : undefined; },
  });
  Object.defineProperty(proto, 'offset', {
    __proto__: null,
    enumerable: true,
    get() { return this instanceof FastBuffer ? this.byteOffset : undefined; },
  });
  Object.assign(proto, {
    copy, toString, equals, inspect, compare, indexOf, lastIndexOf, includes, fill, write, toJSON,
    subarray, slice,
    swap16: swapper(16, binding.swap16),
    swap32: swapper(32, binding.swap32),
    swap64: swapper(64, binding.swap64),
    toLocaleString: toString,
    [Symbol.for('nodejs.util.inspect.custom')]: inspect,
  });
}

module.exports = {
  addMethods,
  copyImpl,
  getInspectMaxBytes,
  setInspectMaxBytes,
};
