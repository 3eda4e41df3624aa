'use strict';
// internal/webstreams/readable_default -- ReadableStreamDefaultController.
// Streams standard, 4.6.

const { codes: { ERR_ILLEGAL_CONSTRUCTOR, ERR_INVALID_THIS } } = require('internal/errors');
const {
  SizedQueue, finishClass, inspectAs, invalidState, isPlain, isolate, kInspect, later, whenSettled,
  whenStarted, whenThrown,
} = require('internal/webstreams/common');

let newFace;
let recordOf;

class ReadableStreamDefaultController {
  #it;

  static {
    newFace = (record) => new ReadableStreamDefaultController(newFace, record);
    recordOf = (face) => {
      if (!isPlain(face) && #it in face) return face.#it;
      throw new ERR_INVALID_THIS('ReadableStreamDefaultController');
    };
  }

  constructor() {
    if (arguments[0] !== newFace) throw new ERR_ILLEGAL_CONSTRUCTOR();
    this.#it = arguments[1];
  }

  /** @returns {number|null} what the queue may still take; null of a failed stream */
  get desiredSize() {
    return recordOf(this).desiredSize;
  }

  /** No more chunks; those that are queued can still be read. */
  close() {
    const it = recordOf(this);
    if (!it.isOpen) throw invalidState('Controller is already closed');
    it.close();
  }

  /** @param {any} [chunk] */
  enqueue(chunk = undefined) {
    const it = recordOf(this);
    if (!it.isOpen) throw invalidState('Controller is already closed');
    it.enqueue(chunk);
  }

  /** @param {any} [reason] what readers get */
  error(reason = undefined) {
    recordOf(this).error(reason);
  }

  [kInspect](depth, options) {
    return inspectAs(this.constructor.name, {}, depth, options);
  }
}

finishClass(ReadableStreamDefaultController, ['desiredSize', 'close', 'enqueue', 'error']);

class DefaultControllerRecord {
  /**
   * @param {ReadableRecord} stream
   * @param {object} source see internal/webstreams/sources
   * @param {number} highWaterMark
   * @param {Function} [size] undefined: each chunk counts as 1
   */
  constructor(stream, source, highWaterMark, size) {
    this.stream = stream;
    this.source = source; // undefined once it is not needed any more
    this.highWaterMark = highWaterMark;
    this.size = size;
    this.queue = new SizedQueue();
    this.isStarted = false;
    this.isClosing = false; // close() was called
    this.isPulling = false;
    this.pullsAgain = false;
    this.shownFace = undefined;
    this.pulled = () => {
      this.isPulling = false;
      if (!this.pullsAgain) return;
      this.pullsAgain = false;
      this.pullIfNeeded();
    };
    this.pullFailed = (reason) => this.error(reason);
    stream.controller = this;
  }

  get face() {
    return this.shownFace ??= newFace(this);
  }

  /** Waits for what start() returned. */
  startWith(result) {
    whenStarted(result, () => {
      this.isStarted = true;
      this.pullIfNeeded();
    }, this.pullFailed);
  }

  get desiredSize() {
    const { state } = this.stream;
    if (state === 'errored') return null;
    return state === 'closed' ? 0 : this.highWaterMark - this.queue.total;
  }

  get isOpen() {
    return !this.isClosing && this.stream.state === 'readable';
  }

  get wantsPull() {
    const { source, stream } = this;
    if (!this.isStarted || source === undefined || !source.canPull || !this.isOpen) return false;
    const { reader } = stream;
    if (reader !== undefined && reader.requests.length > 0) return true;
    return this.highWaterMark > this.queue.total;
  }

  pullIfNeeded() {
    if (!this.wantsPull) return;
    if (this.isPulling) {
      this.pullsAgain = true;
      return;
    }
    this.isPulling = true;
    let result;
    try {
      result = this.source.pull();
    } catch (error) {
      whenThrown(error, this.pullFailed);
      return;
    }
    if (result !== later) whenSettled(result, this.pulled, this.pullFailed);
  }

  forgetSource() {
    this.source = undefined;
    this.size = undefined;
  }

  close() {
    this.isClosing = true;
    if (this.queue.length !== 0) return;
    this.forgetSource();
    this.stream.close();
  }

  enqueue(chunk) {
    const { reader } = this.stream;
    if (reader !== undefined && reader.requests.length > 0) reader.requests.shift().onChunk(chunk);
    else if (this.size === undefined) this.queue.pushOne(chunk);
    else this.measure(chunk);
    this.pullIfNeeded();
  }

  measure(chunk) {
    const { size } = this;
    try {
      this.queue.push(chunk, size(chunk));
    } catch (error) {
      this.error(error);
      throw error;
    }
  }

  error(reason) {
    if (this.stream.state !== 'readable') return;
    this.queue.clear();
    this.forgetSource();
    this.stream.error(reason);
  }

  cancelSteps(reason) {
    this.queue.clear();
    const { source } = this;
    this.forgetSource();
    return source.cancel(reason);
  }

  releaseSteps() {}

  /** The next chunk of a queue that has some. */
  take() {
    const chunk = this.queue.shift();
    if (this.isClosing && this.queue.length === 0) {
      this.forgetSource();
      this.stream.close();
    } else {
      this.pullIfNeeded();
    }
    return chunk;
  }

  read(request) {
    if (this.queue.length > 0) {
      request.onChunk(this.take());
    } else {
      this.stream.reader.requests.push(request);
      this.pullIfNeeded();
    }
  }
}

isolate(DefaultControllerRecord);

module.exports = { DefaultControllerRecord, ReadableStreamDefaultController };
