'use strict';
// internal/http/outgoing - OutgoingMessage: fields, framing and the writable face that requests of
// the client and answers of the server share.
// Public face: lib/node/http.js.  Native half: none; ServerResponse sends through bind_http.c,
// ClientRequest through its socket (outgoing_socket.js).  Framing: RFC 9112 section 6, section 9.3.
//
// A message owns few properties: defaults stand on the prototype, so that making one costs little.

const { Stream } = require('internal/streams/legacy');
const { Buffer } = require('buffer');
const {
  codes: {
    ERR_HTTP_BODY_NOT_ALLOWED, ERR_HTTP_CONTENT_LENGTH_MISMATCH, ERR_HTTP_HEADERS_SENT,
    ERR_HTTP_TRAILER_INVALID, ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_INVALID_CHAR,
    ERR_METHOD_NOT_IMPLEMENTED, ERR_STREAM_ALREADY_FINISHED, ERR_STREAM_CANNOT_PIPE,
    ERR_STREAM_DESTROYED, ERR_STREAM_NULL_VALUES, ERR_STREAM_WRITE_AFTER_END,
  },
} = require('internal/errors');
const {
  fieldName, validateHeaderValue, isFieldValue, narrow, dateLine, lower,
  CONNECTION, CONTENT_LENGTH, TRANSFER_ENCODING, DATE, EXPECT, TRAILER, KEEP_ALIVE, COOKIE,
} = require('internal/http/common');
const { later } = require('internal/turn');
const { isUint8Array } = internalBinding('buffer');

const kOutHeaders = Symbol('kOutHeaders');
const kUniqueHeaders = Symbol('kUniqueHeaders');
const kNeedDrain = Symbol('kNeedDrain');
const kCorked = Symbol('kCorked');
const kSend = Symbol('kSend');
const kSendRaw = Symbol('kSendRaw');
const kBytesWritten = Symbol('kBytesWritten');
const kErrored = Symbol('kErrored');
const kEndCallbacks = Symbol('kEndCallbacks'); // what end() was given: (error | null) => void
const kHighWaterMark = Symbol('kHighWaterMark');

const HIGH_WATER_MARK = 64 * 1024; // as the native queue's CONN_HIGH_WATER

/**
 * The base of http.ServerResponse and http.ClientRequest.
 * https://nodejs.org/api/http.html#class-httpoutgoingmessage
 * @param {object} [options] { highWaterMark, rejectNonStandardBodyWrites }
 */
function OutgoingMessage(options) {
  Stream.call(this);
  this.outputData = [];
  this.outputSize = 0;
  this._header = null;
  this[kOutHeaders] = null;
  if (options?.highWaterMark !== undefined) this[kHighWaterMark] = options.highWaterMark;
  if (options?.rejectNonStandardBodyWrites) this.rejectNonStandardBodyWrites = true;
}
Object.setPrototypeOf(OutgoingMessage.prototype, Stream.prototype);
Object.setPrototypeOf(OutgoingMessage, Stream);

const proto = OutgoingMessage.prototype;

const DEFAULTS = {
  outputSize: 0,
  writable: true,
  destroyed: false,
  _last: false,
  chunkedEncoding: false,
  shouldKeepAlive: true,
  maxRequestsOnConnectionReached: false,
  _defaultKeepAlive: true,
  useChunkedEncodingByDefault: true,
  sendDate: false,
  _removedConnection: false,
  _removedContLen: false,
  _removedTE: false,
  strictContentLength: false,
  rejectNonStandardBodyWrites: false,
  _contentLength: null,
  _hasBody: true,
  _trailer: '',
  finished: false,
  _headerSent: false,
  _closed: false,
  _keepAliveTimeout: 0,
  _onPendingData: () => {},
  _header: null,
};
for (const key of Object.keys(DEFAULTS)) {
  Object.defineProperty(proto, key, {
    value: DEFAULTS[key], writable: true, enumerable: true, configurable: true,
  });
}
proto[kOutHeaders] = null;
proto[kUniqueHeaders] = null;
proto[kNeedDrain] = false;
proto[kCorked] = 0;
proto[kBytesWritten] = 0;
proto[kErrored] = null;
proto[kEndCallbacks] = null;
proto[kHighWaterMark] = HIGH_WATER_MARK;

function defineGetter(name, get, set) {
  Object.defineProperty(proto, name, { get, set, enumerable: true, configurable: true });
}

defineGetter('errored', function() { return this[kErrored]; });
defineGetter('closed', function() { return this._closed; });
defineGetter('writableFinished', function() {
  return this.finished && this.outputSize === 0 &&
    (!this.socket || this.socket.writableLength === 0);
});
defineGetter('writableObjectMode', () => false);
defineGetter('writableLength', function() {
  return this.outputSize + (bySocket?.heldLength(this) ?? 0) +
    (this.socket ? this.socket.writableLength : 0);
});
defineGetter('writableHighWaterMark', function() { return this[kHighWaterMark]; });
defineGetter('writableCorked', function() { return this[kCorked]; });
defineGetter('writableEnded', function() { return this.finished; });
defineGetter('writableNeedDrain', function() {
  return !this.destroyed && !this.finished && this[kNeedDrain];
});
defineGetter('headersSent', function() { return !!this._header; });
defineGetter('connection', function() { return this.socket; }, function(socket) {
  this.socket = socket;
});

// ---- fields -----------------------------------------------------------------------------------

function checkNotSent(self, verb) {
  if (self._header) throw new ERR_HTTP_HEADERS_SENT(verb);
}

/**
 * Sets one field; an array gives it several lines.
 * https://nodejs.org/api/http.html#outgoingmessagesetheadername-value
 * @throws {ERR_HTTP_HEADERS_SENT|ERR_INVALID_HTTP_TOKEN|ERR_HTTP_INVALID_HEADER_VALUE|ERR_INVALID_CHAR}
 */
proto.setHeader = function setHeader(name, value) {
  checkNotSent(this, 'set');
  const field = fieldName(name);
  if (Array.isArray(value)) {
    for (const one of value) validateHeaderValue(name, one);
  } else {
    validateHeaderValue(name, value);
  }
  (this[kOutHeaders] ??= { __proto__: null })[field.lower] = [name, value];
  return this;
};

/** https://nodejs.org/api/http.html#outgoingmessagesetheadersheaders */
proto.setHeaders = function setHeaders(headers) {
  checkNotSent(this, 'set');
  if (!headers || Array.isArray(headers) || typeof headers.keys !== 'function' ||
      typeof headers.get !== 'function') {
    throw new ERR_INVALID_ARG_TYPE('headers', ['Headers', 'Map'], headers);
  }
  // A Headers gives each Set-Cookie as an entry of its own.
  const cookies = [];
  for (const { 0: key, 1: value } of headers) {
    if (lower(key) === 'set-cookie') {
      if (Array.isArray(value)) cookies.push(...value);
      else cookies.push(value);
    } else {
      this.setHeader(key, value);
    }
  }
  if (cookies.length !== 0) this.setHeader('set-cookie', cookies);
  return this;
};

/** https://nodejs.org/api/http.html#outgoingmessageappendheadername-value */
proto.appendHeader = function appendHeader(name, value) {
  checkNotSent(this, 'append');
  const field = fieldName(name);
  if (Array.isArray(value)) {
    for (const one of value) validateHeaderValue(name, one);
  } else {
    validateHeaderValue(name, value);
  }
  const headers = this[kOutHeaders] ??= { __proto__: null };
  const present = headers[field.lower];
  if (present === undefined) {
    headers[field.lower] = [name, value];
    return this;
  }
  const before = Array.isArray(present[1]) ? present[1] : [present[1]];
  present[1] = before.concat(value);
  return this;
};

function validateName(name) {
  if (typeof name !== 'string') throw new ERR_INVALID_ARG_TYPE('name', 'string', name);
}

proto.getHeader = function getHeader(name) {
  validateName(name);
  return this[kOutHeaders]?.[lower(name)]?.[1];
};

proto.hasHeader = function hasHeader(name) {
  validateName(name);
  return this[kOutHeaders]?.[lower(name)] !== undefined;
};

proto.getHeaderNames = function getHeaderNames() {
  return this[kOutHeaders] === null ? [] : Object.keys(this[kOutHeaders]);
};

proto.getRawHeaderNames = function getRawHeaderNames() {
  return this[kOutHeaders] === null ? []
    : Object.values(this[kOutHeaders]).map((entry) => entry[0]);
};

proto.getHeaders = function getHeaders() {
  const out = { __proto__: null };
  for (const key in this[kOutHeaders]) out[key] = this[kOutHeaders][key][1];
  return out;
};

proto.removeHeader = function removeHeader(name) {
  validateName(name);
  checkNotSent(this, 'remove');
  const key = lower(name);
  if (key === 'connection') this._removedConnection = true;
  else if (key === 'content-length') this._removedContLen = true;
  else if (key === 'transfer-encoding') this._removedTE = true;
  else if (key === 'date') this.sendDate = false;
  if (this[kOutHeaders] !== null) delete this[kOutHeaders][key];
};

Object.defineProperty(proto, '_headers', {
  configurable: true,
  enumerable: true,
  get() { return this.getHeaders(); },
  set(headers) {
    if (headers === null) {
      this[kOutHeaders] = null;
    } else if (typeof headers === 'object') {
      const out = this[kOutHeaders] = { __proto__: null };
      for (const name of Object.keys(headers)) out[lower(name)] = [name, headers[name]];
    }
  },
});
Object.defineProperty(proto, '_headerNames', {
  configurable: true,
  enumerable: true,
  get() {
    const out = { __proto__: null };
    for (const key in this[kOutHeaders]) out[key] = this[kOutHeaders][key][0];
    return out;
  },
  set() {},
});

proto._renderHeaders = function _renderHeaders() {
  if (this._header) throw new ERR_HTTP_HEADERS_SENT('render');
  const out = {};
  for (const key in this[kOutHeaders]) {
    const { 0: name, 1: value } = this[kOutHeaders][key];
    out[name] = value;
  }
  return out;
};

// ---- the head ---------------------------------------------------------------------------------

// What was seen among the fields while the head was put together.  Bits.
const SAW_CONNECTION = 1;
const SAW_LENGTH = 2;
const SAW_CODING = 4;
const SAW_DATE = 8;
const SAW_EXPECT = 16;
const SAW_TRAILER = 32;

const CLOSE = /(?:^|\W)close(?:$|\W)/i;
const CHUNKED = /(?:^|\W)chunked(?:$|\W)/i;

// Takes note of a field that says something about the message itself.
function note(self, meaning, value) {
  switch (meaning) {
    case CONNECTION:
      self._removedConnection = false;
      if (CLOSE.test(value)) self._last = true;
      else self.shouldKeepAlive = true;
      return SAW_CONNECTION;
    case TRANSFER_ENCODING:
      self._removedTE = false;
      if (CHUNKED.test(value)) self.chunkedEncoding = true;
      return SAW_CODING;
    case CONTENT_LENGTH:
      self._contentLength = +value;
      self._removedContLen = false;
      return SAW_LENGTH;
    case DATE: return SAW_DATE;
    case EXPECT: return SAW_EXPECT;
    case TRAILER: return SAW_TRAILER;
    case KEEP_ALIVE:
      self._defaultKeepAlive = false;
      return 0;
    default: return 0;
  }
}

// The lines of the fields in one string, and what they say of the message.
class Fields {
  constructor(self, text) {
    this.self = self;
    this.text = text;
    this.saw = 0;
  }

  line(field, value) {
    if (field.meaning !== 0) this.saw |= note(this.self, field.meaning, value);
    this.text += field.prefix + value + '\r\n';
  }

  // A field that the program gave and nobody has checked yet.
  add(name, value) {
    const field = fieldName(name);
    if (Array.isArray(value)) {
      this.addMany(name, field, value);
      return;
    }
    if (typeof value !== 'string') {
      if (value === undefined) validateHeaderValue(name, value);
      value = typeof value === 'object' ? narrow(`${value}`) : `${value}`;
    }
    if (!isFieldValue(value)) throw new ERR_INVALID_CHAR('header content', name);
    this.line(field, value);
  }

  addMany(name, field, values) {
    for (const value of values) validateHeaderValue(name, value);
    this.addChecked(name, field, values);
  }

  // Checked when it was set; what is no string may give another text by now.
  addChecked(name, field, value) {
    if (!Array.isArray(value)) {
      if (typeof value === 'object') {
        value = narrow(`${value}`);
        validateHeaderValue(name, value);
      }
      this.line(field, value);
      return;
    }
    value = value.map(String);
    for (const one of value) validateHeaderValue(name, one);
    const { self } = this;
    const unique = self[kUniqueHeaders];
    if (field.meaning === COOKIE || (unique !== null && unique.has(field.lower))) {
      this.line(field, value.join('; '));
    } else {
      for (const one of value) this.line(field, one);
    }
  }

  // [[name, value], ...] or [name, value, name, value, ...]
  addList(list) {
    if (list.length !== 0 && Array.isArray(list[0])) {
      for (const pair of list) this.add(pair[0], pair[1]);
      return;
    }
    if (list.length % 2 !== 0) throw new ERR_INVALID_ARG_VALUE('headers', list);
    for (let i = 0; i < list.length; i += 2) this.add(list[i], list[i + 1]);
  }
}

// Puts the head together: `firstLine`, the fields, and what HTTP wants besides.  `headers` is
// this[kOutHeaders], an object, or an array.
proto._storeHeader = function _storeHeader(firstLine, headers) {
  const fields = new Fields(this, firstLine);
  if (headers) {
    if (headers === this[kOutHeaders]) {
      for (const key in headers) {
        const entry = headers[key];
        fields.addChecked(entry[0], fieldName(entry[0]), entry[1]);
      }
    } else if (Array.isArray(headers)) {
      fields.addList(headers);
    } else {
      for (const key of Object.keys(headers)) fields.add(key, headers[key]);
    }
  }
  const { saw } = fields;
  let text = fields.text;
  if (this.sendDate && !(saw & SAW_DATE)) text += dateLine();
  text += connectionLines(this, saw) + framingLines(this, saw);
  // A trailer needs chunks (RFC 9112 section 6.5).
  if (this.chunkedEncoding !== true && saw & SAW_TRAILER) throw new ERR_HTTP_TRAILER_INVALID();
  this._header = text + '\r\n';
  this._headerSent = false;
  if (saw & SAW_EXPECT) this._send('');
};

function connectionLines(self, saw) {
  const { statusCode } = self;
  if (self.chunkedEncoding && (statusCode === 204 || statusCode === 304)) {
    // Such an answer has no body (RFC 9112 section 6.3): chunks would be taken for the next answer.
    self.chunkedEncoding = false;
    self.shouldKeepAlive = false;
  }
  if (self._removedConnection) {
    self._last = !self.shouldKeepAlive;
    return '';
  }
  if (saw & SAW_CONNECTION) return '';
  const keeps = self.shouldKeepAlive &&
    (saw & SAW_LENGTH || self.useChunkedEncodingByDefault || self.agent);
  if (self.maxRequestsOnConnectionReached) return 'Connection: close\r\n';
  if (!keeps) {
    self._last = true;
    return 'Connection: close\r\n';
  }
  if (!self._keepAliveTimeout || !self._defaultKeepAlive) return 'Connection: keep-alive\r\n';
  return keepAliveLines(self._keepAliveTimeout, self._maxRequestsPerSocket);
}

// A server's answers all say the same.
const keepAlive = { timeout: 0, max: 0, lines: '' };

function keepAliveLines(timeout, max) {
  if (keepAlive.timeout !== timeout || keepAlive.max !== max) {
    const seconds = Math.floor(timeout / 1000);
    keepAlive.timeout = timeout;
    keepAlive.max = max;
    keepAlive.lines = 'Connection: keep-alive\r\n' +
      `Keep-Alive: timeout=${seconds}${max > 0 ? `, max=${max}` : ''}\r\n`;
  }
  return keepAlive.lines;
}

function framingLines(self, saw) {
  if (saw & (SAW_LENGTH | SAW_CODING)) return '';
  if (!self._hasBody) {
    self.chunkedEncoding = false;
  } else if (!self.useChunkedEncodingByDefault) {
    self._last = true;
  } else if (!(saw & SAW_TRAILER) && !self._removedContLen &&
             typeof self._contentLength === 'number') {
    return 'Content-Length: ' + self._contentLength + '\r\n';
  } else if (!self._removedTE) {
    self.chunkedEncoding = true;
    return 'Transfer-Encoding: chunked\r\n';
  } else {
    self._last = true; // neither: the body ends with the connection
  }
  return '';
}

proto._implicitHeader = function _implicitHeader() {
  throw new ERR_METHOD_NOT_IMPLEMENTED('_implicitHeader()');
};

proto.flushHeaders = function flushHeaders() {
  if (!this._header) this._implicitHeader();
  this._send('');
};

// ---- the body ---------------------------------------------------------------------------------

function lengthOf(chunk, encoding) {
  return typeof chunk === 'string' ? Buffer.byteLength(chunk, encoding) : chunk.byteLength;
}

function checkChunk(chunk) {
  if (chunk === null) throw new ERR_STREAM_NULL_VALUES();
  if (typeof chunk !== 'string' && !isUint8Array(chunk)) {
    throw new ERR_INVALID_ARG_TYPE('chunk', ['string', 'Buffer', 'Uint8Array'], chunk);
  }
}

// An error that is told to the callback and, next, to the 'error' event.
function failWrite(self, error, callback) {
  later(() => {
    self[kErrored] ??= error;
    callback?.(error);
    if (!self.destroyed) self.emit('error', error);
  });
}

function refuseWrite(self, callback) {
  if (self.finished) {
    failWrite(self, new ERR_STREAM_WRITE_AFTER_END(), callback);
    return true;
  }
  if (!self.destroyed) return false;
  const error = new ERR_STREAM_DESTROYED('write');
  later(() => callback?.(error));
  return true;
}

// strictContentLength: the body may not differ from what the head said.
function checkLength(self, length, isEnd) {
  if (!self.strictContentLength || self._contentLength === null || !self._hasBody ||
      self.chunkedEncoding || self[kOutHeaders]?.['transfer-encoding']) return;
  const total = self[kBytesWritten] + length;
  if (isEnd ? total !== self._contentLength : total > self._contentLength) {
    throw new ERR_HTTP_CONTENT_LENGTH_MISMATCH(total, self._contentLength);
  }
}

/**
 * Sends a piece of the body; the first call sends the head, too.
 * https://nodejs.org/api/http.html#outgoingmessagewritechunk-encoding-callback
 * @param {string|Uint8Array} chunk
 * @param {string} [encoding] of a string; 'utf8'
 * @param {Function} [callback] when the chunk has been handed on
 * @returns {boolean} false: wait for 'drain'
 */
proto.write = function write(chunk, encoding, callback) {
  if (typeof encoding === 'function') {
    callback = encoding;
    encoding = undefined;
  }
  checkChunk(chunk);
  if (refuseWrite(this, callback)) return false;
  const length = lengthOf(chunk, encoding);
  if (!this._header) {
    this._contentLength ??= null;
    this._implicitHeader();
  }
  if (!this._hasBody) {
    if (this.rejectNonStandardBodyWrites) throw new ERR_HTTP_BODY_NOT_ALLOWED();
    later(() => callback?.());
    return true;
  }
  checkLength(this, length, false);
  this[kBytesWritten] += length;
  if (length === 0) return this._send('', 'latin1', callback);
  const more = this[kSend](chunk, encoding, false, callback);
  if (!more) this[kNeedDrain] = true;
  return more;
};

/**
 * Ends the message, with a last piece of the body if there is one.
 * https://nodejs.org/api/http.html#outgoingmessageenddata-encoding-callback
 * @returns {this}
 */
proto.end = function end(chunk, encoding, callback) {
  if (typeof chunk === 'function') {
    callback = chunk;
    chunk = undefined;
  } else if (typeof encoding === 'function') {
    callback = encoding;
    encoding = undefined;
  }
  const hasChunk = chunk !== undefined && chunk !== null;
  if (this.finished) return endAgain(this, hasChunk, callback);
  let length = 0;
  if (hasChunk) {
    checkChunk(chunk);
    length = lengthOf(chunk, encoding);
  }
  if (!this._header) {
    this._contentLength = length;
    this._implicitHeader();
  }
  if (hasChunk && !this._hasBody && this.rejectNonStandardBodyWrites) {
    throw new ERR_HTTP_BODY_NOT_ALLOWED();
  }
  checkLength(this, length, true);
  this[kBytesWritten] += length;
  if (typeof callback === 'function') (this[kEndCallbacks] ??= []).push(callback);
  this.finished = true;
  this[kCorked] = 0;
  this[kSend](this._hasBody && length !== 0 ? chunk : undefined, encoding, true, undefined);
  return this;
};

function endAgain(self, hasChunk, callback) {
  if (hasChunk) {
    failWrite(self, new ERR_STREAM_WRITE_AFTER_END(), callback);
  } else if (typeof callback === 'function') {
    if (self.writableFinished) callback(new ERR_STREAM_ALREADY_FINISHED('end'));
    else (self[kEndCallbacks] ??= []).push(callback);
  }
  return self;
}

// All of the message has gone, or can't: the callbacks of end() hear of it, then 'finish'.
function settleEnd(self, error) {
  const callbacks = self[kEndCallbacks];
  self[kEndCallbacks] = null;
  if (callbacks !== null) for (const callback of callbacks) callback(error ?? null);
  if (!error) self.emit('finish');
}

// Sends text as it is, the head before it: for what stands outside the body's framing.
proto._send = function _send(data, encoding, callback) {
  return this[kSendRaw](data, encoding ?? 'latin1', callback);
};

// ---- the way out over a stream; ServerResponse and others may have their own --------------------

let bySocket;
function socketWay() {
  return bySocket ??= require('internal/http/outgoing_socket');
}

// The body's next piece, its last one, or nothing but the head.
proto[kSend] = function(chunk, encoding, isEnd, callback) {
  return socketWay().send(this, chunk, encoding, isEnd, callback);
};

proto[kSendRaw] = function(data, encoding, callback) {
  return socketWay().sendRaw(this, data, encoding, callback);
};

proto._writeRaw = function _writeRaw(data, encoding, callback) {
  return socketWay().writeRaw(this, data, encoding, callback);
};

// There is a stream now.
proto._flush = function _flush() {
  const { socket } = this;
  if (!socket?.writable) return;
  const more = this._flushOutput(socket);
  if (this.finished) {
    this._finish();
  } else if (more && this[kNeedDrain]) {
    this[kNeedDrain] = false;
    this.emit('drain');
  }
};

proto._flushOutput = function _flushOutput(socket) {
  return socketWay().flushOutput(this, socket);
};

// All is with the stream.
proto._finish = function _finish() {
  this.emit('prefinish');
};

/** https://nodejs.org/api/http.html#outgoingmessageaddtrailersheaders */
proto.addTrailers = function addTrailers(headers) {
  const fields = new Fields({ __proto__: null, [kUniqueHeaders]: this[kUniqueHeaders] }, '');
  const list = Array.isArray(headers) ? headers : Object.entries(headers);
  for (const { 0: name, 1: value } of list) {
    const field = fieldName(name, 'Trailer name');
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) {
      if (!isFieldValue(`${one}`)) throw new ERR_INVALID_CHAR('trailer content', name);
    }
    fields.addChecked(name, field, value);
  }
  this._trailer = fields.text;
};

proto.cork = function cork() {
  this[kCorked]++;
  this.socket?.cork?.();
};

proto.uncork = function uncork() {
  if (this[kCorked] > 0) this[kCorked]--;
  if (this[kCorked] === 0) bySocket?.flushHeld(this);
  this.socket?.uncork?.();
};

proto.setTimeout = function setTimeout(msecs, callback) {
  if (callback) this.on('timeout', callback);
  if (this.socket) this.socket.setTimeout(msecs);
  else this.once('socket', (socket) => socket.setTimeout(msecs));
  return this;
};

proto.destroy = function destroy(error) {
  if (this.destroyed) return this;
  this.destroyed = true;
  this[kErrored] = error ?? null;
  if (this.socket) this.socket.destroy(error);
  else this.once('socket', (socket) => socket.destroy(error));
  return this;
};

proto.pipe = function pipe() {
  this.emit('error', new ERR_STREAM_CANNOT_PIPE());
};

proto[Symbol.for('nodejs.rejection')] = function(error) {
  this.destroy(error);
};

proto[Symbol.asyncDispose] = function() {
  if (!this.destroyed) this.destroy();
  return new Promise((resolve) => (this._closed ? resolve() : this.once('close', resolve)));
};

module.exports = {
  OutgoingMessage, kHighWaterMark, kOutHeaders, kUniqueHeaders, kNeedDrain, kSend, kSendRaw,
  kErrored, kCorked, kEndCallbacks, settleEnd, Fields,
};
