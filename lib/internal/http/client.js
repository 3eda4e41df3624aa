'use strict';
// internal/http/client - ClientRequest: what is asked for, and the life of a request until it has a
// socket; what happens on the socket is client_exchange.js.
// Public face: lib/node/http.js.  Native half: src/bind/bind_http_parser.c, by way of parser.js.

const { OutgoingMessage, kOutHeaders, kUniqueHeaders } = require('internal/http/outgoing');
const { isToken } = require('internal/http/common');
const { duration } = require('internal/net/duration');
const { later } = require('internal/turn');
const { context } = require('internal/async_context');
const { counts } = require('internal/diagnostics');
const agents = require('internal/http/agent');
const { validateBoolean, validateInteger } = require('internal/validators');
const {
  codes: {
    ERR_HTTP_HEADERS_SENT, ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_INVALID_HTTP_TOKEN,
    ERR_INVALID_PROTOCOL, ERR_UNESCAPED_CHARACTERS,
  },
} = require('internal/errors');

const kPath = Symbol('kPath');
const kError = Symbol('kError'); // what destroy() was given
const kFrame = Symbol('kFrame'); // the asynchronous context of the request

// Not in a request target; RFC 9112 section 3.2 would allow less.
const BAD_IN_PATH = /[^\u0021-\u00ff]/;

// Methods whose requests seldom have a body: unless the program gives a length none is announced.
const BODILESS = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT']);

let exchange;
function lazyExchange() {
  return exchange ??= require('internal/http/client_exchange');
}

// ---- options ----------------------------------------------------------------------------------

function isUrl(value) {
  return Boolean(value?.href && value.protocol && value.auth === undefined &&
    value.path === undefined);
}

// (url, options, callback), (options, callback) -> [options, callback]
function readArguments(input, options, callback) {
  let base;
  if (typeof input === 'string') {
    const { URL, urlToHttpOptions } = require('url');
    base = urlToHttpOptions(new URL(input));
  } else if (isUrl(input)) {
    base = require('url').urlToHttpOptions(input);
  } else {
    callback = options;
    options = input;
  }
  if (typeof options === 'function') return [base ?? {}, options];
  return [Object.assign(base ?? {}, options), callback];
}

function hostOption(options, name) {
  const host = options[name];
  if (host !== undefined && host !== null && typeof host !== 'string') {
    throw new ERR_INVALID_ARG_TYPE(`options.${name}`, ['string', 'undefined', 'null'], host);
  }
  return host;
}

function chooseAgent({ agent, createConnection }, usual) {
  if (agent === false) return new usual.constructor();
  if (agent === undefined || agent === null) {
    return typeof createConnection === 'function' ? agent : usual;
  }
  if (typeof agent.addRequest !== 'function') {
    throw new ERR_INVALID_ARG_TYPE('options.agent', ['Agent-like Object', 'undefined', 'false'],
      agent);
  }
  return agent;
}

function checkPath(path) {
  const text = String(path);
  if (BAD_IN_PATH.test(text)) throw new ERR_UNESCAPED_CHARACTERS('Request path');
  return text;
}

function methodOption({ method }) {
  if (method === undefined || method === null || method === '') return 'GET';
  if (typeof method !== 'string') {
    throw new ERR_INVALID_ARG_TYPE('options.method', 'string', method);
  }
  if (!isToken(method)) throw new ERR_INVALID_HTTP_TOKEN('Method', method);
  return method.toUpperCase();
}

function uniqueSet(names) {
  if (names === undefined || names === null) return null;
  if (!Array.isArray(names)) throw new ERR_INVALID_ARG_VALUE('options.uniqueHeaders', names);
  return new Set(names.map((name) => `${name}`.toLowerCase()));
}

// The Host field; RFC 9110 section 7.2.
function hostField(host, port, defaultPort) {
  const isIPv6 = host.indexOf(':') !== host.lastIndexOf(':') && host[0] !== '[';
  const name = isIPv6 ? `[${host}]` : host;
  return port && +port !== defaultPort ? `${name}:${port}` : name;
}

function readLimits(self, options) {
  const { maxHeaderSize, insecureHTTPParser, joinDuplicateHeaders } = options;
  if (maxHeaderSize !== undefined) validateInteger(maxHeaderSize, 'maxHeaderSize', 0);
  self.maxHeaderSize = maxHeaderSize;
  if (insecureHTTPParser !== undefined) {
    validateBoolean(insecureHTTPParser, 'options.insecureHTTPParser');
  }
  self.insecureHTTPParser = insecureHTTPParser;
  if (joinDuplicateHeaders !== undefined) {
    validateBoolean(joinDuplicateHeaders, 'options.joinDuplicateHeaders');
  }
  self.joinDuplicateHeaders = joinDuplicateHeaders;
}

// The fields that the request begins with: the program's, Host, Authorization.
function putFields(self, options, setsHost, defaultPort) {
  const { headers, auth, host, port } = options;
  if (Array.isArray(headers)) {
    self._storeHeader(`${self.method} ${self.path} HTTP/1.1\r\n`, headers);
    return;
  }
  if (headers) for (const key of Object.keys(headers)) self.setHeader(key, headers[key]);
  if (host && setsHost && !self.getHeader('host')) {
    self.setHeader('Host', hostField(host, port, defaultPort));
  }
  if (auth && !self.getHeader('Authorization')) {
    const { Buffer } = require('buffer');
    self.setHeader('Authorization', `Basic ${Buffer.from(auth).toString('base64')}`);
  }
  // The head goes ahead alone: the body waits for the answer.
  if (self.getHeader('expect')) self._implicitHeader();
}

/**
 * https://nodejs.org/api/http.html#class-httpclientrequest
 * @param {string|URL|object} input
 * @param {object|Function} [options]
 * @param {Function} [callback] of 'response'
 */
function ClientRequest(input, options, callback) {
  if (!(this instanceof ClientRequest)) return new ClientRequest(input, options, callback);
  ({ 0: options, 1: callback } = readArguments(input, options, callback));
  OutgoingMessage.call(this, options);
  const usual = options._defaultAgent || agents.globalAgent;
  const agent = this.agent = chooseAgent(options, usual);
  const protocol = options.protocol || usual.protocol;
  const expected = agent?.protocol || usual.protocol;
  const path = options.path ? checkPath(options.path) : '/';
  if (protocol !== expected) throw new ERR_INVALID_PROTOCOL(protocol, expected);
  const defaultPort = options.defaultPort || agent?.defaultPort;
  const port = options.port = options.port || defaultPort || 80;
  const host = options.host =
    hostOption(options, 'hostname') || hostOption(options, 'host') || 'localhost';
  const setsDefaults = options.setDefaultHeaders === undefined || !!options.setDefaultHeaders;
  const setsHost = options.setHost === undefined ? setsDefaults : !!options.setHost;
  if (!setsDefaults) this._removedConnection = this._removedContLen = this._removedTE = true;
  this.socketPath = options.socketPath;
  if (options.timeout !== undefined) this.timeout = duration(options.timeout, 'timeout');
  this.method = methodOption(options);
  this[kError] = null;
  if (options.signal) {
    require('internal/streams/add-abort-signal').addAbortSignal(options.signal, this);
  }
  readLimits(this, options);
  this[kPath] = path;
  if (callback) this.once('response', callback);
  this.useChunkedEncodingByDefault = !BODILESS.has(this.method);
  this._ended = false;
  this.res = null;
  this.aborted = false;
  this.timeoutCb = null;
  this.upgradeOrConnect = false;
  this.parser = null;
  this.maxHeadersCount = null;
  this.reusedSocket = false;
  this.host = host;
  this.protocol = protocol;
  this.socket = null;
  this[kFrame] = context.frame;
  this[kUniqueHeaders] = uniqueSet(options.uniqueHeaders);
  // A socket that nobody would use again is not kept.
  const mayBeReused = agent && (agent.keepAlive || Number.isFinite(agent.maxSockets));
  this.shouldKeepAlive = Boolean(mayBeReused);
  this._last = !mayBeReused;
  putFields(this, { ...options, host, port }, setsHost, defaultPort);
  announce('created', this);
  if (agent) agent.addRequest(this, withoutSignal(options));
  else connect(this, options);
}
Object.setPrototypeOf(ClientRequest.prototype, OutgoingMessage.prototype);
Object.setPrototypeOf(ClientRequest, OutgoingMessage);

// The signal ends the request, not the socket, which may live on.
function withoutSignal(options) {
  if (!options.signal) return options;
  const { signal, ...rest } = options;
  return rest;
}

// What net.connect() and its like take: `path` is a Unix socket's there.
function forConnection(options) {
  const out = { ...withoutSignal(options) };
  if (options.path !== undefined || options.socketPath) out.path = options.socketPath;
  return out;
}

// Without an agent: a connection of its own.
function connect(self, options) {
  const { createConnection } = options;
  if (typeof createConnection !== 'function') {
    self.onSocket(require('net').createConnection(forConnection(options)));
    return;
  }
  let isCalled = false;
  const onMade = (error, socket) => {
    if (isCalled) return;
    isCalled = true;
    if (error) later(() => lazyExchange().emitError(self, error));
    else self.onSocket(socket);
  };
  try {
    const made = createConnection(forConnection(options), onMade);
    if (made) onMade(null, made);
  } catch (error) {
    onMade(error);
  }
}

const proto = ClientRequest.prototype;

Object.defineProperty(proto, 'path', {
  configurable: true,
  enumerable: true,
  get() { return this[kPath]; },
  set(value) { this[kPath] = checkPath(value); },
});

proto._implicitHeader = function _implicitHeader() {
  if (this._header) throw new ERR_HTTP_HEADERS_SENT('render');
  this._storeHeader(`${this.method} ${this[kPath]} HTTP/1.1\r\n`, this[kOutHeaders]);
};

proto._finish = function _finish() {
  OutgoingMessage.prototype._finish.call(this);
  announce('start', this);
  if (counts.perfHttp > 0) require('internal/perf/exchange').watchClient(this);
};

// ---- diagnostics ------------------------------------------------------------------------------

let isLoaded;

// Tells diagnostics_channel, where a program has loaded it.
function announce(event, request, more) {
  isLoaded ??= require('internal/builtins').isLoaded;
  if (!isLoaded('diagnostics_channel')) return;
  const kind = event === 'finish' ? 'response' : 'request';
  const channel = require('diagnostics_channel').channel(`http.client.${kind}.${event}`);
  if (channel.hasSubscribers) channel.publish({ request, ...more });
}

// ---- the end ----------------------------------------------------------------------------------

/**
 * Ends the request without an error; old form of destroy().
 * https://nodejs.org/api/http.html#requestabort
 */
proto.abort = function abort() {
  if (this.aborted) return;
  this.aborted = true;
  later(() => this.emit('abort'));
  this.destroy();
};

/** https://nodejs.org/api/http.html#requestdestroyerror */
proto.destroy = function destroy(error) {
  if (this.destroyed) return this;
  this.destroyed = true;
  // An answer that nobody reads would hold its socket.
  if (this.res) this.res._dump();
  this[kError] = error;
  this.socket?.destroy(error);
  return this;
};

// ---- the socket -------------------------------------------------------------------------------

/**
 * Gives the request its socket, in the next turn: the program's listeners come first.
 * @param {stream.Duplex} socket
 * @param {Error} [error] why there is none
 */
proto.onSocket = function onSocket(socket, error) {
  later(() => lazyExchange().begin(this, socket, error));
};

// Does `act(socket)` once the socket is connected.
proto._deferToConnect = function _deferToConnect(method, args) {
  const act = () => {
    if (method) this.socket[method](...args);
  };
  const onSocket = () => {
    if (this.socket.writable) act();
    else this.socket.once('connect', act);
  };
  if (this.socket) onSocket();
  else this.once('socket', onSocket);
};

/**
 * 'timeout' after that long without traffic on the socket.
 * https://nodejs.org/api/http.html#requestsettimeouttimeout-callback
 * @param {number} msecs milliseconds; 0: none
 */
proto.setTimeout = function setTimeout(msecs, callback) {
  if (this._ended) return this;
  lazyExchange().listenTimeout(this);
  msecs = duration(msecs, 'msecs');
  if (callback) this.once('timeout', callback);
  if (this.socket) setSocketTimeout(this.socket, msecs);
  else this.once('socket', (socket) => setSocketTimeout(socket, msecs));
  return this;
};

function setSocketTimeout(socket, msecs) {
  if (socket.connecting) socket.once('connect', () => socket.setTimeout(msecs));
  else socket.setTimeout(msecs);
}

proto.clearTimeout = function clearTimeout(callback) {
  this.setTimeout(0, callback);
};

/** https://nodejs.org/api/http.html#requestsetnodelaynodelay */
proto.setNoDelay = function setNoDelay(noDelay) {
  this._deferToConnect('setNoDelay', [noDelay]);
};

/** https://nodejs.org/api/http.html#requestsetsocketkeepaliveenable-initialdelay */
proto.setSocketKeepAlive = function setSocketKeepAlive(enable, initialDelay) {
  this._deferToConnect('setKeepAlive', [enable, initialDelay]);
};

module.exports = { ClientRequest, announce, kError, kFrame };
