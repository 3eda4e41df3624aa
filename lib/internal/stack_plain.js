'use strict';
// internal/stack_plain - the constructors of errors, wrapped: where the engine does not call us at
// the first touch of a `stack` (EDDY_ENGINE_FAST=0, or an engine that is not as expected), errors
// made by `new` are converted as they are made. 5 us an error then, instead of nothing.
//
// Used by internal/stack.  Native half: none.

const { construct, setPrototypeOf } = Reflect;

const NAMES = ['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError',
  'SuppressedError', 'SyntaxError', 'TypeError', 'URIError'];

const OWN_FRAMES = 4; // construct, make, the proxy's handler, the proxy

function hide(target, name, value) {
  Object.defineProperty(target, name, {
    __proto__: null, value, writable: true, enumerable: false, configurable: true,
  });
}

/**
 * Replaces the error constructors of a realm by proxies that convert what they make.
 * @param {object} global
 * @param {(error: Error) => void} convert
 */
function wrapConstructors(global, convert) {
  const NativeError = global.Error;
  let Base;

  function make(Native, args, Target) {
    const limit = NativeError.stackTraceLimit;
    if (limit > 0) NativeError.stackTraceLimit = limit + OWN_FRAMES;
    const error = construct(Native, args, Target);
    if (limit > 0) NativeError.stackTraceLimit = limit;
    convert(error);
    return error;
  }

  for (const name of NAMES) {
    const Native = global[name];
    if (typeof Native !== 'function') continue;
    const Wrapped = new Proxy(Native, {
      __proto__: null,
      apply: (target, self, args) => make(target, args, target),
      construct: (target, args, Target) => make(target, args, Target === Wrapped ? target : Target),
    });
    Base ??= Wrapped;
    if (Wrapped !== Base) setPrototypeOf(Native, Base);
    hide(Native.prototype, 'constructor', Wrapped);
    hide(global, name, Wrapped);
  }
}

module.exports = { wrapConstructors };
