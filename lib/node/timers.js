'use strict';
// timers - the public face of lib/internal/timers.js.
// https://nodejs.org/api/timers.html

const { Timeout, Immediate, start, clearTimeout, clearImmediate } = require('internal/timers');
const { validateFunction } = require('internal/validators');

/**
 * Calls `callback` once, after at least `after` milliseconds.
 * https://nodejs.org/api/timers.html#settimeoutcallback-delay-args
 * @param {Function} callback
 * @param {number} [after] milliseconds, 1 to 2147483647; anything else counts as 1
 * @param {...*} args passed to the callback
 * @returns {Timeout}
 * @throws {ERR_INVALID_ARG_TYPE} callback is no function
 */
function setTimeout(callback, after, ...args) {
  if (typeof callback !== 'function') validateFunction(callback, 'callback');
  const timer = new Timeout(callback, after, args.length === 0 ? undefined : args, false);
  start(timer);
  return timer;
}

/**
 * Calls `callback` every `repeat` milliseconds.
 * https://nodejs.org/api/timers.html#setintervalcallback-delay-args
 * @param {Function} callback
 * @param {number} [repeat] milliseconds, as for setTimeout
 * @param {...*} args passed to the callback
 * @returns {Timeout}
 * @throws {ERR_INVALID_ARG_TYPE} callback is no function
 */
function setInterval(callback, repeat, ...args) {
  if (typeof callback !== 'function') validateFunction(callback, 'callback');
  const timer = new Timeout(callback, repeat, args.length === 0 ? undefined : args, true);
  start(timer);
  return timer;
}

/**
 * Calls `callback` in the check phase, after the poll for events.
 * https://nodejs.org/api/timers.html#setimmediatecallback-args
 * @param {Function} callback
 * @param {...*} args passed to the callback
 * @returns {Immediate}
 * @throws {ERR_INVALID_ARG_TYPE} callback is no function
 */
function setImmediate(callback, ...args) {
  if (typeof callback !== 'function') validateFunction(callback, 'callback');
  return new Immediate(callback, args.length === 0 ? undefined : args);
}

function clearInterval(timer) {
  clearTimeout(timer);
}

module.exports = {
  setTimeout, clearTimeout, setImmediate, clearImmediate, setInterval, clearInterval,
};
Object.defineProperty(module.exports, 'promises', {
  __proto__: null,
  get: () => require('timers/promises'),
  enumerable: true,
  configurable: true,
});

// util.promisify(setTimeout) is the one of timers/promises.
const custom = Symbol.for('nodejs.util.promisify.custom');
for (const fn of [setTimeout, setImmediate]) {
  Object.defineProperty(fn, custom, {
    __proto__: null,
    get: () => require('timers/promises')[fn.name],
    enumerable: true,
    configurable: true,
  });
}
