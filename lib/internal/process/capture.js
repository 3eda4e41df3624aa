'use strict';
// internal/process/capture - process.setUncaughtExceptionCaptureCallback.
// https://nodejs.org/api/process.html#processsetuncaughtexceptioncapturecallbackfn
// internal/process/fatal asks run() before it emits 'uncaughtException'.

const { codes } = require('internal/errors');
const { validateFunction } = require('internal/validators');

let callback = null; // the one of set...
const others = []; // those of add..., newest last

function setUncaughtExceptionCaptureCallback(fn) {
  if (fn === null) {
    callback = null;
    return;
  }
  if (typeof fn !== 'function') {
    throw new codes.ERR_INVALID_ARG_TYPE('fn', ['Function', 'null'], fn);
  }
  if (callback !== null) throw new codes.ERR_UNCAUGHT_EXCEPTION_CAPTURE_ALREADY_SET();
  callback = fn;
}

function hasUncaughtExceptionCaptureCallback() {
  return callback !== null;
}

/** Several may be added; one that returns true has taken the error. */
function addUncaughtExceptionCaptureCallback(fn) {
  validateFunction(fn, 'fn');
  others.push(fn);
}

/** @returns {boolean} whether somebody took the error */
function run(error) {
  for (let i = others.length - 1; i >= 0; i--) if (others[i](error) === true) return true;
  if (callback === null) return false;
  callback(error);
  return true;
}

module.exports = {
  setUncaughtExceptionCaptureCallback, hasUncaughtExceptionCaptureCallback,
  addUncaughtExceptionCaptureCallback, run,
};
