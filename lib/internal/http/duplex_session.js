'use strict';
// internal/http/duplex_session - http.Server over a stream that the native session does not read: what
// a program gives to server.emit('connection', stream), such as one end of stream.duplexPair().
// Public face: lib/node/http.js (the listener of 'connection').  Native half:
// src/bind/bind_http_parser.c.
//
// A session reads requests one after the other and hands them to the program at once; their answers
// leave in the order of the requests: one has the stream, the others wait in `waiting`.
//
//   stream 'data' -> parser -> 'request' -> ServerResponse -> stream
//   an answer that is through -> the next one, 'Connection: close', or the idle time

const { kSession, internals } = require('internal/http/server');
const {
  kIncoming, kServerResponse, kPlainPair, kUniqueHeaders, special, endRequest,
  REQ_HTTP10, REQ_KEEP_ALIVE, REQ_BODY, REQ_UPGRADE, REQ_OVER_MAX, REQ_AT_MAX, REQ_NO_CHUNKS,
  METHOD, HEAD,
} = internals;
const {
  IncomingMessage, kHead, kBits, kTarget, kSocket, putTrailers,
} = require('internal/http/incoming');
const { ServerResponse, emitClose, onDrain } = require('internal/http/response');
const {
  parsers, parseError, EVENT_HEAD, EVENT_BODY, EVENT_END, EVENT_UPGRADE, EVENT_MORE,
} = require('internal/http/parser');
const { later } = require('internal/turn');
const {
  codes: { ERR_HTTP_REQUEST_TIMEOUT },
  ConnResetException,
} = require('internal/errors');

const ANSWERS = {
  '__proto__': null,
  'HPE_HEADER_OVERFLOW': '431 Request Header Fields Too Large',
  'HPE_CHUNK_EXTENSIONS_OVERFLOW': '413 Payload Too Large',
  'ERR_HTTP_REQUEST_TIMEOUT': '408 Request Timeout',
};

// An IncomingMessage of a stream, that its constructor has not seen.
function Request(server, socket, head, bits, target) {
  this[kHead] = head;
  this[kBits] = bits;
  this[kTarget] = target;
  this[kSocket] = socket;
  this.server = server;
}
Request.prototype = IncomingMessage.prototype;

class DuplexSession {
  constructor(server, socket) {
    this.server = server;
    this.socket = socket;
    this.parser = parsers.alloc();
    this.request = null; // whose body is being read
    this.open = []; // requests whose answers are not through
    this.waiting = []; // answers that have not the stream yet
    this.count = 0;
    this.isLast = false; // no further request is read
    this.isIdle = true;
    this.failure = null; // what the parser stopped at
    this.queued = 0; // bytes of answers that wait
    this.timer = undefined;
    this.deadline = 0;
    socket.server ??= server;
    socket[kSession] = this;
    socket.parser = this.parser;
    this.parser.socket = socket;
    this.startParser();
    this.listen();
  }

  startParser() {
    const { maxHeaderSize, insecureHTTPParser } = this.server;
    const { options } = require('internal/builtins');
    const isLenient = insecureHTTPParser ?? Boolean(options.insecureHttpParser);
    const size = maxHeaderSize || Number(options.maxHttpHeaderSize) || 0;
    this.parser.start(false, -1, size, 0, isLenient ? 1 : 0);
    this.limit(this.server.headersTimeout);
  }

  listen() {
    const { socket } = this;
    this.listeners = {
      data: (chunk) => this.eat(chunk),
      end: () => this.onEnd(),
      close: () => this.onClose(),
      error: (error) => this.fail(error),
      timeout: () => this.onTimeout(),
      drain: () => this.onDrain(),
    };
    for (const event of Object.keys(this.listeners)) socket.on(event, this.listeners[event]);
    if (this.server.timeout > 0) socket.setTimeout?.(this.server.timeout);
  }

  // The stream is somebody else's from here on, or gone.
  leave() {
    const { socket, listeners, parser } = this;
    for (const event of Object.keys(listeners)) socket.removeListener(event, listeners[event]);
    this.limit(0);
    this.server[kSession].delete(this);
    if (parser === null) return;
    this.parser = socket.parser = null;
    parsers.free(parser);
  }

  // ---- time ---------------------------------------------------------------------------------------

  // So many milliseconds for what is being read; 0: no limit.
  limit(msecs) {
    const { setTimeout, clearTimeout } = require('timers');
    clearTimeout(this.timer);
    this.timer = msecs > 0 ? setTimeout(() => this.tooSlow(), msecs).unref() : undefined;
  }

  tooSlow() {
    this.fail(new ERR_HTTP_REQUEST_TIMEOUT());
  }

  onTimeout() {
    const { socket, server, request } = this;
    const wasHeard = request !== null && request.emit('timeout', socket);
    const resHeard = socket._httpMessage?.emit('timeout', socket);
    const serverHeard = server.emit('timeout', socket);
    if (!wasHeard && !resHeard && !serverHeard) socket.destroy();
  }

  // ---- input --------------------------------------------------------------------------------------

  eat(chunk) {
    let from = 0;
    if (this.failure !== null) {
      // Whoever keeps the stream after a 'clientError' hears of all that comes.
      const { code, reason } = this.failure;
      this.fail(parseError(code, reason, chunk, 0));
      return;
    }
    if (this.isIdle) {
      this.isIdle = false;
      this.socket.setTimeout?.(this.server.timeout);
      this.limit(this.server.headersTimeout);
    }
    while (from >= 0 && this.parser !== null && !this.isLast) {
      const events = this.parser.feed(chunk, from);
      from = events === undefined ? -1 : this.dispatch(chunk, events);
    }
  }

  // Returns from where to feed on; -1: all is eaten.
  dispatch(chunk, events) {
    for (let i = 0; i < events.length;) {
      if (this.parser === null) return -1;
      switch (events[i]) {
        case EVENT_HEAD: {
          const upgradeAt = events[i + 4] === EVENT_UPGRADE ? events[i + 5] : -1;
          this.onHead(events[i + 1], events[i + 2], events[i + 3], chunk, upgradeAt);
          i += 4;
          break;
        }
        case EVENT_BODY:
          this.onBody(chunk.subarray(events[i + 1], events[i + 2]));
          i += 3;
          break;
        case EVENT_END:
          this.onBodyEnd(events[i + 1]);
          i += 3;
          break;
        case EVENT_UPGRADE: { // nobody has taken it: a request like others
          const rest = this.parser.proceed();
          if (rest !== undefined) this.dispatch(chunk, rest);
          return events[i + 1];
        }
        case EVENT_MORE:
          return events[i + 1];
        default: // EVENT_ERROR
          this.failure = parseError(events[i + 1], events[i + 2], chunk, events[i + 3]);
          this.fail(this.failure);
          return -1;
      }
    }
    return -1;
  }

  onHead(head, bits, target, chunk, upgradeAt) {
    const { server, socket } = this;
    const max = server.maxRequestsPerSocket;
    this.count++;
    if (max > 0 && this.count >= max) bits |= this.count > max ? REQ_OVER_MAX : REQ_AT_MAX;
    this.limit(server.requestTimeout);
    const req = new Request(server, socket, head, bits, target);
    const res = this.makeResponse(req, bits);
    if (!server[kPlainPair]) Object.setPrototypeOf(req, server[kIncoming].prototype);
    if (server.joinDuplicateHeaders) req.joinDuplicateHeaders = true;
    this.request = req;
    this.parser.incoming = req;
    if (bits & REQ_UPGRADE) this.upgrade = { chunk, at: upgradeAt };
    this.take(req, res);
    special(server, req, res, bits);
  }

  makeResponse(req, bits) {
    const { server } = this;
    const Response = server[kServerResponse] ?? ServerResponse;
    const res = new Response(req, {
      highWaterMark: this.socket.writableHighWaterMark,
      rejectNonStandardBodyWrites: server.rejectNonStandardBodyWrites,
    });
    res._keepAliveTimeout = server.keepAliveTimeout;
    res.shouldKeepAlive = (bits & REQ_KEEP_ALIVE) !== 0;
    if ((bits & METHOD) === HEAD) res._hasBody = false;
    res.useChunkedEncodingByDefault = !(bits & REQ_HTTP10) || !(bits & REQ_NO_CHUNKS);
    if (server[kUniqueHeaders]) res[kUniqueHeaders] = server[kUniqueHeaders];
    return res;
  }

  // The answer gets the stream when those before it are through.
  take(req, res) {
    this.open.push(req);
    res.on('finish', () => this.answered(req, res));
    if (this.socket._httpMessage) {
      res._onPendingData = (delta) => this.onPending(delta);
      this.waiting.push(res);
    } else {
      res.assignSocket(this.socket);
    }
  }

  // A peer that asks faster than it reads has to wait.
  onPending(delta) {
    this.queued += delta;
    const mark = this.socket.writableHighWaterMark;
    if (this.queued > mark) this.socket.pause();
    else if (delta < 0 && this.queued <= mark) this.socket.resume();
  }

  onBody(chunk) {
    const { request, socket } = this;
    if (request === null || request._dumped) return;
    if (!request.push(chunk)) socket.pause();
  }

  onBodyEnd(trailers) {
    const { request, socket } = this;
    this.limit(0);
    if (request === null) return;
    this.request = null;
    if (trailers !== undefined) putTrailers(request, trailers);
    request.complete = true;
    request.push(null);
    if (socket.readable) socket.resume();
  }

  // ---- output -------------------------------------------------------------------------------------

  onDrain() {
    const res = this.socket._httpMessage;
    if (res) onDrain(res);
  }

  // The answer is through.
  answered(req, res) {
    const { socket, server } = this;
    const at = this.open.indexOf(req);
    if (at !== -1) this.open.splice(at, 1);
    endRequest(req);
    res.detachSocket(socket);
    later(() => emitClose(res));
    if (res._last || this.isLast && this.waiting.length === 0) {
      this.isLast = true;
      if (typeof socket.destroySoon === 'function') socket.destroySoon();
      else socket.end();
    } else if (this.waiting.length !== 0) {
      const next = this.waiting.shift();
      next.assignSocket(socket);
      next._onPendingData = () => {};
    } else {
      this.isIdle = this.request === null;
      const idle = server.keepAliveTimeout;
      if (idle > 0) socket.setTimeout?.(idle + server.keepAliveTimeoutBuffer);
    }
  }

  // ---- the end ------------------------------------------------------------------------------------

  // An upgrade or CONNECT that the program takes: the stream is its own.
  detach(req, event) {
    const { socket, server, upgrade } = this;
    const res = socket._httpMessage;
    if (res) res.detachSocket(socket);
    this.open = [];
    this.leave();
    req.upgrade = true;
    req.complete = true;
    socket.readableFlowing = null;
    server.emit(event, req, socket, upgrade.chunk.subarray(upgrade.at));
  }

  // Input that is no HTTP, a peer over its time, a stream that fails.
  fail(error) {
    const { socket, server } = this;
    socket.removeListener('error', this.listeners.error);
    if (socket.listenerCount('error') === 0) socket.on('error', () => {});
    this.isLast = true;
    if (server.emit('clientError', error, socket)) return;
    if (socket.writable && !socket._httpMessage?._headerSent) {
      const status = ANSWERS[error.code] ?? '400 Bad Request';
      socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, 'latin1');
    }
    socket.destroy(error);
  }

  onEnd() {
    const { socket, server } = this;
    const events = this.parser?.finish();
    if (events !== undefined && events[0] !== EVENT_END) {
      this.fail(parseError(events[1], events[2], undefined, events[3]));
    } else if (!server.httpAllowHalfOpen) {
      this.abortAll();
      socket.end();
    } else if (this.waiting.length !== 0) {
      this.waiting.at(-1)._last = true;
    } else if (socket._httpMessage) {
      socket._httpMessage._last = true;
    } else {
      socket.end();
    }
  }

  abortAll() {
    for (const req of this.open.splice(0)) {
      if (!req.destroyed) req.destroy(new ConnResetException('aborted'));
    }
  }

  onClose() {
    this.abortAll();
    for (const res of this.waiting.splice(0)) emitClose(res);
    this.leave();
  }
}

/** Serves HTTP on `socket`, any Duplex, for `server`. */
function serve(server, socket) {
  const sessions = server[kSession] ??= new Set();
  sessions.add(new DuplexSession(server, socket));
}

/** closeAllConnections, closeIdleConnections of a server. */
function close(server, idleOnly) {
  for (const session of [...server[kSession]]) {
    if (!idleOnly || (session.isIdle && session.count > 0)) session.socket.destroy();
  }
}

module.exports = { serve, close };
