'use strict';
// net - the public face of lib/internal/net/: TCP and Unix sockets.
// https://nodejs.org/api/net.html

const { isIP, isIPv4, isIPv6 } = require('internal/net/ip');
const { Socket, normalizeArgs } = require('internal/net/socket');
const { Server } = require('internal/net/server');
const { validateBoolean, validateInt32 } = require('internal/validators');

/**
 * https://nodejs.org/api/net.html#netcreateserveroptions-connectionlistener
 * @param {object} [options]
 * @param {Function} [listener] of 'connection'
 * @returns {net.Server}
 */
function createServer(options, listener) {
  return new Server(options, listener);
}

/**
 * A socket that connects: (options), (port[, host]), (path), each with a last callback.
 * https://nodejs.org/api/net.html#netconnect
 * @returns {net.Socket}
 */
function connect(...args) {
  const normal = normalizeArgs(args);
  const { 0: options } = normal;
  const socket = new Socket(options);
  if (options.timeout) socket.setTimeout(options.timeout);
  return socket.connect(normal);
}

const MIN_ATTEMPT_MS = 10;
let autoSelectFamily;
let attemptTimeout; // ms

function getDefaultAutoSelectFamily() {
  return autoSelectFamily ??=
    require('internal/builtins').options.networkFamilyAutoselection ?? true;
}

function getDefaultAutoSelectFamilyAttemptTimeout() {
  return attemptTimeout ??=
    Number(require('internal/builtins').options.networkFamilyAutoselectionAttemptTimeout) || 500;
}

/** https://nodejs.org/api/net.html#netsetdefaultautoselectfamilyvalue */
function setDefaultAutoSelectFamily(value) {
  validateBoolean(value, 'value');
  autoSelectFamily = value;
}

/** https://nodejs.org/api/net.html#netsetdefaultautoselectfamilyattempttimeoutvalue */
function setDefaultAutoSelectFamilyAttemptTimeout(value) {
  validateInt32(value, 'value', 1);
  attemptTimeout = Math.max(value, MIN_ATTEMPT_MS);
}

// A descriptor that is bound, or a negative errno.
function _createServerHandle(address, port, addressType, fd) {
  const binding = internalBinding('net');
  const { Handle } = require('internal/net/handle');
  const bound = typeof fd === 'number' && fd >= 0 ? fd
    : port === -1 && addressType === -1 ? binding.bindUnix(address)
      : binding.bindTcp(address ?? '::', port, 0);
  return bound < 0 ? bound : Object.defineProperty(new Handle(() => 0), 'fd', { value: bound });
}

module.exports = {
  _createServerHandle,
  _normalizeArgs: normalizeArgs,
  get BlockList() { return require('internal/net/block_list').BlockList; },
  get SocketAddress() { return require('internal/net/socket_address').SocketAddress; },
  connect,
  createConnection: connect,
  createServer,
  isIP,
  isIPv4,
  isIPv6,
  Server,
  Socket,
  Stream: Socket,
  getDefaultAutoSelectFamily,
  setDefaultAutoSelectFamily,
  getDefaultAutoSelectFamilyAttemptTimeout,
  setDefaultAutoSelectFamilyAttemptTimeout,
};
require('internal/unbuilt').complete(module.exports, 'net');
