'use strict';
// internal/webstreams/coding -- TextEncoderStream, TextDecoderStream, CompressionStream,
// DecompressionStream.  Encoding standard, 9; Compression standard.

const {
  codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_INVALID_THIS },
} = require('internal/errors');
const {
  Deferred, finishClass, inspectAs, isPlain, kInspect, privateError,
} = require('internal/webstreams/common');
const { newTransform } = require('internal/webstreams/transform');

/** A transformer that keeps the first half of a surrogate pair for the next chunk. */
class Encoder {
  constructor(record) {
    this.record = record;
    this.coder = new TextEncoder();
    this.half = '';
  }

  transform(chunk) {
    let text = this.half + `${chunk}`;
    this.half = '';
    const last = text.charCodeAt(text.length - 1);
    if (last >= 0xd800 && last < 0xdc00) {
      this.half = text.slice(-1);
      text = text.slice(0, -1);
    }
    if (text !== '') this.record.enqueue(this.coder.encode(text));
  }

  flush() {
    if (this.half !== '') this.record.enqueue(new Uint8Array([0xef, 0xbf, 0xbd]));
  }

  cancel() {}
}

// face of a class below -> { it: TransformRecord, coder }
const pairs = new WeakMap();

function pairOf(face, field) {
  const pair = isPlain(face) ? undefined : pairs.get(face);
  if (pair === undefined) throw privateError(field);
  return pair;
}

function sideOf(face, side) {
  return pairOf(face, 'transform').it[side];
}

function inspectPair(face, Class, keys, depth, options) {
  if (isPlain(face) || !pairs.has(face)) throw new ERR_INVALID_THIS(Class.name);
  const shown = {};
  for (const key of keys) shown[key] = face[key];
  return inspectAs(face.constructor.name, shown, depth, options);
}

class TextEncoderStream {
  constructor() {
    pairs.set(this, { it: newTransform((record) => new Encoder(record)), coder: undefined });
  }

  get encoding() {
    pairOf(this, 'handle');
    return 'utf-8';
  }

  get readable() {
    return sideOf(this, 'readable');
  }

  get writable() {
    return sideOf(this, 'writable');
  }

  [kInspect](depth, options) {
    const keys = ['encoding', 'readable', 'writable'];
    return inspectPair(this, TextEncoderStream, keys, depth, options);
  }
}

finishClass(TextEncoderStream, ['encoding', 'readable', 'writable'], null);

class Decoder {
  constructor(record, coder) {
    this.record = record;
    this.coder = coder;
  }

  transform(chunk) {
    if (chunk === undefined) {
      throw new ERR_INVALID_ARG_TYPE('chunk', ['ArrayBuffer', 'Buffer', 'TypedArray', 'DataView'],
                                     chunk);
    }
    const text = this.coder.decode(chunk, { stream: true });
    if (text !== '') this.record.enqueue(text);
  }

  flush() {
    const text = this.coder.decode();
    if (text !== '') this.record.enqueue(text);
  }

  cancel() {}
}

class TextDecoderStream {
  /**
   * @param {string} [encoding] a label of the Encoding standard
   * @param {{fatal?: boolean, ignoreBOM?: boolean}} [options]
   */
  constructor(encoding = 'utf-8', options = {}) {
    const coder = new TextDecoder(encoding, options);
    pairs.set(this, { it: newTransform((record) => new Decoder(record, coder)), coder });
  }

  get encoding() {
    return pairOf(this, 'handle').coder.encoding;
  }

  get fatal() {
    return pairOf(this, 'handle').coder.fatal;
  }

  get ignoreBOM() {
    return pairOf(this, 'handle').coder.ignoreBOM;
  }

  get readable() {
    return sideOf(this, 'readable');
  }

  get writable() {
    return sideOf(this, 'writable');
  }

  [kInspect](depth, options) {
    const keys = ['encoding', 'fatal', 'ignoreBOM', 'readable', 'writable'];
    return inspectPair(this, TextDecoderStream, keys, depth, options);
  }
}

finishClass(TextDecoderStream, ['encoding', 'fatal', 'ignoreBOM', 'readable', 'writable'],
            null);

// ---- compression -----------------------------------------------------------------------------

const kinds = {
  '__proto__': null,
  'deflate': ['createDeflate', 'createInflate'],
  'deflate-raw': ['createDeflateRaw', 'createInflateRaw'],
  'gzip': ['createGzip', 'createGunzip'],
  'brotli': ['createBrotliCompress', 'createBrotliDecompress'],
  'zstd': ['createZstdCompress', 'createZstdDecompress'],
};

function makerOf(Class, format, which) {
  format = `${format}`;
  if (format === 'zstd' || kinds[format] === undefined) {
    const error = new ERR_INVALID_ARG_VALUE('format', format);
    error.message = `Failed to construct '${Class.name}': 1st argument '${format}' is not a ` +
      'valid enum value of type CompressionFormat.';
    throw error;
  }
  return kinds[format][which];
}

// So much is made ahead of readers, as by streams of zlib.
const zipped = { highWaterMark: 65536, size: (chunk) => chunk.byteLength };

function codedError(cause) {
  const error = new TypeError(undefined, { cause });
  if (typeof cause?.code === 'string') error.code = cause.code;
  return error;
}

/** A transformer over a stream of zlib: each chunk waits until zlib has taken it. */
class Zipper {
  constructor(record, coder) {
    this.record = record;
    this.coder = coder;
    this.ended = new Deferred();
    this.failure = undefined; // a Deferred that zlib's error rejects
    coder.on('data', (chunk) => {
      const { buffer, byteOffset, byteLength } = chunk;
      if (record.source.isOpen) record.enqueue(new Uint8Array(buffer, byteOffset, byteLength));
    });
    coder.on('end', () => this.ended.resolve());
    coder.on('error', (error) => this.fail(codedError(error)));
    this.ended.promise.catch(() => {});
  }

  fail(error) {
    this.ended.reject(error);
    this.taking?.reject(error);
    this.record.error(error);
  }

  transform(chunk) {
    const bytes = bytesOf(chunk);
    const taking = this.taking = new Deferred();
    this.coder.write(bytes, (error) => {
      if (error == null) taking.resolve();
      else taking.reject(codedError(error));
    });
    return taking.promise;
  }

  flush() {
    this.coder.end();
    return this.ended.promise;
  }

  cancel() {
    this.coder.destroy();
  }
}

function bytesOf(chunk) {
  if (typeof chunk === 'string') return require('buffer').Buffer.from(chunk); // as Node does
  const { isKind } = require('internal/util/kinds');
  if (ArrayBuffer.isView(chunk) && isKind(chunk.buffer, 'ArrayBuffer')) {
    return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
  if (!isPlain(chunk) && isKind(chunk, 'ArrayBuffer')) return new Uint8Array(chunk);
  throw new ERR_INVALID_ARG_TYPE('chunk', ['ArrayBuffer', 'Buffer', 'TypedArray', 'DataView'],
                                 chunk);
}

class CompressionStream {
  /** @param {'deflate'|'deflate-raw'|'gzip'|'brotli'} format */
  constructor(format) {
    const maker = makerOf(CompressionStream, format, 0);
    const make = (record) => new Zipper(record, require('zlib')[maker]());
    pairs.set(this, { it: newTransform(make, zipped), coder: undefined });
  }

  get readable() {
    return sideOf(this, 'readable');
  }

  get writable() {
    return sideOf(this, 'writable');
  }

  [kInspect](depth, options) {
    return inspectPair(this, CompressionStream, ['readable', 'writable'], depth, options);
  }
}

finishClass(CompressionStream, ['readable', 'writable']);

class DecompressionStream {
  /** @param {'deflate'|'deflate-raw'|'gzip'|'brotli'} format */
  constructor(format) {
    const maker = makerOf(DecompressionStream, format, 1);
    const options = { rejectGarbageAfterEnd: true };
    const make = (record) => new Zipper(record, require('zlib')[maker](options));
    pairs.set(this, { it: newTransform(make, zipped), coder: undefined });
  }

  get readable() {
    return sideOf(this, 'readable');
  }

  get writable() {
    return sideOf(this, 'writable');
  }

  [kInspect](depth, options) {
    return inspectPair(this, DecompressionStream, ['readable', 'writable'], depth, options);
  }
}

finishClass(DecompressionStream, ['readable', 'writable']);

module.exports = {
  CompressionStream, DecompressionStream, TextDecoderStream, TextEncoderStream,
};
