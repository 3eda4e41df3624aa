'use strict';
// internal/http/response - ServerResponse.
// Public face: lib/node/http.js.  Native half: src/bind/bind_http.c send().
//
// Route 070: the program -> response.js -> bind_http send
//
// An answer belongs to an exchange of the native session (kExchange), or, where a program made it by
// hand and gave it a socket, to that socket.

const { OutgoingMessage, kOutHeaders, kNeedDrain, kSend, kSendRaw, kErrored, kEndCallbacks,
        settleEnd, Fields } =
  require('internal/http/outgoing');
const { STATUS_CODES, isFieldValue, validateHeaderValue } = require('internal/http/common');
const { Buffer } = require('buffer');
const { later } = require('internal/turn');
const { send, wantDrain, queued, destroy: destroyExchange } = internalBinding('http');
const {
  codes: {
    ERR_HTTP_HEADERS_SENT, ERR_HTTP_INVALID_STATUS_CODE, ERR_HTTP_SOCKET_ASSIGNED,
    ERR_INVALID_ARG_VALUE, ERR_INVALID_CHAR,
  },
} = require('internal/errors');

// ORDER: enum h1_answer_bits in src/http/h1_session.h, SEND_ in src/bind/bind_http.c
const END = 1;
const LAST = 2;
const NOTIFY = 4;
const CHUNKED = 8;
const LATIN1 = 16;

// The answer whose request is being handed to the program right now.  One that ends within that call,
// with no listener on it, asks for no notice of its end: most answers are of that kind.
const dispatch = { current: null };

const BIG = 64 * 1024; // a chunk that counts as filling the queue, bytes

const kExchange = Symbol('kExchange'); // id; 0: over, undefined: never had one
const kWaiting = Symbol('kWaiting'); // write callbacks to be called at the next drain
const kDone = Symbol('kDone'); // 'finish' was emitted

/**
 * The answer to a request.
 * https://nodejs.org/api/http.html#class-httpserverresponse
 * @param {http.IncomingMessage} req
 * @param {object} [options]
 */
function ServerResponse(req, options) {
  OutgoingMessage.call(this, options);
  this.req = req;
  if (req.method === 'HEAD') this._hasBody = false;
  if (req.httpVersionMajor < 1 || req.httpVersionMinor < 1) {
    this.useChunkedEncodingByDefault = /chunked/i.test(req.headers.te);
    this.shouldKeepAlive = false;
  }
}
Object.setPrototypeOf(ServerResponse.prototype, OutgoingMessage.prototype);
Object.setPrototypeOf(ServerResponse, OutgoingMessage);

const proto = ServerResponse.prototype;

function define(name, value) {
  Object.defineProperty(proto, name, {
    value, writable: true, enumerable: true, configurable: true,
  });
}
define('statusCode', 200);
define('statusMessage', undefined);
define('sendDate', true);
define('_sent100', false);
define('_expect_continue', false);
define('_maxRequestsPerSocket', 0);
proto[kExchange] = undefined;
proto[kWaiting] = null;
proto[kDone] = false;

// ---- the socket -------------------------------------------------------------------------------

Object.defineProperty(proto, 'socket', {
  configurable: true,
  enumerable: true,
  get() {
    // One that ended just now still has it, as long as its request is being handed over.
    return this[kExchange] > 0 || dispatch.current === this ? this.req.socket : null;
  },
  set(socket) {
    Object.defineProperty(this, 'socket', {
      value: socket, writable: true, enumerable: true, configurable: true,
    });
  },
});

function onSocketClose() {
  const res = this._httpMessage;
  if (res) {
    res.destroyed = true;
    res._closed = true;
    res.emit('close');
  }
}

/** Gives an answer that was made by hand its way out; what was written before goes there now. */
proto.assignSocket = function assignSocket(socket) {
  if (socket._httpMessage) throw new ERR_HTTP_SOCKET_ASSIGNED();
  socket._httpMessage = this;
  socket.on('close', onSocketClose);
  this.socket = socket;
  this.emit('socket', socket);
  this._flush();
};

proto.detachSocket = function detachSocket(socket) {
  socket.removeListener('close', onSocketClose);
  socket._httpMessage = null;
  this.socket = null;
};

// ---- heads ------------------------------------------------------------------------------------

function sendInformation(self, text, callback) {
  if (self._header) throw new ERR_HTTP_HEADERS_SENT('write');
  self._writeRaw(text, 'latin1', callback);
}

/** https://nodejs.org/api/http.html#responsewritecontinue */
proto.writeContinue = function writeContinue(callback) {
  sendInformation(this, 'HTTP/1.1 100 Continue\r\n\r\n', callback);
  this._sent100 = true;
};

/** https://nodejs.org/api/http.html#responsewriteprocessing */
proto.writeProcessing = function writeProcessing(callback) {
  sendInformation(this, 'HTTP/1.1 102 Processing\r\n\r\n', callback);
};

const LINK = /^(?:<[^>]*>)(?:\s*;\s*[^;"\s]+(?:=(")?[^;"\s]*\1)?)*$/;

function checkLink(link) {
  if (typeof link !== 'string' || !LINK.test(link) || !isFieldValue(link)) {
    throw new ERR_INVALID_ARG_VALUE('hints', link,
      'must be an array or string of format "</styles.css>; rel=preload; as=style"');
  }
  return link;
}

/** https://nodejs.org/api/http.html#responsewriteearlyhintshints-callback */
proto.writeEarlyHints = function writeEarlyHints(hints, callback) {
  require('internal/validators').validateObject(hints, 'hints');
  if (hints.link === null || hints.link === undefined) return;
  const link = Array.isArray(hints.link) ? hints.link.map(checkLink).join(', ')
    : checkLink(hints.link);
  if (link.length === 0) return;
  let text = `HTTP/1.1 103 Early Hints\r\nLink: ${link}\r\n`;
  for (const key of Object.keys(hints)) {
    if (key.toLowerCase() === 'link') continue;
    require('internal/http/common').validateHeaderName(key);
    const value = `${hints[key]}`;
    validateHeaderValue(key, value);
    text += `${key}: ${value}\r\n`;
  }
  sendInformation(this, `${text}\r\n`, callback);
};

proto._implicitHeader = function _implicitHeader() {
  this.writeHead(this.statusCode);
};

// setHeader was used before: what writeHead brings is put among its fields.
function mergeHeaders(self, headers) {
  if (Array.isArray(headers)) {
    const flat = headers.length !== 0 && Array.isArray(headers[0]) ? headers.flat(1) : headers;
    if (flat.length % 2 !== 0) throw new ERR_INVALID_ARG_VALUE('headers', headers);
    for (let i = 0; i < flat.length; i += 2) self.removeHeader(flat[i]);
    for (let i = 0; i < flat.length; i += 2) {
      if (flat[i]) self.appendHeader(flat[i], flat[i + 1]);
    }
  } else if (headers) {
    for (const key of Object.keys(headers)) if (key) self.setHeader(key, headers[key]);
  }
}

// Status lines with the usual phrases, by status.
const lines = [];

function firstLine(status, phrase) {
  if (phrase === STATUS_CODES[status]) {
    return lines[status - 100] ??= `HTTP/1.1 ${status} ${phrase}\r\n`;
  }
  if (!isFieldValue(phrase)) throw new ERR_INVALID_CHAR('statusMessage');
  return `HTTP/1.1 ${status} ${phrase}\r\n`;
}

/**
 * Makes the head; it leaves with the first piece of the body or the end.
 * https://nodejs.org/api/http.html#responsewriteheadstatuscode-statusmessage-headers
 * @param {number} statusCode 100 to 999
 * @param {string} [reason]
 * @param {object|Array} [headers] an object, pairs, or a flat list
 * @returns {this}
 * @throws {ERR_HTTP_HEADERS_SENT|ERR_HTTP_INVALID_STATUS_CODE|ERR_INVALID_CHAR}
 */
proto.writeHead = function writeHead(statusCode, reason, headers) {
  if (this._header) throw new ERR_HTTP_HEADERS_SENT('write');
  const status = statusCode | 0;
  if (status < 100 || status > 999) throw new ERR_HTTP_INVALID_STATUS_CODE(statusCode);
  if (typeof reason === 'string') {
    this.statusMessage = reason;
  } else {
    this.statusMessage ||= STATUS_CODES[status] || 'unknown';
    headers ??= reason;
  }
  this.statusCode = status;
  if (this[kOutHeaders] !== null) {
    mergeHeaders(this, headers);
    headers = this[kOutHeaders];
  }
  const line = firstLine(status, this.statusMessage);
  if (status === 204 || status === 304 || status < 200) this._hasBody = false;
  // The client waits to be told that it may send; without that, its body may or may not come.
  if (this._expect_continue && !this._sent100) this.shouldKeepAlive = false;
  this._storeHeader(line, headers);
  return this;
};
proto.writeHeader = proto.writeHead;

// ---- the way out ------------------------------------------------------------------------------

// Without an exchange an answer goes the way of all messages.
const bySocket = {
  send: OutgoingMessage.prototype[kSend],
  sendRaw: OutgoingMessage.prototype[kSendRaw],
  writeRaw: OutgoingMessage.prototype._writeRaw,
};

function needsBuffer(encoding) {
  return encoding !== undefined && encoding !== null && encoding !== 'utf8' &&
    encoding !== 'utf-8' && encoding !== 'latin1' && encoding !== 'binary';
}

proto[kSend] = function(chunk, encoding, isEnd, callback) {
  const exchange = this[kExchange];
  if (exchange === undefined) return bySocket.send.call(this, chunk, encoding, isEnd, callback);
  let bits = 0;
  if (typeof chunk === 'string') {
    if (needsBuffer(encoding)) chunk = Buffer.from(chunk, encoding);
    else if (encoding === 'latin1' || encoding === 'binary') bits = LATIN1;
  }
  if (this.chunkedEncoding && this._hasBody) bits |= CHUNKED;
  if (isEnd) {
    bits |= END;
    if (this._last) bits |= LAST;
    if (dispatch.current !== this || this._events !== undefined || this.req._events !== undefined ||
        this[kEndCallbacks] !== null) {
      bits |= NOTIFY;
    }
  }
  const head = this._headerSent ? undefined : this._header;
  this._headerSent = true;
  const result = send(exchange, head, chunk, bits, this._trailer === '' ? undefined : this._trailer);
  if (isEnd) {
    if ((bits & NOTIFY) === 0) this[kExchange] = 0;
    else this._finish();
    return true;
  }
  return afterWrite(this, chunk, result, callback);
};

proto[kSendRaw] = function(data, encoding, callback) {
  if (this[kExchange] === undefined) return bySocket.sendRaw.call(this, data, encoding, callback);
  return this[kSend](data === '' ? undefined : data, encoding, false, callback);
};

// Text that belongs to no answer: an interim one that a program writes itself.
proto._writeRaw = function _writeRaw(data, encoding, callback) {
  const exchange = this[kExchange];
  if (exchange === undefined) return bySocket.writeRaw.call(this, data, encoding, callback);
  if (typeof encoding === 'function') callback = encoding;
  if (exchange > 0) send(exchange, data, undefined, 0);
  if (callback) later(callback);
  return true;
};

function afterWrite(self, chunk, result, callback) {
  if (result < 0) {
    if (callback) later(() => callback(self[kErrored]));
    return false;
  }
  const isFull = result === 1 || (chunk !== undefined && chunk.length >= BIG);
  // A callback means: with the kernel.
  if (callback) (self[kWaiting] ??= []).push(callback);
  if (isFull || callback) wantDrain(self[kExchange]);
  return !isFull;
}

// The queue is empty again.
function onDrain(self) {
  const waiting = self[kWaiting];
  self[kWaiting] = null;
  if (waiting !== null) for (const callback of waiting) callback();
  if (self[kNeedDrain] && !self.finished && !self.destroyed) {
    self[kNeedDrain] = false;
    self.emit('drain');
  }
}

// All is with the kernel.
function finish(self) {
  if (self[kDone]) return;
  self[kDone] = true;
  settleEnd(self);
}

function emitClose(self) {
  if (self._closed) return;
  self.destroyed = true;
  self._closed = true;
  self.emit('close');
}

function inherited(self, name) {
  return Reflect.get(OutgoingMessage.prototype, name, self);
}

Object.defineProperty(proto, 'writableLength', {
  configurable: true,
  get() {
    const exchange = this[kExchange];
    if (exchange === undefined) return inherited(this, 'writableLength');
    return exchange > 0 ? Math.max(0, queued(exchange)) : 0;
  },
});

Object.defineProperty(proto, 'writableFinished', {
  configurable: true,
  get() {
    if (this[kExchange] === undefined) return inherited(this, 'writableFinished');
    return this.finished && (this[kDone] || this[kExchange] === 0);
  },
});

proto.destroy = function destroy(error) {
  const exchange = this[kExchange];
  if (exchange === undefined) return OutgoingMessage.prototype.destroy.call(this, error);
  if (this.destroyed) return this;
  this.destroyed = true;
  this[kErrored] = error ?? null;
  if (exchange > 0) {
    destroyExchange(exchange, 0);
    this.req.socket.destroy(error);
  }
  return this;
};

module.exports = {
  ServerResponse, kExchange, dispatch, onDrain, finish, emitClose, Fields,
};
