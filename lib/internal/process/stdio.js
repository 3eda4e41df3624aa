'use strict';
// internal/process/stdio - process.stdin, stdout and stderr.
// https://nodejs.org/api/process.html#process-io
// Native half: src/bind/bind_stdio.c, src/bind/bind_tty.c.
//
// Output is written at once, whatever the descriptor is, as Node does for files, terminals and (on
// POSIX) pipes: what a program printed before it died is there.

const { Writable, Readable } = require('stream');
const { errnoException } = require('internal/errors');
const stdio = internalBinding('stdio');
const { kind } = internalBinding('tty');

const KINDS = ['unknown', 'tty', 'fs', 'pipe', 'pipe']; // by the number of bind_tty's kind()

function bytesOf(chunk, encoding) {
  if (typeof chunk !== 'string' || encoding === 'utf8' || encoding === 'utf-8') return chunk;
  return require('buffer').Buffer.from(chunk, encoding);
}

function writeNow(fd, chunk, encoding, callback) {
  const err = stdio.write(fd, bytesOf(chunk, encoding));
  callback(err < 0 ? errnoException(err, 'write') : null);
}

/** A Writable over a descriptor that blocks until all is out. */
function SyncWriteStream(fd, options) {
  Writable.call(this, { autoDestroy: true, decodeStrings: false, ...options });
  this.fd = fd;
  this.readable = false;
}
Object.setPrototypeOf(SyncWriteStream.prototype, Writable.prototype);
Object.setPrototypeOf(SyncWriteStream, Writable);
SyncWriteStream.prototype._write = function(chunk, encoding, callback) {
  writeNow(this.fd, chunk, encoding, callback);
};

// A standard stream outlives its destruction: libraries destroy what they were piped into.
function surviveDestroy(error, callback) {
  callback(error);
  this._undestroy?.();
  if (!this._writableState?.emitClose) process.nextTick(() => this.emit('close'));
}

function finishStandard(stream, type) {
  stream._type = type;
  stream._isStdio = true;
  stream.destroySoon = stream.destroy;
  stream._destroy = surviveDestroy;
  return stream;
}

function isFile(fd) {
  return KINDS[kind(fd)] === 'fs';
}

function makeOutput(fd) {
  const type = KINDS[kind(fd)];
  if (type === 'tty') {
    const { WriteStream } = require('tty');
    return finishStandard(new WriteStream(fd), 'tty');
  }
  if (type === 'unknown') { // closed, or of a kind nobody writes to
    return finishStandard(new Writable({ write(chunk, encoding, callback) { callback(); } }), type);
  }
  return finishStandard(new SyncWriteStream(fd), type);
}

function followSize(stream) {
  if (!stream.isTTY) return stream;
  process.on('SIGWINCH', () => stream._refreshSize());
  return stream;
}

function stdout() {
  return followSize(makeOutput(1));
}

function stderr() {
  return followSize(makeOutput(2));
}

function makeInput(fd) {
  const isChannel = process.channel?.fd === fd; // the parent's, not for reading
  switch (isChannel ? 'unknown' : KINDS[kind(fd)]) {
    case 'tty': {
      const { ReadStream } = require('tty');
      return new ReadStream(fd);
    }
    case 'fs': {
      const { ReadStream } = require('fs');
      return new ReadStream(null, { fd, autoClose: false });
    }
    case 'pipe': {
      const { Socket } = require('net');
      const stream = new Socket({ fd, readable: true, writable: false, manualStart: true });
      stream._type = 'pipe';
      return stream;
    }
    default: {
      const stream = new Readable({ read() {} });
      stream.push(null);
      return stream;
    }
  }
}

// Standard input keeps the program alive only while somebody waits for it.
function refWhileRead(stream) {
  const { _read } = stream;
  let isPaused = false;
  const mayRef = () => !isPaused || stream.listenerCount('readable') > 0;
  stream.unref();
  // Called when bytes are wanted, and to fill the buffer of a stream that nobody reads from.
  stream._read = function(size) {
    if (mayRef()) this.ref();
    return _read.call(this, size);
  };
  stream.on('pause', () => {
    isPaused = true;
    process.nextTick(() => { if (!mayRef()) stream.unref(); });
  });
  stream.on('resume', () => {
    isPaused = false;
    stream.ref();
  });
}

function stdin() {
  const stream = makeInput(0);
  stream.fd = 0;
  if (typeof stream.unref === 'function') refWhileRead(stream);
  return stream;
}

module.exports = { stdin, stdout, stderr, SyncWriteStream, writeNow, isFile };
