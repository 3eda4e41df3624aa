'use strict';
// internal/webstreams/readers -- ReadableStreamDefaultReader, ReadableStreamBYOBReader and the
// async iterator of a stream.  Streams standard, 4.2.5, 4.3, 4.4, 4.5.

const {
  codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_INVALID_THIS, ERR_OUT_OF_RANGE },
} = require('internal/errors');
const { validateNumber } = require('internal/validators');
const {
  Deferred, checkInstance, finishClass, inspectAs, invalidState, isPlain, isolate, kInspect, rejected,
  resolved, soon, then, toOptions,
} = require('internal/webstreams/common');
const { ReaderRecord } = require('internal/webstreams/readable_record');

// internal/webstreams/readable, which loads this module.
const faces = { isReadableStream: undefined, recordOf: undefined };

class ReadRequest extends Deferred {
  onChunk(value) {
    this.resolve({ value, done: false });
  }

  onClose(value) {
    this.resolve({ value, done: true });
  }

  onError(reason) {
    this.reject(reason);
  }
}

function lockedStream(stream) {
  checkInstance(faces.isReadableStream, stream, 'stream', 'ReadableStream');
  const record = faces.recordOf(stream);
  if (record.isLocked) throw invalidState('ReadableStream is locked');
  return record;
}

function detachedError() {
  return invalidState('The reader is not attached to a stream');
}

function inspectReader(it, face, label, depth, options) {
  return inspectAs(face.constructor.name, {
    stream: it.stream?.face,
    [label]: it.requests.length,
    close: it.closed.promise,
  }, depth, options);
}

// ---- the default reader ----------------------------------------------------------------------

class ReadableStreamDefaultReader {
  #it;

  /** @param {ReadableStream} stream is locked by it */
  constructor(stream) {
    this.#it = new ReaderRecord(lockedStream(stream), false);
    this.#it.face = this;
  }

  static #is(value) {
    return !isPlain(value) && #it in value;
  }

  static #wrong() {
    return new ERR_INVALID_THIS('ReadableStreamDefaultReader');
  }

  /** @returns {Promise<{value: any, done: boolean}>} the next chunk */
  read() {
    if (!ReadableStreamDefaultReader.#is(this)) {
      return rejected(ReadableStreamDefaultReader.#wrong());
    }
    const it = this.#it;
    const { stream } = it;
    if (stream === undefined) return rejected(detachedError());
    if (stream.state === 'readable' && stream.controller.queue.length > 0) {
      stream.disturbed = true;
      return resolved({ value: stream.controller.take(), done: false });
    }
    const request = new ReadRequest();
    it.read(request);
    return request.promise;
  }

  /** Unlocks the stream; pending reads are rejected. */
  releaseLock() {
    if (!ReadableStreamDefaultReader.#is(this)) throw ReadableStreamDefaultReader.#wrong();
    this.#it.release();
  }

  /** @returns {Promise<undefined>} settled when the stream is, or the lock is released */
  get closed() {
    if (!ReadableStreamDefaultReader.#is(this)) {
      return rejected(ReadableStreamDefaultReader.#wrong());
    }
    return this.#it.closed.promise;
  }

  /** @returns {Promise<undefined>} */
  cancel(reason = undefined) {
    if (!ReadableStreamDefaultReader.#is(this)) {
      return rejected(ReadableStreamDefaultReader.#wrong());
    }
    const { stream } = this.#it;
    return stream === undefined ? rejected(detachedError()) : stream.cancel(reason);
  }

  [kInspect](depth, options) {
    return inspectReader(this.#it, this, 'readRequests', depth, options);
  }
}

finishClass(ReadableStreamDefaultReader, ['read', 'releaseLock', 'closed', 'cancel']);

// ---- the reader that brings its own memory ----------------------------------------------------

/** How many elements a read is to bring at least. */
function minimumOf(view, options) {
  const { min = 1 } = options;
  validateNumber(min, 'options.min');
  if (!(min > 0) || !Number.isInteger(min)) {
    throw new ERR_INVALID_ARG_VALUE('options.min', min, 'must be greater than 0');
  }
  const unit = view instanceof DataView ? 'byteLength' : 'length';
  if (min > view[unit]) {
    throw new ERR_OUT_OF_RANGE('options.min', `<= view.${unit}`, min);
  }
  return min;
}

class ReadableStreamBYOBReader {
  #it;

  /** @param {ReadableStream} stream of bytes; is locked by it */
  constructor(stream) {
    checkInstance(faces.isReadableStream, stream, 'stream', 'ReadableStream');
    const record = lockedStream(stream);
    if (!record.isByteStream) {
      throw new ERR_INVALID_ARG_VALUE('stream', stream, 'must be a byte stream');
    }
    this.#it = new ReaderRecord(record, true);
    this.#it.face = this;
  }

  static #is(value) {
    return !isPlain(value) && #it in value;
  }

  static #wrong() {
    return new ERR_INVALID_THIS('ReadableStreamBYOBReader');
  }

  /**
   * @param {ArrayBufferView} view to fill; its memory goes to the stream and comes back with value
   * @param {{min?: number}} [options] elements that must be there (1)
   * @returns {Promise<{value: ArrayBufferView|undefined, done: boolean}>}
   */
  async read(view, options = undefined) {
    if (!ReadableStreamBYOBReader.#is(this)) throw ReadableStreamBYOBReader.#wrong();
    if (!ArrayBuffer.isView(view)) {
      throw new ERR_INVALID_ARG_TYPE('view', ['Buffer', 'TypedArray', 'DataView'], view);
    }
    const given = toOptions(options, 'options');
    if (view.byteLength === 0 || view.buffer.byteLength === 0) {
      throw invalidState('View or Viewed ArrayBuffer is zero-length or detached');
    }
    const min = minimumOf(view, given);
    if (this.#it.stream === undefined) throw detachedError();
    const request = new ReadRequest();
    this.#it.readInto(view, min, request);
    return request.promise;
  }

  releaseLock() {
    if (!ReadableStreamBYOBReader.#is(this)) throw ReadableStreamBYOBReader.#wrong();
    this.#it.release();
  }

  get closed() {
    if (!ReadableStreamBYOBReader.#is(this)) return rejected(ReadableStreamBYOBReader.#wrong());
    return this.#it.closed.promise;
  }

  cancel(reason = undefined) {
    if (!ReadableStreamBYOBReader.#is(this)) return rejected(ReadableStreamBYOBReader.#wrong());
    const { stream } = this.#it;
    return stream === undefined ? rejected(detachedError()) : stream.cancel(reason);
  }

  [kInspect](depth, options) {
    return inspectReader(this.#it, this, 'readIntoRequests', depth, options);
  }
}

finishClass(ReadableStreamBYOBReader, ['read', 'releaseLock', 'closed', 'cancel']);

// ---- the async iterator ----------------------------------------------------------------------

// One that waits makes those after it wait for its promise; next() of a program that awaits each
// result takes no notice of this.
class IteratorRequest extends Deferred {
  constructor(iteration) {
    super();
    this.iteration = iteration;
    iteration.ongoing = this.promise;
  }

  settled() {
    const { iteration } = this;
    if (iteration.ongoing === this.promise) iteration.ongoing = undefined;
    return iteration;
  }

  onChunk(value) {
    // A job later, as in the standard: the source is asked for more before the program may leave.
    soon(() => {
      this.settled();
      this.resolve({ value, done: false });
    });
  }

  onClose() {
    this.settled().finish();
    this.resolve({ value: undefined, done: true });
  }

  onError(reason) {
    this.settled().finish();
    this.reject(reason);
  }
}

class Iteration {
  constructor(reader, preventCancel) {
    this.reader = reader;
    this.preventCancel = preventCancel;
    this.isFinished = false;
    this.ongoing = undefined; // a promise to wait for
  }

  finish() {
    this.isFinished = true;
    if (this.reader.stream !== undefined) this.reader.detach();
  }

  next() {
    if (this.ongoing === undefined) return this.step();
    const step = () => this.step();
    return this.ongoing = then.call(this.ongoing, step, step);
  }

  step() {
    if (this.isFinished) return resolved({ value: undefined, done: true });
    const { reader } = this;
    const { stream } = reader;
    if (stream.state === 'readable' && stream.controller.queue.length > 0) {
      stream.disturbed = true;
      return resolved({ value: stream.controller.take(), done: false });
    }
    const request = new IteratorRequest(this);
    reader.read(request);
    return request.promise;
  }

  return(value) {
    const end = () => this.end(value);
    return this.ongoing = this.ongoing === undefined ? end() : then.call(this.ongoing, end, end);
  }

  end(value) {
    const result = { value, done: true };
    if (this.isFinished) return resolved(result);
    this.isFinished = true;
    const { reader } = this;
    const { stream } = reader;
    if (stream === undefined) return resolved(result);
    const cancelled = this.preventCancel ? undefined : stream.cancel(value);
    reader.detach();
    return cancelled === undefined ? resolved(result) : then.call(cancelled, () => result);
  }
}

isolate(Iteration);

const iterations = new WeakMap(); // iterator -> Iteration

function iterationOf(iterator) {
  const iteration = isPlain(iterator) ? undefined : iterations.get(iterator);
  if (iteration === undefined) throw new ERR_INVALID_THIS('ReadableStreamAsyncIterator');
  return iteration;
}

const asyncIteratorPrototype =
  Object.getPrototypeOf(Object.getPrototypeOf(async function*() {}.prototype));

const iteratorPrototype = {
  __proto__: asyncIteratorPrototype,
  next() {
    try {
      return iterationOf(this).next();
    } catch (error) {
      return rejected(error);
    }
  },
  return(value) {
    try {
      return iterationOf(this).return(value);
    } catch (error) {
      return rejected(error);
    }
  },
};
Object.defineProperty(iteratorPrototype, Symbol.toStringTag, {
  __proto__: null, value: 'ReadableStream AsyncIterator', configurable: true,
});

/** ReadableStream.prototype.values() */
function iterate(stream, preventCancel) {
  const iterator = { __proto__: iteratorPrototype };
  iterations.set(iterator, new Iteration(new ReaderRecord(stream, false), preventCancel));
  return iterator;
}

module.exports = {
  ReadableStreamBYOBReader,
  ReadableStreamDefaultReader,
  faces,
  iterate,
  lockedStream,
};
