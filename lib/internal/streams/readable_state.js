'use strict';
// internal/streams/readable_state -- what a Readable keeps about itself, and the queue of chunks
// that were pushed and not read yet.
// Public face: `stream._readableState`, Readable.ReadableState.  Native half: none.

const { Buffer } = require('buffer');
const { OBJECT_MODE, defineFlags, firstBits } = require('internal/streams/bits');
const { highWaterMarkOf, defaultEncodingOf } = require('internal/streams/state');

const ENDED = 1 << 10; // push(null) was seen
const END_EMITTED = 1 << 11;
const READING = 1 << 12; // _read() was called and has not pushed yet
const NEED_READABLE = 1 << 13; // someone waits for 'readable'
const EMITTED_READABLE = 1 << 14; // 'readable' is due or was emitted, and no read() since
const READABLE_LISTENING = 1 << 15;
const RESUME_SCHEDULED = 1 << 16;
const READING_MORE = 1 << 17; // a tick that fills the queue up is due
const DATA_EMITTED = 1 << 18;
// `flowing` has three values: null (neither bit), true, false.
const FLOW_ON = 1 << 19;
const FLOW_OFF = 1 << 20;
const PAUSED = 1 << 21; // by pause(), and not resumed since
const END_UNTOLD = 1 << 22; // the end came when nobody waited for 'readable'

// How many consumed places the queue may carry at its front before they are cut off.
const MAX_CONSUMED = 512;

/**
 * State of the readable side.
 * @param {object} [options] of the stream
 * @param {object} stream
 * @param {boolean} [isDuplex] by default whether `stream` is a Duplex
 */
class ReadableState {
  constructor(options, stream, isDuplex) {
    if (typeof isDuplex !== 'boolean') {
      isDuplex = stream instanceof require('internal/streams/duplex').Duplex;
    }
    this.bits = firstBits(options, isDuplex, 'readableObjectMode');
    this.highWaterMark = highWaterMarkOf(options, (this.bits & OBJECT_MODE) !== 0, isDuplex,
                                         'readableHighWaterMark');
    this.length = 0; // bytes (characters with an encoding, objects in object mode) in `buffer`
    this.buffer = []; // the queue; places before `bufferIndex` are consumed
    this.bufferIndex = 0;
    this.pipes = [];
    this.awaitDrainWriters = null; // destinations that said stop: one, or a Set of them
    this.errored = null;
    this.decoder = null;
    this.encoding = null;
    this.defaultEncoding = 'utf8';
    if (options != null) this.setOptions(options);
  }

  setOptions(options) {
    if (options.defaultEncoding) this.defaultEncoding = defaultEncodingOf(options);
    if (options.encoding) {
      const { StringDecoder } = require('string_decoder');
      this.decoder = new StringDecoder(options.encoding);
      this.encoding = options.encoding;
    }
  }

  get flowing() {
    if (this.bits & FLOW_ON) return true;
    return this.bits & FLOW_OFF ? false : null;
  }

  set flowing(value) {
    const rest = this.bits & ~(FLOW_ON | FLOW_OFF);
    this.bits = value == null ? rest : rest | (value ? FLOW_ON : FLOW_OFF);
  }

  get multiAwaitDrain() {
    return this.awaitDrainWriters instanceof Set;
  }

  get pipesCount() {
    return this.pipes.length;
  }

  /** Chunks in the queue. */
  get count() {
    return this.buffer.length - this.bufferIndex;
  }

  /** For destroy.js: back to a side that has not ended. */
  rewind() {
    this.bits &= ~(READING | ENDED | END_EMITTED);
    if (this.readable === false) this.bits |= ENDED | END_EMITTED;
  }

  append(chunk) {
    this.length += this.bits & OBJECT_MODE ? 1 : chunk.length;
    this.buffer.push(chunk);
  }

  prepend(chunk) {
    this.length += this.bits & OBJECT_MODE ? 1 : chunk.length;
    if (this.bufferIndex > 0) this.buffer[--this.bufferIndex] = chunk;
    else this.buffer.unshift(chunk);
  }

  /** Takes the first chunk off; `length` is the caller's. */
  shift() {
    const { buffer, bufferIndex } = this;
    if (bufferIndex === 0 && buffer.length === 1) return buffer.pop();
    const chunk = buffer[bufferIndex];
    if (bufferIndex + 1 === buffer.length) {
      buffer.length = 0;
      this.bufferIndex = 0;
    } else if (bufferIndex >= MAX_CONSUMED) {
      buffer.splice(0, bufferIndex + 1);
      this.bufferIndex = 0;
    } else {
      buffer[bufferIndex] = null;
      this.bufferIndex = bufferIndex + 1;
    }
    return chunk;
  }

  /**
   * Takes `count` bytes or characters (all, when 0, NaN or more than there is) off the queue, or
   * one object in object mode; null when it is empty.  `length` is the caller's.
   */
  take(count) {
    if (this.length === 0) return null;
    if (this.bits & OBJECT_MODE) return this.shift();
    if (!count || count >= this.length) return this.takeAll();
    const first = this.buffer[this.bufferIndex];
    if (count === first.length) return this.shift();
    if (count > first.length) return this.takeAcross(count);
    const isText = typeof first === 'string';
    this.buffer[this.bufferIndex] = isText ? first.slice(count) : first.subarray(count);
    return isText ? first.slice(0, count) : first.subarray(0, count);
  }

  takeAll() {
    if (this.count === 1) return this.shift();
    const rest = this.bufferIndex === 0 ? this.buffer : this.buffer.slice(this.bufferIndex);
    this.buffer = [];
    this.bufferIndex = 0;
    return typeof rest[0] === 'string' ? rest.join('') : Buffer.concat(rest, this.length);
  }

  /** More than the first chunk, less than the queue. */
  takeAcross(count) {
    const parts = [];
    let left = count;
    while (left > 0) {
      const first = this.buffer[this.bufferIndex];
      if (first.length <= left) {
        left -= first.length;
        parts.push(this.shift());
      } else {
        const isText = typeof first === 'string';
        parts.push(isText ? first.slice(0, left) : first.subarray(0, left));
        this.buffer[this.bufferIndex] = isText ? first.slice(left) : first.subarray(left);
        left = 0;
      }
    }
    return typeof parts[0] === 'string' ? parts.join('') : Buffer.concat(parts, count);
  }

  clear() {
    this.buffer = [];
    this.bufferIndex = 0;
    this.length = 0;
  }
}

defineFlags(ReadableState.prototype, {
  __proto__: null,
  ended: ENDED,
  endEmitted: END_EMITTED,
  reading: READING,
  needReadable: NEED_READABLE,
  emittedReadable: EMITTED_READABLE,
  readableListening: READABLE_LISTENING,
  resumeScheduled: RESUME_SCHEDULED,
  readingMore: READING_MORE,
  dataEmitted: DATA_EMITTED,
  paused: PAUSED,
});

module.exports = {
  ReadableState,
  ENDED,
  END_EMITTED,
  READING,
  NEED_READABLE,
  EMITTED_READABLE,
  READABLE_LISTENING,
  RESUME_SCHEDULED,
  READING_MORE,
  DATA_EMITTED,
  FLOW_ON,
  FLOW_OFF,
  PAUSED,
  END_UNTOLD,
};
