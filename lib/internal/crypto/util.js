'use strict';
// internal/crypto/util - what the files of crypto share: errors of OpenSSL, bytes, digests by name.
// Native half: src/bind/bind_crypto.h has the shapes of failures.

const { Buffer } = require('buffer');
const { codes } = require('internal/errors');
const native = internalBinding('crypto');

const ENOSYS = -38;

// ERR_LIB_* of <openssl/err.h> whose names are part of an error's code.
const libraries = {
  2: 'SYS', 3: 'BN', 4: 'RSA', 5: 'DH', 6: 'EVP', 7: 'BUF', 8: 'OBJ', 9: 'PEM', 10: 'DSA', 11: 'X509',
  13: 'ASN1', 14: 'CONF', 15: 'CRYPTO', 16: 'EC', 20: 'SSL', 32: 'BIO', 33: 'PKCS7', 34: 'X509V3',
  35: 'PKCS12', 36: 'RAND', 37: 'DSO', 38: 'ENGINE', 39: 'OCSP', 40: 'UI', 41: 'COMP', 42: 'ECDSA',
  43: 'ECDH', 44: 'OSSL_STORE', 45: 'FIPS', 46: 'CMS', 47: 'TS', 48: 'HMAC', 50: 'CT', 51: 'ASYNC',
  52: 'KDF', 53: 'SM2', 128: 'USER',
};

function codeOf(reason, library) {
  const word = reason.toUpperCase().replaceAll(' ', '_');
  const name = libraries[library];
  if (name === 'SSL') return `ERR_SSL_${word}`;
  return name === undefined ? `ERR_OSSL_${word}` : `ERR_OSSL_${name}_${word}`;
}

/** Is this what a native gives when it failed? */
function isFailure(answer) {
  return typeof answer === 'number' || answer === false || Array.isArray(answer);
}

/**
 * The error for a failure.
 * @param {Array|number|boolean} failure see src/bind/bind_crypto.h
 * @param {string} message where OpenSSL says nothing
 * @returns {Error} with library, reason, code and opensslErrorStack, as far as known
 */
function toError(failure, message) {
  if (failure === ENOSYS) {
    const error = new Error('OpenSSL 3 (libcrypto.so.3) is not installed');
    error.code = 'ERR_NO_CRYPTO';
    return error;
  }
  if (!Array.isArray(failure)) return new Error(message);
  const { 0: text, 1: library, 2: reason, 3: number } = failure;
  const error = new Error(text);
  if (failure.length > 4) error.opensslErrorStack = failure.slice(4).reverse();
  if (library !== undefined) error.library = library;
  if (reason !== undefined) {
    error.reason = reason;
    error.code = codeOf(reason, number);
  }
  return error;
}

/** answer, unless it is a failure: that is thrown. */
function orThrow(answer, message) {
  if (isFailure(answer)) throw toError(answer, message);
  return answer;
}

function isBytes(value) {
  return ArrayBuffer.isView(value) || require('internal/util/types').types.isAnyArrayBuffer(value);
}

/** Bytes of a view or buffer as a Uint8Array over the same memory. */
function viewOf(value) {
  if (value instanceof Uint8Array) return value;
  if (ArrayBuffer.isView(value)) {
    return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
  }
  return new Uint8Array(value);
}

/**
 * A string or bytes as a Uint8Array.
 * @throws ERR_INVALID_ARG_TYPE
 */
function toBytes(value, name, encoding = 'utf8') {
  if (typeof value === 'string') {
    return Buffer.from(value, encoding === 'buffer' ? 'utf8' : encoding);
  }
  if (isBytes(value)) return viewOf(value);
  throw new codes.ERR_INVALID_ARG_TYPE(
    name, ['string', 'ArrayBuffer', 'Buffer', 'TypedArray', 'DataView'], value);
}

/** What update() takes: a string or a view, ready for native.update. */
function toData(data, encoding) {
  if (typeof data === 'string') {
    if (encoding === undefined || encoding === null || encoding === 'utf8') return data;
    require('internal/validators').validateEncoding(data, encoding);
    return Buffer.from(data, Buffer.isEncoding(encoding) ? encoding : 'utf8');
  }
  if (data instanceof Uint8Array) return data;
  if (ArrayBuffer.isView(data)) return viewOf(data);
  throw new codes.ERR_INVALID_ARG_TYPE(
    'data', ['string', 'Buffer', 'TypedArray', 'DataView'], data);
}

const digests = new Map();

/**
 * A digest by its name: [id, bytes of output, isXof]; undefined: there is none of that name.
 * @throws {Error} of OpenSSL, when it knows the name but has no such digest
 */
function findDigest(name) {
  let found = digests.get(name);
  if (found !== undefined) return found;
  found = native.findDigest(name);
  if (found === undefined) return undefined;
  if (typeof found[0] !== 'number') { // a failure: its first element is a text
    throw toError(found, 'Digest method not supported');
  }
  digests.set(name, found);
  return found;
}

/** The number of a digest. @throws ERR_CRYPTO_INVALID_DIGEST */
function digestId(name) {
  let found;
  try {
    found = findDigest(name);
  } catch (error) {
    if (error.code === 'ERR_NO_CRYPTO') throw error;
  }
  if (found === undefined) throw new codes.ERR_CRYPTO_INVALID_DIGEST(name);
  return found[0];
}

/** Names without those that differ in case only: the lower-case one stays. */
function uniqueNames(list) {
  const names = new Map();
  for (const name of list) {
    const key = name.toLowerCase();
    if (!names.has(key) || key === name) names.set(key, name);
  }
  return [...names.values()].sort();
}

const lists = { __proto__: null };

/** A list of names that native[which]() gives, kept; each caller gets a copy. */
function namesOf(which) {
  if (lists[which] === undefined) {
    const list = native[which]();
    if (!Array.isArray(list)) throw toError(list, 'No list');
    lists[which] = uniqueNames(list);
  }
  return lists[which].slice();
}

module.exports = {
  digestId, findDigest, isBytes, isFailure, namesOf, orThrow, toBytes, toData, toError, viewOf,
};
