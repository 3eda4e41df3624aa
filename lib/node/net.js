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

let autoSelectFamily = true;
let attemptTimeout = 500; // ms

/** https://nodejs.org/api/net.html#netsetdefaultautoselectfamilyvalue */
function setDefaultAutoSelectFamily(value) {
  validateBoolean(value, 'value');
  autoSelectFamily = value;
}

/** https://nodejs.org/api/net.html#netsetdefaultautoselectfamilyattempttimeoutvalue */
function setDefaultAutoSelectFamilyAttemptTimeout(value) {
  validateInt32(value, 'value', 1);
  attemptTimeout = Math.max(value, 10);
}

module.exports = {
  _normalizeArgs: normalizeArgs,
  connect,
  createConnection: connect,
  createServer,
  isIP,
  isIPv4,
  isIPv6,
  Server,
  Socket,
  Stream: Socket,
  getDefaultAutoSelectFamily: () => autoSelectFamily,
  setDefaultAutoSelectFamily,
  getDefaultAutoSelectFamilyAttemptTimeout: () => attemptTimeout,
  setDefaultAutoSelectFamilyAttemptTimeout,
};
