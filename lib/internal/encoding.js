'use strict';
// internal/encoding: TextEncoder and TextDecoder.
// Public face: the globals of these names, and util.TextEncoder, util.TextDecoder.
// Native half: src/bind/bind_encoding.c (and utf8Write of src/bind/bind_buffer_text.c).
// Source: https://encoding.spec.whatwg.org, https://nodejs.org/api/util.html#class-utiltextdecoder
//
// UTF-8, UTF-16 and windows-1252 ("latin1") are decoded by code of our own.  The other encodings of
// the standard come from ICU, which the engine brings along; those with one byte a character are
// corrected where ICU differs from the standard.  big5, euc-jp, euc-kr and shift_jis are ICU's, as
// in Node.  Without ICU they are refused with ERR_ENCODING_NOT_SUPPORTED.

const {
  codes: {
    ERR_ENCODING_INVALID_ENCODED_DATA,
    ERR_ENCODING_NOT_SUPPORTED,
    ERR_INVALID_ARG_TYPE,
    ERR_INVALID_THIS,
  },
} = require('internal/errors');
const {
  kValidateObjectAllowObjectsAndNull,
  validateObject,
  validateString,
} = require('internal/validators');
require('internal/buffer'); // has the native halves' errors made

const { byteLengthUtf8, isAnyArrayBuffer, isUint8Array, utf8Write } = internalBinding('buffer');
const binding = internalBinding('encoding');

// ORDER: the flags and kinds of src/bind/bind_encoding.c
const LAST = 1;
const FATAL = 2;
const KEEP_BOM = 4;
const UTF8 = 0;
const UTF16LE = 1;
const UTF16BE = 2;
const WINDOWS1252 = 3; // from here on the numbers are this file's
const TABLE = 4;
const CONVERTER = 5;

// Bytes of a stream's memory, and where in it the kind stands.
const STATE_BYTES = 8;
const STATE_KIND = 6;

const kFlags = Symbol('flags');
const kHandle = Symbol('handle');
const customInspect = Symbol.for('nodejs.util.inspect.custom');

const nothing = new Uint8Array(0);
const intoResult = new Uint32Array(2);

function makeReadOnly(proto, methods, tag) {
  for (const name of methods) Object.defineProperty(proto, name, { enumerable: true });
  Object.defineProperty(proto, customInspect, { enumerable: false });
  Object.defineProperty(proto, Symbol.toStringTag, {
    __proto__: null, configurable: true, value: tag,
  });
}

// Is a value one of these? Set by the classes, which alone can see.
let isEncoder;
let isDecoder;

/** Strings to UTF-8. */
class TextEncoder {
  #encoding = 'utf-8';

  static {
    isEncoder = (value) => typeof value === 'object' && value !== null && #encoding in value;
  }

  get encoding() {
    if (!isEncoder(this)) throw new ERR_INVALID_THIS('TextEncoder');
    return this.#encoding;
  }

  /**
   * @param {string} [input] made a string; lone surrogates become U+FFFD
   * @returns {Uint8Array}
   */
  encode(input = '') {
    if (!isEncoder(this)) throw new ERR_INVALID_THIS('TextEncoder');
    const text = `${input}`;
    const bytes = new Uint8Array(byteLengthUtf8(text));
    if (bytes.length !== 0) utf8Write.call(bytes, text, 0, bytes.length);
    return bytes;
  }

  /**
   * Encodes as many whole characters as fit.
   * @param {string} src
   * @param {Uint8Array} dest
   * @returns {{read: number, written: number}} UTF-16 units of src, bytes of dest
   */
  encodeInto(src, dest) {
    if (!isEncoder(this)) throw new ERR_INVALID_THIS('TextEncoder');
    validateString(src, 'src');
    if (!isUint8Array(dest)) throw new ERR_INVALID_ARG_TYPE('dest', 'Uint8Array', dest);
    binding.encodeInto(src, dest, intoResult);
    return { read: intoResult[0], written: intoResult[1] };
  }

  [customInspect](depth, options) {
    if (!isEncoder(this)) throw new ERR_INVALID_THIS('TextEncoder');
    if (typeof depth === 'number' && depth < 0) return this;
    return require('util').inspect({ encoding: this.#encoding }, options);
  }
}
makeReadOnly(TextEncoder.prototype, ['encoding', 'encode', 'encodeInto'], 'TextEncoder');

/** The name and the number of what a label asks for. */
function encodingOf(label) {
  if (label === 'utf-8' || label === 'utf8') return ['utf-8', UTF8];
  const { getEncodingFromLabel, isSingleByte } = require('internal/encoding_labels');
  const name = getEncodingFromLabel(label);
  switch (name) {
    case 'utf-8': return [name, UTF8];
    case 'utf-16le': return [name, UTF16LE];
    case 'utf-16be': return [name, UTF16BE];
    case 'windows-1252': return [name, WINDOWS1252];
    case undefined: throw new ERR_ENCODING_NOT_SUPPORTED(label);
    case 'replacement': throw new ERR_ENCODING_NOT_SUPPORTED(name);
    default: return [name, isSingleByte(name) ? TABLE : CONVERTER];
  }
}

/** What decoding in this encoding needs beside the bytes: a table, an ICU converter, or nothing. */
function handleOf(name, kind, flags) {
  let handle;
  if (kind === TABLE) {
    handle = require('internal/encoding_labels').singleByteTable(name, binding);
  } else if (kind === CONVERTER) {
    handle = binding.openConverter(name, flags);
  } else {
    return undefined;
  }
  if (handle === undefined) throw new ERR_ENCODING_NOT_SUPPORTED(name);
  return handle;
}

/** Bytes to strings. */
class TextDecoder {
  #encoding;
  #kind;
  #state; // of a stream, once there was one

  static {
    isDecoder = (value) => typeof value === 'object' && value !== null && #kind in value;
  }

  /**
   * @param {string} [encoding] a label of the Encoding standard: 'utf-8'
   * @param {{fatal?: boolean, ignoreBOM?: boolean}} [options]
   * @throws ERR_ENCODING_NOT_SUPPORTED
   */
  constructor(encoding = 'utf-8', options = undefined) {
    const label = `${encoding}`;
    if (options !== undefined) {
      validateObject(options, 'options', kValidateObjectAllowObjectsAndNull);
    }
    [this.#encoding, this.#kind] = encodingOf(label);
    this[kFlags] = (options?.fatal ? FATAL : 0) | (options?.ignoreBOM ? KEEP_BOM : 0);
    this[kHandle] = handleOf(this.#encoding, this.#kind, this[kFlags]);
  }

  get encoding() {
    if (!isDecoder(this)) throw new ERR_INVALID_THIS('TextDecoder');
    return this.#encoding;
  }

  get fatal() {
    if (!isDecoder(this)) throw new ERR_INVALID_THIS('TextDecoder');
    return (this[kFlags] & FATAL) !== 0;
  }

  get ignoreBOM() {
    if (!isDecoder(this)) throw new ERR_INVALID_THIS('TextDecoder');
    return (this[kFlags] & KEEP_BOM) !== 0;
  }

  /**
   * @param {ArrayBuffer|ArrayBufferView} [input]
   * @param {{stream?: boolean}} [options] stream: more is to come
   * @returns {string}
   * @throws ERR_ENCODING_INVALID_ENCODED_DATA if fatal and the bytes are ill-formed
   */
  decode(input = nothing, options = undefined) {
    if (!isDecoder(this)) throw new ERR_INVALID_THIS('TextDecoder');
    let stream = false;
    if (options !== undefined) {
      validateObject(options, 'options', kValidateObjectAllowObjectsAndNull);
      stream = Boolean(options?.stream);
    }
    let text = this.#decode(input, stream);
    if (text === null) text = this.#decode(asBytes(input), stream);
    if (text !== undefined) return text;
    throw new ERR_ENCODING_INVALID_ENCODED_DATA(this.#encoding, undefined);
  }

  /** undefined: ill-formed; null: input is nothing that the native half takes */
  #decode(input, stream) {
    const flags = this[kFlags] | (stream ? 0 : LAST);
    switch (this.#kind) {
      case UTF8:
        if (!stream && this.#state === undefined) return binding.decodeUtf8(input, flags);
        // fall through
      case UTF16LE:
      case UTF16BE:
        return binding.decodeStream(this.#state ??= newState(this.#kind), input, flags);
      case WINDOWS1252:
        return binding.decodeWindows1252(input);
      case TABLE:
        return binding.decodeTable(input, this[kHandle], flags);
      default:
        return binding.decodeConverter(this[kHandle], input, flags);
    }
  }

  [customInspect](depth, options) {
    if (!isDecoder(this)) throw new ERR_INVALID_THIS('TextDecoder');
    if (typeof depth === 'number' && depth < 0) return this;
    const shown = { encoding: this.encoding, fatal: this.fatal, ignoreBOM: this.ignoreBOM };
    if (options.showHidden) {
      shown[kFlags] = this[kFlags];
      shown[kHandle] = this[kHandle];
    }
    return `${this.constructor.name} ${require('util').inspect(shown, options)}`;
  }
}
makeReadOnly(TextDecoder.prototype, ['encoding', 'fatal', 'ignoreBOM', 'decode'], 'TextDecoder');

function newState(kind) {
  const state = new Uint8Array(STATE_BYTES);
  state[STATE_KIND] = kind;
  return state;
}

function asBytes(input) {
  if (ArrayBuffer.isView(input)) {
    return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  }
  if (isAnyArrayBuffer(input)) return new Uint8Array(input);
  throw new ERR_INVALID_ARG_TYPE('list', ['SharedArrayBuffer', 'ArrayBuffer', 'ArrayBufferView'],
                                 input);
}

module.exports = {
  TextDecoder,
  TextEncoder,
  getEncodingFromLabel: (label) => require('internal/encoding_labels').getEncodingFromLabel(label),
};
