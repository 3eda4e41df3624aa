'use strict';
// internal/streams/pipeline -- connects streams, iterables, functions and web streams in a row,
// ends or destroys all of them together and reports once.
// Public face: stream.pipeline, stream/promises.  Native half: none.

const {
  AbortError,
  aggregateTwoErrors,
  codes: {
    ERR_INVALID_ARG_TYPE, ERR_INVALID_RETURN_VALUE, ERR_MISSING_ARGS, ERR_STREAM_DESTROYED,
    ERR_STREAM_PREMATURE_CLOSE,
  },
} = require('internal/errors');
const { validateAbortSignal, validateFunction } = require('internal/validators');
const { destroyer } = require('internal/streams/destroy');
const { finished } = require('internal/streams/end-of-stream');
const { onAbort } = require('internal/streams/add-abort-signal');
const utils = require('internal/streams/utils');

const PREMATURE = 'ERR_STREAM_PREMATURE_CLOSE';

/** For streams that only emit 'data': nothing is done to them before the first next(). */
async function* iterateOld(stream) {
  yield* require('internal/streams/async_iterator').createIterator(stream);
}

/** What can be iterated to get a stage's output. */
function outputOf(thing) {
  if (utils.isIterable(thing)) return thing;
  if (utils.isReadableNodeStream(thing)) {
    return iterateOld(thing);
  }
  throw new ERR_INVALID_ARG_TYPE('val', ['Readable', 'Iterable', 'AsyncIterable'], thing);
}

function isPumpable(thing) {
  return utils.isTransformStream(thing) || utils.isReadableStream(thing) ||
    utils.isIterable(thing);
}

function badInput(thing) {
  return new ERR_INVALID_ARG_TYPE(
    'val', ['Readable', 'Iterable', 'AsyncIterable', 'ReadableStream', 'TransformStream'], thing);
}

function webReadable(thing) {
  return utils.isTransformStream(thing) ? thing.readable : thing;
}

/** One pipeline() call.  `pending` counts the reports still to come from its connections. */
class Pipeline {
  constructor(streams, callback, options) {
    this.streams = streams;
    this.callback = callback;
    this.ends = options?.end !== false;
    this.outer = options?.signal;
    this.pending = 0;
    this.error = undefined;
    this.value = undefined;
    this.destroys = [];
    this.atSuccess = []; // takes listeners off a last stream that lives on
    this.controller = null; // for stages that are functions
    this.forget = utils.nop;
    this.report = (err) => this.conclude(err, --this.pending === 0);
    this.onlyError = (err) => this.conclude(err, false);
  }

  run() {
    validateAbortSignal(this.outer, 'options.signal');
    const abort = () => this.onlyError(new AbortError(undefined, {
      cause: this.outer?.reason,
    }));
    if (this.outer && !this.outer.aborted) this.forget = onAbort(this.outer, abort);
    let output;
    for (let i = 0; i < this.streams.length; i++) output = this.connect(i, output);
    if (this.outer?.aborted || this.controller?.signal.aborted) process.nextTick(abort);
    return output;
  }

  get signal() {
    this.controller ??= new AbortController();
    return this.controller.signal;
  }

  conclude(err, last) {
    if (err && (!this.error || this.error.code === PREMATURE)) this.error = err;
    if (!this.error && !last) return;
    while (this.destroys.length > 0) this.destroys.shift()(this.error);
    this.forget();
    this.controller?.abort();
    if (!last) return;
    if (!this.error) for (const cleanup of this.atSuccess) cleanup();
    process.nextTick(this.callback, this.error, this.value);
  }

  /** Joins stage `i` to the output of the one before; returns its own. */
  connect(i, input) {
    const stage = this.streams[i];
    const isLast = i === this.streams.length - 1;
    if (utils.isNodeStream(stage)) this.guard(stage, i, isLast);
    if (i === 0) return this.source(stage);
    if (typeof stage === 'function') return this.callStage(stage, i, input, isLast);
    if (utils.isNodeStream(stage)) return this.feedNode(stage, input, isLast);
    if (utils.isWebStream(stage)) return this.feedWeb(stage, input, isLast);
    return require('internal/streams/duplex').Duplex.from(stage);
  }

  /** Destroys `stage` with the pipeline, and the pipeline with `stage`. */
  guard(stage, i, isLast) {
    const livesOn = isLast && utils.isReadable(stage);
    if (!isLast || this.ends) {
      const { destroy, cleanup } = this.destroyLater(stage, !isLast, i > 0);
      this.destroys.push(destroy);
      if (livesOn) this.atSuccess.push(cleanup);
    }
    const onError = (err) => {
      if (err && err.name !== 'AbortError' && err.code !== PREMATURE) this.onlyError(err);
    };
    stage.on('error', onError);
    if (livesOn) this.atSuccess.push(() => stage.removeListener('error', onError));
  }

  destroyLater(stage, reading, writing) {
    let done = false;
    stage.on('close', () => {
      done = true;
    });
    const cleanup = finished(stage, { readable: reading, writable: writing }, (err) => {
      done = !err;
    });
    const destroy = (err) => {
      if (done) return;
      done = true;
      destroyer(stage, err || new ERR_STREAM_DESTROYED('pipe'));
    };
    return { destroy, cleanup };
  }

  source(stage) {
    if (typeof stage === 'function') {
      const output = stage({ signal: this.signal });
      if (!utils.isIterable(output)) {
        throw new ERR_INVALID_RETURN_VALUE('Iterable, AsyncIterable or Stream', 'source', output);
      }
      return output;
    }
    if (utils.isIterable(stage) || utils.isReadableNodeStream(stage) ||
        utils.isTransformStream(stage)) {
      return stage;
    }
    return require('internal/streams/duplex').Duplex.from(stage);
  }

  callStage(stage, i, input, isLast) {
    const output = stage(outputOf(utils.isTransformStream(input) ? input.readable : input),
                         { signal: this.signal });
    if (isLast) return this.sinkOf(output);
    if (!utils.isIterable(output, 'async')) {
      throw new ERR_INVALID_RETURN_VALUE('AsyncIterable', `transform[${i - 1}]`, output);
    }
    return output;
  }

  /** A last stage that is a function shows its result as a stream. */
  sinkOf(output) {
    const { PassThrough } = require('internal/streams/passthrough');
    const result = new PassThrough({ objectMode: true });
    const then = output?.then;
    if (typeof then === 'function') {
      this.pending++;
      then.call(output, (value) => {
        this.value = value;
        if (value != null) result.write(value);
        if (this.ends) result.end();
        process.nextTick(this.report);
      }, (err) => {
        result.destroy(err);
        process.nextTick(this.report, err);
      });
    } else if (utils.isIterable(output, 'async') || utils.isReadableStream(output) ||
               utils.isTransformStream(output)) {
      this.pending++;
      pump(webReadable(output), result, this.report, this.ends);
    } else {
      throw new ERR_INVALID_RETURN_VALUE('AsyncIterable or Promise', 'destination', output);
    }
    const { destroy, cleanup } = this.destroyLater(result, false, true);
    this.destroys.push(destroy);
    this.atSuccess.push(cleanup);
    return result;
  }

  feedNode(stage, input, isLast) {
    const ends = !isLast || this.ends;
    if (utils.isReadableNodeStream(input)) {
      this.pending += 2;
      const cleanup = this.join(input, stage, ends);
      if (isLast && utils.isReadable(stage)) this.atSuccess.push(cleanup);
    } else if (isPumpable(input)) {
      this.pending++;
      pump(webReadable(input), stage, this.report, ends);
    } else {
      throw badInput(input);
    }
    return stage;
  }

  feedWeb(stage, input, isLast) {
    const ends = !isLast || this.ends;
    if (utils.isReadableNodeStream(input)) {
      this.pending++;
      pumpToWeb(outputOf(input), stage, this.report, ends);
    } else if (isPumpable(input)) {
      this.pending++;
      pumpToWeb(webReadable(input), stage, this.report, ends);
    } else {
      throw badInput(input);
    }
    return stage;
  }

  /** pipe() between two classic streams; both report. */
  join(source, dest, ends) {
    let ended = false;
    dest.on('close', () => {
      if (!ended) this.onlyError(new ERR_STREAM_PREMATURE_CLOSE());
    });
    source.pipe(dest, { end: false });
    if (ends) {
      // Not left to pipe(), which would not end `dest` after a source that has ended already.
      const end = () => {
        ended = true;
        dest.end();
      };
      if (utils.isReadableFinished(source)) process.nextTick(end);
      else source.once('end', end);
    } else {
      this.report();
    }
    const { report } = this;
    finished(source, { readable: true, writable: false }, (err) => {
      const r = source._readableState;
      if (err && err.code === PREMATURE && r?.ended && !r.errored && !r.errorEmitted) {
        // Destroyed with its end pending, as some streams do: 'end' may still come.
        source.once('end', report).once('error', report);
      } else {
        report(err);
      }
    });
    return finished(dest, { readable: false, writable: true }, report);
  }
}

/** Wakes one waiter when `dest` drains, ends or fails. */
class Gate {
  constructor(dest) {
    this.dest = dest;
    this.error = undefined;
    this.resolve = null;
    this.open = (err) => {
      if (err) this.error = err;
      const { resolve } = this;
      this.resolve = null;
      resolve?.();
    };
    dest.on('drain', this.open);
    this.cleanup = finished(dest, { readable: false }, this.open);
  }

  async wait() {
    if (!this.error) {
      await new Promise((resolve) => {
        this.resolve = resolve;
      });
    }
    if (this.error) throw this.error;
  }

  close() {
    this.cleanup();
    this.dest.removeListener('drain', this.open);
  }
}

/** Writes everything that `iterable` gives to a classic stream. */
async function pump(iterable, dest, report, ends) {
  const gate = new Gate(dest);
  try {
    if (dest.writableNeedDrain) await gate.wait();
    for await (const chunk of iterable) {
      if (!dest.write(chunk)) await gate.wait();
    }
    if (ends) {
      dest.end();
      await gate.wait();
    }
    report();
  } catch (err) {
    report(gate.error !== err ? aggregateTwoErrors(gate.error, err) : err);
  } finally {
    gate.close();
  }
}

/** Writes everything that `iterable` gives to a web stream. */
async function pumpToWeb(iterable, stage, report, ends) {
  const dest = utils.isTransformStream(stage) ? stage.writable : stage;
  const writer = dest.getWriter();
  try {
    for await (const chunk of iterable) {
      await writer.ready;
      // A failed write also fails the next `ready`.
      writer.write(chunk).catch(utils.nop);
    }
    await writer.ready;
    if (ends) await writer.close();
    report();
  } catch (err) {
    try {
      await writer.abort(err);
      report(err);
    } catch (failure) {
      report(failure);
    }
  }
}

/**
 * @param {Array} streams
 * @param {Function} callback (err, value); called at most once
 * @param {object} [options] { signal, end = true }
 * @returns the last stream
 */
function connect(streams, callback, options) {
  if (streams.length === 1 && Array.isArray(streams[0])) streams = streams[0];
  if (streams.length < 2) throw new ERR_MISSING_ARGS('streams');
  let called = false;
  return new Pipeline(streams, (err, value) => {
    if (called) return;
    called = true;
    callback(err, value);
  }, options).run();
}

/**
 * Pipes from the first to the last, and calls back when all is done or the first has failed.
 * @param {...(Stream|Iterable|AsyncIterable|Function|ReadableStream|WritableStream)} streams
 * @param {Function} callback (err, value)
 * @returns the last stream
 * @throws ERR_INVALID_ARG_TYPE, ERR_MISSING_ARGS, ERR_INVALID_RETURN_VALUE
 * @see https://nodejs.org/api/stream.html#streampipelinesource-transforms-destination-callback
 */
function pipeline(...streams) {
  const callback = streams.pop();
  validateFunction(callback, 'streams[stream.length - 1]');
  return connect(streams, callback);
}

/**
 * pipeline() as a promise; a last argument may be { signal, end = true }.
 * @returns {Promise<*>} what a last function resolved to
 * @see https://nodejs.org/api/stream.html#streampipelinesource-transforms-destination-options
 */
function pipelinePromise(...streams) {
  return new Promise((resolve, reject) => {
    const last = streams[streams.length - 1];
    let options;
    if (last && typeof last === 'object' && !utils.isNodeStream(last) &&
        !utils.isIterable(last) && !utils.isWebStream(last)) {
      options = streams.pop();
    }
    connect(streams, (err, value) => {
      if (err) reject(err);
      else resolve(value);
    }, options);
  });
}

module.exports = { pipeline, pipelinePromise, connect };
