'use strict';
// buffer: bytes. Buffer and its static half; atob, btoa, transcode; Blob and File by name.
// Public face: this module and the globals Buffer, atob, btoa, Blob, File.
// Native half: src/bind/bind_buffer.c; the methods are in internal/buffer_methods and
// internal/buffer_numbers, what makes Buffers in internal/buffer.
// Source of the API: https://nodejs.org/api/buffer.html

const binding = internalBinding('buffer');
const {
  codes: {
    ERR_BUFFER_OUT_OF_BOUNDS,
    ERR_INVALID_ARG_TYPE,
    ERR_INVALID_STATE,
    ERR_MISSING_ARGS,
  },
} = require('internal/errors');
const {
  validateArray, validateInteger, validateNumber, validateString,
} = require('internal/validators');
const {
  BASE64, BASE64URL, FastBuffer, HEX, UCS2, UTF8,
  allocateUnsafe, allocateZeroed, byteLengthOf, encodingId, fromString, kMaxLength, kStringMaxLength,
  requireEncodingId, takePoolSizeFrom, typedArrayTag,
} = require('internal/buffer');
const {
  addMethods, copyImpl, getInspectMaxBytes, setInspectMaxBytes,
} = require('internal/buffer_methods');
const { addNumberMethods } = require('internal/buffer_numbers');

const { isAnyArrayBuffer, isUint8Array } = binding;
const { isView } = ArrayBuffer;

addNumberMethods(FastBuffer.prototype);
addMethods(FastBuffer.prototype);

const firstArgumentTypes = ['string', 'Buffer', 'ArrayBuffer', 'Array', 'Array-like Object'];

/**
 * The old constructor, which works without `new`, too: a number is a size, all else is for from().
 * @deprecated
 */
function Buffer(arg, encodingOrOffset, length) {
  require('internal/buffer_rare').warnOfConstructor();
  if (typeof arg === 'number') {
    if (typeof encodingOrOffset === 'string') {
      throw new ERR_INVALID_ARG_TYPE('string', 'string', arg);
    }
    return Buffer.alloc(arg);
  }
  return Buffer.from(arg, encodingOrOffset, length);
}

Object.defineProperty(Buffer, Symbol.species, {
  __proto__: null,
  configurable: true,
  enumerable: false,
  get() { return FastBuffer; },
});
takePoolSizeFrom(Buffer);

// ---- making ----------------------------------------------------------------------------------

/**
 * A Buffer with the bytes of value: a string, an ArrayBuffer (shared memory, not copied), an array
 * or array-like object of numbers, a typed array (its elements as bytes), or an object that
 * valueOf() or Symbol.toPrimitive turn into one of these.
 * @param {any} value
 * @param {string|number} [encodingOrOffset] of a string: 'utf8'; of an ArrayBuffer: first byte
 * @param {number} [length] of an ArrayBuffer: bytes
 * @returns {Buffer}
 * @throws ERR_INVALID_ARG_TYPE, ERR_UNKNOWN_ENCODING, ERR_BUFFER_OUT_OF_BOUNDS
 */
Buffer.from = function from(value, encodingOrOffset, length) {
  if (typeof value === 'string') return fromString(value, encodingOrOffset);
  if (typeof value === 'object' && value !== null) {
    if (isUint8Array(value)) return fromBytes(value);
    if (isAnyArrayBuffer(value)) return fromArrayBuffer(value, encodingOrOffset, length);
    const primitive = value.valueOf && value.valueOf();
    if (primitive != null && primitive !== value &&
        (typeof primitive === 'string' || typeof primitive === 'object')) {
      return Buffer.from(primitive, encodingOrOffset, length);
    }
    const made = fromObject(value);
    if (made !== undefined) return made;
    if (typeof value[Symbol.toPrimitive] === 'function') {
      const text = value[Symbol.toPrimitive]('string');
      if (typeof text === 'string') return fromString(text, encodingOrOffset);
    }
  }
  throw new ERR_INVALID_ARG_TYPE('first argument', firstArgumentTypes, value);
};

function fromBytes(bytes) {
  const { length } = bytes;
  if (length === 0) return new FastBuffer();
  const buf = allocateUnsafe(length);
  binding.copy(bytes, buf, 0, 0, length);
  return buf;
}

function fromArrayBuffer(buffer, offset, length) {
  offset = offset === undefined ? 0 : +offset || 0; // NaN, too
  const rest = buffer.byteLength - offset;
  if (rest < 0) throw new ERR_BUFFER_OUT_OF_BOUNDS('offset');
  // Without a length the Buffer follows a resizable ArrayBuffer.
  if (length === undefined) return new FastBuffer(buffer, offset);
  length = +length;
  if (!(length > 0)) length = 0;
  else if (length > rest) throw new ERR_BUFFER_OUT_OF_BOUNDS('length');
  return new FastBuffer(buffer, offset, length);
}

/** Array-likes, and what JSON made of a Buffer; undefined for anything else. */
function fromObject(value) {
  if (value.length !== undefined || isAnyArrayBuffer(value.buffer)) {
    if (typeof value.length !== 'number') return new FastBuffer();
    return fromArrayLike(value);
  }
  if (value.type === 'Buffer' && Array.isArray(value.data)) return fromArrayLike(value.data);
  return undefined;
}

function fromArrayLike(list) {
  const length = list.length > 0 ? Math.trunc(list.length) : 0;
  if (length === 0) return new FastBuffer();
  const buf = allocateUnsafe(length);
  for (let i = 0; i < length; i++) buf[i] = list[i];
  return buf;
}

/** A Buffer of the given bytes (modulo 256). */
Buffer.of = function of(...items) {
  return fromArrayLike(items);
};

/**
 * A copy of the memory under a typed array.
 * @param {TypedArray} view
 * @param {number} [offset] first element
 * @param {number} [length] elements
 * @returns {Buffer}
 */
Buffer.copyBytesFrom = function copyBytesFrom(view, offset, length) {
  if (typedArrayTag(view) === undefined) {
    throw new ERR_INVALID_ARG_TYPE('view', ['TypedArray'], view);
  }
  const count = view.length;
  if (count === 0) return new FastBuffer();
  let start = 0;
  let end = count;
  if (offset !== undefined) {
    validateInteger(offset, 'offset', 0);
    if (offset >= count) return new FastBuffer();
    start = offset;
  }
  if (length !== undefined) {
    validateInteger(length, 'length', 0);
    end = Math.min(count, start + length);
  }
  const size = view.BYTES_PER_ELEMENT;
  return fromBytes(new Uint8Array(view.buffer, view.byteOffset + start * size,
                                  (end - start) * size));
};

function validateSize(size) {
  validateNumber(size, 'size', 0, kMaxLength);
}

/**
 * A Buffer of `size` bytes, zero or filled as buf.fill() does.
 * @param {number} size bytes
 * @param {string|Uint8Array|number} [fill] 0
 * @param {string} [encoding] of a string to fill with
 * @returns {Buffer}
 */
Buffer.alloc = function alloc(size, fill, encoding) {
  validateSize(size);
  const buf = allocateZeroed(size);
  if (fill !== undefined && fill !== 0 && size > 0) {
    if (typeof fill !== 'string' || encoding === undefined || encoding === null) {
      return buf.fill(fill);
    }
    validateString(encoding, 'encoding');
    return buf.fill(fill, encoding);
  }
  return buf;
};

/**
 * A Buffer of `size` bytes whose contents are whatever was there; small ones share a pool.
 * @param {number} size bytes
 * @param {number} [alignment] of the first byte's address: a power of two up to 2 ** 30
 * @returns {Buffer}
 */
Buffer.allocUnsafe = function allocUnsafe(size, alignment) {
  validateSize(size);
  if (alignment === undefined) return allocateUnsafe(Math.trunc(size));
  return require('internal/buffer_rare').allocateAligned(size, alignment, allocateUnsafe);
};

/** allocUnsafe that never takes from the pool. */
Buffer.allocUnsafeSlow = function allocUnsafeSlow(size, alignment) {
  validateSize(size);
  if (alignment === undefined) return allocateZeroed(size);
  return require('internal/buffer_rare').allocateAligned(size, alignment, allocateZeroed);
};

// ---- asking ----------------------------------------------------------------------------------

/** @returns {boolean} */
Buffer.isBuffer = function isBuffer(value) {
  return value instanceof FastBuffer;
};

/** Bytewise order: -1, 0 or 1; for sort(). */
Buffer.compare = function compare(buf1, buf2) {
  if (!isUint8Array(buf1)) throw new ERR_INVALID_ARG_TYPE('buf1', ['Buffer', 'Uint8Array'], buf1);
  if (!isUint8Array(buf2)) throw new ERR_INVALID_ARG_TYPE('buf2', ['Buffer', 'Uint8Array'], buf2);
  return buf1 === buf2 ? 0 : binding.compare(buf1, buf2);
};

/** Is this the name of an encoding? */
Buffer.isEncoding = function isEncoding(encoding) {
  return typeof encoding === 'string' && encodingId(encoding) !== -1;
};

/**
 * Bytes that a string will take (for hex and base64: at most), or the size of a view.
 * @param {string|ArrayBufferView|ArrayBuffer} string
 * @param {string} [encoding] 'utf8', also for an unknown one
 * @returns {number}
 */
Buffer.byteLength = function byteLength(string, encoding) {
  if (typeof string !== 'string') {
    if (isView(string) || isAnyArrayBuffer(string)) return string.byteLength;
    throw new ERR_INVALID_ARG_TYPE('string', ['string', 'Buffer', 'ArrayBuffer'], string);
  }
  if (encoding === undefined || string.length === 0) return binding.byteLengthUtf8(string);
  const id = encodingId(encoding);
  return byteLengthOf(string, id === -1 ? UTF8 : id);
};

function bytesOf(input) {
  if (typedArrayTag(input) !== undefined || isAnyArrayBuffer(input)) return input;
  throw new ERR_INVALID_ARG_TYPE('input', ['ArrayBuffer', 'Buffer', 'TypedArray'], input);
}

/**
 * Characters (UTF-16 units) that toString(encoding) would give, without making the string.
 * @param {ArrayBuffer|TypedArray} input
 * @param {string} [encoding] 'utf8'
 * @returns {number}
 */
Buffer.stringLength = function stringLength(input, encoding = 'utf8') {
  const { byteLength } = bytesOf(input);
  validateString(encoding, 'encoding');
  switch (requireEncodingId(encoding)) {
    case UTF8: return binding.stringLengthUtf8(input);
    case UCS2: return Math.floor(byteLength / 2);
    case HEX: return byteLength * 2;
    case BASE64: return Math.ceil(byteLength / 3) * 4;
    case BASE64URL: return Math.ceil(byteLength * 4 / 3);
    default: return byteLength;
  }
};

/**
 * One Buffer with the bytes of all of the list.
 * @param {Uint8Array[]} list
 * @param {number} [length] of the result: cut, or filled up with zeros; default: the sum
 * @returns {Buffer}
 */
Buffer.concat = function concat(list, length) {
  validateArray(list, 'list');
  if (length !== undefined) validateInteger(length, 'length', 0, kMaxLength);
  const count = list.length;
  if (count === 0) return new FastBuffer();
  let sum = 0;
  const sizes = new Array(count);
  for (let i = 0; i < count; i++) {
    const bytes = binding.sizeOf(list[i]); // not `length`, which the program may have replaced
    if (bytes === -1) {
      throw new ERR_INVALID_ARG_TYPE(`list[${i}]`, ['Buffer', 'Uint8Array'], list[i]);
    }
    sizes[i] = bytes;
    sum += bytes;
  }
  const size = length ?? sum;
  const buf = allocateUnsafe(size);
  let at = 0;
  for (let i = 0; i < count && at < size; i++) {
    const bytes = Math.min(sizes[i], size - at);
    binding.copy(list[i], buf, at, 0, bytes);
    at += bytes;
  }
  // What nothing was copied to must not show what the pool held before.
  if (at < size) binding.fill(buf, 0, at, size);
  return buf;
};

Object.defineProperty(Buffer, Symbol('kIsEncodingSymbol'), {
  __proto__: null, value: Buffer.isEncoding, writable: true, enumerable: true, configurable: true,
});

Buffer.prototype = FastBuffer.prototype;
Object.defineProperty(FastBuffer.prototype, 'constructor', {
  __proto__: null, value: Buffer, writable: true, enumerable: false, configurable: true,
});
Object.setPrototypeOf(Buffer, Uint8Array);

// ---- the module's other functions ------------------------------------------------------------

function answered(answer) {
  if (answer !== undefined) return answer;
  throw new ERR_INVALID_STATE('Cannot validate on a detached buffer');
}

/** Are these bytes well-formed UTF-8? */
function isUtf8(input) {
  return answered(binding.isUtf8(bytesOf(input)));
}

/** Are these bytes all below 0x80? */
function isAscii(input) {
  return answered(binding.isAscii(bytesOf(input)));
}

/** Has this string no character above U+00FF? */
function isLatin1(input) {
  validateString(input, 'input');
  return binding.isLatin1(input);
}

function missingInput() {
  return new ERR_MISSING_ARGS('input');
}

function badCharacter(message) {
  const { DOMException } = globalThis;
  return new DOMException(message, 'InvalidCharacterError');
}

/**
 * Base64 of a string's characters, each one byte.
 * @param {any} input made a string
 * @returns {string}
 * @throws InvalidCharacterError for a character above U+00FF
 */
function btoa(input) {
  if (arguments.length === 0) throw missingInput();
  const text = binding.btoa(`${input}`);
  if (text === undefined) throw badCharacter('Invalid character');
  return text;
}

/**
 * The characters (each one byte) that base64 text stands for.
 * @param {any} input made a string
 * @returns {string}
 * @throws InvalidCharacterError
 */
function atob(input) {
  if (arguments.length === 0) throw missingInput();
  const text = binding.atob(`${input}`);
  if (typeof text === 'string') return text;
  throw badCharacter(text === -1 ? 'Invalid character' :
    'The string to be decoded is not correctly encoded.');
}

/**
 * The bytes of one encoding in another; what the other has no byte for becomes '?'.
 * @param {Uint8Array} source
 * @param {string} [fromEncoding] 'utf8', 'ucs2', 'latin1' or 'ascii'
 * @param {string} [toEncoding]
 * @returns {Buffer}
 */
function transcode(source, fromEncoding, toEncoding) {
  return require('internal/buffer_rare').transcode(source, fromEncoding, toEncoding);
}

/** @returns {Blob|undefined} what URL.createObjectURL() registered */
function resolveObjectURL(url) {
  return require('internal/blob').resolveObjectURL(url);
}

module.exports = {
  Buffer,
  transcode,
  isUtf8,
  isAscii,
  isLatin1,
  kMaxLength,
  kStringMaxLength,
  btoa,
  atob,
};

/** A class that is loaded when it is first read, and then a plain property. */
function lazyClass(name, id) {
  const set = (value) => Object.defineProperty(module.exports, name, {
    __proto__: null, value, writable: true, enumerable: true, configurable: true,
  });
  Object.defineProperty(module.exports, name, {
    __proto__: null,
    get() {
      const value = require(id)[name];
      set(value);
      return value;
    },
    set,
    enumerable: true,
    configurable: true,
  });
}

Object.defineProperty(module.exports, 'constants', {
  __proto__: null,
  value: { MAX_LENGTH: kMaxLength, MAX_STRING_LENGTH: kStringMaxLength },
  enumerable: true,
});
Object.defineProperty(module.exports, 'INSPECT_MAX_BYTES', {
  __proto__: null,
  get: getInspectMaxBytes,
  set: setInspectMaxBytes,
  enumerable: true,
  configurable: true,
});
lazyClass('Blob', 'internal/blob');
Object.defineProperty(module.exports, 'resolveObjectURL', {
  __proto__: null, value: resolveObjectURL, writable: true, enumerable: true, configurable: true,
});
lazyClass('File', 'internal/file');
