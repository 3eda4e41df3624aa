'use strict';
// internal/crypto/kdf - keys from passwords and other keys: pbkdf2, scrypt, hkdf.
// https://nodejs.org/api/crypto.html#cryptopbkdf2password-salt-iterations-keylen-digest-callback
// Native half: src/bind/bind_crypto_kdf.c.

const native = internalBinding('crypto');
const { FastBuffer } = require('internal/buffer');
const { bindRequest } = require('internal/async_context');
const { codes } = require('internal/errors');
const { validateFunction, validateInt32, validateInteger, validateString, validateUint32 } =
  require('internal/validators');
const { digestId, findDigest, isBytes, isFailure, orThrow, toBytes, toError } =
  require('internal/crypto/util');

/** The callback of a native: the result, or the error, goes on to `callback`. */
function settle(callback, message, shape, type) {
  return bindRequest((answer) => {
    if (isFailure(answer)) callback(toError(answer, message));
    else callback(null, shape(answer));
  }, type);
}

const asBuffer = (bytes) => new FastBuffer(bytes);
const asItIs = (bytes) => bytes;

// ---- pbkdf2 -----------------------------------------------------------------------------------

const PBKDF2_FAILED = 'PBKDF2 derivation failed';

function checkPbkdf2(password, salt, iterations, keylen, digest) {
  validateString(digest, 'digest');
  const list = [toBytes(password, 'password'), toBytes(salt, 'salt')];
  validateInt32(iterations, 'iterations', 1);
  validateInt32(keylen, 'keylen', 0);
  list.push(iterations, keylen, digestId(digest));
  return list;
}

/**
 * PBKDF2 in the thread pool.
 * @param {number} keylen bytes
 * @param {Function} callback (err, Buffer)
 */
function pbkdf2(password, salt, iterations, keylen, digest, callback) {
  if (typeof digest === 'function') {
    callback = digest;
    digest = undefined;
  }
  const list = checkPbkdf2(password, salt, iterations, keylen, digest);
  validateFunction(callback, 'callback');
  native.pbkdf2(...list, settle(callback, PBKDF2_FAILED, asBuffer, 'PBKDF2REQUEST'));
}

/** @returns {Buffer} */
function pbkdf2Sync(password, salt, iterations, keylen, digest) {
  const list = checkPbkdf2(password, salt, iterations, keylen, digest);
  return asBuffer(orThrow(native.pbkdf2(...list), PBKDF2_FAILED));
}

// ---- scrypt -----------------------------------------------------------------------------------

const SCRYPT_FAILED = 'Scrypt derivation failed';

// [the short name, the long one, the default] in native order
const scryptOptions = [['N', 'cost', 16384], ['r', 'blockSize', 8], ['p', 'parallelization', 1]];

function readScryptOptions(options) {
  const values = [];
  for (const [short, long, fallback] of scryptOptions) {
    let value = fallback;
    if (options?.[short] !== undefined) {
      value = options[short];
      validateUint32(value, short);
    }
    if (options?.[long] !== undefined) {
      if (options[short] !== undefined) {
        throw new codes.ERR_INCOMPATIBLE_OPTION_PAIR(short, long);
      }
      value = options[long];
      validateUint32(value, long);
    }
    values.push(value || fallback);
  }
  let most = 32 * 1024 * 1024;
  if (options?.maxmem !== undefined) {
    validateInteger(options.maxmem, 'maxmem', 0);
    most = options.maxmem || most;
  }
  values.push(most);
  return values;
}

function checkScryptNumbers(numbers) {
  const failure = native.checkScrypt(...numbers);
  if (failure === undefined) return;
  if (Array.isArray(failure)) throw new codes.ERR_CRYPTO_INVALID_SCRYPT_PARAMS(failure[0]);
  const error = new codes.ERR_CRYPTO_INVALID_SCRYPT_PARAMS('');
  error.message = 'Invalid scrypt params';
  throw error;
}

function checkScrypt(password, salt, keylen, options) {
  const list = [toBytes(password, 'password'), toBytes(salt, 'salt')];
  validateInt32(keylen, 'keylen', 0);
  const numbers = readScryptOptions(options);
  list.push(keylen, ...numbers);
  return { list, numbers };
}

/**
 * scrypt in the thread pool.
 * @param {number} keylen bytes
 * @param {object} [options] N (cost), r (blockSize), p (parallelization), maxmem in bytes
 * @param {Function} callback (err, Buffer)
 */
function scrypt(password, salt, keylen, options, callback) {
  if (typeof options === 'function') {
    callback = options;
    options = undefined;
  }
  const { list, numbers } = checkScrypt(password, salt, keylen, options);
  validateFunction(callback, 'callback');
  checkScryptNumbers(numbers);
  native.scrypt(...list, settle(callback, SCRYPT_FAILED, asBuffer, 'SCRYPTREQUEST'));
}
Object.defineProperty(scrypt, 'length', { __proto__: null, value: 4, configurable: true });

/** @returns {Buffer} */
function scryptSync(password, salt, keylen, options = undefined) {
  const { list, numbers } = checkScrypt(password, salt, keylen, options);
  checkScryptNumbers(numbers);
  return asBuffer(orThrow(native.scrypt(...list), SCRYPT_FAILED));
}

// ---- hkdf -------------------------------------------------------------------------------------

const HKDF_FAILED = 'HKDF derivation failed';

function hkdfBytes(value, name) {
  if (typeof value !== 'string' && !isBytes(value)) {
    throw new codes.ERR_INVALID_ARG_TYPE(
      name, ['string', 'ArrayBuffer', 'TypedArray', 'DataView', 'Buffer'], value);
  }
  return toBytes(value, name);
}

function hkdfKey(value) {
  const { isKeyObject, secretBytes } = require('internal/crypto/keys');
  if (isKeyObject(value)) return secretBytes(value, 'ikm');
  if (typeof value !== 'string' && !isBytes(value)) {
    throw new codes.ERR_INVALID_ARG_TYPE(
      'ikm', ['string', 'SecretKeyObject', 'ArrayBuffer', 'TypedArray', 'DataView', 'Buffer'], value);
  }
  return toBytes(value, 'ikm');
}

function checkHkdf(digest, ikm, salt, info, length) {
  validateString(digest, 'digest');
  const list = [hkdfKey(ikm), hkdfBytes(salt, 'salt'), hkdfBytes(info, 'info')];
  validateInteger(length, 'length', 0);
  if (list[2].byteLength > 1024) {
    throw new codes.ERR_OUT_OF_RANGE('info', 'must not contain more than 1024 bytes',
                                     list[2].byteLength);
  }
  const id = digestId(digest);
  if (length > 255 * findDigest(digest)[1]) throw new codes.ERR_CRYPTO_INVALID_KEYLEN();
  return [id, ...list, length];
}

/**
 * HKDF in the thread pool.
 * @param {number} length bytes
 * @param {Function} callback (err, ArrayBuffer)
 */
function hkdf(digest, ikm, salt, info, length, callback) {
  const list = checkHkdf(digest, ikm, salt, info, length);
  validateFunction(callback, 'callback');
  native.hkdf(...list, settle(callback, HKDF_FAILED, asItIs, 'DERIVEBITSREQUEST'));
}

/** @returns {ArrayBuffer} */
function hkdfSync(digest, ikm, salt, info, length) {
  return orThrow(native.hkdf(...checkHkdf(digest, ikm, salt, info, length)), HKDF_FAILED);
}

module.exports = { hkdf, hkdfSync, pbkdf2, pbkdf2Sync, scrypt, scryptSync };
