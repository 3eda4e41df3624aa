'use strict';
// internal/fs/io - open descriptors: open, close, read, write, readv, writev.
// https://nodejs.org/api/fs.html#fsreadfd-buffer-offset-length-position-callback
// Public face: lib/node/fs.js, internal/fs/filehandle.  Native half: src/bind/bind_fs_io.c.

const native = internalBinding('fs');
const check = require('internal/fs/check');
const { start } = require('internal/fs/ops');
const { codes } = require('internal/errors');
const {
  parseFileMode, validateBuffer, validateEncoding, validateInteger, validateInt32, validateObject,
  kValidateObjectAllowNullable,
} = require('internal/validators');

const { toPath, toFd, toFlags, checkCallback, fail, failLater } = check;
const { isView } = ArrayBuffer;

const POSITION_MAX = 2n ** 63n - 1n;
const READ_SIZE = 16384; // of a read into no buffer

// ---- open and close ---------------------------------------------------------------------------

function openArguments(path, flags, mode) {
  return [toPath(path), toFlags(flags), parseFileMode(mode, 'mode', 0o666)];
}

/**
 * https://nodejs.org/api/fs.html#fsopenpath-flags-mode-callback
 * @param {string|Buffer|URL} path
 * @param {string|number} [flags]
 * @param {string|integer} [mode]
 * @param {Function} callback (err, fd)
 */
function open(path, flags, mode, callback) {
  if (arguments.length < 3) [flags, mode, callback] = ['r', 0o666, flags];
  else if (typeof mode === 'function') [mode, callback] = [0o666, mode];
  const list = openArguments(path, flags, mode);
  checkCallback(callback);
  start(native.open, list, (fd) => {
    if (fd < 0) callback(failLater(fd, 'open', list[0]));
    else callback(null, fd);
  });
}

function openSync(path, flags, mode) {
  const list = openArguments(path, flags, mode);
  const fd = native.open(...list);
  if (fd < 0) throw fail(fd, 'open', list[0]);
  return fd;
}

function throwLater(error) {
  if (error) throw error;
}

/** Without a callback an error is thrown from the loop. */
function close(fd, callback = throwLater) {
  const list = [toFd(fd)];
  checkCallback(callback);
  start(native.close, list, (answer) => {
    if (answer < 0) callback(failLater(answer, 'close'));
    else callback(null);
  });
}

function closeSync(fd) {
  const answer = native.close(toFd(fd));
  if (answer < 0) throw fail(answer, 'close');
}

// ---- where and how much -----------------------------------------------------------------------

/** A place in the file; -1 is where the descriptor stands. */
function checkPosition(position, name, length) {
  if (typeof position === 'number') {
    validateInteger(position, name, -1);
  } else if (typeof position === 'bigint') {
    const max = POSITION_MAX - BigInt(length);
    if (!(position >= -1n && position <= max)) {
      throw new codes.ERR_OUT_OF_RANGE(name, `>= -1 && <= ${max}`, position);
    }
  } else {
    throw new codes.ERR_INVALID_ARG_TYPE(name, ['integer', 'bigint'], position);
  }
}

function checkReadRange(offset, length, size) {
  if (offset < 0) throw new codes.ERR_OUT_OF_RANGE('offset', '>= 0', offset);
  if (length < 0) throw new codes.ERR_OUT_OF_RANGE('length', '>= 0', length);
  if (offset + length > size) {
    throw new codes.ERR_OUT_OF_RANGE('length', `<= ${size - offset}`, length);
  }
}

function checkWriteRange(offset, length, size) {
  if (offset > size) throw new codes.ERR_OUT_OF_RANGE('offset', `<= ${size}`, offset);
  if (length > size - offset) {
    throw new codes.ERR_OUT_OF_RANGE('length', `<= ${size - offset}`, length);
  }
  if (length < 0) throw new codes.ERR_OUT_OF_RANGE('length', '>= 0', length);
  validateInt32(length, 'length', 0);
}

// Views of kinds that the engine's C interface does not know are seen as bytes.
function bytesOf(view) {
  return view instanceof Uint8Array ? view :
    new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

// What read() was told, in the order of the native; length 0 needs no call.
function readPlan(fd, buffer, offset, length, position) {
  fd = toFd(fd);
  validateBuffer(buffer);
  if (offset === null || offset === undefined) offset = 0;
  else validateInteger(offset, 'offset', 0);
  length |= 0;
  if (length === 0) return [fd, buffer, offset, 0, -1];
  if (buffer.byteLength === 0) {
    throw new codes.ERR_INVALID_ARG_VALUE('buffer', buffer, 'is empty and cannot be written');
  }
  checkReadRange(offset, length, buffer.byteLength);
  if (position === null || position === undefined) position = -1;
  else checkPosition(position, 'position', length);
  return [fd, bytesOf(buffer), offset, length, position];
}

function bufferOf(options) {
  if (options !== undefined) validateObject(options, 'options', kValidateObjectAllowNullable);
  return options?.buffer ?? require('buffer').Buffer.alloc(READ_SIZE);
}

function readOptions(buffer, options) {
  if (options !== undefined) validateObject(options, 'options', kValidateObjectAllowNullable);
  const { offset = 0, length = buffer.byteLength - offset, position = null } = options ?? {};
  return [buffer, offset, length, position];
}

// ---- read -------------------------------------------------------------------------------------

/**
 * read(fd, buffer, offset, length, position, callback), read(fd, buffer, options, callback),
 * read(fd, options, callback), read(fd, callback)
 * https://nodejs.org/api/fs.html#fsreadfd-buffer-offset-length-position-callback
 * @param {Function} callback (err, bytesRead, buffer)
 */
function read(fd, buffer, offset, length, position, callback) {
  fd = toFd(fd);
  if (arguments.length <= 4) {
    if (arguments.length === 4) {
      callback = length;
      validateBuffer(buffer);
      [, offset, length, position] = readOptions(buffer, offset);
    } else if (arguments.length === 3) {
      callback = offset;
      const options = isView(buffer) ? undefined : buffer;
      if (!isView(buffer)) buffer = bufferOf(options);
      validateBuffer(buffer);
      [, offset, length, position] = readOptions(buffer, options);
    } else {
      callback = buffer;
      buffer = require('buffer').Buffer.alloc(READ_SIZE);
      [, offset, length, position] = readOptions(buffer);
    }
  }
  validateBuffer(buffer);
  checkCallback(callback);
  const plan = readPlan(fd, buffer, offset, length, position);
  if (plan[3] === 0) return process.nextTick(callback, null, 0, buffer);
  start(native.read, plan, (bytes) => {
    if (bytes < 0) callback(failLater(bytes, 'read'));
    else callback(null, bytes, buffer);
  });
}

/** readSync(fd, buffer, offset, length, position), readSync(fd, buffer, options) -> bytes */
function readSync(fd, buffer, offset, length, position) {
  fd = toFd(fd);
  validateBuffer(buffer);
  if (arguments.length <= 3 || (offset !== null && typeof offset === 'object')) {
    [, offset, length, position] = readOptions(buffer, offset);
  }
  const plan = readPlan(fd, buffer, offset, length, position);
  if (plan[3] === 0) return 0;
  const bytes = native.read(...plan);
  if (bytes < 0) throw fail(bytes, 'read');
  return bytes;
}

// ---- write ------------------------------------------------------------------------------------

function checkText(value, name) {
  if (typeof value !== 'string') {
    throw new codes.ERR_INVALID_ARG_TYPE(name, ['string', 'Buffer', 'TypedArray', 'DataView'], value);
  }
}

// (buffer, offset or options, length, position) as native arguments.
function writePlan(fd, buffer, offset, length, position) {
  if (offset !== null && typeof offset === 'object') {
    ({ offset = 0, length = buffer.byteLength - offset, position = null } = offset);
  }
  if (offset === null || offset === undefined || typeof offset === 'function') offset = 0;
  else validateInteger(offset, 'offset', 0);
  if (typeof length !== 'number') length = buffer.byteLength - offset;
  if (typeof position !== 'number' && typeof position !== 'bigint') position = null;
  checkWriteRange(offset, length, buffer.byteLength);
  return [fd, bytesOf(buffer), offset, length, position];
}

function textPlan(fd, text, position, encoding) {
  validateEncoding(text, encoding);
  const { Buffer } = require('buffer');
  const bytes = Buffer.from(text, Buffer.isEncoding(encoding) ? encoding : 'utf8');
  if (typeof position !== 'number' && typeof position !== 'bigint') position = null;
  return [fd, bytes, 0, bytes.byteLength, position];
}

/**
 * write(fd, buffer, offset, length, position, callback), write(fd, buffer, options, callback),
 * write(fd, string, position, encoding, callback)
 * https://nodejs.org/api/fs.html#fswritefd-buffer-offset-length-position-callback
 * @param {Function} callback (err, bytesWritten, buffer or string)
 */
function write(fd, data, offset, length, position, callback) {
  fd = toFd(fd);
  let plan;
  if (isView(data)) {
    callback ||= position || length || offset;
    checkCallback(callback);
    plan = writePlan(fd, data, offset, length, position);
  } else {
    checkText(data, 'buffer');
    let encoding = length;
    if (typeof position !== 'function') {
      if (typeof offset === 'function') [position, offset] = [offset, null];
      else position = length;
      encoding = 'utf8';
    }
    callback = position;
    checkCallback(callback);
    plan = textPlan(fd, data, offset, encoding);
  }
  start(native.write, plan, (bytes) => {
    if (bytes < 0) callback(failLater(bytes, 'write'));
    else callback(null, bytes, data);
  });
}

function writeSync(fd, data, offset, length, position) {
  fd = toFd(fd);
  let plan;
  if (isView(data)) {
    plan = writePlan(fd, data, offset, length, position);
  } else {
    checkText(data, 'buffer');
    plan = textPlan(fd, data, offset, length);
  }
  const bytes = native.write(...plan);
  if (bytes < 0) throw fail(bytes, 'write');
  return bytes;
}

// ---- several buffers --------------------------------------------------------------------------

function vectorPlan(fd, buffers, position) {
  fd = toFd(fd);
  if (!Array.isArray(buffers) || !buffers.every(isView)) {
    throw new codes.ERR_INVALID_ARG_TYPE('buffers', 'ArrayBufferView[]', buffers);
  }
  if (typeof position !== 'number' && typeof position !== 'bigint') position = null;
  return [fd, buffers.map(bytesOf), position]; // the copy stays as it is until the call is done
}

function makeVector(call) {
  const run = native[call];
  return { [call](fd, buffers, position, callback) {
    callback ||= position;
    checkCallback(callback);
    const plan = vectorPlan(fd, buffers, position);
    if (call === 'writev' && buffers.length === 0) {
      return process.nextTick(callback, null, 0, buffers);
    }
    start(run, plan, (bytes) => {
      if (bytes < 0) callback(failLater(bytes, call === 'readv' ? 'read' : 'write'));
      else callback(null, bytes, buffers);
    });
  } }[call];
}

function makeVectorSync(call) {
  const run = native[call];
  const name = `${call}Sync`;
  return { [name](fd, buffers, position) {
    const plan = vectorPlan(fd, buffers, position);
    if (call === 'writev' && buffers.length === 0) return 0;
    const bytes = run(...plan);
    if (bytes < 0) throw fail(bytes, call === 'readv' ? 'read' : 'write');
    return bytes;
  } }[name];
}

module.exports = {
  open, openSync, close, closeSync, read, readSync, write, writeSync,
  readv: makeVector('readv'), readvSync: makeVectorSync('readv'),
  writev: makeVector('writev'), writevSync: makeVectorSync('writev'),
  openArguments, readPlan, readOptions, writePlan, textPlan, vectorPlan, checkText, checkPosition,
  bytesOf, bufferOf,
};
