'use strict';
// internal/webstreams/writable_controller -- WritableStreamDefaultController.
// Streams standard, 5.4, 5.5.4.
//
// A controller calls write(chunk), close() and abort(reason) of its sink; write() may return
// `later`: then the sink calls controller.wrote() or controller.writeFailed(reason) itself.

const { codes: { ERR_ILLEGAL_CONSTRUCTOR, ERR_INVALID_THIS } } = require('internal/errors');
const {
  SizedQueue, apply, finishClass, inspectAs, isPlain, isolate, kInspect, later, methodOf, rejected, resolved,
  whenSettled, whenStarted, whenThrown,
} = require('internal/webstreams/common');

const kClose = Symbol('kClose'); // the last member of a queue

let newFace;
let recordOf;

class WritableStreamDefaultController {
  #it;

  static {
    newFace = (record) => new WritableStreamDefaultController(newFace, record);
    recordOf = (face) => {
      if (!isPlain(face) && #it in face) return face.#it;
      throw new ERR_INVALID_THIS('WritableStreamDefaultController');
    };
  }

  constructor() {
    if (arguments[0] !== newFace) throw new ERR_ILLEGAL_CONSTRUCTOR();
    this.#it = arguments[1];
  }

  /** @returns {AbortSignal} aborted when the stream is, before the sink's abort() */
  get signal() {
    return recordOf(this).abortController.signal;
  }

  /** @param {any} [reason] what writers get from now on */
  error(reason = undefined) {
    recordOf(this).errorIfNeeded(reason);
  }

  [kInspect](depth, options) {
    const shown = { stream: recordOf(this).stream.face };
    return inspectAs(this.constructor.name, shown, depth, options);
  }
}

finishClass(WritableStreamDefaultController, ['signal', 'error']);

/** The program's sink. */
class ProgramSink {
  /** @param {object} object its methods are read in the standard's order */
  constructor(object) {
    this.object = object;
    this.onAbort = methodOf(object, 'abort', 'sink');
    this.onClose = methodOf(object, 'close', 'sink');
    this.onStart = methodOf(object, 'start', 'sink');
    this.argument = undefined; // the controller's face
    this.onWrite = methodOf(object, 'write', 'sink');
  }

  start(face) {
    this.argument = face;
    return this.onStart === undefined ? undefined : apply(this.onStart, this.object, [face]);
  }

  write(chunk) {
    const { onWrite } = this;
    return onWrite === undefined ? undefined : apply(onWrite, this.object, [chunk, this.argument]);
  }

  /** @returns {Promise} */
  close() {
    return this.onClose === undefined ? resolved(undefined) : this.call(this.onClose, []);
  }

  /** @returns {Promise} */
  abort(reason) {
    return this.onAbort === undefined ? resolved(undefined) : this.call(this.onAbort, [reason]);
  }

  call(method, args) {
    try {
      return resolved(apply(method, this.object, args));
    } catch (error) {
      return rejected(error);
    }
  }
}

class WritableControllerRecord {
  constructor(stream, sink, highWaterMark, size) {
    this.stream = stream;
    this.sink = sink; // undefined once it is not needed any more
    this.highWaterMark = highWaterMark;
    this.size = size; // undefined: each chunk counts as 1
    this.queue = new SizedQueue();
    this.isStarted = false;
    this.shownFace = undefined;
    this.madeAbortController = undefined;
    this.wrote = () => this.onWritten();
    this.writeFailed = (reason) => {
      if (this.stream.state === 'writable') this.forgetSink();
      this.stream.failWrite(reason);
    };
    stream.controller = this;
  }

  get face() {
    return this.shownFace ??= newFace(this);
  }

  get abortController() {
    return this.madeAbortController ??= new AbortController();
  }

  /** Waits for what start() returned. */
  startWith(result) {
    this.stream.setBackpressure(this.hasBackpressure);
    whenStarted(result, () => {
      this.isStarted = true;
      this.advance();
    }, (reason) => {
      this.isStarted = true;
      this.stream.dealWith(reason);
    });
  }

  get desiredSize() {
    return this.highWaterMark - this.queue.total;
  }

  get hasBackpressure() {
    return this.highWaterMark <= this.queue.total;
  }

  sizeOf(chunk) {
    const { size } = this;
    if (size === undefined) return 1;
    try {
      return size(chunk);
    } catch (error) {
      this.errorIfNeeded(error);
      return 1;
    }
  }

  write(chunk, size) {
    const { stream, queue } = this;
    if (size === 1) {
      queue.pushOne(chunk);
    } else {
      try {
        queue.push(chunk, size);
      } catch (error) {
        this.errorIfNeeded(error);
        return;
      }
    }
    if (!stream.isClosing && stream.state === 'writable') {
      stream.setBackpressure(this.hasBackpressure);
    }
    this.advance();
  }

  close() {
    this.queue.push(kClose, 0);
    this.advance();
  }

  /** The sink gets the next of the queue if it has nothing to do. */
  advance() {
    const { stream, queue } = this;
    if (!this.isStarted || stream.writing !== undefined) return;
    if (stream.state === 'erroring') {
      stream.finishErroring();
      return;
    }
    if (queue.length === 0) return;
    const next = queue.peek();
    if (next === kClose) this.closeSink();
    else this.writeToSink(next);
  }

  closeSink() {
    const { stream, sink } = this;
    stream.closing = stream.closeRequest;
    stream.closeRequest = undefined;
    this.queue.shift();
    const closed = sink.close();
    this.forgetSink();
    whenSettled(closed, () => stream.finishClose(), (error) => stream.failClose(error));
  }

  writeToSink(chunk) {
    const { stream } = this;
    stream.writing = stream.writes.shift();
    let result;
    try {
      result = this.sink.write(chunk);
    } catch (error) {
      whenThrown(error, this.writeFailed);
      return;
    }
    if (result !== later) whenSettled(result, this.wrote, this.writeFailed);
  }

  onWritten() {
    const { stream } = this;
    stream.finishWrite();
    // Nothing is taken from a queue that an error has emptied.
    if (this.queue.length > 0) this.queue.shift();
    if (!stream.isClosing && stream.state === 'writable') {
      stream.setBackpressure(this.hasBackpressure);
    }
    this.advance();
    stream.writer?.onReady?.();
  }

  forgetSink() {
    this.sink = undefined;
    this.size = undefined;
  }

  errorIfNeeded(reason) {
    if (this.stream.state !== 'writable') return;
    this.forgetSink();
    this.stream.startErroring(reason);
  }

  signalAbort(reason) {
    this.abortController.abort(reason);
  }

  abortSteps(reason) {
    const { sink } = this;
    this.forgetSink();
    return sink.abort(reason);
  }
}

isolate(ProgramSink, WritableControllerRecord);

module.exports = { ProgramSink, WritableControllerRecord, WritableStreamDefaultController };
