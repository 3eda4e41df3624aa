'use strict';
// internal/streams/end-of-stream -- tells once when a stream is over: ended, finished, failed or
// closed too early.  Knows old streams, http messages and web streams, too.
// Public face: stream.finished, stream/promises.  Native half: none.

const {
  AbortError, codes: { ERR_INVALID_ARG_TYPE, ERR_STREAM_PREMATURE_CLOSE },
} = require('internal/errors');
const {
  validateAbortSignal, validateBoolean, validateFunction, validateObject,
} = require('internal/validators');
const utils = require('internal/streams/utils');
const { nop } = utils;

/** One finished() on one stream: the listeners it has there and what it has seen so far. */
class Watch {
  constructor(stream, options, callback) {
    const canRead = utils.isReadableNodeStream(stream);
    const canWrite = utils.isWritableNodeStream(stream);
    this.stream = stream;
    this.callback = callback;
    this.reads = options.readable ?? canRead;
    this.writes = options.writable ?? canWrite;
    this.readDone = utils.isReadableFinished(stream, false);
    this.writeDone = utils.isWritableFinished(stream, false);
    // A 'close' that must come is waited for, but only by one who watches the whole stream.
    this.waitsForClose = utils.willEmitClose(stream) && canRead === this.reads &&
      canWrite === this.writes;
    this.hooks = [];
    if (this.isOver()) this.settleSoon(options.error !== false);
    else this.listen(options.error !== false);
    if (options.signal) this.obey(options.signal);
  }

  settle(err) {
    const { callback } = this;
    if (callback === nop) return;
    this.callback = nop;
    callback.call(this.stream, err);
  }

  hook(emitter, event, listener) {
    emitter.on(event, listener);
    this.hooks.push(emitter, event, listener);
  }

  unhook() {
    const { hooks } = this;
    this.callback = nop;
    this.hooks = [];
    for (let i = 0; i < hooks.length; i += 3) hooks[i].removeListener(hooks[i + 1], hooks[i + 2]);
  }

  listen(wantsErrors) {
    const { stream } = this;
    const onFinish = () => this.finished();
    const onClose = () => this.settle(this.outcome());
    if (utils.isRequest(stream)) {
      this.hook(stream, 'complete', onFinish);
      if (!this.waitsForClose) this.hook(stream, 'abort', onClose);
      if (stream.req) this.hook(stream.req, 'finish', onFinish);
      else this.hook(stream, 'request', () => this.hook(stream.req, 'finish', onFinish));
    } else if (utils.isWritableNodeStream(stream) && !stream._writableState) {
      // Streams of Node's first years only say 'end' and 'close'.
      const onLegacyEnd = () => {
        if (!stream.writable) this.finished();
      };
      this.hook(stream, 'end', onLegacyEnd);
      this.hook(stream, 'close', onLegacyEnd);
    }
    if (!this.waitsForClose && typeof stream.aborted === 'boolean') {
      this.hook(stream, 'aborted', onClose);
    }
    this.hook(stream, 'end', () => this.ended());
    this.hook(stream, 'finish', onFinish);
    if (wantsErrors) this.hook(stream, 'error', (err) => this.settle(err));
    this.hook(stream, 'close', onClose);
  }

  finished() {
    const { stream } = this;
    this.writeDone = true;
    // A destroyed stream may have sent its 'close' before.
    if (stream.destroyed) this.waitsForClose = false;
    if (this.waitsForClose && (!stream.writable || this.reads)) return;
    if (!this.reads || this.readDone) this.settle();
  }

  ended() {
    const { stream } = this;
    this.readDone = true;
    if (stream.destroyed) this.waitsForClose = false;
    if (this.waitsForClose && (!stream.readable || this.writes)) return;
    if (!this.writes || this.writeDone) this.settle();
  }

  /** The error, if any, of a stream that is closed now. */
  outcome() {
    const { stream } = this;
    const err = utils.errorOf(stream);
    if (err && typeof err !== 'boolean') return err;
    const cutWhileReading = this.reads && !this.readDone &&
      utils.isReadableNodeStream(stream, true) && !utils.isReadableFinished(stream, false);
    const cutWhileWriting = this.writes && !this.writeDone &&
      !utils.isWritableFinished(stream, false);
    return cutWhileReading || cutWhileWriting ? new ERR_STREAM_PREMATURE_CLOSE() : undefined;
  }

  /** Nothing is left to wait for: what has been until now counts. */
  settleSoon(wantsErrors) {
    // An error that is known already, but not emitted yet, must not hit the process.
    if (wantsErrors) this.hook(this.stream, 'error', nop);
    const outcome = this.outcome();
    process.nextTick(() => this.settle(outcome));
  }

  isOver() {
    const { stream } = this;
    const r = stream._readableState;
    const w = stream._writableState;
    if (utils.isClosed(stream)) return true;
    if (w?.errorEmitted || r?.errorEmitted) return !this.waitsForClose;
    const flushed = w?.pendingcb === undefined || w.pendingcb === 0;
    if (!this.reads && (!this.waitsForClose || utils.isReadable(stream)) && flushed &&
        (this.writeDone || utils.isWritable(stream) === false)) {
      return true;
    }
    if (!this.writes && (!this.waitsForClose || utils.isWritable(stream)) &&
        (this.readDone || utils.isReadable(stream) === false)) {
      return true;
    }
    return !!(r && stream.req && stream.aborted);
  }

  obey(signal) {
    const abort = () => {
      const { callback } = this;
      this.unhook();
      callback.call(this.stream, new AbortError(undefined, { cause: signal.reason }));
    };
    if (signal.aborted) {
      process.nextTick(abort);
      return;
    }
    const { onAbort } = require('internal/streams/add-abort-signal');
    const forget = onAbort(signal, abort);
    const { callback } = this;
    if (callback === nop) return;
    this.callback = function(...args) {
      forget();
      callback.apply(this, args);
    };
  }
}

function watchWeb(stream, options, callback) {
  const { signal } = options;
  let forget = nop;
  let done = false;
  function settle(...args) {
    if (done) return;
    done = true;
    forget();
    callback.apply(stream, args);
  }
  const settleLater = (...args) => {
    if (!done) process.nextTick(() => settle(...args));
  };
  if (signal) {
    const abort = () => settle(new AbortError(undefined, { cause: signal.reason }));
    if (signal.aborted) process.nextTick(abort);
    else forget = require('internal/streams/add-abort-signal').onAbort(signal, abort);
  }
  stream[utils.kIsClosedPromise].promise.then(settleLater, settleLater);
  return nop;
}

/**
 * Calls `callback` once when `stream` can be read or written no more, or has failed.
 * @param {Stream|ReadableStream|WritableStream} stream
 * @param {object} [options] { error = true, readable, writable, signal }
 * @param {Function} callback (err)
 * @returns {Function} takes all listeners off; until then they stay, also after the callback
 * @throws ERR_INVALID_ARG_TYPE
 * @see https://nodejs.org/api/stream.html#streamfinishedstream-options-callback
 */
function finished(stream, options, callback) {
  if (arguments.length === 2) {
    callback = options;
    options = {};
  } else if (options == null) {
    options = {};
  } else {
    validateObject(options, 'options');
  }
  validateFunction(callback, 'callback');
  validateAbortSignal(options.signal, 'options.signal');
  if (utils.isReadableStream(stream) || utils.isWritableStream(stream)) {
    return watchWeb(stream, options, callback);
  }
  if (!utils.isNodeStream(stream)) {
    throw new ERR_INVALID_ARG_TYPE('stream', ['ReadableStream', 'WritableStream', 'Stream'],
                                   stream);
  }
  const watch = new Watch(stream, options, callback);
  return () => watch.unhook();
}

/**
 * finished() as a promise.
 * @param {Stream} stream
 * @param {object} [options] those of finished(), and { cleanup = false: takes the listeners off }
 * @returns {Promise<void>}
 * @see https://nodejs.org/api/stream.html#streamfinishedstream-options
 */
function finishedPromise(stream, options) {
  if (options === null) options = undefined;
  const cleans = options?.cleanup;
  if (cleans !== undefined) validateBoolean(cleans, 'cleanup');
  return new Promise((resolve, reject) => {
    const unhook = finished(stream, options, (err) => {
      if (cleans) unhook();
      if (err) reject(err);
      else resolve();
    });
  });
}

/** Resolves when a stream that was destroyed with `expected` is closed; other errors reject. */
function whenClosed(stream, expected) {
  return new Promise((resolve, reject) => {
    finished(stream, (err) => {
      if (err && err !== expected) reject(err);
      else resolve();
    });
  });
}

module.exports = { finished, finishedPromise, whenClosed };
