'use strict';
// internal/http/incoming - IncomingMessage: a request at the server, an answer at the client.
// Public face: lib/node/http.js.  Native half: src/bind/bind_http.c (headers of a head's text).
//
// A message is born with the text of its head and a few numbers.  Everything a program may ask of it
// is cut out of that on first touch: url, headers, the socket, and also the state of the Readable
// and of the EventEmitter that it is (accessors of the same names on the prototype).

const { Readable, initReadable } = require('internal/streams/readable');
const { headers: parseHeaders } = internalBinding('http');
const { METHODS, lower } = require('internal/http/common');

// What the server's side stands on.  ORDER: REQ_ in src/bind/bind_http.c
const REQ_METHOD = 63;
const REQ_HTTP10 = 1 << 6;
// ORDER: RES_ in src/bind/http_bits.h
const RES_STATUS = 1023;
const RES_MINOR_SHIFT = 10;
const RES_MAJOR_SHIFT = 14;
const RES_KEEP_ALIVE = 1 << 18;
const RES_UPGRADE = 1 << 20;
const RES_IS_RESPONSE = 1 << 21;

const kHead = Symbol('kHead'); // text of the head
const kBits = Symbol('kBits');
const kTarget = Symbol('kTarget'); // length of the request target
// Where the body comes from: { read(message), destroy(message, error, done) => takes `done` over? }
const kSource = Symbol('kSource');
const kUrl = Symbol('kUrl');
const kMethod = Symbol('kMethod');
const kRaw = Symbol('kRaw');
const kHeaders = Symbol('kHeaders');
const kDistinct = Symbol('kDistinct');
const kSocket = Symbol('kSocket');
const kTrailers = Symbol('kTrailers'); // text, then object
const kState = Symbol('kState');

// A message of the server goes when its exchange does, not when its body was read.
const OPTIONS = { autoDestroy: false };

/**
 * https://nodejs.org/api/http.html#class-httpincomingmessage
 * @param {net.Socket} socket
 */
function IncomingMessage(socket) {
  const options = socket ? { ...OPTIONS, highWaterMark: socket.readableHighWaterMark } : OPTIONS;
  Readable.call(this, options);
  this[kSocket] = socket;
  this[kRaw] = [];
  this.rawTrailers = [];
  this.httpVersionMajor = null;
  this.httpVersionMinor = null;
  this.httpVersion = null;
  this.complete = false;
  this.aborted = false;
  this.upgrade = null;
  this.url = '';
  this.method = null;
  this.statusCode = null;
  this.statusMessage = null;
  this.client = socket;
  this._consuming = false;
  this._dumped = false;
}
Object.setPrototypeOf(IncomingMessage.prototype, Readable.prototype);
Object.setPrototypeOf(IncomingMessage, Readable);

const proto = IncomingMessage.prototype;

// A property that is made when it is first read, and can be set: `make` gives its first value.
function lazy(name, make) {
  Object.defineProperty(proto, name, {
    configurable: true,
    enumerable: true,
    get() {
      return own(this, name, make.call(this));
    },
    set(value) {
      own(this, name, value);
    },
  });
}

function own(self, name, value) {
  Object.defineProperty(self, name, {
    value, writable: true, enumerable: true, configurable: true,
  });
  return value;
}

// As lazy, where the value stays behind a symbol: no property is added to the object.
function slot(name, key, make) {
  Object.defineProperty(proto, name, {
    configurable: true,
    enumerable: true,
    get() {
      const value = this[key];
      return value !== undefined ? value : (this[key] = make(this));
    },
    set(value) {
      this[key] = value;
    },
  });
}

const isResponse = (self) => (self[kBits] & RES_IS_RESPONSE) !== 0;

slot('method', kMethod, (self) => (
  isResponse(self) ? null : METHODS[self[kBits] & REQ_METHOD]));
slot('url', kUrl, (self) => {
  if (isResponse(self)) return '';
  const start = METHODS[self[kBits] & REQ_METHOD].length + 1;
  return self[kHead].slice(start, start + self[kTarget]);
});
slot('rawHeaders', kRaw, (self) => parseHeaders(self[kHead], isResponse(self) ? 2 : 0));
slot('socket', kSocket, (self) => self[kSource].socketOf(self));
slot('headers', kHeaders, (self) => {
  const out = {};
  const raw = self.rawHeaders;
  const limit = headersLimit(self);
  for (let i = 0; i < limit; i += 2) {
    addHeader(out, raw[i], raw[i + 1], self.joinDuplicateHeaders);
  }
  return out;
});
slot('headersDistinct', kDistinct, (self) => distinct(self.rawHeaders, headersLimit(self)));

// How many entries of rawHeaders count.
function headersLimit(self) {
  const max = (self.server ?? self.req)?.maxHeadersCount;
  return max > 0 ? Math.min(max * 2, self.rawHeaders.length) : self.rawHeaders.length;
}

function distinct(raw, limit = raw.length) {
  const out = { __proto__: null };
  for (let i = 0; i < limit; i += 2) addDistinct(out, raw[i], raw[i + 1]);
  return out;
}

function minorVersion(self) {
  const bits = self[kBits];
  if (bits & RES_IS_RESPONSE) return (bits >> RES_MINOR_SHIFT) & 15;
  return bits & REQ_HTTP10 ? 0 : 1;
}
function majorVersion(self) {
  return isResponse(self) ? (self[kBits] >> RES_MAJOR_SHIFT) & 15 : 1;
}
lazy('httpVersionMajor', function() { return majorVersion(this); });
lazy('httpVersionMinor', function() { return minorVersion(this); });
lazy('httpVersion', function() { return `${majorVersion(this)}.${minorVersion(this)}`; });
lazy('rawTrailers', function() {
  return typeof this[kTrailers] === 'string' ? parseHeaders(this[kTrailers], 1) : [];
});
lazy('trailers', function() {
  const out = {};
  const raw = this.rawTrailers;
  for (let i = 0; i < raw.length; i += 2) {
    addHeader(out, raw[i], raw[i + 1], this.joinDuplicateHeaders);
  }
  return out;
});
lazy('trailersDistinct', function() { return distinct(this.rawTrailers); });

// The trailers are here: their text.  What the program has looked at before, empty, is filled.
function putTrailers(self, text) {
  const had = ['rawTrailers', 'trailers', 'trailersDistinct']
    .filter((key) => Object.hasOwn(self, key));
  self[kTrailers] = text;
  if (had.length === 0) return;
  const raw = parseHeaders(text, 1);
  for (const key of had) {
    const target = self[key];
    for (let i = 0; i < raw.length; i += 2) {
      if (key === 'rawTrailers') target.push(raw[i], raw[i + 1]);
      else if (key === 'trailersDistinct') addDistinct(target, raw[i], raw[i + 1]);
      else addHeader(target, raw[i], raw[i + 1], self.joinDuplicateHeaders);
    }
  }
}

// The Readable's state and the EventEmitter's, made when anything of theirs is used.
lazy('_readableState', function() {
  const state = initReadable(this, isResponse(this)
    ? { highWaterMark: this[kSocket]?.readableHighWaterMark } : OPTIONS);
  this[kState] = state;
  return state;
});
Object.defineProperty(proto, '_events', {
  configurable: true,
  enumerable: false,
  get() { return undefined; },
  set(value) { own(this, '_events', value); },
});

const DEFAULTS = {
  complete: false,
  aborted: false,
  upgrade: false,
  statusCode: null,
  statusMessage: null,
  joinDuplicateHeaders: undefined,
  _consuming: false,
  _dumped: false,
};
for (const key of Object.keys(DEFAULTS)) {
  Object.defineProperty(proto, key, {
    value: DEFAULTS[key], writable: true, enumerable: true, configurable: true,
  });
}

Object.defineProperty(proto, 'connection', {
  configurable: true,
  get() { return this.socket; },
  set(value) { this.socket = value; },
});
Object.defineProperty(proto, 'client', {
  configurable: true,
  get() { return this.socket; },
  set(value) { this.socket = value; },
});

// ---- fields: how repeated ones are joined, https://nodejs.org/api/http.html#messageheaders ----

const FIRST_WINS = 0;
const COMMA = 1;
const LIST = 2;
const SEMICOLON = 3;

const RULES = {
  '__proto__': null,
  'set-cookie': LIST,
  'cookie': SEMICOLON,
};
for (const name of ['age', 'authorization', 'content-length', 'content-type', 'etag', 'expires',
                    'from', 'host', 'if-modified-since', 'if-unmodified-since', 'last-modified',
                    'location', 'max-forwards', 'proxy-authorization', 'referer', 'retry-after',
                    'server', 'user-agent']) {
  RULES[name] = FIRST_WINS;
}

function addHeader(out, name, value, joins) {
  const key = lower(name);
  const rule = RULES[key] ?? COMMA;
  if (rule === LIST) {
    if (out[key] !== undefined) out[key].push(value);
    else define(out, key, [value]);
  } else if (out[key] === undefined || !Object.hasOwn(out, key)) {
    define(out, key, value);
  } else if (rule === SEMICOLON) {
    out[key] += '; ' + value;
  } else if (rule === COMMA || joins) {
    out[key] += ', ' + value;
  }
}

// `out` is a plain object, as in Node: a field named `__proto__` is left out, lest it should become
// the object's prototype.
function define(out, key, value) {
  if (key !== '__proto__') out[key] = value;
}

function addDistinct(out, name, value) {
  const key = lower(name);
  if (Object.hasOwn(out, key)) out[key].push(value);
  else out[key] = [value];
}

proto._addHeaderLine = function _addHeaderLine(name, value, out) {
  addHeader(out, name, value, this.joinDuplicateHeaders);
};

proto._addHeaderLineDistinct = function _addHeaderLineDistinct(name, value, out) {
  addDistinct(out, name, value);
};

proto._addHeaderLines = function _addHeaderLines(list, count) {
  if (!list?.length) return;
  const raw = this.complete ? this.rawTrailers : this.rawHeaders;
  const out = this.complete ? this.trailers : this.headers;
  for (let i = 0; i < count; i += 2) {
    raw.push(list[i], list[i + 1]);
    addHeader(out, list[i], list[i + 1], this.joinDuplicateHeaders);
  }
};

// ---- the Readable -----------------------------------------------------------------------------

proto.setTimeout = function setTimeout(msecs, callback) {
  if (callback) this.on('timeout', callback);
  this.socket.setTimeout(msecs);
  return this;
};

proto._read = function _read() {
  if (!this._consuming) {
    this._readableState.readingMore = false;
    this._consuming = true;
  }
  this[kSource].read(this);
};

// A message that ends before its body came is aborted.
proto._destroy = function _destroy(error, callback) {
  if (!this.readableEnded || !this.complete) {
    if (!this.aborted) {
      this.aborted = true;
      this.emit('aborted');
    }
  }
  // Nobody listens: then it is no error that ends the program.
  const done = (failure) => callback(this.listenerCount('error') === 0 ? null : failure);
  if (this[kSource].destroy(this, error, done)) return;
  if (error) process.nextTick(done, error);
  else done(null);
};

// The body of a message that was read from a stream in JavaScript.
const streamSource = {
  read({ socket }) {
    if (socket && !socket._paused && socket.readable) socket.resume();
  },
  destroy(message, error, done) {
    const { socket } = message;
    if (!socket || socket.destroyed || !message.aborted) return false;
    socket.destroy(error);
    const { finished } = require('internal/streams/end-of-stream');
    const stop = finished(socket, (failure) => {
      if (failure?.code === 'ERR_STREAM_PREMATURE_CLOSE') failure = null;
      stop();
      process.nextTick(done, failure || error);
    });
    return true;
  },
  socketOf: () => undefined,
};
proto[kSource] = streamSource;

// A response as the client's parser brings it: an IncomingMessage that its constructor has not
// seen.
function Response(socket, head, bits) {
  this[kHead] = head;
  this[kBits] = bits;
  this[kSocket] = socket;
  this.statusCode = bits & RES_STATUS;
  this.statusMessage = head[12] === ' ' ? head.slice(13, head.indexOf('\r', 13)) : '';
}
Response.prototype = proto;

// Throws the body away, so that the connection can go on to the next message.
proto._dump = function _dump() {
  if (this._dumped) return;
  this._dumped = true;
  this.removeAllListeners('data');
  this.resume();
};

Object.defineProperty(proto, 'signal', {
  configurable: true,
  get() {
    const controller = new AbortController();
    const { signal } = controller;
    own(this, 'signal', signal);
    if (this.destroyed) controller.abort();
    else this.once('close', () => controller.abort());
    return signal;
  },
});

module.exports = {
  IncomingMessage, Response, kHead, kBits, kTarget, kSource, kSocket, kTrailers, kState, addHeader,
  putTrailers,
  RES_KEEP_ALIVE, RES_UPGRADE,
};
