'use strict';
// internal/streams/utils -- questions about things that may be streams: ours, those of other
// libraries, web streams, http messages.  Answers are true, false, or null for "cannot tell".
// Public face: stream.isReadable and its kin.  Native half: none.

// Registered symbols: web streams and http clients of the ecosystem answer through them.
const kIsDestroyed = Symbol.for('nodejs.stream.destroyed');
const kIsErrored = Symbol.for('nodejs.stream.errored');
const kIsReadable = Symbol.for('nodejs.stream.readable');
const kIsWritable = Symbol.for('nodejs.stream.writable');
const kIsDisturbed = Symbol.for('nodejs.stream.disturbed');
const kIsClosedPromise = Symbol.for('nodejs.webstream.isClosedPromise');
const kControllerErrorFunction = Symbol.for('nodejs.webstream.controllerErrorFunction');

function nop() {}

function has(thing, method) {
  return typeof thing[method] === 'function';
}

/** A classic stream that can be read; `strict` asks for pause() and resume(), too. */
function isReadableNodeStream(thing, strict = false) {
  if (!thing || !has(thing, 'pipe') || !has(thing, 'on')) return false;
  if (strict && !(has(thing, 'pause') && has(thing, 'resume'))) return false;
  if (!thing._writableState) return true;
  // Old writables inherit a pipe() that throws: a readable state tells the difference.
  return !!thing._readableState && thing._readableState.readable !== false;
}

function isWritableNodeStream(thing) {
  if (!thing || !has(thing, 'write') || !has(thing, 'on')) return false;
  return !thing._readableState || thing._writableState?.writable !== false;
}

function isDuplexNodeStream(thing) {
  return !!thing && has(thing, 'pipe') && !!thing._readableState && has(thing, 'on') &&
    has(thing, 'write');
}

function isNodeStream(thing) {
  if (!thing) return false;
  if (thing._readableState || thing._writableState) return true;
  return has(thing, 'on') && (has(thing, 'write') || has(thing, 'pipe'));
}

function isReadableStream(thing) {
  return !!thing && !isNodeStream(thing) && has(thing, 'pipeThrough') &&
    has(thing, 'getReader') && has(thing, 'cancel');
}

function isWritableStream(thing) {
  return !!thing && !isNodeStream(thing) && has(thing, 'getWriter') && has(thing, 'abort');
}

function isTransformStream(thing) {
  return !!thing && !isNodeStream(thing) && typeof thing.readable === 'object' &&
    typeof thing.writable === 'object';
}

function isWebStream(thing) {
  return isReadableStream(thing) || isWritableStream(thing) || isTransformStream(thing);
}

/** `kind`: 'sync', 'async', or undefined for either. */
function isIterable(thing, kind) {
  if (thing == null) return false;
  if (kind !== 'sync' && has(thing, Symbol.asyncIterator)) return true;
  return kind !== 'async' && has(thing, Symbol.iterator);
}

function isDestroyed(stream) {
  if (!isNodeStream(stream)) return null;
  const state = stream._writableState || stream._readableState;
  return !!(stream.destroyed || stream[kIsDestroyed] || state?.destroyed);
}

function isWritableEnded(stream) {
  if (!isWritableNodeStream(stream)) return null;
  if (stream.writableEnded === true) return true;
  const state = stream._writableState;
  if (state?.errored) return false;
  return typeof state?.ended === 'boolean' ? state.ended : null;
}

/** Without `strict`, "all was given to the sink" counts although 'finish' was not emitted. */
function isWritableFinished(stream, strict) {
  if (!isWritableNodeStream(stream)) return null;
  if (stream.writableFinished === true) return true;
  const state = stream._writableState;
  if (state?.errored) return false;
  if (typeof state?.finished !== 'boolean') return null;
  return state.finished || (strict === false && state.ended === true && state.length === 0);
}

/** Without `strict`, "nothing left to read" counts although 'end' was not emitted. */
function isReadableFinished(stream, strict) {
  if (!isReadableNodeStream(stream)) return null;
  const state = stream._readableState;
  if (state?.errored) return false;
  if (typeof state?.endEmitted !== 'boolean') return null;
  return state.endEmitted || (strict === false && state.ended === true && state.length === 0);
}

/**
 * Whether more can be read from `stream`; null when it is not a known kind of stream.
 * @see https://nodejs.org/api/stream.html#streamisreadablestream
 */
function isReadable(stream) {
  if (stream && stream[kIsReadable] != null) return stream[kIsReadable];
  if (typeof stream?.readable !== 'boolean') return null;
  if (isDestroyed(stream)) return false;
  return isReadableNodeStream(stream) && stream.readable && !isReadableFinished(stream);
}

/**
 * Whether more can be written to `stream`; null when it is not a known kind of stream.
 * @see https://nodejs.org/api/stream.html#streamiswritablestream
 */
function isWritable(stream) {
  if (stream && stream[kIsWritable] != null) return stream[kIsWritable];
  if (typeof stream?.writable !== 'boolean') return null;
  if (isDestroyed(stream)) return false;
  return isWritableNodeStream(stream) && stream.writable && !isWritableEnded(stream);
}

/** Destroyed, or done on each side that `sides` does not turn off ({ readable, writable }). */
function isFinished(stream, sides) {
  if (!isNodeStream(stream)) return null;
  if (isDestroyed(stream)) return true;
  if (sides?.readable !== false && isReadable(stream)) return false;
  return !(sides?.writable !== false && isWritable(stream));
}

function sideError(stream, publicKey, stateKey) {
  if (!isNodeStream(stream)) return null;
  return stream[publicKey] || (stream[stateKey]?.errored ?? null);
}

/** The error that ended the stream (or true when only that is known), or null. */
function errorOf(stream) {
  return sideError(stream, 'writableErrored', '_writableState') ||
    sideError(stream, 'readableErrored', '_readableState');
}

function isClosed(stream) {
  if (!isNodeStream(stream)) return null;
  if (typeof stream.closed === 'boolean') return stream.closed;
  const w = stream._writableState;
  const r = stream._readableState;
  if (typeof w?.closed === 'boolean' || typeof r?.closed === 'boolean') {
    return !!(w?.closed || r?.closed);
  }
  return typeof stream._closed === 'boolean' && isOutgoingMessage(stream) ? stream._closed : null;
}

// Http messages show themselves by the private fields that Node's have always had.
function isOutgoingMessage(stream) {
  return typeof stream._closed === 'boolean' && typeof stream._defaultKeepAlive === 'boolean' &&
    typeof stream._removedConnection === 'boolean' &&
    typeof stream._removedContLen === 'boolean';
}

function isServerResponse(stream) {
  return typeof stream._sent100 === 'boolean' && isOutgoingMessage(stream);
}

function isServerRequest(stream) {
  return typeof stream._consuming === 'boolean' && typeof stream._dumped === 'boolean' &&
    stream.req?.upgradeOrConnect === undefined;
}

/** An http client request, of Node's shape or of libraries that imitate it. */
function isRequest(stream) {
  return !!stream.setHeader && has(stream, 'abort');
}

/** Whether a 'close' event is still to come once the stream is done. */
function willEmitClose(stream) {
  if (!isNodeStream(stream)) return null;
  const state = stream._writableState || stream._readableState;
  if (!state) return isServerResponse(stream);
  return !!(state.autoDestroy && state.emitClose && state.closed === false);
}

/**
 * Whether the stream has been read from or was cancelled.
 * @see https://nodejs.org/api/stream.html#streamreadableisdisturbedstream
 */
function isDisturbed(stream) {
  return !!(stream && (stream[kIsDisturbed] ??
    (stream.readableDidRead || stream.readableAborted)));
}

/**
 * Whether the stream has met an error.
 * @see https://nodejs.org/api/stream.html#streamiserroredstream
 */
function isErrored(stream) {
  if (!stream) return false;
  const r = stream._readableState;
  const w = stream._writableState;
  return !!(stream[kIsErrored] ?? stream.readableErrored ?? stream.writableErrored ??
    r?.errorEmitted ?? w?.errorEmitted ?? r?.errored ?? w?.errored);
}

module.exports = {
  kIsDestroyed,
  kIsErrored,
  kIsReadable,
  kIsWritable,
  kIsDisturbed,
  kIsClosedPromise,
  kControllerErrorFunction,
  nop,
  errorOf,
  isClosed,
  isDestroyed,
  isDisturbed,
  isDuplexNodeStream,
  isErrored,
  isFinished,
  isIterable,
  isNodeStream,
  isReadable,
  isReadableFinished,
  isReadableNodeStream,
  isReadableStream,
  isRequest,
  isServerRequest,
  isTransformStream,
  isWebStream,
  isWritable,
  isWritableEnded,
  isWritableFinished,
  isWritableNodeStream,
  isWritableStream,
  willEmitClose,
};
