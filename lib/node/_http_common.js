'use strict';
// _http_common - what some packages take from beneath http: checks of fields, the pool of parsers.
// Deprecated in Node, without a page of its own.

const { METHODS, isFieldValue, isToken } = require('internal/http/common');
const { parsers } = require('internal/http/parser');

function isLenient() {
  return Boolean(require('internal/builtins').options.insecureHttpParser);
}

module.exports = {
  _checkInvalidHeaderChar: (value) => !isFieldValue(`${value}`),
  _checkIsHttpToken: (value) => typeof value === 'string' && value !== '' && isToken(value),
  chunkExpression: /(?:^|\W)chunked(?:$|\W)/i,
  continueExpression: /(?:^|\W)100-continue(?:$|\W)/i,
  CRLF: '\r\n',
  methods: [...METHODS].sort(),
  parsers,
  isLenient,
};
require('internal/unbuilt').complete(module.exports, '_http_common');
