'use strict';
// internal/crypto/cipher - Cipheriv, Decipheriv, getCipherInfo.
// https://nodejs.org/api/crypto.html#class-cipheriv
// Native half: src/bind/bind_crypto_cipher.c over src/crypto/crypto_cipher.c.

const native = internalBinding('crypto');
const { Buffer } = require('buffer');
const { FastBuffer } = require('internal/buffer');
const { codes } = require('internal/errors');
const { validateEncoding, validateInt32, validateObject, validateString } =
  require('internal/validators');
const { LazyTransform } = require('internal/crypto/lazy_transform');
const { isFailure, toBytes, toData, toError } = require('internal/crypto/util');

// Negative numbers of src/crypto/crypto_cipher.h.
const ENOENT = -2;
const EINVAL = -22;
const ENODATA = -61;
const EBADMSG = -74;
const EMSGSIZE = -90;
const ESTALE = -116;
const EKEYREJECTED = -129;

const kHandle = Symbol('kHandle');

function tagLengthOf(options) {
  const length = options?.authTagLength;
  if (length === undefined || length === null) return -1;
  if (length !== length >>> 0) {
    throw new codes.ERR_INVALID_ARG_VALUE('options.authTagLength', length);
  }
  return length;
}

/** The error for a failure of native.cipher. */
function openError(failure, cipher, tagLength) {
  switch (failure) {
    case ENOENT: return new codes.ERR_CRYPTO_UNKNOWN_CIPHER();
    case EKEYREJECTED: return new codes.ERR_CRYPTO_INVALID_KEYLEN();
    case EINVAL: return new codes.ERR_CRYPTO_INVALID_IV();
    case EBADMSG: return tagError(tagLength);
    case ENODATA: {
      const error = tagError(0);
      error.message = `authTagLength required for ${cipher}`;
      return error;
    }
    default: return toError(failure, 'Failed to initialize cipher');
  }
}

function tagError(length) {
  return new codes.ERR_CRYPTO_INVALID_AUTH_TAG(length);
}

function open(self, isEncryption, cipher, key, iv, options) {
  validateString(cipher, 'cipher');
  const encoding = options?.encoding ?? undefined;
  const keyBytes = require('internal/crypto/keys').secretBytes(key, 'key', encoding);
  const ivBytes = iv === null ? null : toBytes(iv, 'iv');
  const tagLength = tagLengthOf(options);
  const box = native.cipher(isEncryption, cipher, keyBytes, ivBytes, tagLength);
  if (isFailure(box)) throw openError(box, cipher, tagLength);
  self._decoder = null;
  self._options = options;
  self[kHandle] = box;
}

/** The decoder for text, which stays the same for all of an object's output. */
function decoderOf(self, encoding) {
  if (!Buffer.isEncoding(encoding)) throw new codes.ERR_UNKNOWN_ENCODING(encoding);
  const { StringDecoder } = require('string_decoder');
  const decoder = new StringDecoder(encoding);
  self._decoder ??= decoder;
  if (self._decoder.encoding !== decoder.encoding) {
    throw new codes.ERR_INVALID_ARG_VALUE(
      'outputEncoding', encoding, `cannot be changed from '${self._decoder.encoding}'`);
  }
  return self._decoder;
}

function isText(encoding) {
  return encoding && encoding !== 'buffer';
}

const shared = {
  _transform(chunk, encoding, callback) {
    this.push(this.update(chunk, encoding));
    callback();
  },

  _flush(callback) {
    try {
      this.push(this.final());
    } catch (error) {
      callback(error);
      return;
    }
    callback();
  },

  /**
   * @param {string|Buffer|TypedArray|DataView} data
   * @param {string} [inputEncoding] of a string
   * @param {string} [outputEncoding] a Buffer is returned without one
   */
  update(data, inputEncoding, outputEncoding) {
    if (typeof data === 'string') validateEncoding(data, inputEncoding);
    const answer = native.cipherUpdate(
      this[kHandle], toData(data, inputEncoding === 'buffer' ? 'utf8' : inputEncoding));
    if (answer === EMSGSIZE) throw new codes.ERR_CRYPTO_INVALID_MESSAGELEN();
    if (isFailure(answer)) throw toError(answer, 'Trying to add data in unsupported state');
    const bytes = new FastBuffer(answer);
    return isText(outputEncoding) ? decoderOf(this, outputEncoding).write(bytes) : bytes;
  },

  /** What is left; ends the work. */
  final(outputEncoding) {
    const answer = native.cipherFinal(this[kHandle]);
    if (answer === ESTALE) {
      const error = new codes.ERR_CRYPTO_INVALID_STATE('final');
      error.message = 'Invalid state';
      throw error;
    }
    if (answer === EBADMSG) {
      throw new Error('Unsupported state or unable to authenticate data');
    }
    if (isFailure(answer)) throw toError(answer, 'Unsupported state');
    const bytes = new FastBuffer(answer);
    return isText(outputEncoding) ? decoderOf(this, outputEncoding).end(bytes) : bytes;
  },

  /** Is the last block filled up? Yes, unless turned off. */
  setAutoPadding(autoPadding) {
    if (!native.cipherSetPadding(this[kHandle], autoPadding === undefined || !!autoPadding)) {
      throw new codes.ERR_CRYPTO_INVALID_STATE('setAutoPadding');
    }
    return this;
  },

  /** The tag, after final(). */
  getAuthTag() {
    const tag = native.cipherTag(this[kHandle]);
    if (tag === undefined) throw new codes.ERR_CRYPTO_INVALID_STATE('getAuthTag');
    return new FastBuffer(tag);
  },

  /** The tag that the message must have, before final(). */
  setAuthTag(tag, encoding) {
    const bytes = toBytes(tag, 'buffer', encoding);
    const answer = native.cipherSetTag(this[kHandle], bytes);
    if (answer === EBADMSG) throw tagError(bytes.byteLength);
    if (answer !== 0) throw new codes.ERR_CRYPTO_INVALID_STATE('setAuthTag');
    return this;
  },

  /**
   * What is authenticated, but not encrypted.
   * @param {{plaintextLength: number, encoding: string}} [options] the length is CCM's wish
   */
  setAAD(aadbuf, options) {
    const bytes = toBytes(aadbuf, 'aadbuf', options?.encoding);
    const length = options?.plaintextLength ?? -1;
    if (length !== -1 && length !== length >>> 0) {
      throw new codes.ERR_INVALID_ARG_VALUE('options.plaintextLength', length);
    }
    const answer = native.cipherSetAAD(this[kHandle], bytes, length);
    if (answer === ENODATA) {
      const error = new codes.ERR_MISSING_ARGS('options.plaintextLength');
      error.message = 'options.plaintextLength required for CCM mode with AAD';
      throw error;
    }
    if (answer === EMSGSIZE) throw new codes.ERR_CRYPTO_INVALID_MESSAGELEN();
    if (answer !== 0) throw new codes.ERR_CRYPTO_INVALID_STATE('setAAD');
    return this;
  },
};

function give(Class, names) {
  Object.setPrototypeOf(Class.prototype, LazyTransform.prototype);
  Object.setPrototypeOf(Class, LazyTransform);
  for (const name of names) Class.prototype[name] = shared[name];
}

/**
 * Encryption under way; also a Transform.
 * @param {string} cipher 'aes-256-gcm' and such
 * @param {string|Buffer|KeyObject} key
 * @param {string|Buffer|null} iv
 * @param {object} [options] authTagLength in bytes, and those of Transform
 */
function Cipheriv(cipher, key, iv, options) {
  if (!(this instanceof Cipheriv)) return new Cipheriv(cipher, key, iv, options);
  open(this, true, cipher, key, iv, options);
}
give(Cipheriv, ['_transform', '_flush', 'update', 'final', 'setAutoPadding', 'getAuthTag', 'setAAD']);

/** Decryption under way; as Cipheriv. */
function Decipheriv(cipher, key, iv, options) {
  if (!(this instanceof Decipheriv)) return new Decipheriv(cipher, key, iv, options);
  open(this, false, cipher, key, iv, options);
}
give(Decipheriv,
     ['_transform', '_flush', 'update', 'final', 'setAutoPadding', 'setAuthTag', 'setAAD']);

/**
 * @param {string|number} nameOrNid
 * @param {{keyLength: number, ivLength: number}} [options] lengths that shall fit
 * @returns {object|undefined} mode, name, nid, blockSize, ivLength, keyLength
 */
function getCipherInfo(nameOrNid, options) {
  if (typeof nameOrNid !== 'string' && typeof nameOrNid !== 'number') {
    throw new codes.ERR_INVALID_ARG_TYPE('nameOrNid', ['string', 'number'], nameOrNid);
  }
  if (options !== undefined) validateObject(options, 'options');
  const { keyLength, ivLength } = options ?? {};
  if (keyLength !== undefined) validateInt32(keyLength, 'options.keyLength');
  if (ivLength !== undefined) validateInt32(ivLength, 'options.ivLength');
  if (typeof nameOrNid === 'number' && nameOrNid !== (nameOrNid | 0)) return undefined;
  const found = native.cipherInfo(nameOrNid, keyLength ?? -1, ivLength ?? -1);
  if (found === undefined) return undefined;
  if (isFailure(found) && !Array.isArray(found)) throw toError(found);
  const [mode, name, nid, blockSize, iv, key] = found;
  const info = { __proto__: null, mode, name: name.toLowerCase(), nid, keyLength: key };
  if (blockSize > 0) info.blockSize = blockSize;
  if (iv > 0) info.ivLength = iv;
  return info;
}

module.exports = { Cipheriv, Decipheriv, getCipherInfo };
