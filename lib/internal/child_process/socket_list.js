'use strict';
// internal/child_process/socket_list - connections of one server in several processes: who was sent
// some is asked how many it has, and before the server's 'close' whether they are gone.
//
// The messages (both ways with a key, which names the server):
//   NODE_SOCKET_NOTIFY_CLOSE -> NODE_SOCKET_ALL_CLOSED (when there are none any more)
//   NODE_SOCKET_GET_COUNT    -> NODE_SOCKET_COUNT { count }

const { codes: { ERR_CHILD_CLOSED_BEFORE_REPLY } } = require('internal/errors');

const kKeys = Symbol('kKeys'); // on the sending side: keys that a target knows
const kCounts = Symbol('kCounts'); // on the receiving side: key -> Count

/** The name of a server in these messages. */
function keyOf(server) {
  const at = server.address();
  if (at === null || typeof at === 'string') return `pipe:${at}`;
  return `${at.family === 'IPv6' ? 6 : 4}:${at.address}:${at.port}`;
}

// ---- who has sent sockets ---------------------------------------------------------------------

class Worker {
  constructor(target, key) {
    this.target = target;
    this.key = key;
  }

  ask(cmd, answer, callback) {
    const { target, key } = this;
    if (!target.connected) {
      callback(null, undefined);
      return;
    }
    const stop = () => {
      target.off('internalMessage', onMessage);
      target.off('exit', onGone);
      target.off('disconnect', onGone);
    };
    const onMessage = (message) => {
      if (message.cmd !== answer || message.key !== key) return;
      stop();
      callback(null, message);
    };
    const onGone = () => {
      stop();
      callback(new ERR_CHILD_CLOSED_BEFORE_REPLY());
    };
    target.on('internalMessage', onMessage);
    target.once('exit', onGone);
    target.once('disconnect', onGone);
    target._send({ cmd, key }, undefined, true);
  }

  close(callback) {
    this.ask('NODE_SOCKET_NOTIFY_CLOSE', 'NODE_SOCKET_ALL_CLOSED', () => callback());
  }

  getConnections(callback) {
    this.ask('NODE_SOCKET_GET_COUNT', 'NODE_SOCKET_COUNT', (error, message) => {
      callback(error, message?.count ?? 0);
    });
  }
}

/** `target` gets a socket of `server`. */
function track(server, target, key) {
  const keys = target[kKeys] ??= new Set();
  if (keys.has(key)) return;
  keys.add(key);
  const worker = new Worker(target, key);
  server._workers.push(worker);
  target.once('exit', () => {
    server._workers = server._workers.filter((one) => one !== worker);
  });
}

// ---- who has got some -------------------------------------------------------------------------

class Count {
  constructor(target, key) {
    this.open = 0;
    this.isAwaited = false;
    this.say = (cmd, more) => {
      if (target.connected) target._send({ cmd, key, ...more }, undefined, true);
    };
    target.on('internalMessage', (message) => {
      if (message.key !== key) return;
      if (message.cmd === 'NODE_SOCKET_NOTIFY_CLOSE') {
        this.isAwaited = true;
        this.check();
      } else if (message.cmd === 'NODE_SOCKET_GET_COUNT') {
        this.say('NODE_SOCKET_COUNT', { count: this.open });
      }
    });
  }

  check() {
    if (!this.isAwaited || this.open > 0) return;
    this.isAwaited = false;
    this.say('NODE_SOCKET_ALL_CLOSED');
  }
}

/** A socket has come from `target`. */
function count(target, key, socket) {
  const counts = target[kCounts] ??= new Map();
  let one = counts.get(key);
  if (one === undefined) counts.set(key, one = new Count(target, key));
  one.open++;
  socket.once('close', () => {
    one.open--;
    one.check();
  });
}

module.exports = { count, keyOf, track };
