'use strict';
// internal/util/deprecate - functions that warn at their first call.
// Public face: util.deprecate (nodejs.org/api/util.html#utildeprecatefn-msg-code-options).
// Native half: none.

const warnedCodes = new Set();

function warn(message, code, callee) {
  if (code === undefined) {
    process.emitWarning(message, 'DeprecationWarning', callee);
  } else if (!warnedCodes.has(code)) {
    warnedCodes.add(code);
    process.emitWarning(message, 'DeprecationWarning', code, callee);
  }
}

/**
 * A function or class that warns once, then does what `fn` does.
 * @param {Function} fn what is deprecated
 * @param {string} message of the warning
 * @param {string} [code] warnings with the same code are given once
 * @param {object} [options]
 * @param {boolean} [options.modifyPrototype=true] whether it inherits from `fn`
 * @returns {Function}
 */
function deprecate(fn, message, code, options = { modifyPrototype: true }) {
  const { modifyPrototype = true } = options ?? {};
  if (process.noDeprecation === true) return fn;
  if (code !== undefined) require('internal/validators').validateString(code, 'code');
  let hasWarned = false;

  function deprecated(...args) {
    if (!hasWarned) {
      hasWarned = true;
      warn(message, code, deprecated);
    }
    return new.target ? Reflect.construct(fn, args, new.target) : Reflect.apply(fn, this, args);
  }

  if (modifyPrototype) {
    Object.setPrototypeOf(deprecated, fn);
    if (fn.prototype) deprecated.prototype = fn.prototype;
  }
  Object.defineProperty(deprecated, 'length', {
    __proto__: null, ...Object.getOwnPropertyDescriptor(fn, 'length'),
  });
  return deprecated;
}

module.exports = { deprecate };
