'use strict';
// internal/fs/promises - fs.promises.
// https://nodejs.org/api/fs.html#promises-api

const native = internalBinding('fs');
const ops = require('internal/fs/ops');
const check = require('internal/fs/check');
const whole = require('internal/fs/whole');
const more = require('internal/fs/more');
const { openArguments } = require('internal/fs/io');
const { FileHandle } = require('internal/fs/filehandle');
const { AbortError, codes } = require('internal/errors');
const { validateBoolean, validateInteger } = require('internal/validators');

const CHUNK = 512 * 1024; // between two looks at a signal

/** A function with a callback as one that gives a promise; bad arguments reject. */
function promised(name, length, call) {
  return ops.named(async function(...args) {
    return new Promise((resolve, reject) => {
      call(...args.slice(0, length), (error, value) => (error ? reject(error) : resolve(value)));
    });
  }, name, length);
}

// A place for each argument, so that the callback stands where it belongs.
function padded(call, count) {
  return (...args) => {
    const callback = args.pop();
    while (args.length < count) args.push(undefined);
    return call(...args, callback);
  };
}

/**
 * https://nodejs.org/api/fs.html#fspromisesopenpath-flags-mode
 * @returns {Promise<FileHandle>}
 */
async function open(path, flags, mode) {
  const list = openArguments(path, flags, mode);
  return new Promise((resolve, reject) => {
    ops.start(native.open, list, (fd) => {
      if (fd < 0) reject(check.failLater(fd, 'open', list[0]));
      else resolve(new FileHandle(fd));
    });
  });
}

// ---- whole files ------------------------------------------------------------------------------

function checkSignal(signal) {
  if (signal?.aborted) throw new AbortError(undefined, { cause: signal.reason });
}

function promiseOf(call, ...args) {
  return new Promise((resolve, reject) => {
    call(...args, (error, value) => (error ? reject(error) : resolve(value)));
  });
}

/** The rest of an open descriptor's file. */
async function readWhole(fd, options) {
  return promiseOf(whole.readFile, fd, options);
}

async function readFile(path, options) {
  const given = check.getOptions(options, { flag: 'r' });
  checkSignal(given.signal);
  if (path instanceof FileHandle) return path.readFile(options);
  return promiseOf(whole.readFile, path, given);
}

function isIterable(value) {
  return value !== null && typeof value === 'object' &&
    (typeof value[Symbol.asyncIterator] === 'function' ||
     typeof value[Symbol.iterator] === 'function') && !ArrayBuffer.isView(value);
}

async function writeBytes(handleWrite, bytes, signal) {
  let left = bytes;
  while (left.byteLength > 0) {
    checkSignal(signal);
    const size = Math.min(CHUNK, left.byteLength);
    const { bytesWritten } = await handleWrite(left, 0, size);
    left = new Uint8Array(left.buffer, left.byteOffset + bytesWritten,
      left.byteLength - bytesWritten);
  }
}

function writeToFd(fd) {
  const io = require('internal/fs/io');
  return (buffer, offset, length) => new Promise((resolve, reject) => {
    io.write(fd, buffer, offset, length, null, (error, bytesWritten) => {
      if (error) reject(error);
      else resolve({ bytesWritten });
    });
  });
}

function toBytes(data, encoding) {
  if (ArrayBuffer.isView(data)) {
    return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  }
  return require('buffer').Buffer.from(data, encoding || 'utf8');
}

/** Writes text, bytes, or what an iterable or stream yields to an open descriptor. */
async function writeWhole(fd, data, options) {
  const { encoding, signal } = check.getOptions(options, { encoding: 'utf8' });
  const write = writeToFd(fd);
  checkSignal(signal);
  if (!isIterable(data)) {
    if (typeof data !== 'string' && !ArrayBuffer.isView(data)) {
      throw new codes.ERR_INVALID_ARG_TYPE('data',
        ['string', 'Buffer', 'TypedArray', 'DataView'], data);
    }
    return writeBytes(write, toBytes(data, encoding), signal);
  }
  for await (const part of data) {
    checkSignal(signal);
    if (typeof part !== 'string' && !ArrayBuffer.isView(part)) {
      throw new codes.ERR_INVALID_ARG_TYPE('data',
        ['string', 'Buffer', 'TypedArray', 'DataView'], part);
    }
    await writeBytes(write, toBytes(part, encoding), signal);
  }
}

async function writeFile(path, data, options) {
  const given = check.getOptions(options,
    { encoding: 'utf8', mode: 0o666, flag: 'w', flush: false });
  const flush = given.flush ?? false;
  validateBoolean(flush, 'options.flush');
  checkSignal(given.signal);
  if (path instanceof FileHandle) return path.writeFile(data, options);
  if (!isIterable(data)) return promiseOf(whole.writeFile, path, data, given);
  const handle = await open(path, given.flag || 'w', given.mode ?? 0o666);
  try {
    await handle.writeFile(data, given);
    if (flush) await handle.sync();
  } finally {
    await handle.close();
  }
}

async function appendFile(path, data, options) {
  const given = check.getOptions(options,
    { encoding: 'utf8', mode: 0o666, flag: 'a', flush: false });
  return writeFile(path, data, { ...given, flag: given.flag || 'a' });
}

// ---- others -----------------------------------------------------------------------------------

async function truncate(path, len = 0) {
  validateInteger(len, 'len');
  const handle = await open(path, 'r+');
  try {
    await handle.truncate(len);
  } finally {
    await handle.close();
  }
}

async function mkdtempDisposable(prefix, options) {
  const { resolve } = require('internal/module/paths');
  const cwd = process.cwd();
  const path = await exports.mkdtemp(prefix, options);
  const full = typeof path === 'string' ? resolve(cwd, path) : path;
  const remove = () => exports.rm(full, { maxRetries: 0, recursive: true, force: true, retryDelay: 0 });
  return { __proto__: null, path, remove, async [Symbol.asyncDispose]() { await remove(); } };
}

async function lchmod() {
  throw new codes.ERR_METHOD_NOT_IMPLEMENTED('lchmod()');
}

function later(id, name, length) {
  return ops.named(function(...args) { return require(id)[name](...args); }, name, length);
}

for (const name of ['access', 'chmod', 'chown', 'copyFile', 'lchown', 'link', 'lstat', 'lutimes',
  'mkdtemp', 'readlink', 'realpath', 'rename', 'rmdir', 'stat', 'statfs', 'symlink', 'unlink',
  'utimes']) {
  exports[name] = ops.makePromise(name);
}
Object.assign(exports, {
  open,
  readFile,
  writeFile,
  appendFile,
  truncate,
  lchmod,
  mkdtempDisposable,
  mkdir: promised('mkdir', 2, padded(more.mkdir, 2)),
  rm: promised('rm', 2, padded(more.rm, 2)),
  readdir: promised('readdir', 2,
    padded((...args) => require('internal/fs/dir').readdir(...args), 2)),
  opendir: promised('opendir', 2,
    padded((...args) => require('internal/fs/dir').opendir(...args), 2)),
  cp: later('internal/fs/cp', 'cpPromise', 3),
  glob: later('internal/fs/glob', 'globPromise', 2),
  watch: later('internal/fs/watch', 'watchPromise', 2),
  constants: require('internal/fs/constants'),
});
// For FileHandle, not for programs.
Object.defineProperties(exports, {
  readWhole: { __proto__: null, value: readWhole, enumerable: false },
  writeWhole: { __proto__: null, value: writeWhole, enumerable: false },
});
