'use strict';
// internal/fs/glob - fs.glob: the files that patterns name.
// https://nodejs.org/api/fs.html#fsglobpattern-options-callback
// The patterns themselves: internal/glob.
//
// A pattern is walked segment by segment: plain names are asked for, patterns are matched against
// the entries of a folder, `**` goes on in every folder below (links to folders are not followed).

const native = internalBinding('fs');
const check = require('internal/fs/check');
const constants = require('internal/fs/constants');
const { Dirent, direntTypeOfStat } = require('internal/fs/stats');
const { GLOBSTAR, compileSegment, expandBraces, matchesGlob } = require('internal/glob');
const { resolve, basename, dirname } = require('internal/module/paths');
const { codes } = require('internal/errors');
const { validateBoolean, validateFunction, validateObject, validateString, validateStringArray } =
  require('internal/validators');

const FOLDER = constants.UV_DIRENT_DIR;

function typeOfPath(path) {
  return native.lstat(path) < 0 ? undefined : direntTypeOfStat();
}

function isFolder(path) {
  return native.stat(path) >= 0 && direntTypeOfStat() === FOLDER;
}

/** A test of names: for fs.watch's `ignore`. */
function makeMatcher(pattern, { matchBase }) {
  const byBase = matchBase && !pattern.includes('/');
  return (name) => matchesGlob(byBase ? basename(name) : name, pattern);
}

// What a program leaves out: a function of the entry, or patterns.
function makeExclude(exclude, withFileTypes) {
  if (exclude === undefined || exclude === null) return () => false;
  if (Array.isArray(exclude)) {
    validateStringArray(exclude, 'options.exclude');
    return (path) => exclude.some((one) => matchesGlob(path, one) ||
      matchesGlob(`${path}/`, one.endsWith('/**') ? one.slice(0, -2) : one));
  }
  if (typeof exclude !== 'function') {
    throw new codes.ERR_INVALID_ARG_TYPE('options.exclude', ['Function', 'string[]'], exclude);
  }
  return (path, entry) => exclude(withFileTypes ? entry : entry.name);
}

class Glob {
  constructor(pattern, options = {}) {
    if (options === null || options === undefined) options = {};
    validateObject(options, 'options');
    const { exclude, cwd, withFileTypes, followSymlinks = false } = options;
    if (exclude !== undefined && exclude !== null && !Array.isArray(exclude)) {
      validateFunction(exclude, 'options.exclude');
    }
    validateBoolean(followSymlinks, 'options.followSymlinks');
    this.withFileTypes = !!withFileTypes;
    this.isExcluded = makeExclude(exclude, this.withFileTypes);
    this.root = cwd === undefined || cwd === null ? process.cwd() :
      resolve('', check.decode(check.toPath(cwd, 'options.cwd'), 'utf8'));
    this.followSymlinks = followSymlinks;
    this.found = new Map(); // path as shown -> Dirent
    this.listed = new Map(); // folder -> entries
    this.seen = new Set(); // steps done: folder, pattern, place in it
    if (typeof pattern === 'object') validateStringArray(pattern, 'patterns');
    else validateString(pattern, 'patterns');
    this.patterns = (Array.isArray(pattern) ? pattern : [pattern])
      .flatMap((one) => expandBraces(one))
      .map((one) => this.compile(one));
  }

  compile(pattern) {
    const isAbsolute = pattern[0] === '/';
    const parts = pattern.split('/').filter((part, i, all) => {
      return part !== '' && (part !== '.' || all.length === 1);
    });
    const steps = parts.map((part) => (part === '..' || part === '.' ? part : compileSegment(part)));
    return { isAbsolute, steps, onlyFolders: pattern.endsWith('/') && steps.length > 0 };
  }

  entriesOf(folder) {
    let entries = this.listed.get(folder);
    if (entries === undefined) {
      const answer = native.readdir(folder, false);
      entries = [];
      if (typeof answer !== 'number') {
        for (let i = 0; i < answer.length; i += 2) {
          entries.push({ name: answer[i], type: answer[i + 1] });
        }
      }
      this.listed.set(folder, entries);
    }
    return entries;
  }

  // `real` is where we are, `shown` how the result is to be named.
  step(pattern, at, real, shown) {
    const key = `${this.patterns.indexOf(pattern)}:${at}:${real}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    if (at === pattern.steps.length) return this.add(pattern, real, shown);
    const matcher = pattern.steps[at];
    if (matcher === GLOBSTAR) return this.stepBelow(pattern, at, real, shown);
    if (typeof matcher === 'string') {
      const next = join(real, matcher);
      if (typeOfPath(next) === undefined) return;
      if (matcher !== '..' && matcher !== '.' && this.excludes(next, join(shown, matcher))) return;
      return this.step(pattern, at + 1, next, join(shown, matcher));
    }
    for (const { name } of this.entriesOf(real)) {
      if (!matcher.test(name)) continue;
      const next = join(real, name);
      if (this.excludes(next, join(shown, name))) continue;
      if (at + 1 < pattern.steps.length && !isFolder(next)) continue;
      this.step(pattern, at + 1, next, join(shown, name));
    }
  }

  stepBelow(pattern, at, real, shown) {
    this.step(pattern, at + 1, real, shown); // `**` may stand for nothing
    const isLast = at + 1 === pattern.steps.length;
    for (const { name, type } of this.entriesOf(real)) {
      if (name[0] === '.') continue;
      const next = join(real, name);
      const below = join(shown, name);
      if (this.excludes(next, below)) continue;
      const goesOn = type === FOLDER || (this.followSymlinks && isFolder(next));
      if (goesOn) this.step(pattern, at, next, below);
      else if (isLast) this.add(pattern, next, below);
    }
  }

  excludes(real, shown) {
    return this.isExcluded(shown, this.direntOf(real));
  }

  direntOf(path) {
    return new Dirent(basename(path), typeOfPath(path) ?? constants.UV_DIRENT_UNKNOWN, dirname(path));
  }

  add(pattern, real, shown) {
    if (pattern.onlyFolders && !isFolder(real)) return;
    const name = shown === '' ? '.' : shown;
    this.found.set(pattern.onlyFolders ? `${name}/` : name, this.direntOf(real));
  }

  run() {
    for (const pattern of this.patterns) {
      this.step(pattern, 0, pattern.isAbsolute ? '/' : this.root, pattern.isAbsolute ? '/' : '');
    }
    return this.withFileTypes ? [...this.found.values()] : [...this.found.keys()];
  }
}

function join(path, name) {
  if (path === '') return name;
  return path.endsWith('/') ? path + name : `${path}/${name}`;
}

/** @returns {string[]|Dirent[]} */
function globSync(pattern, options) {
  return new Glob(pattern, options).run();
}

/** @param {Function} callback (err, matches) */
function glob(pattern, options, callback) {
  if (typeof options === 'function') [callback, options] = [options, undefined];
  check.checkCallback(callback);
  const search = new Glob(pattern, options);
  setImmediate(() => {
    let matches;
    try {
      matches = search.run();
    } catch (error) {
      return callback(error);
    }
    callback(null, matches);
  });
}

/** @returns {AsyncIterator<string|Dirent>} */
async function* globPromise(pattern, options) {
  const search = new Glob(pattern, options);
  await new Promise((resolveLater) => { setImmediate(resolveLater); });
  yield* search.run();
}

module.exports = { glob, globSync, globPromise, makeMatcher };
