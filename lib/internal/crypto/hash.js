'use strict';
// internal/crypto/hash - Hash, Hmac and hash().
// https://nodejs.org/api/crypto.html#class-hash, #class-hmac, #cryptohashalgorithm-data-options
// Native half: src/bind/bind_crypto.c over src/crypto/crypto_md.c.

const native = internalBinding('crypto');
const { Buffer } = require('buffer');
const { FastBuffer } = require('internal/buffer');
const { codes } = require('internal/errors');
const { validateString, validateUint32 } = require('internal/validators');
const { LazyTransform } = require('internal/crypto/lazy_transform');
const { findDigest, digestId, isFailure, orThrow, toData, toError } =
  require('internal/crypto/util');

const kHandle = Symbol('kHandle');
const kState = Symbol('kState');
const kFinalized = Symbol('kFinalized');
const kAlgorithm = Symbol('kAlgorithm');
const kResult = Symbol('kResult'); // what a stream gave at its end

// OpenSSL's own words where a digest cannot have that length.
const NOT_XOF = ['error:030000B2:digital envelope routines::not XOF or invalid length',
  'digital envelope routines', 'not XOF or invalid length', 6];

const TOO_LONG = ['error:078C0100:common libcrypto routines::malloc failure',
  'common libcrypto routines', 'malloc failure', 15];
const MOST = 0x7FFFFFFF; // bytes of output

/** A result of native.digest in the encoding that was asked for. */
function inEncoding(result, encoding) {
  if (typeof result === 'string') return result;
  const bytes = new FastBuffer(result);
  if (typeof encoding !== 'string' || encoding === 'buffer' || !Buffer.isEncoding(encoding)) {
    return bytes;
  }
  return bytes.toString(encoding);
}

// ---- Hash -------------------------------------------------------------------------------------

let hasWarned = false;

function warnOfCall(name) {
  if (hasWarned) return;
  hasWarned = true;
  process.emitWarning(`crypto.${name} constructor is deprecated.`, 'DeprecationWarning',
                      name === 'Hash' ? 'DEP0179' : 'DEP0181');
}

let hasWarnedOfLength = false;

/** SHAKE's length without a wish is not what its strength asks for. */
function warnOfLength(algorithm, digest, outputLength) {
  if (hasWarnedOfLength || outputLength !== undefined || !digest[2]) return;
  if (!/^shake(128|256)$/i.test(algorithm)) return;
  hasWarnedOfLength = true;
  process.emitWarning('Creating SHAKE128/256 digests without an explicit options.outputLength is ' +
    'deprecated.', 'DeprecationWarning', 'DEP0198');
}

/** Bytes of output that `options` ask for. */
function lengthOf([, size, isXof], outputLength) {
  if (outputLength === undefined || outputLength === size) return size;
  if (!isXof) throw toError(NOT_XOF);
  if (outputLength > MOST) throw toError(TOO_LONG);
  return outputLength;
}

function init(hash, algorithm, options) {
  const outputLength = options !== null && typeof options === 'object' ?
    options.outputLength : undefined;
  if (outputLength !== undefined) validateUint32(outputLength, 'options.outputLength');
  const digest = findDigest(algorithm);
  if (digest === undefined) throw new Error('Digest method not supported');
  warnOfLength(algorithm, digest, outputLength);
  hash[kAlgorithm] = digest;
  hash[kHandle] = orThrow(native.hash(digest[0], lengthOf(digest, outputLength)),
                          'Digest method not supported');
}

/**
 * A digest under way; also a Transform that gives it at its end.
 * @param {string} algorithm 'sha256' and such
 * @param {object} [options] outputLength in bytes (for XOFs), and those of Transform
 */
function Hash(algorithm, options) {
  if (!new.target) {
    warnOfCall('Hash');
    return new Hash(algorithm, options);
  }
  validateString(algorithm, 'algorithm');
  this._options = options;
  this[kState] = { [kFinalized]: false };
  init(this, algorithm, options);
}
Object.setPrototypeOf(Hash.prototype, LazyTransform.prototype);
Object.setPrototypeOf(Hash, LazyTransform);

/**
 * Another Hash in the state of this one.
 * @throws ERR_CRYPTO_HASH_FINALIZED
 */
Hash.prototype.copy = function copy(options) {
  if (this[kState][kFinalized]) throw new codes.ERR_CRYPTO_HASH_FINALIZED();
  const outputLength = options?.outputLength;
  if (outputLength !== undefined) validateUint32(outputLength, 'options.outputLength');
  const other = Object.create(Hash.prototype);
  other._options = options;
  other[kState] = { [kFinalized]: false };
  other[kAlgorithm] = this[kAlgorithm];
  other[kHandle] = orThrow(
    native.copyHash(this[kHandle], lengthOf(this[kAlgorithm], outputLength)),
    'Digest copy error');
  return other;
};

Hash.prototype._transform = function(chunk, encoding, callback) {
  native.update(this[kHandle], toData(chunk, encoding));
  callback();
};

Hash.prototype._flush = function(callback) {
  // The program may still call digest().
  const result = orThrow(native.digest(this[kHandle], false), 'Digest failed');
  this[kResult] = result;
  this.push(Buffer.from(result.slice(0)));
  callback();
};

/**
 * @param {string|Buffer|TypedArray|DataView} data
 * @param {string} [encoding] of a string
 * @returns {this}
 * @throws ERR_CRYPTO_HASH_FINALIZED, ERR_CRYPTO_HASH_UPDATE_FAILED
 */
Hash.prototype.update = function update(data, encoding) {
  if (this[kState][kFinalized]) throw new codes.ERR_CRYPTO_HASH_FINALIZED();
  if (native.update(this[kHandle], toData(data, encoding)) !== undefined) {
    throw new codes.ERR_CRYPTO_HASH_UPDATE_FAILED();
  }
  return this;
};

/**
 * The digest; nothing can be added afterwards.
 * @param {string} [outputEncoding] a Buffer without one
 * @returns {Buffer|string}
 */
Hash.prototype.digest = function digest(outputEncoding) {
  const state = this[kState];
  if (state[kFinalized]) throw new codes.ERR_CRYPTO_HASH_FINALIZED();
  const encoding = outputEncoding && `${outputEncoding}`;
  const result = this[kResult] ?? native.digest(this[kHandle], encoding === 'hex');
  state[kFinalized] = true;
  return inEncoding(orThrow(result, 'Digest failed'), encoding);
};

// ---- Hmac -------------------------------------------------------------------------------------

/**
 * A keyed digest under way.
 * @param {string} hmac 'sha256' and such
 * @param {string|Buffer|KeyObject} key
 * @param {object} [options] encoding of a string key, and those of Transform
 */
function Hmac(hmac, key, options) {
  if (!new.target) {
    warnOfCall('Hmac');
    return new Hmac(hmac, key, options);
  }
  validateString(hmac, 'hmac');
  const bytes = require('internal/crypto/keys').secretBytes(key, 'key', options?.encoding);
  this._options = options;
  this[kState] = { [kFinalized]: false };
  const id = findDigest(hmac)?.[0] ?? digestId(hmac);
  this[kHandle] = orThrow(native.hmac(id, bytes), 'error:00000000:lib(0)::reason(0)');
}
Object.setPrototypeOf(Hmac.prototype, LazyTransform.prototype);
Object.setPrototypeOf(Hmac, LazyTransform);

Hmac.prototype.update = Hash.prototype.update;

/** The digest; empty when it was taken already. */
Hmac.prototype.digest = function digest(outputEncoding) {
  const state = this[kState];
  const encoding = outputEncoding && `${outputEncoding}`;
  if (state[kFinalized]) {
    const empty = Buffer.alloc(0);
    return encoding && encoding !== 'buffer' ? empty.toString(encoding) : empty;
  }
  const result = this[kResult] ?? native.digest(this[kHandle], encoding === 'hex');
  state[kFinalized] = true;
  return inEncoding(orThrow(result, 'Digest failed'), encoding);
};

Hmac.prototype._flush = Hash.prototype._flush;
Hmac.prototype._transform = Hash.prototype._transform;

// ---- at once ----------------------------------------------------------------------------------

function outputOf(options) {
  if (options === undefined || typeof options === 'string') {
    return { outputEncoding: options, outputLength: undefined };
  }
  require('internal/validators').validateObject(options, 'options');
  return options;
}

function encodingOf(outputEncoding) {
  if (outputEncoding === undefined) return 'hex';
  validateString(outputEncoding, 'outputEncoding');
  if (outputEncoding === '') return 'utf8';
  const lower = outputEncoding.toLowerCase();
  if (lower === 'buffer' || Buffer.isEncoding(lower)) return lower;
  throw new codes.ERR_INVALID_ARG_VALUE('outputEncoding', outputEncoding);
}

/**
 * The digest of a string or of bytes.
 * @param {string} algorithm
 * @param {string|Buffer|TypedArray|DataView} input
 * @param {string|object} [options] an encoding ('hex' by default, 'buffer' for a Buffer), or
 *   { outputEncoding, outputLength }
 * @returns {string|Buffer}
 */
function hash(algorithm, input, options) {
  validateString(algorithm, 'algorithm');
  if (typeof input !== 'string' && !ArrayBuffer.isView(input)) {
    throw new codes.ERR_INVALID_ARG_TYPE(
      'input', ['string', 'Buffer', 'TypedArray', 'DataView'], input);
  }
  const { outputEncoding, outputLength } = outputOf(options);
  const encoding = encodingOf(outputEncoding);
  if (outputLength !== undefined) validateUint32(outputLength, 'outputLength');
  const digest = findDigest(algorithm);
  if (digest === undefined) throw new Error(`Digest method ${algorithm} is not supported`);
  warnOfLength(algorithm, digest, outputLength);
  const length = outputLength ?? digest[1];
  if (length !== digest[1] && !digest[2]) {
    throw new Error(
      `Output length ${length} is invalid for ${algorithm}, which does not support XOF`);
  }
  if (length > MOST) throw toError(TOO_LONG);
  const data = typeof input === 'string' ? input : toData(input);
  const result = native.hashOnce(digest[0], data, length, encoding === 'hex');
  if (isFailure(result)) throw toError(result, 'Digest failed');
  return inEncoding(result, encoding);
}

module.exports = { Hash, Hmac, hash };
