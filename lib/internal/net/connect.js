'use strict';
// internal/net/connect - how a net.Socket finds and dials its peer: names, families, one address after
// the other.  RFC 8305.
// Public face: lib/node/net.js (socket.connect).  Native half: src/bind/bind_net.c (dialTcp, dialUnix).
//
// What is under way is an attempt, socket[kAttempt]: { done(), fail(errno) }, which the native
// side's CONNECT ends (internal/net/socket, onConnect), or its own time.

const native = internalBinding('net');
const { later } = require('internal/turn');
const { isIP } = require('internal/net/ip');
const { counts } = require('internal/diagnostics');
const {
  attach, detach, unrefTimer, kAttempt,
} = require('internal/net/socket');
const {
  validateBoolean, validateFunction, validateInt32, validateNumber, validatePort, validateString,
} = require('internal/validators');
const {
  codes: {
    ERR_INVALID_ADDRESS_FAMILY, ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE,
    ERR_INVALID_IP_ADDRESS, ERR_IP_BLOCKED, ERR_SOCKET_CONNECTION_TIMEOUT,
  },
  exceptionWithHostPort, NodeAggregateError,
} = require('internal/errors');

// ORDER: DIAL_BIND in src/bind/bind_net.c: added to the errno of a local address that was refused
const DIAL_BIND = 1 << 20;

const UV_ETIMEDOUT = -110;
const MIN_ATTEMPT_MS = 10;

// ---- Unix sockets -------------------------------------------------------------------------------

/** Connects `self` to a Unix socket. */
function connectPath(self, path) {
  const fail = (errno) => self.destroy(exceptionWithHostPort(errno, 'connect', path));
  self[kAttempt] = { done() {}, fail };
  const id = native.dialUnix(path);
  if (id > 0) attach(self, id);
  else later(() => fail(id));
}

// ---- options ------------------------------------------------------------------------------------

function familyOf(family) {
  if (family === 'IPv4') return 4;
  return family === 'IPv6' ? 6 : family;
}

function checkPort(port) {
  if (typeof port !== 'number' && typeof port !== 'string') {
    throw new ERR_INVALID_ARG_TYPE('options.port', ['number', 'string'], port);
  }
  return validatePort(port) | 0;
}

function checkHints(hints) {
  const { ADDRCONFIG, V4MAPPED, ALL } = require('dns');
  if (hints !== undefined && (hints & ~(ADDRCONFIG | V4MAPPED | ALL)) !== 0) {
    throw new ERR_INVALID_ARG_VALUE('hints', hints);
  }
}

function checkLocal({ localAddress, localPort }) {
  if (localAddress && !isIP(localAddress)) throw new ERR_INVALID_IP_ADDRESS(localAddress);
  if (localPort !== undefined) validateNumber(localPort, 'options.localPort');
}

// { isAuto, wait } of Happy Eyeballs.
function readAuto({ autoSelectFamily, autoSelectFamilyAttemptTimeout, family, localAddress }) {
  const { getDefaultAutoSelectFamily, getDefaultAutoSelectFamilyAttemptTimeout } = require('net');
  if (autoSelectFamily !== undefined && autoSelectFamily !== null) {
    validateBoolean(autoSelectFamily, 'options.autoSelectFamily');
  }
  let wait = autoSelectFamilyAttemptTimeout;
  if (wait === undefined || wait === null) {
    wait = getDefaultAutoSelectFamilyAttemptTimeout();
  } else {
    validateInt32(wait, 'options.autoSelectFamilyAttemptTimeout', 1);
    wait = Math.max(wait, MIN_ATTEMPT_MS);
  }
  const wants = autoSelectFamily ?? getDefaultAutoSelectFamily();
  return { isAuto: wants && family !== 4 && family !== 6 && !localAddress, wait };
}

// ---- names --------------------------------------------------------------------------------------

/**
 * Looks up options.host and connects `self` to what it finds.
 * @throws {ERR_INVALID_ARG_TYPE|ERR_INVALID_ARG_VALUE|ERR_INVALID_IP_ADDRESS|ERR_SOCKET_BAD_PORT}
 */
function connectHost(self, options) {
  checkLocal(options);
  if (options.host !== undefined && options.host !== null) {
    validateString(options.host, 'options.host');
  }
  const host = options.host || 'localhost';
  const port = checkPort(options.port);
  if (options.lookup !== undefined) validateFunction(options.lookup, 'options.lookup');
  const family = familyOf(options.family);
  const auto = readAuto({ ...options, family });
  checkHints(options.hints);
  self._host = host;
  const version = isIP(host);
  if (version !== 0) {
    later(() => {
      if (self.connecting) connectOne(self, { host, version, port }, options);
    });
    return;
  }
  const dns = require('dns');
  const wanted = { family, hints: options.hints || 0 };
  if (family !== 4 && family !== 6 && wanted.hints === 0) wanted.hints = dns.ADDRCONFIG;
  if (auto.isAuto) wanted.all = true;
  const lookup = options.lookup || dns.lookup;
  lookup(host, wanted, auto.isAuto
    ? (error, list) => onList(self, { host, port, wait: auto.wait }, options, error, list)
    : (error, ip, found) => onAddress(self, { host, port }, options, error, ip, found));
}

function failLater(self, error) {
  later(() => self.destroy(error));
}

// Why this can't be connected to; undefined: it can.
function badAddress(ip, version, { host, port }) {
  if (typeof ip !== 'string' || !isIP(ip)) return new ERR_INVALID_IP_ADDRESS(ip);
  if (version === 4 || version === 6) return undefined;
  return new ERR_INVALID_ADDRESS_FAMILY(version, host, port);
}

function onAddress(self, { host, port }, options, error, ip, version) {
  self.emit('lookup', error, ip, version, host);
  if (!self.connecting) return;
  error ||= badAddress(ip, version, options);
  if (error) {
    failLater(self, error);
    return;
  }
  unrefTimer(self);
  connectOne(self, { host: ip, version, port }, options);
}

function onList(self, { host, port, wait }, options, error, list) {
  if (!self.connecting) return;
  if (error) {
    self.emit('lookup', error, undefined, undefined, host);
    failLater(self, error);
    return;
  }
  const good = [];
  for (const { address, family } of list) {
    self.emit('lookup', null, address, family, host);
    if (badAddress(address, family, options) === undefined &&
        !good.some((one) => one.host === address)) {
      good.push({ host: address, version: family, port });
    }
  }
  if (!self.connecting) return;
  unrefTimer(self);
  if (good.length === 0) {
    const first = list[0] ?? {};
    failLater(self, badAddress(first.address, first.family, options));
  } else if (good.length === 1) {
    connectOne(self, good[0], options);
  } else {
    new Race(self, alternate(good), wait, options).next();
  }
}

// The families take turns, the first one's begins: RFC 8305 section 4.
function alternate(list) {
  const { version } = list[0];
  const first = list.filter((one) => one.version === version);
  const other = list.filter((one) => one.version !== version);
  const out = [];
  for (let i = 0; i < first.length || i < other.length; i++) {
    if (i < first.length) out.push(first[i]);
    if (i < other.length) out.push(other[i]);
  }
  return out;
}

// ---- dialling -----------------------------------------------------------------------------------

// Returns the connection's id, or an Error.
function dial(self, { host, version, port }, { localAddress, localPort }) {
  if (self.blockList?.check(host, `ipv${version}`)) return new ERR_IP_BLOCKED(host);
  if (counts.perfNet > 0) require('internal/perf/exchange').watchConnect(self, host, port);
  const any = version === 6 ? '::' : '0.0.0.0';
  const local = localAddress || (localPort ? any : undefined);
  const id = native.dialTcp(host, port, local, localPort | 0);
  if (id > 0) return id;
  if (id < -DIAL_BIND) {
    return exceptionWithHostPort(id + DIAL_BIND, 'bind', localAddress, localPort);
  }
  return exceptionWithHostPort(id, 'connect', host, port, `${any}:0`);
}

function connectError(errno, { host, port }, { localAddress, localPort }) {
  const local = localAddress && localPort ? `${localAddress}:${localPort}` : undefined;
  const error = exceptionWithHostPort(errno, 'connect', host, port, local);
  if (local !== undefined) Object.assign(error, { localAddress, localPort });
  return error;
}

// The only address there is.
function connectOne(self, to, options) {
  const { host, port, version } = to;
  const fail = (error) => {
    self.emit('connectionAttemptFailed', host, port, version, error);
    self.destroy(error);
  };
  self[kAttempt] = { done() {}, fail: (errno) => fail(connectError(errno, to, options)) };
  self.emit('connectionAttempt', host, port, version);
  if (!self.connecting) return; // a listener has ended it
  const id = dial(self, to, options);
  if (typeof id === 'number') attach(self, id);
  else self.destroy(id);
}

// Several addresses: each gets `wait` milliseconds, the last one as long as it takes.
class Race {
  constructor(socket, list, wait, options) {
    this.socket = socket;
    this.list = list;
    this.wait = wait;
    this.options = options;
    this.at = 0;
    this.errors = [];
    this.timer = undefined;
    socket.autoSelectFamilyAttemptedAddresses = [];
    socket[kAttempt] = {
      done: () => this.stop(),
      fail: (errno) => this.failed(connectError(errno, this.to, this.options)),
    };
  }

  next() {
    const { socket } = this;
    if (!socket.connecting) return;
    if (this.at === this.list.length) {
      socket.destroy(this.errors.length === 0 ? new ERR_SOCKET_CONNECTION_TIMEOUT()
        : new NodeAggregateError(this.errors));
      return;
    }
    this.to = this.list[this.at++];
    const { host, port, version } = this.to;
    socket.autoSelectFamilyAttemptedAddresses.push(`${host}:${port}`);
    socket.emit('connectionAttempt', host, port, version);
    if (!socket.connecting) return;
    const id = dial(socket, this.to, this.options);
    if (typeof id !== 'number') {
      this.failed(id);
      return;
    }
    attach(socket, id);
    if (this.at === this.list.length) return;
    const { setTimeout } = require('timers');
    this.timer = setTimeout(() => this.onTimeout(), this.wait);
  }

  stop() {
    require('timers').clearTimeout(this.timer);
  }

  failed(error) {
    const { host, port, version } = this.to;
    this.stop();
    detach(this.socket);
    this.errors.push(error);
    this.socket.emit('connectionAttemptFailed', host, port, version, error);
    this.next();
  }

  onTimeout() {
    const { host, port, version } = this.to;
    detach(this.socket);
    this.socket.emit('connectionAttemptTimeout', host, port, version);
    this.errors.push(connectError(UV_ETIMEDOUT, this.to, this.options));
    this.next();
  }
}

module.exports = { connectPath, connectHost };
