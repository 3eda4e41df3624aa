'use strict';
// internal/fs/ops - the file functions that are one system call: each is described once, and its
// three forms (blocking, callback, promise) are made of that.
// Public face: lib/node/fs.js, internal/fs/promises.  Native half: src/bind/bind_fs.c.
//
// An operation:
//   call     name in the native binding, and of the system call for errors unless `syscall` is
//   given paths    how many of the native arguments are paths (for errors)
//   least    arguments that a caller must give;  most: those before a callback
//   prepare  (...arguments) -> native arguments
//   convert  (native answer, arguments) -> what the caller gets; none: undefined

const native = internalBinding('fs');
const check = require('internal/fs/check');
const { takeStats, takeStatFs } = require('internal/fs/stats');
const { codes } = require('internal/errors');
const { bindRequest } = require('internal/async_context');
const {
  validateBoolean, validateInteger, validateOneOf, parseFileMode,
} = require('internal/validators');

const { toPath, toFd, toId, toSeconds, getOptions } = check;

function checkLength(len) {
  validateInteger(len, 'len');
  return len < 0 ? 0 : len;
}

function encodingOf(options) {
  return getOptions(options).encoding;
}

function decodeAnswer(answer, [, options]) {
  return check.decode(answer, encodingOf(options));
}

function isBig(options) {
  return options !== null && typeof options === 'object' && options.bigint === true;
}

const SYMLINK_TYPES = ['dir', 'file', 'junction', null, undefined];

function symlinkType(type) {
  validateOneOf(type, 'type', SYMLINK_TYPES);
  return 0; // means something on Windows only
}

function mkdirArguments(path, options) {
  let mode = 0o777;
  let recursive = false;
  if (typeof options === 'number' || typeof options === 'string') {
    mode = parseFileMode(options, 'mode');
  } else if (options !== null && options !== undefined && typeof options === 'object') {
    if (options.recursive !== undefined) {
      recursive = options.recursive;
      validateBoolean(recursive, 'options.recursive');
    }
    if (options.mode !== undefined) mode = parseFileMode(options.mode, 'options.mode');
  }
  return { list: [toPath(path), mode], recursive };
}

const OPS = {
  __proto__: null,
  access: {
    paths: 1, least: 1, most: 2,
    prepare: (path, mode) => [toPath(path), check.toAccessMode(mode)],
  },
  chmod: {
    paths: 1, least: 2, most: 2,
    prepare: (path, mode) => [toPath(path), parseFileMode(mode, 'mode')],
  },
  chown: {
    paths: 1, least: 3, most: 3,
    prepare: (path, uid, gid) => [toPath(path), toId(uid, 'uid'), toId(gid, 'gid')],
  },
  copyFile: {
    syscall: 'copyfile', paths: 2, least: 2, most: 3,
    prepare: (src, dest, mode) => [toPath(src, 'src'), toPath(dest, 'dest'), check.toCopyMode(mode)],
  },
  fchmod: {
    paths: 0, least: 2, most: 2, prepare: (fd, mode) => [toFd(fd), parseFileMode(mode, 'mode')],
  },
  fchown: {
    paths: 0, least: 3, most: 3,
    prepare: (fd, uid, gid) => [toFd(fd), toId(uid, 'uid'), toId(gid, 'gid')],
  },
  fdatasync: { paths: 0, least: 1, most: 1, prepare: (fd) => [toFd(fd)] },
  fsync: { paths: 0, least: 1, most: 1, prepare: (fd) => [toFd(fd)] },
  fstat: {
    paths: 0, least: 1, most: 2,
    prepare: (fd) => [toFd(fd)],
    convert: (answer, [, options]) => takeStats(isBig(options)),
  },
  ftruncate: {
    paths: 0, least: 1, most: 2, prepare: (fd, len = 0) => [toFd(fd), checkLength(len)],
  },
  futimes: {
    call: 'futime', paths: 0, least: 3, most: 3,
    prepare: (fd, atime, mtime) => [toFd(fd), toSeconds(atime, 'atime'), toSeconds(mtime, 'mtime')],
  },
  lchown: {
    paths: 1, least: 3, most: 3,
    prepare: (path, uid, gid) => [toPath(path), toId(uid, 'uid'), toId(gid, 'gid')],
  },
  link: {
    paths: 2, least: 2, most: 2,
    prepare: (from, to) => [toPath(from, 'existingPath'), toPath(to, 'newPath')],
  },
  lstat: {
    paths: 1, least: 1, most: 2,
    prepare: (path) => [toPath(path)],
    convert: (answer, [, options]) => takeStats(isBig(options)),
  },
  lutimes: {
    call: 'lutime', paths: 1, least: 3, most: 3,
    prepare: (path, atime, mtime) => [toPath(path), toSeconds(atime), toSeconds(mtime)],
  },
  mkdtemp: {
    paths: 1, least: 1, most: 2,
    prepare(prefix, options) {
      const encoding = encodingOf(options);
      const path = toPath(prefix, 'prefix');
      if (path[path.length - 1] === 'X' || path[path.length - 1] === 0x58) {
        check.warnOnce('mkdtemp() templates ending with X are not portable. ' +
          'For details see: https://nodejs.org/api/fs.html');
      }
      const whole = typeof path === 'string' ? `${path}XXXXXX` :
        require('buffer').Buffer.concat([path, require('buffer').Buffer.from('XXXXXX')]);
      return [whole, check.wantsBytes(encoding)];
    },
    convert: decodeAnswer,
  },
  readlink: {
    paths: 1, least: 1, most: 2,
    prepare(path, options) {
      return [toPath(path), check.wantsBytes(encodingOf(options))];
    },
    convert: decodeAnswer,
  },
  realpath: {
    paths: 1, least: 1, most: 2,
    prepare(path, options) {
      return [toPath(path), check.wantsBytes(encodingOf(options))];
    },
    convert: decodeAnswer,
  },
  rename: {
    paths: 2, least: 2, most: 2,
    prepare: (from, to) => [toPath(from, 'oldPath'), toPath(to, 'newPath')],
  },
  rmdir: {
    paths: 1, least: 1, most: 2,
    prepare(path, options) {
      if (options?.recursive !== undefined) {
        throw new codes.ERR_INVALID_ARG_VALUE('options.recursive', options.recursive,
          'is no longer supported');
      }
      return [toPath(path)];
    },
  },
  stat: {
    paths: 1, least: 1, most: 2,
    prepare: (path) => [toPath(path)],
    convert: (answer, [, options]) => takeStats(isBig(options)),
  },
  statfs: {
    paths: 1, least: 1, most: 2,
    prepare: (path) => [toPath(path)],
    convert: (answer, [, options]) => takeStatFs(isBig(options)),
  },
  symlink: {
    paths: 2, least: 2, most: 3,
    prepare: (target, path, type) => {
      const number = symlinkType(type);
      return [toPath(target, 'target'), toPath(path), number];
    },
  },
  unlink: { paths: 1, least: 1, most: 1, prepare: (path) => [toPath(path)] },
  utimes: {
    call: 'utime', paths: 1, least: 3, most: 3,
    prepare: (path, atime, mtime) => [toPath(path), toSeconds(atime), toSeconds(mtime)],
  },
};

function named(fn, name, length) {
  Object.defineProperty(fn, 'name', { value: name });
  Object.defineProperty(fn, 'length', { value: length });
  return fn;
}

/** @returns {Function} the blocking form */
function makeSync(name) {
  const { call = name, syscall = call, paths, prepare, convert, most } = OPS[name];
  const run = native[call];
  return named(function(...args) {
    const list = prepare(...args);
    const answer = run(...list);
    if (typeof answer === 'number' && answer < 0) {
      throw check.fail(answer, syscall, paths > 0 ? list[0] : undefined,
        paths > 1 ? list[1] : undefined);
    }
    return convert === undefined ? undefined : convert(answer, args);
  }, `${name}Sync`, most);
}

/** Where the callback stands: at its place, or earlier in place of an option. */
function callbackPlace(args, least, most) {
  for (let i = least; i < most; i++) if (typeof args[i] === 'function') return i;
  return most;
}

/** Whether a missing file is no error to the caller: throwIfNoEntry of the stats. */
function isExcused(answer, name, options) {
  return (name === 'stat' || name === 'lstat') && options?.throwIfNoEntry === false &&
    (answer === -2 || answer === -20);
}

/** Calls the native; `done(error, answer)` comes later, even where it is refused at once. */
function start(run, list, done) {
  const refused = run(...list, bindRequest(done, 'FSREQCALLBACK'));
  if (refused !== undefined) process.nextTick(done, refused);
}

/** @returns {Function} the form with a callback */
function makeAsync(name) {
  const { call = name, syscall = call, paths, prepare, convert, least, most } = OPS[name];
  const run = native[call];
  return named(function(...all) {
    const at = callbackPlace(all, least, most);
    const args = all.slice(0, at);
    const callback = all[at];
    const list = prepare(...args);
    check.checkCallback(callback);
    start(run, list, (answer) => {
      if (isExcused(answer, name, args[1])) {
        callback(null, undefined);
      } else if (typeof answer === 'number' && answer < 0) {
        callback(check.failLater(answer, syscall, paths > 0 ? list[0] : undefined,
          paths > 1 ? list[1] : undefined));
      } else if (convert === undefined) {
        callback(null);
      } else {
        callback(null, convert(answer, args));
      }
    });
  }, name, most + 1);
}

/** @returns {Function} the form that returns a promise */
function makePromise(name) {
  const { call = name, syscall = call, paths, prepare, convert, most } = OPS[name];
  const run = native[call];
  return named(async function(...args) {
    const list = prepare(...args);
    return new Promise((resolve, reject) => {
      start(run, list, (answer) => {
        if (isExcused(answer, name, args[1])) {
          resolve(undefined);
        } else if (typeof answer === 'number' && answer < 0) {
          reject(check.failLater(answer, syscall, paths > 0 ? list[0] : undefined,
            paths > 1 ? list[1] : undefined));
        } else {
          resolve(convert === undefined ? undefined : convert(answer, args));
        }
      });
    });
  }, name, most);
}

module.exports = { makeSync, makeAsync, makePromise, mkdirArguments, start, named, names: OPS };
