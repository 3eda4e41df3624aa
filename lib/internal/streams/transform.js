'use strict';
// internal/streams/transform -- Transform: what is written comes out on the readable side, after
// _transform() has changed it.  The sink's callback is kept back while the readable side is full.
// Public face: lib/node/stream.js.  Native half: none.

const { codes: { ERR_METHOD_NOT_IMPLEMENTED } } = require('internal/errors');
const { Duplex } = require('internal/streams/duplex');
const { SYNC } = require('internal/streams/bits');
const { highWaterMarkOf } = require('internal/streams/state');
const { ENDED } = require('internal/streams/readable_state');
const { nop } = require('internal/streams/utils');

const kPending = Symbol('pending'); // write callback that waits for room on the readable side
const kShared = Symbol('shared'); // the callback given to _transform(), see callbackFor
const kBefore = Symbol('before'); // queue length when the chunk on its way was begun

/**
 * A Duplex whose output is made from its input.
 * @param {object} [options] those of Duplex, and { transform, flush }
 * @see https://nodejs.org/api/stream.html#new-streamtransformoptions
 */
function Transform(options) {
  if (!(this instanceof Transform)) return new Transform(options);
  Duplex.call(this, withoutReadahead(options));
  // The source is what is written, never _read() itself: its pushes count as asynchronous.
  this._readableState.bits &= ~SYNC;
  this[kPending] = null;
  this[kShared] = null;
  this[kBefore] = 0;
  if (options) {
    if (typeof options.transform === 'function') this._transform = options.transform;
    if (typeof options.flush === 'function') this._flush = options.flush;
  }
  // Subclasses with a _final() of their own still get their _flush() called.
  this.on('prefinish', onPrefinish);
}
Object.setPrototypeOf(Transform.prototype, Duplex.prototype);
Object.setPrototypeOf(Transform, Duplex);

/** A readable side that must hold nothing cannot share its mark with the writable side. */
function withoutReadahead(options) {
  if (!options) return options;
  const mark = highWaterMarkOf(options, !!(options.objectMode || options.readableObjectMode),
                               true, 'readableHighWaterMark');
  if (mark !== 0) return options;
  return {
    ...options,
    highWaterMark: null,
    readableHighWaterMark: 0,
    writableHighWaterMark: options.writableHighWaterMark || 0,
  };
}

function final(callback) {
  if (typeof this._flush !== 'function' || this.destroyed) {
    this.push(null);
    callback();
    return;
  }
  this._flush((err, data) => {
    if (err) {
      if (callback === nop) this.destroy(err);
      else callback(err);
      return;
    }
    if (data != null) this.push(data);
    this.push(null);
    callback();
  });
}
Transform.prototype._final = final;

function onPrefinish() {
  if (this._final !== final) final.call(this, nop);
}

Transform.prototype._transform = function(chunk, encoding, callback) {
  throw new ERR_METHOD_NOT_IMPLEMENTED('_transform()');
};

function transformed(stream, before, callback, err, value) {
  if (err) {
    callback(err);
    return;
  }
  if (value != null) stream.push(value);
  const r = stream._readableState;
  if (r.bits & ENDED) {
    process.nextTick(callback);
  } else if (stream._writableState.ended || r.length === before ||
             r.length < r.highWaterMark) {
    // At the end, when the chunk gave nothing that could be read, and while there is room.
    callback();
  } else {
    stream[kPending] = callback;
  }
}

/**
 * The callback for _transform().  Writes from the stream itself all come with the same `callback`
 * and share one function; a program that calls _write() with its own gets its own.
 */
function callbackFor(stream, callback) {
  const { onwrite } = stream._writableState;
  const before = stream._readableState.length;
  if (callback !== onwrite || onwrite === null) {
    return (err, value) => transformed(stream, before, callback, err, value);
  }
  stream[kBefore] = before;
  stream[kShared] ??= (err, value) => transformed(stream, stream[kBefore], onwrite, err, value);
  return stream[kShared];
}

Transform.prototype._write = function(chunk, encoding, callback) {
  this._transform(chunk, encoding, callbackFor(this, callback));
};

Transform.prototype._read = function() {
  const callback = this[kPending];
  if (!callback) return;
  this[kPending] = null;
  callback();
};

module.exports = { Transform };
