'use strict';
// internal/net/server - net.Server: what listens.
// Public face: lib/node/net.js.  Native half: src/bind/bind_net.c.
//
// http.Server is one of these with another native half: it overrides kListenFd, kCloseHandle and
// kRefHandle.

const EventEmitter = require('events');
const { context, kFrame, runInFrame } = require('internal/async_context');
const net = internalBinding('net');
const { later } = require('internal/turn');
const { publish, watched } = require('internal/diagnostics');
const { isIP } = require('internal/net/ip');
const { hooks, normalizeArgs, checkBlockList, acceptConn, toBuffer, socketOfConn, adoptConn, kConn } =
  require('internal/net/socket');
const { validateAbortSignal, validateBoolean, validateNumber, validatePort, validateString } =
  require('internal/validators');
const {
  codes: {
    ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_SERVER_ALREADY_LISTEN, ERR_SERVER_NOT_RUNNING,
  },
  uvExceptionWithHostPort,
} = require('internal/errors');

const kListenFd = Symbol('kListenFd'); // (fd, backlog) => 0 or a negative errno
const kCloseHandle = Symbol('kCloseHandle'); // () => void; kHandleClosed follows
const kRefHandle = Symbol('kRefHandle'); // (isRef) => void
const kHandleClosed = Symbol('kHandleClosed');
const kListener = Symbol('kListener');

const BACKLOG = 511;
// ORDER: enum socket_bind_bits in src/net/socket.h
const IPV6_ONLY = 1;
const REUSE_PORT = 2;
const [ENOENT, EACCES, EINVAL, EADDRINUSE] = [-2, -13, -22, -98]; // Linux's numbers

/**
 * https://nodejs.org/api/net.html#class-netserver
 * @param {object} [options] { allowHalfOpen, pauseOnConnect, noDelay, keepAlive, ... }
 * @param {Function} [listener] of 'connection'
 */
function Server(options, listener) {
  if (!(this instanceof Server)) return new Server(options, listener);
  EventEmitter.call(this);
  if (typeof options === 'function') {
    listener = options;
    options = {};
  } else if (options === null || (typeof options !== 'object' && options !== undefined)) {
    throw new ERR_INVALID_ARG_TYPE('options', 'Object', options);
  } else {
    options = { ...options };
  }
  if (typeof listener === 'function') this.on('connection', listener);
  if (options.keepAliveInitialDelay !== undefined) {
    validateNumber(options.keepAliveInitialDelay, 'options.keepAliveInitialDelay');
  }
  if (options.highWaterMark !== undefined) {
    validateNumber(options.highWaterMark, 'options.highWaterMark');
  }
  this._connections = 0;
  this._workers = []; // see internal/child_process/socket_list
  this[kListener] = 0;
  this._unref = false;
  this._listening = null; // { fd, path, address } while listening
  this.allowHalfOpen = options.allowHalfOpen || false;
  this.pauseOnConnect = !!options.pauseOnConnect;
  this.noDelay = !!options.noDelay;
  this.keepAlive = !!options.keepAlive;
  this.keepAliveInitialDelay = Math.trunc((options.keepAliveInitialDelay ?? 0) / 1000);
  this.highWaterMark = options.highWaterMark;
  if (options.blockList !== undefined) this.blockList = checkBlockList(options.blockList);
}
Object.setPrototypeOf(Server.prototype, EventEmitter.prototype);
Object.setPrototypeOf(Server, EventEmitter);

const proto = Server.prototype;
const opened = new Set(); // servers that listen

// ---- the native half --------------------------------------------------------------------------

proto[kListenFd] = function(fd, backlog) {
  this[kFrame] = context.frame;
  const id = net.listen(this, fd, backlog);
  if (id < 0) return id;
  this[kListener] = id;
  return 0;
};

proto[kCloseHandle] = function() {
  net.unlisten(this[kListener]);
};

proto[kRefHandle] = function(isRef) {
  net.setListenerRef(this[kListener], isRef);
};

// The native listener is gone; accepted connections may still be there.
proto[kHandleClosed] = function() {
  this[kListener] = 0;
  this._handleGone = true;
  this._emitCloseIfDrained();
};

function onUnlistened(server) {
  server[kHandleClosed]();
}

function onAccept(server, id) {
  const frame = server[kFrame];
  if (frame === undefined) accept(server, id);
  else runInFrame(frame, accept, undefined, [server, id]);
}

function accept(server, id) {
  if (server.maxConnections !== undefined && server._connections >= server.maxConnections) {
    return dropConnection(server, id);
  }
  if (server.blockList && isBlocked(server, id)) {
    internalBinding('conn').close(id, 0);
    return;
  }
  const socket = acceptConn(id, server, {
    allowHalfOpen: server.allowHalfOpen,
    pauseOnCreate: server.pauseOnConnect,
    noDelay: server.noDelay,
    keepAlive: server.keepAlive,
    keepAliveInitialDelay: server.keepAliveInitialDelay * 1000,
    ...(server.highWaterMark !== undefined && {
      readableHighWaterMark: server.highWaterMark, writableHighWaterMark: server.highWaterMark,
    }),
  });
  server._connections++;
  if (watched['net.server.socket']) publish('net.server.socket', { socket });
  if (server.pauseOnConnect) socket.pause();
  server.emit('connection', socket);
  if (!server.pauseOnConnect && !socket.destroyed) socket.read(0);
}

function isBlocked(server, id) {
  const peer = internalBinding('conn').remoteAddress(id);
  return peer !== undefined && server.blockList.check(peer[0], peer[1].toLowerCase());
}

function dropConnection(server, id) {
  const conns = internalBinding('conn');
  const local = conns.localAddress(id) ?? [];
  const remote = conns.remoteAddress(id) ?? [];
  conns.close(id, 0);
  server.emit('drop', {
    localAddress: local[0], localFamily: local[1], localPort: local[2],
    remoteAddress: remote[0], remoteFamily: remote[1], remotePort: remote[2],
  });
}

// ORDER: enum net_hook in src/bind/bind_net.c
net.setHooks([
  onAccept, hooks.onRead, hooks.onEof, hooks.onNativeDrain, hooks.onConnect, onUnlistened,
]);

// ---- listen -----------------------------------------------------------------------------------

function numberOr(value) {
  const number = Number(value);
  return number >= 0 ? number : false;
}

/**
 * Listens: (port[, host][, backlog]), (path[, backlog]), (options), (handle); the last may be a
 * callback for 'listening'.
 * https://nodejs.org/api/net.html#serverlisten
 * @returns {this}
 * @throws {ERR_SERVER_ALREADY_LISTEN|ERR_INVALID_ARG_VALUE|ERR_SOCKET_BAD_PORT|...}
 */
proto.listen = function listen(...args) {
  const { 0: given, 1: callback } = normalizeArgs(args);
  if (this._listening) throw new ERR_SERVER_ALREADY_LISTEN();
  const options = given;
  if (callback !== null) this.once('listening', callback);
  const backlogArg = numberOr(args.length > 1 && args[1]) || numberOr(args.length > 2 && args[2]);
  const backlog = backlogArg || numberOr(options.backlog) || BACKLOG;
  this._listening = {};
  publish('tracing:net.server.listen:asyncStart', { server: this, options });
  try {
    return listenOn(this, args, options, backlog);
  } catch (error) {
    this._listening = null;
    throw error;
  }
};

function listenOn(self, args, options, backlog) {
  const handle = options._handle ?? options.handle ?? options;
  const fd = handle?._handle?.fd ?? handle?.fd;
  if (options.signal !== undefined) useSignal(self, options.signal);
  if (typeof fd === 'number' && fd >= 0) {
    open(self, () => listeningFd(fd), { fd }, -1);
    return self;
  }
  if (args.length === 0 || typeof args[0] === 'function' ||
      (options.port === undefined && 'port' in options) || options.port === null) {
    options = { ...options, port: 0 };
  }
  if (typeof options.port === 'number' || typeof options.port === 'string') {
    const port = validatePort(options.port, 'options.port') | 0;
    listenPort(self, port, options, backlog);
    return self;
  }
  if (options.path && typeof options.path === 'string') {
    const { path } = options;
    open(self, () => bindUnix(path), { path }, backlog, () => makeAccessible(options));
    return self;
  }
  if (!('port' in options || 'path' in options)) {
    throw new ERR_INVALID_ARG_VALUE('options', options,
      'must have the property "port" or "path"');
  }
  throw new ERR_INVALID_ARG_VALUE('options', options);
}

function makeAccessible({ path, readableAll, writableAll }) {
  if (!readableAll && !writableAll) return;
  require('fs').chmodSync(path, 0o700 | (readableAll ? 0o044 : 0) | (writableAll ? 0o022 : 0));
}

function useSignal(self, signal) {
  validateAbortSignal(signal, 'options.signal');
  const onAbort = () => self.close();
  if (signal.aborted) later(onAbort);
  else signal.addEventListener('abort', onAbort, { once: true });
}

// What is no socket that can listen is an invalid argument, whatever it is.
function listeningFd(fd) {
  const err = net.listeningFd(fd);
  return err < 0 ? EINVAL : fd;
}

function listenPort(self, port, options, backlog) {
  const { host, ipv6Only, reusePort } = options;
  if (reusePort !== undefined) validateBoolean(reusePort, 'options.reusePort');
  const bits = (ipv6Only ? IPV6_ONLY : 0) | (reusePort ? REUSE_PORT : 0);
  if (host === undefined || host === null || host === '') {
    listenAny(self, port, bits, backlog);
    return;
  }
  validateString(host, 'options.host');
  if (isIP(host)) {
    open(self, () => net.bindTcp(host, port, bits), { address: host, port }, backlog);
    return;
  }
  const token = self._listening;
  require('dns').lookup(host, (error, ip) => {
    if (self._listening !== token) return; // closed meanwhile
    if (error) {
      self._listening = null;
      self.emit('error', error);
    } else {
      open(self, () => net.bindTcp(ip, port, bits), { address: ip, port }, backlog);
    }
  });
}

// Any address: IPv6 takes IPv4 too.  Where that does not bind (no IPv6, a privileged port), IPv4 is
// tried; a port that is taken is said of the IPv6 address.
function listenAny(self, port, bits, backlog) {
  const where = { address: '::', port };
  open(self, () => {
    const fd = net.bindTcp('::', port, bits);
    if (fd >= 0 || fd === EADDRINUSE) return fd;
    where.address = '0.0.0.0';
    return net.bindTcp('0.0.0.0', port, bits);
  }, where, backlog);
}

// libuv's rule: a socket file in a folder that there is not is no access.
function bindUnix(path) {
  const fd = net.bindUnix(path);
  return fd === ENOENT ? EACCES : fd;
}

// Binds, listens, and says so in the next turn; what goes wrong is an 'error' in the next turn.
function open(self, bind, where, backlog, done) {
  const fd = bind();
  const err = fd < 0 ? fd : self[kListenFd](fd, backlog);
  if (err < 0) {
    self._listening = null;
    const { address = where.path ?? null, port = where.path && -1 } = where;
    const error = uvExceptionWithHostPort(err, 'listen', address, port);
    publish('tracing:net.server.listen:error', { server: self, error });
    later(() => self.emit('error', error));
    return;
  }
  done?.();
  self._handleGone = false;
  opened.add(self);
  self._listening = { fd, path: where.path };
  self._connectionKey = connectionKey(fd, where);
  if (self._unref) self[kRefHandle](false);
  later(() => {
    if (self._listening?.fd !== fd) return;
    publish('tracing:net.server.listen:asyncEnd', { server: self });
    self.emit('listening');
  });
}

// 'family:address:port' as asked for; -1 stands for what a Unix socket has not.
function connectionKey(fd, { address, port, path }) {
  if (path !== undefined) return `-1:${path}:-1`;
  if (address === undefined) return `null:null:null`;
  const family = net.sockName(fd)?.[1] === 'IPv4' ? 4 : 6;
  return `${family}:${family === 4 && address === '::' ? '0.0.0.0' : address}:${port}`;
}

Object.defineProperty(proto, 'listening', {
  configurable: true,
  enumerable: true,
  get() { return this._listening?.fd !== undefined; },
});
Object.defineProperty(proto, '_handle', {
  configurable: true,
  enumerable: false,
  get() {
    if (!this.listening) return null;
    return { fd: this._listening.fd, close: () => { if (this.listening) this.close(); } };
  },
  set(value) {
    Object.defineProperty(this, '_handle', { value, writable: true, configurable: true });
  },
});

/** https://nodejs.org/api/net.html#serveraddress */
proto.address = function address() {
  const at = this._listening;
  if (!at || at.fd === undefined) return null;
  if (at.path) return at.path;
  const name = net.sockName(at.fd);
  if (name === undefined) return null;
  const { 0: address, 1: family, 2: port } = name;
  return { address, family, port };
};

// ---- the end ----------------------------------------------------------------------------------

/** https://nodejs.org/api/net.html#serverclosecallback */
proto.close = function close(callback) {
  const at = this._listening;
  if (typeof callback === 'function') {
    if (!at) this.once('close', () => callback(new ERR_SERVER_NOT_RUNNING()));
    else this.once('close', callback);
  }
  this._listening = null;
  opened.delete(this);
  if (this._workers.length > 0) closeWorkers(this);
  if (at?.fd !== undefined) {
    if (at.path && at.path[0] !== '\0') unlinkQuietly(at.path);
    this[kCloseHandle]();
  } else {
    this._handleGone = true;
    this._emitCloseIfDrained();
  }
  return this;
};

// Other processes that have connections of this server: it closes when they have none any more.
function closeWorkers(self) {
  let left = self._workers.length;
  self._connections++;
  const onClosed = () => {
    if (--left > 0) return;
    self._connections--;
    self._emitCloseIfDrained();
  };
  for (const worker of self._workers) worker.close(onClosed);
}

function unlinkQuietly(path) {
  try {
    require('fs').unlinkSync(path);
  } catch {
    // somebody removed it: that is what we want
  }
}

proto._emitCloseIfDrained = function _emitCloseIfDrained(socket) {
  if (socket !== undefined && this[kListener] !== undefined) this._connections--;
  if (!this._handleGone || this._connections > 0 || this._listening) return;
  this._handleGone = false;
  later(() => this.emit('close'));
};

proto[Symbol.asyncDispose] = function() {
  return new Promise((resolve, reject) => {
    if (!this.listening) resolve();
    else this.close((error) => (error ? reject(error) : resolve()));
  });
};

/** https://nodejs.org/api/net.html#servergetconnectionscallback */
proto.getConnections = function getConnections(callback) {
  let left = this._workers.length;
  let sum = this._connections;
  let failure = null;
  const end = () => callback(failure, failure === null ? sum : undefined);
  if (left === 0) later(end);
  for (const worker of this._workers) {
    worker.getConnections((error, count) => {
      failure ??= error;
      sum += count;
      if (--left === 0) end();
    });
  }
  return this;
};

proto.ref = function ref() {
  this._unref = false;
  if (this.listening) this[kRefHandle](true);
  return this;
};

proto.unref = function unref() {
  this._unref = true;
  if (this.listening) this[kRefHandle](false);
  return this;
};

proto[EventEmitter.captureRejectionSymbol] = function(error, event, socket) {
  if (event === 'connection') socket.destroy(error);
  else this.emit('error', error);
};

// For internal/process/rare: servers that keep the loop alive, { name, handle }.
function activeHandles() {
  const all = [];
  for (const handle of opened) {
    const name = handle._listening?.path ? 'PipeServerWrap' : 'TCPServerWrap';
    if (!handle._unref) all.push({ name, handle });
  }
  return all;
}

module.exports = {
  activeHandles,
  Server, kListenFd, kCloseHandle, kRefHandle, kHandleClosed, socketOfConn, adoptConn, toBuffer,
};
