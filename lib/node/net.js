'use strict';
// net - TCP and Unix sockets.
// https://nodejs.org/api/net.html
// Native half: src/bind/bind_net.c, src/bind/bind_conn.c.

const EventEmitter = require('events');
const { bindTcp, sockName } = internalBinding('net');
const { later } = require('internal/turn');

const kListenFd = Symbol('kListenFd');
const kCloseHandle = Symbol('kCloseHandle');
const kRefHandle = Symbol('kRefHandle');
const kHandleClosed = Symbol('kHandleClosed');

function Server(options, listener) {
  EventEmitter.call(this);
  this.allowHalfOpen = options.allowHalfOpen;
  this.noDelay = options.noDelay;
  this.keepAlive = options.keepAlive;
}
Object.setPrototypeOf(Server.prototype, EventEmitter.prototype);
Server.prototype.listen = function(port, host, callback) {
  if (typeof host === 'function') { callback = host; host = undefined; }
  const fd = bindTcp(host ?? '::', port, 0);
  if (fd < 0) throw new Error(`listen ${fd}`);
  if (callback) this.once('listening', callback);
  this.fd = fd;
  const err = this[kListenFd](fd, 511);
  if (err < 0) throw new Error(`listen ${err}`);
  later(() => this.emit('listening'));
  return this;
};
Server.prototype.address = function() {
  const [address, family, port] = sockName(this.fd);
  return { address, family, port };
};
Server.prototype.close = function(callback) {
  if (callback) this.once('close', callback);
  this[kCloseHandle]();
  return this;
};
Server.prototype[kHandleClosed] = function() { this.emit('close'); };

module.exports = {
  Server,
  internals: { kListenFd, kCloseHandle, kRefHandle, kHandleClosed,
    toBuffer: (b) => require('buffer').Buffer.from(b), socketOfConn() { return { destroy() {} }; } },
};
