'use strict';
// internal/fs/dir - folders: readdir (also with types, also recursive), Dir, opendir.
// https://nodejs.org/api/fs.html#class-fsdir
// Native half: src/bind/bind_fs.c (all at once), src/bind/bind_fs_dir.c (some at a time).

const native = internalBinding('fs');
const check = require('internal/fs/check');
const { Dirent, direntTypeOfStat } = require('internal/fs/stats');
const { start } = require('internal/fs/ops');
const constants = require('internal/fs/constants');
const { codes } = require('internal/errors');
const { validateBoolean, validateUint32 } = require('internal/validators');

const { toPath, checkCallback, fail, failLater, decode, wantsBytes } = check;
const UNKNOWN = constants.UV_DIRENT_UNKNOWN;
const FOLDER = constants.UV_DIRENT_DIR;

function join(path, name) {
  if (typeof path === 'string' && typeof name === 'string') {
    return require('path').join(path, name);
  }
  const { Buffer } = require('buffer');
  return Buffer.concat([Buffer.from(path), Buffer.from('/'), Buffer.from(name)]);
}

// A file system that does not say what an entry is: ask for the entry itself.
function typeOf(path, name, type) {
  if (type !== UNKNOWN) return type;
  return native.lstat(join(path, name)) < 0 ? UNKNOWN : direntTypeOfStat();
}

function listOf(answer, path, options) {
  const { encoding, withFileTypes } = options;
  const list = [];
  for (let i = 0; i < answer.length; i += 2) {
    const name = decode(answer[i], encoding);
    list.push(withFileTypes ? new Dirent(name, typeOf(path, name, answer[i + 1]), path) : name);
  }
  return list;
}

function readArguments(path, options) {
  options = check.getOptions(options);
  path = toPath(path);
  if (options.recursive !== undefined && options.recursive !== null) {
    validateBoolean(options.recursive, 'options.recursive');
  }
  return { path, options, asBytes: wantsBytes(options.encoding) };
}

// ---- recursive --------------------------------------------------------------------------------

// One walk: folders that wait, and what was found so far, in Node's order (breadth first).
class Walk {
  constructor(path, options, asBytes) {
    this.root = path;
    this.options = options;
    this.asBytes = asBytes;
    this.found = [];
    this.waiting = [{ path, prefix: '' }];
  }

  // Takes the entries of one folder.
  take({ path, prefix }, answer) {
    const { encoding, withFileTypes } = this.options;
    for (let i = 0; i < answer.length; i += 2) {
      const name = decode(answer[i], encoding);
      const type = typeOf(path, name, answer[i + 1]);
      const below = prefix === '' ? name : join(prefix, name);
      this.found.push(withFileTypes ? new Dirent(name, type, path) : below);
      if (type === FOLDER) this.waiting.push({ path: join(path, name), prefix: below });
    }
  }

  runSync() {
    for (const folder of this.waiting) {
      const answer = native.readdir(folder.path, this.asBytes);
      if (typeof answer === 'number') throw fail(answer, 'scandir', folder.path);
      this.take(folder, answer);
    }
    return this.found;
  }

  run(callback, at = 0) {
    if (at === this.waiting.length) return callback(null, this.found);
    const folder = this.waiting[at];
    start(native.readdir, [folder.path, this.asBytes], (answer) => {
      if (typeof answer === 'number') return callback(failLater(answer, 'scandir', folder.path));
      this.take(folder, answer);
      this.run(callback, at + 1);
    });
  }
}

/**
 * https://nodejs.org/api/fs.html#fsreaddirpath-options-callback
 * @param {Function} callback (err, names or Dirents)
 */
function readdir(path, options, callback) {
  callback = typeof options === 'function' ? options : callback;
  checkCallback(callback);
  const { path: from, options: given, asBytes } = readArguments(path, options);
  if (given.recursive) return new Walk(from, given, asBytes).run(callback);
  start(native.readdir, [from, asBytes], (answer) => {
    if (typeof answer === 'number') return callback(failLater(answer, 'scandir', from));
    callback(null, listOf(answer, from, given));
  });
}

function readdirSync(path, options) {
  const { path: from, options: given, asBytes } = readArguments(path, options);
  if (given.recursive) return new Walk(from, given, asBytes).runSync();
  const answer = native.readdir(from, asBytes);
  if (typeof answer === 'number') throw fail(answer, 'scandir', from);
  return listOf(answer, from, given);
}

// ---- Dir --------------------------------------------------------------------------------------

// Made by opendir; programs may only name the class.
class Dir {
  #id;
  #path;
  #options;
  #waiting = []; // entries that were read but not asked for
  #isClosed = false;
  #queue = null; // operations behind the one under way; null: none is under way

  constructor(id, path, options) {
    if (id === undefined) throw new codes.ERR_MISSING_ARGS('handle');
    this.#id = id;
    this.#path = path;
    this.#options = options;
    validateUint32(options.bufferSize, 'options.bufferSize', true);
  }

  get path() {
    if (!(#path in this)) throw new codes.ERR_INVALID_THIS('Dir');
    return this.#path;
  }

  // Entries of a folder below go on in this one's stead.
  #take(answer, folder) {
    const { encoding } = this.#options;
    for (let i = 0; i < answer.length; i += 2) {
      const name = decode(answer[i], encoding);
      this.#waiting.push(new Dirent(name, typeOf(folder, name, answer[i + 1]), folder));
    }
  }

  #next() {
    const entry = this.#waiting.shift();
    if (this.#options.recursive && entry.isDirectory()) this.#descend(entry);
    return entry;
  }

  // Blocking, as the folders below are read ahead of anybody's asking.
  #descend(entry) {
    const path = join(entry.parentPath, entry.name);
    const answer = native.readdir(path, wantsBytes(this.#options.encoding));
    if (typeof answer === 'number') throw fail(answer, 'opendir', path);
    this.#take(answer, path);
  }

  #start(callback) {
    const { bufferSize, encoding } = this.#options;
    start(native.readDir, [this.#id, bufferSize, wantsBytes(encoding)], callback);
  }

  #checkIdle() {
    if (this.#isClosed) throw new codes.ERR_DIR_CLOSED();
    if (this.#queue !== null) throw new codes.ERR_DIR_CONCURRENT_OPERATION();
  }

  /**
   * The next entry, null at the end.
   * @param {Function} [callback] (err, dirent); else a promise
   */
  read(callback) {
    if (callback === undefined) {
      return new Promise((resolve, reject) => {
        this.#read((error, entry) => (error ? reject(error) : resolve(entry)));
      });
    }
    checkCallback(callback, 'callback');
    this.#read(callback);
  }

  #read(callback) {
    if (this.#isClosed) throw new codes.ERR_DIR_CLOSED();
    if (this.#queue !== null) {
      this.#queue.push(() => this.#read(callback));
      return;
    }
    if (this.#waiting.length > 0) {
      try {
        process.nextTick(callback, null, this.#next());
      } catch (error) {
        process.nextTick(callback, error);
      }
      return;
    }
    this.#queue = [];
    this.#start((answer) => this.#finishRead(answer, callback));
  }

  // Entries are taken before the queued operations go on: those may be read from what is here.
  #finishRead(answer, callback) {
    let error = null;
    let entry = null;
    if (typeof answer === 'number') {
      error = failLater(answer, 'scandir', this.#path);
    } else if (answer.length > 0) {
      this.#take(answer, this.#path);
      try {
        entry = this.#next();
      } catch (refused) {
        error = refused;
      }
    }
    const queued = this.#queue;
    this.#queue = null;
    for (const operation of queued) operation();
    callback(error, entry ?? (error === null ? null : undefined));
  }

  readSync() {
    this.#checkIdle();
    if (this.#waiting.length > 0) return this.#next();
    const { bufferSize, encoding } = this.#options;
    const answer = native.readDir(this.#id, bufferSize, wantsBytes(encoding));
    if (typeof answer === 'number') throw fail(answer, 'scandir', this.#path);
    this.#take(answer, this.#path);
    return answer.length === 0 ? null : this.#next();
  }

  /** @param {Function} [callback] (err); else a promise */
  close(callback) {
    if (callback === undefined) {
      if (this.#isClosed) return Promise.reject(new codes.ERR_DIR_CLOSED());
      return new Promise((resolve, reject) => {
        this.close((error) => (error ? reject(error) : resolve()));
      });
    }
    checkCallback(callback, 'callback');
    if (this.#isClosed) {
      process.nextTick(callback, new codes.ERR_DIR_CLOSED());
      return;
    }
    if (this.#queue !== null) {
      this.#queue.push(() => this.close(callback));
      return;
    }
    this.#isClosed = true;
    start(native.closeDir, [this.#id], (answer) => {
      callback(answer < 0 ? failLater(answer, 'closedir') : null);
    });
  }

  closeSync() {
    this.#checkIdle();
    this.#isClosed = true;
    const answer = native.closeDir(this.#id);
    if (answer < 0) throw fail(answer, 'closedir');
  }

  async* entries() {
    try {
      for (;;) {
        const entry = await this.read();
        if (entry === null) return;
        yield entry;
      }
    } finally {
      await this.close();
    }
  }

  [Symbol.dispose]() {
    if (!this.#isClosed) this.closeSync();
  }

  async [Symbol.asyncDispose]() {
    if (!this.#isClosed) await this.close();
  }
}
Object.defineProperty(Dir.prototype, Symbol.asyncIterator, {
  __proto__: null, value: Dir.prototype.entries, enumerable: false, writable: true,
  configurable: true,
});

function openArguments(path, options) {
  path = toPath(path);
  options = { bufferSize: 32, ...check.getOptions(options, { encoding: 'utf8' }) };
  validateUint32(options.bufferSize, 'options.bufferSize', true);
  return { path, options };
}

/** https://nodejs.org/api/fs.html#fsopendirpath-options-callback */
function opendir(path, options, callback) {
  callback = typeof options === 'function' ? options : callback;
  checkCallback(callback, 'callback');
  const { path: from, options: given } = openArguments(path, options);
  start(native.openDir, [from], (id) => {
    if (id < 0) return callback(failLater(id, 'opendir', from));
    callback(null, new Dir(id, from, given));
  });
}

function opendirSync(path, options) {
  const { path: from, options: given } = openArguments(path, options);
  const id = native.openDir(from);
  if (id < 0) throw fail(id, 'opendir', from);
  return new Dir(id, from, given);
}

module.exports = { readdir, readdirSync, Dir, opendir, opendirSync };
