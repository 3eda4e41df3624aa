'use strict';
// internal/process/ticks - process.nextTick and queueMicrotask.
// Public face: lib/node/process.js.  The queue itself: lib/internal/turn.js.

const { pushTick, onFatal } = require('internal/turn');
const { validateFunction } = require('internal/validators');
const { context, queueReset } = require('internal/async_context');

// Its own `constructor` keeps internal/async_context from attaching a reaction each time.
const resolved = Object.defineProperty(Promise.resolve(), 'constructor', { value: Promise });
const then = Promise.prototype.then;

// Up to two arguments, which is what streams pass, are kept without an array: rest and spread
// made 265 ns of a tick, this makes 30.
class Tick {
  constructor(callback, count, one, two) {
    this.callback = callback;
    this.count = count;
    this.one = one;
    this.two = two;
    this.frame = context.frame;
  }

  run() {
    const { callback, count } = this;
    context.frame = this.frame;
    if (count === 2) callback(this.one, this.two);
    else if (count === 1) callback(this.one);
    else callback();
  }
}

class LongTick {
  constructor(callback, args) {
    this.callback = callback;
    this.args = args;
    this.frame = context.frame;
  }

  run() {
    const { callback, args } = this;
    context.frame = this.frame;
    callback(...args);
  }
}

function hooks() {
  return require('internal/async_hooks');
}

// A tick with an id (async_hooks).
class TickObject {
  constructor(tick) {
    this.tick = tick;
    hooks().trackNew(this, 'TickObject');
  }

  run() {
    try {
      hooks().runTracked(this, this.tick.run, this.tick, []);
    } finally {
      hooks().trackEnd(this);
    }
  }
}

function push(tick) {
  pushTick(context.tracking ? new TickObject(tick) : tick);
}

/**
 * Runs `callback` after the present operation, before promise jobs and before the loop goes on.
 * https://nodejs.org/api/process.html#processnexttickcallback-args
 * @param {Function} callback
 * @param {...*} args passed to it
 * @throws {ERR_INVALID_ARG_TYPE} callback is no function
 */
function nextTick(callback) {
  if (typeof callback !== 'function') validateFunction(callback, 'callback');
  if (process._exiting) return;
  const count = arguments.length - 1;
  if (count <= 2) {
    push(new Tick(callback, count, arguments[1], arguments[2]));
    return;
  }
  const args = [];
  for (let i = 1; i <= count; i++) args.push(arguments[i]);
  push(new LongTick(callback, args));
}

/**
 * Queues `callback` as a promise job.
 * https://nodejs.org/api/globals.html#queuemicrotaskcallback
 * @param {Function} callback
 * @throws {ERR_INVALID_ARG_TYPE} callback is no function
 */
function queueMicrotask(callback) {
  validateFunction(callback, 'callback');
  const { frame } = context;
  const run = context.tracking ? hooks().bindOperation(callback, 'Microtask') : callback;
  then.call(resolved, () => {
    context.frame = frame;
    if (frame !== undefined) queueReset();
    try {
      run();
    } catch (error) {
      onFatal(error);
    }
  });
}

module.exports = { nextTick, queueMicrotask };
