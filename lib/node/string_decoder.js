'use strict';
// string_decoder: bytes that come in pieces, as strings that are never cut inside a character.
// Public face: this module; streams with setEncoding() use it.
// Native half: src/bind/bind_string_decoder.c.
// Source of the API: https://nodejs.org/api/string_decoder.html

const {
  codes: {
    ERR_INVALID_ARG_TYPE,
    ERR_INVALID_THIS,
    ERR_UNKNOWN_ENCODING,
  },
} = require('internal/errors');
const { FastBuffer, encodingId, normalizeEncoding } = require('internal/buffer');
const { flush, write: writeNative } = internalBinding('string_decoder');

// The decoder's memory, seven bytes that the native half reads and writes.
// ORDER: enum decoder_slot in src/bind/bind_string_decoder.c
const kNativeDecoder = Symbol('kNativeDecoder');
const MISSING = 4; // bytes that the kept character still needs
const KEPT = 5; // bytes of it at 0..3
const ENCODING = 6;
const STATE_BYTES = 7;

/**
 * @param {string} [encoding] 'utf8'
 * @throws ERR_UNKNOWN_ENCODING
 */
function StringDecoder(encoding) {
  const name = normalizeEncoding(encoding);
  if (name === undefined) throw new ERR_UNKNOWN_ENCODING(encoding);
  this.encoding = name;
  const state = new FastBuffer(STATE_BYTES);
  state[ENCODING] = encodingId(name);
  this[kNativeDecoder] = state;
}

function stateOf(decoder) {
  const state = decoder?.[kNativeDecoder];
  if (state === undefined) throw new ERR_INVALID_THIS('StringDecoder');
  return state;
}

/**
 * The whole characters of what was kept and buf; the rest is kept.
 * @param {string|Buffer|TypedArray|DataView} buf a string comes back as it is
 * @returns {string}
 * @throws ERR_INVALID_ARG_TYPE, ERR_INVALID_THIS, ERR_STRING_TOO_LONG
 */
StringDecoder.prototype.write = function write(buf) {
  if (typeof buf === 'string') return buf;
  if (!ArrayBuffer.isView(buf)) {
    throw new ERR_INVALID_ARG_TYPE('buf', ['Buffer', 'TypedArray', 'DataView'], buf);
  }
  return writeNative(stateOf(this), buf) ??
    writeNative(stateOf(this), new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength));
};

/**
 * write(buf), and then what was kept, as far as it makes characters; the decoder starts anew.
 * @param {string|Buffer|TypedArray|DataView} [buf]
 * @returns {string}
 */
StringDecoder.prototype.end = function end(buf) {
  const text = buf === undefined ? '' : this.write(buf);
  const state = stateOf(this);
  return state[KEPT] === 0 ? text : text + flush(state);
};

/** Forgets what was kept and decodes buf from offset on (undocumented in Node, used by
 * packages). */
StringDecoder.prototype.text = function text(buf, offset) {
  const state = stateOf(this);
  state[MISSING] = state[KEPT] = 0;
  return this.write(buf.slice(offset));
};

// Undocumented, too: what is kept (always four bytes), how many are missing, how many it will have.
function getter(name, get) {
  Object.defineProperty(StringDecoder.prototype, name, {
    __proto__: null, configurable: true, enumerable: true, get,
  });
}

getter('lastChar', function lastChar() {
  return this[kNativeDecoder].subarray(0, MISSING);
});
getter('lastNeed', function lastNeed() {
  return this[kNativeDecoder][MISSING];
});
getter('lastTotal', function lastTotal() {
  return this[kNativeDecoder][KEPT] + this[kNativeDecoder][MISSING];
});

module.exports = { StringDecoder };
