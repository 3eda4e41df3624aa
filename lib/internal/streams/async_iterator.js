'use strict';
// internal/streams/async_iterator -- `for await` over a stream.  Written out as an object rather
// than as an async generator: a chunk that is there costs one promise.
// Public face: Readable.prototype[Symbol.asyncIterator], iterator().  Native half: none.

const { aggregateTwoErrors } = require('internal/errors');
const { destroyer } = require('internal/streams/destroy');

const AsyncIteratorPrototype =
  Object.getPrototypeOf(Object.getPrototypeOf(Object.getPrototypeOf((async function*() {})())));

const NEXT = 0;
const RETURN = 1;
const THROW = 2;

/**
 * Behaves as an async generator that yields what read() gives: nothing is touched before the
 * first next(), and calls that come while one is waiting are answered in their order.
 */
class StreamIterator {
  #options;
  #started = false;
  #over = false;
  #busy = false; // a chunk that is a promise is being awaited
  #ending; // undefined: the stream goes on, null: it ended well, else its error
  #calls = []; // { kind, value, resolve, reject } not answered yet
  #unhook = null;
  #onReadable = () => this.#answer();

  constructor(stream, options) {
    this.stream = stream;
    this.#options = options;
  }

  next() {
    if (this.#calls.length === 0 && this.#started && !this.#over && !this.#busy) {
      const chunk = this.#read();
      if (chunk !== null && typeof chunk?.then !== 'function') {
        return Promise.resolve({ value: chunk, done: false });
      }
      if (chunk !== null) return this.#call(NEXT, undefined, chunk);
    }
    return this.#call(NEXT, undefined, null);
  }

  return(value) {
    return this.#call(RETURN, value, null);
  }

  throw(err) {
    return this.#call(THROW, err, null);
  }

  async [Symbol.asyncDispose]() {
    await this.return();
  }

  #call(kind, value, chunk) {
    return new Promise((resolve, reject) => {
      this.#calls.push({ kind, value, resolve, reject });
      if (chunk !== null) this.#awaitChunk(chunk);
      else this.#answer();
    });
  }

  #read() {
    return this.stream.destroyed ? null : this.stream.read();
  }

  #start() {
    this.#started = true;
    const { stream } = this;
    stream.on('readable', this.#onReadable);
    const { finished } = require('internal/streams/end-of-stream');
    this.#unhook = finished(stream, { writable: false }, (err) => {
      this.#ending = err ? aggregateTwoErrors(this.#ending, err) : null;
      this.#answer();
    });
  }

  /** Answers as many calls as can be answered now. */
  #answer() {
    while (this.#calls.length > 0 && !this.#busy) {
      const call = this.#calls[0];
      if (this.#over || (!this.#started && call.kind !== NEXT)) this.#answerOver(call);
      else if (call.kind === NEXT) {
        if (!this.#answerNext(call)) return;
      } else this.#leave(call);
    }
  }

  #answerOver({ kind, value, resolve, reject }) {
    this.#calls.shift();
    this.#over = true;
    if (kind === THROW) reject(value);
    else if (kind === NEXT) resolve({ value: undefined, done: true });
    else Promise.resolve(value).then((last) => resolve({ value: last, done: true }), reject);
  }

  /** False when the call has to wait for the stream. */
  #answerNext(call) {
    if (!this.#started) this.#start();
    const chunk = this.#read();
    if (chunk !== null) {
      if (typeof chunk?.then === 'function') {
        this.#awaitChunk(chunk);
        return true;
      }
      this.#calls.shift();
      call.resolve({ value: chunk, done: false });
      return true;
    }
    if (this.#ending === undefined) return false;
    this.#calls.shift();
    this.#close();
    if (this.#ending) call.reject(this.#ending);
    else call.resolve({ value: undefined, done: true });
    return true;
  }

  #awaitChunk(chunk) {
    this.#busy = true;
    Promise.resolve(chunk).then((value) => {
      this.#busy = false;
      this.#calls.shift().resolve({ value, done: false });
      this.#answer();
    }, (err) => {
      this.#busy = false;
      this.#calls[0].kind = THROW;
      this.#calls[0].value = err;
      this.#answer();
    });
  }

  /** return() or throw() in the middle of the stream. */
  #leave(call) {
    if (call.kind === THROW) {
      this.#ending = aggregateTwoErrors(this.#ending, call.value);
      call.value = this.#ending;
    }
    this.#close();
    this.#answerOver(call);
  }

  #close() {
    this.#over = true;
    const { stream } = this;
    const ending = this.#ending;
    if ((ending || this.#options?.destroyOnReturn !== false) &&
        (ending === undefined || stream._readableState.autoDestroy)) {
      destroyer(stream, null);
    } else {
      stream.removeListener('readable', this.#onReadable);
      this.#unhook();
    }
  }
}
Object.setPrototypeOf(StreamIterator.prototype, AsyncIteratorPrototype);

/**
 * The iterator of a stream; old streams are wrapped first.
 * @param {object} [options] { destroyOnReturn = true }
 */
function createIterator(stream, options) {
  if (typeof stream.read !== 'function') {
    const { Readable } = require('internal/streams/readable');
    stream = Readable.wrap(stream, { objectMode: true });
  }
  return new StreamIterator(stream, options);
}

module.exports = { createIterator };
