'use strict';
// internal/streams/state -- high water marks: the process-wide defaults and the one of a stream.
// Public face: stream.getDefaultHighWaterMark, stream.setDefaultHighWaterMark.  Native half: none.

const { codes: { ERR_INVALID_ARG_VALUE, ERR_UNKNOWN_ENCODING } } = require('internal/errors');

let defaultBytes = 64 * 1024;
let defaultObjects = 16;

/**
 * The limit above which streams made without a `highWaterMark` report backpressure.
 * @param {boolean} objectMode
 * @returns {number} bytes, or objects in object mode
 * @see https://nodejs.org/api/stream.html#streamgetdefaulthighwatermarkobjectmode
 */
function getDefaultHighWaterMark(objectMode) {
  return objectMode ? defaultObjects : defaultBytes;
}

/**
 * Changes that limit for the streams made from now on.
 * @param {boolean} objectMode
 * @param {number} value bytes, or objects in object mode; an integer >= 0
 * @throws ERR_INVALID_ARG_TYPE, ERR_OUT_OF_RANGE
 * @see https://nodejs.org/api/stream.html#streamsetdefaulthighwatermarkobjectmode-value
 */
function setDefaultHighWaterMark(objectMode, value) {
  require('internal/validators').validateInteger(value, 'value', 0);
  if (objectMode) defaultObjects = value;
  else defaultBytes = value;
}

/**
 * The high water mark of one side of a stream.  `sideKey` is the option that a Duplex may use to
 * name it for this side alone ('readableHighWaterMark', 'writableHighWaterMark').
 */
function highWaterMarkOf(options, objectMode, isDuplex, sideKey) {
  const whole = options?.highWaterMark;
  const given = whole ?? (isDuplex ? options?.[sideKey] : null);
  if (given == null) return objectMode ? defaultObjects : defaultBytes;
  if (!Number.isInteger(given) || given < 0) {
    throw new ERR_INVALID_ARG_VALUE(isDuplex ? `options.${sideKey}` : 'options.highWaterMark',
                                    given);
  }
  return given;
}

/** The `defaultEncoding` option, checked. */
function defaultEncodingOf(options) {
  const encoding = options?.defaultEncoding;
  if (encoding == null || encoding === 'utf8' || encoding === 'utf-8') return 'utf8';
  if (!require('buffer').Buffer.isEncoding(encoding)) throw new ERR_UNKNOWN_ENCODING(encoding);
  return encoding;
}

module.exports = {
  getDefaultHighWaterMark,
  setDefaultHighWaterMark,
  highWaterMarkOf,
  defaultEncodingOf,
};
