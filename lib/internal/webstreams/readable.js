'use strict';
// internal/webstreams/readable -- ReadableStream.  Streams standard, 4.2, 4.9.1.

const {
  codes: {
    ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_INVALID_THIS,
  },
} = require('internal/errors');
const { kValidateObjectAllowObjects, validateAbortSignal, validateObject } =
  require('internal/validators');
const {
  checkInstance, finishClass, highWaterMarkOf, inspectAs, invalidState, isPlain, kInspect, nop,
  rejected, sizeFunctionOf, then, toOptions, toParty,
} = require('internal/webstreams/common');
const { ByteControllerRecord } = require('internal/webstreams/readable_bytes');
const byteController = require('internal/webstreams/byte_controller');
const { DefaultControllerRecord } = require('internal/webstreams/readable_default');
const { ReadableRecord } = require('internal/webstreams/readable_record');
const readers = require('internal/webstreams/readers');
const { ProgramSource } = require('internal/webstreams/sources');

const kDisturbed = Symbol.for('nodejs.stream.disturbed');
const kErrored = Symbol.for('nodejs.stream.errored');
const kReadable = Symbol.for('nodejs.stream.readable');
const kErrorFunction = Symbol.for('nodejs.webstream.controllerErrorFunction');
const kClosedPromise = Symbol.for('nodejs.webstream.isClosedPromise');

const kRecord = Symbol('kRecord'); // as first argument: the second one is the record

let recordOf;
let isReadableStream;

function autoAllocateSizeOf(source) {
  const { autoAllocateChunkSize: given } = source;
  if (given === undefined) return undefined;
  const size = Math.trunc(+given);
  if (!(size > 0) || size > Number.MAX_SAFE_INTEGER) {
    throw new ERR_INVALID_ARG_VALUE('source.autoAllocateChunkSize', given);
  }
  return size;
}

function setUpBytes(record, source, strategy) {
  if (strategy.size !== undefined) {
    throw new ERR_INVALID_ARG_VALUE.RangeError('strategy.size', strategy.size);
  }
  const highWaterMark = highWaterMarkOf(strategy, 0);
  const size = autoAllocateSizeOf(source);
  const ours = new ProgramSource(source);
  const controller = new ByteControllerRecord(record, ours, highWaterMark, size,
                                              byteController.newFace);
  controller.startWith(ours.start(controller.face));
}

function setUp(record, source, strategy) {
  const { type } = source;
  if (type === 'bytes' || (!isPlain(type) && `${type}` === 'bytes')) {
    record.isByteStream = true;
    setUpBytes(record, source, strategy);
    return;
  }
  if (type !== undefined) throw new ERR_INVALID_ARG_VALUE('source.type', type);
  const highWaterMark = highWaterMarkOf(strategy, 1);
  const size = sizeFunctionOf(strategy);
  const ours = new ProgramSource(source);
  const controller = new DefaultControllerRecord(record, ours, highWaterMark, size);
  controller.startWith(ours.start(controller.face));
}

class ReadableStream {
  #it;

  static {
    recordOf = (face) => {
      if (!isPlain(face) && #it in face) return face.#it;
      throw new ERR_INVALID_THIS('ReadableStream');
    };
    isReadableStream = (value) => !isPlain(value) && #it in value;
  }

  /**
   * @param {object} [source] start, pull, cancel, type: 'bytes', autoAllocateChunkSize (bytes)
   * @param {object} [strategy] highWaterMark, size
   */
  constructor(source = undefined, strategy = undefined) {
    const isOurs = source === kRecord;
    const it = isOurs ? strategy : new ReadableRecord();
    it.face = this;
    this.#it = it;
    if (isOurs) return;
    setUp(it, toParty(source, 'source'), toParty(strategy, 'strategy'));
  }

  /**
   * @param {AsyncIterable|Iterable} iterable
   * @returns {ReadableStream}
   */
  static from(iterable) {
    return require('internal/webstreams/from').streamFrom(iterable);
  }

  get locked() {
    return recordOf(this).isLocked;
  }

  /** @returns {Promise<undefined>} the source has been told that nobody wants more */
  cancel(reason = undefined) {
    if (!isReadableStream(this)) return rejected(new ERR_INVALID_THIS('ReadableStream'));
    if (this.#it.isLocked) return rejected(invalidState('ReadableStream is locked'));
    return this.#it.cancel(reason);
  }

  /** @param {{mode?: 'byob'}} [options] */
  getReader(options = undefined) {
    recordOf(this);
    const { mode } = toOptions(options, 'options');
    if (mode === undefined) return new readers.ReadableStreamDefaultReader(this);
    if (`${mode}` !== 'byob') throw new ERR_INVALID_ARG_VALUE('options.mode', mode);
    return new readers.ReadableStreamBYOBReader(this);
  }

  /**
   * @param {{readable: ReadableStream, writable: WritableStream}} transform
   * @param {object} [options] as of pipeTo
   * @returns {ReadableStream} transform.readable
   */
  pipeThrough(transform, options = undefined) {
    const it = recordOf(this);
    const { isWritableStream, recordOf: writableOf } = require('internal/webstreams/writable');
    const readable = transform?.readable;
    checkInstance(isReadableStream, readable, 'transform.readable', 'ReadableStream');
    const writable = transform?.writable;
    checkInstance(isWritableStream, writable, 'transform.writable', 'WritableStream');
    const how = pipeOptions(options);
    const target = writableOf(writable);
    if (it.isLocked) throw invalidState('The ReadableStream is locked');
    if (target.isLocked) throw invalidState('The WritableStream is locked');
    const { pipe } = require('internal/webstreams/pipe');
    then.call(pipe(it, target, how), undefined, nop);
    return readable;
  }

  /**
   * @param {WritableStream} destination
   * @param {{preventAbort?: boolean, preventCancel?: boolean, preventClose?: boolean,
   *          signal?: AbortSignal}} [options]
   * @returns {Promise<undefined>} all is written and both streams are free again
   */
  pipeTo(destination, options = undefined) {
    try {
      const it = recordOf(this);
      const { isWritableStream, recordOf: writableOf } = require('internal/webstreams/writable');
      checkInstance(isWritableStream, destination, 'transform.writable', 'WritableStream');
      const how = pipeOptions(options);
      const target = writableOf(destination);
      if (it.isLocked) throw invalidState('The ReadableStream is locked');
      if (target.isLocked) throw invalidState('The WritableStream is locked');
      return require('internal/webstreams/pipe').pipe(it, target, how);
    } catch (error) {
      return rejected(error);
    }
  }

  /** @returns {ReadableStream[]} two with the same chunks */
  tee() {
    const it = recordOf(this);
    if (it.isLocked) throw invalidState('ReadableStream is locked');
    return require('internal/webstreams/tee').tee(it, false);
  }

  /**
   * @param {{preventCancel?: boolean}} [options] do not cancel the stream when a loop is left
   * @returns {AsyncIterator}
   */
  values(options = undefined) {
    recordOf(this);
    const { preventCancel } = toOptions(options, 'options');
    return readers.iterate(readers.lockedStream(this), Boolean(preventCancel));
  }

  get [kDisturbed]() {
    return recordOf(this).disturbed;
  }

  get [kErrored]() {
    return recordOf(this).state === 'errored';
  }

  get [kReadable]() {
    return recordOf(this).state === 'readable';
  }

  /** What stream.destroy() and abort signals do to it. */
  [kErrorFunction](error) {
    recordOf(this).controller.error(error);
  }

  get [kClosedPromise]() {
    return recordOf(this).outcome;
  }

  [kInspect](depth, options) {
    const it = recordOf(this);
    return inspectAs(this.constructor.name, {
      locked: it.isLocked, state: it.state, supportsBYOB: it.isByteStream,
    }, depth, options);
  }
}

function pipeOptions(options) {
  if (options === undefined || options === null) options = {};
  else validateObject(options, 'options', kValidateObjectAllowObjects);
  // In the order of Web IDL.
  const preventAbort = Boolean(options.preventAbort);
  const preventCancel = Boolean(options.preventCancel);
  const preventClose = Boolean(options.preventClose);
  const { signal } = options;
  if (signal !== undefined) {
    if (signal === null) throw new ERR_INVALID_ARG_TYPE('options.signal', 'AbortSignal', signal);
    validateAbortSignal(signal, 'options.signal');
  }
  return { preventAbort, preventCancel, preventClose, signal };
}

finishClass(ReadableStream, ['locked', 'cancel', 'getReader', 'pipeThrough', 'pipeTo', 'tee',
                             'values']);
Object.defineProperty(ReadableStream, 'from', { __proto__: null, enumerable: true });
Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, {
  __proto__: null,
  value: ReadableStream.prototype.values,
  writable: true,
  enumerable: false,
  configurable: true,
});

readers.faces.isReadableStream = isReadableStream;
readers.faces.recordOf = recordOf;

/** A stream over a source of ours, without a start of its own. */
function newReadable(source, highWaterMark, size, startResult = undefined) {
  const record = new ReadableRecord();
  const face = new ReadableStream(kRecord, record);
  new DefaultControllerRecord(record, source, highWaterMark, size).startWith(startResult);
  return face;
}

/** The same of bytes. */
function newByteReadable(source, highWaterMark) {
  const record = new ReadableRecord();
  record.isByteStream = true;
  const face = new ReadableStream(kRecord, record);
  new ByteControllerRecord(record, source, highWaterMark, undefined, byteController.newFace)
    .startWith(undefined);
  return face;
}

// For internal/clone/message.
const transfer = {
  whatIsLocked: (stream) => (recordOf(stream).isLocked ? 'ReadableStream' : undefined),
  take: (stream) => require('internal/webstreams/transfer').takeReadable(stream),
  restore: (state) => require('internal/webstreams/transfer').restoreReadable(state),
};

module.exports = {
  ReadableStream, isReadableStream, newByteReadable, newReadable, recordOf, ...transfer,
};
