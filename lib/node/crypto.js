'use strict';
// crypto - digests, keys, ciphers, random values, on OpenSSL.  https://nodejs.org/api/crypto.html
// Public face: this.  Native half: src/bind/bind_crypto*.c over src/crypto/, src/bind/bind_random.c.
//
// OpenSSL is loaded when something first needs it; most files of internal/crypto likewise.

const { Hash, Hmac, hash } = require('internal/crypto/hash');
const random = require('internal/crypto/random');
const { codes: { ERR_CRYPTO_FIPS_UNAVAILABLE } } = require('internal/errors');

/**
 * @param {string} algorithm 'sha256' and such, see getHashes()
 * @param {object} [options] outputLength, and those of a Transform
 * @returns {Hash}
 */
function createHash(algorithm, options) {
  return new Hash(algorithm, options);
}

/** @returns {Hmac} */
function createHmac(hmac, key, options) {
  return new Hmac(hmac, key, options);
}

/** @returns {Cipheriv} */
function createCipheriv(cipher, key, iv, options) {
  return new crypto.Cipheriv(cipher, key, iv, options);
}

/** @returns {Decipheriv} */
function createDecipheriv(cipher, key, iv, options) {
  return new crypto.Decipheriv(cipher, key, iv, options);
}

function namesOf(which) {
  return require('internal/crypto/util').namesOf(which);
}

/** Is FIPS mode on? 1 or 0 */
function getFips() {
  return internalBinding('crypto').fips() === true ? 1 : 0;
}

/** @throws ERR_CRYPTO_FIPS_UNAVAILABLE when OpenSSL refuses */
function setFips(val) {
  if (internalBinding('crypto').fips(!!val) !== !!val) throw new ERR_CRYPTO_FIPS_UNAVAILABLE();
}

/** Memory locked for secrets: eddy sets none aside. */
function secureHeapUsed() {
  return { total: 0, used: 0, utilization: NaN, min: 2 };
}

const crypto = {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  getCiphers: () => namesOf('ciphers'),
  getCurves: () => namesOf('curves'),
  getHashes: () => namesOf('digests'),
  randomBytes: random.randomBytes,
  randomFill: random.randomFill,
  randomFillSync: random.randomFillSync,
  randomInt: random.randomInt,
  randomUUID: random.randomUUID,
  randomUUIDv7: random.randomUUIDv7,
  timingSafeEqual: random.timingSafeEqual,
  getFips,
  setFips,
  hash,
  Hash,
  Hmac,
  secureHeapUsed,
};

function put(name, value, enumerable) {
  Object.defineProperty(crypto, name, {
    __proto__: null, value, writable: true, enumerable, configurable: true,
  });
}

/** Members that load their file when first read. */
function addLazy(id, names) {
  for (const name of names) {
    Object.defineProperty(crypto, name, {
      __proto__: null,
      get() {
        const value = require(id)[name];
        put(name, value, true);
        return value;
      },
      set(value) { put(name, value, true); },
      enumerable: true,
      configurable: true,
    });
  }
}
addLazy('internal/crypto/kdf', ['hkdf', 'hkdfSync', 'pbkdf2', 'pbkdf2Sync', 'scrypt', 'scryptSync']);
addLazy('internal/crypto/cipher', ['getCipherInfo', 'Cipheriv', 'Decipheriv']);
addLazy('internal/crypto/keys', ['KeyObject', 'createSecretKey']);

Object.defineProperties(crypto, {
  fips: { __proto__: null, get: getFips, set: setFips, configurable: false },
  webcrypto: {
    __proto__: null,
    get() { return require('internal/webcrypto').crypto; },
    enumerable: true,
    configurable: false,
  },
  subtle: {
    __proto__: null,
    get() { return require('internal/webcrypto').crypto.subtle; },
    enumerable: true,
    configurable: false,
  },
  getRandomValues: {
    __proto__: null,
    get() {
      const { crypto: web } = require('internal/webcrypto');
      return (array) => web.getRandomValues(array);
    },
    enumerable: true,
    configurable: false,
  },
});
for (const name of ['prng', 'pseudoRandomBytes', 'rng']) {
  Object.defineProperty(crypto, name, {
    __proto__: null,
    get() { return random.randomBytes; },
    set(value) { put(name, value, false); },
    enumerable: false,
    configurable: true,
  });
}

module.exports = crypto;
require('internal/unbuilt').complete(crypto, 'crypto');
