'use strict';
// internal/clone/structured_clone - the global structuredClone.
// https://nodejs.org/api/globals.html#structuredclonevalue-options

const { codes: { ERR_MISSING_ARGS } } = require('internal/errors');
const { copyValue, readMessage, writeMessage } = require('internal/clone/message');

function notConvertible(text) {
  const error = new TypeError(`Failed to execute 'structuredClone': ${text}`);
  error.code = 'ERR_INVALID_ARG_TYPE';
  return error;
}

function transferListOf(options) {
  if (options === undefined || options === null) return undefined;
  if (typeof options !== 'object' && typeof options !== 'function') {
    throw notConvertible('Options cannot be converted to a dictionary');
  }
  const { transfer } = options;
  if (transfer === undefined) return undefined;
  if (transfer === null || (typeof transfer !== 'object' && typeof transfer !== 'function') ||
      typeof transfer[Symbol.iterator] !== 'function') {
    throw notConvertible('transfer in Options can not be converted to sequence.');
  }
  return transfer;
}

/**
 * @param {any} value
 * @param {{transfer?: Iterable}} [options] what moves over instead of being copied
 * @returns {any} a copy, with the same cycles
 * @throws {DOMException} DataCloneError
 */
function structuredClone(value, options) {
  if (arguments.length === 0) throw new ERR_MISSING_ARGS('value');
  const list = transferListOf(options);
  return list === undefined ? copyValue(value) : readMessage(writeMessage(value, list));
}

module.exports = { structuredClone };
