'use strict';
// internal/streams/duplex -- Duplex: a Readable that has Writable's methods and state, too.
// Public face: lib/node/stream.js.  Native half: none.

const { Stream } = require('internal/streams/legacy');
const { Readable, initReadable } = require('internal/streams/readable');
const { Writable, initWritable } = require('internal/streams/writable');
const { construct } = require('internal/streams/destroy');

/**
 * A stream with two sides.
 * @param {object} [options] those of Readable and Writable, and { allowHalfOpen, readable,
 *   writable, readableObjectMode, writableObjectMode, readableHighWaterMark,
 *   writableHighWaterMark }
 * @see https://nodejs.org/api/stream.html#new-streamduplexoptions
 */
function Duplex(options) {
  if (!(this instanceof Duplex)) return new Duplex(options);
  Stream.call(this, options);
  initReadable(this, options, true);
  initWritable(this, options, true);
  this.allowHalfOpen = options?.allowHalfOpen !== false;
  if (options != null) closeSides(this, options);
  if (options?.signal) {
    require('internal/streams/add-abort-signal').addAbortSignal(options.signal, this);
  }
  construct(this);
}
Object.setPrototypeOf(Duplex.prototype, Readable.prototype);
Object.setPrototypeOf(Duplex, Readable);

function closeSides(stream, options) {
  if (options.readable === false) {
    const r = stream._readableState;
    r.readable = false;
    r.ended = true;
    r.endEmitted = true;
  }
  if (options.writable === false) {
    const w = stream._writableState;
    w.writable = false;
    w.ending = true;
    w.ended = true;
    w.finished = true;
  }
}

for (const key of ['write', 'cork', 'uncork', 'setDefaultEncoding', '_write', '_writev', 'end',
                   'destroy']) {
  Duplex.prototype[key] = Writable.prototype[key];
}
for (const key of ['writable', 'writableHighWaterMark', 'writableObjectMode', 'writableBuffer',
                   'writableLength', 'writableFinished', 'writableCorked', 'writableEnded',
                   'writableNeedDrain']) {
  Object.defineProperty(Duplex.prototype, key, {
    __proto__: null,
    ...Object.getOwnPropertyDescriptor(Writable.prototype, key),
  });
}

Object.defineProperty(Duplex.prototype, 'destroyed', {
  __proto__: null,
  configurable: true,
  enumerable: false,
  get() {
    if (this._readableState === undefined || this._writableState === undefined) return false;
    return this._readableState.destroyed && this._writableState.destroyed;
  },
  set(value) {
    // For classes that manage their own end.
    if (this._readableState && this._writableState) {
      this._readableState.destroyed = value;
      this._writableState.destroyed = value;
    }
  },
});

/**
 * Makes a Duplex of nearly anything: streams, iterables, functions, promises, pairs.
 * @see https://nodejs.org/api/stream.html#streamduplexfromsrc
 */
Duplex.from = function(body) {
  return require('internal/streams/duplexify').duplexify(body, 'body');
};
Duplex.fromWeb = function(pair, options) {
  return require('internal/streams/web').duplexFromWeb(pair, options);
};
Duplex.toWeb = function(duplex, options) {
  return require('internal/streams/web').duplexToWeb(duplex, options);
};

module.exports = { Duplex };
