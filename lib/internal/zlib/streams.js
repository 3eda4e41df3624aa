'use strict';
// internal/zlib/streams - the classes of zlib: Transforms over a codec that works in the thread pool.
// https://nodejs.org/api/zlib.html#class-zlibzlibbase
// Public face: lib/node/zlib.js.  Native half: src/bind/bind_zlib.c.
//
// A write takes one step after another: as long as the output buffer came back full there may be
// more. Underscore names are those that packages reach for (_handle, _processChunk ...).

const native = internalBinding('zlib');
const { Buffer } = require('buffer');
const { Transform } = require('stream');
const { bindRequest } = require('internal/async_context');
const { codes } = require('internal/errors');
const { checkRangesOrGetDefault } = require('internal/validators');
const { constants } = require('internal/zlib/constants');
const { settingsOf, strongerFlush, toError } = require('internal/zlib/settings');

const kFlush = Symbol('flush'); // of an empty chunk: the flush that it stands for
const kAfter = Symbol('after'); // ... and what is to be done then
const kSettings = Symbol('settings');
const kError = Symbol('error');

/** What a stream has as _handle: the codec, and the step that is under way. */
class Handle {
  #box;
  #stream;

  constructor(stream, box) {
    this.#stream = stream;
    this.#box = box;
    this.chunk = null;
    this.flush = 0;
    this.offset = 0;
    this.left = 0;
    this.room = 0;
    this.callback = null;
  }

  /** One step in the pool. */
  write(flush, input, offset, length, output, at, room) {
    native.write(this.#box, flush, input, offset, length, output, at, room,
                 this.#stream._writeState,
                 bindRequest((error) => stepDone(this.#stream, this, error), 'ZLIB'));
  }

  /** One step now. An error goes to onerror. */
  writeSync(flush, input, offset, length, output, at, room) {
    const error = native.write(this.#box, flush, input, offset, length, output, at, room,
                               this.#stream._writeState);
    if (error !== undefined) this.onerror(...error);
  }

  params(level, strategy) {
    const error = native.params(this.#box, level, strategy);
    if (error !== undefined) this.onerror(...error);
  }

  reset() {
    const error = native.reset(this.#box);
    if (error !== undefined) this.onerror(...error);
  }

  close() {
    native.close(this.#box);
  }

  onerror(message, errno, code) {
    const error = toError([message, errno, code]);
    this.#stream.destroy(error);
    this.#stream[kError] = error;
  }
}
// ---- steps ------------------------------------------------------------------------------------

function step(stream, handle) {
  handle.room = stream._outBuffer.length - stream._outOffset;
  handle.write(handle.flush, handle.chunk, handle.offset, handle.left, stream._outBuffer,
               stream._outOffset, handle.room);
}

function finishWrite(handle) {
  const { callback, chunk } = handle;
  handle.chunk = null;
  handle.callback = null;
  chunk[kAfter]?.();
  callback();
}

// What a step has made, out of the output buffer.
function takeOutput(stream, made) {
  const from = stream._outOffset;
  const bytes = stream._outBuffer.slice(from, from + made);
  stream._outOffset += made;
  if (stream._outOffset >= stream._outBuffer.length) {
    // A step that fills its buffer has more to come: the next one gets more room, since each costs a
    // trip to the pool and back.  Programs see chunks of chunkSize all the same.
    const { _chunkSize } = stream;
    const count = Math.max(1, Math.floor(stream[kSettings].family.step / _chunkSize));
    stream._outBuffer = Buffer.allocUnsafe(_chunkSize * count);
    stream._outOffset = 0;
  }
  return bytes;
}

// true: the reader wants no more for now.
function pushOutput(stream, made) {
  const { _chunkSize } = stream;
  const bytes = takeOutput(stream, made);
  if (made <= _chunkSize) return !stream.push(bytes);
  let isFull = false;
  for (let at = 0; at < made && !stream.destroyed; at += _chunkSize) {
    isFull = !stream.push(bytes.slice(at, at + _chunkSize));
  }
  return isFull;
}

// The next step comes when the reader asks for more.
function stepOnRead(stream, handle) {
  const { _read } = stream;
  stream._read = (size) => {
    stream._read = _read;
    step(stream, handle);
    stream._read(size);
  };
}

function stepDone(stream, handle, error) {
  if (stream.destroyed) {
    finishWrite(handle);
    return;
  }
  if (error !== undefined) {
    handle.onerror(...error);
    return;
  }
  const { 0: room, 1: left } = stream._writeState;
  const made = handle.room - room;
  const used = handle.left - left;
  stream.bytesWritten += used;
  const isFull = made > 0 && pushOutput(stream, made);
  if (stream.destroyed) {
    finishWrite(handle);
    return;
  }
  if (room === 0) {
    handle.offset += used;
    handle.left = left;
    if (isFull) stepOnRead(stream, handle);
    else step(stream, handle);
    return;
  }
  if (left > 0) {
    // The codec had room and wants no more: what is left lies behind the end.
    if (stream._rejectGarbageAfterEnd) {
      stream.destroy(new codes.ERR_TRAILING_JUNK_AFTER_STREAM_END());
      return;
    }
    stream.push(null);
  }
  finishWrite(handle);
}

function startWrite(stream, chunk, flush, callback) {
  const handle = stream._handle;
  if (!handle) {
    process.nextTick(callback);
    return;
  }
  handle.chunk = chunk;
  handle.flush = flush;
  handle.offset = 0;
  handle.left = chunk.byteLength;
  handle.callback = callback;
  step(stream, handle);
}

function closeHandle(stream) {
  if (stream._handle) stream._handle.close();
  stream._handle = null;
}

/** All of `chunk` now: what comes out, as one Buffer. Closes the codec. */
function processNow(stream, chunk, flush) {
  const handle = stream._handle;
  const parts = [];
  let total = 0;
  let offset = 0;
  let left = chunk.byteLength;
  let room;
  stream[kError] = null;
  do {
    room = stream._outBuffer.length - stream._outOffset;
    const before = left;
    handle.writeSync(flush, chunk, offset, left, stream._outBuffer, stream._outOffset, room);
    if (stream[kError]) throw stream[kError];
    left = stream._writeState[1];
    offset += before - left;
    const made = room - stream._writeState[0];
    total += made;
    if (total > stream._maxOutputLength) {
      closeHandle(stream);
      throw new codes.ERR_BUFFER_TOO_LARGE(stream._maxOutputLength);
    }
    room -= made;
    if (made > 0) parts.push(takeOutput(stream, made));
  } while (room === 0);
  stream.bytesWritten = offset;
  closeHandle(stream);
  if (left > 0 && stream._rejectGarbageAfterEnd) {
    throw new codes.ERR_TRAILING_JUNK_AFTER_STREAM_END();
  }
  return parts.length === 1 ? parts[0] : Buffer.concat(parts, total);
}

// ---- the base ---------------------------------------------------------------------------------

/** Options of a Transform: bytes in and out, whatever the program says of objects. */
function streamOptions(options) {
  if (!options || typeof options !== 'object') return { autoDestroy: true };
  const own = { autoDestroy: true, ...options };
  if (options.encoding || options.objectMode || options.writableObjectMode) {
    own.encoding = null;
    own.objectMode = false;
    own.writableObjectMode = false;
  }
  return own;
}

/**
 * What all classes have in common. Not for programs.
 * @param {object} options
 * @param {number} mode constants.DEFLATE ...
 * @param {object} settings of settingsOf
 */
function ZlibBase(options, mode, settings, unused) {
  this._writeState = new Uint32Array(2);
  Transform.call(this, streamOptions(options));
  this.bytesWritten = 0;
  this._handle = new Handle(this, settings.box);
  this._outBuffer = Buffer.allocUnsafe(settings.chunkSize);
  this._outOffset = 0;
  this._chunkSize = settings.chunkSize;
  this._defaultFlushFlag = settings.flush;
  this._finishFlushFlag = settings.finishFlush;
  this._defaultFullFlushFlag = settings.family.full;
  this._info = settings.info;
  this._maxOutputLength = settings.maxOutputLength;
  this._rejectGarbageAfterEnd = settings.reject;
  this[kError] = null;
  Object.defineProperty(this, kSettings, { __proto__: null, value: settings });
}
Object.setPrototypeOf(ZlibBase.prototype, Transform.prototype);
Object.setPrototypeOf(ZlibBase, Transform);

Object.defineProperty(ZlibBase.prototype, '_closed', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get() { return !this._handle; },
});

/** Begins anew, with the codec's settings kept. */
ZlibBase.prototype.reset = function() {
  if (!this._handle) throw new codes.ERR_INTERNAL_ASSERTION('zlib binding closed');
  this._handle.reset();
};

ZlibBase.prototype._flush = function(callback) {
  this._transform(Buffer.alloc(0), '', callback);
};

// Transform's own _final would run _flush; with this one 'prefinish' does.
ZlibBase.prototype._final = function(callback) {
  callback();
};

// A flush goes through the queue of writes as an empty chunk; `after` runs as soon as it is done,
// before the next write can have begun.
function writeFlush(stream, kind, after, callback) {
  if (stream.writableFinished) {
    if (callback) process.nextTick(callback);
  } else if (stream.writableEnded) {
    if (callback) stream.once('end', callback);
  } else {
    const marker = Buffer.alloc(0);
    marker[kFlush] = kind;
    marker[kAfter] = after;
    stream.write(marker, '', callback);
  }
}

/**
 * Has what was written so far come out.
 * @param {number} [kind] constants.Z_FULL_FLUSH by default (for zlib)
 * @param {Function} [callback] when it has
 */
ZlibBase.prototype.flush = function(kind, callback) {
  if (typeof kind === 'function' || (kind === undefined && !callback)) {
    callback = kind;
    kind = this._defaultFullFlushFlag;
  }
  kind = checkRangesOrGetDefault(kind, 'kind', 0, this[kSettings].family.most,
                                 this._defaultFullFlushFlag);
  writeFlush(this, kind, undefined, callback);
};

/** @param {Function} [callback] when the stream is closed */
ZlibBase.prototype.close = function(callback) {
  if (callback) require('stream').finished(this, callback);
  this.destroy();
};

ZlibBase.prototype._destroy = function(error, callback) {
  closeHandle(this);
  callback(error);
};

ZlibBase.prototype._transform = function(chunk, encoding, callback) {
  let flush = this._defaultFlushFlag;
  if (typeof chunk[kFlush] === 'number') {
    flush = chunk[kFlush];
  } else if (this.writableEnded && this.writableLength === chunk.byteLength) {
    // The last one: no step of its own is needed for the end.
    flush = strongerFlush(this[kSettings].family, flush, this._finishFlushFlag);
  }
  startWrite(this, chunk, flush, callback);
};

/** With a callback like _transform, without one the whole output now. Used by packages. */
ZlibBase.prototype._processChunk = function(chunk, flush, callback) {
  if (typeof callback === 'function') startWrite(this, chunk, flush, callback);
  else return processNow(this, chunk, flush ?? this._defaultFlushFlag);
};

// ---- families ---------------------------------------------------------------------------------

function inherit(Class, Parent) {
  Object.setPrototypeOf(Class.prototype, Parent.prototype);
  Object.setPrototypeOf(Class, Parent);
}

function Zlib(options, mode) {
  const settings = settingsOf(options, mode);
  ZlibBase.call(this, options, mode, settings);
  this._level = settings.level;
  this._strategy = settings.strategy;
  this._mode = mode;
}
inherit(Zlib, ZlibBase);

function setParams(stream, level, strategy) {
  const handle = stream._handle;
  if (!handle) return; // closed meanwhile
  handle.params(level, strategy);
  stream._level = level;
  stream._strategy = strategy;
}

/**
 * Changes level and strategy, for what is written from now on.
 * @param {number} level -1 to 9
 * @param {number} strategy constants.Z_FILTERED ...
 * @param {Function} [callback]
 */
Zlib.prototype.params = function params(level, strategy, callback) {
  level = checkRangesOrGetDefault(level, 'level', constants.Z_MIN_LEVEL, constants.Z_MAX_LEVEL,
                                  constants.Z_DEFAULT_LEVEL);
  strategy = checkRangesOrGetDefault(strategy, 'strategy', constants.Z_DEFAULT_STRATEGY,
                                     constants.Z_FIXED, constants.Z_DEFAULT_STRATEGY);
  if (this._level === level && this._strategy === strategy) {
    if (callback) process.nextTick(callback);
    return;
  }
  writeFlush(this, constants.Z_SYNC_FLUSH, () => setParams(this, level, strategy), callback);
};

function Brotli(options, mode) {
  ZlibBase.call(this, options, mode, settingsOf(options, mode));
}
inherit(Brotli, Zlib);

function Zstd(options, mode, unused, unused2) {
  ZlibBase.call(this, options, mode, settingsOf(options, mode));
}
inherit(Zstd, ZlibBase);

// ---- the classes ------------------------------------------------------------------------------

let hasWarned = false;

function warnOfCall(name) {
  if (hasWarned) return;
  hasWarned = true;
  process.emitWarning(`Instantiating ${name} without the 'new' keyword has been deprecated.`,
                      'DeprecationWarning', 'DEP0184');
}

function makeClass(name, mode, Parent) {
  const Class = {
    [name]: function(options) {
      if (!new.target && !(this instanceof Class)) {
        warnOfCall(name);
        return new Class(options);
      }
      Parent.call(this, options, mode);
    },
  }[name];
  inherit(Class, Parent);
  return Class;
}

const modes = {
  Deflate: [constants.DEFLATE, Zlib],
  Inflate: [constants.INFLATE, Zlib],
  Gzip: [constants.GZIP, Zlib],
  Gunzip: [constants.GUNZIP, Zlib],
  DeflateRaw: [constants.DEFLATERAW, Zlib],
  InflateRaw: [constants.INFLATERAW, Zlib],
  Unzip: [constants.UNZIP, Zlib],
  BrotliCompress: [constants.BROTLI_ENCODE, Brotli],
  BrotliDecompress: [constants.BROTLI_DECODE, Brotli],
  ZstdCompress: [constants.ZSTD_COMPRESS, Zstd],
  ZstdDecompress: [constants.ZSTD_DECOMPRESS, Zstd],
};

const classes = {};
for (const name of Object.keys(modes)) classes[name] = makeClass(name, ...modes[name]);

module.exports = { classes, modes, processNow };
