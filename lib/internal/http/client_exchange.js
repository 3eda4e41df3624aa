'use strict';
// internal/http/client_exchange - one request and its response on one socket.
// Public face: lib/node/http.js (http.ClientRequest).  Native half: src/bind/bind_http_parser.c.
//
// While a request has a socket, socket._httpMessage is the request, and both have the parser.
//
//   begin --bytes--> 'information' ... 'response' --body--> end of the response
//     --> the request is over: 'close', and the socket is 'free' for the agent or destroyed
//     --> or, at 101 and CONNECT: 'upgrade', 'connect', and the socket is the program's
//
// A request is over when both its own last byte has gone and the response's last byte has come.

const { finished } = require('internal/streams/end-of-stream');
const { METHODS } = require('internal/http/common');
const { Response, putTrailers, RES_KEEP_ALIVE, RES_UPGRADE } = require('internal/http/incoming');
const { kNeedDrain } = require('internal/http/outgoing');
const {
  parsers, parseError, EVENT_HEAD, EVENT_BODY, EVENT_END, EVENT_UPGRADE, EVENT_ERROR, EVENT_MORE,
} = require('internal/http/parser');
const { announce, kError, kFrame } = require('internal/http/client');
const { later } = require('internal/turn');
const { context, runInFrame } = require('internal/async_context');
const { ConnResetException } = require('internal/errors');

const MAX_HEADERS = 2000; // as Node's, where a request says nothing

function emitError(req, error) {
  announce('error', req, { error });
  req.emit('error', error);
}

function emitClose(req) {
  if (req._closed) return;
  req._closed = true;
  req.emit('close');
}

// ---- the beginning ----------------------------------------------------------------------------

// The request gets its socket, or learns why there is none: ClientRequest.onSocket, a turn later.
function begin(req, socket, error) {
  if (!req.destroyed && !error) {
    inFrame(req, () => {
      useSocket(req, socket);
      req._flush();
    });
    return;
  }
  error ??= req[kError];
  if (!socket) {
    fail(req, error);
  } else if (!error && req.agent && !socket.destroyed) {
    // The request wants it no more: the next one may.
    socket.emit('free');
    fail(req, error);
  } else {
    finished(socket.destroy(error), (failure) => {
      if (failure?.code === 'ERR_STREAM_PREMATURE_CLOSE') failure = null;
      fail(req, failure || error);
    });
  }
}

// A request that never had a socket.
function fail(req, error) {
  req.destroyed = true;
  if (!req.aborted && !error) error = new ConnResetException('socket hang up');
  if (error) emitError(req, error);
  emitClose(req);
}

function inFrame(req, run) {
  const frame = req[kFrame];
  if (frame === context.frame) run();
  else runInFrame(frame, run, undefined, []);
}

function useSocket(req, socket) {
  const parser = parsers.alloc();
  const { maxHeadersCount } = req;
  req.socket = socket;
  startParser(parser, req, typeof maxHeadersCount === 'number' ? maxHeadersCount : MAX_HEADERS);
  parser.socket = socket;
  parser.outgoing = req;
  parser.onIncoming = onHead;
  parser.joinDuplicateHeaders = req.joinDuplicateHeaders;
  req.parser = socket.parser = parser;
  socket._httpMessage = req;
  socket.on('error', onError);
  socket.on('data', onData);
  socket.on('end', onEnd);
  socket.on('close', onClose);
  socket.on('drain', onDrain);
  if (req.timeout !== undefined || req.agent?.options?.timeout) listenTimeout(req);
  req.emit('socket', socket);
}

function startParser(parser, req, maxHeaders) {
  const { options } = require('internal/builtins');
  const size = req.maxHeaderSize || Number(options.maxHttpHeaderSize) || 0;
  const isLenient = req.insecureHTTPParser ?? Boolean(options.insecureHttpParser);
  parser.start(true, METHODS.indexOf(req.method), size, maxHeaders, isLenient ? 1 : 0);
}

// The parser goes back to the others; nothing more comes from it.
function dropParser(req, socket) {
  const { parser } = socket;
  if (!parser) return;
  req.parser = socket.parser = null;
  parsers.free(parser);
}

function unlisten(socket) {
  socket.removeListener('data', onData);
  socket.removeListener('end', onEnd);
  socket.removeListener('drain', onDrain);
}

// ---- time -------------------------------------------------------------------------------------

function emitTimeout() {
  this._httpMessage?.emit('timeout');
}

function emitResponseTimeout() {
  this._httpMessage?.res?.emit('timeout');
}

// The socket's 'timeout' is the request's.
function listenTimeout(req) {
  if (req.timeoutCb) return;
  req.timeoutCb = emitTimeout;
  if (req.socket) req.socket.once('timeout', emitTimeout);
  else req.on('socket', (socket) => socket.once('timeout', emitTimeout));
}

function unlistenTimeout(req, socket) {
  if (req.timeoutCb) socket.removeListener('timeout', req.timeoutCb);
  socket.removeListener('timeout', emitResponseTimeout);
}

// ---- the socket's events ----------------------------------------------------------------------

function onDrain() {
  const req = this._httpMessage;
  if (req && !req.finished && req[kNeedDrain]) {
    req[kNeedDrain] = false;
    req.emit('drain');
  }
}

// Tells the request once that the socket failed it.
function failOnce(req, socket, error) {
  if (socket._hadError) return;
  socket._hadError = true;
  emitError(req, error);
}

function onError(error) {
  const req = this._httpMessage;
  if (req) {
    // For 'close', which comes next: it has been told.
    this._hadError = true;
    emitError(req, error);
    finishParser(req, this);
  }
  unlisten(this);
  this.destroy();
}

function onEnd() {
  const req = this._httpMessage;
  if (!req.res) failOnce(req, this, new ConnResetException('socket hang up'));
  finishParser(req, this);
  this.destroy();
}

// The peer sends no more: a response may end so.
function finishParser(req, socket) {
  const { parser } = socket;
  if (!parser) return;
  const events = parser.finish();
  if (events !== undefined && events[0] === EVENT_END) endOfResponse(parser, undefined);
  dropParser(req, socket);
}

function onClose() {
  const req = this._httpMessage;
  const { res } = req;
  req.destroyed = true;
  if (res) {
    // Cut off: whoever reads it must not take it for the whole.
    if (!res.complete) res.destroy(new ConnResetException('aborted'));
    emitClose(req);
    if (!res.aborted && res.readable) res.push(null);
  } else {
    failOnce(req, this, new ConnResetException('socket hang up'));
    emitClose(req);
  }
  req.outputData = [];
  finishParser(req, this);
}

function onData(chunk) {
  const req = this._httpMessage;
  const { parser } = this;
  if (!parser) return;
  if (req[kFrame] === context.frame) eat(this, req, parser, chunk);
  else runInFrame(req[kFrame], eat, undefined, [this, req, parser, chunk]);
}

// ---- what the parser finds --------------------------------------------------------------------

function eat(socket, req, parser, chunk) {
  let from = 0;
  while (from >= 0) {
    const events = parser.feed(chunk, from);
    from = events === undefined ? -1 : dispatch(socket, req, parser, chunk, events);
  }
  const { incoming } = parser;
  if (socket.parser === parser && incoming?.complete) {
    unlisten(socket);
    dropParser(req, socket);
  }
}

// Returns from where to feed on, -1: all is eaten or nobody wants more.
function dispatch(socket, req, parser, chunk, events) {
  for (let i = 0; i < events.length;) {
    // The program has ended it, in a listener.
    if (parser.socket !== socket) return -1;
    switch (events[i]) {
      case EVENT_HEAD:
        if (!onHead(parser, events[i + 1], events[i + 2])) return -1;
        i += 4;
        break;
      case EVENT_BODY:
        onBody(parser, chunk.subarray(events[i + 1], events[i + 2]));
        i += 3;
        break;
      case EVENT_END:
        endOfResponse(parser, events[i + 1]);
        i += 3;
        break;
      case EVENT_UPGRADE:
        leaveHttp(socket, req, parser, chunk.subarray(events[i + 1]));
        return -1;
      case EVENT_MORE:
        return events[i + 1];
      default: // EVENT_ERROR
        refuse(socket, req, parseError(events[i + 1], events[i + 2], chunk, events[i + 3]));
        return -1;
    }
  }
  return -1;
}

function refuse(socket, req, error) {
  dropParser(req, socket);
  socket.removeListener('data', onData);
  socket.removeListener('end', onEnd);
  socket.destroy();
  socket._hadError = true;
  emitError(req, error);
}

// false: nothing more of this chunk is wanted.
function onHead(parser, head, bits) {
  const { socket, outgoing: req } = parser;
  const res = new Response(socket, head, bits);
  if (req.joinDuplicateHeaders) res.joinDuplicateHeaders = true;
  const { statusCode } = res;
  if (req.res) {
    // A second response to one request: whatever it is, it can't be trusted.
    socket.destroy();
    return false;
  }
  parser.incoming = res;
  if (statusCode < 200 && statusCode !== 101) {
    interim(req, res);
    return true;
  }
  res.req = req;
  if (req.method === 'CONNECT' || bits & RES_UPGRADE) {
    res.upgrade = true; // EVENT_UPGRADE follows
    return true;
  }
  respond(socket, req, res, bits);
  return true;
}

function interim(req, res) {
  if (res.statusCode === 100) req.emit('continue');
  req.emit('information', {
    statusCode: res.statusCode,
    statusMessage: res.statusMessage,
    httpVersion: res.httpVersion,
    httpVersionMajor: res.httpVersionMajor,
    httpVersionMinor: res.httpVersionMinor,
    headers: res.headers,
    rawHeaders: res.rawHeaders,
  });
}

function respond(socket, req, res, bits) {
  if (!(bits & RES_KEEP_ALIVE)) req.shouldKeepAlive = false;
  req.res = res;
  announce('finish', req, { response: res });
  if (req.timeoutCb || socket.timeout) socket.on('timeout', emitResponseTimeout);
  res.on('end', onResponseEnd);
  req.on('finish', onRequestFinish);
  // Nobody wants it: it is read all the same, since another response may follow.
  if (req.aborted || !req.emit('response', res)) res._dump();
}

function onBody(parser, chunk) {
  const { incoming: res, socket } = parser;
  if (!res || res._dumped) return;
  if (!res.push(chunk)) socket.pause();
}

function endOfResponse(parser, trailers) {
  const { incoming: res, socket } = parser;
  if (!res || res !== parser.outgoing.res) return;
  if (trailers !== undefined) putTrailers(res, trailers);
  res.complete = true;
  res.push(null);
  // Whatever the reader's pace was, what comes next is no body any more.
  if (socket && !socket._paused && socket.readable) socket.resume();
}

// ---- the end ----------------------------------------------------------------------------------

function onResponseEnd() {
  const { req } = this;
  const { socket } = req;
  if (socket) unlistenTimeout(req, socket);
  req._ended = true;
  if (!req.shouldKeepAlive) {
    if (socket?.writable) endSocket(socket);
  } else if (req.writableFinished && !this.aborted) {
    release(req);
  }
}

// A socket of the program's own may be any Duplex.
function endSocket(socket) {
  if (typeof socket.destroySoon === 'function') socket.destroySoon();
  else socket.end();
}

function onRequestFinish() {
  if (this.shouldKeepAlive && this._ended) release(this);
}

// Both ends are through: the socket may serve another request.
function release(req) {
  const { socket } = req;
  if (req.timeoutCb) {
    socket.setTimeout(0, req.timeoutCb);
    req.timeoutCb = null;
  }
  socket.removeListener('close', onClose);
  socket.removeListener('error', onError);
  unlisten(socket);
  req.destroyed = true;
  // res.destroy() must not end a socket that is somebody else's by then.
  if (req.res) req.res.socket = null;
  // After the program's own listeners of 'end'.
  process.nextTick(() => {
    emitClose(req);
    socket.emit('free');
  });
}

// 101 Switching Protocols, or an answer to CONNECT: what follows is no HTTP.
function leaveHttp(socket, req, parser, rest) {
  const res = req.res = parser.incoming;
  unlisten(socket);
  unlistenTimeout(req, socket);
  dropParser(req, socket);
  const event = req.method === 'CONNECT' ? 'connect' : 'upgrade';
  if (req.listenerCount(event) === 0) {
    socket.destroy();
    return;
  }
  req.upgradeOrConnect = true;
  socket.emit('agentRemove');
  socket.removeListener('close', onClose);
  socket.removeListener('error', onError);
  socket._httpMessage = null;
  // As if nobody had read it yet: the program decides how.
  socket.readableFlowing = null;
  req.emit(event, res, socket, rest);
  req.destroyed = true;
  emitClose(req);
}

module.exports = { begin, emitError, listenTimeout };
