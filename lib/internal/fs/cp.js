'use strict';
// internal/fs/cp - fs.cp: files, links and whole folders to another place.
// https://nodejs.org/api/fs.html#fscpsrc-dest-options-callback
//
// The steps are written once, as generators that yield what they want of the file system:
// `yield [call, ...arguments]`.  One driver does each at once, the other waits for its promise.

const check = require('internal/fs/check');
const { codes } = require('internal/errors');
const { dirname, resolve } = require('internal/module/paths');
const {
  validateBoolean, validateFunction, validateInteger, validateObject,
} = require('internal/validators');

const EEXIST = 17;
const EINVAL = 22;
const EISDIR = 21;
const ENOTDIR = 20;

// ---- errors -----------------------------------------------------------------------------------

function refuse(code, name, errno, message, path) {
  throw new codes[code]({ message, path, syscall: 'cp', errno, code: name });
}

function refuseInside(src, dest) {
  refuse('ERR_FS_CP_EINVAL', 'EINVAL', EINVAL,
    `cannot copy ${src} to a subdirectory of self ${dest}`, dest);
}

// ---- options ----------------------------------------------------------------------------------

const FLAGS = ['dereference', 'errorOnExist', 'force', 'preserveTimestamps', 'recursive',
  'verbatimSymlinks'];

function checkOptions(options = {}) {
  if (options === null) throw new codes.ERR_INVALID_ARG_TYPE('options', 'Object', options);
  validateObject(options, 'options');
  const given = {
    dereference: false, errorOnExist: false, filter: undefined, force: true, mode: 0,
    preserveTimestamps: false, recursive: false, verbatimSymlinks: false, ...options,
  };
  for (const flag of FLAGS) validateBoolean(given[flag], `options.${flag}`);
  validateInteger(given.mode, 'options.mode', 0, 7);
  if (given.dereference && given.verbatimSymlinks) {
    throw new codes.ERR_INCOMPATIBLE_OPTION_PAIR('dereference', 'verbatimSymlinks');
  }
  if (given.filter !== undefined) validateFunction(given.filter, 'options.filter');
  return given;
}

function pathArguments(src, dest) {
  const text = (value, name) => check.decode(check.toPath(value, name), 'utf8');
  return [text(src, 'src'), text(dest, 'dest')];
}

// ---- the steps --------------------------------------------------------------------------------

function isSame(a, b) {
  return a.ino && a.dev && a.ino === b.ino && a.dev === b.dev;
}

function isInside(src, dest) {
  const inner = resolve('', dest);
  const outer = resolve('', src);
  return inner !== outer && (outer === '/' || inner.startsWith(`${outer}/`));
}

function* start(src, dest, given) {
  const stat = given.dereference ? 'stat' : 'lstat';
  const from = yield [stat, src];
  const to = yield [`${stat}IfThere`, dest];
  checkPair(src, dest, from, to, given);
  yield* checkParents(src, from, dest);
  if (given.filter !== undefined && !(yield ['filter', given.filter, src, dest])) return;
  yield* makeParent(dest);
  yield* copyAny(src, dest, given, true);
}

function checkPair(src, dest, from, to) {
  if (to !== undefined) {
    if (isSame(from, to)) {
      refuse('ERR_FS_CP_EINVAL', 'EINVAL', EINVAL, 'src and dest cannot be the same', dest);
    }
    if (from.isDirectory() && !to.isDirectory()) {
      refuse('ERR_FS_CP_DIR_TO_NON_DIR', 'EISDIR', EISDIR,
        `cannot overwrite non-directory ${dest} with directory ${src}`, dest);
    }
    if (!from.isDirectory() && to.isDirectory()) {
      refuse('ERR_FS_CP_NON_DIR_TO_DIR', 'ENOTDIR', ENOTDIR,
        `cannot overwrite directory ${dest} with non-directory ${src}`, dest);
    }
  }
  if (from.isDirectory() && isInside(src, dest)) refuseInside(src, dest);
}

// Not even through links may dest lie within src.
function* checkParents(src, from, dest) {
  const top = resolve('', dirname(src));
  for (let at = resolve('', dirname(dest)); at !== top && at !== '/'; at = dirname(at)) {
    const stat = yield ['statIfThere', at];
    if (stat !== undefined && isSame(from, stat)) refuseInside(src, dest);
  }
}

function* makeParent(dest) {
  const parent = dirname(dest);
  if ((yield ['statIfThere', parent]) === undefined) yield ['mkdir', parent, { recursive: true }];
}

function* copyAny(src, dest, given, isTop = false) {
  const stat = given.dereference ? 'stat' : 'lstat';
  const from = yield [stat, src];
  const to = yield [`${stat}IfThere`, dest];
  if (!isTop) checkPair(src, dest, from, to);
  if (from.isDirectory()) {
    if (!given.recursive) {
      refuse('ERR_FS_EISDIR', 'EISDIR', EISDIR,
        `Recursive option not enabled, cannot copy a directory: ${src}`, src);
    }
    return yield* copyFolder(src, dest, given, from, to);
  }
  if (from.isFile() || from.isCharacterDevice() || from.isBlockDevice()) {
    return yield* copyFile(src, dest, given, from, to);
  }
  if (from.isSymbolicLink()) return yield* copyLink(src, dest, given, to);
  if (from.isSocket()) {
    refuse('ERR_FS_CP_SOCKET', 'EINVAL', EINVAL, `cannot copy a socket file: ${dest}`, dest);
  }
  if (from.isFIFO()) {
    refuse('ERR_FS_CP_FIFO_PIPE', 'EINVAL', EINVAL, `cannot copy a FIFO pipe: ${dest}`, dest);
  }
  refuse('ERR_FS_CP_UNKNOWN', 'EINVAL', EINVAL, `cannot copy an unknown file type: ${dest}`, dest);
}

function* copyFile(src, dest, given, from, to) {
  if (to !== undefined) {
    if (!given.force) {
      if (!given.errorOnExist) return;
      refuse('ERR_FS_CP_EEXIST', 'EEXIST', EEXIST, `${dest} already exists`, dest);
    }
    yield ['unlink', dest];
  }
  yield ['copyFile', src, dest, given.mode];
  if (given.preserveTimestamps) {
    if ((from.mode & 0o200) === 0) yield ['chmod', dest, from.mode | 0o200]; // utimes must write
    const now = yield ['stat', src]; // reading has changed the time of access
    yield ['utimes', dest, now.atime, now.mtime];
  }
  yield ['chmod', dest, from.mode & 0o7777];
}

function* copyFolder(src, dest, given, from, to) {
  if (to === undefined) yield ['mkdir', dest];
  for (const name of yield ['readdir', src]) {
    const below = `${src}/${name}`;
    const target = `${dest}/${name}`;
    if (given.filter !== undefined && !(yield ['filter', given.filter, below, target])) continue;
    yield* copyAny(below, target, given);
  }
  if (to === undefined) yield ['chmod', dest, from.mode & 0o7777];
}

function absolute(target, link) {
  return target[0] === '/' ? target : resolve(dirname(resolve('', link)), target);
}

function* copyLink(src, dest, given, to) {
  const read = yield ['readlink', src];
  const target = given.verbatimSymlinks ? read : absolute(read, src);
  if (to === undefined) return yield ['symlink', target, dest];
  const old = yield ['readlinkIfLink', dest];
  if (old === undefined) return yield ['symlink', target, dest];
  const was = absolute(old, dest);
  const stat = yield ['statIfThere', src];
  if (stat?.isDirectory()) {
    if (isInside(target, was)) refuseInside(target, was);
    if (isInside(was, target)) {
      refuse('ERR_FS_CP_SYMLINK_TO_SUBDIRECTORY', 'EINVAL', EINVAL,
        `cannot overwrite ${was} with ${target}`, dest);
    }
  }
  yield ['unlink', dest];
  yield ['symlink', target, dest];
}

// ---- the drivers ------------------------------------------------------------------------------

function callSync([call, ...args]) {
  const fs = require('fs');
  switch (call) {
    case 'statIfThere': return fs.statSync(args[0], { throwIfNoEntry: false });
    case 'lstatIfThere': return fs.lstatSync(args[0], { throwIfNoEntry: false });
    case 'readlinkIfLink':
      try {
        return fs.readlinkSync(args[0]);
      } catch (error) {
        if (error.code === 'EINVAL') return undefined;
        throw error;
      }
    case 'filter': {
      const answer = args[0](args[1], args[2]);
      if (answer !== null && typeof answer === 'object' && typeof answer.then === 'function') {
        throw new codes.ERR_INVALID_RETURN_VALUE('boolean', 'filter', answer);
      }
      return answer;
    }
    default: return fs[`${call}Sync`](...args);
  }
}

async function callLater([call, ...args]) {
  const promises = require('internal/fs/promises');
  switch (call) {
    case 'statIfThere': return promises.stat(args[0], { throwIfNoEntry: false });
    case 'lstatIfThere': return promises.lstat(args[0], { throwIfNoEntry: false });
    case 'readlinkIfLink':
      return promises.readlink(args[0]).catch((error) => {
        if (error.code !== 'EINVAL') throw error;
      });
    case 'filter': return args[0](args[1], args[2]);
    default: return promises[call](...args);
  }
}

function cpSync(src, dest, options) {
  const given = checkOptions(options);
  const steps = start(...pathArguments(src, dest), given);
  for (let step = steps.next(); !step.done;) {
    let answer;
    try {
      answer = callSync(step.value);
    } catch (error) {
      step = steps.throw(error);
      continue;
    }
    step = steps.next(answer);
  }
}

async function run(steps) {
  for (let step = steps.next(); !step.done;) {
    let answer;
    try {
      answer = await callLater(step.value);
    } catch (error) {
      step = steps.throw(error);
      continue;
    }
    step = steps.next(answer);
  }
}

async function cpPromise(src, dest, options) {
  const given = checkOptions(options);
  await run(start(...pathArguments(src, dest), given));
}

function cp(src, dest, options, callback) {
  if (typeof options === 'function') [callback, options] = [options, undefined];
  check.checkCallback(callback);
  const given = checkOptions(options);
  run(start(...pathArguments(src, dest), given)).then(
    () => process.nextTick(callback, null),
    (error) => process.nextTick(callback, error));
}

module.exports = { cp, cpSync, cpPromise };
