'use strict';
// internal/webstreams/pipe -- ReadableStream.prototype.pipeTo().
// Streams standard, 4.9.1 (ReadableStreamPipeTo).

const {
  Deferred, invalidState, isolate, resolved, soon, then, whenSettled,
} = require('internal/webstreams/common');
const { WriterRecord } = require('internal/webstreams/writable_record');

class Pipe {
  constructor(source, target, options) {
    this.source = source;
    this.target = target;
    this.options = options;
    this.reader = source.acquireReader();
    this.writer = new WriterRecord(target);
    this.isOver = false; // shutting down: nothing is read any more
    this.isReading = false;
    this.pending = 0; // chunks that were read and whose write is not settled
    this.whenWritten = undefined; // called when pending gets 0
    this.abort = undefined; // listener of the signal
    this.chunk = undefined; // that came from enqueue() and is about to be written
    this.result = new Deferred();
    this.writeRead = () => {
      const { chunk } = this;
      this.chunk = undefined;
      this.isReading = false;
      this.write(chunk);
      this.onWritten();
      this.pump();
    };
    source.disturbed = true;
  }

  start() {
    const { signal } = this.options;
    if (signal !== undefined) {
      this.abort = () => this.onAbort(webReason(signal.reason));
      if (signal.aborted) {
        this.abort();
        return;
      }
      signal.addEventListener('abort', this.abort);
    }
    this.watchEnds();
    this.writer.onReady = () => this.pump();
    soon(this.writer.onReady);
  }

  // ---- chunks ----

  /** Writes as long as there are chunks and the target wants them. */
  pump() {
    const { source, target } = this;
    while (!this.isOver && !this.isReading && target.state === 'writable' &&
           !target.isClosing && !target.backpressure) {
      if (source.state === 'readable' && source.controller.queue.length > 0) {
        this.write(source.controller.take());
      } else {
        this.isReading = true;
        this.reader.read(this);
      }
    }
  }

  write(chunk) {
    this.pending++;
    this.writer.write(chunk, this);
  }

  // As the request of a read.

  onChunk(chunk) {
    // Who calls enqueue() must not see the sink called within.
    this.pending++;
    this.chunk = chunk;
    soon(this.writeRead);
  }

  onClose() {}

  onError() {}

  // As the request of each write.

  onDone() {
    this.onWritten();
  }

  onFail() {
    this.onWritten();
  }

  onWritten() {
    this.pending--;
    if (this.pending === 0) this.whenWritten?.();
  }

  // ---- ends ----

  watchEnds() {
    const { source, target } = this;
    const onSourceError = (reason) => this.shutDown(
      this.options.preventAbort ? undefined : () => target.abort(reason), true, reason);
    const onTargetError = (reason) => this.shutDown(
      this.options.preventCancel ? undefined : () => source.cancel(reason), true, reason);
    const onSourceClose = () => this.shutDown(
      this.options.preventClose ? undefined : () => this.writer.closeAndPropagate(), false);
    if (source.state === 'errored') onSourceError(source.storedError);
    else this.reader.closed.watch(source.state === 'closed' ? undefined : onSourceClose,
                                  onSourceError);
    if (target.state === 'errored') onTargetError(target.storedError);
    else this.writer.closed.watch(undefined, onTargetError);
    if (source.state === 'closed') onSourceClose();
    if (target.isClosing || target.state === 'closed') {
      const error = invalidState('Destination WritableStream is closed');
      this.shutDown(this.options.preventCancel ? undefined : () => source.cancel(error), true,
                    error);
    }
  }

  onAbort(reason) {
    const { source, target, options } = this;
    const actions = [];
    if (!options.preventAbort) {
      actions.push(() => (
        target.state === 'writable' ? target.abort(reason) : resolved(undefined)));
    }
    if (!options.preventCancel) {
      actions.push(() => (
        source.state === 'readable' ? source.cancel(reason) : resolved(undefined)));
    }
    this.shutDown(() => allOf(actions.map((action) => action())), true, reason);
  }

  shutDown(action, isError, error) {
    if (this.isOver) return;
    this.isOver = true;
    const { target } = this;
    const finish = () => {
      this.whenWritten = undefined;
      if (action === undefined) {
        this.finalize(isError, error);
        return;
      }
      whenSettled(action(), () => this.finalize(isError, error),
                  (newError) => this.finalize(true, newError));
    };
    if (target.state !== 'writable' || target.isClosing) finish();
    else if (this.pending === 0) soon(finish);
    else this.whenWritten = () => soon(finish);
  }

  finalize(isError, error) {
    this.writer.release();
    this.reader.release();
    if (this.abort !== undefined) this.options.signal.removeEventListener('abort', this.abort);
    if (isError) this.result.reject(error);
    else this.result.resolve();
  }
}

isolate(Pipe);

/** Node's own AbortError, which is no DOMException, becomes one. */
function webReason(reason) {
  const { AbortError } = require('internal/errors');
  if (!(reason instanceof AbortError)) return reason;
  return new DOMException(reason.message, 'AbortError');
}

/** Promise.all, of which the program has no part. */
function allOf(promises) {
  const all = new Deferred();
  let missing = promises.length;
  if (missing === 0) all.resolve();
  for (const promise of promises) {
    then.call(promise, () => {
      if (--missing === 0) all.resolve();
    }, all.reject);
  }
  return all.promise;
}

/**
 * @param {ReadableRecord} source not locked
 * @param {WritableRecord} target not locked
 * @param {object} options preventAbort, preventCancel, preventClose, signal
 * @returns {Promise<undefined>}
 */
function pipe(source, target, options) {
  const it = new Pipe(source, target, options);
  it.start();
  return it.result.promise;
}

module.exports = { pipe };
