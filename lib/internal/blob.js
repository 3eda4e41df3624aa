'use strict';
// internal/blob: Blob, and the URLs that programs give to Blobs.
// Public face: the global Blob, buffer.Blob, buffer.resolveObjectURL, URL.createObjectURL,
// fs.openAsBlob.  Native half: src/bind/bind_encoding.c and bind_buffer.c for the text.
// Source: https://w3c.github.io/FileAPI, https://nodejs.org/api/buffer.html#class-blob
//
// A Blob is a list of parts, each a stretch of some bytes that never change, or of a file.  slice()
// makes a new list over the same bytes; nothing is read before somebody asks for it.

const {
  codes: {
    ERR_INVALID_ARG_TYPE,
    ERR_INVALID_ARG_VALUE,
    ERR_INVALID_STATE,
    ERR_INVALID_THIS,
    ERR_MISSING_ARGS,
  },
} = require('internal/errors');
const { validateDictionary } = require('internal/validators');
require('internal/buffer'); // has the native halves' errors made

const { byteLengthUtf8, copy: copyBytes, isAnyArrayBuffer, utf8Write } = internalBinding('buffer');
const { decodeUtf8 } = internalBinding('encoding');

const { isView } = ArrayBuffer;
const customInspect = Symbol.for('nodejs.util.inspect.custom');

const fileChunkBytes = 64 * 1024;
const decodeLast = 1; // DECODE_LAST of src/bind/bind_encoding.c

// ---- parts -----------------------------------------------------------------------------------

/**
 * @typedef {object} Part
 * @property {Uint8Array|FileSource} source
 * @property {number} start of the stretch, in bytes
 * @property {number} end behind its last byte
 */

/** A file as it was when the Blob was made; another one in its place is an error, not other
 * bytes. */
class FileSource {
  constructor(path, stat) {
    this.path = path;
    this.size = stat.size;
    this.mtimeMs = stat.mtimeMs;
  }

  /** The bytes from start to end, or a rejection with NotReadableError. */
  async read(start, end) {
    const { open } = require('fs').promises;
    const bytes = new Uint8Array(end - start);
    let file;
    try {
      file = await open(this.path, 'r');
      const { size, mtimeMs } = await file.stat();
      if (size !== this.size || mtimeMs !== this.mtimeMs) throw notReadable();
      for (let at = 0; at < bytes.length;) {
        const { bytesRead } = await file.read(bytes, at, bytes.length - at, start + at);
        if (bytesRead === 0) throw notReadable();
        at += bytesRead;
      }
    } catch {
      throw notReadable();
    } finally {
      await file?.close();
    }
    return bytes;
  }
}

function notReadable() {
  const { DOMException } = globalThis;
  return new DOMException('The blob could not be read', 'NotReadableError');
}

function encode(text) {
  const bytes = new Uint8Array(byteLengthUtf8(text));
  if (bytes.length !== 0) utf8Write.call(bytes, text, 0, bytes.length);
  return bytes;
}

/** A copy: the program may go on to change its own. */
function copyOf(source) {
  const view = isView(source) ?
    new Uint8Array(source.buffer, source.byteOffset, source.byteLength) : new Uint8Array(source);
  const bytes = new Uint8Array(view.length);
  copyBytes(view, bytes, 0, 0, bytes.length);
  return bytes;
}

function partOf(bytes) {
  return { source: bytes, start: 0, end: bytes.length };
}

function typeError(message) {
  const err = new TypeError(message);
  err.code = 'ERR_INVALID_ARG_TYPE';
  return err;
}

/** The parts that the elements of `sources` come to. */
function collectParts(sources, endings) {
  const parts = [];
  let index = 0;
  for (const source of sources) {
    if (isBlob(source)) {
      for (const part of partsOf(source)) parts.push(part);
    } else if (isAnyArrayBuffer(source) || isView(source)) {
      parts.push(partOf(copyOf(source)));
    } else if (typeof source === 'symbol') {
      throw typeError(`Value[${index}] is a Symbol and cannot be converted to a string.`);
    } else {
      let text = `${source}`;
      if (endings === 'native') text = text.replace(/\r\n?/g, '\n');
      parts.push(partOf(encode(text)));
    }
    index++;
  }
  return parts;
}

function sizeOf(parts) {
  let size = 0;
  for (const { start, end } of parts) size += end - start;
  return size;
}

/** What lies between start and end of all the parts together. */
function cutParts(parts, start, end) {
  const cut = [];
  let at = 0;
  for (const part of parts) {
    const size = part.end - part.start;
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, size);
    if (from < to) {
      cut.push({ source: part.source, start: part.start + from, end: part.start + to });
    }
    at += size;
  }
  return cut;
}

function bytesOfPart({ source, start, end }) {
  return source instanceof FileSource ? source.read(start, end) : source.subarray(start, end);
}

/** All bytes; a promise only if there are files to read. */
function gather(parts) {
  const all = new Uint8Array(sizeOf(parts));
  let at = 0;
  for (let i = 0; i < parts.length; i++) {
    if (parts[i].source instanceof FileSource) return gatherSlowly(parts, i, all, at);
    const bytes = bytesOfPart(parts[i]);
    copyBytes(bytes, all, at, 0, bytes.length);
    at += bytes.length;
  }
  return all;
}

async function gatherSlowly(parts, first, all, at) {
  for (let i = first; i < parts.length; i++) {
    const bytes = await bytesOfPart(parts[i]);
    all.set(bytes, at);
    at += bytes.length;
  }
  return all;
}

// ---- arguments -------------------------------------------------------------------------------

/** A media type; one with a character outside of printable ASCII is none. */
function cleanType(type) {
  type = `${type}`;
  return /[^ -~]/.test(type) ? '' : type.toLowerCase();
}

/** Web IDL's [Clamp] long long, as a position in a Blob of `size` bytes. */
function clampPosition(value, size) {
  value = +value || 0; // NaN, too
  if (Math.abs(value) < 2 ** 52) {
    const floor = Math.floor(value);
    const rest = value - floor;
    value = rest > 0.5 || (rest === 0.5 && floor % 2 !== 0) ? floor + 1 : floor;
  }
  return value < 0 ? Math.max(size + value, 0) : Math.min(value, size);
}

// ---- the class -------------------------------------------------------------------------------

// The second argument that makes the first one { parts, type }; programs cannot get hold of it.
const kFromParts = Symbol('kFromParts');

/** The parts of a Blob (or File), undefined for anything else.  Set by the class. */
let partsOf;

/** @returns {boolean} is it a Blob (or a File)? */
function isBlob(value) {
  return partsOf(value) !== undefined;
}

function fromParts(parts, type) {
  return new Blob({ parts, type }, kFromParts);
}

/** `Name { ... }` for util.inspect. */
function inspectAs(name, shown, options) {
  const { inspect } = require('util');
  const depth = options.depth == null ? null : options.depth - 1;
  return `${name} ${inspect(shown, { ...options, depth })}`;
}

/** A byte stream that reads on only when it is asked to. */
function streamOf(parts) {
  const { ReadableStream } = require('stream/web');
  let index = 0;
  let at = 0; // within the part
  return new ReadableStream({
    type: 'bytes',
    async pull(controller) {
      const part = parts[index];
      if (part === undefined) {
        controller.close();
        controller.byobRequest?.respond(0);
        return;
      }
      const start = part.start + at;
      const isFile = part.source instanceof FileSource;
      const end = isFile ? Math.min(start + fileChunkBytes, part.end) : part.end;
      // A copy, since the stream takes the memory of what it is given.
      const bytes = isFile ? await part.source.read(start, end) :
        part.source.slice(start, end);
      at = end === part.end ? 0 : at + (end - start);
      if (at === 0) index++;
      if (bytes.length === 0) return this.pull(controller);
      controller.enqueue(bytes);
    },
  }, { highWaterMark: 0 });
}

/** Immutable bytes with a media type. */
class Blob {
  #parts;
  #size;
  #type;

  /**
   * @param {Iterable<string|ArrayBuffer|ArrayBufferView|Blob>} [sources]
   * @param {{endings?: 'transparent'|'native', type?: string}} [options] endings: of lines in the
   *   strings; 'native' makes them '\n'
   */
  constructor(sources = [], options = undefined) {
    if (options === kFromParts) {
      this.#parts = sources.parts;
      this.#size = sizeOf(sources.parts);
      this.#type = sources.type;
      return;
    }
    if (sources === null || (typeof sources !== 'object' && typeof sources !== 'function') ||
        typeof sources[Symbol.iterator] !== 'function') {
      throw typeError('Value cannot be converted to sequence.');
    }
    validateDictionary(options, 'options');
    let { type = '', endings = 'transparent' } = options ?? {};
    endings = `${endings}`;
    if (endings !== 'transparent' && endings !== 'native') {
      throw new ERR_INVALID_ARG_VALUE('options.endings', endings);
    }
    this.#parts = collectParts(sources, endings);
    this.#size = sizeOf(this.#parts);
    this.#type = cleanType(type);
  }

  static {
    partsOf = (value) => (
      typeof value === 'object' && value !== null && #parts in value ? value.#parts : undefined);
  }

  /** The media type in lower case, '' for none. */
  get type() {
    if (!isBlob(this)) throw new ERR_INVALID_THIS('Blob');
    return this.#type;
  }

  /** Bytes. */
  get size() {
    if (!isBlob(this)) throw new ERR_INVALID_THIS('Blob');
    return this.#size;
  }

  /**
   * @param {number} [start] 0; negative from the end
   * @param {number} [end] the size
   * @param {string} [contentType] ''
   * @returns {Blob} over the same bytes
   */
  slice(start = 0, end = undefined, contentType = '') {
    if (!isBlob(this)) throw new ERR_INVALID_THIS('Blob');
    start = clampPosition(start, this.#size);
    end = end === undefined ? this.#size : clampPosition(end, this.#size);
    return fromParts(cutParts(this.#parts, start, end), cleanType(contentType));
  }

  /** @returns {Promise<ArrayBuffer>} */
  async arrayBuffer() {
    if (!isBlob(this)) throw new ERR_INVALID_THIS('Blob');
    return (await gather(this.#parts)).buffer;
  }

  /** @returns {Promise<Uint8Array>} */
  async bytes() {
    if (!isBlob(this)) throw new ERR_INVALID_THIS('Blob');
    return gather(this.#parts);
  }

  /** @returns {Promise<string>} the bytes as UTF-8, without a byte order mark */
  async text() {
    if (!isBlob(this)) throw new ERR_INVALID_THIS('Blob');
    return decodeUtf8(await gather(this.#parts), decodeLast);
  }

  /** @returns {ReadableStream} of bytes, a part a chunk, files in smaller pieces */
  stream() {
    if (!isBlob(this)) throw new ERR_INVALID_THIS('Blob');
    return streamOf(this.#parts);
  }

  /** @returns {ReadableStream} of strings */
  textStream() {
    if (!isBlob(this)) throw new ERR_INVALID_THIS('Blob');
    const { TextDecoderStream } = require('stream/web');
    return streamOf(this.#parts).pipeThrough(new TextDecoderStream('utf-8'));
  }

  [customInspect](depth, options) {
    if (typeof depth === 'number' && depth < 0) return options.stylize('[Blob]', 'special');
    return inspectAs('Blob', { size: this.size, type: this.type }, options);
  }
}

for (const name of ['type', 'size', 'slice', 'arrayBuffer', 'text', 'bytes', 'stream',
                    'textStream']) {
  Object.defineProperty(Blob.prototype, name, { enumerable: true });
}
Object.defineProperty(Blob.prototype, customInspect, { enumerable: false });
Object.defineProperty(Blob.prototype, Symbol.toStringTag, {
  __proto__: null, configurable: true, value: 'Blob',
});

// ---- for other modules -----------------------------------------------------------------------

/**
 * What structuredClone and postMessage need to make the same Blob elsewhere.
 * @param {Blob} blob
 * @returns {{parts: {source: Uint8Array, start: number, end: number}[], type: string}}
 * @throws ERR_INVALID_STATE for one with a file in it
 */
function serializeBlob(blob) {
  const parts = partsOf(blob);
  if (parts.some(({ source }) => source instanceof FileSource)) {
    throw new ERR_INVALID_STATE('File-backed Blobs are not cloneable');
  }
  return { parts, type: blob.type };
}

/** A Blob of what serializeBlob gave. */
function deserializeBlob({ parts, type }) {
  return fromParts(parts, type);
}

/**
 * fs.openAsBlob: a Blob over a file.
 * @param {string|Buffer|URL} path
 * @param {{size: number, mtimeMs: number}} stat what the file must still be when it is read
 * @param {string} type
 * @returns {Blob}
 */
function blobOfFile(path, stat, type) {
  const part = { source: new FileSource(path, stat), start: 0, end: stat.size };
  return fromParts([part], type); // as it is, says Node
}

// ---- URLs ------------------------------------------------------------------------------------

const urlPrefix = 'blob:nodedata:';

let registered;

// The form of a UUID.  It names something of this process only, so it need not be hard to guess.
function makeId() {
  let digits = '';
  while (digits.length < 32) digits += Math.floor(Math.random() * 2 ** 32).toString(16);
  return digits.slice(0, 32).replace(/^(.{8})(.{4}).(.{3})(.{4})(.{12}).*/, '$1-$2-4$3-$4-$5');
}

/**
 * URL.createObjectURL: a URL by which resolveObjectURL and fetch find the Blob, which stays alive
 * until the URL is revoked.
 * @param {Blob} obj
 * @returns {string}
 */
function createObjectURL(obj) {
  if (!isBlob(obj)) throw new ERR_INVALID_ARG_TYPE('obj', 'Blob', obj);
  registered ??= new Map();
  let id;
  do { id = makeId(); } while (registered.has(id));
  registered.set(id, obj);
  return `${urlPrefix}${id}`;
}

/** URL.revokeObjectURL */
function revokeObjectURL(url) {
  if (arguments.length === 0) throw new ERR_MISSING_ARGS('url');
  registered?.delete(idOf(`${url}`));
}

/** buffer.resolveObjectURL: the Blob (a new object on the same bytes), or undefined. */
function resolveObjectURL(url) {
  const blob = registered?.get(idOf(`${url}`));
  return blob === undefined ? undefined : fromParts(partsOf(blob), blob.type);
}

function idOf(url) {
  return url.startsWith(urlPrefix) ? url.slice(urlPrefix.length) : undefined;
}

module.exports = {
  Blob,
  blobOfFile,
  createObjectURL,
  deserializeBlob,
  inspectAs,
  isBlob,
  kFromParts,
  resolveObjectURL,
  revokeObjectURL,
  serializeBlob,
};
