'use strict';
// internal/webstreams/readable_record -- the states of a readable stream, and its two readers.
// Streams standard, 4.2, 4.4, 4.5, 4.9.  Faces: internal/webstreams/readable,
// internal/webstreams/readers.
//
//   'readable' --close()--> 'closed'       'readable' --error(reason)--> 'errored'
//
// A request, which reader records keep in `requests`, has
//   onChunk(chunk)   a value; of a BYOB reader a view
//   onClose(view)    the end; of a BYOB reader with an empty view on its memory, or undefined
//   onError(reason)  the stream failed or the reader was released
// They may be called within enqueue(), close() and error(), so they must not call the program.

const {
  Fifo, Outcome, invalidState, isolate, rejected, resolved, then,
} = require('internal/webstreams/common');

function toUndefined() {}

function releasedError() {
  return invalidState('Reader released');
}

class ReaderRecord {
  constructor(stream, isByob) {
    this.face = undefined;
    this.stream = stream; // undefined once released
    this.isByob = isByob;
    this.closed = new Outcome();
    this.requests = new Fifo();
    stream.reader = this;
    if (stream.state === 'closed') this.closed.resolve();
    else if (stream.state === 'errored') this.closed.reject(stream.storedError);
  }

  /** Reads a chunk for `request`; the reader is a default one and attached. */
  read(request) {
    const { stream } = this;
    stream.disturbed = true;
    if (stream.state === 'readable') stream.controller.read(request);
    else if (stream.state === 'closed') request.onClose();
    else request.onError(stream.storedError);
  }

  /** The same with memory to fill; `min` counts elements of the view. */
  readInto(view, min, request) {
    const { stream } = this;
    stream.disturbed = true;
    if (stream.state === 'errored') request.onError(stream.storedError);
    else stream.controller.readInto(view, min, request);
  }

  release() {
    const { stream } = this;
    if (stream === undefined) return;
    this.detach();
    if (this.requests.length === 0) return;
    const error = invalidState('Releasing reader');
    this.requests.drain((request) => request.onError(error));
  }

  /** release() of a reader without requests, or whose requests are done with by the caller. */
  detach() {
    const { stream } = this;
    this.closed.forceReject(releasedError);
    stream.controller.releaseSteps();
    stream.reader = undefined;
    this.stream = undefined;
  }
}

class ReadableRecord {
  constructor() {
    this.face = undefined;
    this.state = 'readable';
    this.storedError = undefined;
    this.disturbed = false;
    this.reader = undefined;
    this.controller = undefined; // set up by the maker
    this.isByteStream = false;
    this.over = undefined; // Outcome for stream.finished(), if it was asked for
  }

  get isLocked() {
    return this.reader !== undefined;
  }

  /** Settles when the stream is closed or errored, whoever reads it. */
  get outcome() {
    if (this.over === undefined) {
      this.over = new Outcome();
      if (this.state === 'closed') this.over.resolve();
      else if (this.state === 'errored') this.over.reject(this.storedError);
    }
    return this.over;
  }

  /** @returns {Promise<undefined>} */
  cancel(reason) {
    this.disturbed = true;
    if (this.state === 'closed') return resolved(undefined);
    if (this.state === 'errored') return rejected(this.storedError);
    this.close();
    const { reader } = this;
    if (reader !== undefined && reader.isByob) {
      reader.requests.drain((request) => request.onClose(undefined));
    }
    return then.call(this.controller.cancelSteps(reason), toUndefined);
  }

  close() {
    this.state = 'closed';
    this.over?.resolve();
    const { reader } = this;
    if (reader === undefined) return;
    reader.closed.resolve();
    if (!reader.isByob && reader.requests.length > 0) {
      reader.requests.drain((request) => request.onClose());
    }
  }

  error(reason) {
    this.state = 'errored';
    this.storedError = reason;
    this.over?.reject(reason);
    const { reader } = this;
    if (reader === undefined) return;
    reader.closed.reject(reason);
    if (reader.requests.length > 0) reader.requests.drain((request) => request.onError(reason));
  }

  /** A record of a default reader; the stream is not locked. */
  acquireReader() {
    return new ReaderRecord(this, false);
  }
}

isolate(ReaderRecord, ReadableRecord);

module.exports = { ReadableRecord, ReaderRecord };
