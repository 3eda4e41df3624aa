'use strict';
// internal/process/ticks - process.nextTick and queueMicrotask.
// Public face: lib/node/process.js.  The queue itself: lib/internal/turn.js.

const { pushTick, onFatal } = require('internal/turn');
const { validateFunction } = require('internal/validators');

const resolved = Promise.resolve();
const then = Promise.prototype.then;

class Tick {
  constructor(callback, args) {
    this.callback = callback;
    this.args = args;
  }

  run() {
    const { callback, args } = this;
    if (args === undefined) callback();
    else callback(...args);
  }
}

/**
 * Runs `callback` after the present operation, before promise jobs and before the loop goes on.
 * https://nodejs.org/api/process.html#processnexttickcallback-args
 * @param {Function} callback
 * @param {...*} args passed to it
 * @throws {ERR_INVALID_ARG_TYPE} callback is no function
 */
function nextTick(callback, ...args) {
  if (typeof callback !== 'function') validateFunction(callback, 'callback');
  if (process._exiting) return;
  pushTick(new Tick(callback, args.length === 0 ? undefined : args));
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
