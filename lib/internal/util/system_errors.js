'use strict';
// internal/util/system_errors - numbers of the operating system's errors as names and texts.
// Public face: util.getSystemErrorName, getSystemErrorMessage, getSystemErrorMap.
// Native half: internalBinding('uv').

const { codes } = require('internal/errors');

const uv = internalBinding('uv');

function validateNumber(number) {
  require('internal/validators').validateNumber(number, 'err');
  if (number >= 0 || !Number.isSafeInteger(number)) {
    throw new codes.ERR_OUT_OF_RANGE('err', 'a negative integer', number);
  }
}

let map = null;

/**
 * @returns {Map<number, [string, string]>} number -> [name, message] of all errors
 */
function getSystemErrorMap() {
  if (map === null) {
    map = new Map();
    const list = uv.errorList();
    for (let i = 0; i < list.length; i += 3) map.set(list[i], [list[i + 1], list[i + 2]]);
  }
  return map;
}

/**
 * @param {number} err negative, as in error.errno
 * @returns {string} such as 'ENOENT'
 */
function getSystemErrorName(err) {
  validateNumber(err);
  const entry = getSystemErrorMap().get(err);
  return entry === undefined ? `Unknown system error ${err}` : entry[0];
}

/**
 * @param {number} err negative, as in error.errno
 * @returns {string} such as 'no such file or directory'
 */
function getSystemErrorMessage(err) {
  validateNumber(err);
  const entry = getSystemErrorMap().get(err);
  return entry === undefined ? `Unknown system error ${err}` : entry[1];
}

module.exports = { getSystemErrorMap, getSystemErrorMessage, getSystemErrorName };
