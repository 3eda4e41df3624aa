'use strict';
// assert - tests of what a program holds to be true.
// https://nodejs.org/api/assert.html
// Native half: none.  Messages are made in internal/assert/assertion_error.
//
// The functions work with and without an instance: `this` is an Assert only when called as its
// method, and only then do its options count.

const { codes } = require('internal/errors');
const {
  isDeepEqual, isDeepStrictEqual, isPartialStrictEqual,
} = require('internal/util/comparisons');
const { isKind } = require('internal/util/kinds');

const options = Symbol('options');
const nothing = Symbol('nothing thrown');

let errorClass;

// An assertion that holds needs neither the class nor util.inspect.
function lazyAssertionError() {
  errorClass ??= require('internal/assert/assertion_error').AssertionError;
  return errorClass;
}

function isError(value) {
  return isKind(value, 'Error') || value instanceof Error;
}

function inspect(value) {
  return require('internal/util/inspect').inspect(value);
}

// An option of the Assert that a function is called on; called on all else there is none.
function optionOf(self, name) {
  return self instanceof Assert ? self[options][name] : undefined;
}

function fail(self, description, generatedMessage) {
  const AssertionError = lazyAssertionError();
  const error = new AssertionError({ ...description, diff: optionOf(self, 'diff') });
  if (generatedMessage !== undefined) error.generatedMessage = generatedMessage;
  throw error;
}

// What a caller gave as message: a text, with arguments for its placeholders; a function that makes
// one; or the error to throw.
function readMessage(rest, actual, expected) {
  const [message] = rest;
  if (isError(message)) throw message;
  if (typeof message === 'string') {
    return rest.length === 1 ? message : require('internal/util/format').format(...rest);
  }
  if (typeof message !== 'function') {
    throw new codes.ERR_INVALID_ARG_TYPE('message', ['string', 'function'], message);
  }
  try {
    const text = message(actual, expected);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined; // the failed comparison matters more
  }
}

function failComparison(self, callee, actual, expected, operator, rest) {
  const message = rest.length === 0 ? undefined : readMessage(rest, actual, expected);
  fail(self, { message, actual, expected, operator, stackStartFn: callee });
}

function needTwo(count) {
  if (count < 2) throw new codes.ERR_MISSING_ARGS('actual', 'expected');
}

function failOk(self, callee, args) {
  let message;
  let generated = true;
  if (args.length === 0) {
    message = 'No value argument passed to `assert.ok()`';
  } else if (args[1] === undefined || args[1] === null) {
    const text = require('internal/assert/call_text').callText(callee);
    if (text !== undefined) message = `The expression evaluated to a falsy value:\n\n  ${text}\n`;
  } else {
    message = readMessage(args.slice(1), args[0], true);
    generated = false;
  }
  fail(self, {
    actual: args[0], expected: true, message, operator: '==', stackStartFn: callee,
  }, generated);
}

/**
 * Throws an AssertionError unless a value is truthy.
 * @param {any} [value] the value
 * @param {string|Function|Error} [message] text of the error, a function that returns it, or the
 *   error to throw; further arguments fill the text's placeholders
 */
function assert(...args) {
  if (!args[0]) failOk(this, assert, args);
}

module.exports = assert;

/**
 * Assertions with options of their own (nodejs.org/api/assert.html#class-assertassert).
 * @param {object} [settings]
 * @param {string} [settings.diff='simple'] 'full' leaves nothing out of messages
 * @param {boolean} [settings.strict=true] whether equal means strictEqual
 * @param {boolean} [settings.skipPrototype=false] whether deep equality ignores classes
 */
function Assert(settings) {
  if (!new.target) throw new codes.ERR_CONSTRUCT_CALL_REQUIRED('Assert');
  const { diff = 'simple', strict = true, skipPrototype = false } = settings ?? {};
  require('internal/validators').validateOneOf(diff, 'options.diff', ['simple', 'full']);
  this.AssertionError = lazyAssertionError();
  Object.defineProperty(this, options, {
    __proto__: null, value: { diff, strict, skipPrototype }, enumerable: false,
  });
  if (strict) useStrict(this);
}

function useStrict(target) {
  target.equal = methods.strictEqual;
  target.deepEqual = methods.deepStrictEqual;
  target.notEqual = methods.notStrictEqual;
  target.notDeepEqual = methods.notDeepStrictEqual;
}

// ---- exceptions ------------------------------------------------------------------------------

function callAndCatch(fn) {
  require('internal/validators').validateFunction(fn, 'fn');
  try {
    fn();
  } catch (error) {
    return error;
  }
  return nothing;
}

function isPromise(value) {
  return isKind(value, 'Promise') || (value !== null && typeof value === 'object' &&
    typeof value.then === 'function' && typeof value.catch === 'function');
}

async function awaitAndCatch(promiseFn) {
  let promise = promiseFn;
  if (typeof promiseFn === 'function') {
    promise = promiseFn();
    if (!isPromise(promise)) {
      throw new codes.ERR_INVALID_RETURN_VALUE('instance of Promise', 'promiseFn', promise);
    }
  } else if (!isPromise(promise)) {
    throw new codes.ERR_INVALID_ARG_TYPE('promiseFn', ['Function', 'Promise'], promise);
  }
  try {
    await promise;
  } catch (error) {
    return error;
  }
  return nothing;
}

// `text` stands where an expectation may stand: then it is the message, and must not be mistaken
// for the expected text.
function checkAmbiguity(actual, text, count) {
  if (count > 2) throw badExpectation(text);
  if (typeof actual === 'object' && actual !== null) {
    if (actual.message === text) {
      throw new codes.ERR_AMBIGUOUS_ARGUMENT('error/message',
        `The error message "${actual.message}" is identical to the message.`);
    }
  } else if (actual === text) {
    throw new codes.ERR_AMBIGUOUS_ARGUMENT('error/message',
      `The error "${actual}" is identical to the message.`);
  }
}

function badExpectation(value) {
  return new codes.ERR_INVALID_ARG_TYPE('error', ['Function', 'Error', 'RegExp', 'Object'], value);
}

// Where the stack starts.  After an await the public function is all that is left of the stack, and
// stays in it.
function startOf(callee, helper) {
  return callee === methods.rejects || callee === methods.doesNotReject ? helper : callee;
}

function expectException(self, callee, actual, args) {
  let [, expected, message] = args;
  if (typeof expected === 'string') {
    checkAmbiguity(actual, expected, args.length);
    message = expected;
    expected = undefined;
  } else if (expected !== undefined && expected !== null && typeof expected !== 'object' &&
             typeof expected !== 'function') {
    throw badExpectation(expected);
  }
  if (actual === nothing) {
    const name = expected?.name ? ` (${expected.name})` : '';
    const noun = callee === methods.rejects ? 'rejection' : 'exception';
    fail(self, {
      actual: undefined, expected, operator: callee.name,
      stackStartFn: startOf(callee, expectException),
      message: `Missing expected ${noun}${name}${message ? `: ${message}` : '.'}`,
    });
  }
  if (!expected) return;
  const { checkException } = require('internal/assert/expected_exception');
  checkException(actual, expected, message, {
    operator: callee.name, stackStartFn: startOf(callee, expectException),
    diff: optionOf(self, 'diff'),
  });
}

function isExpected(actual, expected) {
  if (typeof expected !== 'function') {
    if (isKind(expected, 'RegExp')) return expected.exec(String(actual)) !== null;
    throw new codes.ERR_INVALID_ARG_TYPE('expected', ['Function', 'RegExp'], expected);
  }
  if (expected.prototype !== undefined && actual instanceof expected) return true;
  if (Object.prototype.isPrototypeOf.call(Error, expected)) return false;
  return expected.call({}, actual) === true;
}

function expectNone(self, callee, actual, args) {
  if (actual === nothing) return;
  let [, expected, message] = args;
  if (typeof expected === 'string') {
    message = expected;
    expected = undefined;
  }
  if (expected && !isExpected(actual, expected)) throw actual;
  const noun = callee === methods.doesNotReject ? 'rejection' : 'exception';
  fail(self, {
    actual, expected, operator: callee.name, stackStartFn: startOf(callee, expectNone),
    message: `Got unwanted ${noun}${message ? `: ${message}` : '.'}\n` +
      `Actual message: "${actual && actual.message}"`,
  });
}

function testPattern(self, callee, isWanted, string, regexp, rest) {
  if (!isKind(regexp, 'RegExp')) {
    throw new codes.ERR_INVALID_ARG_TYPE('regexp', 'RegExp', regexp);
  }
  if (typeof string === 'string' && (regexp.exec(string) !== null) === isWanted) return;
  let message;
  if (rest[0]) {
    message = readMessage(rest, string, regexp);
  } else if (typeof string !== 'string') {
    message = 'The "string" argument must be of type string. Received type ' +
      `${typeof string} (${inspect(string)})`;
  } else {
    message = `The input ${isWanted ? 'did not' : 'was expected to not'} match the regular ` +
      `expression ${inspect(regexp)}. Input:\n\n${inspect(string)}\n`;
  }
  fail(self, {
    actual: string, expected: regexp, message, operator: callee.name, stackStartFn: callee,
  }, rest.length === 0);
}

// The frames of the assertion, then those of the error that it met.
function joinStacks(error, met) {
  const { stack } = met;
  const start = typeof stack === 'string' ? stack.indexOf('\n    at') : -1;
  if (start === -1) return;
  const frames = stack.slice(start + 1).split('\n');
  let lines = error.stack.split('\n');
  const common = frames.find((frame) => lines.includes(frame));
  if (common !== undefined) lines = lines.slice(0, lines.indexOf(common));
  error.stack = `${lines.join('\n')}\n${frames.join('\n')}`;
}

// ---- the functions; each takes a message as assert() does

const methods = {
  /**
   * Throws an AssertionError, or the error given.
   * @param {string|Error} [message='Failed'] text of the error
   */
  fail: function fail_(message) {
    if (isError(message)) throw message;
    const isDefault = message === undefined;
    fail(this, {
      message: isDefault ? 'Failed' : message, operator: 'fail', stackStartFn: methods.fail,
    }, isDefault ? true : undefined);
  },

  /** The same as assert(). */
  ok(...args) {
    if (!args[0]) failOk(this, methods.ok, args);
  },

  /** actual == expected, or both are NaN. */
  equal(actual, expected, ...rest) {
    needTwo(arguments.length);
    if (actual == expected || (actual !== actual && expected !== expected)) return;
    failComparison(this, methods.equal, actual, expected, '==', rest);
  },

  /** actual != expected, and not both are NaN. */
  notEqual(actual, expected, ...rest) {
    needTwo(arguments.length);
    if (actual != expected && (actual === actual || expected === expected)) return;
    failComparison(this, methods.notEqual, actual, expected, '!=', rest);
  },

  /** The same structure, primitives compared by ==. */
  deepEqual(actual, expected, ...rest) {
    needTwo(arguments.length);
    if (isDeepEqual(actual, expected)) return;
    failComparison(this, methods.deepEqual, actual, expected, 'deepEqual', rest);
  },

  /** Not deepEqual. */
  notDeepEqual(actual, expected, ...rest) {
    needTwo(arguments.length);
    if (!isDeepEqual(actual, expected)) return;
    failComparison(this, methods.notDeepEqual, actual, expected, 'notDeepEqual', rest);
  },

  /** The same structure and classes, primitives compared by Object.is. */
  deepStrictEqual(actual, expected, ...rest) {
    needTwo(arguments.length);
    if (isDeepStrictEqual(actual, expected, optionOf(this, 'skipPrototype'))) return;
    failComparison(this, methods.deepStrictEqual, actual, expected, 'deepStrictEqual', rest);
  },

  /** Not deepStrictEqual. */
  notDeepStrictEqual(actual, expected, ...rest) {
    needTwo(arguments.length);
    if (!isDeepStrictEqual(actual, expected, optionOf(this, 'skipPrototype'))) return;
    failComparison(this, methods.notDeepStrictEqual, actual, expected, 'notDeepStrictEqual', rest);
  },

  /** Object.is(actual, expected). */
  strictEqual(actual, expected, ...rest) {
    needTwo(arguments.length);
    if (Object.is(actual, expected)) return;
    failComparison(this, methods.strictEqual, actual, expected, 'strictEqual', rest);
  },

  /** Not Object.is(actual, expected). */
  notStrictEqual(actual, expected, ...rest) {
    needTwo(arguments.length);
    if (!Object.is(actual, expected)) return;
    failComparison(this, methods.notStrictEqual, actual, expected, 'notStrictEqual', rest);
  },

  /** All of expected is in actual. */
  partialDeepStrictEqual(actual, expected, ...rest) {
    needTwo(arguments.length);
    if (isPartialStrictEqual(actual, expected)) return;
    failComparison(this, methods.partialDeepStrictEqual, actual, expected,
      'partialDeepStrictEqual', rest);
  },

  /** A text matches a regular expression. */
  match(string, regexp, ...rest) {
    testPattern(this, methods.match, true, string, regexp, rest);
  },

  /** A text does not match a regular expression. */
  doesNotMatch(string, regexp, ...rest) {
    testPattern(this, methods.doesNotMatch, false, string, regexp, rest);
  },

  /**
   * fn throws what is expected.
   * @param {Function} fn called without arguments
   * @param {RegExp|Function|object|Error} [expected] see internal/assert/expected_exception
   * @param {string} [message] of the error thrown
   */
  throws(fn, ...args) {
    expectException(this, methods.throws, callAndCatch(fn), [fn, ...args]);
  },

  /** A promise, or the one that a function returns, is rejected; arguments as for throws. */
  async rejects(promiseFn, ...args) {
    expectException(this, methods.rejects, await awaitAndCatch(promiseFn), [promiseFn, ...args]);
  },

  /**
   * fn does not throw (what is expected).
   * @param {Function} fn called without arguments
   * @param {RegExp|Function} [expected] an exception that is not this is thrown as it is
   * @param {string} [message] of the error thrown
   */
  doesNotThrow(fn, ...args) {
    expectNone(this, methods.doesNotThrow, callAndCatch(fn), [fn, ...args]);
  },

  /** A promise, or the one that a function returns, is not rejected. */
  async doesNotReject(promiseFn, ...args) {
    expectNone(this, methods.doesNotReject, await awaitAndCatch(promiseFn), [promiseFn, ...args]);
  },

  /** Throws unless the value, the first argument of a callback, is null or undefined. */
  ifError(value) {
    if (value === null || value === undefined) return;
    let text = inspect(value);
    if (typeof value === 'object' && typeof value.message === 'string') {
      text = value.message === '' && value.constructor ? value.constructor.name : value.message;
    }
    const AssertionError = lazyAssertionError();
    const error = new AssertionError({
      actual: value, expected: null, operator: 'ifError', stackStartFn: methods.ifError,
      message: `ifError got unwanted exception: ${text}`, diff: optionOf(this, 'diff'),
    });
    error.generatedMessage = false;
    joinStacks(error, value);
    throw error;
  },
};
Object.defineProperty(methods.fail, 'name', { __proto__: null, value: 'fail', configurable: true });

// Loads the class when it is first asked for; an assignment replaces it.
function defineAssertionError(target) {
  const own = { __proto__: null, enumerable: true, configurable: true };
  const set = (value) => {
    Object.defineProperty(target, 'AssertionError',
      { __proto__: null, ...own, writable: true, value });
  };
  const get = () => {
    set(lazyAssertionError());
    return errorClass;
  };
  Object.defineProperty(target, 'AssertionError', { __proto__: null, ...own, get, set });
}

// Node's order.
const names = ('ok fail equal notEqual deepEqual notDeepEqual deepStrictEqual notDeepStrictEqual ' +
  'strictEqual notStrictEqual partialDeepStrictEqual match doesNotMatch throws rejects ' +
  'doesNotThrow doesNotReject ifError').split(' ');

/** assert in strict mode: equal is strictEqual and so on (nodejs.org/api/assert.html, "Strict"). */
function strict(...args) {
  if (!args[0]) failOk(this, strict, args);
}

for (const target of [assert, strict]) {
  defineAssertionError(target);
  for (const name of names) target[name] = methods[name];
}
useStrict(strict);
strict.Assert = Assert;
strict.strict = strict;
assert.Assert = Assert;
assert.strict = strict;
Object.assign(Assert.prototype, methods);
