'use strict';
// internal/webstreams/writable -- WritableStream and WritableStreamDefaultWriter.
// Streams standard, 5.2, 5.3.

const { codes: { ERR_INVALID_ARG_VALUE, ERR_INVALID_THIS } } = require('internal/errors');
const {
  Deferred, checkInstance, finishClass, highWaterMarkOf, inspectAs, invalidState, isPlain, kInspect,
  rejected, sizeFunctionOf, toParty,
} = require('internal/webstreams/common');
const { WritableRecord, WriterRecord } = require('internal/webstreams/writable_record');
const { ProgramSink, WritableControllerRecord } =
  require('internal/webstreams/writable_controller');

const kErrored = Symbol.for('nodejs.stream.errored');
const kWritable = Symbol.for('nodejs.stream.writable');
const kErrorFunction = Symbol.for('nodejs.webstream.controllerErrorFunction');
const kClosedPromise = Symbol.for('nodejs.webstream.isClosedPromise');

const kRecord = Symbol('kRecord'); // as first argument: the second one is the record

let recordOf;
let isWritableStream;

function setUp(record, sink, strategy) {
  if (sink.type !== undefined) throw new ERR_INVALID_ARG_VALUE.RangeError('type', sink.type);
  const size = sizeFunctionOf(strategy);
  const highWaterMark = highWaterMarkOf(strategy, 1);
  const ours = new ProgramSink(sink);
  const controller = new WritableControllerRecord(record, ours, highWaterMark, size);
  controller.startWith(ours.start(controller.face));
}

class WritableStream {
  #it;

  static {
    recordOf = (face) => {
      if (!isPlain(face) && #it in face) return face.#it;
      throw new ERR_INVALID_THIS('WritableStream');
    };
    isWritableStream = (value) => !isPlain(value) && #it in value;
  }

  /**
   * @param {object} [sink] start, write, close, abort
   * @param {object} [strategy] highWaterMark, size
   */
  constructor(sink = undefined, strategy = undefined) {
    const isOurs = sink === kRecord;
    const it = isOurs ? strategy : new WritableRecord();
    it.face = this;
    this.#it = it;
    if (!isOurs) setUp(it, toParty(sink, 'sink'), toParty(strategy, 'strategy'));
  }

  get locked() {
    return recordOf(this).isLocked;
  }

  /** @returns {Promise<undefined>} what is queued is dropped */
  abort(reason = undefined) {
    if (!isWritableStream(this)) return rejected(new ERR_INVALID_THIS('WritableStream'));
    if (this.#it.isLocked) return rejected(invalidState('WritableStream is locked'));
    return this.#it.abort(reason);
  }

  /** @returns {Promise<undefined>} what is queued is written first */
  close() {
    if (!isWritableStream(this)) return rejected(new ERR_INVALID_THIS('WritableStream'));
    const it = this.#it;
    if (it.isLocked) return rejected(invalidState('WritableStream is locked'));
    if (it.isClosing) return rejected(invalidState('Failure closing WritableStream'));
    if (it.state === 'closed' || it.state === 'errored') {
      return rejected(invalidState('WritableStream is closed'));
    }
    return it.close();
  }

  getWriter() {
    recordOf(this);
    return new WritableStreamDefaultWriter(this);
  }

  get [kErrored]() {
    return recordOf(this).state === 'errored';
  }

  get [kWritable]() {
    return recordOf(this).state === 'writable';
  }

  /** What stream.destroy() and abort signals do to it. */
  [kErrorFunction](error) {
    recordOf(this).controller.errorIfNeeded(error);
  }

  get [kClosedPromise]() {
    return recordOf(this).outcome;
  }

  [kInspect](depth, options) {
    const it = recordOf(this);
    const shown = { locked: it.isLocked, state: it.state };
    return inspectAs(this.constructor.name, shown, depth, options);
  }
}

finishClass(WritableStream, ['locked', 'abort', 'close', 'getWriter']);

class WriteRequest extends Deferred {
  onDone() {
    this.resolve();
  }

  onFail(reason) {
    this.reject(reason);
  }
}

function unboundError() {
  return invalidState('Writer is not bound to a WritableStream');
}

class WritableStreamDefaultWriter {
  #it;

  /** @param {WritableStream} stream is locked by it */
  constructor(stream) {
    checkInstance(isWritableStream, stream, 'stream', 'WritableStream');
    const record = recordOf(stream);
    if (record.isLocked) throw invalidState('WritableStream is locked');
    this.#it = new WriterRecord(record);
    this.#it.face = this;
  }

  static #is(value) {
    return !isPlain(value) && #it in value;
  }

  static #wrong() {
    return new ERR_INVALID_THIS('WritableStreamDefaultWriter');
  }

  /** @returns {Promise<undefined>} settled when the stream is, or the lock is released */
  get closed() {
    if (!WritableStreamDefaultWriter.#is(this)) {
      return rejected(WritableStreamDefaultWriter.#wrong());
    }
    return this.#it.closed.promise;
  }

  /** @returns {number|null} what the queue may still take; null of a failing stream */
  get desiredSize() {
    if (!WritableStreamDefaultWriter.#is(this)) throw WritableStreamDefaultWriter.#wrong();
    if (this.#it.stream === undefined) throw unboundError();
    return this.#it.desiredSize;
  }

  /** @returns {Promise<undefined>} fulfilled when the stream wants more */
  get ready() {
    if (!WritableStreamDefaultWriter.#is(this)) {
      return rejected(WritableStreamDefaultWriter.#wrong());
    }
    return this.#it.ready.promise;
  }

  abort(reason = undefined) {
    if (!WritableStreamDefaultWriter.#is(this)) {
      return rejected(WritableStreamDefaultWriter.#wrong());
    }
    const { stream } = this.#it;
    return stream === undefined ? rejected(unboundError()) : stream.abort(reason);
  }

  close() {
    if (!WritableStreamDefaultWriter.#is(this)) {
      return rejected(WritableStreamDefaultWriter.#wrong());
    }
    const { stream } = this.#it;
    if (stream === undefined) return rejected(unboundError());
    if (stream.isClosing) return rejected(invalidState('Failure to close WritableStream'));
    if (stream.state === 'closed' || stream.state === 'errored') {
      return rejected(invalidState('WritableStream is closed'));
    }
    return stream.close();
  }

  releaseLock() {
    if (!WritableStreamDefaultWriter.#is(this)) throw WritableStreamDefaultWriter.#wrong();
    this.#it.release();
  }

  /** @returns {Promise<undefined>} the sink has taken the chunk */
  write(chunk = undefined) {
    if (!WritableStreamDefaultWriter.#is(this)) {
      return rejected(WritableStreamDefaultWriter.#wrong());
    }
    if (this.#it.stream === undefined) return rejected(unboundError());
    const request = new WriteRequest();
    this.#it.write(chunk, request);
    return request.promise;
  }

  [kInspect](depth, options) {
    const it = this.#it;
    return inspectAs(this.constructor.name, {
      stream: it.stream?.face,
      close: it.closed.promise,
      ready: it.ready.promise,
      desiredSize: it.stream === undefined ? undefined : it.desiredSize,
    }, depth, options);
  }
}

finishClass(WritableStreamDefaultWriter, ['closed', 'desiredSize', 'ready', 'abort', 'close',
                                          'releaseLock', 'write']);

/** A stream over a sink of ours; `startResult` is what its start returned. */
function newWritable(sink, highWaterMark, size, startResult = undefined) {
  const record = new WritableRecord();
  const face = new WritableStream(kRecord, record);
  new WritableControllerRecord(record, sink, highWaterMark, size).startWith(startResult);
  return face;
}

// For internal/clone/message.
const transfer = {
  whatIsLocked: (stream) => (recordOf(stream).isLocked ? 'WritableStream' : undefined),
  take: (stream) => require('internal/webstreams/transfer').takeWritable(stream),
  restore: (state) => require('internal/webstreams/transfer').restoreWritable(state),
};

module.exports = {
  WritableStream, WritableStreamDefaultWriter, isWritableStream, newWritable, recordOf,
  ...transfer,
};
