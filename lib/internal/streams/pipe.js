'use strict';
// internal/streams/pipe -- pipe() and unpipe() of Readable: moves data at the pace of the slowest
// destination.  A pipe is its set of listeners on both ends.
// Public face: Readable.prototype.pipe, unpipe.  Native half: none.

const { errorOrDestroy } = require('internal/streams/destroy');
const { prependListener } = require('internal/streams/legacy');

/** One source with one destination. */
class Pipe {
  constructor(source, dest) {
    this.source = source;
    this.dest = dest;
    this.over = false;
    this.onDrain = null; // listened to from the first time the destination is full
    this.onData = (chunk) => {
      let more;
      try {
        more = dest.write(chunk);
      } catch (err) {
        // Such as an object for a sink of bytes: not the source's fault.
        dest.destroy(err);
        return;
      }
      if (more === false) this.waitForDrain();
    };
    this.onUnpipe = (readable, info) => {
      if (readable !== source || info?.hasUnpiped !== false) return;
      info.hasUnpiped = true;
      this.stop();
    };
    this.onEnd = () => dest.end();
    this.unpipe = () => source.unpipe(dest);
    this.onClose = () => {
      dest.removeListener('finish', this.onFinish);
      source.unpipe(dest);
    };
    this.onFinish = () => {
      dest.removeListener('close', this.onClose);
      source.unpipe(dest);
    };
    this.onError = (err) => this.fail(err);
  }

  start(ends) {
    const { source, dest } = this;
    const atEnd = ends ? this.onEnd : this.unpipe;
    if (source._readableState.endEmitted) process.nextTick(atEnd);
    else source.once('end', atEnd);
    dest.on('unpipe', this.onUnpipe);
    source.on('data', this.onData);
    // First in line, so that this pipe is gone before a listener of the program hears of it.
    prependListener(dest, 'error', this.onError);
    dest.once('close', this.onClose);
    dest.once('finish', this.onFinish);
    dest.emit('pipe', source);
    if (dest.writableNeedDrain === true) this.waitForDrain();
    else if (source._readableState.flowing !== true) source.resume();
  }

  stop() {
    const { source, dest } = this;
    dest.removeListener('close', this.onClose);
    dest.removeListener('finish', this.onFinish);
    if (this.onDrain) dest.removeListener('drain', this.onDrain);
    dest.removeListener('error', this.onError);
    dest.removeListener('unpipe', this.onUnpipe);
    source.removeListener('end', this.onEnd);
    source.removeListener('end', this.unpipe);
    source.removeListener('data', this.onData);
    this.over = true;
    // No 'drain' will come through us any more: other destinations must not wait for this one.
    const waiting = source._readableState.awaitDrainWriters;
    if (waiting === dest || (waiting instanceof Set && waiting.has(dest))) this.drained();
  }

  waitForDrain() {
    const { source, dest } = this;
    if (!this.over) {
      const state = source._readableState;
      if (state.pipes.length === 1 && state.pipes[0] === dest) {
        state.awaitDrainWriters = dest;
      } else if (state.pipes.length > 1 && state.pipes.includes(dest)) {
        waitingSet(state).add(dest);
      }
      source.pause();
    }
    if (this.onDrain) return;
    this.onDrain = () => this.drained();
    dest.on('drain', this.onDrain);
  }

  drained() {
    const { source, dest } = this;
    const state = source._readableState;
    const waiting = state.awaitDrainWriters;
    if (waiting instanceof Set) waiting.delete(dest);
    else if (waiting === dest) state.awaitDrainWriters = null;
    const left = state.awaitDrainWriters;
    if ((!left || left.size === 0) && source.listenerCount('data') > 0) source.resume();
  }

  fail(err) {
    const { dest } = this;
    this.unpipe();
    dest.removeListener('error', this.onError);
    if (dest.listenerCount('error') > 0) return;
    // Nobody else listens: the error must not vanish with us.
    const state = dest._writableState || dest._readableState;
    if (state && !state.errorEmitted) errorOrDestroy(dest, err);
    else dest.emit('error', err);
  }
}

function waitingSet(state) {
  const waiting = state.awaitDrainWriters;
  if (waiting instanceof Set) return waiting;
  state.awaitDrainWriters = new Set(waiting ? [waiting] : []);
  return state.awaitDrainWriters;
}

function isStdio(dest) {
  // The mark is looked at first: asking for process.stdout would make it.
  return dest._isStdio === true && (dest === process.stdout || dest === process.stderr);
}

/**
 * Writes all that comes to `dest`.
 * @param {Writable} dest
 * @param {object} [options] { end = true: end `dest` when the source ends }
 * @returns {Writable} dest
 * @see https://nodejs.org/api/stream.html#readablepipedestination-options
 */
function pipe(dest, options) {
  const state = this._readableState;
  if (state.pipes.length === 1) waitingSet(state);
  state.pipes.push(dest);
  const ends = (!options || options.end !== false) && !isStdio(dest);
  new Pipe(this, dest).start(ends);
  return dest;
}

/**
 * Undoes pipe(), for one destination or all.
 * @param {Writable} [dest]
 * @returns {Readable} this
 * @see https://nodejs.org/api/stream.html#readableunpipedestination
 */
function unpipe(dest) {
  const state = this._readableState;
  if (state.pipes.length === 0) return this;
  if (!dest) {
    const { pipes } = state;
    state.pipes = [];
    this.pause();
    for (const each of pipes) each.emit('unpipe', this, { hasUnpiped: false });
    return this;
  }
  const at = state.pipes.indexOf(dest);
  if (at === -1) return this;
  state.pipes.splice(at, 1);
  if (state.pipes.length === 0) this.pause();
  dest.emit('unpipe', this, { hasUnpiped: false });
  return this;
}

module.exports = { pipe, unpipe };
