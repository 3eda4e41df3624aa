'use strict';
// internal/net/duration - milliseconds that a program gives for a timeout.

const { codes: { ERR_OUT_OF_RANGE } } = require('internal/errors');
const { validateNumber } = require('internal/validators');

const MAX_MS = 2 ** 31 - 1; // timers wait no longer

/**
 * @param {number} msecs
 * @param {string} name for the error
 * @returns {number} at most MAX_MS; a warning says when that is less
 * @throws {ERR_INVALID_ARG_TYPE|ERR_OUT_OF_RANGE}
 */
function duration(msecs, name) {
  validateNumber(msecs, name);
  if (msecs < 0 || !Number.isFinite(msecs)) {
    throw new ERR_OUT_OF_RANGE(name, 'a non-negative finite number', msecs);
  }
  if (msecs <= MAX_MS) return msecs;
  process.emitWarning(`${msecs} does not fit into a 32-bit signed integer.` +
    `\nTimer duration was truncated to ${MAX_MS}.`, 'TimeoutOverflowWarning');
  return MAX_MS;
}

module.exports = { duration };
