'use strict';
// internal/webstreams/writable_record -- the states of a writable stream and its writer.
// Streams standard, 5.2, 5.3, 5.5.  Faces: internal/webstreams/writable.
//
//   'writable' --startErroring()--> 'erroring' --finishErroring()--> 'errored'
//        \________________________finishClose()______________\____> 'closed'
//
// 'erroring' lasts until what the sink is doing now has ended.  A request of a write has onDone()
// and onFail(reason); like those of reads they must not call the program.

const {
  Deferred, Fifo, Outcome, invalidState, isolate, rejected, resolved, then,
} = require('internal/webstreams/common');

class WriterRecord {
  constructor(stream) {
    this.face = undefined;
    this.stream = stream; // undefined once released
    this.ready = new Outcome();
    this.closed = new Outcome();
    this.onReady = undefined; // called when the stream wants more, by whoever pipes to it
    stream.writer = this;
    const { state } = stream;
    if (state === 'writable') {
      if (stream.isClosing || !stream.backpressure) this.ready.resolve();
    } else if (state === 'closed') {
      this.ready.resolve();
      this.closed.resolve();
    } else {
      this.ready.reject(stream.storedError);
      if (state === 'errored') this.closed.reject(stream.storedError);
    }
  }

  /** @returns {number|null} */
  get desiredSize() {
    const { state, controller } = this.stream;
    if (state === 'errored' || state === 'erroring') return null;
    return state === 'closed' ? 0 : controller.desiredSize;
  }

  write(chunk, request) {
    const { stream } = this;
    const { controller } = stream;
    const size = controller.sizeOf(chunk);
    if (stream !== this.stream) {
      request.onFail(invalidState('Mismatched WritableStreams'));
    } else if (stream.state === 'errored' || stream.state === 'erroring') {
      request.onFail(stream.storedError);
    } else if (stream.isClosing || stream.state === 'closed') {
      request.onFail(invalidState('WritableStream is closed'));
    } else {
      stream.writes.push(request);
      controller.write(chunk, size);
    }
  }

  /** At the end of a pipe: an error of the stream is one of the pipe. @returns {Promise} */
  closeAndPropagate() {
    const { stream } = this;
    if (stream.isClosing || stream.state === 'closed') return resolved(undefined);
    return stream.state === 'errored' ? rejected(stream.storedError) : stream.close();
  }

  release() {
    const { stream } = this;
    if (stream === undefined) return;
    let error; // the same for both
    const makeError = () => error ??= invalidState('Writer has been released');
    this.ready.forceReject(makeError);
    this.closed.forceReject(makeError);
    stream.writer = undefined;
    this.stream = undefined;
  }
}

class WritableRecord {
  constructor() {
    this.face = undefined;
    this.state = 'writable';
    this.storedError = undefined;
    this.writer = undefined;
    this.controller = undefined;
    this.backpressure = false;
    this.writes = new Fifo(); // requests of the chunks in the queue
    this.writing = undefined; // the request that the sink is busy with
    this.closeRequest = undefined; // a Deferred while close is queued
    this.closing = undefined; // the same while the sink closes
    this.abortRequest = undefined; // { deferred, reason, wasErroring }
    this.over = undefined; // Outcome for stream.finished(), if it was asked for
  }

  get isLocked() {
    return this.writer !== undefined;
  }

  get isClosing() {
    return this.closeRequest !== undefined || this.closing !== undefined;
  }

  get isBusy() {
    return this.writing !== undefined || this.closing !== undefined;
  }

  get outcome() {
    if (this.over === undefined) {
      this.over = new Outcome();
      if (this.state === 'closed') this.over.resolve();
      else if (this.state === 'errored') this.over.reject(this.storedError);
    }
    return this.over;
  }

  /** @returns {Promise<undefined>} */
  abort(reason) {
    if (this.state === 'closed' || this.state === 'errored') return resolved(undefined);
    this.controller.signalAbort(reason);
    // That has called the program.
    if (this.state === 'closed' || this.state === 'errored') return resolved(undefined);
    if (this.abortRequest !== undefined) return this.abortRequest.deferred.promise;
    const wasErroring = this.state === 'erroring';
    const deferred = new Deferred();
    this.abortRequest = { deferred, reason: wasErroring ? undefined : reason, wasErroring };
    if (!wasErroring) this.startErroring(reason);
    return deferred.promise;
  }

  /** @returns {Promise<undefined>} the stream is open and not closing */
  close() {
    const request = this.closeRequest = new Deferred();
    if (this.writer !== undefined && this.backpressure && this.state === 'writable') {
      this.writer.ready.resolve();
    }
    this.controller.close();
    return request.promise;
  }

  setBackpressure(isOn) {
    const { writer } = this;
    if (writer !== undefined && isOn !== this.backpressure) {
      if (isOn) writer.ready.reset();
      else writer.ready.resolve();
    }
    this.backpressure = isOn;
  }

  // ---- failing ----

  dealWith(error) {
    if (this.state === 'writable') this.startErroring(error);
    else this.finishErroring();
  }

  startErroring(reason) {
    this.state = 'erroring';
    this.storedError = reason;
    this.writer?.ready.forceReject(() => reason);
    if (!this.isBusy && this.controller.isStarted) this.finishErroring();
  }

  finishErroring() {
    const { storedError, abortRequest } = this;
    this.state = 'errored';
    this.controller.queue.clear();
    this.writes.drain((request) => request.onFail(storedError));
    if (abortRequest === undefined) {
      this.rejectClosed();
      return;
    }
    this.abortRequest = undefined;
    const { deferred, reason, wasErroring } = abortRequest;
    if (wasErroring) {
      deferred.reject(storedError);
      this.rejectClosed();
      return;
    }
    then.call(this.controller.abortSteps(reason), () => {
      deferred.resolve();
      this.rejectClosed();
    }, (error) => {
      deferred.reject(error);
      this.rejectClosed();
    });
  }

  rejectClosed() {
    const { storedError, closeRequest } = this;
    if (closeRequest !== undefined) {
      this.closeRequest = undefined;
      closeRequest.reject(storedError);
    }
    this.writer?.closed.reject(storedError);
    this.over?.reject(storedError);
  }

  // ---- what the sink has done ----

  finishWrite() {
    const { writing } = this;
    this.writing = undefined;
    writing.onDone();
  }

  failWrite(error) {
    const { writing } = this;
    this.writing = undefined;
    writing.onFail(error);
    this.dealWith(error);
  }

  finishClose() {
    const { closing, abortRequest } = this;
    this.closing = undefined;
    closing.resolve();
    if (this.state === 'erroring') {
      // The close was faster than the error.
      this.storedError = undefined;
      this.abortRequest = undefined;
      abortRequest?.deferred.resolve();
    }
    this.state = 'closed';
    this.writer?.closed.resolve();
    this.over?.resolve();
  }

  failClose(error) {
    const { closing, abortRequest } = this;
    this.closing = undefined;
    closing.reject(error);
    this.abortRequest = undefined;
    abortRequest?.deferred.reject(error);
    this.dealWith(error);
  }
}

isolate(WriterRecord, WritableRecord);

module.exports = { WritableRecord, WriterRecord };
