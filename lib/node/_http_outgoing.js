'use strict';
// _http_outgoing - an old name of http's OutgoingMessage.  Deprecated in Node, without a page of its own.

const {
  OutgoingMessage, kHighWaterMark, kUniqueHeaders,
} = require('internal/http/outgoing');
const { validateHeaderName, validateHeaderValue } = require('internal/http/common');
const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');

/**
 * @param {string[]} names
 * @returns {Set<string>|null} in lower case
 */
function parseUniqueHeadersOption(names) {
  if (names === undefined || names === null) return null;
  if (!Array.isArray(names)) throw new ERR_INVALID_ARG_TYPE('uniqueHeaders', 'Array', names);
  return new Set(names.map((name) => `${name}`.toLowerCase()));
}

module.exports = {
  kHighWaterMark,
  kUniqueHeaders,
  parseUniqueHeadersOption,
  validateHeaderName,
  validateHeaderValue,
  OutgoingMessage,
};
require('internal/unbuilt').complete(module.exports, '_http_outgoing');
