'use strict';
// internal/clone/writer - values to bytes, in the format of internal/clone/tags.
// Public face: structuredClone, MessagePort, v8.Serializer.  Native half: src/bind/bind_serdes.c.
//
// The user is a delegate:
//   fail(description)         -> the error to throw: 'x could not be cloned.'
//   isHost(object, kind)      -> is it written by writeHost?
//   writeHost(object, writer) writes what follows '\\'
//   sharedId(buffer)          -> number of a SharedArrayBuffer
// and buffers that are transferred are in `transferred`: ArrayBuffer -> number.

const { isBareList, kindOf } = require('internal/util/kinds');
const { describe } = require('internal/clone/describe');
const { ERRORS, REGEXP_FLAGS, VERSION, VIEWS } = require('internal/clone/tags');
const { writeString } = internalBinding('serdes');

const typedArrayTag = Object.getOwnPropertyDescriptor(
  Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag).get;

const FIRST_BYTES = 256;

const doubles = new Float64Array(1);
const doubleBytes = new Uint8Array(doubles.buffer);

// 0, 1, ... 2^32 - 2 in their only spelling.
function indexOfKey(key) {
  const number = key >>> 0;
  return number !== 0xffffffff && `${number}` === key ? number : -1;
}

class Writer {
  constructor(delegate) {
    this.delegate = delegate;
    this.bytes = new Uint8Array(FIRST_BYTES);
    this.at = 0;
    this.ids = null; // object -> its number; made with the first object
    this.count = 0;
    this.transferred = null;
    this.viewsAreHosts = false;
  }

  /** The bytes, which are the caller's; the writer is empty afterwards. */
  release() {
    const bytes = this.bytes.subarray(0, this.at);
    this.bytes = new Uint8Array(FIRST_BYTES);
    this.at = 0;
    return bytes;
  }

  // ---- bytes ----

  reserve(count) {
    if (this.at + count > this.bytes.length) this.grow(this.at + count);
  }

  grow(least) {
    const bytes = new Uint8Array(Math.max(least, this.bytes.length * 2));
    bytes.set(this.bytes.subarray(0, this.at));
    this.bytes = bytes;
  }

  writeHeader() {
    this.reserve(2);
    this.bytes[this.at++] = 0xff;
    this.bytes[this.at++] = VERSION;
  }

  writeTag(tag) {
    if (this.at === this.bytes.length) this.grow(this.at + 1);
    this.bytes[this.at++] = tag;
  }

  // An integer below 2^53.
  writeVarint(number) {
    if (this.at + 8 > this.bytes.length) this.grow(this.at + 8);
    const { bytes } = this;
    for (; number >= 0x80; number = Math.floor(number / 128)) {
      bytes[this.at++] = (number % 128) | 0x80;
    }
    bytes[this.at++] = number;
  }

  writeDouble(number) {
    if (this.at + 8 > this.bytes.length) this.grow(this.at + 8);
    doubles[0] = number;
    for (let i = 0; i < 8; i++) this.bytes[this.at++] = doubleBytes[i];
  }

  writeBytes(bytes) {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.at);
    this.at += bytes.length;
  }

  // ---- values ----

  writeValue(value) {
    switch (typeof value) {
      case 'string': this.writeText(value); break;
      case 'number': this.writeNumber(value); break;
      case 'boolean': this.writeTag(value ? 84 : 70); break; // T F
      case 'undefined': this.writeTag(95); break; // _
      case 'object':
        if (value === null) this.writeTag(48); // 0
        else this.writeObject(value);
        break;
      case 'bigint':
        this.writeTag(90); // Z
        this.writeBigInt(value);
        break;
      default: throw this.delegate.fail(`${describe(value)} could not be cloned.`);
    }
  }

  writeText(text) {
    let end = writeString(this.bytes, this.at, text);
    if (end < 0) {
      this.grow(-end);
      end = writeString(this.bytes, this.at, text);
    }
    this.at = end;
  }

  writeNumber(number) {
    const int = number | 0;
    if (int !== number || (int === 0 && 1 / number < 0)) {
      this.writeTag(78); // N
      this.writeDouble(number);
      return;
    }
    if (this.at + 8 > this.bytes.length) this.grow(this.at + 8);
    const { bytes } = this;
    bytes[this.at++] = 73; // I
    let zigzag = ((int << 1) ^ (int >> 31)) >>> 0;
    for (; zigzag >= 0x80; zigzag >>>= 7) bytes[this.at++] = zigzag | 0x80;
    bytes[this.at++] = zigzag;
  }

  writeBigInt(value) {
    const isNegative = value < 0n;
    let rest = isNegative ? -value : value;
    const digits = [];
    for (; rest > 0n; rest >>= 64n) digits.push(rest & 0xffffffffffffffffn);
    this.writeVarint(digits.length * 16 + (isNegative ? 1 : 0));
    this.writeBytes(new Uint8Array(BigUint64Array.from(digits).buffer));
  }

  // ---- objects ----

  writeObject(object) {
    const { ids } = this;
    const known = ids === null ? undefined : ids.get(object);
    if (known !== undefined) {
      this.writeTag(94); // ^
      this.writeVarint(known);
      return;
    }
    const kind = kindOf(object);
    if (kind === 'TypedArray' || kind === 'DataView') {
      if (!this.viewsAreHosts) {
        // The buffer comes first, and has the lower number.
        if (ids?.get(object.buffer) === undefined) this.writeObject(object.buffer);
        else this.writeReference(object.buffer);
        this.number(object);
        this.writeView(object);
        return;
      }
    }
    this.number(object);
    if (kind === 'TypedArray' || kind === 'DataView') this.writeHost(object);
    else this.writeKind(object, kind);
  }

  number(object) {
    (this.ids ??= new Map()).set(object, this.count++);
  }

  writeReference(object) {
    this.writeTag(94); // ^
    this.writeVarint(this.ids.get(object));
  }

  writeKind(object, kind) {
    switch (kind) {
      case 'Object':
        if (this.delegate.isHost(object, kind)) this.writeHost(object);
        else this.writePlain(object);
        break;
      case 'Array': this.writeArray(object); break;
      case 'Map': this.writeMap(object); break;
      case 'Set': this.writeSet(object); break;
      case 'Date':
        this.writeTag(68); // D
        this.writeDouble(Date.prototype.getTime.call(object));
        break;
      case 'RegExp': this.writeRegExp(object); break;
      case 'Error': this.writeError(object, kind); break;
      case 'ArrayBuffer': this.writeBuffer(object); break;
      case 'SharedArrayBuffer':
        this.writeTag(117); // u
        this.writeVarint(this.delegate.sharedId(object));
        break;
      default: this.writeRare(object, kind);
    }
  }

  writeRare(object, kind) {
    switch (kind) {
      case 'NumberObject':
        this.writeTag(110); // n
        this.writeDouble(Number.prototype.valueOf.call(object));
        break;
      case 'StringObject':
        this.writeTag(115); // s
        this.writeText(String.prototype.valueOf.call(object));
        break;
      case 'BooleanObject':
        this.writeTag(Boolean.prototype.valueOf.call(object) ? 121 : 120); // y x
        break;
      case 'BigIntObject':
        this.writeTag(122); // z
        this.writeBigInt(BigInt.prototype.valueOf.call(object));
        break;
      case 'SymbolObject': throw this.delegate.fail('[object Symbol] could not be cloned.');
      default:
        if (this.delegate.isHost(object, kind)) {
          this.writeHost(object);
        } else if (this.delegate.isPlain?.(object)) {
          this.writePlain(object);
        } else {
          throw this.delegate.fail(`${describe(object)} could not be cloned.`);
        }
    }
  }

  writeHost(object) {
    this.writeTag(92); // backslash
    this.delegate.writeHost(object, this);
  }

  writeKey(key) {
    const index = indexOfKey(key);
    if (index !== -1) this.writeNumber(index);
    else this.writeText(key);
  }

  // Pairs of own enumerable string keys; a getter may have taken some away meanwhile.
  writePairs(object, keys, from) {
    let count = 0;
    for (let i = from; i < keys.length; i++) {
      const key = keys[i];
      const value = object[key];
      if (value === undefined && !Object.hasOwn(object, key)) continue;
      this.writeKey(key);
      this.writeValue(value);
      count++;
    }
    return count;
  }

  writePlain(object) {
    if (object === globalThis) throw this.delegate.fail('#<Object> could not be cloned.');
    this.writeTag(111); // o
    const count = this.writePairs(object, Object.keys(object), 0);
    this.writeTag(123); // {
    this.writeVarint(count);
  }

  writeArray(array) {
    const { length } = array;
    let holes = 0;
    for (let i = 0; i < length && holes === 0; i++) {
      if (array[i] === undefined && !Object.hasOwn(array, i)) holes++;
    }
    this.writeTag(holes === 0 ? 65 : 97); // A a
    this.writeVarint(length);
    let from = 0;
    if (holes === 0) {
      for (let i = 0; i < length; i++) {
        const value = array[i];
        if (value === undefined && !Object.hasOwn(array, i)) this.writeTag(45); // -
        else this.writeValue(value);
      }
      from = length;
    }
    let count = 0;
    if (holes > 0 || !isBareList(array)) {
      const keys = Object.keys(array);
      count = this.writePairs(array, keys, Math.min(from, keys.length));
    }
    this.writeTag(holes === 0 ? 36 : 64); // $ @
    this.writeVarint(count);
    this.writeVarint(length);
  }

  writeMap(map) {
    const pairs = [];
    Map.prototype.forEach.call(map, (value, key) => pairs.push(key, value));
    this.writeTag(59); // ;
    for (let i = 0; i < pairs.length; i++) this.writeValue(pairs[i]);
    this.writeTag(58); // :
    this.writeVarint(pairs.length);
  }

  writeSet(set) {
    const values = [];
    Set.prototype.forEach.call(set, (value) => values.push(value));
    this.writeTag(39); // '
    for (let i = 0; i < values.length; i++) this.writeValue(values[i]);
    this.writeTag(44); // ,
    this.writeVarint(values.length);
  }

  writeRegExp(regexp) {
    const { source, flags } = regexp;
    let bits = 0;
    for (const flag of flags) bits += 2 ** REGEXP_FLAGS.indexOf(flag);
    this.writeTag(82); // R
    this.writeText(source);
    this.writeVarint(bits);
  }

  writeError(error, kind) {
    if (this.delegate.isHost(error, kind)) {
      this.writeHost(error);
      return;
    }
    const type = ERRORS[`${error.name}`];
    const message = Object.getOwnPropertyDescriptor(error, 'message');
    const hasCause = Object.hasOwn(error, 'cause');
    const { stack } = error;
    this.writeTag(114); // r
    if (type !== undefined) this.writeTag(type);
    if (message !== undefined && 'value' in message) {
      this.writeTag(109); // m
      this.writeText(`${message.value}`);
    }
    if (typeof stack === 'string') {
      this.writeTag(115); // s
      this.writeText(stack);
    }
    if (hasCause) {
      this.writeTag(99); // c
      this.writeValue(error.cause);
    }
    this.writeTag(46); // .
  }

  writeBuffer(buffer) {
    const index = this.transferred?.get(buffer);
    if (index !== undefined) {
      this.writeTag(116); // t
      this.writeVarint(index);
      return;
    }
    if (buffer.detached) {
      throw this.delegate.fail('An ArrayBuffer is detached and could not be cloned.');
    }
    const { byteLength } = buffer;
    if (buffer.resizable) {
      this.writeTag(126); // ~
      this.writeVarint(byteLength);
      this.writeVarint(buffer.maxByteLength);
    } else {
      this.writeTag(66); // B
      this.writeVarint(byteLength);
    }
    this.writeBytes(new Uint8Array(buffer));
  }

  writeView(view) {
    const name = typedArrayTag.call(view) ?? 'DataView';
    this.writeTag(86); // V
    this.writeTag(VIEWS[name][0]);
    this.writeVarint(view.byteOffset);
    this.writeVarint(view.byteLength);
    this.writeVarint(0);
  }
}

module.exports = { Writer };
