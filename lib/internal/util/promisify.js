'use strict';
// internal/util/promisify - callbacks to promises and back.
// Public face: util.promisify, util.callbackify.  Native half: none.

const { codes } = require('internal/errors');
const { validateFunction } = require('internal/validators');

const custom = Symbol.for('nodejs.util.promisify.custom');
// On a function: names of its callback's values, when there are several; the promise is then for an
// object with them.
const customPromisifyArgs = Symbol.for('eddy.util.promisify.args');

function markCustom(fn) {
  return Object.defineProperty(fn, custom, {
    __proto__: null, value: fn, enumerable: false, writable: false, configurable: true,
  });
}

function collect(names, values) {
  const result = {};
  for (let i = 0; i < names.length; i++) result[names[i]] = values[i];
  return result;
}

function isPromise(value) {
  return require('internal/util/kinds').isKind(value, 'Promise');
}

/**
 * A function that returns a promise for what `original` gives to its callback
 * (nodejs.org/api/util.html#utilpromisifyoriginal).
 * @param {Function} original takes a callback (error, value) as its last argument
 * @returns {Function} the same without it
 */
function promisify(original) {
  validateFunction(original, 'original');
  const own = original[custom];
  if (own) {
    validateFunction(own, 'util.promisify.custom');
    return markCustom(own);
  }
  const names = original[customPromisifyArgs];

  function fn(...args) {
    return new Promise((resolve, reject) => {
      const returned = Reflect.apply(original, this, [...args, (error, ...values) => {
        if (error) return reject(error);
        resolve(names !== undefined && values.length > 1 ? collect(names, values) : values[0]);
      }]);
      if (returned !== undefined && isPromise(returned)) {
        process.emitWarning('Calling promisify on a function that returns a Promise is likely a ' +
          'mistake.', 'DeprecationWarning', 'DEP0174');
      }
    });
  }

  Object.setPrototypeOf(fn, Object.getPrototypeOf(original));
  markCustom(fn);
  for (const key of Reflect.ownKeys(original)) {
    if (key === custom) continue;
    const property = Object.getOwnPropertyDescriptor(original, key);
    // A class's prototype cannot be taken over by a function.
    try {
      Object.defineProperty(fn, key, Object.assign({ __proto__: null }, property));
    } catch {
      continue;
    }
  }
  return fn;
}
promisify.custom = custom;

function reportRejection(reason, callback) {
  // A falsy reason would look like success.
  if (!reason) {
    const error = new codes.ERR_FALSY_VALUE_REJECTION(reason);
    Error.captureStackTrace(error, reportRejection);
    reason = error;
  }
  return callback(reason);
}

/**
 * A function that calls back with what the promise of `original` becomes
 * (nodejs.org/api/util.html#utilcallbackifyoriginal).
 * @param {Function} original returns a promise
 * @returns {Function} takes a callback (error, value) as its last argument
 */
function callbackify(original) {
  validateFunction(original, 'original');

  function callbackified(...args) {
    const last = args.pop();
    validateFunction(last, 'last argument');
    const callback = last.bind(this);
    Reflect.apply(original, this, args).then(
      (value) => process.nextTick(callback, null, value),
      (reason) => process.nextTick(reportRejection, reason, callback));
  }

  const properties = Object.getOwnPropertyDescriptors(original);
  if (typeof properties.length.value === 'number') properties.length.value++;
  if (typeof properties.name.value === 'string') properties.name.value += 'Callbackified';
  for (const key of Reflect.ownKeys(properties)) Object.setPrototypeOf(properties[key], null);
  try {
    Object.defineProperties(callbackified, properties);
  } catch {
    // As above; name and length come first.
  }
  return callbackified;
}

module.exports = { callbackify, customPromisifyArgs, promisify };
