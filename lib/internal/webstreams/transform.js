'use strict';
// internal/webstreams/transform -- TransformStream.  Streams standard, 6.
//
// The record is the sink of the writable side and the source of the readable side.  Backpressure
// is on while nobody pulls: then a chunk that was written waits in `waiting`.

const {
  codes: { ERR_ILLEGAL_CONSTRUCTOR, ERR_INVALID_ARG_VALUE, ERR_INVALID_THIS },
} = require('internal/errors');
const {
  Deferred, apply, finishClass, highWaterMarkOf, inspectAs, invalidState, isPlain, isolate, kInspect, later,
  methodOf, sizeFunctionOf, soon, toParty, whenSettled, whenStarted, whenThrown,
} = require('internal/webstreams/common');
const { newReadable, recordOf: readableOf } = require('internal/webstreams/readable');
const { newWritable, recordOf: writableOf } = require('internal/webstreams/writable');

const kNone = Symbol('kNone'); // no chunk waits

class TransformRecord {
  constructor() {
    this.face = undefined;
    this.controllerFace = undefined;
    this.transformer = undefined; // undefined once it is not needed any more
    this.readable = undefined; // faces
    this.writable = undefined;
    this.source = undefined; // controller records of the two
    this.sink = undefined;
    this.backpressure = true;
    this.waiting = kNone;
    this.isPulled = false; // pull() has not been answered yet
    this.finishing = undefined; // Deferred once the end or an abort has begun
    this.canPull = true;
    this.transformWaiting = () => this.resumeWrite();
    this.failWrite = (reason) => {
      this.error(reason);
      this.sink.writeFailed(reason);
    };
    this.answerPull = () => this.source.pulled();
  }

  /** Makes the two sides; `ready` settles when the transformer has started. */
  setUp(transformer, writableStrategy, readableStrategy, ready) {
    this.transformer = transformer;
    this.writable = newWritable(this.sinkSide(), writableStrategy.highWaterMark,
                                writableStrategy.size, ready);
    this.sink = writableOf(this.writable).controller;
    this.readable = newReadable(this.sourceSide(), readableStrategy.highWaterMark,
                                readableStrategy.size, ready);
    this.source = readableOf(this.readable).controller;
  }

  sinkSide() {
    return {
      write: (chunk) => this.write(chunk),
      close: () => this.finish((transformer) => transformer.flush(), this.onFlushed),
      abort: (reason) => this.finish(
        (transformer) => transformer.cancel(reason), this.onAborted, reason),
    };
  }

  sourceSide() {
    return {
      canPull: true,
      pull: () => this.pull(),
      cancel: (reason) => this.finish(
        (transformer) => transformer.cancel(reason), this.onCanceled, reason),
    };
  }

  setBackpressure(isOn) {
    this.backpressure = isOn;
    if (isOn) {
      if (!this.isPulled) return;
      this.isPulled = false;
      soon(this.answerPull);
    } else if (this.waiting !== kNone) {
      soon(this.transformWaiting);
    }
  }

  // ---- the writable side ----

  write(chunk) {
    if (!this.backpressure) return this.transform(chunk);
    this.waiting = chunk;
    return later;
  }

  resumeWrite() {
    const chunk = this.waiting;
    this.waiting = kNone;
    const { stream } = this.sink;
    if (stream.state === 'erroring') {
      this.sink.writeFailed(stream.storedError);
      return;
    }
    let result;
    try {
      result = this.transformer.transform(chunk);
    } catch (error) {
      whenThrown(error, this.failWrite);
      return;
    }
    whenSettled(result, this.sink.wrote, this.failWrite);
  }

  transform(chunk) {
    let result;
    try {
      result = this.transformer.transform(chunk);
    } catch (error) {
      whenThrown(error, this.failWrite);
      return later;
    }
    if (isPlain(result)) return undefined;
    whenSettled(result, this.sink.wrote, this.failWrite);
    return later;
  }

  // ---- the readable side ----

  pull() {
    this.isPulled = true;
    this.setBackpressure(false);
    return later;
  }

  // ---- ends ----

  /** Calls the transformer for the last time. @returns {Promise} */
  finish(call, onDone, reason) {
    if (this.finishing !== undefined) return this.finishing.promise;
    const finishing = this.finishing = new Deferred();
    const { transformer } = this;
    const fail = (error) => {
      this.onFinishFailed(error, onDone);
      finishing.reject(error);
    };
    const done = () => onDone.call(this, finishing, reason);
    try {
      const result = call(transformer);
      this.transformer = undefined;
      whenStarted(result, done, fail);
    } catch (error) {
      this.transformer = undefined;
      whenThrown(error, fail);
    }
    return finishing.promise;
  }

  onFinishFailed(error, onDone) {
    if (onDone === this.onCanceled) {
      this.sink.errorIfNeeded(error);
      this.unblockWrite();
    } else {
      this.source.error(error);
    }
  }

  onFlushed(finishing) {
    const { stream } = this.source;
    if (stream.state === 'errored') {
      finishing.reject(stream.storedError);
      return;
    }
    if (this.source.isOpen) this.source.close();
    finishing.resolve();
  }

  onAborted(finishing, reason) {
    const { stream } = this.source;
    if (stream.state === 'errored') {
      finishing.reject(stream.storedError);
      return;
    }
    this.source.error(reason);
    finishing.resolve();
  }

  onCanceled(finishing, reason) {
    const { stream } = this.sink;
    if (stream.state === 'errored') {
      finishing.reject(stream.storedError);
      return;
    }
    this.sink.errorIfNeeded(reason);
    this.unblockWrite();
    finishing.resolve();
  }

  // ---- what the transformer's controller does ----

  enqueue(chunk) {
    const { source } = this;
    if (!source.isOpen) throw invalidState('Unable to enqueue');
    try {
      source.enqueue(chunk);
    } catch (error) {
      this.errorWritable(error);
      throw source.stream.storedError;
    }
    if (!source.wantsPull && !this.backpressure) this.setBackpressure(true);
  }

  error(reason) {
    this.source.error(reason);
    this.errorWritable(reason);
  }

  errorWritable(reason) {
    this.transformer = undefined;
    this.sink.errorIfNeeded(reason);
    this.unblockWrite();
  }

  unblockWrite() {
    if (this.backpressure) this.setBackpressure(false);
  }

  terminate() {
    if (this.source.isOpen) this.source.close();
    this.errorWritable(invalidState('TransformStream has been terminated'));
  }
}

/** The program's transformer. */
class ProgramTransformer {
  constructor(object, record) {
    this.object = object;
    this.record = record;
    this.onCancel = methodOf(object, 'cancel', 'transformer');
    this.onFlush = methodOf(object, 'flush', 'transformer');
    this.onStart = methodOf(object, 'start', 'transformer');
    this.onTransform = methodOf(object, 'transform', 'transformer');
    this.argument = undefined; // the controller's face
  }

  start(face) {
    this.argument = face;
    return this.onStart === undefined ? undefined : apply(this.onStart, this.object, [face]);
  }

  transform(chunk) {
    if (this.onTransform === undefined) return this.record.enqueue(chunk);
    return apply(this.onTransform, this.object, [chunk, this.argument]);
  }

  flush() {
    return this.onFlush === undefined ? undefined :
      apply(this.onFlush, this.object, [this.argument]);
  }

  cancel(reason) {
    return this.onCancel === undefined ? undefined : apply(this.onCancel, this.object, [reason]);
  }
}

isolate(TransformRecord, ProgramTransformer);

// ---- faces -----------------------------------------------------------------------------------

let newController;
let controllerRecord;

class TransformStreamDefaultController {
  #it;

  static {
    newController = (record) => new TransformStreamDefaultController(newController, record);
    controllerRecord = (face) => {
      if (!isPlain(face) && #it in face) return face.#it;
      throw new ERR_INVALID_THIS('TransformStreamDefaultController');
    };
  }

  constructor() {
    if (arguments[0] !== newController) throw new ERR_ILLEGAL_CONSTRUCTOR();
    this.#it = arguments[1];
  }

  /** @returns {number|null} what the readable side may still take */
  get desiredSize() {
    return controllerRecord(this).source.desiredSize;
  }

  enqueue(chunk = undefined) {
    controllerRecord(this).enqueue(chunk);
  }

  /** Fails both sides. */
  error(reason = undefined) {
    controllerRecord(this).error(reason);
  }

  /** Closes the readable side and fails the writable one. */
  terminate() {
    controllerRecord(this).terminate();
  }

  [kInspect](depth, options) {
    const shown = { stream: controllerRecord(this).face };
    return inspectAs(this.constructor.name, shown, depth, options);
  }
}

finishClass(TransformStreamDefaultController, ['desiredSize', 'enqueue', 'error', 'terminate']);

const kRecord = Symbol('kRecord'); // as first argument: the second one is the record

let recordOf;
let isTransformStream;

function refuseType(object, name) {
  if (object[name] !== undefined) {
    throw new ERR_INVALID_ARG_VALUE.RangeError(`transformer.${name}`, object[name]);
  }
}

function measures(strategy, fallback) {
  return {
    highWaterMark: highWaterMarkOf(strategy, fallback), size: sizeFunctionOf(strategy),
  };
}

function setUp(it, transformer, writableStrategy, readableStrategy) {
  refuseType(transformer, 'readableType');
  refuseType(transformer, 'writableType');
  const readableMeasures = measures(readableStrategy, 0);
  const writableMeasures = measures(writableStrategy, 1);
  const ours = new ProgramTransformer(transformer, it);
  const ready = new Deferred();
  it.setUp(ours, writableMeasures, readableMeasures, ready.promise);
  it.controllerFace = newController(it);
  ready.resolve(ours.start(it.controllerFace));
}

class TransformStream {
  #it;

  static {
    recordOf = (face) => {
      if (!isPlain(face) && #it in face) return face.#it;
      throw new ERR_INVALID_THIS('TransformStream');
    };
    isTransformStream = (value) => !isPlain(value) && #it in value;
  }

  /**
   * @param {object} [transformer] start, transform, flush, cancel
   * @param {object} [writableStrategy] highWaterMark (1), size
   * @param {object} [readableStrategy] highWaterMark (0), size
   */
  constructor(transformer = undefined, writableStrategy = undefined, readableStrategy = undefined) {
    const isOurs = transformer === kRecord;
    const it = isOurs ? writableStrategy : new TransformRecord();
    it.face = this;
    this.#it = it;
    if (isOurs) return;
    setUp(it, toParty(transformer, 'transformer'), toParty(writableStrategy, 'writableStrategy'),
          toParty(readableStrategy, 'readableStrategy'));
  }

  get readable() {
    return recordOf(this).readable;
  }

  get writable() {
    return recordOf(this).writable;
  }

  [kInspect](depth, options) {
    const it = recordOf(this);
    return inspectAs(this.constructor.name, {
      readable: it.readable, writable: it.writable, backpressure: it.backpressure,
    }, depth, options);
  }
}

finishClass(TransformStream, ['readable', 'writable']);

/**
 * A pair around a transformer of ours: transform(chunk), flush(), cancel(reason), each may return
 * a promise; they call enqueue() and so on of the record.
 * @param {function(TransformRecord): object} make
 * @param {{highWaterMark: number, size: Function}} [readable] what may wait for readers: nothing
 */
function newTransform(make, readable = { highWaterMark: 0, size: undefined }) {
  const it = new TransformRecord();
  const writable = { highWaterMark: 1, size: undefined };
  it.setUp(make(it), writable, readable, undefined);
  return it;
}

/** One of two streams that belong together elsewhere. */
function fromSides(readable, writable) {
  const it = new TransformRecord();
  it.readable = readable;
  it.writable = writable;
  return new TransformStream(kRecord, it);
}

// For internal/clone/message.
const transfer = {
  whatIsLocked({ readable, writable }) {
    if (readable.locked) return 'ReadableStream';
    return writable.locked ? 'WritableStream' : undefined;
  },
  take: (stream) => require('internal/webstreams/transfer').takeTransform(stream),
  restore: (state) => require('internal/webstreams/transfer').restoreTransform(state),
};

module.exports = {
  TransformStream, TransformStreamDefaultController, fromSides, isTransformStream, newTransform,
  recordOf, ...transfer,
};
