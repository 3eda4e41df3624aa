'use strict';
// internal/clone/v8_serdes - v8.serialize() and deserialize(), Serializer and Deserializer.
// https://nodejs.org/api/v8.html#serialization-api

const { Buffer } = require('buffer');
const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
const { Writer } = require('internal/clone/writer');
const { Reader } = require('internal/clone/reader');
const { kindOf } = require('internal/util/kinds');

// Views in the order of their numbers in DefaultSerializer's bytes; 10 is a Buffer.
const VIEW_NAMES = ['Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array',
  'Int32Array', 'Uint32Array', 'Float32Array', 'Float64Array', 'DataView', 'Buffer',
  'BigInt64Array', 'BigUint64Array', 'Float16Array'];
const BUFFER = 10;

function plainError(message) {
  return new Error(message);
}

function notABuffer(value) {
  return new ERR_INVALID_ARG_TYPE('arrayBuffer', ['ArrayBuffer', 'SharedArrayBuffer'], value);
}

function checkBytes(value, name) {
  if (!ArrayBuffer.isView(value)) {
    throw new ERR_INVALID_ARG_TYPE(name, ['Buffer', 'TypedArray', 'DataView'], value);
  }
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
}

// ---- writing ----------------------------------------------------------------------------------

/** Methods with an underscore in front are for subclasses to override. */
class Serializer {
  #writer;

  constructor() {
    this.#writer = new Writer({
      fail: (text) => {
        const makeError = this._getDataCloneError;
        if (typeof makeError !== 'function') return plainError(text);
        try {
          return Reflect.construct(makeError, [text]);
        } catch {
          return makeError.call(this, text);
        }
      },
      isHost: () => false,
      writeHost: (object) => {
        if (typeof this._writeHostObject !== 'function') {
          throw this.#fail(`${describe(object)} could not be cloned.`);
        }
        this._writeHostObject(object);
      },
      sharedId: (buffer) => {
        if (typeof this._getSharedArrayBufferId !== 'function') {
          throw this.#fail('#<SharedArrayBuffer> could not be cloned.');
        }
        return this._getSharedArrayBufferId(buffer) >>> 0;
      },
    });
  }

  #fail(text) {
    return this.#writer.delegate.fail(text);
  }

  writeHeader() {
    this.#writer.writeHeader();
  }

  writeValue(value) {
    this.#writer.writeValue(value);
    return true;
  }

  releaseBuffer() {
    const bytes = this.#writer.release();
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  transferArrayBuffer(id, arrayBuffer) {
    const kind = isObject(arrayBuffer) ? kindOf(arrayBuffer) : '';
    if (kind !== 'ArrayBuffer' && kind !== 'SharedArrayBuffer') {
      throw notABuffer(arrayBuffer);
    }
    (this.#writer.transferred ??= new Map()).set(arrayBuffer, id >>> 0);
  }

  writeUint32(value) {
    this.#writer.writeVarint(value >>> 0);
  }

  writeUint64(high, low) {
    let rest = (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
    for (; rest >= 0x80n; rest >>= 7n) this.#writer.writeTag(Number(rest & 0x7fn) | 0x80);
    this.#writer.writeTag(Number(rest));
  }

  writeDouble(value) {
    this.#writer.writeDouble(+value);
  }

  writeRawBytes(source) {
    this.#writer.writeBytes(checkBytes(source, 'source'));
  }

  _setTreatArrayBufferViewsAsHostObjects(flag) {
    this.#writer.viewsAreHosts = !!flag;
  }
}

function isObject(value) {
  return value !== null && (typeof value === 'object' || typeof value === 'function');
}

function describe(value) {
  return require('internal/clone/describe').describe(value);
}

class DefaultSerializer extends Serializer {
  constructor() {
    super();
    this._setTreatArrayBufferViewsAsHostObjects(true);
  }

  _writeHostObject(view) {
    const index = Buffer.isBuffer(view) ? BUFFER :
      VIEW_NAMES.indexOf(require('internal/util/kinds').typedArrayName(view) ?? 'DataView');
    this.writeUint32(index);
    this.writeUint32(view.byteLength);
    this.writeRawBytes(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
  }
}
DefaultSerializer.prototype._getDataCloneError = Error;

// ---- reading ----------------------------------------------------------------------------------

class Deserializer {
  #reader;

  constructor(buffer) {
    const bytes = checkBytes(buffer, 'buffer');
    this.buffer = buffer;
    this.#reader = new Reader(bytes, {
      readHost: () => {
        if (typeof this._readHostObject !== 'function') {
          throw new Error('Unable to deserialize cloned data.');
        }
        return this._readHostObject();
      },
      shared: (id) => {
        const found = this.#reader.transferred?.get(id);
        if (found === undefined) throw new Error('Unable to deserialize cloned data.');
        return found;
      },
    });
  }

  readHeader() {
    this.#reader.readHeader();
    return true;
  }

  readValue() {
    return this.#reader.readValue();
  }

  getWireFormatVersion() {
    return this.#reader.version;
  }

  transferArrayBuffer(id, arrayBuffer) {
    const kind = isObject(arrayBuffer) ? kindOf(arrayBuffer) : '';
    if (kind !== 'ArrayBuffer' && kind !== 'SharedArrayBuffer') {
      throw notABuffer(arrayBuffer);
    }
    (this.#reader.transferred ??= new Map()).set(id >>> 0, arrayBuffer);
  }

  readUint32() {
    return this.#read('Uint32', () => this.#reader.readVarint() >>> 0);
  }

  readUint64() {
    return this.#read('Uint64', () => {
      let value = 0n;
      for (let shift = 0n; ; shift += 7n) {
        const byte = this.#reader.readByte();
        value |= BigInt(byte & 0x7f) << shift;
        if (byte < 0x80) break;
      }
      return [Number((value >> 32n) & 0xffffffffn), Number(value & 0xffffffffn)];
    });
  }

  readDouble() {
    return this.#read('Double', () => this.#reader.readDouble());
  }

  /** @returns {number} where they begin in `buffer` */
  _readRawBytes(length) {
    const at = this.#reader.at;
    this.#read('RawBytes', () => this.#reader.readBytes(length));
    return at;
  }

  readRawBytes(length) {
    const at = this._readRawBytes(length);
    return Buffer.from(this.buffer.buffer, this.buffer.byteOffset + at, length);
  }

  #read(what, read) {
    try {
      return read();
    } catch {
      throw new Error(`Read${what}() failed`);
    }
  }
}

class DefaultDeserializer extends Deserializer {
  _readHostObject() {
    const index = this.readUint32();
    const length = this.readUint32();
    const name = VIEW_NAMES[index];
    const View = name === 'Buffer' ? Buffer : globalThis[name];
    if (View === undefined) throw new Error('Unable to deserialize cloned data.');
    const at = this._readRawBytes(length);
    const { buffer, byteOffset } = this.buffer;
    if (name === 'Buffer') return Buffer.from(buffer, byteOffset + at, length);
    const size = View.BYTES_PER_ELEMENT ?? 1;
    const start = byteOffset + at;
    if (start % size === 0) return new View(buffer, start, length / size);
    return new View(buffer.slice(start, start + length), 0, length / size); // not at such a place
  }
}

/**
 * https://nodejs.org/api/v8.html#v8serializevalue
 * @param {any} value
 * @returns {Buffer}
 * @throws {Error} what can't be cloned
 */
function serialize(value) {
  const serializer = new DefaultSerializer();
  serializer.writeHeader();
  serializer.writeValue(value);
  return serializer.releaseBuffer();
}

/**
 * https://nodejs.org/api/v8.html#v8deserializebuffer
 * @param {Buffer|TypedArray|DataView} buffer
 * @returns {any}
 */
function deserialize(buffer) {
  const deserializer = new DefaultDeserializer(buffer);
  deserializer.readHeader();
  return deserializer.readValue();
}

module.exports = {
  DefaultDeserializer, DefaultSerializer, Deserializer, Serializer, deserialize, serialize,
};
