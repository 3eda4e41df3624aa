'use strict';
// internal/validators: checks of arguments, with Node's messages.
// Public face: the ERR_INVALID_ARG_* and ERR_OUT_OF_RANGE errors of every module.
//
// Each function returns nothing and throws on a bad value; `name` is the argument as the program
// knows it, 'options.signal' style for properties. Frames of this file don't show in stacks.

const {
  codes: {
    ERR_INVALID_ARG_TYPE,
    ERR_INVALID_ARG_VALUE,
    ERR_INVALID_THIS,
    ERR_OUT_OF_RANGE,
    ERR_SOCKET_BAD_PORT,
    ERR_UNKNOWN_SIGNAL,
  },
} = require('internal/errors');

/** @returns {boolean} is value its own unsigned 32-bit integer? */
function isUint32(value) {
  return value === (value >>> 0);
}

/** @returns {boolean} is value its own signed 32-bit integer? */
function isInt32(value) {
  return value === (value | 0);
}

/** @throws ERR_INVALID_ARG_TYPE unless value is a string */
function validateString(value, name) {
  if (typeof value !== 'string') throw new ERR_INVALID_ARG_TYPE(name, 'string', value);
}

/** @throws ERR_INVALID_ARG_TYPE unless value is a function */
function validateFunction(value, name) {
  if (typeof value !== 'function') throw new ERR_INVALID_ARG_TYPE(name, 'Function', value);
}

/** @throws ERR_INVALID_ARG_TYPE unless value is a boolean */
function validateBoolean(value, name) {
  if (typeof value !== 'boolean') throw new ERR_INVALID_ARG_TYPE(name, 'boolean', value);
}

/** @throws ERR_INVALID_ARG_TYPE unless value is undefined */
function validateUndefined(value, name) {
  if (value !== undefined) throw new ERR_INVALID_ARG_TYPE(name, 'undefined', value);
}

/** "an integer" for a fraction, else the range. */
function throwOutside(value, name, range) {
  throw new ERR_OUT_OF_RANGE(name, Number.isInteger(value) ? range : 'an integer', value);
}

/**
 * A whole number in [min, max], by default the safe integers.
 * @throws ERR_INVALID_ARG_TYPE, ERR_OUT_OF_RANGE
 */
function validateInteger(value, name, min = Number.MIN_SAFE_INTEGER,
                         max = Number.MAX_SAFE_INTEGER) {
  if (typeof value !== 'number') throw new ERR_INVALID_ARG_TYPE(name, 'number', value);
  if (!Number.isInteger(value) || value < min || value > max) {
    throwOutside(value, name, `>= ${min} && <= ${max}`);
  }
}

/** A whole number in [min, max], by default what fits 32 bits with a sign. */
function validateInt32(value, name, min = -2147483648, max = 2147483647) {
  if (typeof value !== 'number') throw new ERR_INVALID_ARG_TYPE(name, 'number', value);
  if (!Number.isInteger(value) || value < min || value > max) {
    throwOutside(value, name, `>= ${min} && <= ${max}`);
  }
}

/** A whole number that fits 32 bits without a sign; above 0 if `positive`. */
function validateUint32(value, name, positive = false) {
  if (typeof value !== 'number') throw new ERR_INVALID_ARG_TYPE(name, 'number', value);
  const min = positive ? 1 : 0;
  if (!Number.isInteger(value) || value < min || value > 4294967295) {
    throwOutside(value, name, `>= ${min} && <= 4294967295`);
  }
}

/** A number; NaN is refused if there is a bound. */
function validateNumber(value, name, min = undefined, max = undefined) {
  if (typeof value !== 'number') throw new ERR_INVALID_ARG_TYPE(name, 'number', value);
  const bounded = min != null || max != null;
  if ((min != null && value < min) || (max != null && value > max) ||
      (bounded && Number.isNaN(value))) {
    const low = min != null ? `>= ${min}` : '';
    const high = max != null ? `<= ${max}` : '';
    throw new ERR_OUT_OF_RANGE(name, low && high ? `${low} && ${high}` : low || high, value);
  }
}

/**
 * Is a finite number given? undefined and NaN count as none.
 * @returns {boolean}
 * @throws ERR_INVALID_ARG_TYPE for no number, ERR_OUT_OF_RANGE for an infinite one
 */
function validateFiniteNumber(value, name) {
  if (value === undefined) return false;
  if (Number.isFinite(value)) return true;
  if (Number.isNaN(value)) return false;
  validateNumber(value, name);
  throw new ERR_OUT_OF_RANGE(name, 'a finite number', value);
}

/**
 * value, or fallback if none is given, within [lower, upper].
 * @returns {number}
 */
function checkRangesOrGetDefault(value, name, lower, upper, fallback) {
  if (!validateFiniteNumber(value, name)) return fallback;
  if (value < lower || value > upper) {
    throw new ERR_OUT_OF_RANGE(name, `>= ${lower} and <= ${upper}`, value);
  }
  return value;
}

/** @throws ERR_INVALID_ARG_VALUE unless value is in the list oneOf */
function validateOneOf(value, name, oneOf) {
  if (oneOf.includes(value)) return;
  const shown = oneOf.map((one) => (typeof one === 'string' ? `'${one}'` : String(one)));
  throw new ERR_INVALID_ARG_VALUE(name, value, `must be one of: ${shown.join(', ')}`);
}

const kValidateObjectNone = 0;
const kValidateObjectAllowNullable = 1;
const kValidateObjectAllowArray = 2;
const kValidateObjectAllowFunction = 4;
const kValidateObjectAllowObjects = kValidateObjectAllowArray | kValidateObjectAllowFunction;
const kValidateObjectAllowObjectsAndNull =
  kValidateObjectAllowObjects | kValidateObjectAllowNullable;

/**
 * An object: by default no null, array or function.
 * @param {number} [allow] sum of kValidateObjectAllow*
 * @throws ERR_INVALID_ARG_TYPE
 */
function validateObject(value, name, allow = kValidateObjectNone) {
  if (value === null) {
    if (allow & kValidateObjectAllowNullable) return;
  } else if (typeof value === 'object') {
    if (allow & kValidateObjectAllowArray || !Array.isArray(value)) return;
  } else if (typeof value === 'function' && allow & kValidateObjectAllowFunction) {
    return;
  }
  throw new ERR_INVALID_ARG_TYPE(name, 'Object', value);
}

/** What Web IDL takes for a dictionary: null, undefined, an object or a function. */
function validateDictionary(value, name) {
  if (value != null && typeof value !== 'object' && typeof value !== 'function') {
    throw new ERR_INVALID_ARG_TYPE(name, 'a dictionary', value);
  }
}

/** An array of at least minLength elements. */
function validateArray(value, name, minLength = 0) {
  if (!Array.isArray(value)) throw new ERR_INVALID_ARG_TYPE(name, 'Array', value);
  if (value.length < minLength) {
    throw new ERR_INVALID_ARG_VALUE(name, value, `must have a length of at least ${minLength}`);
  }
}

function validateEach(value, name, validate) {
  validateArray(value, name);
  for (let i = 0; i < value.length; i++) validate(value[i], `${name}[${i}]`);
}

/** An array of strings. */
function validateStringArray(value, name) {
  validateEach(value, name, validateString);
}

/** An array of booleans. */
function validateBooleanArray(value, name) {
  validateEach(value, name, validateBoolean);
}

/** An array of AbortSignals. */
function validateAbortSignalArray(value, name) {
  validateArray(value, name);
  for (let i = 0; i < value.length; i++) {
    const signal = value[i];
    const indexed = `${name}[${i}]`;
    if (signal == null) throw new ERR_INVALID_ARG_TYPE(indexed, 'AbortSignal', signal);
    validateAbortSignal(signal, indexed);
  }
}

/** undefined, or something with an `aborted`, as AbortSignal has. */
function validateAbortSignal(signal, name) {
  if (signal !== undefined &&
      (signal === null || typeof signal !== 'object' || !('aborted' in signal))) {
    throw new ERR_INVALID_ARG_TYPE(name, 'AbortSignal', signal);
  }
}

/** A string that a system call can take: no byte 0 in it. */
function validateStringWithoutNullBytes(value, name) {
  validateString(value, name);
  if (value.includes('\u0000')) {
    throw new ERR_INVALID_ARG_VALUE(name, value, 'must be a string without null bytes');
  }
}

/** A Buffer, TypedArray or DataView. */
function validateBuffer(value, name = 'buffer') {
  if (!ArrayBuffer.isView(value)) {
    throw new ERR_INVALID_ARG_TYPE(name, ['Buffer', 'TypedArray', 'DataView'], value);
  }
}

/** Hex needs digits in pairs. */
function validateEncoding(data, encoding) {
  if (typeof encoding === 'string' && encoding.toLowerCase() === 'hex' && data.length % 2 !== 0) {
    throw new ERR_INVALID_ARG_VALUE('encoding', encoding,
                                    `is invalid for data of length ${data.length}`);
  }
}

/**
 * A port as number or decimal string.
 * @returns {number} 0 to 65535
 * @throws ERR_SOCKET_BAD_PORT
 */
function validatePort(port, name = 'Port', allowZero = true) {
  if ((typeof port !== 'number' && typeof port !== 'string') ||
      (typeof port === 'string' && port.trim().length === 0) ||
      +port !== (+port >>> 0) || +port > 0xFFFF || (+port === 0 && !allowZero)) {
    throw new ERR_SOCKET_BAD_PORT(name, port, allowZero);
  }
  return +port | 0;
}

/** A name of a signal, in either case. */
function validateSignalName(signal, name = 'signal') {
  validateString(signal, name);
  const { signals } = require('os').constants;
  if (signals[signal] !== undefined) return;
  if (signals[signal.toUpperCase()] !== undefined) {
    throw new ERR_UNKNOWN_SIGNAL(`${signal} (signals must use all capital letters)`);
  }
  throw new ERR_UNKNOWN_SIGNAL(signal);
}

/**
 * A file mode: a 32-bit number, or a string of octal digits.
 * @returns {number}
 */
function parseFileMode(value, name, fallback = undefined) {
  value ??= fallback;
  if (typeof value === 'string') {
    if (!/^[0-7]+$/.test(value)) {
      throw new ERR_INVALID_ARG_VALUE(
        name, value, 'must be a 32-bit unsigned integer or an octal string');
    }
    value = parseInt(value, 8);
  }
  validateUint32(value, name);
  return value;
}

/** One of the strings in union. */
function validateUnion(value, name, union) {
  if (!union.includes(value)) {
    throw new ERR_INVALID_ARG_TYPE(name, `('${union.join('|')}')`, value);
  }
}

/** @throws ERR_INVALID_THIS unless value has the private property key of className's objects */
function validateThisInternalField(value, key, className) {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) {
    throw new ERR_INVALID_THIS(className);
  }
}

const linkFormat = /^(?:<[^>]*>)(?:\s*;\s*[^;"\s]+(?:=(")?[^;"\s]*\1)?)*$/;

function validateLinkValueFormat(value, name) {
  if (value === undefined || !linkFormat.test(value)) {
    throw new ERR_INVALID_ARG_VALUE(
      name, value, 'must be an array or string of format "</styles.css>; rel=preload; as=style"');
  }
}

/**
 * The hints of response.writeEarlyHints: a Link value or an array of them.
 * @returns {string} one header value
 */
function validateLinkHeaderValue(hints) {
  if (typeof hints === 'string') {
    validateLinkValueFormat(hints, 'hints');
    return hints;
  }
  if (!Array.isArray(hints)) {
    throw new ERR_INVALID_ARG_VALUE(
      'hints', hints,
      'must be an array or string of format "</styles.css>; rel=preload; as=style"');
  }
  for (const link of hints) validateLinkValueFormat(link, 'hints');
  return hints.join(', ');
}

module.exports = {
  checkRangesOrGetDefault,
  isInt32,
  isUint32,
  kValidateObjectAllowArray,
  kValidateObjectAllowFunction,
  kValidateObjectAllowNullable,
  kValidateObjectAllowObjects,
  kValidateObjectAllowObjectsAndNull,
  kValidateObjectNone,
  parseFileMode,
  validateAbortSignal,
  validateAbortSignalArray,
  validateArray,
  validateBoolean,
  validateBooleanArray,
  validateBuffer,
  validateDictionary,
  validateEncoding,
  validateFiniteNumber,
  validateFunction,
  validateInt32,
  validateInteger,
  validateLinkHeaderValue,
  validateNumber,
  validateObject,
  validateOneOf,
  validatePort,
  validateSignalName,
  validateString,
  validateStringArray,
  validateStringWithoutNullBytes,
  validateThisInternalField,
  validateUint32,
  validateUndefined,
  validateUnion,
};
