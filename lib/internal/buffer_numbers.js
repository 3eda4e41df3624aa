'use strict';
// internal/buffer_numbers: the read and write methods of Buffer for integers, floats and bigints.
// Public face: lib/node/buffer.js.  Native half: none; the JIT makes plain loads and stores of it.
//
// A read past the end gives undefined, so each method looks at its first and last byte to see that
// offset is an integer within the buffer; what exactly is wrong is found out on the way to the
// error.

const {
  codes: {
    ERR_BUFFER_OUT_OF_BOUNDS,
    ERR_INVALID_ARG_TYPE,
    ERR_OUT_OF_RANGE,
  },
} = require('internal/errors');

// One scratch cell, seen as bytes and as each wide type.
const bytes8 = new Uint8Array(8);
const float32 = new Float32Array(bytes8.buffer, 0, 1);
const float64 = new Float64Array(bytes8.buffer);
const bigUint64 = new BigUint64Array(bytes8.buffer);
const bigInt64 = new BigInt64Array(bytes8.buffer);

/** Throws what is wrong with `offset`, given that `size` bytes must follow it in `buf`. */
function badOffset(buf, offset, size) {
  if (typeof offset !== 'number') throw new ERR_INVALID_ARG_TYPE('offset', 'number', offset);
  if (Math.floor(offset) !== offset) throw new ERR_OUT_OF_RANGE('offset', 'an integer', offset);
  const last = buf.length - size;
  if (last < 0) throw new ERR_BUFFER_OUT_OF_BOUNDS();
  throw new ERR_OUT_OF_RANGE('offset', `>= 0 and <= ${last}`, offset);
}

function badByteLength(byteLength) {
  if (typeof byteLength !== 'number') {
    throw new ERR_INVALID_ARG_TYPE('byteLength', 'number', byteLength);
  }
  if (Math.floor(byteLength) !== byteLength) {
    throw new ERR_OUT_OF_RANGE('byteLength', 'an integer', byteLength);
  }
  throw new ERR_OUT_OF_RANGE('byteLength', '>= 1 and <= 6', byteLength);
}

/** The range of `bits` in words: as powers beyond 32 bits, where the digits say little. */
function badValue(value, min, max, bits) {
  const n = typeof value === 'bigint' ? 'n' : '';
  let range = `>= ${min}${n} and <= ${max}${n}`;
  if (bits > 32) {
    range = min < 0 ? `>= -(2${n} ** ${bits - 1}${n}) and < 2${n} ** ${bits - 1}${n}` :
      `>= 0${n} and < 2${n} ** ${bits}${n}`;
  }
  throw new ERR_OUT_OF_RANGE('value', range, value);
}

/** Do `size` bytes lie at `offset`? Throws if not. */
function checkPlace(buf, offset, size) {
  if (typeof offset !== 'number' || buf[offset] === undefined ||
      buf[offset + size - 1] === undefined) {
    badOffset(buf, offset, size);
  }
}

// ---- 8, 16 and 32 bits -----------------------------------------------------------------------

function readUInt8(offset = 0) {
  const value = this[offset];
  if (typeof offset !== 'number' || value === undefined) badOffset(this, offset, 1);
  return value;
}

function readInt8(offset = 0) {
  const value = this[offset];
  if (typeof offset !== 'number' || value === undefined) badOffset(this, offset, 1);
  return value << 24 >> 24;
}

function readUInt16LE(offset = 0) {
  checkPlace(this, offset, 2);
  return this[offset] | this[offset + 1] << 8;
}

function readUInt16BE(offset = 0) {
  checkPlace(this, offset, 2);
  return this[offset] << 8 | this[offset + 1];
}

function readInt16LE(offset = 0) {
  checkPlace(this, offset, 2);
  return this[offset] | this[offset + 1] << 24 >> 16;
}

function readInt16BE(offset = 0) {
  checkPlace(this, offset, 2);
  return this[offset] << 24 >> 16 | this[offset + 1];
}

function readUInt32LE(offset = 0) {
  checkPlace(this, offset, 4);
  return (this[offset] | this[offset + 1] << 8 | this[offset + 2] << 16 |
    this[offset + 3] << 24) >>> 0;
}

function readUInt32BE(offset = 0) {
  checkPlace(this, offset, 4);
  return (this[offset] << 24 | this[offset + 1] << 16 | this[offset + 2] << 8 |
    this[offset + 3]) >>> 0;
}

function readInt32LE(offset = 0) {
  checkPlace(this, offset, 4);
  return this[offset] | this[offset + 1] << 8 | this[offset + 2] << 16 | this[offset + 3] << 24;
}

function readInt32BE(offset = 0) {
  checkPlace(this, offset, 4);
  return this[offset] << 24 | this[offset + 1] << 16 | this[offset + 2] << 8 | this[offset + 3];
}

/** NaN passes, and is stored as 0. */
function checkValue(value, min, max, bits) {
  if (value < min || value > max) badValue(value, min, max, bits);
}

function write8(buf, value, offset, min, max) {
  value = +value;
  if (typeof offset !== 'number') badOffset(buf, offset, 1);
  checkValue(value, min, max, 8);
  checkPlace(buf, offset, 1);
  buf[offset] = value;
  return offset + 1;
}

function write16LE(buf, value, offset, min, max) {
  value = +value;
  if (typeof offset !== 'number') badOffset(buf, offset, 2);
  checkValue(value, min, max, 16);
  checkPlace(buf, offset, 2);
  buf[offset] = value;
  buf[offset + 1] = value >>> 8;
  return offset + 2;
}

function write16BE(buf, value, offset, min, max) {
  value = +value;
  if (typeof offset !== 'number') badOffset(buf, offset, 2);
  checkValue(value, min, max, 16);
  checkPlace(buf, offset, 2);
  buf[offset] = value >>> 8;
  buf[offset + 1] = value;
  return offset + 2;
}

function write32LE(buf, value, offset, min, max) {
  value = +value;
  if (typeof offset !== 'number') badOffset(buf, offset, 4);
  checkValue(value, min, max, 32);
  checkPlace(buf, offset, 4);
  buf[offset] = value;
  buf[offset + 1] = value >>> 8;
  buf[offset + 2] = value >>> 16;
  buf[offset + 3] = value >>> 24;
  return offset + 4;
}

function write32BE(buf, value, offset, min, max) {
  value = +value;
  if (typeof offset !== 'number') badOffset(buf, offset, 4);
  checkValue(value, min, max, 32);
  checkPlace(buf, offset, 4);
  buf[offset] = value >>> 24;
  buf[offset + 1] = value >>> 16;
  buf[offset + 2] = value >>> 8;
  buf[offset + 3] = value;
  return offset + 4;
}

function writeUInt8(value, offset = 0) {
  return write8(this, value, offset, 0, 0xff);
}

function writeInt8(value, offset = 0) {
  return write8(this, value, offset, -0x80, 0x7f);
}

function writeUInt16LE(value, offset = 0) {
  return write16LE(this, value, offset, 0, 0xffff);
}

function writeUInt16BE(value, offset = 0) {
  return write16BE(this, value, offset, 0, 0xffff);
}

function writeInt16LE(value, offset = 0) {
  return write16LE(this, value, offset, -0x8000, 0x7fff);
}

function writeInt16BE(value, offset = 0) {
  return write16BE(this, value, offset, -0x8000, 0x7fff);
}

function writeUInt32LE(value, offset = 0) {
  return write32LE(this, value, offset, 0, 0xffffffff);
}

function writeUInt32BE(value, offset = 0) {
  return write32BE(this, value, offset, 0, 0xffffffff);
}

function writeInt32LE(value, offset = 0) {
  return write32LE(this, value, offset, -0x80000000, 0x7fffffff);
}

function writeInt32BE(value, offset = 0) {
  return write32BE(this, value, offset, -0x80000000, 0x7fffffff);
}

// ---- one to six bytes ------------------------------------------------------------------------

/** What every method with a byteLength checks first. */
function checkRead(buf, offset, byteLength) {
  if (offset === undefined) throw new ERR_INVALID_ARG_TYPE('offset', 'number', offset);
  if (!(byteLength === 1 || byteLength === 2 || byteLength === 3 || byteLength === 4 ||
        byteLength === 5 || byteLength === 6)) {
    badByteLength(byteLength);
  }
  checkPlace(buf, offset, byteLength);
}

function toSigned(value, byteLength) {
  const half = 2 ** (8 * byteLength - 1);
  return value < half ? value : value - 2 * half;
}

function readUIntLE(offset, byteLength) {
  checkRead(this, offset, byteLength);
  let value = 0;
  for (let i = offset + byteLength - 1; i >= offset; i--) value = value * 256 + this[i];
  return value;
}

function readUIntBE(offset, byteLength) {
  checkRead(this, offset, byteLength);
  let value = 0;
  for (let i = offset; i < offset + byteLength; i++) value = value * 256 + this[i];
  return value;
}

function readIntLE(offset, byteLength) {
  return toSigned(readUIntLE.call(this, offset, byteLength), byteLength);
}

function readIntBE(offset, byteLength) {
  return toSigned(readUIntBE.call(this, offset, byteLength), byteLength);
}

/** @returns {number} value as a number, checked against the range of byteLength bytes */
function checkWrite(buf, value, offset, byteLength, signed) {
  if (!(byteLength === 1 || byteLength === 2 || byteLength === 3 || byteLength === 4 ||
        byteLength === 5 || byteLength === 6)) {
    badByteLength(byteLength);
  }
  value = +value;
  if (typeof offset !== 'number') badOffset(buf, offset, byteLength);
  const bits = 8 * byteLength;
  if (signed) checkValue(value, -(2 ** (bits - 1)), 2 ** (bits - 1) - 1, bits);
  else checkValue(value, 0, 2 ** bits - 1, bits);
  checkPlace(buf, offset, byteLength);
  return value;
}

/** The low byteLength bytes of value's two's complement; bits above 32 need a division. */
function storeLE(buf, value, offset, byteLength) {
  let rest = value;
  for (let i = 0; i < byteLength; i++) {
    buf[offset + i] = rest;
    rest = Math.floor(rest / 256);
  }
  return offset + byteLength;
}

function storeBE(buf, value, offset, byteLength) {
  let rest = value;
  for (let i = byteLength - 1; i >= 0; i--) {
    buf[offset + i] = rest;
    rest = Math.floor(rest / 256);
  }
  return offset + byteLength;
}

function writeUIntLE(value, offset, byteLength) {
  return storeLE(this, checkWrite(this, value, offset, byteLength, false), offset, byteLength);
}

function writeUIntBE(value, offset, byteLength) {
  return storeBE(this, checkWrite(this, value, offset, byteLength, false), offset, byteLength);
}

function writeIntLE(value, offset, byteLength) {
  return storeLE(this, checkWrite(this, value, offset, byteLength, true), offset, byteLength);
}

function writeIntBE(value, offset, byteLength) {
  return storeBE(this, checkWrite(this, value, offset, byteLength, true), offset, byteLength);
}

// ---- through the scratch cell ----------------------------------------------------------------

function load4(buf, offset, order) {
  checkPlace(buf, offset, 4);
  bytes8[0 ^ order] = buf[offset];
  bytes8[1 ^ order] = buf[offset + 1];
  bytes8[2 ^ order] = buf[offset + 2];
  bytes8[3 ^ order] = buf[offset + 3];
}

function load8(buf, offset, order) {
  checkPlace(buf, offset, 8);
  bytes8[0 ^ order] = buf[offset];
  bytes8[1 ^ order] = buf[offset + 1];
  bytes8[2 ^ order] = buf[offset + 2];
  bytes8[3 ^ order] = buf[offset + 3];
  bytes8[4 ^ order] = buf[offset + 4];
  bytes8[5 ^ order] = buf[offset + 5];
  bytes8[6 ^ order] = buf[offset + 6];
  bytes8[7 ^ order] = buf[offset + 7];
}

function store4(buf, offset, order) {
  buf[offset] = bytes8[0 ^ order];
  buf[offset + 1] = bytes8[1 ^ order];
  buf[offset + 2] = bytes8[2 ^ order];
  buf[offset + 3] = bytes8[3 ^ order];
  return offset + 4;
}

function store8(buf, offset, order) {
  buf[offset] = bytes8[0 ^ order];
  buf[offset + 1] = bytes8[1 ^ order];
  buf[offset + 2] = bytes8[2 ^ order];
  buf[offset + 3] = bytes8[3 ^ order];
  buf[offset + 4] = bytes8[4 ^ order];
  buf[offset + 5] = bytes8[5 ^ order];
  buf[offset + 6] = bytes8[6 ^ order];
  buf[offset + 7] = bytes8[7 ^ order];
  return offset + 8;
}

function readFloatLE(offset = 0) {
  load4(this, offset, 0);
  return float32[0];
}

function readFloatBE(offset = 0) {
  load4(this, offset, 3);
  return float32[0];
}

function readDoubleLE(offset = 0) {
  load8(this, offset, 0);
  return float64[0];
}

function readDoubleBE(offset = 0) {
  load8(this, offset, 7);
  return float64[0];
}

function writeFloatLE(value, offset = 0) {
  value = +value;
  checkPlace(this, offset, 4);
  float32[0] = value;
  return store4(this, offset, 0);
}

function writeFloatBE(value, offset = 0) {
  value = +value;
  checkPlace(this, offset, 4);
  float32[0] = value;
  return store4(this, offset, 3);
}

function writeDoubleLE(value, offset = 0) {
  value = +value;
  checkPlace(this, offset, 8);
  float64[0] = value;
  return store8(this, offset, 0);
}

function writeDoubleBE(value, offset = 0) {
  value = +value;
  checkPlace(this, offset, 8);
  float64[0] = value;
  return store8(this, offset, 7);
}

function readBigUInt64LE(offset = 0) {
  load8(this, offset, 0);
  return bigUint64[0];
}

function readBigUInt64BE(offset = 0) {
  load8(this, offset, 7);
  return bigUint64[0];
}

function readBigInt64LE(offset = 0) {
  load8(this, offset, 0);
  return bigInt64[0];
}

function readBigInt64BE(offset = 0) {
  load8(this, offset, 7);
  return bigInt64[0];
}

function writeBig(buf, value, offset, order, min, max) {
  if (typeof value !== 'bigint') {
    throw new TypeError('Cannot mix BigInt and other types, use explicit conversions');
  }
  if (value < min || value > max) badValue(value, min, max, 64);
  checkPlace(buf, offset, 8);
  bigInt64[0] = value; // all 64 bits, of an unsigned one, too
  return store8(buf, offset, order);
}

function writeBigUInt64LE(value, offset = 0) {
  return writeBig(this, value, offset, 0, 0n, 0xffffffffffffffffn);
}

function writeBigUInt64BE(value, offset = 0) {
  return writeBig(this, value, offset, 7, 0n, 0xffffffffffffffffn);
}

function writeBigInt64LE(value, offset = 0) {
  return writeBig(this, value, offset, 0, -0x8000000000000000n, 0x7fffffffffffffffn);
}

function writeBigInt64BE(value, offset = 0) {
  return writeBig(this, value, offset, 7, -0x8000000000000000n, 0x7fffffffffffffffn);
}

/** Puts all of it on Buffer's prototype, each UInt method under its Uint name, too. */
function addNumberMethods(proto) {
  const methods = {
    readBigUInt64LE, readBigUInt64BE, readBigInt64LE, readBigInt64BE,
    writeBigUInt64LE, writeBigUInt64BE, writeBigInt64LE, writeBigInt64BE,
    readUIntLE, readUInt32LE, readUInt16LE, readUInt8, readUIntBE, readUInt32BE, readUInt16BE,
    readIntLE, readInt32LE, readInt16LE, readInt8, readIntBE, readInt32BE, readInt16BE,
    writeUIntLE, writeUInt32LE, writeUInt16LE, writeUInt8, writeUIntBE, writeUInt32BE,
    writeUInt16BE,
    writeIntLE, writeInt32LE, writeInt16LE, writeInt8, writeIntBE, writeInt32BE, writeInt16BE,
    readFloatLE, readFloatBE, readDoubleLE, readDoubleBE,
    writeFloatLE, writeFloatBE, writeDoubleLE, writeDoubleBE,
  };
  for (const name of Object.keys(methods)) {
    proto[name] = methods[name];
    if (name.includes('UInt')) proto[name.replace('UInt', 'Uint')] = methods[name];
  }
}

module.exports = { addNumberMethods };
