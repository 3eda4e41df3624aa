'use strict';
// _http_common - what some packages take from beneath http: checks of fields, the pool of parsers.
// Deprecated in Node, without a page of its own.

const { METHODS, isFieldValue, isToken } = require('internal/http/common');
const { parsers } = require('internal/http/parser');
const { HTTPParser } = require('internal/http/http_parser');

function isLenient() {
  return Boolean(require('internal/builtins').options.insecureHttpParser);
}

/** Gives a parser back to the others. */
function freeParser(parser, req, socket) {
  if (parser) parsers.free(parser);
  if (req) req.parser = null;
  if (socket) socket.parser = null;
}

module.exports = {
  _checkInvalidHeaderChar: (value) => !isFieldValue(`${value}`),
  _checkIsHttpToken: (value) => typeof value === 'string' && value !== '' && isToken(value),
  chunkExpression: /(?:^|\W)chunked(?:$|\W)/i,
  continueExpression: /(?:^|\W)100-continue(?:$|\W)/i,
  CRLF: '\r\n',
  methods: [...METHODS].sort(),
  freeParser,
  parsers,
  HTTPParser,
  isLenient,
};
require('internal/unbuilt').complete(module.exports, '_http_common');
