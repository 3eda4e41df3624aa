'use strict';
// stream -- Node's streams.  What every program needs is loaded here; pipeline, compose and the
// like on first use.
// Public face: this.  Native half: none.

const { Buffer } = require('buffer');
const { Stream } = require('internal/streams/legacy');
const { Readable } = require('internal/streams/readable');
const { Writable } = require('internal/streams/writable');
const { Duplex } = require('internal/streams/duplex');
const { Transform } = require('internal/streams/transform');
const { PassThrough } = require('internal/streams/passthrough');
const { destroyer } = require('internal/streams/destroy');
const {
  getDefaultHighWaterMark, setDefaultHighWaterMark,
} = require('internal/streams/state');
const utils = require('internal/streams/utils');

Stream.isDestroyed = utils.isDestroyed;
Stream.isDisturbed = utils.isDisturbed;
Stream.isErrored = utils.isErrored;
Stream.isReadable = utils.isReadable;
Stream.isWritable = utils.isWritable;
Stream.Readable = Readable;
Stream.Writable = Writable;
Stream.Duplex = Duplex;
Stream.Transform = Transform;
Stream.PassThrough = PassThrough;
Stream.duplexPair = function duplexPair(options) {
  return require('internal/streams/duplexpair').duplexPair(options);
};
Stream.pipeline = function pipeline(...streams) {
  return require('internal/streams/pipeline').pipeline(...streams);
};
Stream.addAbortSignal = function addAbortSignal(signal, stream) {
  return require('internal/streams/add-abort-signal').addAbortSignal(signal, stream);
};
Stream.finished = function finished(stream, options, callback) {
  return require('internal/streams/end-of-stream').finished.apply(this, arguments);
};
Stream.destroy = function destroy(stream, err) {
  return destroyer(stream, err);
};
Stream.compose = function compose(...streams) {
  return require('internal/streams/compose').compose(...streams);
};
Stream.setDefaultHighWaterMark = setDefaultHighWaterMark;
Stream.getDefaultHighWaterMark = getDefaultHighWaterMark;

function lazy(object, key, getter, enumerable) {
  Object.defineProperty(object, key, {
    __proto__: null, configurable: true, enumerable, get: getter,
  });
}

const promisifyCustom = Symbol.for('nodejs.util.promisify.custom');
lazy(Stream, 'promises', () => require('stream/promises'), true);
lazy(Stream.pipeline, promisifyCustom, () => require('stream/promises').pipeline, true);
lazy(Stream.finished, promisifyCustom, () => require('stream/promises').finished, true);

Stream.Stream = Stream;

Stream._isArrayBufferView = (value) => ArrayBuffer.isView(value);
Stream._isUint8Array = (value) => value instanceof Uint8Array;
Stream._uint8ArrayToBuffer = function(chunk) {
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
};

module.exports = Stream;
