'use strict';
// internal/streams/readable -- Readable: push() fills the queue, read() empties it, flowing mode
// reads by itself.  All state is reached through `this._readableState`, so that a stream may make
// its state as late as it likes (http's messages do, see initReadable).
// Public face: lib/node/stream.js.  Native half: none.

const { Buffer } = require('buffer');
const {
  codes: {
    ERR_INVALID_ARG_TYPE, ERR_METHOD_NOT_IMPLEMENTED, ERR_OUT_OF_RANGE, ERR_STREAM_PUSH_AFTER_EOF,
    ERR_STREAM_UNSHIFT_AFTER_END_EVENT,
  },
} = require('internal/errors');
const {
  OBJECT_MODE, CONSTRUCTED, SYNC, ERROR_EMITTED, AUTO_DESTROY, DESTROYED, CLOSED, CLOSE_EMITTED,
} = require('internal/streams/bits');
const {
  ReadableState, ENDED, END_EMITTED, READING, NEED_READABLE, EMITTED_READABLE,
  READABLE_LISTENING, RESUME_SCHEDULED, READING_MORE, DATA_EMITTED, FLOW_ON, FLOW_OFF, PAUSED,
  END_UNTOLD,
} = require('internal/streams/readable_state');
const { Stream } = require('internal/streams/legacy');
const {
  construct, destroy, destroyer, errorOrDestroy, undestroy,
} = require('internal/streams/destroy');
const { pipe, unpipe } = require('internal/streams/pipe');

const MAX_HIGH_WATER_MARK = 1024 * 1024 * 1024;

/**
 * A source of data.
 * @param {object} [options] { highWaterMark (bytes or objects), encoding, defaultEncoding,
 *   objectMode, emitClose, autoDestroy, read, destroy, construct, signal, captureRejections }
 * @throws ERR_INVALID_ARG_VALUE, ERR_UNKNOWN_ENCODING
 * @see https://nodejs.org/api/stream.html#new-streamreadableoptions
 */
function Readable(options) {
  if (!(this instanceof Readable)) return new Readable(options);
  Stream.call(this, options);
  initReadable(this, options);
  if (options?.signal) addAbortSignal(options.signal, this);
  construct(this);
}
Object.setPrototypeOf(Readable.prototype, Stream.prototype);
Object.setPrototypeOf(Readable, Stream);

/**
 * Gives `stream` the readable state that `options` describe and the methods among them.  For
 * streams that make their state on first touch: nothing else of the constructor is needed, when
 * there is neither a signal nor a _construct().
 * @returns {ReadableState}
 */
function initReadable(stream, options, isDuplex = false) {
  const state = new ReadableState(options, stream, isDuplex);
  stream._readableState = state;
  if (options != null) {
    if (typeof options.read === 'function') stream._read = options.read;
    if (typeof options.destroy === 'function') stream._destroy = options.destroy;
    if (typeof options.construct === 'function') stream._construct = options.construct;
  }
  return state;
}

function addAbortSignal(signal, stream) {
  require('internal/streams/add-abort-signal').addAbortSignal(signal, stream);
}

const proto = Readable.prototype;

proto.destroy = destroy;
proto._undestroy = undestroy;
proto._destroy = function(err, callback) {
  callback(err);
};
proto[Symbol.for('nodejs.rejection')] = function(err) {
  this.destroy(err);
};

/* Chunks come in. */

/**
 * Puts a chunk at the end of the queue; null ends the stream.
 * @param {*} chunk string, Buffer, TypedArray or DataView; anything in object mode
 * @param {string} [encoding] of a string
 * @returns {boolean} whether the source should go on
 * @see https://nodejs.org/api/stream.html#readablepushchunk-encoding
 */
proto.push = function(chunk, encoding) {
  const state = this._readableState;
  if (chunk === null) return pushEnd(this, state);
  if (state.bits & OBJECT_MODE) return pushChunk(this, state, chunk, encoding);
  if (typeof chunk === 'string') {
    encoding = encoding || state.defaultEncoding;
    if (state.encoding !== encoding) {
      chunk = Buffer.from(chunk, encoding);
      if (state.encoding) chunk = chunk.toString(state.encoding);
      else encoding = '';
    }
  } else if (chunk instanceof Buffer) {
    encoding = '';
  } else if (chunk !== undefined) {
    chunk = bytesOf(this, chunk);
    if (chunk === null) return false;
    encoding = '';
  }
  if (chunk === undefined || chunk.length === 0) return pushNothing(this, state);
  return pushChunk(this, state, chunk, encoding);
};

/** A view's bytes as a Buffer; null (and an error on the stream) for anything else. */
function bytesOf(stream, chunk) {
  if (ArrayBuffer.isView(chunk)) {
    return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
  errorOrDestroy(stream, new ERR_INVALID_ARG_TYPE(
    'chunk', ['string', 'Buffer', 'TypedArray', 'DataView'], chunk));
  return null;
}

function wantsMore(state) {
  return (state.bits & ENDED) === 0 &&
    (state.length < state.highWaterMark || state.length === 0);
}

function pushNothing(stream, state) {
  state.bits &= ~READING;
  readMoreLater(stream, state);
  return wantsMore(state);
}

function pushEnd(stream, state) {
  state.bits &= ~READING;
  if (state.bits & ENDED) return false;
  if (state.decoder) {
    const rest = state.decoder.end();
    if (rest) state.append(rest);
  }
  state.bits |= ENDED;
  if (state.bits & SYNC) {
    const wanted = state.bits & (NEED_READABLE | FLOW_ON | READABLE_LISTENING);
    if (wanted) emitReadableLater(stream, state);
    else state.bits |= END_UNTOLD; // nobody has shown interest yet
  } else {
    // The source is asynchronous: 'readable' must not lag behind it.
    state.bits = (state.bits & ~NEED_READABLE) | EMITTED_READABLE;
    emitReadable(stream);
  }
  return false;
}

function pushChunk(stream, state, chunk, encoding) {
  if (state.bits & ENDED) {
    errorOrDestroy(stream, new ERR_STREAM_PUSH_AFTER_EOF());
    return false;
  }
  if ((state.bits & DESTROYED) || state.errored) return false;
  state.bits &= ~READING;
  if (state.decoder && !encoding) {
    chunk = state.decoder.write(chunk);
    if (chunk.length === 0 && !(state.bits & OBJECT_MODE)) {
      readMoreLater(stream, state);
      return wantsMore(state);
    }
  }
  return deliver(stream, state, chunk, false);
}

/** Gives a chunk to the 'data' listeners when nothing is before it, else to the queue. */
function deliver(stream, state, chunk, atFront) {
  if ((state.bits & (FLOW_ON | SYNC)) === FLOW_ON && state.length === 0 &&
      stream.listenerCount('data') > 0) {
    if (state.awaitDrainWriters !== null) forgetDrains(state);
    state.bits |= DATA_EMITTED;
    stream.emit('data', chunk);
  } else {
    if (atFront) state.prepend(chunk);
    else state.append(chunk);
    if (state.bits & NEED_READABLE) emitReadableLater(stream, state);
  }
  readMoreLater(stream, state);
  return wantsMore(state);
}

/**
 * Puts a chunk back at the front of the queue.
 * @see https://nodejs.org/api/stream.html#readableunshiftchunk-encoding
 */
proto.unshift = function(chunk, encoding) {
  const state = this._readableState;
  if (chunk === null) return pushEnd(this, state);
  if ((state.bits & OBJECT_MODE) === 0) {
    if (typeof chunk === 'string') {
      encoding = encoding || state.defaultEncoding;
      if (state.encoding !== encoding) {
        chunk = Buffer.from(chunk, encoding);
        if (state.encoding) chunk = chunk.toString(state.encoding);
      }
    } else if (chunk !== undefined && !(chunk instanceof Buffer)) {
      chunk = bytesOf(this, chunk);
      if (chunk === null) return false;
    }
    if (chunk === undefined || chunk.length === 0) return wantsMore(state);
    // Not for the decoder, which is somewhere behind these bytes.
    if (state.decoder && typeof chunk !== 'string') chunk = chunk.toString(state.encoding);
  }
  if (state.bits & END_EMITTED) {
    errorOrDestroy(this, new ERR_STREAM_UNSHIFT_AFTER_END_EVENT());
    return false;
  }
  if ((state.bits & DESTROYED) || state.errored) return false;
  return deliver(this, state, chunk, true);
};

/* Chunks go out. */

/**
 * Takes data off the queue.
 * @param {number} [size] bytes, or characters with an encoding; by default the first chunk (with
 *   an encoding and not in flowing mode, all chunks)
 * @returns {*} Buffer, string, an object in object mode; null when there is not so much
 * @throws ERR_OUT_OF_RANGE above 1 GiB
 * @see https://nodejs.org/api/stream.html#readablereadsize
 */
proto.read = function(size) {
  const state = this._readableState;
  let whole = size === undefined;
  if (!whole && !Number.isInteger(size)) {
    size = Number.parseInt(size, 10);
    whole = Number.isNaN(size);
  }
  if (!whole && size > state.highWaterMark) state.highWaterMark = nextHighWaterMark(size);
  if (whole || size !== 0) state.bits &= ~EMITTED_READABLE;
  else if ((state.bits & NEED_READABLE) && isFull(state)) return announce(this, state);

  let count = whole ? wholeCount(state) : readableCount(state, size);
  if (count === 0 && (state.bits & ENDED)) {
    if (state.length === 0) endLater(this, state);
    return null;
  }
  if (shouldFetch(state, count)) {
    fetch(this, state);
    // A source that pushed within _read() may have changed what can be taken.
    if ((state.bits & READING) === 0) {
      count = whole ? wholeCount(state) : readableCount(state, size);
    }
  }
  const chunk = count > 0 ? state.take(count) : null;
  if (chunk === null) {
    count = 0;
    if (state.length <= state.highWaterMark) state.bits |= NEED_READABLE;
    else state.bits &= ~NEED_READABLE;
  } else {
    state.length -= count;
    if (state.awaitDrainWriters !== null) forgetDrains(state);
  }
  if (state.length === 0) {
    if ((state.bits & ENDED) === 0) state.bits |= NEED_READABLE;
    // That was the last of it, and this call has seen so.
    else if (whole || size !== count) endLater(this, state);
  }
  if (chunk !== null && (state.bits & (ERROR_EMITTED | CLOSE_EMITTED)) === 0) {
    state.bits |= DATA_EMITTED;
    this.emit('data', chunk);
  }
  return chunk;
};

function isFull(state) {
  if (state.bits & ENDED) return true;
  return state.highWaterMark === 0 ? state.length > 0 : state.length >= state.highWaterMark;
}

/** read(0) on a full queue: nothing to fetch, but someone waits to hear of it. */
function announce(stream, state) {
  if (state.length === 0 && (state.bits & ENDED)) endLater(stream, state);
  else emitReadableLater(stream, state);
  return null;
}

/** How much a read(size) takes now. */
function readableCount(state, size) {
  if (size <= 0 || (state.length === 0 && (state.bits & ENDED))) return 0;
  if (state.bits & OBJECT_MODE) return 1;
  if (size <= state.length) return size;
  return state.bits & ENDED ? state.length : 0;
}

/** The same for a read() without a size. */
function wholeCount(state) {
  if (state.bits & OBJECT_MODE) return state.length === 0 && (state.bits & ENDED) ? 0 : 1;
  // Buffers come out as they went in; text is one text, but for flowing mode.
  if (state.length === 0 || (state.decoder !== null && (state.bits & FLOW_ON) === 0)) {
    return state.length;
  }
  return state.buffer[state.bufferIndex].length;
}

function shouldFetch(state, count) {
  const { bits } = state;
  if ((bits & (ENDED | READING | DESTROYED | CONSTRUCTED)) !== CONSTRUCTED || state.errored) {
    return false;
  }
  return (bits & NEED_READABLE) !== 0 || state.length === 0 ||
    state.length - count < state.highWaterMark;
}

function fetch(stream, state) {
  state.bits |= READING | SYNC;
  if (state.length === 0) state.bits |= NEED_READABLE;
  try {
    stream._read(state.highWaterMark);
  } catch (err) {
    errorOrDestroy(stream, err);
  }
  state.bits &= ~SYNC;
}

/** The next power of two, so that the mark does not creep up by small steps. */
function nextHighWaterMark(size) {
  if (size > MAX_HIGH_WATER_MARK) throw new ERR_OUT_OF_RANGE('size', '<= 1GiB', size);
  return size <= 1 ? size : 2 ** (32 - Math.clz32(size - 1));
}

function forgetDrains(state) {
  if (state.awaitDrainWriters instanceof Set) state.awaitDrainWriters.clear();
  else state.awaitDrainWriters = null;
}

proto._read = function(size) {
  throw new ERR_METHOD_NOT_IMPLEMENTED('_read()');
};

/* Events that are due. */

function emitReadableLater(stream, state) {
  state.bits &= ~NEED_READABLE;
  if (state.bits & EMITTED_READABLE) return;
  state.bits |= EMITTED_READABLE;
  process.nextTick(emitReadable, stream);
}

function emitReadable(stream) {
  const state = stream._readableState;
  if ((state.bits & DESTROYED) === 0 && !state.errored &&
      (state.length > 0 || (state.bits & ENDED))) {
    stream.emit('readable');
    state.bits &= ~EMITTED_READABLE;
  }
  if ((state.bits & (FLOW_ON | ENDED)) === 0 && state.length <= state.highWaterMark) {
    state.bits |= NEED_READABLE;
  }
  flow(stream);
}

/** Fills the queue up to the high water mark on the next tick, as long as the source delivers. */
function readMoreLater(stream, state) {
  if ((state.bits & (READING_MORE | READING | CONSTRUCTED)) !== CONSTRUCTED) return;
  state.bits |= READING_MORE;
  process.nextTick(readMore, stream, state);
}

function readMore(stream, state) {
  while ((state.bits & (READING | ENDED)) === 0 &&
         (state.length < state.highWaterMark ||
          ((state.bits & FLOW_ON) && state.length === 0))) {
    const before = state.length;
    stream.read(0);
    if (state.length === before) break;
  }
  state.bits &= ~READING_MORE;
}

ReadableState.prototype.onConstructed = function(stream) {
  if (this.bits & NEED_READABLE) readMoreLater(stream, this);
};

function endLater(stream, state) {
  if (state.bits & END_EMITTED) return;
  state.bits = (state.bits & ~END_UNTOLD) | ENDED;
  process.nextTick(emitEnd, stream, state);
}

function emitEnd(stream, state) {
  if (state.errored || (state.bits & (CLOSE_EMITTED | END_EMITTED)) || state.length > 0) return;
  state.bits |= END_EMITTED;
  stream.emit('end');
  if (stream.writable && stream.allowHalfOpen === false) {
    process.nextTick(endWritableSide, stream);
  } else if (state.bits & AUTO_DESTROY) {
    // A Duplex goes when its other side is done, too.
    const w = stream._writableState;
    if (!w || (w.autoDestroy && (w.finished || w.writable === false))) stream.destroy();
  }
}

function endWritableSide(stream) {
  if (stream.writable && !stream.writableEnded && !stream.destroyed) stream.end();
}

/* Flowing. */

proto.on = function(event, listener) {
  const result = Stream.prototype.on.call(this, event, listener);
  if (event === 'data') onDataListener(this, this._readableState);
  else if (event === 'readable') onReadableListener(this, this._readableState);
  return result;
};
proto.addListener = proto.on;

function onDataListener(stream, state) {
  if (stream.listenerCount('readable') > 0) state.bits |= READABLE_LISTENING;
  if ((state.bits & FLOW_OFF) === 0) stream.resume();
}

function onReadableListener(stream, state) {
  if (state.bits & (END_EMITTED | READABLE_LISTENING)) return;
  state.bits = (state.bits & ~(FLOW_ON | EMITTED_READABLE)) |
    READABLE_LISTENING | NEED_READABLE | FLOW_OFF;
  if (state.length > 0 || (state.bits & END_UNTOLD)) emitReadableLater(stream, state);
  if (state.length === 0 && (state.bits & READING) === 0) process.nextTick(readNothing, stream);
}

function readNothing(stream) {
  stream.read(0);
}

proto.removeListener = function(event, listener) {
  const result = Stream.prototype.removeListener.call(this, event, listener);
  // Later, so that removing one and adding another within a tick does not start the flow.
  if (event === 'readable') process.nextTick(reviewFlow, this);
  return result;
};
proto.off = proto.removeListener;

proto.removeAllListeners = function(event) {
  const result = Stream.prototype.removeAllListeners.apply(this, arguments);
  if (event === 'readable' || event === undefined) process.nextTick(reviewFlow, this);
  return result;
};

function reviewFlow(stream) {
  const state = stream._readableState;
  const listening = stream.listenerCount('readable') > 0;
  if (listening) state.bits |= READABLE_LISTENING;
  else state.bits &= ~READABLE_LISTENING;
  if ((state.bits & (RESUME_SCHEDULED | PAUSED)) === RESUME_SCHEDULED) {
    state.bits = (state.bits & ~FLOW_OFF) | FLOW_ON;
  } else if (stream.listenerCount('data') > 0) {
    stream.resume();
  } else if (!listening) {
    state.bits &= ~(FLOW_ON | FLOW_OFF);
  }
}

/**
 * Starts flowing mode (unless there is a 'readable' listener).
 * @see https://nodejs.org/api/stream.html#readableresume
 */
proto.resume = function() {
  const state = this._readableState;
  if (state.bits & DESTROYED) return this;
  if ((state.bits & FLOW_ON) === 0) {
    const flow = state.bits & READABLE_LISTENING ? FLOW_OFF : FLOW_ON;
    state.bits = (state.bits & ~(FLOW_ON | FLOW_OFF)) | flow;
    if ((state.bits & RESUME_SCHEDULED) === 0) {
      state.bits |= RESUME_SCHEDULED;
      process.nextTick(resumeNow, this, state);
    }
  }
  state.bits &= ~PAUSED;
  return this;
};

function resumeNow(stream, state) {
  if ((state.bits & READING) === 0) stream.read(0);
  state.bits &= ~RESUME_SCHEDULED;
  stream.emit('resume');
  flow(stream);
  if ((state.bits & (FLOW_ON | READING)) === FLOW_ON) stream.read(0);
}

function flow(stream) {
  const state = stream._readableState;
  while ((state.bits & FLOW_ON) && stream.read() !== null);
}

/**
 * Leaves flowing mode.
 * @see https://nodejs.org/api/stream.html#readablepause
 */
proto.pause = function() {
  const state = this._readableState;
  if (state.bits & DESTROYED) return this;
  if ((state.bits & FLOW_OFF) === 0) {
    state.bits = (state.bits & ~FLOW_ON) | FLOW_OFF;
    this.emit('pause');
  }
  state.bits |= PAUSED;
  return this;
};

proto.isPaused = function() {
  return (this._readableState.bits & (PAUSED | FLOW_OFF)) !== 0;
};

proto.pipe = pipe;
proto.unpipe = unpipe;

/**
 * From now on data comes out as strings.
 * @param {string} encoding
 * @throws ERR_UNKNOWN_ENCODING
 * @see https://nodejs.org/api/stream.html#readablesetencodingencoding
 */
proto.setEncoding = function(encoding) {
  const { StringDecoder } = require('string_decoder');
  const decoder = new StringDecoder(encoding);
  const state = this._readableState;
  state.decoder = decoder;
  state.encoding = decoder.encoding;
  let text = '';
  while (state.count > 0) text += decoder.write(state.shift());
  state.clear();
  if (text !== '') {
    state.buffer.push(text);
    state.length = text.length;
  }
  return this;
};

/**
 * Reads from an old stream that only emits 'data' and 'end'.
 * @see https://nodejs.org/api/stream.html#readablewrapstream
 */
proto.wrap = function(stream) {
  let paused = false;
  stream.on('data', (chunk) => {
    if (this.push(chunk) || !stream.pause) return;
    paused = true;
    stream.pause();
  });
  stream.on('end', () => this.push(null));
  stream.on('error', (err) => errorOrDestroy(this, err));
  stream.on('close', () => this.destroy());
  stream.on('destroy', () => this.destroy());
  this._read = () => {
    if (!paused || !stream.resume) return;
    paused = false;
    stream.resume();
  };
  // What else it can do stays reachable, be it from its class or its own.
  for (const key of Object.keys(stream)) {
    if (this[key] === undefined && typeof stream[key] === 'function') {
      this[key] = stream[key].bind(stream);
    }
  }
  return this;
};

/* Parts that a program may never need are loaded on first use. */

proto[Symbol.asyncIterator] = function() {
  return require('internal/streams/async_iterator').createIterator(this);
};

/**
 * An async iterator with a choice whether leaving the loop destroys the stream.
 * @param {object} [options] { destroyOnReturn = true }
 * @see https://nodejs.org/api/stream.html#readableiteratoroptions
 */
proto.iterator = function(options) {
  if (options !== undefined) require('internal/validators').validateObject(options, 'options');
  return require('internal/streams/async_iterator').createIterator(this, options);
};

proto[Symbol.asyncDispose] = async function() {
  let reason;
  if (!this.destroyed) {
    const { AbortError } = require('internal/errors');
    reason = this.readableEnded ? null : new AbortError();
    this.destroy(reason);
  }
  await require('internal/streams/end-of-stream').whenClosed(this, reason);
};

proto.compose = function compose(stream, options) {
  return require('internal/streams/compose').composeReadable(this, stream, options);
};

for (const name of ['drop', 'filter', 'flatMap', 'map', 'take', 'every', 'forEach', 'reduce',
                    'toArray', 'some', 'find']) {
  const { [name]: method } = {
    [name](...args) {
      return require('internal/streams/operators')[name].apply(this, args);
    },
  };
  Object.defineProperty(proto, name, {
    __proto__: null, value: method, writable: true, enumerable: false, configurable: true,
  });
}

function get(key, getter, setter) {
  Object.defineProperty(proto, key, {
    __proto__: null, get: getter, set: setter, enumerable: false, configurable: true,
  });
}

get('readable', function() {
  const state = this._readableState;
  return !!state && state.readable !== false &&
    (state.bits & (DESTROYED | ERROR_EMITTED | END_EMITTED)) === 0;
}, function(value) {
  if (this._readableState) this._readableState.readable = !!value;
});
get('readableDidRead', function() {
  return (this._readableState.bits & DATA_EMITTED) !== 0;
});
get('readableAborted', function() {
  const state = this._readableState;
  return state.readable !== false && ((state.bits & DESTROYED) !== 0 || !!state.errored) &&
    (state.bits & END_EMITTED) === 0;
});
get('readableHighWaterMark', function() {
  return this._readableState.highWaterMark;
});
get('readableBuffer', function() {
  return this._readableState?.buffer;
});
get('readableFlowing', function() {
  return this._readableState.flowing;
}, function(value) {
  if (this._readableState) this._readableState.flowing = value;
});
get('readableLength', function() {
  return this._readableState.length;
});
get('readableObjectMode', function() {
  return this._readableState ? this._readableState.objectMode : false;
});
get('readableEncoding', function() {
  return this._readableState ? this._readableState.encoding : null;
});
get('errored', function() {
  return this._readableState ? this._readableState.errored : null;
});
get('closed', function() {
  return this._readableState ? (this._readableState.bits & CLOSED) !== 0 : false;
});
get('destroyed', function() {
  return this._readableState ? (this._readableState.bits & DESTROYED) !== 0 : false;
}, function(value) {
  // For classes that manage their own end.
  if (this._readableState) this._readableState.destroyed = value;
});
get('readableEnded', function() {
  return this._readableState ? (this._readableState.bits & END_EMITTED) !== 0 : false;
});

Readable.ReadableState = ReadableState;
Readable._fromList = function fromList(n, state) {
  return ReadableState.prototype.take.call(state, n);
};

/**
 * A Readable that delivers what an iterable, an async iterable, a string or a Buffer gives.
 * @see https://nodejs.org/api/stream.html#streamreadablefromiterable-options
 */
Readable.from = function(iterable, options) {
  return require('internal/streams/from').from(Readable, iterable, options);
};
Readable.fromWeb = function(readableStream, options) {
  return require('internal/streams/web').readableFromWeb(readableStream, options);
};
Readable.toWeb = function(streamReadable, options) {
  return require('internal/streams/web').readableToWeb(streamReadable, options);
};
Readable.wrap = function(source, options) {
  return new Readable({
    objectMode: source.readableObjectMode ?? source.objectMode ?? true,
    ...options,
    destroy(err, callback) {
      destroyer(source, err);
      callback(err);
    },
  }).wrap(source);
};

module.exports = { Readable, initReadable };
