'use strict';
// internal/streams/from -- a Readable over an iterable.  Steps through it with callbacks: values
// that are there are pushed without a promise.
// Public face: Readable.from, Duplex.from.  Native half: none.

const { Buffer } = require('buffer');
const {
  codes: { ERR_INVALID_ARG_TYPE, ERR_STREAM_NULL_VALUES },
} = require('internal/errors');

function isThenable(value) {
  return value != null && typeof value.then === 'function';
}

/** Moves the values of one iterator into one stream, as fast as the stream wants them. */
class Feeder {
  constructor(stream, iterator, isAsync) {
    this.stream = stream;
    this.iterator = iterator;
    this.isAsync = isAsync;
    this.running = false;
    this.onResult = (result) => this.resume(() => this.take(result));
    this.onValue = (value) => this.resume(() => this.give(value));
    this.onError = (err) => this.stream.destroy(err);
  }

  start() {
    if (this.running) return;
    this.running = true;
    this.resume(() => true);
  }

  /** Runs a step, and when it says so all further ones. */
  resume(step) {
    try {
      if (step()) while (this.advance());
    } catch (err) {
      this.stream.destroy(err);
    }
  }

  /** True: call again.  False: the stream is full, or a promise goes on with the work. */
  advance() {
    const result = this.iterator.next();
    if (!this.isAsync) return this.take(result);
    Promise.resolve(result).then(this.onResult, this.onError);
    return false;
  }

  take({ value, done }) {
    if (done) {
      this.stream.push(null);
      return false;
    }
    if (!isThenable(value)) return this.give(value);
    Promise.resolve(value).then(this.onValue, this.onError);
    return false;
  }

  give(value) {
    if (value === null) {
      this.running = false;
      throw new ERR_STREAM_NULL_VALUES();
    }
    if (this.stream.push(value)) return true;
    this.running = false;
    return false;
  }

  /** Lets the iterator clean up. */
  async close(err) {
    const { iterator } = this;
    if (err != null && typeof iterator.throw === 'function') {
      const { value, done } = await iterator.throw(err);
      await value;
      if (done) return;
    }
    if (typeof iterator.return === 'function') {
      const { value } = await iterator.return();
      await value;
    }
  }
}

/**
 * A `Class` (Readable, or a Duplex) that delivers what `iterable` gives.
 * @param {object} [options] of the stream; objectMode is on and the mark is one by default
 * @throws ERR_INVALID_ARG_TYPE
 */
function from(Class, iterable, options) {
  if (typeof iterable === 'string' || iterable instanceof Buffer) {
    return new Class({
      objectMode: true,
      ...options,
      read() {
        this.push(iterable);
        this.push(null);
      },
    });
  }
  const isAsync = !!iterable?.[Symbol.asyncIterator];
  if (!isAsync && !iterable?.[Symbol.iterator]) {
    throw new ERR_INVALID_ARG_TYPE('iterable', ['Iterable'], iterable);
  }
  const iterator = isAsync ? iterable[Symbol.asyncIterator]() : iterable[Symbol.iterator]();
  const stream = new Class({ objectMode: true, highWaterMark: 1, ...options });
  const feeder = new Feeder(stream, iterator, isAsync);
  const baseDestroy = stream._destroy;
  stream._read = () => feeder.start();
  stream._destroy = function(err, callback) {
    // The class's own _destroy() (of the options, say) comes first, then the iterator.
    baseDestroy.call(this, err, (failure) => {
      const error = failure || err;
      feeder.close(error).then(
        () => process.nextTick(callback, error),
        (thrown) => process.nextTick(callback, thrown || error));
    });
  };
  return stream;
}

module.exports = { from };
