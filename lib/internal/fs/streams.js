'use strict';
// internal/fs/streams - fs.ReadStream and fs.WriteStream.
// https://nodejs.org/api/fs.html#class-fsreadstream
//
// Old-style classes: packages call them without `new`, inherit with util.inherits and put their own
// `open` on the prototype.

const { Readable, Writable, finished } = require('stream');
const { Buffer } = require('buffer');
const { errorOrDestroy } = require('internal/streams/destroy');
const check = require('internal/fs/check');
const { codes } = require('internal/errors');
const { validateBoolean, validateFunction, validateInteger } = require('internal/validators');

const READ_SIZE = 64 * 1024;
const MAX_EMPTY_WRITES = 5;

const kFs = Symbol('fs'); // whose open, read, write, close are called
const kIsBusy = Symbol('isBusy'); // a read or write is under way
const kDone = Symbol('done'); // event: it has come back
const kHandle = Symbol('handle'); // FileHandle that the descriptor belongs to

// ---- what both have ---------------------------------------------------------------------------

// A FileHandle's functions in the shape of fs's, with callbacks.
function handleOperations(handle) {
  const settle = (promise, callback) => promise.then((value) => callback(null, value), callback);
  return {
    open: (path, flags, mode, callback) => callback(new codes.ERR_METHOD_NOT_IMPLEMENTED('open()')),
    close(fd, callback) {
      handle[require('internal/fs/filehandle').kUnref]();
      settle(handle.close(), callback);
    },
    fsync: (fd, callback) => settle(handle.sync(), callback),
    read: (fd, buffer, offset, length, position, callback) => handle
      .read(buffer, offset, length, position)
      .then((answer) => callback(null, answer.bytesRead, answer.buffer),
        (error) => callback(error, 0, buffer)),
    write: (fd, buffer, offset, length, position, callback) => handle
      .write(buffer, offset, length, position)
      .then((answer) => callback(null, answer.bytesWritten, answer.buffer),
        (error) => callback(error, 0, buffer)),
    writev: (fd, buffers, position, callback) => handle
      .writev(buffers, position)
      .then((answer) => callback(null, answer.bytesWritten, answer.buffers),
        (error) => callback(error, 0, buffers)),
  };
}

// options.fd: a number, or a FileHandle that the stream then shares.
function takeFd(stream, options) {
  const { fd } = options;
  if (typeof fd === 'number') {
    stream[kFs] = options.fs || require('fs');
    return check.toFd(fd);
  }
  const { FileHandle, kRef } = require('internal/fs/filehandle');
  if (!(fd instanceof FileHandle)) {
    throw new codes.ERR_INVALID_ARG_TYPE('options.fd', ['number', 'FileHandle'], fd);
  }
  if (options.fs) throw new codes.ERR_METHOD_NOT_IMPLEMENTED('FileHandle with fs');
  stream[kHandle] = fd;
  stream[kFs] = handleOperations(fd);
  fd[kRef]();
  fd.on('close', () => stream.close());
  return fd.fd;
}

function takeTarget(stream, path, options, flags) {
  if (options.fd !== undefined && options.fd !== null) {
    stream.fd = takeFd(stream, options);
    return;
  }
  stream.fd = null;
  stream[kFs] = options.fs || require('fs');
  validateFunction(stream[kFs].open, 'options.fs.open');
  // A URL is shown as its path; bytes stay bytes.
  stream.path = check.isUrl(path) ? check.toPath(path) : path;
  stream.flags = options.flags ?? flags;
  stream.mode = options.mode ?? 0o666;
  check.toPath(stream.path);
}

function checkFunctions(fs, names) {
  for (const name of names) validateFunction(fs[name], `options.fs.${name}`);
}

function ownOptions(options) {
  const copy = { ...check.getOptions(options, {}) };
  copy.autoDestroy = copy.autoClose === undefined ? true : copy.autoClose;
  return copy;
}

function openNow(stream, callback) {
  stream[kFs].open(stream.path, stream.flags, stream.mode, (error, fd) => {
    if (error) return callback(error);
    stream.fd = fd;
    callback();
    stream.emit('open', fd);
    stream.emit('ready');
  });
}

// A program's own open() tells by events.
function openByEvents(stream, callback) {
  const { emit } = stream;
  stream.emit = function(event, ...args) {
    if (event === 'open' || event === 'error') {
      stream.emit = emit;
      callback(event === 'error' ? args[0] : undefined);
      if (event === 'error') return true;
    }
    return emit.call(stream, event, ...args);
  };
  stream.open();
}

function construct(callback) {
  if (typeof this.fd === 'number') callback();
  else if (this.open !== legacyOpen) openByEvents(this, callback);
  else openNow(this, callback);
}

/** Deprecated: streams open themselves. */
function legacyOpen() {
  openNow(this, (error) => { if (error) this.destroy(error); });
}

function closeFd(stream, error, callback) {
  const { fd } = stream;
  if (!fd) return callback(error);
  const close = () => {
    stream[kFs].close(fd, (closeError) => callback(error || closeError));
    stream.fd = null;
  };
  if (!stream.flush || error) return close();
  stream[kFs].fsync(fd, (syncError) => {
    error ||= syncError;
    close();
  });
}

// Waits for what is under way, since its buffer and descriptor are in use.
function destroy(error, callback) {
  if (this[kIsBusy]) {
    this.once(kDone, (ioError) => closeFd(this, error || ioError, callback));
  } else {
    closeFd(this, error, callback);
  }
}

function definePublic(Class, state) {
  function own(stream) {
    if (stream?.[state] === undefined) throw new codes.ERR_INVALID_THIS(Class.name);
    return stream[state];
  }
  Object.defineProperties(Class.prototype, {
    autoClose: {
      __proto__: null,
      get() { return own(this).autoDestroy; },
      set(value) { own(this).autoDestroy = value; },
      enumerable: false,
      configurable: true,
    },
    pending: { __proto__: null, get() { return this.fd === null; }, configurable: true },
  });
  Class.prototype.open = legacyOpen;
  Class.prototype._construct = construct;
  Class.prototype._destroy = destroy;
}

// ---- reading ----------------------------------------------------------------------------------

/**
 * https://nodejs.org/api/fs.html#fscreatereadstreampath-options
 * @param {string|Buffer|URL} path
 * @param {object|string} [options]
 */
function ReadStream(path, options) {
  if (!(this instanceof ReadStream)) return new ReadStream(path, options);
  options = ownOptions(options);
  options.highWaterMark ??= READ_SIZE;
  takeTarget(this, path, options, 'r');
  if (options.fs) checkFunctions(this[kFs], options.autoDestroy ? ['read', 'close'] : ['read']);
  this.start = options.start;
  this.end = options.end ?? Infinity;
  this.pos = undefined;
  this.bytesRead = 0;
  this[kIsBusy] = false;
  takeRange(this);
  Readable.call(this, options);
  if (options.encoding) this.setEncoding(options.encoding);
}
Object.setPrototypeOf(ReadStream.prototype, Readable.prototype);
Object.setPrototypeOf(ReadStream, Readable);
definePublic(ReadStream, '_readableState');

function takeRange(stream) {
  const { start, end } = stream;
  if (start !== undefined) {
    validateInteger(start, 'start', 0);
    stream.pos = start;
  }
  if (end === Infinity) return;
  validateInteger(end, 'end', 0);
  if (start !== undefined && start > end) {
    throw new codes.ERR_OUT_OF_RANGE('start', `<= "end" (here: ${end})`, start);
  }
}

// The pieces of a short read don't keep the large buffer alive.
function fit(buffer, bytes) {
  if (bytes === buffer.length) return buffer;
  const exact = Buffer.allocUnsafeSlow(bytes);
  buffer.copy(exact, 0, 0, bytes);
  return exact;
}

ReadStream.prototype._read = function(size) {
  const done = this.pos === undefined ? this.bytesRead : this.pos;
  const want = Math.min(this.end - done + 1, size);
  if (want <= 0) {
    this.push(null);
    return;
  }
  const buffer = Buffer.allocUnsafeSlow(want);
  this[kIsBusy] = true;
  this[kFs].read(this.fd, buffer, 0, want, this.pos, (error, bytes, filled) => {
    this[kIsBusy] = false;
    if (this.destroyed) {
      this.emit(kDone, error);
    } else if (error) {
      errorOrDestroy(this, error);
    } else if (bytes > 0) {
      if (this.pos !== undefined) this.pos += bytes;
      this.bytesRead += bytes;
      this.push(fit(filled, bytes));
    } else {
      this.push(null);
    }
  });
};

ReadStream.prototype.close = function(callback) {
  if (typeof callback === 'function') finished(this, callback);
  this.destroy();
};

// ---- writing ----------------------------------------------------------------------------------

/**
 * https://nodejs.org/api/fs.html#fscreatewritestreampath-options
 * @param {string|Buffer|URL} path
 * @param {object|string} [options]
 */
function WriteStream(path, options) {
  if (!(this instanceof WriteStream)) return new WriteStream(path, options);
  options = ownOptions(options);
  options.decodeStrings = true;
  takeTarget(this, path, options, 'w');
  if (options.fs) checkWriter(this[kFs], options);
  if (this[kFs].writev === undefined || this[kFs].writev === null) this._writev = null;
  if (options.flush !== undefined && options.flush !== null) {
    validateBoolean(options.flush, 'options.flush');
    this.flush = options.flush;
    if (options.fs && this.flush) validateFunction(this[kFs].fsync, 'options.fs.fsync');
  }
  this.start = options.start;
  this.pos = undefined;
  this.bytesWritten = 0;
  this[kIsBusy] = false;
  if (this.start !== undefined) {
    validateInteger(this.start, 'start', 0);
    this.pos = this.start;
  }
  Writable.call(this, options);
  if (options.encoding) this.setDefaultEncoding(options.encoding);
}
Object.setPrototypeOf(WriteStream.prototype, Writable.prototype);
Object.setPrototypeOf(WriteStream, Writable);
definePublic(WriteStream, '_writableState');

function checkWriter(fs, { autoDestroy }) {
  if (!fs.write && !fs.writev) {
    throw new codes.ERR_INVALID_ARG_TYPE('options.fs.write', 'Function', fs.write);
  }
  if (fs.write) validateFunction(fs.write, 'options.fs.write');
  if (fs.writev) validateFunction(fs.writev, 'options.fs.writev');
  if (autoDestroy) validateFunction(fs.close, 'options.fs.close');
}

function stuck() {
  return new codes.ERR_SYSTEM_ERROR({
    code: 'EAGAIN', message: 'Write failed', path: undefined, syscall: 'write', errno: -11,
  });
}

// What is left after `bytes` of a list of buffers are out.
function withoutFirst(buffers, bytes) {
  let at = 0;
  while (at < buffers.length && bytes >= buffers[at].length) bytes -= buffers[at++].length;
  const left = buffers.slice(at);
  if (bytes > 0) left[0] = left[0].subarray(bytes);
  return left;
}

// Writes until all is out; `call(data, position, callback)`, `rest(data, bytes)`.
function writeAll(stream, data, size, call, rest, callback, empty = 0) {
  call(data, stream.pos, (error, bytes) => {
    if (error?.code === 'EAGAIN') [error, bytes] = [null, 0];
    if (error || stream.destroyed) {
      return callback(error || new codes.ERR_STREAM_DESTROYED('write'));
    }
    stream.bytesWritten += bytes;
    if (stream.pos !== undefined) stream.pos += bytes;
    empty = bytes ? 0 : empty + 1;
    if (bytes === size) return callback();
    if (empty > MAX_EMPTY_WRITES) return callback(stuck());
    writeAll(stream, rest(data, bytes), size - bytes, call, rest, callback, empty);
  });
}

function whenWritten(stream, callback) {
  stream[kIsBusy] = true;
  return (error) => {
    stream[kIsBusy] = false;
    if (stream.destroyed) {
      callback(error);
      return stream.emit(kDone, error);
    }
    callback(error);
  };
}

WriteStream.prototype._write = function(data, encoding, callback) {
  writeAll(this, data, data.length,
    (rest, position, done) => {
      this[kFs].write(this.fd, rest, 0, rest.length, position, done);
    },
    (rest, bytes) => rest.subarray(bytes), whenWritten(this, callback));
};

WriteStream.prototype._writev = function(data, callback) {
  const chunks = data.map(({ chunk }) => chunk);
  const size = chunks.reduce((sum, { length }) => sum + length, 0);
  writeAll(this, chunks, size,
    (rest, position, done) => {
      this[kFs].writev(this.fd, rest, position ?? null, done);
    }, withoutFirst, whenWritten(this, callback));
};

WriteStream.prototype.close = function(callback) {
  if (callback) {
    if (this.closed) {
      process.nextTick(callback);
      return;
    }
    this.on('close', callback);
  }
  if (!this.autoClose) this.on('finish', this.destroy);
  this.end();
};

// Writable that a socket may be piped to: ends instead of cutting off.
WriteStream.prototype.destroySoon = WriteStream.prototype.end;

module.exports = { ReadStream, WriteStream };
