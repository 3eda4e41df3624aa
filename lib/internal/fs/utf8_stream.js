'use strict';
// internal/fs/utf8_stream - fs.Utf8Stream: text (or bytes) appended to a file, gathered into large
// writes.  https://nodejs.org/api/fs.html#class-fsutf8stream
// Public face: lib/node/fs.js.  Native half: none.
//
//   OPENING --opened--> IDLE --start--> WRITING --settle--> IDLE
//   IDLE --close--> CLOSING --> CLOSED      (destroy() in WRITING waits for the write)
//
// What is written waits in `queue`, pieces of at most maxWrite; `current` is the piece under way, or
// the one whose write failed and that is tried again with the next.

const EventEmitter = require('events');
const { Buffer } = require('buffer');
const { codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_INVALID_STATE } } =
  require('internal/errors');
const {
  validateBoolean, validateFunction, validateObject, validateOneOf, validateUint32,
} = require('internal/validators');

const MAX_WRITE = 16 * 1024; // characters or bytes
const HIGH_WATER = 16 * 1024; // write() says false from here on
const RETRY_DELAY = 100; // ms, after EAGAIN

const OPENING = 0;
const IDLE = 1;
const WRITING = 2;
const CLOSING = 3;
const CLOSED = 4;

const FS_NAMES = ['write', 'writeSync', 'fsync', 'fsyncSync', 'close', 'open', 'openSync', 'mkdir',
  'mkdirSync'];

function chooseFs(given) {
  const fs = require('fs');
  const chosen = {};
  for (const name of FS_NAMES) {
    if (given[name] !== undefined) validateFunction(given[name], `options.fs.${name}`);
    chosen[name] = given[name] ?? fs[name];
  }
  return chosen;
}

// The options that the stream shows again.
function readOptions(given) {
  const {
    append = true, contentMode = 'utf8', fsync = false, maxLength = 0, maxWrite = MAX_WRITE,
    minLength = 0, mkdir = false, mode, periodicFlush = 0, sync = false,
  } = given;
  validateBoolean(append, 'options.append');
  validateBoolean(fsync, 'options.fsync');
  validateBoolean(mkdir, 'options.mkdir');
  validateBoolean(sync, 'options.sync');
  validateUint32(maxLength, 'options.maxLength');
  validateUint32(maxWrite, 'options.maxWrite');
  validateUint32(minLength, 'options.minLength');
  validateUint32(periodicFlush, 'options.periodicFlush');
  validateOneOf(contentMode, 'options.contentMode', ['buffer', 'utf8']);
  if (minLength >= maxWrite) {
    throw new ERR_INVALID_ARG_VALUE('minLength', minLength,
      `should be smaller than maxWrite (${maxWrite})`);
  }
  return {
    append, contentMode, fsync, maxLength, maxWrite, minLength, mkdir, mode, periodicFlush, sync,
  };
}

// What is left of a text of which `count` bytes were written: a character that was cut is written
// again.
function restOf(text, count) {
  const bytes = Buffer.from(text);
  let at = count;
  while (at > 0 && (bytes[at] & 0xc0) === 0x80) at--;
  return bytes.toString('utf8', at);
}

function isBusy(error) {
  return error.code === 'EAGAIN' || error.code === 'EBUSY';
}

function sleep() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_DELAY);
}

class Utf8Stream extends EventEmitter {
  #fs;
  #options;
  #mayRetry; // (error, length of what was written, length of the rest) -> boolean
  #fd = -1;
  #file;
  #state = OPENING;
  #queue = [];
  #current = null;
  #length = 0; // of `queue` and `current`
  #isEnding = false;
  #isDestroyed = false;
  #isReopening = false;
  #isFlushing = false; // minLength does not count
  #isDrainDue = false;
  #flushers = []; // callbacks of flush()
  #timer;

  /**
   * @param {object} options fd or dest (a path), and those of the documentation
   */
  constructor(options = {}) {
    validateObject(options, 'options');
    super();
    const { fs = {}, retryEAGAIN = () => true, fd = options.dest } = options;
    this.#options = readOptions(options);
    validateObject(fs, 'options.fs');
    this.#fs = chooseFs(fs);
    validateFunction(retryEAGAIN, 'options.retryEAGAIN');
    this.#mayRetry = retryEAGAIN;
    if (typeof fd === 'number') {
      this.#fd = fd;
      this.#state = IDLE;
      process.nextTick(() => this.emit('ready'));
    } else if (typeof fd === 'string') {
      this.#open(fd);
    } else {
      throw new ERR_INVALID_ARG_TYPE('fd', ['number', 'string'], fd);
    }
    if (this.periodicFlush > 0) {
      this.#timer = setInterval(() => { if (this.#length > 0) this.flush(); }, this.periodicFlush);
      this.#timer.unref();
    }
  }

  get mode() { return this.#options.mode; }
  get file() { return this.#file; }
  get fd() { return this.#fd; }
  get minLength() { return this.#options.minLength; }
  get maxLength() { return this.#options.maxLength; }
  get writing() { return this.#state === OPENING || this.#state === WRITING; }
  get sync() { return this.#options.sync; }
  get fsync() { return this.#options.fsync; }
  get append() { return this.#options.append; }
  get periodicFlush() { return this.#options.periodicFlush; }
  get contentMode() { return this.#options.contentMode; }
  get mkdir() { return this.#options.mkdir; }

  #check() {
    if (this.#isDestroyed) throw new ERR_INVALID_STATE('Utf8Stream is destroyed');
  }

  // ---- opening ---------------------------------------------------------------------------------

  #open(file) {
    const { append, mkdir, mode, sync } = this.#options;
    const flags = append ? 'a' : 'w';
    const fs = this.#fs;
    this.#state = OPENING;
    const folder = mkdir ? require('path').dirname(file) : undefined;
    if (sync) {
      try {
        if (mkdir) fs.mkdirSync(folder, { recursive: true });
        this.#onOpened(null, fs.openSync(file, flags, mode), file);
      } catch (error) {
        this.#onOpened(error);
        throw error;
      }
      return;
    }
    const open = (error) => {
      if (error) this.#onOpened(error);
      else fs.open(file, flags, mode, (err, fd) => this.#onOpened(err, fd, file));
    };
    if (mkdir) fs.mkdir(folder, { recursive: true }, open);
    else open(null);
  }

  #onOpened(error, fd, file) {
    const isReopened = this.#isReopening;
    this.#isReopening = false;
    this.#state = IDLE;
    if (error) {
      if (!this.sync) this.emit('error', error);
      else process.nextTick(() => { if (this.listenerCount('error')) this.emit('error', error); });
      return;
    }
    const old = this.#fd;
    this.#fd = fd;
    this.#file = file;
    if (isReopened) {
      this.#fs.close(old, (err) => { if (err) this.emit('error', err); });
      process.nextTick(() => this.emit('drain'));
    }
    if (this.sync) process.nextTick(() => this.emit('ready'));
    else this.emit('ready');
    if (this.#isDestroyed) this.#close();
    else if (this.#state === IDLE && (this.#length > this.minLength || this.#isFlushing)) {
      this.#start();
    }
  }

  /**
   * Opens the file again, after it was moved: for the rotation of logs.
   * @param {string} [file] another one
   */
  reopen(file) {
    this.#check();
    if (this.#isEnding) return;
    if (this.#state === OPENING) {
      this.once('ready', () => this.reopen(file));
      return;
    }
    if (!this.#file) throw new ERR_INVALID_STATE('Unable to reopen a file descriptor');
    if (file) this.#file = file;
    this.#isReopening = true;
    if (this.#state !== WRITING) this.#open(this.#file);
  }

  // ---- writing ---------------------------------------------------------------------------------

  /**
   * @param {string|Buffer} data as contentMode says
   * @returns {boolean} false: better wait for 'drain'
   */
  write(data) {
    this.#check();
    const isText = this.contentMode === 'utf8';
    if (isText ? typeof data !== 'string' : !(data instanceof Uint8Array)) {
      throw new ERR_INVALID_ARG_TYPE('data', isText ? 'string' : 'Buffer', data);
    }
    const length = this.#length + data.length;
    if (this.maxLength > 0 && length > this.maxLength) {
      this.emit('drop', data);
      return this.#length < HIGH_WATER;
    }
    this.#add(data, isText);
    this.#length = length;
    if (this.#state === IDLE && length >= this.minLength) this.#start();
    return this.#length < HIGH_WATER;
  }

  #add(data, isText) {
    const queue = this.#queue;
    const last = queue.length - 1;
    if (last < 0 || queue[last].length + data.length > this.#options.maxWrite) queue.push(data);
    else if (isText) queue[last] += data;
    else queue[last] = Buffer.concat([queue[last], data]);
  }

  // Begins with the next piece, or goes on with one that was not written whole.
  #start() {
    this.#state = WRITING;
    this.#current ??= this.#queue.shift() ?? null;
    const data = this.#current;
    if (data === null) {
      process.nextTick(() => this.#settle());
    } else if (this.sync) {
      this.#writeSync(data);
    } else {
      const done = (error, count) => this.#onWritten(error, count);
      if (typeof data === 'string') this.#fs.write(this.#fd, data, 'utf8', done);
      else this.#fs.write(this.#fd, data, done);
    }
  }

  #writeSync(data) {
    let count;
    try {
      count = this.#callWriteSync(data);
    } catch (error) {
      this.#onWritten(error);
      return;
    }
    this.#onWritten(null, count);
  }

  #callWriteSync(data) {
    return typeof data === 'string' ? this.#fs.writeSync(this.#fd, data, 'utf8')
      : this.#fs.writeSync(this.#fd, data);
  }

  // May `data`, which could not be written, be tried again?
  #isWorthRetry(error, data) {
    return isBusy(error) && this.#mayRetry(error, data.length, this.#length - data.length);
  }

  #onWritten(error, count) {
    if (error) {
      if (!this.#isDestroyed && this.#isWorthRetry(error, this.#current)) {
        if (!this.sync) {
          setTimeout(() => this.#start(), RETRY_DELAY);
          return;
        }
        sleep();
        this.#start();
        return;
      }
      this.#state = IDLE;
      this.#fail(error);
      return;
    }
    this.emit('write', count);
    this.#current = this.#take(this.#current, count);
    if (this.#current !== null && !this.#isDestroyed) {
      this.#start();
      return;
    }
    if (this.#options.fsync) this.#fs.fsyncSync(this.#fd);
    this.#settle();
  }

  // What is left of a piece, null if nothing; the length follows.
  #take(data, count) {
    const isText = typeof data === 'string';
    const size = isText ? Buffer.byteLength(data) : data.length;
    const rest = !(count < size) ? null : isText ? restOf(data, count) : data.subarray(count);
    this.#length -= data.length - (rest === null ? 0 : rest.length);
    return rest;
  }

  #fail(error) {
    const callbacks = this.#flushers;
    this.#flushers = [];
    this.#isFlushing = false;
    for (const callback of callbacks) callback(error);
    if (this.#isDestroyed) this.#close();
    else this.emit('error', error);
  }

  // After a write: the next one, the end, or 'drain'.
  #settle() {
    this.#state = IDLE;
    if (this.#isDestroyed) {
      this.#close();
    } else if (this.#isReopening) {
      try {
        this.#open(this.#file);
      } catch { /* 'error' has been emitted */ }
    } else if (this.#length > 0 &&
               (this.#length > this.minLength || this.#isFlushing || this.#isEnding)) {
      this.#start();
    } else if (this.#isEnding) {
      this.#close();
    } else if (this.sync) {
      this.#drainLater();
    } else {
      this.#drain();
    }
  }

  #drainLater() {
    if (this.#isDrainDue) return;
    this.#isDrainDue = true;
    process.nextTick(() => {
      this.#isDrainDue = false;
      this.#drain();
    });
  }

  #drain() {
    this.#isFlushing = false;
    this.#endFlush();
    this.emit('drain');
  }

  // ---- flushing --------------------------------------------------------------------------------

  /**
   * Writes what waits, whatever minLength says.
   * @param {Function} [cb] (error) when it is on disk
   */
  flush(cb) {
    if (cb !== undefined) validateFunction(cb, 'cb');
    if (this.#isDestroyed) {
      const error = new ERR_INVALID_STATE('Utf8Stream is destroyed');
      if (cb === undefined) throw error;
      cb(error);
      return;
    }
    if (cb !== undefined) this.#flushers.push(cb);
    if (this.#state >= CLOSING) return;
    this.#isFlushing = true;
    if (this.#state === IDLE && !(this.#isDrainDue && this.#length === 0)) this.#start();
  }

  #endFlush() {
    const callbacks = this.#flushers;
    if (callbacks.length === 0) return;
    this.#flushers = [];
    const end = (error) => { for (const callback of callbacks) callback(error); };
    if (this.#options.fsync || this.#fd < 0) end(null);
    else this.#fs.fsync(this.#fd, (error) => end(error && error.code !== 'EBADF' ? error : null));
  }

  /** Writes what waits before it returns. */
  flushSync() {
    this.#check();
    if (this.#fd < 0) throw new ERR_INVALID_STATE('Utf8Stream is not open');
    if (this.#state === IDLE && this.#current !== null) {
      this.#queue.unshift(this.#current);
      this.#current = null;
    }
    while (this.#queue.length > 0) {
      const { 0: data } = this.#queue;
      let count;
      try {
        count = this.#callWriteSync(data);
      } catch (error) {
        if (!this.#isWorthRetry(error, data)) throw error;
        sleep();
        continue;
      }
      const rest = this.#take(data, count);
      if (rest === null) this.#queue.shift();
      else this.#queue[0] = rest;
    }
    try {
      this.#fs.fsyncSync(this.#fd);
    } catch { /* not every file can */ }
  }

  // ---- the end ---------------------------------------------------------------------------------

  /** Writes what waits and closes: 'finish', 'close'. */
  end() {
    this.#check();
    if (this.#state === OPENING) {
      this.once('ready', () => { if (!this.#isDestroyed) this.end(); });
      return;
    }
    if (this.#isEnding) return;
    this.#isEnding = true;
    if (this.#state !== IDLE) return;
    if (this.#length > 0 && this.#fd >= 0) this.#start();
    else this.#close();
  }

  /** Closes at once: what waits is lost. */
  destroy() {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    if (this.#state === IDLE) this.#close();
  }

  [Symbol.dispose]() {
    this.destroy();
  }

  #close() {
    this.#state = CLOSING;
    clearInterval(this.#timer);
    const fd = this.#fd;
    const hasFinished = !this.#isDestroyed;
    const end = (error) => {
      this.#state = CLOSED;
      this.#isDestroyed = true;
      this.#queue = [];
      this.#current = null;
      this.#length = 0;
      this.#fd = -1;
      for (const callback of this.#flushers.splice(0)) callback(null);
      if (error) {
        this.emit('error', error);
        return;
      }
      if (hasFinished) this.emit('finish');
      this.emit('close');
    };
    // The standard streams stay open; an error of fsync is no reason not to close.
    const close = () => (fd === 1 || fd === 2 ? process.nextTick(end) : this.#fs.close(fd, end));
    if (fd < 0) process.nextTick(end);
    else if (this.#options.fsync) close();
    else this.#fs.fsync(fd, close);
  }
}

module.exports = { Utf8Stream };
