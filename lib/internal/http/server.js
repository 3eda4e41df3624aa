'use strict';
// internal/http/server - http.Server, and what the native sessions call.
// Public face: lib/node/http.js.  Native half: src/bind/bind_http.c.
//
// Route 060: bind_http -> onRequest -> IncomingMessage, ServerResponse -> the program

const net = require('internal/net/server');
const { kListenFd, kCloseHandle, kRefHandle, kHandleClosed, socketOfConn, adoptConn, toBuffer } =
  net;
const binding = internalBinding('http');
const { letGo } = require('internal/net/socket');
const { STATUS_CODES } = require('internal/http/common');
const { bindFrame, context, kFrame, runInFrame } = require('internal/async_context');
const { counts, publish, watched } = require('internal/diagnostics');
const { later, onFatal } = require('internal/turn');
const {
  IncomingMessage, kHead, kBits, kTarget, kSource, putTrailers,
} = require('internal/http/incoming');
const { kSocket } = require('internal/http/incoming');
const { ServerResponse, kExchange, dispatch, onDrain, finish, emitClose } =
  require('internal/http/response');
const { kErrored, kUniqueHeaders } = require('internal/http/outgoing');
const { validateBoolean, validateInteger, validateObject, validateFunction } =
  require('internal/validators');
const {
  codes: {
    ERR_HTTP_REQUEST_TIMEOUT, ERR_HTTP_SOCKET_ENCODING, ERR_INVALID_ARG_VALUE, ERR_OUT_OF_RANGE,
  },
  ConnResetException,
} = require('internal/errors');

// ORDER: REQ_ in src/bind/bind_http.c
const REQ_HTTP10 = 1 << 6;
const REQ_KEEP_ALIVE = 1 << 7;
const REQ_BODY = 1 << 8;
const REQ_UPGRADE = 1 << 9;
const REQ_CONTINUE = 1 << 10;
const REQ_EXPECT = 1 << 11;
const REQ_BAD_HOST = 1 << 12;
const REQ_OVER_MAX = 1 << 13;
const REQ_NO_CHUNKS = 1 << 14; // an HTTP/1.0 client that does not ask for chunks
const REQ_AT_MAX = 1 << 15;
const METHOD = 63;

const HEAD = binding.methods().indexOf('HEAD');
const CONNECT = binding.methods().indexOf('CONNECT');

// How much of a body waits in memory for a program that does not read it yet, bytes; then the peer waits.
const BODY_HOLD = 64 * 1024;

// ORDER: WANTS_ in src/bind/bind_http.c
const WANTS_CONNECTION = 1;
const WANTS_BAD = 2;

const kId = Symbol('kId'); // the native server's id, 0: not listening
const kPlainPair = Symbol('kPlainPair'); // no subclasses of the message classes in use
const kBody = Symbol('kBody'); // chunks that came before anybody read
const kBodyLength = Symbol('kBodyLength'); // bytes in kBody
const kEnded = Symbol('kEnded'); // the body is all here
const kIsLent = Symbol('kIsLent');
const kPair = Symbol('kPair'); // the answer of a request
const kSession = Symbol('kSession'); // of a stream: its DuplexSession; of a server: a Set of them
const kIdle = Symbol('kIdle'); // keepAliveTimeout as the native half knows it
const kIsClosing = Symbol('kIsClosing'); // close() was called: answers end their connections
const kUpgraded = Symbol('kUpgraded'); // Set of the sockets that left HTTP and are open

// Exchanges that events may still come for: id -> request.
const live = new Map();

// ---- the messages of the server ---------------------------------------------------------------

// Requests as the native session brings them: instances of IncomingMessage that its constructor has
// not seen.
function Request(server, id, head, bits, target) {
  this[kHead] = head;
  this[kBits] = bits;
  this[kTarget] = target;
  this[kSource] = source;
  this[kExchange] = id;
  this[kPair] = null;
  this.server = server;
}
Request.prototype = IncomingMessage.prototype;
Object.defineProperty(IncomingMessage.prototype, 'server', {
  value: undefined, writable: true, enumerable: false, configurable: true,
});
IncomingMessage.prototype[kBody] = null;
IncomingMessage.prototype[kEnded] = false;

function Response(req, id, bits, timeout) {
  this.req = req;
  this[kExchange] = id;
  this._keepAliveTimeout = timeout;
  this._header = null;
  if ((bits & METHOD) === HEAD) this._hasBody = false;
  if ((bits & REQ_KEEP_ALIVE) === 0) this.shouldKeepAlive = false;
  if (bits & REQ_NO_CHUNKS) this.useChunkedEncodingByDefault = false;
}
Response.prototype = ServerResponse.prototype;

function adopt(server, message, prototype) {
  if (server[kPlainPair]) return message;
  return Object.setPrototypeOf(message, prototype);
}

// Where a request's body comes from.
const source = {
  read(req) {
    const waiting = req[kBody];
    if (waiting !== null) {
      req[kBody] = null;
      for (const chunk of waiting) req.push(chunk);
    }
    if (req[kEnded] || !(req[kBits] & REQ_BODY)) {
      req.complete = true;
      req.push(null);
    } else if (req[kExchange] > 0) {
      binding.pauseBody(req[kExchange], false);
    }
  },
  destroy(req, error) {
    const id = req[kExchange];
    if (id <= 0 || (req.readableEnded && req.complete)) return;
    // A request without its socket goes alone: the answer is still to come (streams do so).
    if (req[kSocket] === null) binding.discardBody(id);
    else binding.destroy(id, 0);
  },
  socketOf(req) {
    const exchange = req[kExchange];
    const id = exchange > 0 ? binding.connOf(exchange) : 0;
    const socket = lentSocket(id, req.server);
    if (socket.parser) socket.parser.request = req;
    return socket;
  },
};

// The socket of a connection that the native session reads, made when somebody asks for it.
function lentSocket(id, server) {
  const socket = socketOfConn(id, server);
  if (socket[kIsLent] !== true) {
    socket[kIsLent] = true;
    socket.on('error', onSocketError);
    if (server.timeout > 0) socket.setTimeout(server.timeout);
    socket.on('timeout', onSocketTimeout);
    socket.setEncoding = refuseEncoding;
    const { SessionParser } = require('internal/http/session_parser');
    socket.parser = new SessionParser(socket, () => onSocketTimeout.call(socket));
    socket.on('close', freeParser);
  }
  return socket;
}

// RFC 9112 section 2.2: a head is parsed as bytes.
function refuseEncoding() {
  throw new ERR_HTTP_SOCKET_ENCODING();
}

function freeParser() {
  const { parser } = this;
  if (!parser) return;
  this.parser = null;
  parser.free();
  parser.forget();
}

function onSocketError(error) {
  this.removeListener('error', onSocketError);
  if (this.listenerCount('error') === 0) this.on('error', () => {});
  if (!this.server.emit('clientError', error, this)) this.destroy(error);
}

function onSocketTimeout() {
  const req = requestOn(this);
  const wasHeard = req !== undefined && !req.complete && req.emit('timeout', this);
  const res = req?.[kPair];
  const resHeard = res !== undefined && res.emit('timeout', this);
  const serverHeard = this.server.emit('timeout', this);
  if (!wasHeard && !resHeard && !serverHeard) this.destroy();
}

function requestOn(socket) {
  for (const req of live.values()) if (req[kSocket] === socket) return req;
  return undefined;
}

// ---- what the native sessions call ------------------------------------------------------------

/** step(req, ...) as what C calls with (id, ...), in the async context that the server was in. */
function hook(step) {
  return (id, value) => {
    const req = live.get(id);
    if (req === undefined) return;
    const frame = req[kFrame];
    if (frame === undefined) step(req, value, id);
    else runInFrame(frame, step, undefined, [req, value, id]);
  };
}

function onRequest(server, id, head, bits, target) {
  const frame = server[kFrame];
  if (frame === undefined) request(server, id, head, bits, target);
  else runInFrame(frame, request, undefined, [server, id, head, bits, target]);
}

function request(server, id, head, bits, target) {
  const req = new Request(server, id, head, bits, target);
  const idle = server.keepAliveTimeout;
  if (idle !== server[kIdle]) configure(server); // it was set since
  const res = new Response(req, id, bits, idle);
  req[kPair] = res;
  if (!server[kPlainPair]) {
    Object.setPrototypeOf(req, server[kIncoming].prototype);
    Object.setPrototypeOf(res, server[kServerResponse].prototype);
  }
  dispatch.current = res;
  if (counts.httpServer > 0) announce(server, req, res);
  try {
    if (bits & SPECIAL_BITS || server[kIsSpecial]) special(server, req, res, bits);
    else server.emit('request', req, res);
  } finally {
    dispatch.current = null;
    settleExchange(server, req, res, id, bits);
  }
}

// Tells diagnostics_channel; what a subscriber enters (AsyncLocalStorage) is there at the end, too.
function announce(server, req, res) {
  if (counts.perfHttp > 0) require('internal/perf/exchange').watchServer(req, res);
  publish('http.server.response.created', { request: req, response: res });
  const what = () => ({ request: req, response: res, socket: req.socket, server });
  publish('http.server.request.start', what());
  if (watched['http.server.response.finish'] === undefined) return;
  res.on('finish', bindFrame(() => publish('http.server.response.finish', what())));
}

// After the program had the request: keep what may still happen in mind, and only that.
function settleExchange(server, req, res, id, bits) {
  const isAnswered = res[kExchange] === 0;
  if (!(bits & REQ_BODY)) req.complete = true;
  if (isAnswered && !(bits & REQ_BODY)) {
    req[kExchange] = 0;
  } else {
    live.set(id, req);
    if (server[kFrame] !== undefined) req[kFrame] = server[kFrame];
  }
  if (isAnswered && (res._events !== undefined || req._events !== undefined)) {
    later(() => allDone(req, res));
  }
}

const SPECIAL_BITS = REQ_UPGRADE | REQ_CONTINUE | REQ_EXPECT | REQ_BAD_HOST | REQ_OVER_MAX;
const kIncoming = Symbol('kIncoming');
const kServerResponse = Symbol('kServerResponse');
const kIsSpecial = Symbol('kIsSpecial');

// Requests that want more than the 'request' event.
function special(server, req, res, bits) {
  if (server[kUniqueHeaders]) res[kUniqueHeaders] = server[kUniqueHeaders];
  if (server.joinDuplicateHeaders) req.joinDuplicateHeaders = true;
  if (server.rejectNonStandardBodyWrites) res.rejectNonStandardBodyWrites = true;
  if (server[kIsClosing]) res.shouldKeepAlive = false;
  if (server.optimizeEmptyRequests) skipEmptyBody(req, bits);
  if (server.maxRequestsPerSocket > 0) {
    res._maxRequestsPerSocket = server.maxRequestsPerSocket;
    res.maxRequestsOnConnectionReached = (bits & (REQ_AT_MAX | REQ_OVER_MAX)) !== 0;
    if (bits & REQ_OVER_MAX) {
      server.emit('dropRequest', req, req.socket);
      res.writeHead(503);
      return res.end();
    }
  }
  if (bits & REQ_UPGRADE && takeUpgrade(server, req, res, bits)) return;
  if (bits & REQ_BAD_HOST && server.requireHostHeader && !(bits & REQ_HTTP10)) {
    res.writeHead(400, ['Connection', 'close']);
    return res.end();
  }
  if (bits & REQ_CONTINUE) return expectContinue(server, req, res);
  if (bits & REQ_EXPECT) {
    if (server.listenerCount('checkExpectation') > 0) {
      server.emit('checkExpectation', req, res);
    } else {
      res.writeHead(417);
      res.end();
    }
    return;
  }
  server.emit('request', req, res);
}

// optimizeEmptyRequests: of a body that was not even announced there is nothing to read.
function skipEmptyBody(req, bits) {
  if (bits & (REQ_BODY | REQ_UPGRADE)) return;
  const { headers } = req;
  if ('content-length' in headers || 'transfer-encoding' in headers) return;
  req._dumped = req._consuming = true;
  req.complete = true;
  const state = req._readableState;
  state.ended = state.endEmitted = state.destroyed = state.closed = state.closeEmitted = true;
}

function expectContinue(server, req, res) {
  res._expect_continue = true;
  if (server.listenerCount('checkContinue') > 0) {
    server.emit('checkContinue', req, res);
  } else {
    res.writeContinue();
    server.emit('request', req, res);
  }
}

// An upgrade or CONNECT: the connection leaves HTTP.  false: it stays.
function takeUpgrade(server, req, res, bits) {
  const isConnect = (bits & METHOD) === CONNECT;
  const event = isConnect ? 'connect' : 'upgrade';
  const session = req[kSocket]?.[kSession]; // of internal/http/duplex_session
  if (server.listenerCount(event) === 0) {
    if (!isConnect) return false;
    if (session !== undefined) req[kSocket].destroy();
    else binding.destroy(req[kExchange], 0);
    return true;
  }
  if (!isConnect && !server.shouldUpgradeCallback(req)) return false;
  if (session !== undefined) {
    session.detach(req, event);
    return true;
  }
  const { 0: conn, 1: rest } = binding.detach(req[kExchange]);
  req.upgrade = true;
  req[kExchange] = res[kExchange] = 0;
  req.complete = true;
  const socket = req[kSocket] = adoptConn(conn, server, req[kSocket]);
  if (!socket.destroyed) {
    (server[kUpgraded] ??= new Set()).add(socket);
    server._connections++;
  }
  socket.removeListener('close', freeParser);
  socket.parser = null;
  server.emit(event, req, socket, toBuffer(rest));
  return true;
}

function onBody(req, buffer, id) {
  const chunk = toBuffer(buffer);
  if (req._dumped) return;
  if (req._consuming) {
    if (!req.push(chunk)) binding.pauseBody(id, true);
  } else {
    (req[kBody] ??= []).push(chunk);
    req[kBodyLength] = (req[kBodyLength] ?? 0) + chunk.length;
    if (req[kBodyLength] >= BODY_HOLD) binding.pauseBody(id, true);
  }
}

function onBodyEnd(req, trailers, id) {
  if (trailers !== undefined) putTrailers(req, trailers);
  req[kEnded] = true;
  if (req._consuming) {
    req.complete = true;
    req.push(null);
  } else if (req[kPair].finished) {
    req.complete = true;
  }
  forgetIfOver(req, id);
}

function forgetIfOver(req, id) {
  if (req[kPair][kExchange] === 0 && (req[kEnded] || !(req[kBits] & REQ_BODY))) {
    live.delete(id);
    req[kExchange] = 0;
  }
}

// The answer is with the kernel; the request's body may still be on its way.
function onDone(req, bodyComes, id) {
  const res = req[kPair];
  res[kExchange] = 0;
  if (bodyComes) {
    if (!req._consuming) binding.discardBody(id);
  } else {
    req[kEnded] = true;
    live.delete(id);
    req[kExchange] = 0;
  }
  allDone(req, res);
}

function allDone(req, res) {
  onDrain(res);
  if (res._last && req[kSocket]?.[kIsLent] && !req[kSocket].writableEnded) req[kSocket].end();
  finish(res);
  if (req._events !== undefined || Object.hasOwn(req, '_readableState')) endRequest(req);
  later(() => emitClose(res));
}

// What the program did not read is thrown away: 'end' and 'close' come all the same.
function endRequest(req) {
  if (req.readableEnded) {
    req.destroy();
  } else {
    req.once('end', () => req.destroy());
    if (req._consuming) return;
    if (req[kEnded] || !(req[kBits] & REQ_BODY)) req.push(null);
    req._dump();
  }
}

// The connection went while the exchange was under way.
function onAbort(req, errno, id) {
  live.delete(id);
  const res = req[kPair];
  const isOver = req.complete && res.writableFinished;
  req[kExchange] = res[kExchange] = 0;
  if (!isOver && !req.destroyed) {
    const isRead = req.complete && req.readableEnded;
    req.destroy(isRead ? undefined : new ConnResetException('aborted'));
  }
  if (!res._closed) {
    res[kErrored] ??= null;
    emitClose(res);
  }
}

function onNativeDrain(req) {
  onDrain(req[kPair]);
}

// Returns whether the program takes care of the connection.
function onBad(server, conn, code, reason, bytes, at) {
  const socket = lentSocket(conn, server);
  const packet = bytes === undefined ? undefined : toBuffer(bytes);
  const error = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? new ERR_HTTP_REQUEST_TIMEOUT()
    : require('internal/http/parser').parseError(code, reason, packet, at);
  socket.removeListener('error', onSocketError);
  if (socket.listenerCount('error') === 0) socket.on('error', () => {});
  if (server.emit('clientError', error, socket)) return true;
  // The native session answers and lingers; the socket knows the end already.
  letGo(socket);
  socket.destroy(error);
  return false;
}

function onConnection(server, conn) {
  server.emit('connection', lentSocket(conn, server));
}

function onServerClosed(server, id) {
  if (server[kId] === id) server[kId] = 0; // else it listens again already
  server[kHandleClosed]();
}

// ORDER: enum http_hook in src/bind/bind_http.c
const HOOKS = [
  onRequest, hook(onBody), hook(onBodyEnd), hook(onAbort), hook(onNativeDrain), hook(onDone), onBad,
  onConnection, onServerClosed,
];
binding.setHooks(HOOKS);

// ---- http.Server ------------------------------------------------------------------------------

const TIMES = {
  requestTimeout: 300_000,
  headersTimeout: 60_000,
  keepAliveTimeout: 5_000,
  keepAliveTimeoutBuffer: 1_000,
  connectionsCheckingInterval: 30_000,
};

function readOptions(self, options) {
  self[kIncoming] = options.IncomingMessage ?? IncomingMessage;
  self[kServerResponse] = options.ServerResponse ?? ServerResponse;
  self[kPlainPair] = self[kIncoming] === IncomingMessage &&
    self[kServerResponse] === ServerResponse;
  if (options.maxHeaderSize !== undefined) {
    validateInteger(options.maxHeaderSize, 'maxHeaderSize', 0);
  }
  self.maxHeaderSize = options.maxHeaderSize;
  if (options.insecureHTTPParser !== undefined) {
    validateBoolean(options.insecureHTTPParser, 'options.insecureHTTPParser');
  }
  self.insecureHTTPParser = options.insecureHTTPParser;
  for (const name of Object.keys(TIMES)) {
    const value = options[name];
    if (value !== undefined) validateInteger(value, name, 0);
    self[name] = value ?? TIMES[name];
  }
  if (self.requestTimeout > 0 && self.headersTimeout > self.requestTimeout) {
    if (options.headersTimeout !== undefined) {
      throw new ERR_OUT_OF_RANGE('headersTimeout', '<= requestTimeout', options.headersTimeout);
    }
    self.headersTimeout = self.requestTimeout;
  }
  for (const name of ['requireHostHeader', 'joinDuplicateHeaders',
                      'rejectNonStandardBodyWrites', 'optimizeEmptyRequests']) {
    if (options[name] !== undefined) validateBoolean(options[name], `options.${name}`);
    self[name] = options[name] ?? (name === 'requireHostHeader');
  }
  if (options.shouldUpgradeCallback !== undefined) {
    validateFunction(options.shouldUpgradeCallback, 'options.shouldUpgradeCallback');
  }
  self.shouldUpgradeCallback = options.shouldUpgradeCallback ??
    (() => self.listenerCount('upgrade') > 0);
  if (options.uniqueHeaders !== undefined) {
    self[kUniqueHeaders] = uniqueSet(options.uniqueHeaders);
  }
}

function uniqueSet(names) {
  if (!Array.isArray(names)) throw new ERR_INVALID_ARG_VALUE('options.uniqueHeaders', names);
  return new Set(names.map((name) => `${name}`.toLowerCase()));
}

/**
 * https://nodejs.org/api/http.html#class-httpserver
 * @param {object} [options]
 * @param {Function} [requestListener] of 'request'
 */
function Server(options, requestListener) {
  if (!(this instanceof Server)) return new Server(options, requestListener);
  if (typeof options === 'function') {
    requestListener = options;
    options = {};
  } else if (options === undefined || options === null) {
    options = {};
  } else {
    validateObject(options, 'options');
  }
  readOptions(this, options);
  net.Server.call(this, {
    allowHalfOpen: true,
    noDelay: options.noDelay ?? true,
    keepAlive: options.keepAlive,
    keepAliveInitialDelay: options.keepAliveInitialDelay,
    highWaterMark: options.highWaterMark,
  });
  this[kId] = 0;
  this[kSession] = null;
  if (requestListener) this.on('request', requestListener);
  this.on('connection', connectionListener);
  this.on('listening', setupConnectionsTracking);
  this.httpAllowHalfOpen = false;
  this.timeout = 0;
  this.maxHeadersCount = null;
  this.maxRequestsPerSocket = 0;
}
Object.setPrototypeOf(Server.prototype, net.Server.prototype);
Object.setPrototypeOf(Server, net.Server);

// Stands where Node has the timer that looks at connections now and then: here the native session
// looks at each limit when it is due.
class ConnectionsCheck {
  _destroyed = false;
}

const kConnectionsCheckingInterval = Symbol('http.server.connectionsCheckingInterval');

function stopConnectionsTracking(server) {
  const check = server[kConnectionsCheckingInterval];
  if (check !== undefined) check._destroyed = true;
}

function setupConnectionsTracking() {
  stopConnectionsTracking(this);
  this[kConnectionsCheckingInterval] = new ConnectionsCheck();
}

// Connections that are accepted are read natively; what a program brings is read here.
function connectionListener(socket) {
  if (socket[kIsLent] !== true) require('internal/http/duplex_session').serve(this, socket);
}

function wantsConnections(self) {
  return self.timeout > 0 ||
    self.listeners('connection').some((listener) => listener !== connectionListener);
}

// Tells the session layer what the properties say; they may be set until and while listening.
function configure(self) {
  self[kIdle] = self.keepAliveTimeout;
  if (self[kId] <= 0) return;
  let wants = 0;
  if (wantsConnections(self)) wants |= WANTS_CONNECTION | WANTS_BAD;
  if (self.listenerCount('clientError') > 0) wants |= WANTS_BAD;
  self[kIsSpecial] = !!(self[kUniqueHeaders] || self.joinDuplicateHeaders ||
    self.rejectNonStandardBodyWrites || self.optimizeEmptyRequests ||
    self.maxRequestsPerSocket > 0 || self[kIsClosing]);
  const idle = self.keepAliveTimeout > 0 ? self.keepAliveTimeout + self.keepAliveTimeoutBuffer : 0;
  binding.serverConfigure(self[kId], wants, self.maxHeaderSize || 16384, self.maxHeadersCount ?? 2000,
    self.headersTimeout, self.requestTimeout, idle, self.maxRequestsPerSocket,
    self.maxConnections ?? 0,
    (self.httpAllowHalfOpen ? 1 : 0) | (self.noDelay ? 2 : 0) | (self.keepAlive ? 4 : 0) |
    (self.insecureHTTPParser ?? require('internal/builtins').options.insecureHttpParser ? 8 : 0));
}

// What the native half does not tell of unless somebody listens.
for (const name of ['on', 'addListener', 'prependListener']) {
  const add = net.Server.prototype[name];
  Server.prototype[name] = function(event, listener) {
    add.call(this, event, listener);
    if (event === 'connection' || event === 'clientError') configure(this);
    return this;
  };
  Object.defineProperty(Server.prototype[name], 'name', { value: add.name, configurable: true });
}

Server.prototype[kListenFd] = function(fd, backlog) {
  this[kFrame] = context.frame;
  // A program that took our listener away reads the sockets itself.
  if (!this.listeners('connection').includes(connectionListener)) {
    return net.Server.prototype[kListenFd].call(this, fd, backlog);
  }
  const id = binding.serverListen(this, fd, backlog);
  if (id < 0) return id;
  this[kId] = id;
  this[kIsClosing] = false;
  configure(this);
  // Properties that are set right after listen() or by a listener of 'listening'.
  later(() => {
    configure(this);
    later(() => configure(this));
  });
  return 0;
};

Server.prototype[kCloseHandle] = function() {
  if (this[kId] > 0) binding.serverClose(this[kId]);
  else net.Server.prototype[kCloseHandle].call(this);
};

Server.prototype[kRefHandle] = function(isRef) {
  if (this[kId] > 0) binding.serverSetRef(this[kId], isRef);
  else net.Server.prototype[kRefHandle].call(this, isRef);
};

// Connections that HTTP reads are counted by the native half, those that it gave away here.
Server.prototype._emitCloseIfDrained = function _emitCloseIfDrained(socket) {
  const wasUpgraded = this[kUpgraded]?.delete(socket);
  if (socket?.[kIsLent] !== true || wasUpgraded) {
    net.Server.prototype._emitCloseIfDrained.call(this, socket);
  }
};

/** https://nodejs.org/api/net.html#servergetconnectionscallback */
Server.prototype.getConnections = function getConnections(callback) {
  const count = (this[kId] > 0 ? binding.serverConnections(this[kId]) : 0) +
    Math.max(0, this._connections);
  later(() => callback(null, count));
  return this;
};

/**
 * Accepts no more and closes idle connections.  Answers under way go out; those whose handler set no
 * `Connection` say `close`, so that the end does not wait for clients that hold on.
 * https://nodejs.org/api/http.html#serverclosecallback
 * @param {Function} [callback] of 'close', with ERR_SERVER_NOT_RUNNING when it was not open
 * @returns {this}
 */
Server.prototype.close = function close(callback) {
  beginClosing(this);
  httpServerPreClose(this);
  net.Server.prototype.close.call(this, callback);
  this.closeIdleConnections();
  return this;
};

function beginClosing(self) {
  if (self[kIsClosing] || !self.listening) return;
  self[kIsClosing] = self[kIsSpecial] = true;
  if (dispatch.current?.req.server === self) dispatch.current.shouldKeepAlive = false;
  for (const req of live.values()) if (req.server === self) req[kPair].shouldKeepAlive = false;
}

/**
 * Ends the server in good order: as close(), and what is still open after `ms` is cut, upgraded
 * connections too.  May be called again, also after close(), to set an earlier end.  Not in Node.
 * @param {number} [ms] milliseconds that answers under way have; undefined: as long as they take
 * @returns {Promise<undefined>} settles when the last connection is gone; rejects with
 *   ERR_SERVER_NOT_RUNNING when the server was not open
 * @throws {ERR_INVALID_ARG_TYPE|ERR_OUT_OF_RANGE}
 */
Server.prototype.drain = function drain(ms) {
  if (ms !== undefined) require('internal/validators').validateNumber(ms, 'ms', 0, 2 ** 31 - 1);
  return new Promise((resolve, reject) => {
    let timer;
    const onEnd = (error) => {
      require('timers').clearTimeout(timer);
      if (error) reject(error);
      else resolve();
    };
    const isClosing = this[kIsClosing] && (this[kId] > 0 || this._connections > 0);
    const isOpen = isClosing || this.listening;
    if (isClosing) this.once('close', () => onEnd());
    else this.close(onEnd);
    if (isOpen && ms !== undefined) timer = require('timers').setTimeout(cutAll, ms, this);
  });
};

function cutAll(self) {
  self.closeAllConnections();
  for (const socket of self[kUpgraded] ?? []) socket.destroy();
}

function httpServerPreClose(server) {
  server.closeIdleConnections();
  stopConnectionsTracking(server);
}

// A 'request' listener whose promise is rejected, where captureRejections is on.
Server.prototype[Symbol.for('nodejs.rejection')] = function(error, event, ...args) {
  if (event !== 'request') {
    net.Server.prototype[Symbol.for('nodejs.rejection')].apply(this, arguments);
    return;
  }
  const { 1: res } = args;
  if (res.headersSent || res.writableEnded) {
    res.destroy();
    return;
  }
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  res.statusCode = 500;
  res.end(STATUS_CODES[500]);
};

Server.prototype[Symbol.asyncDispose] = function() {
  return new Promise((resolve, reject) => {
    this.close((error) => (error ? reject(error) : resolve()));
  });
};

/** https://nodejs.org/api/http.html#servercloseallconnections */
Server.prototype.closeAllConnections = function closeAllConnections() {
  if (this[kId] > 0) binding.serverCloseConnections(this[kId], false);
  if (this[kSession] !== null) require('internal/http/duplex_session').close(this, false);
};

/** https://nodejs.org/api/http.html#servercloseidleconnections */
Server.prototype.closeIdleConnections = function closeIdleConnections() {
  if (this[kId] > 0) binding.serverCloseConnections(this[kId], true);
  if (this[kSession] !== null) require('internal/http/duplex_session').close(this, true);
};

/** https://nodejs.org/api/http.html#serversettimeoutmsecs-callback */
Server.prototype.setTimeout = function setTimeout(msecs, callback) {
  this.timeout = msecs;
  if (callback) this.on('timeout', callback);
  configure(this);
  return this;
};

module.exports = {
  Server,
  connectionListener,
  setupConnectionsTracking,
  httpServerPreClose,
  kConnectionsCheckingInterval,
  kServerResponse,
  readOptions,
  kSession,
  internals: {
    kIncoming, kServerResponse, kPlainPair, kUniqueHeaders, special, endRequest,
    REQ_HTTP10, REQ_KEEP_ALIVE, REQ_BODY, REQ_UPGRADE, REQ_OVER_MAX, REQ_AT_MAX, REQ_NO_CHUNKS,
    METHOD, HEAD,
  },
};
