'use strict';
// internal/webstreams/readable_bytes -- ReadableByteStreamController's record: the queue of bytes
// and the memory of readers that waits to be filled.  Streams standard, 4.7 and 4.9.5.
// Face: internal/webstreams/byte_controller.

const { codes: { ERR_INVALID_ARG_VALUE } } = require('internal/errors');
const {
  invalidState, isolate, later, whenSettled, whenStarted, whenThrown,
} = require('internal/webstreams/common');
const { invalidate, newRequest } = require('internal/webstreams/byob_request');

// Throws a TypeError for memory that cannot be moved (shared, WebAssembly's).
const { transfer, slice } = ArrayBuffer.prototype;
const copyInto = Uint8Array.prototype.set;

function moved(buffer) {
  return transfer.call(buffer);
}

/** Memory of a reader (a "pull-into descriptor"). */
class PullInto {
  /** @param {'default'|'byob'} readerType 'none' after its reader was released */
  constructor(buffer, byteOffset, byteLength, minimumFill, Class, readerType) {
    this.buffer = buffer;
    this.bufferByteLength = buffer.byteLength;
    this.byteOffset = byteOffset;
    this.byteLength = byteLength;
    this.bytesFilled = 0;
    this.minimumFill = minimumFill; // bytes
    this.elementSize = Class.BYTES_PER_ELEMENT ?? 1;
    this.Class = Class;
    this.readerType = readerType;
    this.isShown = false; // has the source got hold of the memory?
  }

  /** Nobody else has the memory from here on.  The standard moves it more often than it shows. */
  withdraw() {
    if (!this.isShown) return;
    this.buffer = moved(this.buffer);
    this.isShown = false;
  }

  take() {
    const { Class } = this;
    this.withdraw();
    return new Class(this.buffer, this.byteOffset, this.bytesFilled / this.elementSize);
  }

  rest() {
    const { bytesFilled } = this;
    return new Uint8Array(this.buffer, this.byteOffset + bytesFilled,
                          this.byteLength - bytesFilled);
  }
}

class ByteControllerRecord {
  constructor(stream, source, highWaterMark, autoAllocateChunkSize, newFace) {
    this.stream = stream;
    this.source = source; // undefined once it is not needed any more
    this.highWaterMark = highWaterMark;
    this.autoAllocateChunkSize = autoAllocateChunkSize;
    this.queue = []; // Uint8Arrays that we own
    this.queued = 0; // bytes
    this.pullIntos = [];
    this.request = null; // face of the present BYOB request
    this.isStarted = false;
    this.isClosing = false;
    this.isPulling = false;
    this.pullsAgain = false;
    this.newFace = newFace;
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
    return this.shownFace ??= this.newFace(this);
  }

  startWith(result) {
    whenStarted(result, () => {
      this.isStarted = true;
      this.pullIfNeeded();
    }, this.pullFailed);
  }

  get desiredSize() {
    const { state } = this.stream;
    if (state === 'errored') return null;
    return state === 'closed' ? 0 : this.highWaterMark - this.queued;
  }

  get isOpen() {
    return !this.isClosing && this.stream.state === 'readable';
  }

  get byobRequest() {
    if (this.request === null && this.pullIntos.length > 0) {
      const first = this.pullIntos[0];
      first.isShown = true;
      this.request = newRequest(this, first.rest());
    }
    return this.request;
  }

  // ---- pulling ----

  get wantsPull() {
    const { source } = this;
    if (!this.isStarted || source === undefined || !source.canPull || !this.isOpen) return false;
    const { reader } = this.stream;
    if (reader !== undefined && reader.requests.length > 0) return true;
    return this.highWaterMark > this.queued;
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

  // ---- the source's side ----

  close() {
    if (this.queued > 0) {
      this.isClosing = true;
      return;
    }
    const first = this.pullIntos[0];
    if (first !== undefined && first.bytesFilled % first.elementSize !== 0) {
      const error = invalidState('Partial read');
      this.error(error);
      throw error;
    }
    this.source = undefined;
    this.stream.close();
  }

  error(reason) {
    if (this.stream.state !== 'readable') return;
    this.dropAll();
    this.source = undefined;
    this.stream.error(reason);
  }

  dropAll() {
    this.invalidateRequest();
    this.pullIntos = [];
    this.queue = [];
    this.queued = 0;
  }

  /** @param {ArrayBufferView} chunk its memory becomes ours */
  enqueue(chunk) {
    const { buffer, byteOffset, byteLength } = chunk;
    const first = this.pullIntos[0];
    if (first !== undefined && first.buffer.detached) {
      throw invalidState('Destination ArrayBuffer is detached');
    }
    const bytes = new Uint8Array(moved(buffer), byteOffset, byteLength);
    if (first !== undefined) {
      this.invalidateRequest();
      first.withdraw();
      if (first.readerType === 'none') this.keepReleased(first);
    }
    this.deliver(bytes);
    this.pullIfNeeded();
  }

  deliver(bytes) {
    const { reader } = this.stream;
    if (reader === undefined) {
      this.put(bytes);
    } else if (reader.isByob) {
      this.put(bytes);
      for (const filled of this.fillFromQueue()) this.commit(filled);
    } else {
      this.serveRequests(reader);
      if (reader.requests.length === 0) {
        this.put(bytes);
      } else {
        this.pullIntos.shift();
        reader.requests.shift().onChunk(bytes);
      }
    }
  }

  put(bytes) {
    this.queue.push(bytes);
    this.queued += bytes.byteLength;
  }

  putCopy(buffer, start, length) {
    this.put(new Uint8Array(slice.call(buffer, start, start + length)));
  }

  /** What a released reader's memory has been filled with goes to the queue. */
  keepReleased(pullInto) {
    const { buffer, byteOffset, bytesFilled } = pullInto;
    if (bytesFilled > 0) this.putCopy(buffer, byteOffset, bytesFilled);
    this.pullIntos.shift();
  }

  // ---- answers to BYOB requests ----

  respond(count) {
    const first = this.pullIntos[0];
    const isClosed = this.stream.state === 'closed';
    if (isClosed ? count !== 0 : count === 0) {
      throw new ERR_INVALID_ARG_VALUE('bytesWritten', count);
    }
    if (first.bytesFilled + count > first.byteLength) {
      throw new ERR_INVALID_ARG_VALUE.RangeError('bytesWritten', count);
    }
    first.withdraw();
    this.respondTo(first, count);
  }

  respondWithView(view) {
    const first = this.pullIntos[0];
    const { byteOffset, byteLength, buffer } = view;
    if (this.stream.state === 'closed') {
      if (byteLength !== 0) throw invalidState('View is not zero-length');
    } else if (byteLength === 0) {
      throw invalidState('View is zero-length');
    }
    if (first.byteOffset + first.bytesFilled !== byteOffset ||
        first.bufferByteLength !== buffer.byteLength ||
        first.bytesFilled + byteLength > first.byteLength) {
      throw new ERR_INVALID_ARG_VALUE.RangeError('view', view);
    }
    first.buffer = moved(buffer);
    first.isShown = false;
    this.respondTo(first, byteLength);
  }

  respondTo(first, count) {
    this.invalidateRequest();
    if (this.stream.state === 'closed') this.respondClosed(first);
    else this.respondReadable(first, count);
    this.pullIfNeeded();
  }

  respondClosed(first) {
    if (first.readerType === 'none') this.pullIntos.shift();
    const { reader } = this.stream;
    if (reader === undefined || !reader.isByob) return;
    const filled = [];
    while (filled.length < reader.requests.length) filled.push(this.pullIntos.shift());
    for (const pullInto of filled) this.commit(pullInto);
  }

  respondReadable(first, count) {
    first.bytesFilled += count;
    if (first.readerType === 'none') {
      this.keepReleased(first);
      for (const filled of this.fillFromQueue()) this.commit(filled);
      return;
    }
    if (first.bytesFilled < first.minimumFill) return;
    this.pullIntos.shift();
    const rest = first.bytesFilled % first.elementSize;
    if (rest > 0) {
      this.putCopy(first.buffer, first.byteOffset + first.bytesFilled - rest, rest);
      first.bytesFilled -= rest;
    }
    const others = this.fillFromQueue();
    this.commit(first);
    for (const filled of others) this.commit(filled);
  }

  invalidateRequest() {
    if (this.request === null) return;
    invalidate(this.request);
    this.request = null;
  }

  // ---- filling ----

  /** Gives a filled pull-into to the reader. */
  commit(pullInto) {
    const view = pullInto.take();
    const request = this.stream.reader.requests.shift();
    if (this.stream.state === 'closed') request.onClose(view);
    else request.onChunk(view);
  }

  /** The pull-intos that the queue has filled; they are not pending any more. */
  fillFromQueue() {
    const filled = [];
    while (this.pullIntos.length > 0 && this.queued > 0) {
      if (this.fill(this.pullIntos[0])) filled.push(this.pullIntos.shift());
    }
    return filled;
  }

  /** Copies from the queue; true if that was enough for the reader. */
  fill(pullInto) {
    const room = pullInto.byteLength - pullInto.bytesFilled;
    let count = Math.min(this.queued, room);
    const end = pullInto.bytesFilled + count;
    const alignedEnd = end - end % pullInto.elementSize;
    const isReady = alignedEnd >= pullInto.minimumFill;
    if (isReady) count = alignedEnd - pullInto.bytesFilled;
    this.copyOut(pullInto, count);
    return isReady;
  }

  copyOut(pullInto, count) {
    const target = pullInto.rest();
    let at = 0;
    while (at < count) {
      const head = this.queue[0];
      const length = Math.min(count - at, head.byteLength);
      if (length === head.byteLength) {
        copyInto.call(target, head, at);
        this.queue.shift();
      } else {
        copyInto.call(target, head.subarray(0, length), at);
        this.queue[0] = head.subarray(length);
      }
      at += length;
    }
    pullInto.bytesFilled += count;
    this.queued -= count;
  }

  // ---- the reader's side ----

  serveRequests(reader) {
    while (reader.requests.length > 0 && this.queued > 0) {
      const request = reader.requests.shift();
      request.onChunk(this.take());
    }
  }

  /** The first of the queue's chunks, which has some. */
  take() {
    const bytes = this.queue.shift();
    this.queued -= bytes.byteLength;
    this.afterTake();
    return bytes;
  }

  afterTake() {
    if (this.queued === 0 && this.isClosing) {
      this.source = undefined;
      this.stream.close();
    } else {
      this.pullIfNeeded();
    }
  }

  read(request) {
    if (this.queued > 0) {
      request.onChunk(this.take());
      return;
    }
    const size = this.autoAllocateChunkSize;
    if (size !== undefined) {
      let buffer;
      try {
        buffer = new ArrayBuffer(size);
      } catch (error) {
        request.onError(error);
        return;
      }
      this.pullIntos.push(new PullInto(buffer, 0, size, 1, Uint8Array, 'default'));
    }
    this.stream.reader.requests.push(request);
    this.pullIfNeeded();
  }

  readInto(view, min, request) {
    let pullInto;
    try {
      pullInto = pullIntoOf(view, min);
    } catch (error) {
      request.onError(error);
      return;
    }
    if (this.pullIntos.length === 0) {
      if (this.stream.state === 'closed') {
        request.onClose(new pullInto.Class(pullInto.buffer, pullInto.byteOffset, 0));
        return;
      }
      if (this.queued > 0 && this.readQueued(pullInto, request)) return;
    }
    this.pullIntos.push(pullInto);
    this.stream.reader.requests.push(request);
    this.pullIfNeeded();
  }

  /** true: the request has its answer */
  readQueued(pullInto, request) {
    if (this.fill(pullInto)) {
      const view = pullInto.take();
      this.afterTake();
      request.onChunk(view);
      return true;
    }
    if (!this.isClosing) return false;
    const error = invalidState('ReadableStream closed');
    this.error(error);
    request.onError(error);
    return true;
  }

  cancelSteps(reason) {
    this.dropAll();
    const { source } = this;
    this.source = undefined;
    return source.cancel(reason);
  }

  releaseSteps() {
    const first = this.pullIntos[0];
    if (first === undefined) return;
    first.readerType = 'none';
    this.pullIntos = [first];
  }
}

isolate(PullInto, ByteControllerRecord);

function pullIntoOf(view, min) {
  const { buffer, byteOffset, byteLength } = view;
  const Class = kindOf(view);
  const minimumFill = min * (Class.BYTES_PER_ELEMENT ?? 1);
  return new PullInto(moved(buffer), byteOffset, byteLength, minimumFill, Class, 'byob');
}

const tagOf = Object.getOwnPropertyDescriptor(
  Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag).get;

/** The class of a view, by what it is and not by what it says. */
function kindOf(view) {
  const name = tagOf.call(view);
  return name === undefined ? DataView : globalThis[name];
}

module.exports = { ByteControllerRecord };
