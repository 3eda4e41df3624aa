'use strict';
// http - the public face of lib/internal/http/.
// https://nodejs.org/api/http.html

const { METHODS, STATUS_CODES, validateHeaderName, validateHeaderValue } =
  require('internal/http/common');
const { IncomingMessage } = require('internal/http/incoming');
const { OutgoingMessage } = require('internal/http/outgoing');
const { ServerResponse } = require('internal/http/response');
const { Server } = require('internal/http/server');

/**
 * https://nodejs.org/api/http.html#httpcreateserveroptions-requestlistener
 * @param {object} [options]
 * @param {Function} [requestListener]
 * @returns {http.Server}
 */
function createServer(options, requestListener) {
  return new Server(options, requestListener);
}

module.exports = {
  METHODS: [...METHODS].sort(),
  STATUS_CODES,
  IncomingMessage,
  OutgoingMessage,
  ServerResponse,
  Server,
  createServer,
  validateHeaderName,
  validateHeaderValue,
};
