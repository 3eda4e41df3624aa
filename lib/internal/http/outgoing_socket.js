'use strict';
// internal/http/outgoing_socket - how an OutgoingMessage leaves over a stream: requests of the
// client, answers made by hand, answers on streams that are not sockets of ours.
// Public face: lib/node/http.js.  Native half: none.
//
// A message without a stream gathers what is written in outputData; it goes out when there is one.
// What is written during one turn leaves together, and as one chunk of a chunked body (RFC 9112
// section 7.1), as on Node.

const { Buffer } = require('buffer');
const { later } = require('internal/turn');
const { settleEnd } = require('internal/http/outgoing');

const kHeld = Symbol('kHeld'); // pieces of the open chunk: { chunk, encoding, callback }
const kHeldLength = Symbol('kHeldLength'); // bytes

const NOT_ASCII = /[^\0-\x7f]/;

function byteLength(chunk, encoding) {
  return typeof chunk === 'string' ? Buffer.byteLength(chunk, encoding) : chunk.byteLength;
}

function isLatin1(encoding) {
  return encoding === 'latin1' || encoding === 'binary';
}

function isUtf8(encoding) {
  return !encoding || encoding === 'utf8' || encoding === 'utf-8';
}

/**
 * Bytes or text as they are, to the stream or into the list.
 * @returns {boolean} false: much is waiting
 */
function writeRaw(self, data, encoding, callback) {
  if (typeof encoding === 'function') {
    callback = encoding;
    encoding = undefined;
  }
  const { socket } = self;
  if (socket?.destroyed) return false; // nobody will read it
  const { outputData } = self;
  if (socket && socket._httpMessage === self && socket.writable) {
    if (outputData !== undefined && outputData.length !== 0) flushOutput(self, socket);
    return socket.write(data, encoding, callback);
  }
  if (outputData === undefined) self.outputData = [{ data, encoding, callback }];
  else outputData.push({ data, encoding, callback });
  self.outputSize += data.length;
  self._onPendingData(data.length);
  return self.outputSize < self.writableHighWaterMark;
}

// One piece with text before and after it, in as few writes as can be.
function writeParts(self, before, chunk, encoding, after, callback) {
  if (chunk === undefined) return writeRaw(self, before + after, 'latin1', callback);
  if (typeof chunk === 'string' &&
      (isLatin1(encoding) || (isUtf8(encoding) && !NOT_ASCII.test(before) &&
                              !NOT_ASCII.test(after)))) {
    return writeRaw(self, before + chunk + after, encoding, callback);
  }
  if (before !== '') writeRaw(self, before, 'latin1');
  if (after === '') return writeRaw(self, chunk, encoding, callback);
  writeRaw(self, chunk, encoding);
  return writeRaw(self, after, 'latin1', callback);
}

function takeHead(self) {
  if (self._headerSent) return '';
  self._headerSent = true;
  return self._header ?? '';
}

// Until the end of the turn, what is written is gathered.
function gather(self, socket) {
  if (!socket || socket.writableCorked) return;
  self.cork();
  later(() => self.uncork());
}

function hold(self, chunk, encoding, callback) {
  (self[kHeld] ??= []).push({ chunk, encoding, callback });
  self[kHeldLength] = (self[kHeldLength] ?? 0) + byteLength(chunk, encoding);
  return self[kHeldLength] < self.writableHighWaterMark;
}

/** Bytes of the chunk that is open. */
function heldLength(self) {
  return self[kHeldLength] ?? 0;
}

// What is held leaves as one chunk, `after` right behind it.
function writeHeld(self, after, callback) {
  const held = self[kHeld];
  const size = self[kHeldLength];
  self[kHeld] = undefined;
  self[kHeldLength] = 0;
  const calls = held.filter((piece) => piece.callback);
  let text = size.toString(16) + '\r\n';
  for (const { chunk, encoding } of held) {
    writeParts(self, text, chunk, encoding, '');
    text = '';
  }
  return writeRaw(self, '\r\n' + after, 'latin1', calls.length === 0 ? callback : (error) => {
    for (const piece of calls) piece.callback(error);
    callback?.(error);
  });
}

/** The open chunk ends, if there is one: uncork(). */
function flushHeld(self) {
  if (self[kHeld] !== undefined) writeHeld(self, '');
}

function isHolding(self) {
  return self[kHeld] !== undefined;
}

// OutgoingMessage[kSend] of messages that go out over a stream.
function send(self, chunk, encoding, isEnd, callback) {
  const { socket } = self;
  if (!isEnd) {
    if (chunk !== undefined) gather(self, socket);
    if (chunk === undefined || !self.chunkedEncoding) {
      return writeParts(self, takeHead(self), chunk, encoding, '', callback);
    }
    if (self.writableCorked > 0 && self._headerSent) return hold(self, chunk, encoding, callback);
    const before = takeHead(self) + byteLength(chunk, encoding).toString(16) + '\r\n';
    return writeParts(self, before, chunk, encoding, '\r\n', callback);
  }
  socket?.cork?.();
  sendEnd(self, chunk, encoding);
  while (socket?.writableCorked > 0) socket.uncork();
  if (self.outputData.length === 0 && socket && socket._httpMessage === self) self._finish();
  return true;
}

function sendEnd(self, chunk, encoding) {
  const onFinish = (error) => settleEnd(self, error);
  if (!self.chunkedEncoding || !self._hasBody) {
    if (self._headerSent && chunk === undefined && self.writableLength === 0) later(onFinish);
    else writeParts(self, takeHead(self), chunk, encoding, '', onFinish);
    return;
  }
  const last = '0\r\n' + self._trailer + '\r\n';
  if (isHolding(self)) {
    if (chunk !== undefined) hold(self, chunk, encoding, undefined);
    writeHeld(self, last, onFinish);
  } else if (chunk === undefined) {
    writeRaw(self, takeHead(self) + last, 'latin1', onFinish);
  } else {
    const before = takeHead(self) + byteLength(chunk, encoding).toString(16) + '\r\n';
    writeParts(self, before, chunk, encoding, '\r\n' + last, onFinish);
  }
}

/** Text outside the body's framing, the head before it. */
function sendRaw(self, data, encoding, callback) {
  if (isHolding(self)) {
    if (data === '') {
      self[kHeld].push({ chunk: data, encoding, callback });
      return true;
    }
    flushHeld(self);
  }
  const chunk = data === '' ? undefined : data;
  return writeParts(self, takeHead(self), chunk, encoding, '', callback);
}

/**
 * What was gathered goes to the stream.
 * @returns {boolean} false: wait for 'drain'
 */
function flushOutput(self, socket) {
  const { outputData } = self;
  if (outputData === undefined || outputData.length === 0) return true;
  const size = self.outputSize;
  self.outputData = [];
  self.outputSize = 0;
  self._onPendingData(-size);
  socket.cork?.();
  let more = true;
  for (const { data, encoding, callback } of outputData) {
    more = socket.write(data, encoding, callback);
  }
  socket.uncork?.();
  return more;
}

module.exports = {
  send, sendRaw, writeRaw, flushOutput, flushHeld, heldLength,
};
