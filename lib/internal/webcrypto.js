'use strict';
// internal/webcrypto - the global crypto: random values.  https://nodejs.org/api/webcrypto.html
// Native half: src/bind/bind_random.c.  crypto.subtle is not built (internal/unbuilt_globals).

const { codes: { ERR_ILLEGAL_CONSTRUCTOR, ERR_INVALID_THIS } } = require('internal/errors');
const { fill, uuid } = internalBinding('random');
const { typedArrayName } = require('internal/util/kinds');

const MAX_BYTES = 65536; // of one request; the standard's number
const kInspect = Symbol.for('nodejs.util.inspect.custom');

let mayMake = false;
let isCrypto;

function checkView(view) {
  if (!ArrayBuffer.isView(view)) {
    const error = new TypeError("Failed to execute 'getRandomValues' on 'Crypto': 1st argument " +
      'is not an ArrayBufferView.');
    error.code = 'ERR_INVALID_ARG_TYPE';
    throw error;
  }
  const { DOMException } = require('internal/dom_exception');
  const name = typedArrayName(view);
  if (name === undefined || name.startsWith('Float')) {
    throw new DOMException('The data argument must be an integer-type TypedArray',
      'TypeMismatchError');
  }
  if (view.byteLength > MAX_BYTES) {
    throw new DOMException('The requested length exceeds 65,536 bytes', 'QuotaExceededError');
  }
}

class Crypto {
  #isOurs = true;

  constructor() {
    if (!mayMake) throw new ERR_ILLEGAL_CONSTRUCTOR();
  }

  static {
    isCrypto = (value) => value !== null && typeof value === 'object' && #isOurs in value;
  }

  get subtle() {
    if (!isCrypto(this)) throw new ERR_INVALID_THIS('Crypto');
    return require('internal/unbuilt_globals').SubtleCrypto.prototype;
  }

  /**
   * Fills a typed array of integers.
   * @returns {TypedArray} the array
   */
  getRandomValues(array) {
    if (!isCrypto(this)) throw new ERR_INVALID_THIS('Crypto');
    checkView(array);
    fill(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    return array;
  }

  /** @returns {string} a random UUID, version 4 */
  randomUUID() {
    if (!isCrypto(this)) throw new ERR_INVALID_THIS('Crypto');
    return uuid();
  }

  [kInspect](depth, options) {
    if (depth < 0) return this;
    return `Crypto ${require('util').inspect({}, options)}`;
  }
}

const shown = { __proto__: null, enumerable: true };
Object.defineProperties(Crypto.prototype, {
  subtle: shown,
  getRandomValues: shown,
  randomUUID: shown,
  [Symbol.toStringTag]: { __proto__: null, value: 'Crypto', configurable: true },
});

mayMake = true;
const crypto = new Crypto();
mayMake = false;

module.exports = { Crypto, crypto };
