'use strict';
// internal/fs/whole - whole files: readFile, writeFile, appendFile.
// https://nodejs.org/api/fs.html#fsreadfilepath-options-callback
// Native half: src/bind/bind_fs_job.c, which opens, reads and closes in one trip to the work pool.

const native = internalBinding('fs');
const check = require('internal/fs/check');
const { numbers } = require('internal/fs/stats');
const { start } = require('internal/fs/ops');
const { FastBuffer } = require('internal/buffer');
const { AbortError, codes } = require('internal/errors');
const { isInt32, parseFileMode, validateBoolean } = require('internal/validators');

// ORDER: enum fs_file_step in src/fs/fs_file.h
const STEPS = ['open', 'fstat', 'read', 'write', 'fsync', 'close'];
const EFBIG = -27;
const EISDIR = -21;

const NATIVE_TEXT = {
  '__proto__': null, 'utf8': 1, 'utf-8': 1, 'UTF-8': 1, 'UTF8': 1, 'latin1': 2, 'binary': 2,
};

// The error of a native call; `make` is fail or failLater.
function explain(errno, path, make) {
  const syscall = STEPS[numbers[0]] ?? 'open';
  if (errno === EFBIG && syscall === 'fstat') return new codes.ERR_FS_FILE_TOO_LARGE(numbers[1]);
  // Reading a folder fails at the first read, which names it but for readFileSync.
  const isNamed = syscall === 'open' || (errno === EISDIR && make === check.failLater);
  return make(errno, syscall, isNamed && typeof path !== 'number' ? path : undefined);
}

function toTarget(path) {
  return typeof path === 'number' && isInt32(path) ? check.toFd(path) : check.toPath(path);
}

function aborted(signal) {
  return new AbortError(undefined, { cause: signal.reason });
}

// ---- reading ----------------------------------------------------------------------------------

function readArguments(path, options) {
  options = check.getOptions(options, { flag: 'r' });
  const list = [toTarget(path), check.toFlags(options.flag ?? 'r', 'options.flag'),
    NATIVE_TEXT[options.encoding] ?? 0];
  return { list, options };
}

function contentOf(answer, encoding) {
  if (typeof answer === 'string') return answer;
  require('buffer'); // gives FastBuffer its methods
  const bytes = new FastBuffer(answer);
  return encoding && encoding !== 'buffer' ? bytes.toString(encoding) : bytes;
}

/**
 * @param {string|Buffer|URL|integer} path or a descriptor
 * @param {object|string} [options] encoding, flag, signal
 * @param {Function} callback (err, data)
 */
function readFile(path, options, callback) {
  callback ||= options;
  check.checkCallback(callback);
  const { list, options: given } = readArguments(path, options);
  const { signal, encoding } = given;
  if (signal?.aborted) return callback(aborted(signal));
  start(native.readFile, list, (answer) => {
    if (signal?.aborted) return callback(aborted(signal));
    if (typeof answer === 'number') {
      return callback(explain(answer, list[0], check.failLater));
    }
    let content;
    try {
      content = contentOf(answer, encoding);
    } catch (error) {
      return callback(error);
    }
    callback(null, content);
  });
}

function readFileSync(path, options) {
  const { list, options: { encoding } } = readArguments(path, options);
  const answer = native.readFile(...list);
  if (typeof answer === 'number') throw explain(answer, list[0], check.fail);
  return contentOf(answer, encoding);
}

// ---- writing ----------------------------------------------------------------------------------

function dataOf(data, encoding) {
  if (ArrayBuffer.isView(data)) return require('internal/fs/io').bytesOf(data);
  if (typeof data !== 'string') {
    throw new codes.ERR_INVALID_ARG_TYPE('data', ['string', 'Buffer', 'TypedArray', 'DataView'], data);
  }
  if (!encoding || NATIVE_TEXT[encoding] === 1) return data;
  return require('buffer').Buffer.from(data, encoding);
}

function writeArguments(path, data, options, flag) {
  options = check.getOptions(options, { encoding: 'utf8', mode: 0o666, flag, flush: false });
  const flush = options.flush ?? false;
  validateBoolean(flush, 'options.flush');
  const bytes = dataOf(data, options.encoding);
  const list = [toTarget(path), bytes, check.toFlags(options.flag || flag),
    parseFileMode(options.mode, 'mode', 0o666), flush];
  return { list, options };
}

function writeWith(path, data, options, callback, flag) {
  callback ||= options;
  check.checkCallback(callback);
  const { list, options: { signal } } = writeArguments(path, data, options, flag);
  if (signal?.aborted) return callback(aborted(signal));
  start(native.writeFile, list, (answer) => {
    if (signal?.aborted) callback(aborted(signal));
    else if (answer < 0) callback(explain(answer, list[0], check.failLater));
    else callback(null);
  });
}

function writeWithSync(path, data, options, flag) {
  const { list } = writeArguments(path, data, options, flag);
  const answer = native.writeFile(...list);
  if (answer < 0) throw explain(answer, list[0], check.fail);
}

/**
 * @param {string|Buffer|URL|integer} path or a descriptor
 * @param {string|ArrayBufferView} data
 * @param {object|string} [options] encoding, mode, flag, flush, signal
 * @param {Function} callback (err)
 */
function writeFile(path, data, options, callback) {
  writeWith(path, data, options, callback, 'w');
}

function writeFileSync(path, data, options) {
  writeWithSync(path, data, options, 'w');
}

function appendFile(path, data, options, callback) {
  callback ||= options;
  check.checkCallback(callback);
  writeWith(path, data, typeof options === 'function' ? undefined : options, callback, 'a');
}

function appendFileSync(path, data, options) {
  writeWithSync(path, data, options, 'a');
}

module.exports = {
  readFile, readFileSync, writeFile, writeFileSync, appendFile, appendFileSync, contentOf,
};
