'use strict';
// internal/stack_start - the part of the work on `error.stack` that every start does: the members
// of Error, and whom the engine calls.  What they do is in internal/stack, loaded at first use.
//
// Public face: Error.captureStackTrace, Error.prepareStackTrace, Error.stackTraceLimit.
// Native half: src/engine/fast_error.c.

const { startStacks } = internalBinding('errors');

const { defineProperty, getPrototypeOf, isExtensible } = Reflect;

// What internal/stack needs as it was before the program ran.
const natives = {
  defineProperty,
  getPrototypeOf,
  isExtensible,
  getOwn: Object.getOwnPropertyDescriptor,
  nativeCapture: Error.captureStackTrace,
  isError: Error.isError,
  NativeError: Error,
  NativeSyntaxError: SyntaxError,
};

const state = { isConverting: undefined }; // whether the engine calls convert

let stack;
function load() {
  return (stack ??= require('internal/stack'));
}

/** See internal/stack. */
function convert(error, op, value) {
  load().convert(error, op, value);
}

// Node's default.
function ErrorPrepareStackTrace(error, trace) {
  return load().prepareDefault(error, trace);
}

/**
 * Error.captureStackTrace(object[, constructorOpt]): gives any object a `stack`, of the frames
 * below constructorOpt's call.
 * https://nodejs.org/api/errors.html#errorcapturestacktracetargetobject-constructoropt
 * @param {object} object
 * @param {Function} [constructorOpt]
 */
function captureStackTrace(object, constructorOpt) {
  load().capture(object, typeof constructorOpt === 'function' ? constructorOpt : captureStackTrace);
}

function hide(target, name, value) {
  defineProperty(target, name, {
    __proto__: null, value, writable: true, enumerable: false, configurable: true,
  });
}

/**
 * Sets up a realm: before any of its code keeps members of Error.
 * @param {object} global its global object
 */
function install(global) {
  state.isConverting ??= startStacks(convert);
  if (!state.isConverting) require('internal/stack_plain').wrapConstructors(global, convert);
  const { Error } = global;
  hide(Error, 'captureStackTrace', captureStackTrace);
  hide(Error, 'prepareStackTrace', ErrorPrepareStackTrace);
  Error.stackTraceLimit = 10;
}

module.exports = { install, natives, state, ErrorPrepareStackTrace };
