'use strict';
// internal/assert/expected_exception - does an exception look as assert.throws was told?
// Public face: assert.throws, rejects, doesNotThrow, doesNotReject.  Native half: none.

const { isKind } = require('internal/util/kinds');
const { isDeepStrictEqual } = require('internal/util/comparisons');
const { inspect } = require('internal/util/inspect');
const { AssertionError } = require('internal/assert/assertion_error');

function isError(value) {
  return isKind(value, 'Error') || value instanceof Error;
}

// The part of an exception that was asked for, under a name that messages show.
class Comparison {
  constructor(from, keys, actual) {
    for (const key of keys) {
      if (!(key in from)) continue;
      // A text that matches a regular expression is shown as that: no difference there.
      const isMatch = actual !== undefined && typeof actual[key] === 'string' &&
        isKind(from[key], 'RegExp') && RegExp.prototype.exec.call(from[key], actual[key]) !== null;
      this[key] = isMatch ? actual[key] : from[key];
    }
  }
}

class Check {
  // `about` has operator, stackStartFn and diff of the AssertionError.
  constructor(message, about) {
    this.message = message;
    this.about = about;
  }

  fail(actual, expected, text) {
    if (isError(this.message)) throw this.message;
    const error = new AssertionError({ actual, expected, message: text, ...this.about });
    error.generatedMessage = !this.message;
    throw error;
  }

  // `expected` is an object: each of its properties must be in the exception.
  properties(actual, expected) {
    if (typeof actual !== 'object' || actual === null) this.failPrimitive(actual, expected);
    const keys = Object.keys(expected);
    if (isError(expected)) keys.push('name', 'message');
    else if (keys.length === 0) throwEmpty(expected);
    for (const key of keys) {
      if (matches(actual, expected, key)) continue;
      this.failWith(actual, expected, new Comparison(actual, keys),
        new Comparison(expected, keys, actual));
    }
  }

  failPrimitive(actual, expected) {
    const error = new AssertionError({
      actual, expected, message: this.message, ...this.about, operator: 'deepStrictEqual',
    });
    error.operator = this.about.operator;
    throw error;
  }

  failWith(actual, expected, shownActual, shownExpected) {
    if (this.message) this.fail(actual, expected, this.message);
    const { message } = new AssertionError({
      actual: shownActual,
      expected: shownExpected,
      operator: 'deepStrictEqual',
      diff: this.about.diff,
    });
    this.fail(actual, expected, message);
  }

  pattern(actual, expected) {
    const text = String(actual);
    if (RegExp.prototype.exec.call(expected, text) !== null) return;
    this.fail(actual, expected, this.message || 'The input did not match the regular expression ' +
      `${inspect(expected)}. Input:\n\n${inspect(text)}\n`);
  }

  instance(actual, expected) {
    if (this.message) this.fail(actual, expected, this.message);
    let text = `The error is expected to be an instance of "${expected.name}". Received `;
    if (isError(actual)) {
      const name = actual.constructor?.name;
      text += name === expected.name ?
        'an error with identical name but a different prototype.' : `"${name}"`;
      if (actual.message) text += `\n\nError message:\n\n${actual.message}`;
    } else {
      text += `"${inspect(actual, { depth: -1 })}"`;
    }
    this.fail(actual, expected, text);
  }

  callback(actual, expected) {
    const result = Reflect.apply(expected, {}, [actual]);
    if (result === true) return;
    let text = this.message;
    if (!text) {
      const name = expected.name ? `"${expected.name}" ` : '';
      text = `The ${name}validation function is expected to return "true". Received ` +
        `${inspect(result)}`;
      if (isError(actual)) text += `\n\nCaught error:\n\n${actual}`;
    }
    this.fail(actual, expected, text);
  }
}

function throwEmpty(expected) {
  const { codes: { ERR_INVALID_ARG_VALUE } } = require('internal/errors');
  throw new ERR_INVALID_ARG_VALUE('error', expected, 'may not be an empty object');
}

function matches(actual, expected, key) {
  if (!(key in actual)) return false;
  if (typeof actual[key] === 'string' && isKind(expected[key], 'RegExp') &&
      RegExp.prototype.exec.call(expected[key], actual[key]) !== null) {
    return true;
  }
  return isDeepStrictEqual(actual[key], expected[key]);
}

/**
 * Throws unless an exception is as expected.
 * @param {any} actual what was thrown
 * @param {RegExp|Function|object} expected a pattern of its text, its class, a function that
 *   returns true for it, or an object whose properties it must have
 * @param {string|Error} [message] of the error thrown, or the error
 * @param {object} about operator, stackStartFn and diff of the error thrown
 */
function checkException(actual, expected, message, about) {
  const check = new Check(message, about);
  if (typeof expected !== 'function') {
    if (isKind(expected, 'RegExp')) check.pattern(actual, expected);
    else check.properties(actual, expected);
    return;
  }
  if (expected.prototype !== undefined && actual instanceof expected) return;
  if (Object.prototype.isPrototypeOf.call(Error, expected) || expected === Error) {
    check.instance(actual, expected);
  }
  check.callback(actual, expected);
}

module.exports = { checkException, isError };
