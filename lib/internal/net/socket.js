'use strict';
// internal/net/socket - net.Socket: a Duplex over a native connection.
// Public face: lib/node/net.js.  Native half: src/bind/bind_net.c, src/bind/bind_conn.c.
//
// A socket knows its connection by an id (kConn).  It is either its own, read by JavaScript, or
// one that http reads (kLent): then the socket is a view of it, for req.socket.

const { Duplex } = require('internal/streams/duplex');
const { Buffer } = require('buffer');
const { later } = require('internal/turn');
const { publish, watched } = require('internal/diagnostics');
const net = internalBinding('net');
const conns = internalBinding('conn');
const { kNormalized, normalizeArgs } = require('internal/net/connect_arguments');
const { bindFrame, context, kFrame, runInFrame } = require('internal/async_context');
const { duration } = require('internal/net/duration');
const { validateAbortSignal, validateFunction, validateInt32, validateInteger, validateNumber,
        validateString } = require('internal/validators');
const {
  codes: {
    ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_INVALID_FD_TYPE, ERR_MISSING_ARGS,
    ERR_SOCKET_CLOSED, ERR_SOCKET_CLOSED_BEFORE_CONNECTION,
  },
  errnoException,
} = require('internal/errors');

const kConn = Symbol('kConn'); // id of the native connection, 0: none
const kLent = Symbol('kLent'); // http reads it
const kWriteCallback = Symbol('kWriteCallback');
const kTimer = Symbol('kTimer');
const kSeen = Symbol('kSeen'); // bytes moved when the timer was last looked at
const kPeer = Symbol('kPeer');
const kLocal = Symbol('kLocal');
const kBytesRead = Symbol('kBytesRead');
const kBytesWritten = Symbol('kBytesWritten');
const kAttempt = Symbol('kAttempt'); // to connect: internal/net/connect
const kHandle = Symbol('kHandle'); // the object behind _handle, once somebody looked
const kWantsRead = Symbol('kWantsRead');
const kWasOpen = Symbol('kWasOpen'); // its connection ended before destroy()
const kSetOptions = Symbol('kSetOptions'); // what to set once there is a connection

// Open connections with a socket: id -> Socket.
const sockets = new Map();

function toBuffer(arrayBuffer) {
  return Buffer.from(arrayBuffer);
}

/**
 * https://nodejs.org/api/net.html#class-netsocket
 * @param {object} [options] { fd, allowHalfOpen, readable, writable, signal, onread, ... }
 */
function Socket(options) {
  if (!(this instanceof Socket)) return new Socket(options);
  if (typeof options === 'number') options = { fd: options };
  else options = { ...options };
  if (options.objectMode || options.readableObjectMode || options.writableObjectMode) {
    const name = options.objectMode ? 'objectMode'
      : options.readableObjectMode ? 'readableObjectMode' : 'writableObjectMode';
    throw new ERR_INVALID_ARG_VALUE(`options.${name}`, options[name], 'is not supported');
  }
  if (options.signal !== undefined) validateAbortSignal(options.signal, 'options.signal');
  if (options.keepAliveInitialDelay !== undefined) {
    validateNumber(options.keepAliveInitialDelay, 'options.keepAliveInitialDelay');
  }
  const hasFd = options.fd !== undefined;
  this[kConn] = 0;
  this[kFrame] = context.frame;
  this[kLent] = false;
  this[kWriteCallback] = null;
  this[kTimer] = null;
  this[kSeen] = 0;
  this[kPeer] = this[kLocal] = undefined;
  this[kBytesRead] = this[kBytesWritten] = 0;
  this[kAttempt] = this[kHandle] = null;
  this[kWantsRead] = this[kWasOpen] = false;
  this[kSetOptions] = {
    noDelay: !!options.noDelay, keepAlive: !!options.keepAlive,
    delay: Math.max(0, Math.trunc((options.keepAliveInitialDelay ?? 0) / 1000)),
    tos: undefined,
  };
  Duplex.call(this, {
    ...options,
    allowHalfOpen: !!options.allowHalfOpen,
    emitClose: false,
    autoDestroy: true,
    decodeStrings: false,
    readable: hasFd ? options.readable !== false : true,
    writable: hasFd ? options.writable !== false : true,
  });
  this._host = null;
  this.connecting = false;
  this.server = null;
  this._server = null;
  this._sockname = null;
  this._hadError = false;
  this._pendingData = null;
  this._pendingEncoding = '';
  this._parent = null;
  this.timeout = 0;
  if (options.blockList !== undefined) this.blockList = checkBlockList(options.blockList);
  if (options.onread) useOnRead(this, options.onread);
  this.on('end', onReadableEnd);
  if (hasFd) {
    openFd(this, options.fd);
    // The end is noticed even if nobody reads.
    if (options.readable !== false && !options.manualStart && !options.pauseOnCreate) this.read(0);
  } else if (options.handle) {
    takeHandle(this, options.handle);
  }
}
Object.setPrototypeOf(Socket.prototype, Duplex.prototype);
Object.setPrototypeOf(Socket, Duplex);

const proto = Socket.prototype;

function openFd(self, fd) {
  validateInt32(fd, 'options.fd', 0);
  const id = net.openFd(fd, self.isTTY === true ? 1 : 0);
  if (typeof id === 'string') throw new ERR_INVALID_FD_TYPE(id);
  if (id < 0) throw errnoException(id, 'open');
  attach(self, id);
}

// What another socket had.
function takeHandle(self, handle) {
  const { Handle } = require('internal/net/handle');
  const id = handle instanceof Handle ? handle.idOf() : 0;
  if (id === 0) return;
  const other = sockets.get(id);
  if (other !== undefined) other[kConn] = 0;
  net.adopt(id);
  attach(self, id);
}

// Gives the socket its connection.
function attach(self, id) {
  self[kConn] = id;
  sockets.set(id, self);
  const { noDelay, keepAlive, delay, tos } = self[kSetOptions];
  if (noDelay) operate(self, 'setNoDelay', true);
  if (keepAlive) operate(self, 'setKeepAlive', true, delay);
  if (tos !== undefined) conns.setTypeOfService(id, tos);
  if (self._unrefs) conns.setRef(id, false);
}

// onread: { buffer, callback }: bytes go into the caller's buffer instead of through the Readable.
function useOnRead(self, { buffer, callback }) {
  if (typeof callback !== 'function') return;
  const give = typeof buffer === 'function' ? buffer : () => buffer;
  self._onread = { give, callback };
}

function onReadableEnd() {
  if (!this.allowHalfOpen) this.write = writeAfterFin;
}

function writeAfterFin(chunk, encoding, callback) {
  if (!this.writableEnded) return Duplex.prototype.write.call(this, chunk, encoding, callback);
  if (typeof encoding === 'function') callback = encoding;
  const error = new Error('This socket has been ended by the other party');
  error.code = 'EPIPE';
  if (typeof callback === 'function') later(() => callback(error));
  this.destroy(error);
  return false;
}

// ---- what the native side calls ---------------------------------------------------------------

/** step(socket, value, id) as what C calls with (id, value), in the socket's async context. */
function hook(step) {
  return (id, value) => {
    const self = sockets.get(id);
    if (self === undefined) return;
    const frame = self[kFrame];
    if (frame === undefined) step(self, value, id);
    else runInFrame(frame, step, undefined, [self, value, id]);
  };
}

function onRead(self, arrayBuffer, id) {
  const chunk = toBuffer(arrayBuffer);
  self[kBytesRead] += chunk.length;
  unrefTimer(self);
  if (self._onread) return readInto(self, chunk);
  if (!self.push(chunk)) {
    self[kWantsRead] = false;
    net.stopReading(id);
  }
}

function readInto(self, chunk) {
  const { give, callback } = self._onread;
  for (let at = 0; at < chunk.length;) {
    const target = give();
    const count = chunk.copy(target, 0, at);
    at += count;
    if (callback(count, target) === false) {
      self.pause();
      if (self[kConn] > 0) net.stopReading(self[kConn]);
    }
  }
}

function onEof(self) {
  unrefTimer(self);
  self.push(null);
  self.read(0);
}

function onNativeDrain(self) {
  unrefTimer(self);
  const callback = self[kWriteCallback];
  self[kWriteCallback] = null;
  if (callback !== null) callback();
}

function onConnect(self, errno, id) {
  const attempt = self[kAttempt];
  if (self.destroyed || attempt === null) return;
  if (errno < 0) {
    attempt.fail(errno);
    return;
  }
  attempt.done();
  self[kAttempt] = null;
  self.connecting = false;
  self._sockname = null;
  unrefTimer(self);
  self.emit('connect');
  self.emit('ready');
  if (self[kWantsRead] || self._onread) net.startReading(id);
  else if (self.readable && !self.isPaused()) self.read(0);
}

// The connection is gone, in whatever way.
function onClosed(self, errno, id) {
  sockets.delete(id);
  self[kConn] = 0;
  if (self.destroyed) {
    emitClose(self);
    return;
  }
  self[kWasOpen] = true;
  const callback = self[kWriteCallback];
  self[kWriteCallback] = null;
  if (errno < 0 && !(self[kLent] && self.listenerCount('error') === 0)) {
    const error = errnoException(errno, callback !== null ? 'write' : 'read');
    if (callback !== null) callback(error);
    else self.destroy(error);
  } else {
    self.destroy();
  }
}

conns.setHook(hook(onClosed), hook(onNativeDrain));

// ---- the Duplex -------------------------------------------------------------------------------

proto._read = function _read() {
  this[kWantsRead] = true;
  const id = this[kConn];
  if (id > 0 && !this.connecting && !this[kLent]) net.startReading(id);
};

function isPlain(encoding) {
  return encoding === 'utf8' || encoding === 'utf-8' || encoding === 'latin1' ||
    encoding === 'binary' || encoding === 'buffer' || !encoding;
}

function isLatin1(encoding) {
  return encoding === 'latin1' || encoding === 'binary';
}

proto._write = function _write(chunk, encoding, callback) {
  if (this.connecting) {
    this._pendingData = chunk;
    this._pendingEncoding = encoding;
    const onClose = () => callback(new ERR_SOCKET_CLOSED_BEFORE_CONNECTION());
    this.once('connect', () => {
      this.off('close', onClose);
      this._pendingData = null;
      this._write(chunk, encoding, callback);
    });
    this.once('close', onClose);
    return;
  }
  const id = this[kConn];
  if (id === 0) {
    callback(new ERR_SOCKET_CLOSED());
    return;
  }
  if (typeof chunk === 'string' && !isPlain(encoding)) chunk = Buffer.from(chunk, encoding);
  this[kBytesWritten] += typeof chunk === 'string'
    ? Buffer.byteLength(chunk, encoding) : chunk.byteLength;
  unrefTimer(this);
  wrote(this, net.write(id, chunk, isLatin1(encoding)), callback);
};

proto._writev = function _writev(chunks, callback) {
  if (this.connecting || this[kConn] === 0) {
    const parts = chunks.map(({ chunk, encoding }) => (
      typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk));
    this._write(parts.length === 1 ? parts[0] : Buffer.concat(parts), 'buffer', callback);
    return;
  }
  const list = [];
  for (let { chunk, encoding } of chunks) {
    if (typeof chunk === 'string' && !isPlain(encoding)) chunk = Buffer.from(chunk, encoding);
    this[kBytesWritten] += lengthOf(chunk, encoding);
    list.push(chunk, isLatin1(encoding));
  }
  unrefTimer(this);
  wrote(this, net.writev(this[kConn], list), callback);
};

function wrote(self, result, callback) {
  if (result === 0) callback();
  else if (result > 0) self[kWriteCallback] = bindFrame(callback);
  else callback(errnoException(result, 'write'));
}

proto._writeGeneric = function _writeGeneric(isMany, data, encoding, callback) {
  if (isMany) this._writev(data, callback);
  else this._write(data, encoding, callback);
};

proto._final = function _final(callback) {
  if (this.connecting) {
    this.once('connect', () => this._final(callback));
    return;
  }
  const id = this[kConn];
  if (id === 0) {
    callback();
    return;
  }
  const result = net.shutdown(id);
  if (result === 0) callback();
  else if (result > 0) this[kWriteCallback] = bindFrame(callback);
  else callback(result === -107 ? undefined : errnoException(result, 'shutdown')); // ENOTCONN
};

proto._destroy = function _destroy(error, callback) {
  this.connecting = false;
  this[kAttempt]?.done();
  stopTimer(this);
  const id = this[kConn];
  this._closesWithError = !!error;
  if (id > 0) {
    rememberAddresses(this);
    this[kConn] = 0;
    if (this._resetAndClosing) conns.reset(id);
    else conns.close(id, 0);
  }
  const pending = this[kWriteCallback];
  this[kWriteCallback] = null;
  callback(error);
  if (pending !== null) pending(error ?? new ERR_SOCKET_CLOSED());
  if (id === 0) closeLater(this);
  this._server?._emitCloseIfDrained?.(this);
};

// 'close' of a socket without a connection; with one it comes when that is gone: onClosed.
function closeLater(self) {
  // One that went by itself: 'error' and what follows from it come first.
  if (self[kWasOpen]) new (require('internal/timers').Immediate)(emitClose, [self]);
  else later(() => emitClose(self));
}

function emitClose(self) {
  self.emit('close', self._closesWithError);
}

/** https://nodejs.org/api/net.html#socketdestroysoon */
proto.destroySoon = function destroySoon() {
  if (this.writable) this.end();
  if (this.writableFinished) this.destroy();
  else this.once('finish', this.destroy);
};

/** https://nodejs.org/api/net.html#socketresetanddestroy */
proto.resetAndDestroy = function resetAndDestroy() {
  if (this.connecting) {
    this.once('connect', () => this.resetAndDestroy());
  } else if (this[kConn] > 0) {
    this._reset();
  } else {
    this.destroy(new ERR_SOCKET_CLOSED());
  }
  return this;
};

proto._reset = function _reset() {
  this._resetAndClosing = true;
  return this.destroy();
};

proto.pause = function pause() {
  const id = this[kConn];
  if (id > 0 && !this.connecting && !this[kLent] && this._onread) net.stopReading(id);
  return Duplex.prototype.pause.call(this);
};

proto.resume = function resume() {
  const id = this[kConn];
  if (id > 0 && !this.connecting && !this[kLent] && this._onread) net.startReading(id);
  return Duplex.prototype.resume.call(this);
};

// ---- connecting ---------------------------------------------------------------------------------

/**
 * Opens the connection.
 * https://nodejs.org/api/net.html#socketconnect
 * @returns {this}
 */
proto.connect = function connect(...args) {
  const { 0: options, 1: callback } = args[0]?.[kNormalized] ? args[0] : normalizeArgs(args);
  const { port, path } = options;
  if (path === undefined || path === null) {
    if (port === undefined) throw new ERR_MISSING_ARGS(['options', 'port', 'path']);
  } else {
    validateString(path, 'options.path');
  }
  if (this.write !== proto.write) delete this.write;
  if (this.destroyed) reopen(this);
  if (options.onread) useOnRead(this, options.onread);
  if (callback !== null) this.once('connect', callback);
  for (const key of ['noDelay', 'keepAlive']) {
    if (options[key] !== undefined) this[kSetOptions][key] = !!options[key];
  }
  if (options.keepAliveInitialDelay > 0) {
    this[kSetOptions].delay = Math.trunc(options.keepAliveInitialDelay / 1000);
  }
  if (options.blockList !== undefined) this.blockList = checkBlockList(options.blockList);
  unrefTimer(this);
  this.connecting = true;
  if (watched['net.client.socket']) publish('net.client.socket', { socket: this });
  const { connectPath, connectHost } = require('internal/net/connect');
  if (path) connectPath(this, path);
  else connectHost(this, options);
  return this;
};

// A socket that was destroyed begins anew.
function reopen(self) {
  self._undestroy();
  self[kHandle] = null;
  self[kPeer] = self[kLocal] = undefined;
  self[kBytesRead] = self[kBytesWritten] = 0;
  self[kWasOpen] = false;
  self._sockname = null;
}

function checkBlockList(list) {
  const { BlockList } = require('internal/net/block_list');
  if (!BlockList.isBlockList(list)) {
    throw new ERR_INVALID_ARG_TYPE('options.blockList', 'net.BlockList', list);
  }
  return list;
}

// An attempt that failed: its connection goes, the socket stays.
function detach(self) {
  const id = self[kConn];
  if (id === 0) return;
  self[kConn] = 0;
  sockets.delete(id);
  conns.close(id, 0);
}

// ---- facts ------------------------------------------------------------------------------------

function rememberAddresses(self) {
  const id = self[kConn];
  if (id === 0 || self.connecting) return;
  self[kPeer] ??= conns.remoteAddress(id);
  self[kLocal] ??= conns.localAddress(id);
}

function defineGetter(name, get) {
  Object.defineProperty(proto, name, { get, enumerable: true, configurable: true });
}

for (const [name, key, at] of [
  ['remoteAddress', kPeer, 0], ['remoteFamily', kPeer, 1], ['remotePort', kPeer, 2],
  ['localAddress', kLocal, 0], ['localFamily', kLocal, 1], ['localPort', kLocal, 2],
]) {
  defineGetter(name, function() {
    if (this[key] === undefined) rememberAddresses(this);
    return this[key]?.[at];
  });
}

/** https://nodejs.org/api/net.html#socketaddress */
proto.address = function address() {
  rememberAddresses(this);
  if (this[kLocal] === undefined) return {};
  const { 0: address, 1: family, 2: port } = this[kLocal];
  return { address, family, port };
};
proto._getsockname = proto.address;
proto._getpeername = function _getpeername() {
  rememberAddresses(this);
  if (this[kPeer] === undefined) return {};
  const { 0: address, 1: family, 2: port } = this[kPeer];
  return { address, family, port };
};

defineGetter('pending', function() { return this[kConn] === 0 || this.connecting; });
defineGetter('readyState', function() {
  if (this.connecting) return 'opening';
  if (this.readable && this.writable) return 'open';
  if (this.readable) return 'readOnly';
  return this.writable ? 'writeOnly' : 'closed';
});
defineGetter('bufferSize', function() {
  return this[kConn] > 0 || this.connecting ? this.writableLength : undefined;
});
defineGetter('_connecting', function() { return this.connecting; });
defineGetter('bytesRead', function() {
  return this[kLent] ? counts(this)[0] : this[kBytesRead];
});
defineGetter('_bytesDispatched', function() {
  return this[kLent] ? counts(this)[1] : this[kBytesWritten];
});
defineGetter('bytesWritten', function() {
  let bytes = this._bytesDispatched;
  if (this[kLent]) return bytes;
  if (this.connecting && this._pendingData !== null) {
    bytes += lengthOf(this._pendingData, this._pendingEncoding);
  }
  for (const { chunk, encoding } of this.writableBuffer ?? []) bytes += lengthOf(chunk, encoding);
  return bytes;
});
// Programs look whether a socket has a handle, and at what it has.
Object.defineProperty(proto, '_handle', {
  configurable: true,
  enumerable: false,
  get() {
    if (this[kConn] === 0 && !this.connecting) return null;
    return this[kHandle] ??= makeHandle(this);
  },
  set(value) {
    if (value === null) {
      this[kHandle] = null;
      this[kConn] = 0;
    } else {
      Object.defineProperty(this, '_handle', {
        __proto__: null, value, writable: true, enumerable: false, configurable: true,
      });
    }
  },
});

function makeHandle(self) {
  const { TCP, Pipe } = require('internal/net/handle');
  const isPipe = self[kConn] > 0 && self.remoteFamily === undefined && !self.connecting;
  return new (isPipe ? Pipe : TCP)(() => self[kConn]);
}

// What is done to the connection goes by way of the handle where a program may have changed that.
function operate(self, name, ...args) {
  if (self[kHandle] !== null) self[kHandle][name](...args);
  else if (self[kConn] > 0) conns[name](self[kConn], ...args);
}

function lengthOf(chunk, encoding) {
  return typeof chunk === 'string' ? Buffer.byteLength(chunk, encoding) : chunk.length;
}

function counts(self) {
  const now = self[kConn] > 0 ? conns.counts(self[kConn]) : undefined;
  if (now !== undefined) self._counts = now;
  return self._counts ?? [0, 0, 0];
}

// ---- options ----------------------------------------------------------------------------------

/** https://nodejs.org/api/net.html#socketsetnodelaynodelay */
proto.setNoDelay = function setNoDelay(on) {
  on = on === undefined ? true : !!on;
  const options = this[kSetOptions];
  if (options.noDelay === on) return this;
  options.noDelay = on;
  if (this[kConn] > 0) operate(this, 'setNoDelay', on);
  return this;
};

/** https://nodejs.org/api/net.html#socketsetkeepaliveenable-initialdelay */
proto.setKeepAlive = function setKeepAlive(on, msecs) {
  on = !!on;
  const delay = Math.trunc((+msecs || 0) / 1000);
  const options = this[kSetOptions];
  if (options.keepAlive === on && (!on || options.delay === delay)) return this;
  options.keepAlive = on;
  options.delay = delay;
  if (this[kConn] > 0) operate(this, 'setKeepAlive', on, delay);
  return this;
};

/**
 * The IP type of service of what is sent.
 * https://nodejs.org/api/net.html#socketsettypeofservicetos
 * @param {number} tos 0 to 255
 */
proto.setTypeOfService = function setTypeOfService(tos) {
  validateInteger(tos, 'tos', 0, 255);
  this[kSetOptions].tos = tos;
  if (this[kConn] > 0) {
    const errno = conns.setTypeOfService(this[kConn], tos);
    if (errno < 0) throw errnoException(errno, 'setTypeOfService');
  }
  return this;
};

proto.getTypeOfService = function getTypeOfService() {
  if (this[kConn] === 0) return this[kSetOptions].tos ?? 0;
  const tos = conns.getTypeOfService(this[kConn]);
  if (tos < 0) throw errnoException(tos, 'getTypeOfService');
  return tos;
};

proto.ref = function ref() {
  this._unrefs = false;
  if (this[kConn] > 0) conns.setRef(this[kConn], true);
  else if (this.connecting) this.once('connect', this.ref);
  return this;
};

proto.unref = function unref() {
  this._unrefs = true;
  if (this[kConn] > 0) conns.setRef(this[kConn], false);
  return this;
};

// ---- the idle time ----------------------------------------------------------------------------

/**
 * 'timeout' after `msecs` without traffic; 0 turns it off.
 * https://nodejs.org/api/net.html#socketsettimeouttimeout-callback
 * @param {number} msecs milliseconds
 */
proto.setTimeout = function(msecs, callback) {
  if (this.destroyed) return this;
  this.timeout = msecs;
  msecs = duration(msecs, 'msecs');
  stopTimer(this);
  if (callback !== undefined) validateFunction(callback, 'callback');
  if (msecs === 0) {
    if (callback) this.removeListener('timeout', callback);
  } else {
    startTimer(this);
    if (callback) this.once('timeout', callback);
  }
  return this;
};

function startTimer(self) {
  const { setTimeout: start } = require('timers');
  self[kSeen] = moved(self);
  self[kTimer] = start(onTimer, Math.min(self.timeout, 2 ** 31 - 1), self);
  self[kTimer].unref();
}

function stopTimer(self) {
  if (self[kTimer] === null) return;
  require('timers').clearTimeout(self[kTimer]);
  self[kTimer] = null;
}

// Something has moved: the idle time begins anew.
function unrefTimer(self) {
  if (self[kTimer] !== null) self[kTimer].refresh();
}

// What the native side moved without our seeing it: http's traffic, or a long queue going out.
function moved(self) {
  if (self[kConn] === 0) return 0;
  const { 0: read, 1: written, 2: queued } = counts(self);
  return read + written - queued;
}

function onTimer(self) {
  self[kTimer] = null;
  if (self.destroyed) return;
  if (moved(self) !== self[kSeen]) {
    startTimer(self);
    return;
  }
  self._onTimeout();
}

proto._unrefTimer = function _unrefTimer() {
  unrefTimer(this);
};

proto._onTimeout = function _onTimeout() {
  this.emit('timeout');
};

// ---- sockets that others make -----------------------------------------------------------------

// The socket of a connection that http reads, made on first asking.  `id` 0: it is gone already.
function socketOfConn(id, server) {
  const known = id > 0 ? sockets.get(id) : undefined;
  if (known !== undefined) return known;
  const self = new Socket({ allowHalfOpen: true });
  self[kLent] = true;
  self.server = self._server = server;
  if (id > 0) {
    self[kConn] = id;
    sockets.set(id, self);
    rememberAddresses(self);
  } else {
    self.destroy();
  }
  return self;
}

// A connection that http gave away is read here from now on.
function adoptConn(id, server) {
  const self = socketOfConn(id, server);
  self[kLent] = false;
  net.adopt(id);
  // As on Node, it goes on being read: its end is noticed though nobody listens for data.
  net.startReading(id);
  return self;
}

// An accepted connection.
function acceptConn(id, server, options) {
  const self = new Socket(options);
  self[kFrame] = undefined; // as in Node: nothing in the program began it
  self.server = self._server = server;
  attach(self, id);
  return self;
}

// The descriptor for another process, or -1: no connection, or none of ours.
function share(self) {
  return self[kConn] > 0 ? conns.share(self[kConn]) : -1;
}

/**
 * Takes the connection away from a socket that goes to another process.
 * @returns {number} its id, for conns.share() and conns.close(); 0: it has none
 */
function giveUp(self) {
  const id = self[kConn];
  if (id === 0) return 0;
  rememberAddresses(self);
  net.stopReading(id);
  stopTimer(self);
  sockets.delete(id);
  self[kConn] = 0;
  const server = self._server;
  if (server) {
    server._connections--;
    server._emitCloseIfDrained?.();
    self.server = self._server = null;
  }
  return id;
}

// The socket ends while the connection lives on, natively.
function letGo(self) {
  rememberAddresses(self);
  stopTimer(self);
  sockets.delete(self[kConn]);
  self[kConn] = 0;
}

// For internal/process/rare: sockets that keep the loop alive, { name, handle }.
function activeHandles() {
  const all = [];
  for (const { 0: id, 1: handle } of sockets) {
    const isTcp = conns.localAddress(id) !== undefined;
    if (!handle._unrefs) all.push({ name: isTcp ? 'TCPSocketWrap' : 'PipeWrap', handle });
  }
  return all;
}

module.exports = {
  activeHandles,
  Socket, normalizeArgs, checkBlockList, socketOfConn, adoptConn, acceptConn, toBuffer, attach,
  detach, giveUp, letGo, share, unrefTimer, kConn, kAttempt,
  hooks: {
    onRead: hook(onRead),
    onEof: hook(onEof),
    onNativeDrain: hook(onNativeDrain),
    onConnect: hook(onConnect),
  },
};
