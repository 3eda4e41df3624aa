'use strict';
// zlib - compression: deflate and gzip, Brotli, Zstandard.  https://nodejs.org/api/zlib.html
// Public face: this.  Native half: src/bind/bind_zlib.c over src/codec/.

const native = internalBinding('zlib');
const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
const { validateUint32 } = require('internal/validators');
const { constants, codes } = require('internal/zlib/constants');
const { classes } = require('internal/zlib/streams');
const { makeAsync, makeSync } = require('internal/zlib/whole');

/**
 * The CRC-32 of text (as UTF-8) or bytes.
 * @param {string|Buffer|TypedArray|DataView} data
 * @param {number} [value] the checksum of what came before
 * @returns {number} an unsigned 32-bit integer
 */
function crc32(data, value = 0) {
  if (typeof data !== 'string' && !ArrayBuffer.isView(data)) {
    throw new ERR_INVALID_ARG_TYPE('data', ['Buffer', 'TypedArray', 'DataView', 'string'], data);
  }
  validateUint32(value, 'value');
  if (typeof data !== 'string' && !(data instanceof Uint8Array)) {
    data = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  }
  return native.crc32(data, value);
}

const zlib = { crc32, ...classes };

// In Node's order; each function is named after what makes it there.
const pairs = [
  ['deflate', 'Deflate'], ['gzip', 'Gzip'], ['deflateRaw', 'DeflateRaw'], ['unzip', 'Unzip'],
  ['inflate', 'Inflate'], ['gunzip', 'Gunzip'], ['inflateRaw', 'InflateRaw'],
  ['brotliCompress', 'BrotliCompress'], ['brotliDecompress', 'BrotliDecompress'],
  ['zstdCompress', 'ZstdCompress'], ['zstdDecompress', 'ZstdDecompress'],
];
for (const [name, Class] of pairs) {
  zlib[name] = makeAsync(Class);
  zlib[`${name}Sync`] = makeSync(Class);
}

function makeCreate(name) {
  const create = (options) => new classes[name](options);
  return { [`create${name}`](options) { return create(options); } }[`create${name}`];
}
const created = ['Deflate', 'Inflate', 'DeflateRaw', 'InflateRaw', 'Gzip', 'Gunzip', 'Unzip',
  'BrotliCompress', 'BrotliDecompress', 'ZstdCompress', 'ZstdDecompress'];
for (const name of created) {
  Object.defineProperty(zlib, `create${name}`, {
    __proto__: null, enumerable: true, value: makeCreate(name),
  });
}

Object.defineProperties(zlib, {
  constants: { __proto__: null, enumerable: true, value: constants },
  codes: { __proto__: null, enumerable: true, value: codes },
});
for (const name of Object.keys(constants)) {
  if (name.startsWith('BROTLI')) continue;
  Object.defineProperty(zlib, name, { __proto__: null, value: constants[name] });
}

module.exports = zlib;
require('internal/unbuilt').complete(zlib, 'zlib');
