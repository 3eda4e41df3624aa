'use strict';
// internal/crypto/keys - KeyObject, as far as secret keys go.
// https://nodejs.org/api/crypto.html#class-keyobject

const { Buffer } = require('buffer');
const { codes } = require('internal/errors');
const { validateObject } = require('internal/validators');
const native = internalBinding('crypto');
const { isBytes, viewOf } = require('internal/crypto/util');

const kMake = Symbol('make');
const TYPES = ['secret', 'public', 'private'];

let bytesOf; // of a secret KeyObject; undefined for anything else

/** A key whose bytes only export() gives out. Programs get it from createSecretKey(). */
class KeyObject {
  #type;

  constructor(type, handle) {
    if (!TYPES.includes(type)) throw new codes.ERR_INVALID_ARG_VALUE('type', type);
    if (handle !== kMake) throw new codes.ERR_INVALID_ARG_TYPE('handle', 'object', handle);
    this.#type = type;
  }

  /** 'secret' */
  get type() {
    return this.#type;
  }

  static from(key) {
    throw new codes.ERR_INVALID_ARG_TYPE('key', 'CryptoKey', key);
  }

  /** Do both have the same type and bytes? */
  equals(otherKeyObject) {
    if (!isKeyObject(otherKeyObject)) {
      throw new codes.ERR_INVALID_ARG_TYPE('otherKeyObject', 'KeyObject', otherKeyObject);
    }
    const a = bytesOf(this);
    const b = bytesOf(otherKeyObject);
    return a !== undefined && b !== undefined && a.length === b.length && native.isEqual(a, b);
  }
}
Object.defineProperty(KeyObject.prototype, Symbol.toStringTag, {
  __proto__: null, value: 'KeyObject', configurable: true,
});

class SecretKeyObject extends KeyObject {
  #bytes;

  constructor(bytes) {
    super('secret', kMake);
    this.#bytes = bytes;
  }

  static {
    bytesOf = (key) => (key !== null && typeof key === 'object' && #bytes in key ?
      key.#bytes : undefined);
  }

  /** Bytes of the key. */
  get symmetricKeySize() {
    return this.#bytes.length;
  }

  /**
   * @param {{format: ('buffer'|'jwk')}} [options]
   * @returns {Buffer|object}
   */
  export(options) {
    if (options !== undefined) {
      validateObject(options, 'options');
      const { format } = options;
      if (format !== undefined && format !== 'buffer' && format !== 'jwk') {
        throw new codes.ERR_INVALID_ARG_VALUE('options.format', format,
                                              "must be one of: undefined, 'buffer', 'jwk'");
      }
      if (format === 'jwk') return { kty: 'oct', k: this.#bytes.toString('base64url') };
    }
    return Buffer.from(this.#bytes);
  }
}

function isKeyObject(value) {
  return value instanceof KeyObject && bytesOf(value) !== undefined;
}
require('internal/util/types').keyClasses.isKeyObject = isKeyObject;

const KEY_TYPES = ['ArrayBuffer', 'Buffer', 'TypedArray', 'DataView'];

/**
 * @param {string|ArrayBuffer|Buffer|TypedArray|DataView} key
 * @param {string} [encoding] of a string
 * @returns {KeyObject}
 */
function createSecretKey(key, encoding) {
  if (typeof key === 'string') {
    const usable = encoding === undefined || encoding === 'buffer' ? 'utf8' : encoding;
    return new SecretKeyObject(Buffer.from(key, usable));
  }
  if (!isBytes(key)) throw new codes.ERR_INVALID_ARG_TYPE('key', KEY_TYPES, key);
  return new SecretKeyObject(Buffer.from(viewOf(key))); // a copy
}

/**
 * The bytes of a secret key, however it is given.
 * @throws ERR_INVALID_ARG_TYPE
 */
function secretBytes(key, name, encoding) {
  if (typeof key === 'string') {
    return Buffer.from(key, encoding === undefined || encoding === 'buffer' ? 'utf8' : encoding);
  }
  if (isBytes(key)) return viewOf(key);
  const bytes = bytesOf(key);
  if (bytes !== undefined) return bytes;
  throw new codes.ERR_INVALID_ARG_TYPE(
    name, ['string', ...KEY_TYPES, 'KeyObject', 'CryptoKey'], key);
}

module.exports = { KeyObject, createSecretKey, isKeyObject, secretBytes };
