'use strict';
// internal/fetch/dispatcher - how fetch, WebSocket and EventSource get at the network: one exchange
// a call of dispatch(), made by eddy's own HTTP client (internal/http/client).
//
// The shape is that of undici's dispatchers: a handler is told
//   onRequestStart(controller)
//   onResponseStart(controller, status, headers, statusText), onResponseData(controller, bytes),
//   onResponseEnd(controller, trailers)  or  onRequestUpgrade(controller, status, headers, socket)
//   onResponseError(controller, error)   instead of the end

const idleMs = 4000; // how long a connection without requests is kept, as undici does
const silenceMs = 300_000; // without a byte from the other side
const connectMs = 10_000;

/** The errors of undici, whose codes programs look at. */
function undiciError(name, ...args) {
  return new (require('internal/bundle/fetch').errors[name])(...args);
}

class Dispatcher {
  constructor() {
    this.agents = { __proto__: null }; // by protocol
  }

  agentFor(protocol) {
    const known = this.agents[protocol];
    if (known !== undefined) return known;
    const { Agent } = moduleOf(protocol);
    // No limit to the connections of a host: fetch has none.
    const agent = new Agent({ keepAlive: true, timeout: silenceMs, maxFreeSockets: 256 });
    agent.on('free', keepShortly);
    return this.agents[protocol] = agent;
  }

  /**
   * @param {object} options origin, path, method, headers (name to value), body (null
   *   or an async iterable of bytes), upgrade (undefined or a protocol)
   * @param {object} handler see above
   * @returns {boolean} true: there is room for more
   */
  dispatch(options, handler) {
    new Exchange(this, options, handler).start();
    return true;
  }
}

/** Idle connections end by themselves. */
function keepShortly(socket) {
  socket.setTimeout?.(idleMs);
}

function moduleOf(protocol) {
  return require(protocol === 'https:' ? 'https' : 'http');
}

function fieldsOf(headers) {
  const fields = [];
  let length;
  for (const name of Object.keys(headers)) {
    if (name.toLowerCase() === 'content-length') length = headers[name];
    else fields.push(name, headers[name]);
  }
  if (length !== undefined) fields.push('content-length', length); // where undici has it
  return fields;
}

function hasField(fields, name) {
  for (let i = 0; i < fields.length; i += 2) {
    if (fields[i].toLowerCase() === name) return true;
  }
  return false;
}

/** One request and its answer; also the controller that its handler is given. */
class Exchange {
  constructor(dispatcher, options, handler) {
    this.dispatcher = dispatcher;
    this.options = options;
    this.handler = handler;
    this.aborted = false;
    this.reason = null;
    this.paused = false;
    this.rawHeaders = [];
    this.request = undefined;
    this.response = undefined;
    this.isOver = false;
    this.isRetried = false;
    this.connectTimer = undefined;
  }

  // ---- the controller ----

  abort(reason) {
    if (this.aborted || this.isOver) return;
    this.aborted = true;
    this.reason = reason ?? undiciError('RequestAbortedError');
    if (this.request === undefined) this.fail(this.reason);
    else this.request.destroy(this.reason);
  }

  pause() {
    this.paused = true;
    this.response?.pause();
  }

  resume() {
    this.paused = false;
    this.response?.resume();
  }

  // ---- the request ----

  start() {
    this.handler.onRequestStart?.(this, {});
    if (this.aborted) return;
    try {
      this.send();
    } catch (error) {
      this.fail(error);
    }
  }

  send() {
    const { origin, path, method, body, upgrade } = this.options;
    const url = new URL(origin);
    const fields = ['host', url.host, 'connection', upgrade ? 'upgrade' : 'keep-alive'];
    if (upgrade) fields.push('upgrade', upgrade);
    fields.push(...fieldsOf(this.options.headers));
    if (body && !hasField(fields, 'content-length')) fields.push('transfer-encoding', 'chunked');
    const { hostname } = url;
    const request = this.request = moduleOf(url.protocol).request({
      protocol: url.protocol,
      host: hostname.startsWith('[') ? hostname.slice(1, -1) : hostname,
      port: url.port || undefined,
      path,
      method,
      headers: fields,
      agent: upgrade ? false : this.dispatcher.agentFor(url.protocol),
      insecureHTTPParser: false,
    });
    this.listen(request);
    if (body) this.sendBody(body).catch((error) => request.destroy(error));
    else request.end();
  }

  listen(request) {
    request.on('socket', (socket) => {
      if (socket.connecting) this.limitConnect(socket);
    });
    request.on('response', (response) => this.onResponse(response));
    request.on('upgrade', (response, socket, head) => this.onUpgrade(response, socket, head));
    request.on('timeout', () => request.destroy(undiciError('HeadersTimeoutError')));
    request.on('error', (error) => this.onError(error));
    request.on('close', () => {
      if (!this.isOver) this.onError(undiciError('SocketError', 'other side closed', null));
    });
  }

  limitConnect(socket) {
    const { request } = this;
    const timer = this.connectTimer = setTimeout(() => {
      request.destroy(undiciError('ConnectTimeoutError', 'Connect Timeout Error'));
    }, connectMs);
    socket.once('connect', () => clearTimeout(timer));
  }

  async sendBody(body) {
    const { request } = this;
    for await (const bytes of body) {
      if (request.destroyed) return;
      if (!request.write(bytes)) await untilDrained(request);
    }
    request.end();
  }

  // ---- the answer ----

  onResponse(response) {
    this.response = response;
    const { handler } = this;
    this.rawHeaders = response.rawHeaders;
    response.on('data', (bytes) => handler.onResponseData(this, bytes));
    response.on('end', () => {
      if (this.isOver) return;
      this.finish();
      handler.onResponseEnd(this, response.trailers);
    });
    response.on('error', (error) => this.onError(error));
    response.on('close', () => {
      if (!this.isOver) this.onError(undiciError('SocketError', 'other side closed', null));
    });
    handler.onResponseStarted?.();
    handler.onResponseStart(this, response.statusCode, response.headers, response.statusMessage);
    if (this.paused) response.pause();
  }

  onUpgrade(response, socket, head) {
    this.finish();
    this.rawHeaders = response.rawHeaders;
    if (head.length > 0) socket.unshift(head);
    const isTaken = this.handler.onRequestUpgrade(this, response.statusCode, response.headers,
                                                  socket);
    if (!isTaken) socket.destroy();
  }

  /** Nothing more is told. */
  finish() {
    this.isOver = true;
    clearTimeout(this.connectTimer);
  }

  fail(error) {
    if (this.isOver) return;
    this.finish();
    this.handler.onResponseError(this, error);
  }

  onError(error) {
    if (this.isOver) return;
    if (this.aborted) {
      this.fail(this.reason);
    } else if (this.mayRepeat(error)) {
      this.isRetried = true;
      this.request = undefined;
      clearTimeout(this.connectTimer);
      this.send();
    } else {
      const isCut = error.code === 'ECONNRESET' && error.syscall === undefined;
      this.fail(isCut ? undiciError('SocketError', 'other side closed', null) : error);
    }
  }

  /** The other side has closed an idle connection just when we used it. */
  mayRepeat(error) {
    return this.request?.reusedSocket && error.code === 'ECONNRESET' && !this.isRetried &&
      this.response === undefined && !this.options.body;
  }
}

function untilDrained(request) {
  return new Promise((resolve) => {
    const over = () => {
      request.off('drain', over);
      request.off('close', over);
      resolve();
    };
    request.on('drain', over);
    request.on('close', over);
  });
}

let only;

/** The dispatcher of all that does not bring its own. */
function dispatcher() {
  return only ??= new Dispatcher();
}

module.exports = { dispatcher };
