'use strict';
// internal/child_process/handles - sockets and servers that go through a channel.
// https://nodejs.org/api/child_process.html#example-sending-a-server-object
// The names of types are Node's.

const conns = internalBinding('conn');

function describeSocket(socket, options, target) {
  const { giveUp, share } = require('internal/net/socket');
  let key;
  if (socket._server) {
    const { keyOf, track } = require('internal/child_process/socket_list');
    key = keyOf(socket._server);
    track(socket._server, target, key);
  }
  if (options?.keepOpen) return { type: 'net.Socket', key, fd: () => share(socket), done() {} };
  let id = 0;
  return {
    type: 'net.Socket',
    key,
    fd() {
      if (id === 0) id = giveUp(socket);
      return id === 0 ? -1 : conns.share(id);
    },
    done() {
      if (id !== 0) conns.close(id, 0);
    },
  };
}

function describeServer(server) {
  return {
    type: 'net.Server',
    fd: () => server._listening?.fd ?? -1,
    done() {},
  };
}

/**
 * How a handle is sent.
 * @param {net.Socket|net.Server} handle
 * @param {{keepOpen?: boolean}} [options]
 * @param {ChildProcess|process} target where it goes
 * @returns {{type: string, key?: string, fd: () => number, done: () => void}|undefined} undefined:
 *   it can't be.  `done` is called when the other side has it, or never will
 */
function describe(handle, options, target) {
  const net = require('net');
  if (handle instanceof net.Socket) return describeSocket(handle, options, target);
  if (handle instanceof net.Server) return describeServer(handle);
  // A server._handle.
  if (typeof handle.fd === 'number') return { type: 'net.Native', fd: () => handle.fd, done() {} };
  return undefined;
}

/**
 * Makes the handle that a message speaks of.
 * @param {{type: string, key?: string}} message
 * @param {number} fd ours from here
 * @param {ChildProcess|process} target where it came from
 * @param {Function} emit (handle)
 */
function receive({ type, key }, fd, target, emit) {
  const net = require('net');
  if (type === 'net.Socket') {
    const socket = new net.Socket({ fd, readable: true, writable: true });
    if (key !== undefined) require('internal/child_process/socket_list').count(target, key, socket);
    emit(socket);
  } else if (type === 'net.Server') {
    const server = new net.Server();
    server.listen({ fd }, () => emit(server));
  } else if (type === 'net.Native') {
    emit({ fd, close: () => internalBinding('net').closeFd(fd) });
  } else {
    internalBinding('net').closeFd(fd);
    throw require('internal/unbuilt').notBuilt(`receiving handles of type ${type}`);
  }
}

module.exports = { describe, receive };
