'use strict';
// internal/clone/reader - values from bytes, in the format of internal/clone/tags.
// Public face: structuredClone, MessagePort, v8.Deserializer.  Native half: src/bind/bind_serdes.c.
//
// Bytes may come from anywhere: whatever is wrong in them is an error, 'Unable to deserialize
// cloned data.', and nothing is read or made beyond what they are long enough for.
//
// The user is a delegate: readHost(reader) -> object; shared(id) -> SharedArrayBuffer;
// `transferred` is a Map of numbers to ArrayBuffers.

const { ERRORS, REGEXP_FLAGS, VERSION, VIEWS } = require('internal/clone/tags');
const { readString } = internalBinding('serdes');

const decoderOfUtf8 = (bytes) => require('buffer').Buffer.from(bytes.buffer, bytes.byteOffset,
  bytes.length).toString('utf8');

const doubles = new Float64Array(1);
const doubleBytes = new Uint8Array(doubles.buffer);

let viewClasses; // number in 'V' -> [class, bytes an element]
let errorClasses; // letter -> class

function learnClasses() {
  viewClasses = new Map();
  for (const name in VIEWS) {
    const [tag, size] = VIEWS[name];
    if (typeof globalThis[name] === 'function') viewClasses.set(tag, [globalThis[name], size]);
  }
  errorClasses = new Map(Object.entries(ERRORS).map(([name, tag]) => [tag, globalThis[name]]));
}

function broken() {
  return new Error('Unable to deserialize cloned data.');
}

const END = Symbol('END'); // of an object's pairs and the like

class Reader {
  constructor(bytes, delegate) {
    this.bytes = bytes;
    this.at = 0;
    this.version = 0;
    this.delegate = delegate;
    this.objects = [];
    this.transferred = null;
    this.depth = 0;
  }

  // ---- bytes ----

  readByte() {
    if (this.at >= this.bytes.length) throw broken();
    return this.bytes[this.at++];
  }

  // Padding is skipped.
  readTag() {
    let tag;
    do tag = this.readByte();
    while (tag === 0);
    return tag;
  }

  readVarint() {
    const { bytes } = this;
    let number = 0;
    let scale = 1;
    for (let i = 0; i < 10; i++) {
      if (this.at >= bytes.length) throw broken();
      const byte = bytes[this.at++];
      number += (byte & 0x7f) * scale;
      if (byte < 0x80) return number;
      scale *= 128;
    }
    throw broken();
  }

  readDouble() {
    if (this.at + 8 > this.bytes.length) throw broken();
    for (let i = 0; i < 8; i++) doubleBytes[i] = this.bytes[this.at++];
    return doubles[0];
  }

  /** The next bytes, in place. */
  readBytes(count) {
    if (!(this.at + count <= this.bytes.length)) throw broken();
    const bytes = this.bytes.subarray(this.at, this.at + count);
    this.at += count;
    return bytes;
  }

  readHeader() {
    if (this.bytes[this.at] === 0xff) {
      this.at++;
      this.version = this.readVarint();
      if (this.version > VERSION) throw broken();
    }
    return this.version;
  }

  // ---- values ----

  readValue() {
    const value = this.readNext();
    if (value === END) throw broken();
    return value;
  }

  readNext(end = -1) {
    const tag = this.readTag();
    if (tag === end) return END;
    switch (tag) {
      case 34: return this.readText(false); // "
      case 99: return this.readText(true); // c
      case 73: { // I
        const zigzag = this.readVarint();
        return zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2;
      }
      case 78: return this.readDouble(); // N
      case 84: return true;
      case 70: return false;
      case 95: return undefined;
      case 48: return null;
      case 85: return this.readVarint(); // U
      case 90: return this.readBigInt(); // Z
      case 83: return decoderOfUtf8(this.readBytes(this.readVarint())); // S
      default: return this.readObject(tag);
    }
  }

  readText(isWide) {
    const length = this.readVarint();
    const text = readString(this.bytes, this.at, length, isWide);
    if (text === undefined) throw broken();
    this.at += length;
    return text;
  }

  // What must be a string.
  readStringValue() {
    const text = this.readNext();
    if (typeof text !== 'string') throw broken();
    return text;
  }

  readBigInt() {
    const bits = this.readVarint();
    const bytes = this.readBytes(Math.floor(bits / 2));
    let value = 0n;
    for (let i = bytes.length - 1; i >= 0; i--) value = (value << 8n) | BigInt(bytes[i]);
    return bits % 2 === 1 ? -value : value;
  }

  // ---- objects ----

  readObject(tag) {
    if (tag === 94) return this.readReference(); // ^
    const id = this.objects.length;
    this.objects.push(undefined);
    switch (tag) {
      case 111: return this.readPlain(id); // o
      case 65: return this.readDense(id); // A
      case 97: return this.readSparse(id); // a
      case 59: return this.readMap(id); // ;
      case 39: return this.readSet(id); // '
      case 68: return this.keep(id, new Date(this.readDouble())); // D
      case 82: return this.readRegExp(id); // R
      case 114: return this.readError(id); // r
      case 92: return this.keep(id, this.delegate.readHost(this)); // backslash
      default: return this.readRare(tag, id);
    }
  }

  readRare(tag, id) {
    switch (tag) {
      case 110: return this.keep(id, Object(this.readDouble())); // n
      case 115: return this.keep(id, Object(this.readStringValue())); // s
      case 121: return this.keep(id, Object(true)); // y
      case 120: return this.keep(id, Object(false)); // x
      case 122: return this.keep(id, Object(this.readBigInt())); // z
      case 66: return this.readBuffer(id, false); // B
      case 126: return this.readBuffer(id, true); // ~
      case 116: { // t
        const buffer = this.transferred?.get(this.readVarint());
        if (buffer === undefined) throw broken();
        return this.readViewsOf(this.keep(id, buffer));
      }
      case 117: // u
        return this.readViewsOf(this.keep(id, this.delegate.shared(this.readVarint())));
      default: throw broken();
    }
  }

  keep(id, object) {
    this.objects[id] = object;
    return object;
  }

  readReference() {
    const object = this.objects[this.readVarint()];
    if (object === undefined) throw broken();
    return ArrayBuffer.isView(object) ? object : this.readViewsOf(object);
  }

  // key value ... until `end`, then how many there were.
  readPairs(object, end) {
    let count = 0;
    for (;; count++) {
      const key = this.readNext(end);
      if (key === END) break;
      if (typeof key !== 'string' && typeof key !== 'number') throw broken();
      const value = this.readValue();
      if (key === '__proto__') {
        Object.defineProperty(object, key, {
          value, writable: true, enumerable: true, configurable: true,
        });
      } else {
        object[key] = value;
      }
    }
    if (this.readVarint() !== count) throw broken();
  }

  readPlain(id) {
    const object = {};
    this.objects[id] = object;
    this.readPairs(object, 123); // {
    return object;
  }

  readDense(id) {
    const length = this.readVarint();
    if (length > this.bytes.length - this.at) throw broken(); // a byte each at least
    const array = new Array(length);
    this.objects[id] = array;
    for (let i = 0; i < length; i++) {
      const value = this.readNext(45); // -
      if (value !== END) array[i] = value;
    }
    this.readPairs(array, 36); // $
    if (this.readVarint() !== length) throw broken();
    return array;
  }

  readSparse(id) {
    const length = this.readVarint();
    if (length > 0xffffffff) throw broken();
    const array = new Array(length);
    this.objects[id] = array;
    this.readPairs(array, 64); // @
    if (this.readVarint() !== length) throw broken();
    return array;
  }

  readMap(id) {
    const map = new Map();
    this.objects[id] = map;
    let count = 0;
    for (;; count += 2) {
      const key = this.readNext(58); // :
      if (key === END) break;
      map.set(key, this.readValue());
    }
    if (this.readVarint() !== count) throw broken();
    return map;
  }

  readSet(id) {
    const set = new Set();
    this.objects[id] = set;
    let count = 0;
    for (;; count++) {
      const value = this.readNext(44); // ,
      if (value === END) break;
      set.add(value);
    }
    if (this.readVarint() !== count) throw broken();
    return set;
  }

  readRegExp(id) {
    const source = this.readStringValue();
    const bits = this.readVarint();
    let flags = '';
    for (let i = 0; i < REGEXP_FLAGS.length; i++) {
      if (Math.floor(bits / 2 ** i) % 2 === 1) flags += REGEXP_FLAGS[i];
    }
    try {
      return this.keep(id, new RegExp(source, flags));
    } catch {
      throw broken();
    }
  }

  readError(id) {
    if (errorClasses === undefined) learnClasses();
    const holder = { ErrorClass: Error };
    // The cause may point back here, so the error must be there before it is read.
    const error = this.keep(id, new Error());
    delete error.message;
    for (let tag = this.readByte(); tag !== 46; tag = this.readByte()) { // .
      if (errorClasses.has(tag)) {
        holder.ErrorClass = errorClasses.get(tag);
        Object.setPrototypeOf(error, holder.ErrorClass.prototype);
      } else if (tag === 109) { // m
        defineHidden(error, 'message', this.readStringValue());
      } else if (tag === 115) { // s
        holder.stack = this.readStringValue();
      } else if (tag === 99) { // c
        defineHidden(error, 'cause', this.readValue());
      } else {
        throw broken();
      }
    }
    defineHidden(error, 'stack', holder.stack);
    return error;
  }

  readBuffer(id, isResizable) {
    const length = this.readVarint();
    const maxByteLength = isResizable ? this.readVarint() : length;
    if (maxByteLength < length) throw broken();
    const bytes = this.readBytes(length);
    let buffer;
    try {
      buffer = isResizable ? new ArrayBuffer(length, { maxByteLength }) : new ArrayBuffer(length);
    } catch {
      throw broken();
    }
    new Uint8Array(buffer).set(bytes);
    return this.readViewsOf(this.keep(id, buffer));
  }

  // A view stands right behind its buffer, and takes its place.
  readViewsOf(buffer) {
    let next = this.at;
    while (this.bytes[next] === 0) next++;
    if (this.bytes[next] !== 86) return buffer; // V
    this.at = next + 1;
    if (viewClasses === undefined) learnClasses();
    const found = viewClasses.get(this.readByte());
    const offset = this.readVarint();
    const length = this.readVarint();
    if (this.version >= 14) this.readVarint(); // flags: does its length follow that of the buffer?
    if (found === undefined || !(buffer instanceof ArrayBuffer ||
        Object.prototype.toString.call(buffer) === '[object SharedArrayBuffer]')) throw broken();
    const [View, size] = found;
    if (offset + length > buffer.byteLength || offset % size !== 0 || length % size !== 0) {
      throw broken();
    }
    const view = new View(buffer, offset, length / size);
    this.objects.push(view);
    return view;
  }
}

function defineHidden(object, key, value) {
  Object.defineProperty(object, key, {
    value, writable: true, enumerable: false, configurable: true,
  });
}

module.exports = { Reader };
