'use strict';
// internal/zlib/whole - zlib.gzip(), gzipSync() and their like: a whole buffer in one go.
// https://nodejs.org/api/zlib.html#convenience-methods
// Native half: src/bind/bind_zlib.c, which does it in one trip to the thread pool and without a
// stream. Where a program can tell the difference (options.info, options.flush, odd input), the
// stream does it.

const native = internalBinding('zlib');
const { Buffer } = require('buffer');
const { FastBuffer } = require('internal/buffer');
const { bindRequest } = require('internal/async_context');
const { codes } = require('internal/errors');
const { validateFunction } = require('internal/validators');
const { settingsOf, toError } = require('internal/zlib/settings');
const { classes, modes, processNow } = require('internal/zlib/streams');
const { types: { isAnyArrayBuffer } } = require('internal/util/types');

const EMSGSIZE = -90;
const state = new Uint32Array(2); // of calls that don't wait: [-, bytes that were not wanted]

/** Text or bytes as Uint8Array; undefined for anything else. */
function toBytes(input) {
  if (typeof input === 'string') return Buffer.from(input);
  if (ArrayBuffer.isView(input)) {
    return input instanceof Uint8Array ? input :
      new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  }
  return isAnyArrayBuffer(input) ? new Uint8Array(input) : undefined;
}

/** The error for an answer of native.whole that is no result; undefined for one that is. */
function errorOf(answer, settings, left) {
  if (Array.isArray(answer)) return toError(answer);
  if (answer === EMSGSIZE) return new codes.ERR_BUFFER_TOO_LARGE(settings.maxOutputLength);
  if (typeof answer === 'number') {
    return toError(['Insufficient memory', -4, 'Z_MEM_ERROR']);
  }
  if (left > 0 && settings.reject) return new codes.ERR_TRAILING_JUNK_AFTER_STREAM_END();
  return undefined;
}

function checkInput(bytes, input) {
  if (bytes !== undefined) return;
  throw new codes.ERR_INVALID_ARG_TYPE(
    'buffer', ['string', 'Buffer', 'TypedArray', 'DataView', 'ArrayBuffer'], input);
}

function withInfo(name, input, options) {
  const engine = new classes[name](options);
  const bytes = toBytes(input);
  checkInput(bytes, input);
  return { buffer: processNow(engine, bytes, engine._finishFlushFlag), engine };
}

function runSync(name, input, options) {
  if (options?.info) return withInfo(name, input, options);
  const settings = settingsOf(options, modes[name][0]);
  const bytes = toBytes(input);
  checkInput(bytes, input);
  const answer = native.whole(settings.box, bytes, settings.finishFlush,
                              settings.maxOutputLength, state);
  native.close(settings.box);
  const error = errorOf(answer, settings, state[1]);
  if (error !== undefined) throw error;
  return new FastBuffer(answer);
}

/** Through a stream, collecting what it gives. */
function runStream(engine, input, callback) {
  const parts = [];
  let total = 0;
  let isOver = false;
  const settle = (error, result) => {
    if (isOver) return;
    isOver = true;
    callback(error, result);
  };
  engine.on('data', (part) => {
    parts.push(part);
    total += part.length;
    if (total <= engine._maxOutputLength) return;
    const error = new codes.ERR_BUFFER_TOO_LARGE(engine._maxOutputLength);
    engine.close();
    settle(error);
  });
  engine.on('error', settle);
  engine.on('end', () => {
    const buffer = Buffer.concat(parts, total);
    engine.close();
    settle(null, engine._info ? { buffer, engine } : buffer);
  });
  engine.end(isAnyArrayBuffer(input) ? Buffer.from(input) : input);
}

function run(name, input, options, callback) {
  if (typeof options === 'function') {
    callback = options;
    options = undefined;
  }
  validateFunction(callback, 'callback');
  const bytes = toBytes(input);
  if (bytes === undefined || options?.info || options?.flush !== undefined) {
    runStream(new classes[name](options), input, callback);
    return;
  }
  const settings = settingsOf(options, modes[name][0]);
  const own = new Uint32Array(2);
  const done = (answer) => {
    native.close(settings.box);
    const error = errorOf(answer, settings, own[1]);
    if (error !== undefined) callback(error);
    else callback(null, new FastBuffer(answer));
  };
  native.whole(settings.box, bytes, settings.finishFlush, settings.maxOutputLength, own,
               bindRequest(done, 'ZLIB'));
}

/** zlib.gzip and the like. */
function makeAsync(name) {
  return function asyncBufferWrapper(buffer, options, callback) {
    run(name, buffer, options, callback);
  };
}

/** zlib.gzipSync and the like. */
function makeSync(name) {
  return function syncBufferWrapper(buffer, options) {
    return runSync(name, buffer, options);
  };
}

module.exports = { makeAsync, makeSync };
