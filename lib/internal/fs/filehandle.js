'use strict';
// internal/fs/filehandle - FileHandle, what fs.promises.open gives.
// https://nodejs.org/api/fs.html#class-filehandle

const EventEmitter = require('events');
const native = internalBinding('fs');
const check = require('internal/fs/check');
const io = require('internal/fs/io');
const { start } = require('internal/fs/ops');
const { takeStats } = require('internal/fs/stats');
const { codes } = require('internal/errors');
const { parseFileMode, validateBuffer, validateInteger } = require('internal/validators');

const kRef = Symbol('ref'); // one more user (a stream): close() waits for all
const kUnref = Symbol('unref');

let leaked; // FinalizationRegistry: closes what a program forgot

function closeForgotten(fd) {
  process.emitWarning(`Closing file descriptor ${fd} on garbage collection`);
  process.emitWarning('Closing a FileHandle object on garbage collection is deprecated. Please ' +
    'close FileHandle objects explicitly using FileHandle.prototype.close(). In the future, an ' +
    'error will be thrown if a file descriptor is closed during garbage collection.',
  'DeprecationWarning', 'DEP0137');
  native.close(fd);
}

function failed(answer, syscall) {
  return check.failLater(answer, syscall);
}

/** A promise of a native's answer; negative ones reject as errors of `syscall`. */
function ask(run, list, syscall, convert) {
  return new Promise((resolve, reject) => {
    start(run, list, (answer) => {
      if (answer < 0) reject(failed(answer, syscall));
      else resolve(convert === undefined ? undefined : convert(answer));
    });
  });
}

/** An open file. Made by fs.promises.open only. */
class FileHandle extends EventEmitter {
  #fd;
  #users = 1;
  #closing = null; // promise
  #settle = null; // of #closing, while streams still use the descriptor

  constructor(fd) {
    super();
    this.#fd = fd;
    leaked ??= new FinalizationRegistry(closeForgotten);
    leaked.register(this, fd, this);
  }

  get fd() {
    return this.#fd;
  }

  getAsyncId() {
    return this.#fd;
  }

  // Calls `body(fd)` with the descriptor kept open until its promise is settled.
  async #use(syscall, body) {
    if (this.#fd === -1) {
      const error = new Error('file closed');
      error.code = 'EBADF';
      error.syscall = syscall;
      throw error;
    }
    this[kRef]();
    try {
      return await body(this.#fd);
    } finally {
      this[kUnref]();
    }
  }

  [kRef]() {
    this.#users++;
  }

  [kUnref]() {
    this.#users--;
    if (this.#users === 0) {
      const { resolve, reject } = this.#settle;
      this.#closeNow().then(resolve, reject);
    }
  }

  #closeNow() {
    const fd = this.#fd;
    this.#fd = -1;
    leaked.unregister(this);
    return ask(native.close, [fd], 'close');
  }

  /** Resolves when the descriptor is closed; streams over it are waited for. */
  close = () => {
    if (this.#closing !== null) return this.#closing;
    if (this.#fd === -1) return Promise.resolve();
    this.#users--;
    let done;
    if (this.#users === 0) {
      done = this.#closeNow();
    } else {
      done = new Promise((resolve, reject) => { this.#settle = { resolve, reject }; });
    }
    const forget = () => { this.#closing = null; };
    this.#closing = done.then(forget, (error) => {
      forget();
      throw error;
    });
    this.emit('close');
    return this.#closing;
  };

  async [Symbol.asyncDispose]() {
    await this.close();
  }

  // ---- the file itself

  chmod(mode) {
    return this.#use('fchmod', (fd) => ask(native.fchmod, [fd, parseFileMode(mode, 'mode')], 'fchmod'));
  }

  chown(uid, gid) {
    return this.#use('fchown', (fd) => ask(native.fchown,
      [fd, check.toId(uid, 'uid'), check.toId(gid, 'gid')], 'fchown'));
  }

  datasync() {
    return this.#use('fdatasync', (fd) => ask(native.fdatasync, [fd], 'fdatasync'));
  }

  sync() {
    return this.#use('fsync', (fd) => ask(native.fsync, [fd], 'fsync'));
  }

  stat(options) {
    return this.#use('fstat', (fd) => ask(native.fstat, [fd], 'fstat',
      () => takeStats(options?.bigint === true)));
  }

  truncate(len = 0) {
    return this.#use('ftruncate', async (fd) => {
      validateInteger(len, 'len');
      return ask(native.ftruncate, [fd, Math.max(0, len)], 'ftruncate');
    });
  }

  utimes(atime, mtime) {
    return this.#use('futimes', async (fd) => ask(native.futime,
      [fd, check.toSeconds(atime, 'atime'), check.toSeconds(mtime, 'mtime')], 'futimes'));
  }

  // ---- reading

  read(buffer, offset, length, position) {
    return this.#use('read', async (fd) => {
      if (!ArrayBuffer.isView(buffer)) {
        const options = buffer;
        buffer = io.bufferOf(options);
        validateBuffer(buffer);
        [, offset, length, position] = io.readOptions(buffer, options);
      } else if (offset !== null && typeof offset === 'object') {
        [, offset, length, position] = io.readOptions(buffer, offset);
      }
      length ??= buffer.byteLength - (offset ?? 0);
      const plan = io.readPlan(fd, buffer, offset, length, position);
      if (plan[3] === 0) return { __proto__: null, bytesRead: 0, buffer };
      return ask(native.read, plan, 'read',
        (bytesRead) => ({ __proto__: null, bytesRead, buffer }));
    });
  }

  readv(buffers, position) {
    return this.#use('read', async (fd) => ask(native.readv, io.vectorPlan(fd, buffers, position),
      'read', (bytesRead) => ({ __proto__: null, bytesRead, buffers })));
  }

  readFile(options) {
    return this.#use('read', (fd) => require('internal/fs/promises').readWhole(fd, options));
  }

  readLines(options = undefined) {
    return require('readline').createInterface({
      input: this.createReadStream(options), crlfDelay: Infinity,
    });
  }

  readableWebStream(options) {
    return require('internal/fs/web').readableWebStream(this, options);
  }

  createReadStream(options = undefined) {
    const { ReadStream } = require('internal/fs/streams');
    return new ReadStream(undefined, { ...options, fd: this });
  }

  // ---- writing

  write(buffer, offset, length, position) {
    return this.#use('write', async (fd) => {
      if (buffer?.byteLength === 0) return { __proto__: null, bytesWritten: 0, buffer };
      const plan = planOfWrite(fd, buffer, offset, length, position);
      return ask(native.write, plan, 'write',
        (bytesWritten) => ({ __proto__: null, bytesWritten, buffer }));
    });
  }

  writev(buffers, position) {
    return this.#use('write', async (fd) => {
      const plan = io.vectorPlan(fd, buffers, position);
      if (buffers.length === 0) return { __proto__: null, bytesWritten: 0, buffers };
      return ask(native.writev, plan, 'write',
        (bytesWritten) => ({ __proto__: null, bytesWritten, buffers }));
    });
  }

  writeFile(data, options) {
    return this.#use('write', (fd) => require('internal/fs/promises').writeWhole(fd, data, options));
  }

  appendFile(data, options) {
    return this.writeFile(data, options);
  }

  createWriteStream(options = undefined) {
    const { WriteStream } = require('internal/fs/streams');
    return new WriteStream(undefined, { ...options, fd: this });
  }
}

// (buffer, offset or options, length, position) or (string, position, encoding).
function planOfWrite(fd, data, offset, length, position) {
  if (ArrayBuffer.isView(data)) {
    return io.writePlan(fd, data, offset, length ?? undefined, position);
  }
  io.checkText(data, 'buffer');
  return io.textPlan(fd, data, offset, length);
}

module.exports = { FileHandle, kRef, kUnref };
