'use strict';
// internal/streams/web -- classic streams seen as web streams and the other way round.
// Public face: toWeb() and fromWeb() of Readable, Writable and Duplex.  Native half: none; web
// streams come from stream/web.

const { Buffer } = require('buffer');
const {
  AbortError, codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE },
} = require('internal/errors');
const {
  validateBoolean, validateObject, validateOneOf,
} = require('internal/validators');
const { Readable } = require('internal/streams/readable');
const { Writable } = require('internal/streams/writable');
const { Duplex } = require('internal/streams/duplex');
const { destroyer } = require('internal/streams/destroy');
const { finished } = require('internal/streams/end-of-stream');
const utils = require('internal/streams/utils');
const { nop } = utils;

/** A promise and its levers; nobody has to look at a rejection. */
function deferred() {
  const it = {};
  it.promise = new Promise((resolve, reject) => {
    it.resolve = resolve;
    it.reject = reject;
  });
  it.promise.catch(nop);
  return it;
}

/** Errors of ours in the words of web streams. */
function webError(err) {
  if (err?.code === 'ERR_STREAM_PREMATURE_CLOSE') {
    return new AbortError(undefined, { cause: err });
  }
  // What went wrong in the data of a (de)compression stream.
  if (typeof err?.code === 'string' && /^(?:Z_|ERR_BROTLI_|ERR_ZSTD_)/.test(err.code)) {
    const wrapped = new TypeError(undefined, { cause: err });
    wrapped.code = err.code;
    return wrapped;
  }
  return err;
}

/** Calls `callback`; what it throws must not become the rejection of a promise. */
function callSafely(callback, err, onThrow) {
  try {
    callback(err);
  } catch (thrown) {
    process.nextTick(onThrow, thrown);
  }
}

function rethrow(err) {
  throw err;
}

/* Classic to web. */

/** What a WritableStream calls to write to a classic stream. */
class WritableSink {
  constructor(stream) {
    this.stream = stream;
    this.controller = null;
    this.drain = null; // deferred: the stream is full
    this.closing = null; // deferred: end() was called
    const unhook = finished(stream, (err) => {
      unhook();
      // Late errors have nobody left to hear them.
      stream.on('error', nop);
      this.over(webError(err));
    });
    stream.on('drain', () => this.drain?.resolve());
  }

  over(err) {
    const { closing } = this;
    this.closing = null;
    if (err != null) {
      this.drain?.reject(err);
      closing?.reject(err);
      this.controller.error(err);
    } else if (closing) {
      closing.resolve();
    } else {
      this.controller.error(new AbortError());
    }
  }

  start(controller) {
    this.controller = controller;
  }

  write(chunk) {
    const { stream } = this;
    if (chunk instanceof ArrayBuffer) chunk = new Uint8Array(chunk);
    if (!stream.writableNeedDrain && stream.write(chunk)) return undefined;
    this.drain = deferred();
    return this.drain.promise.finally(() => {
      this.drain = null;
    });
  }

  abort(reason) {
    destroyer(this.stream, reason);
  }

  close() {
    if (!this.closing && !utils.isWritableEnded(this.stream)) this.stream.end();
    this.closing = deferred();
    return this.closing.promise;
  }
}

/** What a ReadableStream calls to read from a classic stream. */
class ReadableSource {
  constructor(stream, type) {
    this.stream = stream;
    this.type = type;
    this.controller = null;
    this.cancelled = false;
    stream.pause();
    const unhook = finished(stream, (err) => {
      unhook();
      stream.on('error', nop);
      this.over(webError(err));
    });
    stream.on('data', (chunk) => this.take(chunk));
  }

  take(chunk) {
    const { controller, stream } = this;
    if (Buffer.isBuffer(chunk) && !stream.readableObjectMode) {
      // A byte stream takes the memory away from its owner: it gets a copy, as a Buffer shares
      // its memory with others.
      chunk = this.type === 'bytes' ?
        new Uint8Array(chunk) :
        new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    }
    controller.enqueue(chunk);
    if (controller.desiredSize <= 0) stream.pause();
  }

  over(err) {
    const { controller } = this;
    if (err) {
      controller.error(err);
    } else if (!this.cancelled) {
      controller.close();
      // A reader that waits with a buffer of its own learns of the end by zero bytes.
      controller.byobRequest?.respond(0);
    }
  }

  start(controller) {
    this.controller = controller;
  }

  pull() {
    this.stream.resume();
  }

  cancel(reason) {
    this.cancelled = true;
    destroyer(this.stream, reason);
  }
}

function closedWritableStream() {
  const { WritableStream } = require('stream/web');
  const stream = new WritableStream();
  stream.close();
  return stream;
}

function cancelledReadableStream(type) {
  const { ReadableStream } = require('stream/web');
  const stream = new ReadableStream({ type });
  stream.cancel();
  return stream;
}

/**
 * @param {stream.Writable} stream
 * @returns {WritableStream}
 * @throws ERR_INVALID_ARG_TYPE
 * @see https://nodejs.org/api/stream.html#streamwritabletowebstreamwritable
 */
function writableToWeb(stream) {
  if (!utils.isWritableNodeStream(stream)) {
    throw new ERR_INVALID_ARG_TYPE('streamWritable', 'stream.Writable', stream);
  }
  const { CountQueuingStrategy, WritableStream } = require('stream/web');
  if (utils.isDestroyed(stream) || !utils.isWritable(stream)) return closedWritableStream();
  const highWaterMark = stream.writableHighWaterMark;
  const strategy = stream.writableObjectMode ?
    new CountQueuingStrategy({ highWaterMark }) : { highWaterMark };
  return new WritableStream(new WritableSink(stream), strategy);
}

function strategyFor(stream, options) {
  if (options.strategy) return options.strategy;
  const highWaterMark = stream.readableHighWaterMark;
  if (options.type === 'bytes') return { highWaterMark };
  const { ByteLengthQueuingStrategy, CountQueuingStrategy } = require('stream/web');
  return stream.readableObjectMode ?
    new CountQueuingStrategy({ highWaterMark }) :
    new ByteLengthQueuingStrategy({ highWaterMark });
}

/**
 * @param {stream.Readable} stream
 * @param {object} [options] { strategy, type: undefined or 'bytes' }
 * @returns {ReadableStream}
 * @throws ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE
 * @see https://nodejs.org/api/stream.html#streamreadabletowebstreamreadable-options
 */
function readableToWeb(stream, options = {}) {
  if (typeof stream?._readableState !== 'object') {
    throw new ERR_INVALID_ARG_TYPE('streamReadable', 'stream.Readable', stream);
  }
  validateObject(options, 'options');
  if (options.type !== undefined) validateOneOf(options.type, 'options.type', ['bytes', undefined]);
  const { ReadableStream } = require('stream/web');
  if (utils.isDestroyed(stream) || !utils.isReadable(stream)) {
    return cancelledReadableStream(options.type);
  }
  const source = new ReadableSource(stream, options.type);
  return new ReadableStream({
    type: options.type,
    start: (controller) => source.start(controller),
    pull: () => source.pull(),
    cancel: (reason) => source.cancel(reason),
  }, strategyFor(stream, options));
}

let warned = false;

function warnOfType() {
  if (warned) return;
  warned = true;
  process.emitWarning(
    "Passing 'options.type' to Duplex.toWeb() is deprecated. " +
    "To specify the ReadableStream type, use 'options.readableType'.",
    'DeprecationWarning', 'DEP0201');
}

/**
 * @param {stream.Duplex} duplex
 * @param {object} [options] { readableType: undefined or 'bytes' }
 * @returns {{ readable: ReadableStream, writable: WritableStream }}
 * @throws ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE
 * @see https://nodejs.org/api/stream.html#streamduplextowebstreamduplex-options
 */
function duplexToWeb(duplex, options = {}) {
  if (typeof duplex?._writableState !== 'object' || typeof duplex?._readableState !== 'object') {
    throw new ERR_INVALID_ARG_TYPE('duplex', 'stream.Duplex', duplex);
  }
  validateObject(options, 'options');
  if (options.type !== undefined) warnOfType();
  const type = options.readableType ?? options.type;
  if (type !== undefined) validateOneOf(type, 'options.type', ['bytes', undefined]);
  if (utils.isDestroyed(duplex)) {
    return { writable: closedWritableStream(), readable: cancelledReadableStream(type) };
  }
  return { writable: writableToWeb(duplex), readable: readableToWeb(duplex, { type }) };
}

/* Web to classic. */

/** The methods of a Writable over a WritableStream. */
class WebWriter {
  constructor(writer) {
    this.writer = writer;
    this.closed = false;
    this.owner = null;
  }

  /** Destroys `owner` when the web stream fails. */
  attach(owner) {
    this.owner = owner;
    this.writer.closed.then(() => {
      this.closed = true;
    }, (err) => {
      this.closed = true;
      destroyer(owner, err);
    });
  }

  settle(promise, callback) {
    const onThrow = (thrown) => destroyer(this.owner, thrown);
    promise.then(() => callSafely(callback, undefined, onThrow),
                 (err) => callSafely(callback, err, onThrow));
  }

  write(chunk, callback) {
    const { writer } = this;
    this.settle(writer.ready.then(() => writer.write(chunk)), callback);
  }

  writev(chunks, callback) {
    const { writer } = this;
    this.settle(writer.ready.then(
      () => Promise.all(chunks.map((entry) => writer.write(entry.chunk)))), callback);
  }

  final(callback) {
    if (this.closed) callback();
    else this.settle(this.writer.close(), callback);
  }

  destroy(err, callback) {
    const done = () => callSafely(callback, err, rethrow);
    if (this.closed) done();
    else if (err != null) this.writer.abort(err).then(done, done);
    else this.writer.close().then(done, done);
  }
}

/** The methods of a Readable over a ReadableStream. */
class WebReader {
  constructor(reader) {
    this.reader = reader;
    this.closed = false;
    this.owner = null;
  }

  attach(owner) {
    this.owner = owner;
    this.reader.closed.then(() => {
      this.closed = true;
    }, (err) => {
      this.closed = true;
      destroyer(owner, err);
    });
  }

  read() {
    const { owner } = this;
    this.reader.read().then(({ done, value }) => {
      // Not within the promise job: errors thrown by listeners belong to the process.
      process.nextTick(() => owner.push(done ? null : value));
    }, (err) => destroyer(owner, err));
  }

  destroy(err, callback) {
    const done = () => callSafely(callback, err, rethrow);
    if (this.closed) done();
    else this.reader.cancel(err).then(done, done);
  }
}

function bytesOfText(chunk, encoding) {
  const bytes = Buffer.from(chunk, encoding);
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function webOptions(options) {
  validateObject(options, 'options');
  const { highWaterMark, encoding, decodeStrings = true, objectMode = false, signal } = options;
  if (encoding !== undefined && !Buffer.isEncoding(encoding)) {
    throw new ERR_INVALID_ARG_VALUE('options.encoding', encoding);
  }
  validateBoolean(objectMode, 'options.objectMode');
  validateBoolean(decodeStrings, 'options.decodeStrings');
  return { highWaterMark, encoding, decodeStrings, objectMode, signal };
}

/** write() of a stream with the given options, over `sink`. */
function writeTo(sink, { decodeStrings, objectMode }) {
  return (chunk, encoding, callback) => {
    if (typeof chunk === 'string' && decodeStrings && !objectMode) {
      chunk = bytesOfText(chunk, encoding);
    }
    sink.write(chunk, callback);
  };
}

/**
 * @param {WritableStream} stream
 * @param {object} [options] { decodeStrings = true, highWaterMark, objectMode = false, signal }
 * @returns {stream.Writable}
 * @throws ERR_INVALID_ARG_TYPE
 * @see https://nodejs.org/api/stream.html#streamwritablefromwebwritablestream-options
 */
function writableFromWeb(stream, options = {}) {
  if (!utils.isWritableStream(stream)) {
    throw new ERR_INVALID_ARG_TYPE('writableStream', 'WritableStream', stream);
  }
  const { highWaterMark, decodeStrings, objectMode, signal } = webOptions(options);
  const sink = new WebWriter(stream.getWriter());
  const writable = new Writable({
    highWaterMark,
    objectMode,
    decodeStrings,
    signal,
    write: writeTo(sink, { decodeStrings, objectMode }),
    writev: (chunks, callback) => sink.writev(chunks, callback),
    final: (callback) => sink.final(callback),
    destroy: (err, callback) => sink.destroy(err, callback),
  });
  sink.attach(writable);
  return writable;
}

/**
 * @param {ReadableStream} stream
 * @param {object} [options] { encoding, highWaterMark, objectMode = false, signal }
 * @returns {stream.Readable}
 * @throws ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE
 * @see https://nodejs.org/api/stream.html#streamreadablefromwebreadablestream-options
 */
function readableFromWeb(stream, options = {}) {
  if (!utils.isReadableStream(stream)) {
    throw new ERR_INVALID_ARG_TYPE('readableStream', 'ReadableStream', stream);
  }
  const { highWaterMark, encoding, objectMode, signal } = webOptions(options);
  const source = new WebReader(stream.getReader());
  const readable = new Readable({
    objectMode,
    highWaterMark,
    encoding,
    signal,
    read: () => source.read(),
    destroy: (err, callback) => source.destroy(err, callback),
  });
  source.attach(readable);
  return readable;
}

/**
 * @param {{ readable: ReadableStream, writable: WritableStream }} pair
 * @param {object} [options] { allowHalfOpen = false, decodeStrings = true, encoding,
 *   highWaterMark, objectMode = false, signal }
 * @returns {stream.Duplex}
 * @throws ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE
 * @see https://nodejs.org/api/stream.html#streamduplexfromwebpair-options
 */
function duplexFromWeb(pair = {}, options = {}) {
  validateObject(pair, 'pair');
  if (!utils.isReadableStream(pair.readable)) {
    throw new ERR_INVALID_ARG_TYPE('pair.readable', 'ReadableStream', pair.readable);
  }
  if (!utils.isWritableStream(pair.writable)) {
    throw new ERR_INVALID_ARG_TYPE('pair.writable', 'WritableStream', pair.writable);
  }
  const { highWaterMark, encoding, decodeStrings, objectMode, signal } = webOptions(options);
  const sink = new WebWriter(pair.writable.getWriter());
  const source = new WebReader(pair.readable.getReader());
  const duplex = new Duplex({
    allowHalfOpen: options.allowHalfOpen ?? false,
    highWaterMark,
    objectMode,
    encoding,
    decodeStrings,
    signal,
    read: () => source.read(),
    write: writeTo(sink, { decodeStrings, objectMode }),
    writev: (chunks, callback) => sink.writev(chunks, callback),
    final: (callback) => sink.final(callback),
    destroy(err, callback) {
      // Both halves go, whichever is still there.
      source.destroy(err, () => sink.destroy(err, callback));
    },
  });
  sink.attach(duplex);
  source.attach(duplex);
  return duplex;
}

module.exports = {
  duplexFromWeb, duplexToWeb, readableFromWeb, readableToWeb, writableFromWeb, writableToWeb,
};
