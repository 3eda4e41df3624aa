'use strict';
// internal/streams/writable -- Writable: write() hands one chunk at a time to the sink (_write,
// _writev), queues the rest, and end() waits for all of it, for _final(), and then for 'finish'.
// All state is reached through `this._writableState`, so that a stream may make it late.
// Public face: lib/node/stream.js.  Native half: none.

const { Buffer } = require('buffer');
const {
  codes: {
    ERR_INVALID_ARG_TYPE, ERR_METHOD_NOT_IMPLEMENTED, ERR_MULTIPLE_CALLBACK,
    ERR_STREAM_ALREADY_FINISHED, ERR_STREAM_CANNOT_PIPE, ERR_STREAM_DESTROYED,
    ERR_STREAM_NULL_VALUES, ERR_STREAM_WRITE_AFTER_END, ERR_UNKNOWN_ENCODING,
  },
} = require('internal/errors');
const {
  OBJECT_MODE, CONSTRUCTED, SYNC, ERROR_EMITTED, AUTO_DESTROY, DESTROYED, CLOSED, CLOSE_EMITTED,
} = require('internal/streams/bits');
const {
  WritableState, FINAL_CALLED, NEED_DRAIN, ENDING, ENDED, FINISHED, DECODE_STRINGS, WRITING,
  BUFFER_PROCESSING, PREFINISHED, ALL_BUFFERS, ALL_NOOP, TICK_DUE,
} = require('internal/streams/writable_state');
const { Stream } = require('internal/streams/legacy');
const { construct, destroy, errorOrDestroy, undestroy } = require('internal/streams/destroy');
const { nop } = require('internal/streams/utils');

/**
 * A sink for data.
 * @param {object} [options] { highWaterMark (bytes or objects), decodeStrings, defaultEncoding,
 *   objectMode, emitClose, autoDestroy, write, writev, destroy, final, construct, signal,
 *   captureRejections }
 * @throws ERR_INVALID_ARG_VALUE, ERR_UNKNOWN_ENCODING
 * @see https://nodejs.org/api/stream.html#new-streamwritableoptions
 */
function Writable(options) {
  if (!isWritableInstance(this)) return new Writable(options);
  Stream.call(this, options);
  initWritable(this, options);
  if (options?.signal) {
    require('internal/streams/add-abort-signal').addAbortSignal(options.signal, this);
  }
  construct(this);
}
Object.setPrototypeOf(Writable.prototype, Stream.prototype);
Object.setPrototypeOf(Writable, Stream);

const isPrototypeOf = Function.prototype.call.bind(Object.prototype.isPrototypeOf);

function isWritableInstance(thing) {
  if (isPrototypeOf(Writable.prototype, thing)) return true;
  // A Duplex inherits from Readable only, yet may be initialised in two calls.
  const { Duplex } = require('internal/streams/duplex');
  return Duplex !== undefined && thing instanceof Duplex;
}

// A Duplex is a Writable, too, though not by its prototypes.
Object.defineProperty(Writable, Symbol.hasInstance, {
  __proto__: null,
  value: function(object) {
    if (typeof object !== 'object' && typeof object !== 'function') return false;
    if (isPrototypeOf(this.prototype, object)) return true;
    return this === Writable && object !== null &&
      object._writableState instanceof WritableState;
  },
});

/**
 * Gives `stream` the writable state that `options` describe and the methods among them.  For
 * streams that make their state on first touch: nothing else of the constructor is needed, when
 * there is neither a signal nor a _construct().
 * @returns {WritableState}
 */
function initWritable(stream, options, isDuplex = false) {
  const state = new WritableState(options, stream, isDuplex);
  stream._writableState = state;
  if (options != null) {
    if (typeof options.write === 'function') stream._write = options.write;
    if (typeof options.writev === 'function') stream._writev = options.writev;
    if (typeof options.destroy === 'function') stream._destroy = options.destroy;
    if (typeof options.final === 'function') stream._final = options.final;
    if (typeof options.construct === 'function') stream._construct = options.construct;
  }
  return state;
}

const proto = Writable.prototype;

/* Chunks come in. */

/**
 * Writes a chunk.
 * @param {*} chunk string, Buffer, TypedArray or DataView; anything but null in object mode
 * @param {string} [encoding] of a string
 * @param {Function} [callback] called when the sink has taken the chunk, or with the error
 * @returns {boolean} false: wait for 'drain' before writing more
 * @throws ERR_STREAM_NULL_VALUES, ERR_INVALID_ARG_TYPE, ERR_UNKNOWN_ENCODING
 * @see https://nodejs.org/api/stream.html#writablewritechunk-encoding-callback
 */
proto.write = function(chunk, encoding, callback) {
  if (typeof encoding === 'function' && chunk != null) {
    callback = encoding;
    encoding = null;
  }
  return writeChunk(this, chunk, encoding, callback) === true;
};

/** true and false as write(), or the Error that the stream got instead of the chunk. */
function writeChunk(stream, chunk, encoding, callback) {
  if (typeof callback !== 'function') callback = nop;
  if (chunk === null) throw new ERR_STREAM_NULL_VALUES();
  const state = stream._writableState;
  if ((state.bits & OBJECT_MODE) === 0) {
    encoding = encodingOf(state, encoding);
    if (typeof chunk !== 'string') {
      if (!(chunk instanceof Buffer)) chunk = bytesOf(chunk);
      encoding = 'buffer';
    } else if (state.bits & DECODE_STRINGS) {
      chunk = Buffer.from(chunk, encoding);
      encoding = 'buffer';
    }
  }
  if (state.bits & (ENDING | DESTROYED)) return refuse(stream, state, callback);
  state.pendingcb++;
  return writeOrQueue(stream, state, chunk, encoding, callback);
}

function encodingOf(state, encoding) {
  if (!encoding) return state.defaultEncoding;
  if (encoding !== 'buffer' && !Buffer.isEncoding(encoding)) {
    throw new ERR_UNKNOWN_ENCODING(encoding);
  }
  return encoding;
}

function bytesOf(chunk) {
  if (ArrayBuffer.isView(chunk)) {
    return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
  throw new ERR_INVALID_ARG_TYPE(
    'chunk', ['string', 'Buffer', 'TypedArray', 'DataView'], chunk);
}

function refuse(stream, state, callback) {
  const err = state.bits & ENDING ?
    new ERR_STREAM_WRITE_AFTER_END() : new ERR_STREAM_DESTROYED('write');
  process.nextTick(callback, err);
  errorOrDestroy(stream, err, true);
  return err;
}

function writeOrQueue(stream, state, chunk, encoding, callback) {
  const length = state.bits & OBJECT_MODE ? 1 : chunk.length;
  state.length += length;
  if ((state.bits & (WRITING | CONSTRUCTED)) !== CONSTRUCTED || state.corked || state.errored) {
    state.enqueue(chunk, encoding, callback, callback !== nop);
  } else {
    begin(stream, state, length, callback);
    stream._write(chunk, encoding, state.onwrite);
    state.bits &= ~SYNC;
  }
  // Looked at now: a sink that has taken the chunk at once needs no pause.
  const more = state.length < state.highWaterMark || state.length === 0;
  if (!more) state.bits |= NEED_DRAIN;
  return more && !state.errored && (state.bits & DESTROYED) === 0;
}

/** The sink is about to get `length` bytes or objects. */
function begin(stream, state, length, callback) {
  if (state.onwrite === null) state.onwrite = (err) => onWrite(stream, err);
  state.writelen = length;
  state.writecb = callback;
  state.bits |= WRITING | SYNC;
}

/**
 * Queues what is written until as many calls of uncork().
 * @see https://nodejs.org/api/stream.html#writablecork
 */
proto.cork = function() {
  this._writableState.corked++;
};

proto.uncork = function() {
  const state = this._writableState;
  if (state.corked === 0) return;
  state.corked--;
  if ((state.bits & WRITING) === 0) writeQueue(this, state);
};

/**
 * @param {string} encoding for strings written without one
 * @throws ERR_UNKNOWN_ENCODING
 * @see https://nodejs.org/api/stream.html#writablesetdefaultencodingencoding
 */
proto.setDefaultEncoding = function setDefaultEncoding(encoding) {
  if (typeof encoding === 'string') encoding = encoding.toLowerCase();
  if (!Buffer.isEncoding(encoding)) throw new ERR_UNKNOWN_ENCODING(encoding);
  this._writableState.defaultEncoding = encoding;
  return this;
};

proto._write = function(chunk, encoding, callback) {
  if (!this._writev) throw new ERR_METHOD_NOT_IMPLEMENTED('_write()');
  this._writev([{ chunk, encoding }], callback);
};
proto._writev = null;

/* The sink calls back. */

function onWrite(stream, err) {
  const state = stream._writableState;
  const callback = state.writecb;
  if (typeof callback !== 'function') {
    errorOrDestroy(stream, new ERR_MULTIPLE_CALLBACK());
    return;
  }
  const sync = (state.bits & SYNC) !== 0;
  state.bits &= ~WRITING;
  state.writecb = null;
  state.length -= state.writelen;
  state.writelen = 0;
  if (err) {
    writeFailed(stream, state, err, callback, sync);
    return;
  }
  if (state.bufferedIndex < state.buffered.length) writeQueue(stream, state);
  if (sync) afterWriteLater(stream, state, callback);
  else afterWrite(stream, state, 1, callback);
}

function writeFailed(stream, state, err, callback, sync) {
  // Fixes the text of the stack, so that it need not keep the frames' objects alive.
  err.stack; // eslint-disable-line no-unused-expressions
  if (!state.errored) state.errored = err;
  const r = stream._readableState;
  if (r && !r.errored) r.errored = err;
  if (sync) process.nextTick(reportFailure, stream, state, err, callback);
  else reportFailure(stream, state, err, callback);
}

function reportFailure(stream, state, err, callback) {
  state.pendingcb--;
  callback(err);
  // The queued chunks fail before the stream says so.
  failQueue(state);
  errorOrDestroy(stream, err);
}

/** Callbacks of sinks that are done at once still come on a tick of their own. */
function afterWriteLater(stream, state, callback) {
  if (callback === nop) {
    const drain = (state.bits & NEED_DRAIN) !== 0 && state.length === 0;
    if ((drain || (state.bits & (DESTROYED | OBJECT_MODE))) && (state.bits & TICK_DUE) === 0) {
      state.bits |= TICK_DUE;
      process.nextTick(afterWrite, stream, state, 1, callback);
    } else {
      state.pendingcb--;
      if (state.bits & ENDING) finishMaybe(stream, state, true);
    }
    return;
  }
  const info = state.afterWriteTickInfo;
  if (info !== null && info.callback === callback) {
    info.count++;
    return;
  }
  state.bits |= TICK_DUE;
  state.afterWriteTickInfo = { count: 1, callback };
  process.nextTick(afterWriteTick, stream, state, state.afterWriteTickInfo);
}

function afterWriteTick(stream, state, info) {
  state.afterWriteTickInfo = null;
  afterWrite(stream, state, info.count, info.callback);
}

function afterWrite(stream, state, count, callback) {
  state.bits &= ~TICK_DUE;
  if ((state.bits & (ENDING | NEED_DRAIN | DESTROYED)) === NEED_DRAIN && state.length === 0) {
    state.bits &= ~NEED_DRAIN;
    stream.emit('drain');
  }
  while (count-- > 0) {
    state.pendingcb--;
    callback(null);
  }
  if (state.bits & DESTROYED) failQueue(state);
  if (state.bits & ENDING) finishMaybe(stream, state, true);
}

/* The queue. */

/** Gives queued chunks to the sink: all together to _writev(), else one by one to _write(). */
function writeQueue(stream, state) {
  const bits = state.bits & (BUFFER_PROCESSING | DESTROYED | CONSTRUCTED);
  if (state.corked || bits !== CONSTRUCTED) return;
  const count = state.buffered.length - state.bufferedIndex;
  if (count === 0) return;
  state.bits |= BUFFER_PROCESSING;
  if (count > 1 && stream._writev) writeAll(stream, state, count);
  else writeEach(stream, state);
  state.bits &= ~BUFFER_PROCESSING;
}

function writeAll(stream, state, count) {
  const { buffered, bufferedIndex } = state;
  const silent = (state.bits & ALL_NOOP) !== 0;
  // One callback answers for all of them.
  state.pendingcb -= count - 1;
  const chunks = silent && bufferedIndex === 0 ? buffered : buffered.slice(bufferedIndex);
  const entries = silent ? null : chunks.slice();
  const callback = silent ? nop : (err) => {
    for (const entry of entries) entry.callback(err);
  };
  chunks.allBuffers = (state.bits & ALL_BUFFERS) !== 0;
  begin(stream, state, state.length, callback);
  stream._writev(chunks, state.onwrite);
  state.bits &= ~SYNC;
  state.emptyQueue();
}

function writeEach(stream, state) {
  const { buffered } = state;
  let at = state.bufferedIndex;
  do {
    const { chunk, encoding, callback } = buffered[at];
    buffered[at++] = null;
    begin(stream, state, state.bits & OBJECT_MODE ? 1 : chunk.length, callback);
    if (state.bits & DESTROYED) state.onwrite(new ERR_STREAM_DESTROYED('write'));
    else stream._write(chunk, encoding, state.onwrite);
    state.bits &= ~SYNC;
  } while (at < buffered.length && (state.bits & WRITING) === 0);
  state.advance(at);
}

/** Calls all callbacks that wait with the error; the sink will get no more. */
function failQueue(state) {
  if (state.bits & WRITING) return;
  const { buffered } = state;
  for (let i = state.bufferedIndex; i < buffered.length; i++) {
    const { chunk, callback } = buffered[i];
    state.length -= state.bits & OBJECT_MODE ? 1 : chunk.length;
    callback(state.errored ?? new ERR_STREAM_DESTROYED('write'));
  }
  callFinishCallbacks(state, state.errored ?? new ERR_STREAM_DESTROYED('end'));
  state.emptyQueue();
}

/* The end. */

/**
 * Ends the stream, after a last chunk if one is given.
 * @param {*} [chunk]
 * @param {string} [encoding]
 * @param {Function} [callback] called at 'finish', or with the error
 * @returns {Writable} this
 * @see https://nodejs.org/api/stream.html#writableendchunk-encoding-callback
 */
proto.end = function(chunk, encoding, callback) {
  const state = this._writableState;
  if (typeof chunk === 'function') {
    callback = chunk;
    chunk = null;
    encoding = null;
  } else if (typeof encoding === 'function') {
    callback = encoding;
    encoding = null;
  }
  let err;
  if (chunk != null) {
    const result = writeChunk(this, chunk, encoding);
    if (result instanceof Error) err = result;
  }
  if (state.corked) {
    state.corked = 1;
    this.uncork();
  }
  err ??= endError(this, state);
  if (typeof callback === 'function') callAtFinish(state, err, callback);
  return this;
};

/** Begins the end unless it has begun; returns why end() came too late, if so. */
function endError(stream, state) {
  if (!state.errored && (state.bits & ENDING) === 0) {
    state.bits |= ENDING;
    finishMaybe(stream, state, true);
    state.bits |= ENDED;
    return undefined;
  }
  if (state.bits & FINISHED) return new ERR_STREAM_ALREADY_FINISHED('end');
  if (state.bits & DESTROYED) return new ERR_STREAM_DESTROYED('end');
  return undefined;
}

function callAtFinish(state, err, callback) {
  if (err) process.nextTick(callback, err);
  else if (state.errored) process.nextTick(callback, state.errored);
  else if (state.bits & FINISHED) process.nextTick(callback, null);
  else if (state.finishCallbacks === null) state.finishCallbacks = [callback];
  else state.finishCallbacks.push(callback);
}

function callFinishCallbacks(state, err) {
  const callbacks = state.finishCallbacks;
  if (callbacks === null) return;
  state.finishCallbacks = null;
  for (const callback of callbacks) callback(err);
}

const STOPPERS = ENDING | DESTROYED | CONSTRUCTED | FINISHED | WRITING | ERROR_EMITTED |
  CLOSE_EMITTED;

/** Everything was written and only 'finish' is missing. */
function canFinish(state) {
  return (state.bits & STOPPERS) === (ENDING | CONSTRUCTED) && state.length === 0 &&
    !state.errored && state.buffered.length === 0;
}

function finishMaybe(stream, state, sync) {
  if (!canFinish(state)) return;
  prefinish(stream, state);
  if (state.pendingcb !== 0) return;
  if (sync) {
    state.pendingcb++;
    process.nextTick(finishLater, stream, state);
  } else if (canFinish(state)) {
    state.pendingcb++;
    finish(stream, state);
  }
}

function finishLater(stream, state) {
  if (canFinish(state)) finish(stream, state);
  else state.pendingcb--;
}

function prefinish(stream, state) {
  if (state.bits & (PREFINISHED | FINAL_CALLED)) return;
  if (typeof stream._final === 'function' && (state.bits & DESTROYED) === 0) {
    state.bits |= FINAL_CALLED;
    callFinal(stream, state);
  } else {
    state.bits |= PREFINISHED | FINAL_CALLED;
    stream.emit('prefinish');
  }
}

function callFinal(stream, state) {
  let called = false;
  function onFinal(err) {
    if (called) {
      errorOrDestroy(stream, err ?? new ERR_MULTIPLE_CALLBACK());
      return;
    }
    called = true;
    state.pendingcb--;
    if (err) {
      callFinishCallbacks(state, err);
      errorOrDestroy(stream, err, (state.bits & SYNC) !== 0);
    } else if (canFinish(state)) {
      state.bits |= PREFINISHED;
      stream.emit('prefinish');
      // Not at once: 'finish' never comes within the call that ends the stream.
      state.pendingcb++;
      process.nextTick(finish, stream, state);
    }
  }
  state.bits |= SYNC;
  state.pendingcb++;
  try {
    stream._final(onFinal);
  } catch (thrown) {
    onFinal(thrown);
  }
  state.bits &= ~SYNC;
}

function finish(stream, state) {
  state.pendingcb--;
  state.bits |= FINISHED;
  callFinishCallbacks(state, null);
  stream.emit('finish');
  if ((state.bits & AUTO_DESTROY) === 0) return;
  // A Duplex goes when its other side is done, too.
  const r = stream._readableState;
  if (!r || (r.autoDestroy && (r.endEmitted || r.readable === false))) stream.destroy();
}

WritableState.prototype.onConstructed = function(stream) {
  if ((this.bits & WRITING) === 0) writeQueue(stream, this);
  if (this.bits & ENDING) finishMaybe(stream, this);
};

proto.destroy = function(err, callback) {
  const state = this._writableState;
  if ((state.bits & DESTROYED) === 0 &&
      (state.bufferedIndex < state.buffered.length || state.finishCallbacks !== null)) {
    process.nextTick(failQueue, state);
  }
  destroy.call(this, err, callback);
  return this;
};
proto._undestroy = undestroy;
proto._destroy = function(err, callback) {
  callback(err);
};
proto[Symbol.for('nodejs.rejection')] = function(err) {
  this.destroy(err);
};

proto[Symbol.asyncDispose] = async function() {
  let reason;
  if (!this.destroyed) {
    const { AbortError } = require('internal/errors');
    reason = this.writableFinished ? null : new AbortError();
    this.destroy(reason);
  }
  await require('internal/streams/end-of-stream').whenClosed(this, reason);
};

/** A Writable has nothing to pipe; the name is taken because Stream has it. */
proto.pipe = function() {
  errorOrDestroy(this, new ERR_STREAM_CANNOT_PIPE());
};

function get(key, getter, setter) {
  Object.defineProperty(proto, key, {
    __proto__: null, get: getter, set: setter, enumerable: false, configurable: true,
  });
}

get('closed', function() {
  return this._writableState ? (this._writableState.bits & CLOSED) !== 0 : false;
});
get('destroyed', function() {
  return this._writableState ? (this._writableState.bits & DESTROYED) !== 0 : false;
}, function(value) {
  // For classes that manage their own end.
  if (this._writableState) this._writableState.destroyed = value;
});
get('writable', function() {
  const state = this._writableState;
  return !!state && state.writable !== false && (state.bits & (DESTROYED | ENDING | ENDED)) === 0 &&
    !state.errored;
}, function(value) {
  if (this._writableState) this._writableState.writable = !!value;
});
get('writableFinished', function() {
  return this._writableState ? (this._writableState.bits & FINISHED) !== 0 : false;
});
get('writableObjectMode', function() {
  return this._writableState ? (this._writableState.bits & OBJECT_MODE) !== 0 : false;
});
get('writableBuffer', function() {
  return this._writableState?.getBuffer();
});
get('writableEnded', function() {
  return this._writableState ? (this._writableState.bits & ENDING) !== 0 : false;
});
get('writableNeedDrain', function() {
  const state = this._writableState;
  return !!state && (state.bits & (DESTROYED | ENDING | NEED_DRAIN)) === NEED_DRAIN;
});
get('writableHighWaterMark', function() {
  return this._writableState?.highWaterMark;
});
get('writableCorked', function() {
  return this._writableState ? this._writableState.corked : 0;
});
get('writableLength', function() {
  return this._writableState?.length;
});
get('errored', function() {
  return this._writableState ? this._writableState.errored : null;
});
get('writableAborted', function() {
  const state = this._writableState;
  return state.writable !== false && ((state.bits & DESTROYED) !== 0 || !!state.errored) &&
    (state.bits & FINISHED) === 0;
});

Writable.WritableState = WritableState;
Writable.fromWeb = function(writableStream, options) {
  return require('internal/streams/web').writableFromWeb(writableStream, options);
};
Writable.toWeb = function(streamWritable) {
  return require('internal/streams/web').writableToWeb(streamWritable);
};

module.exports = { Writable, initWritable };
