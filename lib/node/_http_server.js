'use strict';
// _http_server - an old name of http's server half, and what packages take from beneath it.
// Deprecated in Node, without a page of its own.

const { STATUS_CODES } = require('internal/http/common');
const { ServerResponse } = require('internal/http/response');
const {
  Server, connectionListener, setupConnectionsTracking, httpServerPreClose, readOptions,
  kConnectionsCheckingInterval, kServerResponse,
} = require('internal/http/server');

/** Sets on `this` what the options of http.createServer() say. */
function storeHTTPOptions(options) {
  readOptions(this, options);
}

module.exports = {
  STATUS_CODES,
  Server,
  ServerResponse,
  setupConnectionsTracking,
  storeHTTPOptions,
  _connectionListener: connectionListener,
  kServerResponse,
  httpServerPreClose,
  kConnectionsCheckingInterval,
};
require('internal/unbuilt').complete(module.exports, '_http_server');
