'use strict';
// internal/fs/more - file functions with a will of their own: exists, mkdir, realpath, rm, stat
// with throwIfNoEntry, truncate.
// https://nodejs.org/api/fs.html

const native = internalBinding('fs');
const check = require('internal/fs/check');
const { makeAsync, makeSync, mkdirArguments, start } = require('internal/fs/ops');
const { takeStats, emptyStats, numbers } = require('internal/fs/stats');
const constants = require('internal/fs/constants');
const { codes } = require('internal/errors');
const {
  validateBoolean, validateInt32, validateInteger, validateObject, validateUint32,
} = require('internal/validators');

const { toPath, checkCallback, fail, failLater } = check;
const ENOENT = -2;
const ENOTDIR = -20;
const EISDIR = 21;

// ---- exists -----------------------------------------------------------------------------------

/** Calls back with a boolean; bad arguments mean false. */
function exists(path, callback) {
  checkCallback(callback);
  let list;
  try {
    list = [toPath(path), constants.F_OK];
  } catch {
    return callback(false);
  }
  start(native.access, list, (answer) => callback(answer >= 0));
}
Object.defineProperty(exists, Symbol.for('nodejs.util.promisify.custom'), {
  __proto__: null,
  value: { exists(path) { return new Promise((resolve) => exists(path, resolve)); } }.exists,
  enumerable: false,
});

function existsSync(path) {
  try {
    path = toPath(path);
  } catch {
    if (typeof path !== 'string' && !(path instanceof Uint8Array) && !check.isUrl(path)) {
      check.warnOnce('Passing invalid argument types to fs.existsSync is deprecated',
        'DeprecationWarning', 'DEP0187');
    }
    return false;
  }
  return native.access(path, constants.F_OK) >= 0;
}

// ---- stat -------------------------------------------------------------------------------------

function makeStatSync(call, name) {
  const run = native[call];
  return { [name](path, options = { bigint: false, throwIfNoEntry: true }) {
    path = toPath(path);
    const answer = run(path);
    if (answer < 0) {
      if (options?.throwIfNoEntry === false && (answer === ENOENT || answer === ENOTDIR)) {
        return undefined;
      }
      throw fail(answer, call, path);
    }
    return takeStats(options?.bigint === true);
  } }[name];
}

// ---- mkdir ------------------------------------------------------------------------------------

/** @param {Function} callback (err, first folder that was made, if recursive) */
function mkdir(path, options, callback) {
  if (typeof options === 'function') [callback, options] = [options, undefined];
  const { list, recursive } = mkdirArguments(path, options);
  checkCallback(callback);
  start(recursive ? native.makeTree : native.mkdir, list, (answer) => {
    if (answer < 0) callback(failLater(answer, 'mkdir', list[0]));
    else if (recursive) callback(null, answer);
    else callback(null);
  });
}

function mkdirSync(path, options) {
  const { list, recursive } = mkdirArguments(path, options);
  const answer = (recursive ? native.makeTree : native.mkdir)(...list);
  if (answer < 0) throw fail(answer, 'mkdir', list[0]);
  return recursive ? answer : undefined;
}

// ---- rm ---------------------------------------------------------------------------------------

function rmArguments(path, options) {
  path = toPath(path);
  if (options === undefined) options = {};
  validateObject(options, 'options');
  const { recursive = false, force = false, maxRetries = 0, retryDelay = 100 } = options;
  validateBoolean(force, 'options.force');
  validateBoolean(recursive, 'options.recursive');
  validateInt32(retryDelay, 'options.retryDelay', 0);
  validateUint32(maxRetries, 'options.maxRetries');
  return [path, recursive, force, maxRetries, retryDelay];
}

function explainRm(answer, make) {
  const [errno, syscall, path] = answer;
  if (errno === -EISDIR && syscall === 'rm') {
    return new codes.ERR_FS_EISDIR({
      code: 'EISDIR', message: 'is a directory', path, syscall: 'rm', errno: EISDIR,
    });
  }
  return make(errno, syscall, path);
}

/** https://nodejs.org/api/fs.html#fsrmpath-options-callback */
function rm(path, options, callback) {
  if (typeof options === 'function') [callback, options] = [options, undefined];
  const list = rmArguments(path, options);
  checkCallback(callback);
  start(native.removeTree, list, (answer) => {
    if (typeof answer === 'object') callback(explainRm(answer, failLater));
    else callback(null);
  });
}

function rmSync(path, options) {
  const answer = native.removeTree(...rmArguments(path, options));
  if (typeof answer === 'object') throw explainRm(answer, fail);
}

// ---- truncate ---------------------------------------------------------------------------------

function checkLength(len) {
  if (len === undefined) return 0;
  validateInteger(len, 'len');
  return Math.max(0, len);
}

function truncate(path, len, callback) {
  if (typeof len === 'function') [callback, len] = [len, 0];
  len = checkLength(len);
  const { open, close } = require('internal/fs/io');
  checkCallback(callback);
  open(path, 'r+', (error, fd) => {
    if (error) return callback(error);
    start(native.ftruncate, [fd, len], (answer) => {
      const refused = answer < 0 ? failLater(answer, 'ftruncate') : null;
      close(fd, (closeError) => callback(refused ?? closeError));
    });
  });
}

function truncateSync(path, len) {
  len = checkLength(len);
  const { openSync, closeSync } = require('internal/fs/io');
  const fd = openSync(path, 'r+');
  try {
    const answer = native.ftruncate(fd, len);
    if (answer < 0) throw fail(answer, 'ftruncate');
  } finally {
    closeSync(fd);
  }
}

// ---- realpath ---------------------------------------------------------------------------------

// The native call says that something is wrong, Node's words say where: at the first component that
// is not there, as lstat or, behind a link, as stat.
function explainRealpath(errno, path, make) {
  if (errno !== ENOENT && errno !== ENOTDIR) return make(errno, 'realpath', path);
  const { resolve } = require('internal/module/paths');
  const whole = resolve('', typeof path === 'string' ? path : check.decode(path, 'utf8'));
  const parts = whole.split('/');
  for (let i = 2; i <= parts.length; i++) {
    const at = parts.slice(0, i).join('/');
    const answer = native.lstat(at);
    if (answer < 0) return make(answer, 'lstat', at);
    if ((numbers[1] & constants.S_IFMT) !== constants.S_IFLNK) continue;
    const target = native.stat(at);
    if (target < 0) return make(target, 'stat', at);
  }
  return make(errno, 'realpath', path);
}

function realpathArguments(path, options) {
  const { encoding } = check.getOptions(options);
  return { list: [toPath(path), check.wantsBytes(encoding)], encoding };
}

function realpath(path, options, callback) {
  if (typeof options === 'function') [callback, options] = [options, undefined];
  checkCallback(callback);
  const { list, encoding } = realpathArguments(path, options);
  start(native.realpath, list, (answer) => {
    if (typeof answer === 'number') return callback(explainRealpath(answer, list[0], failLater));
    callback(null, check.decode(answer, encoding));
  });
}
realpath.native = makeAsync('realpath');

function realpathSync(path, options) {
  const { list, encoding } = realpathArguments(path, options);
  const answer = native.realpath(...list);
  if (typeof answer === 'number') throw explainRealpath(answer, list[0], fail);
  return check.decode(answer, encoding);
}
realpathSync.native = makeSync('realpath');

// ---- temporary folders ------------------------------------------------------------------------

/** A folder that goes, with all in it, when it is disposed of. */
function mkdtempDisposableSync(prefix, options) {
  const path = makeSync('mkdtemp')(prefix, options);
  const { resolve } = require('internal/module/paths');
  const whole = typeof path === 'string' ? resolve('', path) : path;
  const remove = () => rmSync(whole, { maxRetries: 0, recursive: true, force: true, retryDelay: 0 });
  return { path, remove, [Symbol.dispose]() { remove(); } };
}

module.exports = {
  exists, existsSync,
  statSync: makeStatSync('stat', 'statSync'), lstatSync: makeStatSync('lstat', 'lstatSync'),
  mkdir, mkdirSync, rm, rmSync, rmArguments, explainRm, truncate, truncateSync, realpath,
  realpathSync, mkdtempDisposableSync, emptyStats,
};
