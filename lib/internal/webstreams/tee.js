'use strict';
// internal/webstreams/tee -- ReadableStream.prototype.tee().  Streams standard, 4.9.1
// (ReadableStreamDefaultTee, ReadableByteStreamTee).

const { Deferred, checkInstance, isolate, soon } = require('internal/webstreams/common');
const { ReaderRecord } = require('internal/webstreams/readable_record');
const {
  isReadableStream, newByteReadable, newReadable, recordOf,
} = require('internal/webstreams/readable');

/** One of the two streams, as the source of its controller. */
class Branch {
  constructor(shared) {
    this.shared = shared;
    this.canPull = true;
    this.isCanceled = false;
    this.reason = undefined;
    this.wantsMore = false; // asked while a read was on its way
    this.controller = undefined;
  }

  pull() {
    this.shared.pullFor(this);
  }

  cancel(reason) {
    this.isCanceled = true;
    this.reason = reason;
    return this.shared.onCancel();
  }

  enqueue(chunk) {
    if (!this.isCanceled && this.controller.isOpen) this.controller.enqueue(chunk);
  }

  close() {
    if (!this.isCanceled && this.controller.isOpen) this.controller.close();
  }
}

/** What the two branches share. */
class Shared {
  constructor(stream) {
    this.stream = stream;
    this.isReading = false;
    this.canceled = new Deferred();
    this.one = new Branch(this);
    this.two = new Branch(this);
    this.reader = undefined;
    this.setReader(false);
  }

  setReader(isByob) {
    if (this.reader !== undefined) this.reader.release();
    const reader = this.reader = new ReaderRecord(this.stream, isByob);
    reader.closed.watch(undefined, (reason) => {
      if (reader !== this.reader) return;
      this.one.controller.error(reason);
      this.two.controller.error(reason);
      this.settleCancel();
    });
  }

  /** Nobody will cancel the stream any more. */
  settleCancel() {
    if (!this.one.isCanceled || !this.two.isCanceled) this.canceled.resolve(undefined);
  }

  onCancel() {
    const { one, two } = this;
    if (one.isCanceled && two.isCanceled) {
      this.canceled.resolve(this.stream.cancel([one.reason, two.reason]));
    }
    return this.canceled.promise;
  }

  /** Both streams fail, the source is cancelled. */
  fail(error) {
    this.one.controller.error(error);
    this.two.controller.error(error);
    this.canceled.resolve(this.stream.cancel(error));
  }

  pullFor(branch) {
    if (this.isReading) {
      branch.wantsMore = true;
      return;
    }
    this.isReading = true;
    this.startRead(branch);
  }

  /** A read has ended with a chunk: perhaps there was a pull meanwhile. */
  readOn() {
    this.isReading = false;
    const { one, two } = this;
    if (one.wantsMore) this.pullFor(one);
    else if (two.wantsMore) this.pullFor(two);
  }

  forgetWants() {
    this.one.wantsMore = false;
    this.two.wantsMore = false;
  }
}

// ---- any chunks ------------------------------------------------------------------------------

class DefaultTee extends Shared {
  constructor(stream, isCloning) {
    super(stream);
    this.isCloning = isCloning;
  }

  startRead() {
    this.reader.read(this);
  }

  onChunk(chunk) {
    // The standard: errors of the source must be seen before its chunks.
    soon(() => this.deliver(chunk));
  }

  deliver(chunk) {
    this.forgetWants();
    const { one, two } = this;
    let copy = chunk;
    if (this.isCloning && !two.isCanceled) {
      try {
        copy = structuredClone(chunk);
      } catch (error) {
        this.fail(error);
        return;
      }
    }
    one.enqueue(chunk);
    two.enqueue(copy);
    this.readOn();
  }

  onClose() {
    this.isReading = false;
    this.one.close();
    this.two.close();
    this.settleCancel();
  }

  onError() {
    this.isReading = false;
  }
}

// ---- bytes -----------------------------------------------------------------------------------

function copyOf(view) {
  const { buffer, byteOffset, byteLength } = view;
  return new Uint8Array(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** A read into the memory that a BYOB reader of one branch has brought. */
class IntoRequest {
  constructor(shared, branch, other) {
    this.shared = shared;
    this.branch = branch;
    this.other = other;
  }

  onChunk(view) {
    soon(() => this.deliver(view));
  }

  deliver(view) {
    const { shared, branch, other } = this;
    shared.forgetWants();
    let copy;
    if (!other.isCanceled) {
      try {
        copy = copyOf(view);
      } catch (error) {
        shared.fail(error);
        return;
      }
    }
    if (!branch.isCanceled) branch.controller.respondWithView(view);
    if (copy !== undefined) other.enqueue(copy);
    shared.readOn();
  }

  onClose(view) {
    const { shared, branch, other } = this;
    shared.isReading = false;
    branch.close();
    other.close();
    if (view !== undefined) {
      if (!branch.isCanceled) branch.controller.respondWithView(view);
      if (!other.isCanceled && other.controller.pullIntos.length > 0) other.controller.respond(0);
    }
    shared.settleCancel();
  }

  onError() {
    this.shared.isReading = false;
  }
}

class ByteTee extends Shared {
  startRead(branch) {
    const request = branch.controller.byobRequest;
    if (request === null) {
      if (this.reader.isByob) this.setReader(false);
      this.reader.read(this);
      return;
    }
    if (!this.reader.isByob) this.setReader(true);
    const other = branch === this.one ? this.two : this.one;
    this.reader.readInto(request.view, 1, new IntoRequest(this, branch, other));
  }

  onChunk(chunk) {
    soon(() => this.deliver(chunk));
  }

  deliver(chunk) {
    this.forgetWants();
    const { one, two } = this;
    let copy = chunk;
    if (!one.isCanceled && !two.isCanceled) {
      try {
        copy = copyOf(chunk);
      } catch (error) {
        this.fail(error);
        return;
      }
    }
    one.enqueue(chunk);
    two.enqueue(copy);
    this.readOn();
  }

  onClose() {
    this.isReading = false;
    for (const branch of [this.one, this.two]) {
      branch.close();
      const { controller } = branch;
      if (controller.pullIntos.length > 0) controller.respond(0);
    }
    this.settleCancel();
  }

  onError() {
    this.isReading = false;
  }
}

isolate(Branch, Shared, IntoRequest);

/**
 * @param {ReadableRecord} stream not locked
 * @param {boolean} isCloning the second stream gets clones of the chunks
 * @returns {ReadableStream[]}
 */
function tee(stream, isCloning) {
  const isBytes = stream.isByteStream;
  const shared = isBytes ? new ByteTee(stream) : new DefaultTee(stream, isCloning);
  return [shared.one, shared.two].map((branch) => {
    const face = isBytes ? newByteReadable(branch, 0) : newReadable(branch, 1, undefined);
    branch.controller = recordOf(face).controller;
    return face;
  });
}

/** Node's export of the abstract operation. */
function ReadableStreamTee(stream, cloneForBranch2) {
  checkInstance(isReadableStream, stream, 'stream', 'ReadableStream');
  return tee(recordOf(stream), Boolean(cloneForBranch2));
}
Object.defineProperty(ReadableStreamTee, 'length', { __proto__: null, value: 1 });

module.exports = { ReadableStreamTee, tee };
