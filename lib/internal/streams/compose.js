'use strict';
// internal/streams/compose -- several stages as one Duplex: writes go to the first, reads come
// from the last, pipeline() connects what is between.
// Public face: stream.compose, Readable.prototype.compose.  Native half: none.

const {
  codes: { ERR_INVALID_ARG_VALUE, ERR_MISSING_ARGS },
} = require('internal/errors');
const { Duplex } = require('internal/streams/duplex');
const { Joined } = require('internal/streams/joined');
const { finished } = require('internal/streams/end-of-stream');
const { pipeline } = require('internal/streams/pipeline');
const utils = require('internal/streams/utils');

function canRead(stage) {
  return !!(utils.isReadable(stage) || utils.isReadableStream(stage) ||
    utils.isTransformStream(stage));
}

function canWrite(stage) {
  return !!(utils.isWritable(stage) || utils.isWritableStream(stage) ||
    utils.isTransformStream(stage));
}

function checkStages(stages, originals) {
  const last = stages.length - 1;
  stages.forEach((stage, i) => {
    if (!utils.isNodeStream(stage) && !utils.isWebStream(stage)) return;
    if (i < last && !canRead(stage)) {
      throw new ERR_INVALID_ARG_VALUE(`streams[${i}]`, originals[i], 'must be readable');
    }
    if (i > 0 && !canWrite(stage)) {
      throw new ERR_INVALID_ARG_VALUE(`streams[${i}]`, originals[i], 'must be writable');
    }
  });
}

/** The errors of an adapter are those of its web stream, which pipeline() reports. */
function silent(adapter) {
  return adapter.on('error', utils.nop);
}

/** The writable half of the first stage as a classic stream. */
function sinkOf(head) {
  if (!canWrite(head)) return null;
  if (utils.isNodeStream(head)) return head;
  const { Writable } = require('internal/streams/writable');
  return silent(Writable.fromWeb(utils.isTransformStream(head) ? head.writable : head));
}

/** The readable half of the last stage as a classic stream. */
function sourceOf(tail) {
  if (!canRead(tail)) return null;
  if (utils.isNodeStream(tail)) return tail;
  const { Readable } = require('internal/streams/readable');
  return silent(Readable.fromWeb(utils.isTransformStream(tail) ? tail.readable : tail,
                                 { objectMode: true }));
}

/**
 * Joins stages to one Duplex.
 * @param {...(Stream|Iterable|AsyncIterable|Function|ReadableStream|WritableStream)} streams
 * @returns {Duplex}
 * @throws ERR_MISSING_ARGS, ERR_INVALID_ARG_VALUE
 * @see https://nodejs.org/api/stream.html#streamcomposestreams
 */
function compose(...streams) {
  if (streams.length === 0) throw new ERR_MISSING_ARGS('streams');
  if (streams.length === 1) return Duplex.from(streams[0]);
  const originals = streams.slice();
  const last = streams.length - 1;
  if (typeof streams[0] === 'function') streams[0] = Duplex.from(streams[0]);
  if (typeof streams[last] === 'function') streams[last] = Duplex.from(streams[last]);
  checkStages(streams, originals);

  let composed = null;
  const tail = pipeline(...streams, (err) => {
    composed.over(err);
    if (!err && !composed.source && !composed.sink) composed.destroy();
  });
  const source = sourceOf(tail);
  composed = new Joined(source, sinkOf(streams[0]));
  // Nothing can be written to a ReadableStream, and who tries is not told so.
  if (utils.isReadableStream(streams[0])) composed.end = () => composed;
  // The end of one classic stream reaches the others through pipeline(), that of an adapter does
  // not.
  composed.members = utils.isNodeStream(tail) ? [tail] : [source, composed.sink];
  finished(utils.isNodeStream(tail) ? tail : source ?? tail, () => composed.sinkDone());
  return composed;
}

/**
 * `source.compose(stage)`.
 * @param {object} [options] { signal }
 * @see https://nodejs.org/api/stream.html#readablecomposestream-options
 */
function composeReadable(source, stage, options) {
  const { validateAbortSignal, validateObject } = require('internal/validators');
  if (options != null) validateObject(options, 'options');
  if (options?.signal != null) validateAbortSignal(options.signal, 'options.signal');
  if (utils.isNodeStream(stage) && !utils.isWritable(stage)) {
    throw new ERR_INVALID_ARG_VALUE('stream', stage, 'must be writable');
  }
  const composed = compose(source, stage);
  if (options?.signal) {
    require('internal/streams/add-abort-signal').addAbortSignalNoValidate(options.signal,
                                                                          composed);
  }
  return composed;
}

module.exports = { compose, composeReadable };
