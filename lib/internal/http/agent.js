'use strict';
// internal/http/agent - http.Agent: which request gets which socket, and what becomes of a socket
// when its request is over.
// Public face: lib/node/http.js.  Native half: none.
//
//   request --addRequest--> a free socket, a new one, or requests[] when there are too many
//   socket --'free'--> the next waiting request, freeSockets[], or its end
//   socket --'close'--> gone; the next waiting request gets a new one

const EventEmitter = require('events');
const net = require('net');
const { validateNumber, validateOneOf } = require('internal/validators');
const { context, runInFrame } = require('internal/async_context');

const kOptions = Symbol('kOptions'); // of a request that waits for a socket
const kFrame = Symbol('kFrame'); // its asynchronous context

/**
 * https://nodejs.org/api/http.html#new-agentoptions
 * @param {object} [options] keepAlive, keepAliveMsecs (ms), maxSockets, maxTotalSockets,
 *   maxFreeSockets, scheduling, timeout (ms), agentKeepAliveTimeoutBuffer (ms), and what
 *   net.connect() takes
 */
function Agent(options) {
  if (!(this instanceof Agent)) return new Agent(options);
  EventEmitter.call(this);
  options = { __proto__: null, ...options };
  this.options = options;
  this.defaultPort = 80;
  this.protocol = 'http:';
  if (options.noDelay === undefined) options.noDelay = true;
  options.path = null; // of a request: net would take it for a Unix socket's
  this.requests = { __proto__: null };
  this.sockets = { __proto__: null };
  this.freeSockets = { __proto__: null };
  this.keepAliveMsecs = options.keepAliveMsecs || 1000;
  this.keepAlive = options.keepAlive || false;
  this.maxSockets = options.maxSockets || Agent.defaultMaxSockets;
  this.maxFreeSockets = options.maxFreeSockets || 256;
  this.scheduling = options.scheduling || 'lifo';
  this.maxTotalSockets = options.maxTotalSockets;
  this.totalSocketCount = 0;
  const buffer = options.agentKeepAliveTimeoutBuffer;
  this.agentKeepAliveTimeoutBuffer = Number.isFinite(buffer) && buffer >= 0 ? buffer : 1000;
  validateOneOf(this.scheduling, 'scheduling', ['fifo', 'lifo']);
  if (this.maxTotalSockets === undefined) this.maxTotalSockets = Infinity;
  else validateNumber(this.maxTotalSockets, 'maxTotalSockets', 1);
  this.on('free', onFree);
  this.on('newListener', watchKeylog);
}
Object.setPrototypeOf(Agent.prototype, EventEmitter.prototype);
Object.setPrototypeOf(Agent, EventEmitter);
Agent.defaultMaxSockets = Infinity;

const proto = Agent.prototype;

// TLS sockets tell their keys only where somebody wants to know.
const kKeylog = Symbol('kKeylog');

function watchKeylog(event) {
  if (event !== 'keylog' || this[kKeylog]) return;
  const agent = this;
  this[kKeylog] = function(line) { agent.emit('keylog', line, this); };
  for (const socket of Object.values(this.sockets).flat()) socket.on('keylog', this[kKeylog]);
}

// ---- a socket that has nothing to do ----------------------------------------------------------

// A free socket that fails is nobody's error.
function onFreeSocketError() {
  this.destroy();
  this.emit('agentRemove');
}

// 'free' of the agent: `this` gets its socket back.
function onFree(socket, options) {
  const name = this.getName(options);
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const waiting = this.requests[name];
  if (waiting !== undefined && waiting.length !== 0) {
    const req = waiting.shift();
    if (waiting.length === 0) delete this.requests[name];
    inFrameOf(req, () => giveSocket(this, req, socket));
    return;
  }
  if (mayKeep(this, name, socket)) keepFree(this, name, socket, options);
  else socket.destroy();
}

function mayKeep(agent, name, socket) {
  const req = socket._httpMessage;
  if (!req?.shouldKeepAlive || !agent.keepAlive) return false;
  const free = agent.freeSockets[name]?.length ?? 0;
  const all = free + (agent.sockets[name]?.length ?? 0);
  return agent.totalSocketCount <= agent.maxTotalSockets && all <= agent.maxSockets &&
    free < agent.maxFreeSockets && agent.keepSocketAlive(socket);
}

function keepFree(agent, name, socket, options) {
  const list = agent.freeSockets[name] ??= [];
  socket._httpMessage = null;
  agent.removeSocket(socket, options);
  socket.once('error', onFreeSocketError);
  list.push(socket);
}

function takeFree(agent, name) {
  const list = agent.freeSockets[name];
  if (list === undefined) return undefined;
  while (list.length !== 0 && list[0].destroyed) list.shift();
  const socket = agent.scheduling === 'fifo' ? list.shift() : list.pop();
  if (list.length === 0) delete agent.freeSockets[name];
  return socket;
}

/**
 * What is done to a socket before it is kept for later.
 * https://nodejs.org/api/http.html#agentkeepsocketalivesocket
 * @returns {boolean} false: it is not worth keeping
 */
proto.keepSocketAlive = function keepSocketAlive(socket) {
  socket.setKeepAlive(true, this.keepAliveMsecs);
  socket.unref();
  let timeout = this.options.timeout || 0;
  const announced = announcedTimeout(socket._httpMessage?.res);
  if (announced !== undefined) {
    // A request that meets a server which is just closing is lost: be first.
    const safe = announced - this.agentKeepAliveTimeoutBuffer;
    if (safe <= 0) return false;
    if (safe < timeout) timeout = safe;
  }
  if (socket.timeout !== timeout) socket.setTimeout(timeout);
  return true;
};

// Keep-Alive: timeout=5 -> 5000; undefined: nothing is said.
function announcedTimeout(res) {
  const seconds = /^timeout=(\d+)/.exec(res?.headers['keep-alive'])?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

/** https://nodejs.org/api/http.html#agentreusesocketsocket-request */
proto.reuseSocket = function reuseSocket(socket, req) {
  socket.removeListener('error', onFreeSocketError);
  req.reusedSocket = true;
  socket.ref();
};

// ---- a request that wants a socket ------------------------------------------------------------

/**
 * Opens a connection: net.connect(). Agents of other protocols have their own.
 * https://nodejs.org/api/http.html#agentcreateconnectionoptions-callback
 * @param {object} options
 * @param {Function} [callback] (error, socket), for agents that return no socket at once
 * @returns {stream.Duplex|undefined}
 */
proto.createConnection = function createConnection(...args) {
  return net.createConnection(...args);
};

/**
 * The name of the pool that a request belongs to: host:port:localAddress[:family][:path].
 * https://nodejs.org/api/http.html#agentgetnameoptions
 */
proto.getName = function getName(options = {}) {
  const { host, port, localAddress, family, socketPath } = options;
  let name = `${host || 'localhost'}:${port || ''}:${localAddress || ''}`;
  if (family === 4 || family === 6) name += `:${family}`;
  if (socketPath) name += `:${socketPath}`;
  return name;
};

// TLS: the name to ask for is that of the Host field.
function serverName(options, req) {
  const given = req.getHeader?.('host');
  let name = options.host;
  if (given) {
    require('internal/validators').validateString(given, 'options.headers.host');
    name = given[0] === '[' ? given.slice(1, given.indexOf(']')) : given.split(':', 1)[0];
  }
  return net.isIP(name) ? '' : name;
}

function complete(agent, req, options) {
  const out = { __proto__: null, ...options, ...agent.options };
  if (out.socketPath) out.path = out.socketPath;
  if (!out.servername && out.servername !== '') out.servername = serverName(out, req);
  return out;
}

function inFrameOf(req, run) {
  const frame = req[kFrame];
  req[kFrame] = req[kOptions] = undefined;
  if (frame === context.frame) run();
  else runInFrame(frame, run, undefined, []);
}

function giveSocket(agent, req, socket) {
  req.onSocket(socket);
  const usual = agent.options.timeout || 0;
  if (req.timeout !== undefined && req.timeout !== usual) socket.setTimeout(req.timeout);
}

// Called by ClientRequest.  (req, host, port, localAddress) is an old form.
proto.addRequest = function addRequest(req, options, port, localAddress) {
  if (typeof options === 'string') options = { __proto__: null, host: options, port, localAddress };
  options = complete(this, req, options);
  const name = this.getName(options);
  const list = this.sockets[name] ??= [];
  const socket = takeFree(this, name);
  if (socket !== undefined) {
    this.reuseSocket(socket, req);
    giveSocket(this, req, socket);
    list.push(socket);
    return;
  }
  const count = list.length + (this.freeSockets[name]?.length ?? 0);
  if (count < this.maxSockets && this.totalSocketCount < this.maxTotalSockets) {
    this.createSocket(req, options, (error, made) => {
      if (error) req.onSocket(made, error);
      else giveSocket(this, req, made);
    });
    return;
  }
  req[kOptions] = options;
  req[kFrame] = context.frame;
  (this.requests[name] ??= []).push(req);
};

// Opens a socket of the pool; `callback` (error, socket) is called once.
proto.createSocket = function createSocket(req, options, callback) {
  options = complete(this, req, options);
  const timeout = req.timeout || this.options.timeout || undefined;
  if (timeout) options.timeout = timeout;
  const name = this.getName(options);
  options._agentKey = name;
  options.encoding = null;
  if (this.keepAlive) {
    options.keepAlive = this.keepAlive;
    options.keepAliveInitialDelay = this.keepAliveMsecs;
  }
  let isCalled = false;
  const onMade = (error, socket) => {
    if (isCalled) return;
    isCalled = true;
    if (error) {
      callback(error);
      return;
    }
    (this.sockets[name] ??= []).push(socket);
    this.totalSocketCount++;
    watch(this, socket, options);
    callback(null, socket);
  };
  const made = this.createConnection(options, onMade);
  if (made) onMade(null, made);
};

// What the agent wants to know of its sockets.
function watch(agent, socket, options) {
  function onSocketFree() {
    agent.emit('free', socket, options);
  }
  function onClose() {
    agent.totalSocketCount--;
    agent.removeSocket(socket, options);
  }
  // While a request has it, its timeout is the request's.
  function onTimeout() {
    if (Object.values(agent.freeSockets).some((list) => list.includes(socket))) socket.destroy();
  }
  // It has left HTTP (an upgrade): whatever becomes of it, it is not ours.
  function onRemove() {
    agent.totalSocketCount--;
    agent.removeSocket(socket, options);
    socket.removeListener('close', onClose);
    socket.removeListener('free', onSocketFree);
    socket.removeListener('timeout', onTimeout);
    socket.removeListener('agentRemove', onRemove);
  }
  socket.on('free', onSocketFree);
  socket.on('close', onClose);
  socket.on('timeout', onTimeout);
  socket.on('agentRemove', onRemove);
  if (agent[kKeylog]) socket.on('keylog', agent[kKeylog]);
}

// ---- a socket that goes -----------------------------------------------------------------------

function dropFrom(pool, name, one) {
  const list = pool[name];
  const at = list === undefined ? -1 : list.indexOf(one);
  if (at === -1) return;
  list.splice(at, 1);
  if (list.length === 0) delete pool[name]; // names may be many: no empty lists stay
}

// The request that may have the place that has become free; the same pool's first.
function nextWaiting(agent, name) {
  const own = agent.requests[name];
  if (own?.length) return own[0];
  for (const other in agent.requests) {
    if (agent.sockets[other]?.length) return undefined;
    return agent.requests[other][0];
  }
  return undefined;
}

// The socket is in use no more; a request that waits for its place gets a new one.
proto.removeSocket = function removeSocket(socket, options) {
  const name = this.getName(options);
  if (!socket.writable) dropFrom(this.freeSockets, name, socket);
  dropFrom(this.sockets, name, socket);
  const req = nextWaiting(this, name);
  const wanted = req?.[kOptions];
  if (wanted === undefined) return;
  const pool = this.getName(wanted);
  req[kOptions] = undefined; // one socket is on its way for it
  this.createSocket(req, wanted, (error, made) => {
    if (error) {
      dropFrom(this.requests, pool, req);
      req.onSocket(made, error);
    } else {
      made.emit('free');
    }
  });
};

/** https://nodejs.org/api/http.html#agentdestroy */
proto.destroy = function destroy() {
  for (const pool of [this.freeSockets, this.sockets]) {
    for (const list of Object.values(pool)) for (const socket of [...list]) socket.destroy();
  }
};

let globalAgent = new Agent({ keepAlive: true, scheduling: 'lifo', timeout: 5000 });

module.exports = {
  Agent,
  get globalAgent() { return globalAgent; },
  set globalAgent(value) { globalAgent = value; },
};
