'use strict';
// child_process - programs that are started from here.  https://nodejs.org/api/child_process.html
// The parts are in lib/internal/child_process.  Native half: src/bind/bind_process_wrap.c,
// bind_ipc.c.

const {
  AbortError,
  codes: {
    ERR_CHILD_PROCESS_IPC_REQUIRED, ERR_CHILD_PROCESS_STDIO_MAXBUFFER, ERR_INVALID_ARG_TYPE,
  },
  genericNodeError,
} = require('internal/errors');
const { validateAbortSignal, validateFunction, validateObject, validateString } =
  require('internal/validators');
const { checkMaxBuffer, checkText, checkTexts, checkTimeout, isGiven, normalizeSpawn,
  toKillSignal } = require('internal/child_process/arguments');
const { stdioOfText } = require('internal/child_process/stdio');
const { ChildProcess } = require('internal/child_process');

const MAX_BUFFER = 1024 * 1024; // bytes of output

// ---- spawn ------------------------------------------------------------------------------------

function abortChild(child, killSignal, reason) {
  if (!child) return;
  try {
    if (child.kill(killSignal)) child.emit('error', new AbortError(undefined, { cause: reason }));
  } catch (error) {
    child.emit('error', error);
  }
}

function obeySignal(child, signal, killSignal) {
  const abort = () => abortChild(child, killSignal, signal.reason);
  if (signal.aborted) {
    process.nextTick(abort);
    return;
  }
  signal.addEventListener('abort', abort, { once: true });
  child.once('exit', () => signal.removeEventListener('abort', abort));
}

function obeyTimeout(child, timeout, killSignal) {
  let timer = setTimeout(() => {
    timer = undefined;
    try {
      child.kill(killSignal);
    } catch (error) {
      child.emit('error', error);
    }
  }, timeout);
  child.once('exit', () => clearTimeout(timer));
}

/**
 * https://nodejs.org/api/child_process.html#child_processspawncommand-args-options
 * @param {string} file
 * @param {string[]} [args]
 * @param {object} [options]
 * @returns {ChildProcess}
 */
function spawn(file, args, options) {
  options = normalizeSpawn(file, args, options);
  checkTimeout(options.timeout);
  if (options.signal !== undefined) validateAbortSignal(options.signal, 'options.signal');
  const killSignal = toKillSignal(options.killSignal);
  const child = new ChildProcess();
  child.spawn(options);
  if (options.timeout > 0) obeyTimeout(child, options.timeout, killSignal);
  if (options.signal) obeySignal(child, options.signal, killSignal);
  return child;
}

// ---- execFile and exec ------------------------------------------------------------------------

// (file[, args][, options][, callback])
function normalizeExecFile(file, args, options, callback) {
  if (Array.isArray(args)) {
    args = args.slice();
  } else if (args !== null && typeof args === 'object') {
    callback = options;
    options = args;
    args = null;
  } else if (typeof args === 'function') {
    callback = args;
    options = null;
    args = null;
  }
  args ??= [];
  if (typeof args !== 'object') throw new ERR_INVALID_ARG_TYPE('args', 'object', args);
  if (typeof options === 'function') {
    callback = options;
    options = null;
  } else if (isGiven(options)) {
    validateObject(options, 'options');
  }
  if (isGiven(callback)) validateFunction(callback, 'callback');
  options = { ...options };
  if (isGiven(options.argv0)) {
    validateString(options.argv0, 'options.argv0');
    checkText(options.argv0, 'options.argv0');
  }
  return { file, args, options, callback };
}

/** What a child writes to one pipe, up to a limit. */
class Collector {
  constructor(stream, name, encoding, max, onTooMuch) {
    this.encoding = encoding;
    this.chunks = [];
    this.length = 0;
    this.stream = stream;
    if (!stream) return;
    if (encoding) stream.setEncoding(encoding);
    stream.on('data', (chunk) => {
      const size = typeof chunk === 'string' ?
        Buffer.byteLength(chunk, stream.readableEncoding) : chunk.length;
      this.length += size;
      if (this.length <= max) {
        this.chunks.push(chunk);
        return;
      }
      // Characters of a string: the same number counts both.
      this.chunks.push(chunk.slice(0, max - (this.length - size)));
      onTooMuch(new ERR_CHILD_PROCESS_STDIO_MAXBUFFER(name));
    });
  }

  value() {
    if (this.encoding || this.stream?.readableEncoding) return this.chunks.join('');
    return Buffer.concat(this.chunks);
  }
}

/** A child with the callback of execFile: (error, stdout, stderr), once. */
class Execution {
  constructor(child, command, options, callback) {
    this.child = child;
    this.command = command;
    this.callback = callback;
    this.killSignal = options.killSignal;
    this.error = null;
    this.isKilled = false;
    this.isOver = false;
    const { encoding, maxBuffer, timeout } = options;
    const decoded = encoding !== 'buffer' && Buffer.isEncoding(encoding) ? encoding : null;
    const onTooMuch = (error) => {
      this.error = error;
      this.kill();
    };
    this.stdout = new Collector(child.stdout, 'stdout', decoded, maxBuffer, onTooMuch);
    this.stderr = new Collector(child.stderr, 'stderr', decoded, maxBuffer, onTooMuch);
    this.timer = timeout > 0 ? setTimeout(() => {
      this.timer = null;
      this.kill();
    }, timeout) : null;
    child.on('close', (code, signal) => this.finish(code, signal));
    child.on('error', (error) => {
      this.error = error;
      child.stdout?.destroy();
      child.stderr?.destroy();
      this.finish();
    });
  }

  kill() {
    this.child.stdout?.destroy();
    this.child.stderr?.destroy();
    this.isKilled = true;
    try {
      this.child.kill(this.killSignal);
    } catch (error) {
      this.error = error;
      this.finish();
    }
  }

  finish(code, signal) {
    if (this.isOver) return;
    this.isOver = true;
    if (this.timer !== null) clearTimeout(this.timer);
    if (!this.callback) return;
    const stdout = this.stdout.value();
    const stderr = this.stderr.value();
    let { error } = this;
    if (error === null && code === 0 && signal === null) {
      this.callback(null, stdout, stderr);
      return;
    }
    error ??= genericNodeError(`Command failed: ${this.command}\n${stderr}`, {
      code: code < 0 ? require('util').getSystemErrorName(code) : code,
      killed: this.child.killed || this.isKilled,
      signal,
    });
    error.cmd = this.command;
    this.callback(error, stdout, stderr);
  }
}

/**
 * https://nodejs.org/api/child_process.html#child_processexecfilefile-args-options-callback
 * @param {string} file
 * @param {string[]} [args]
 * @param {object} [options]
 * @param {(error: Error|null, stdout: string|Buffer, stderr: string|Buffer) => void} [callback]
 * @returns {ChildProcess}
 */
function execFile(file, args, options, callback) {
  ({ file, args, options, callback } = normalizeExecFile(file, args, options, callback));
  options = {
    encoding: 'utf8',
    timeout: 0,
    maxBuffer: MAX_BUFFER,
    killSignal: 'SIGTERM',
    cwd: null,
    env: null,
    shell: false,
    ...options,
  };
  checkTimeout(options.timeout);
  checkMaxBuffer(options.maxBuffer);
  options.killSignal = toKillSignal(options.killSignal);
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: options.env,
    gid: options.gid,
    shell: options.shell,
    signal: options.signal,
    uid: options.uid,
    windowsHide: !!options.windowsHide,
    windowsVerbatimArguments: !!options.windowsVerbatimArguments,
    argv0: options.argv0,
  });
  const command = args.length > 0 ? `${file} ${args.join(' ')}` : file;
  new Execution(child, command, options, callback);
  return child;
}

// (command[, options][, callback])
function normalizeExec(command, options, callback) {
  validateString(command, 'command');
  checkText(command, 'command');
  if (typeof options === 'function') {
    callback = options;
    options = undefined;
  }
  options = { ...options };
  options.shell = typeof options.shell === 'string' ? options.shell : true;
  return { command, options, callback };
}

/**
 * https://nodejs.org/api/child_process.html#child_processexeccommand-options-callback
 * @param {string} command for a shell
 * @returns {ChildProcess}
 */
function exec(command, options, callback) {
  ({ command, options, callback } = normalizeExec(command, options, callback));
  return execFile(command, options, callback);
}

// util.promisify(exec)(...) -> a promise with a `child`, for { stdout, stderr }.
function promisified(original) {
  return (...args) => {
    const { promise, resolve, reject } = Promise.withResolvers();
    promise.child = original(...args, (error, stdout, stderr) => {
      if (error === null) resolve({ stdout, stderr });
      else reject(Object.assign(error, { stdout, stderr }));
    });
    return promise;
  };
}
for (const fn of [exec, execFile]) {
  Object.defineProperty(fn, Symbol.for('nodejs.util.promisify.custom'), {
    value: promisified(fn), enumerable: false, configurable: true, writable: true,
  });
}

// ---- fork -------------------------------------------------------------------------------------

// The program's own flags, less the text of -e: the child has a file to run.
function ownExecArgv() {
  const { options } = require('internal/builtins');
  const argv = process.execArgv;
  if (options.eval === undefined) return argv;
  const at = argv.lastIndexOf(options.eval);
  return at > 0 ? argv.toSpliced(at - 1, 2) : argv;
}

/**
 * https://nodejs.org/api/child_process.html#child_processforkmodulepath-args-options
 * @param {string|URL} modulePath
 * @param {string[]} [args]
 * @param {object} [options]
 * @returns {ChildProcess} with a channel
 */
function fork(modulePath, args = undefined, options = undefined) {
  modulePath = require('internal/fs/check').toPath(modulePath, 'modulePath');
  if (!isGiven(args)) {
    args = [];
  } else if (Array.isArray(args)) {
    args = args.slice();
  } else if (typeof args === 'object') {
    options = args;
    args = [];
  } else {
    throw new ERR_INVALID_ARG_TYPE('args', 'Array', args);
  }
  checkTexts(args, 'args');
  if (isGiven(options)) validateObject(options, 'options');
  options = { __proto__: null, ...options, shell: false };
  options.execPath = options.execPath || process.execPath;
  checkText(options.execPath, 'options.execPath');
  const execArgv = options.execArgv || ownExecArgv();
  checkTexts(execArgv, 'options.execArgv');
  const { stdio } = options;
  if (typeof stdio === 'string') {
    options.stdio = stdioOfText(stdio, 'ipc');
  } else if (!Array.isArray(stdio)) {
    options.stdio = stdioOfText(options.silent ? 'pipe' : 'inherit', 'ipc');
  } else if (!stdio.includes('ipc')) {
    throw new ERR_CHILD_PROCESS_IPC_REQUIRED('options.stdio');
  }
  return spawn(options.execPath, [...execArgv, modulePath, ...args], options);
}

// What Node's start-up calls in a child with a channel.
function _forkChild(fd, serializationMode) {
  require('internal/child_process/channel').setUpInChild(fd, serializationMode);
}

// ---- the synchronous ones ----------------------------------------------------------------------

function execFileSync(file, args, options) {
  return require('internal/child_process/sync').execFileSync(file, args, options);
}
function execSync(command, options) {
  return require('internal/child_process/sync').execSync(command, options);
}
function spawnSync(file, args, options) {
  return require('internal/child_process/sync').spawnSync(file, args, options);
}

module.exports = {
  _forkChild,
  ChildProcess,
  exec,
  execFile,
  execFileSync,
  execSync,
  fork,
  spawn,
  spawnSync,
};
