'use strict';
// internal/streams/duplexify -- makes a Duplex of nearly anything.
// Public face: stream.Duplex.from; pipeline() and compose() use it.  Native half: none.

const {
  AbortError, codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_RETURN_VALUE },
} = require('internal/errors');
const { Duplex } = require('internal/streams/duplex');
const { Readable } = require('internal/streams/readable');
const { Writable } = require('internal/streams/writable');
const { destroyer } = require('internal/streams/destroy');
const { finished } = require('internal/streams/end-of-stream');
const { from } = require('internal/streams/from');
const { Joined } = require('internal/streams/joined');
const utils = require('internal/streams/utils');

/** By its shape: asking for the class would load it. */
function isBlob(thing) {
  const tag = thing?.[Symbol.toStringTag];
  return (tag === 'Blob' || tag === 'File') && typeof thing.arrayBuffer === 'function';
}

/**
 * @param {*} body stream, web stream, iterable, async function, promise, Blob, string, Buffer or
 *   a { readable, writable } pair of such
 * @param {string} name of the argument, for errors
 * @returns {Duplex}
 * @throws ERR_INVALID_ARG_TYPE, ERR_INVALID_RETURN_VALUE
 */
function duplexify(body, name) {
  if (utils.isDuplexNodeStream(body)) return body;
  if (utils.isReadableNodeStream(body)) return joinSides(body, undefined);
  if (utils.isWritableNodeStream(body)) return joinSides(undefined, body);
  if (utils.isNodeStream(body)) return joinSides(undefined, undefined);
  if (utils.isReadableStream(body)) return joinSides(Readable.fromWeb(body), undefined);
  if (utils.isWritableStream(body)) return joinSides(undefined, Writable.fromWeb(body));
  if (typeof body === 'function') return fromFunction(body, name);
  if (isBlob(body)) return duplexify(body.arrayBuffer(), name);
  if (utils.isIterable(body)) return from(Duplex, body, { objectMode: true, writable: false });
  if (utils.isReadableStream(body?.readable) && utils.isWritableStream(body?.writable)) {
    return Duplex.fromWeb(body);
  }
  if (typeof body?.writable === 'object' || typeof body?.readable === 'object') {
    return joinSides(
      sideOf(body.readable, utils.isReadableNodeStream, name),
      sideOf(body.writable, utils.isWritableNodeStream, name));
  }
  if (typeof body?.then === 'function') return fromPromise(body);
  throw new ERR_INVALID_ARG_TYPE(
    name, ['Blob', 'ReadableStream', 'WritableStream', 'Stream', 'Iterable', 'AsyncIterable',
           'Function', '{ readable, writable } pair', 'Promise'], body);
}

function sideOf(thing, isGood, name) {
  if (!thing) return undefined;
  return isGood(thing) ? thing : duplexify(thing, name);
}

function fromPromise(promise) {
  const stream = new Duplex({ objectMode: true, writable: false, read() {} });
  promise.then((value) => {
    if (value != null) stream.push(value);
    stream.push(null);
  }, (err) => destroyer(stream, err));
  return stream;
}

/* Functions: `body` gets what is written as an async iterable. */

/** What is written, chunk by chunk, for one reader; the write callbacks follow its pace. */
class Inlet {
  constructor() {
    this.controller = new AbortController();
    this.renew();
  }

  renew() {
    this.next = new Promise((resolve) => {
      this.give = resolve;
    });
  }

  async *[Symbol.asyncIterator]() {
    const { signal } = this.controller;
    for (;;) {
      const pending = this.next;
      this.next = null;
      const { chunk, done, callback } = await pending;
      process.nextTick(callback);
      if (done) return;
      if (signal.aborted) throw new AbortError(undefined, { cause: signal.reason });
      this.renew();
      yield chunk;
    }
  }

  offer(item) {
    const { give } = this;
    this.give = null;
    give(item);
  }

  /** Options for the stream that feeds this. */
  get options() {
    return {
      write: (chunk, encoding, callback) => this.offer({ chunk, done: false, callback }),
      final: (callback) => this.offer({ done: true, callback }),
      destroy: (err, callback) => {
        this.controller.abort();
        callback(err);
      },
    };
  }
}

function fromFunction(body, name) {
  const inlet = new Inlet();
  const value = body(inlet[Symbol.asyncIterator](), { signal: inlet.controller.signal });
  const { options } = inlet;
  if (utils.isDuplexNodeStream(value)) return value;
  if (utils.isIterable(value)) {
    return from(Duplex, value, { objectMode: true, ...options });
  }
  if (typeof value?.then !== 'function') {
    throw new ERR_INVALID_RETURN_VALUE('Iterable, AsyncIterable or AsyncFunction', name, value);
  }
  let stream;
  const settled = value.then((result) => {
    if (result != null) throw new ERR_INVALID_RETURN_VALUE('nully', 'body', result);
  }, (err) => destroyer(stream, err));
  stream = new Duplex({
    objectMode: true,
    readable: false,
    ...options,
    // The sink is done when the function is, not when it has seen the last chunk.
    final(callback) {
      options.final(() => {
        settled.then(() => process.nextTick(callback, null),
                     (err) => process.nextTick(callback, err));
      });
    },
  });
  return stream;
}

/** Two classic streams (either may be missing) as the sides of one. */
function joinSides(source, sink) {
  if (source && typeof source.read !== 'function') source = Readable.wrap(source);
  const joined = new Joined(utils.isReadable(source) ? source : null,
                            utils.isWritable(sink) ? sink : null);
  joined.members = [sink, source];
  if (joined.sink) {
    finished(sink, (err) => {
      if (err) destroyer(source, err);
      joined.over(err);
    });
    sink.on('finish', () => joined.sinkDone());
  }
  if (joined.source) {
    finished(source, (err) => {
      if (err) destroyer(source, err);
      joined.over(err);
    });
  }
  return joined;
}

module.exports = { duplexify };
