'use strict';
// http - the public face of lib/internal/http/.
// https://nodejs.org/api/http.html
//
// The client's half is loaded when a program first looks at it: many servers never do.

const { METHODS, STATUS_CODES, validateHeaderName, validateHeaderValue, isFieldValue, isToken } =
  require('internal/http/common');
const { IncomingMessage } = require('internal/http/incoming');
const { OutgoingMessage } = require('internal/http/outgoing');
const { ServerResponse } = require('internal/http/response');
const { Server, connectionListener } = require('internal/http/server');
const { lazyMember } = require('internal/lazy_member');
const { validateInteger } = require('internal/validators');

const agents = () => require('internal/http/agent');

/**
 * https://nodejs.org/api/http.html#httpcreateserveroptions-requestlistener
 * @param {object} [options]
 * @param {Function} [requestListener]
 * @returns {http.Server}
 */
function createServer(options, requestListener) {
  return new Server(options, requestListener);
}

/**
 * Asks a server: (url[, options][, callback]) or (options[, callback]).
 * https://nodejs.org/api/http.html#httprequestoptions-callback
 * @param {string|URL|object} url
 * @param {object} [options]
 * @param {Function} [callback] of 'response'
 * @returns {http.ClientRequest} to be ended by the caller
 */
function request(url, options, callback) {
  const { ClientRequest } = require('internal/http/client');
  return new ClientRequest(url, options, callback);
}

/**
 * As request(), ended at once.
 * https://nodejs.org/api/http.html#httpgetoptions-callback
 */
function get(url, options, callback) {
  const req = request(url, options, callback);
  req.end();
  return req;
}

/**
 * How many parsers wait for the next connection of the client.
 * https://nodejs.org/api/http.html#httpsetmaxidlehttpparsersmax
 * @param {number} max
 */
function setMaxIdleHTTPParsers(max) {
  validateInteger(max, 'max', 1);
  require('internal/http/parser').parsers.max = max;
}

function isValidHeaderName(name) {
  return typeof name === 'string' && name !== '' && isToken(name);
}

function isValidHeaderValue(value) {
  return value !== undefined && isFieldValue(`${value}`);
}

module.exports = {
  _connectionListener: connectionListener,
  METHODS: [...METHODS].sort(),
  STATUS_CODES,
  Agent: undefined,
  ClientRequest: undefined,
  IncomingMessage,
  OutgoingMessage,
  Server,
  ServerResponse,
  createServer,
  isValidHeaderName,
  isValidHeaderValue,
  validateHeaderName,
  validateHeaderValue,
  get,
  request,
  setMaxIdleHTTPParsers,
  get maxHeaderSize() {
    return Number(require('internal/builtins').options.maxHttpHeaderSize) || 16384;
  },
  get globalAgent() { return agents().globalAgent; },
  set globalAgent(value) { agents().globalAgent = value; },
  get WebSocket() { return require('internal/fetch/fetch').WebSocket; },
  get CloseEvent() { return require('internal/messaging/close_event').CloseEvent; },
  get MessageEvent() { return require('internal/messaging/event').MessageEvent; },
};

// What is not built: its table is big, so it is loaded when one of these is looked at.
for (const name of ['setGlobalProxyFromEnv', 'websocketMask', 'websocketUnmask']) {
  lazyMember(module.exports, name, () => require('internal/unbuilt').complete({}, 'http')[name]);
}
// NODE_DEBUG=http: the warning that secrets may be logged comes at once, as in Node.
if (internalBinding('process_env').get('NODE_DEBUG')) require('internal/util/debuglog').debuglog('http')('loaded');

// Getters, as the globals may be replaced.
for (const name of ['WebSocket', 'CloseEvent', 'MessageEvent']) {
  Object.defineProperty(module.exports, name, {
    __proto__: null, get: () => globalThis[name], enumerable: true, configurable: true,
  });
}
lazyMember(module.exports, 'Agent', () => agents().Agent);
lazyMember(module.exports, 'ClientRequest',
  () => require('internal/http/client').ClientRequest);
