'use strict';
// internal/streams/add-abort-signal -- destroys a stream when an AbortSignal fires.
// Public face: stream.addAbortSignal and the `signal` option.  Native half: none.

const EventEmitter = require('events');
const { AbortError, codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
const { validateAbortSignal } = require('internal/validators');
const {
  isNodeStream, isWebStream, kControllerErrorFunction,
} = require('internal/streams/utils');

/**
 * Calls `listener` once when `signal` aborts.
 * @returns {Function} takes the listener off
 */
function onAbort(signal, listener) {
  const registration = EventEmitter.addAbortListener(signal, listener);
  return () => registration[Symbol.dispose]();
}

/**
 * Ties the stream's life to the signal's.
 * @param {AbortSignal} signal
 * @param {Stream|ReadableStream|WritableStream} stream
 * @returns the stream
 * @throws ERR_INVALID_ARG_TYPE
 * @see https://nodejs.org/api/stream.html#streamaddabortsignalsignal-stream
 */
function addAbortSignal(signal, stream) {
  validateAbortSignal(signal, 'signal');
  if (!isNodeStream(stream) && !isWebStream(stream)) {
    throw new ERR_INVALID_ARG_TYPE('stream', ['ReadableStream', 'WritableStream', 'Stream'],
                                   stream);
  }
  return addAbortSignalNoValidate(signal, stream);
}

function addAbortSignalNoValidate(signal, stream) {
  if (signal === null || typeof signal !== 'object' || !('aborted' in signal)) return stream;
  const abort = isNodeStream(stream) ?
    () => stream.destroy(new AbortError(undefined, { cause: signal.reason })) :
    () => stream[kControllerErrorFunction](new AbortError(undefined, { cause: signal.reason }));
  if (signal.aborted) {
    abort();
  } else {
    const remove = onAbort(signal, abort);
    require('internal/streams/end-of-stream').finished(stream, remove);
  }
  return stream;
}

module.exports = { addAbortSignal, addAbortSignalNoValidate, onAbort };
