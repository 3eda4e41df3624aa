'use strict';
// internal/streams/writable_state -- what a Writable keeps about itself, and the queue of chunks
// that were written while an earlier one was on its way.
// Public face: `stream._writableState`, Writable.WritableState.  Native half: none.

const { OBJECT_MODE, defineFlags, firstBits } = require('internal/streams/bits');
const { highWaterMarkOf, defaultEncodingOf } = require('internal/streams/state');

const FINAL_CALLED = 1 << 10;
const NEED_DRAIN = 1 << 11; // write() has returned false, 'drain' is owed
const ENDING = 1 << 12; // end() was called
const ENDED = 1 << 13; // end() has done its work
const FINISHED = 1 << 14; // 'finish' is emitted (or about to be)
const DECODE_STRINGS = 1 << 15;
const WRITING = 1 << 16; // the sink has a chunk and has not called back
const BUFFER_PROCESSING = 1 << 17;
const PREFINISHED = 1 << 18;
const ALL_BUFFERS = 1 << 19; // every queued chunk is a Buffer
const ALL_NOOP = 1 << 20; // no queued chunk has a callback
const TICK_DUE = 1 << 21; // afterWrite() of a chunk without callback is due

// How many consumed places the queue may carry at its front before they are cut off.
const MAX_CONSUMED = 256;

/**
 * State of the writable side.
 * @param {object} [options] of the stream
 * @param {object} stream
 * @param {boolean} [isDuplex] by default whether `stream` is a Duplex
 */
class WritableState {
  constructor(options, stream, isDuplex) {
    if (typeof isDuplex !== 'boolean') {
      isDuplex = stream instanceof require('internal/streams/duplex').Duplex;
    }
    this.bits = firstBits(options, isDuplex, 'writableObjectMode') |
      ALL_BUFFERS | ALL_NOOP | DECODE_STRINGS;
    this.highWaterMark = highWaterMarkOf(options, (this.bits & OBJECT_MODE) !== 0, isDuplex,
                                         'writableHighWaterMark');
    this.length = 0; // bytes (objects in object mode): queued, and with the sink
    this.corked = 0;
    this.writelen = 0; // the part of `length` that the sink has
    this.writecb = null;
    this.onwrite = null; // the sink's callback, made at the first write
    this.pendingcb = 0; // callbacks that 'finish' must wait for
    this.buffered = []; // the queue: { chunk, encoding, callback }
    this.bufferedIndex = 0;
    this.afterWriteTickInfo = null;
    this.finishCallbacks = null; // of end()
    this.errored = null;
    this.defaultEncoding = 'utf8';
    if (options != null) {
      if (options.decodeStrings === false) this.bits &= ~DECODE_STRINGS;
      if (options.defaultEncoding != null) this.defaultEncoding = defaultEncodingOf(options);
    }
  }

  get bufferedRequestCount() {
    return this.buffered.length - this.bufferedIndex;
  }

  getBuffer() {
    return this.buffered.slice(this.bufferedIndex);
  }

  /** For destroy.js: back to a side that has not ended. */
  rewind() {
    this.bits &= ~(ENDED | ENDING | FINISHED | FINAL_CALLED | PREFINISHED);
    if (this.writable === false) this.bits |= ENDED | ENDING | FINISHED;
  }

  enqueue(chunk, encoding, callback, hasCallback) {
    this.buffered.push({ chunk, encoding, callback });
    if (encoding !== 'buffer') this.bits &= ~ALL_BUFFERS;
    if (hasCallback) this.bits &= ~ALL_NOOP;
  }

  emptyQueue() {
    this.buffered = [];
    this.bufferedIndex = 0;
    this.bits |= ALL_BUFFERS | ALL_NOOP;
  }

  /** Says that the places before `index` are consumed. */
  advance(index) {
    if (index === this.buffered.length) {
      this.buffered.length = 0;
      this.bufferedIndex = 0;
      this.bits |= ALL_BUFFERS | ALL_NOOP;
    } else if (index > MAX_CONSUMED) {
      this.buffered.splice(0, index);
      this.bufferedIndex = 0;
    } else {
      this.bufferedIndex = index;
    }
  }
}

defineFlags(WritableState.prototype, {
  __proto__: null,
  finalCalled: FINAL_CALLED,
  needDrain: NEED_DRAIN,
  ending: ENDING,
  ended: ENDED,
  finished: FINISHED,
  decodeStrings: DECODE_STRINGS,
  writing: WRITING,
  bufferProcessing: BUFFER_PROCESSING,
  prefinished: PREFINISHED,
  allBuffers: ALL_BUFFERS,
  allNoop: ALL_NOOP,
});

module.exports = {
  WritableState,
  FINAL_CALLED,
  NEED_DRAIN,
  ENDING,
  ENDED,
  FINISHED,
  DECODE_STRINGS,
  WRITING,
  BUFFER_PROCESSING,
  PREFINISHED,
  ALL_BUFFERS,
  ALL_NOOP,
  TICK_DUE,
};
