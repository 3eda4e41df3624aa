'use strict';
// internal/streams/destroy -- how streams begin (_construct) and end (destroy, errors, 'close').
// Works on both states of a stream at once; either may be missing.
// Public face: destroy() of Readable and Writable, stream.destroy.  Native half: none.

const {
  AbortError, aggregateTwoErrors, codes: { ERR_MULTIPLE_CALLBACK },
} = require('internal/errors');
const {
  CONSTRUCTED, ERROR_EMITTED, EMIT_CLOSE, AUTO_DESTROY, DESTROYED, CLOSED, CLOSE_EMITTED,
} = require('internal/streams/bits');
const utils = require('internal/streams/utils');

function mark(r, w, bits) {
  if (w) w.bits |= bits;
  if (r) r.bits |= bits;
}

function anyHas(r, w, bits) {
  return ((w ? w.bits : 0) | (r ? r.bits : 0)) & bits;
}

/** Remembers the first error on each side. */
function rememberError(r, w, err) {
  if (!err) return;
  // Reading `stack` now fixes its text, so that it need not keep the frames' objects alive.
  err.stack; // eslint-disable-line no-unused-expressions
  if (w && !w.errored) w.errored = err;
  if (r && !r.errored) r.errored = err;
}

/**
 * The destroy() of every stream of ours.  Calls _destroy() once, then emits 'error' (if there is
 * one) and 'close' on the next tick.
 * @param {Error} [err]
 * @param {Function} [callback] called with what _destroy() reported, before the events
 * @see https://nodejs.org/api/stream.html#readabledestroyerror
 */
function destroy(err, callback) {
  const r = this._readableState;
  const w = this._writableState;
  if (anyHas(r, w, DESTROYED)) {
    if (typeof callback === 'function') callback();
    return this;
  }
  rememberError(r, w, err);
  mark(r, w, DESTROYED);
  const lead = w || r;
  if (lead && (lead.bits & CONSTRUCTED) === 0) lead.destroyLater = { err, callback };
  else tearDown(this, err, callback);
  return this;
}

function tearDown(stream, err, callback) {
  let done = false;
  function onDestroy(failure) {
    if (done) return;
    done = true;
    const r = stream._readableState;
    const w = stream._writableState;
    rememberError(r, w, failure);
    mark(r, w, CLOSED);
    if (typeof callback === 'function') callback(failure);
    process.nextTick(failure ? emitErrorThenClose : emitClose, stream, failure);
  }
  try {
    stream._destroy(err || null, onDestroy);
  } catch (thrown) {
    onDestroy(thrown);
  }
}

function emitErrorThenClose(stream, err) {
  emitError(stream, err);
  emitClose(stream);
}

function emitClose(stream) {
  const r = stream._readableState;
  const w = stream._writableState;
  mark(r, w, CLOSE_EMITTED);
  if (anyHas(r, w, EMIT_CLOSE)) stream.emit('close');
}

function emitError(stream, err) {
  const r = stream._readableState;
  const w = stream._writableState;
  if (anyHas(r, w, ERROR_EMITTED)) return;
  mark(r, w, ERROR_EMITTED);
  stream.emit('error', err);
}

/** Makes a destroyed stream fresh again (net.Socket connects a second time so). */
function undestroy() {
  const r = this._readableState;
  const w = this._writableState;
  for (const state of [r, w]) {
    if (!state) continue;
    state.bits = (state.bits | CONSTRUCTED) &
      ~(DESTROYED | CLOSED | CLOSE_EMITTED | ERROR_EMITTED);
    state.errored = null;
    state.rewind();
  }
}

/**
 * What a stream does about its own error: destroys itself, or with `autoDestroy: false` only
 * tells.  `sync` puts the telling off to the next tick.
 */
function errorOrDestroy(stream, err, sync) {
  const r = stream._readableState;
  const w = stream._writableState;
  if (anyHas(r, w, DESTROYED)) return;
  if (anyHas(r, w, AUTO_DESTROY)) {
    stream.destroy(err);
    return;
  }
  if (!err) return;
  rememberError(r, w, err);
  if (sync) process.nextTick(emitError, stream, err);
  else emitError(stream, err);
}

/** Runs the stream's _construct(), if it has one, on the next tick; until then it is idle. */
function construct(stream) {
  if (typeof stream._construct !== 'function') return;
  const r = stream._readableState;
  const w = stream._writableState;
  const begun = (r && (r.bits & CONSTRUCTED) === 0) || (w && (w.bits & CONSTRUCTED) === 0);
  if (r) r.bits &= ~CONSTRUCTED;
  if (w) w.bits &= ~CONSTRUCTED;
  if (!begun) process.nextTick(runConstruct, stream);
}

function runConstruct(stream) {
  let called = false;
  function onConstruct(err) {
    if (called) {
      errorOrDestroy(stream, err ?? new ERR_MULTIPLE_CALLBACK());
      return;
    }
    called = true;
    const r = stream._readableState;
    const w = stream._writableState;
    const lead = w || r;
    mark(r, w, CONSTRUCTED);
    if (lead.bits & DESTROYED) {
      const late = lead.destroyLater;
      lead.destroyLater = undefined;
      if (late) tearDown(stream, aggregateTwoErrors(err, late.err), late.callback);
    } else if (err) {
      errorOrDestroy(stream, err, true);
    } else {
      r?.onConstructed(stream);
      w?.onConstructed(stream);
    }
  }
  const later = (err) => process.nextTick(onConstruct, err);
  try {
    stream._construct(later);
  } catch (thrown) {
    later(thrown);
  }
}

function emitLegacyClose(stream, err) {
  if (err) stream.emit('error', err);
  stream.emit('close');
}

function callDestroy(stream, err) {
  if (utils.isServerRequest(stream)) {
    // The request goes without the connection, which the response still needs.
    stream.socket = null;
    stream.destroy(err);
  } else if (utils.isRequest(stream)) {
    stream.abort();
  } else if (utils.isRequest(stream.req ?? 0)) {
    stream.req.abort();
  } else if (typeof stream.destroy === 'function') {
    stream.destroy(err);
  } else if (typeof stream.close === 'function') {
    stream.close();
  } else {
    process.nextTick(emitLegacyClose, stream, err);
  }
}

/**
 * Destroys any kind of stream, also old ones and http requests.  Without an error one that is
 * not finished gets an AbortError.
 */
function destroyer(stream, err) {
  if (!stream || utils.isDestroyed(stream)) return;
  if (!err && !utils.isFinished(stream)) err = new AbortError();
  callDestroy(stream, err);
  if (!stream.destroyed) stream[utils.kIsDestroyed] = true;
}

module.exports = { construct, destroy, destroyer, errorOrDestroy, undestroy };
