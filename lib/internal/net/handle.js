'use strict';
// internal/net/handle - socket._handle and server._handle: what programs and packages touch of what
// stands behind a socket.  Made when somebody looks; until then a socket works without.
// Public face: none.  Native half: src/bind/bind_conn.c.

const conns = internalBinding('conn');

class Handle {
  /** @param {() => number} idOf the connection's id, 0: there is none (yet, or any more) */
  constructor(idOf) {
    Object.defineProperty(this, 'idOf', { __proto__: null, value: idOf, enumerable: false });
    this.reading = true;
    this.onconnection = null;
  }

  get fd() {
    return conns.fd(this.idOf());
  }

  get bytesRead() {
    return conns.counts(this.idOf())?.[0] ?? 0;
  }

  get bytesWritten() {
    return conns.counts(this.idOf())?.[1] ?? 0;
  }

  get writeQueueSize() {
    return conns.counts(this.idOf())?.[2] ?? 0;
  }

  getAsyncId() {
    return this.idOf();
  }

  setNoDelay(isOn) {
    return conns.setNoDelay(this.idOf(), isOn);
  }

  setKeepAlive(isOn, initialDelay) {
    return conns.setKeepAlive(this.idOf(), isOn, initialDelay);
  }

  ref() {
    conns.setRef(this.idOf(), true);
  }

  unref() {
    conns.setRef(this.idOf(), false);
  }

  hasRef() {
    return conns.hasRef(this.idOf());
  }

  close(callback) {
    conns.close(this.idOf(), 0);
    if (typeof callback === 'function') require('internal/turn').later(callback);
  }

  getsockname(out) {
    return fill(out, conns.localAddress(this.idOf()));
  }

  getpeername(out) {
    return fill(out, conns.remoteAddress(this.idOf()));
  }
}

function fill(out, name) {
  if (name === undefined) return -107; // ENOTCONN
  const { 0: address, 1: family, 2: port } = name;
  Object.assign(out, { address, family, port });
  return 0;
}

class TCP extends Handle {}
class Pipe extends Handle {}

module.exports = { Handle, TCP, Pipe };
