'use strict';
// internal/child_process/child - the class ChildProcess.
// https://nodejs.org/api/child_process.html#class-childprocess
// Native half: src/bind/bind_process_wrap.c.

const EventEmitter = require('events');
const {
  errnoException,
} = require('internal/errors');
const { validateArray, validateObject, validateOneOf, validateString } =
  require('internal/validators');
const { signalName, toSignal } = require('internal/child_process/arguments');
const { closePipes, openPipes, readStdio } = require('internal/child_process/stdio');
const { beginOperation, endOperation, inOperation } = require('internal/async_context');
const { publish, watched } = require('internal/diagnostics');
const wrap = internalBinding('process_wrap');

// ORDER: enum FLAG_ in src/bind/bind_process_wrap.c
const DETACHED = 1;
const HAS_UID = 2;
const HAS_GID = 4;

const EINVAL = -22;
const EMFILE = -24;
const ENFILE = -23;
const ENOSYS = -38;
const ESRCH = -3;
// What a program may reasonably meet: an 'error' event. All else is thrown.
const tellable = new Set([-13 /* EACCES */, -11 /* EAGAIN */, EMFILE, ENFILE, -2 /* ENOENT */]);

const kIsStdio = Symbol('kIsStdio'); // the stream is a child's now

const children = new Map(); // id -> Handle

wrap.setHook((id, status, signal) => {
  const handle = children.get(id);
  children.delete(id);
  if (handle === undefined) return;
  handle.id = 0;
  inOperation(handle.operation,
    () => handle.onexit(signal === 0 ? status : 0, signalName(signal)));
  endOperation(handle.operation);
});

// What packages know as child._handle.
class Handle {
  constructor(child) {
    this.id = 0;
    this.child = child;
    this.pid = undefined;
    this.isRef = true;
    this.operation = undefined; // for async_hooks
  }

  // (options) with file, args, envPairs, cwd, detached, uid, gid, fds -> 0 or a negative errno
  spawn(options) {
    const { args, envPairs, uid, gid } = options;
    const hasUid = uid !== undefined && uid !== null;
    const hasGid = gid !== undefined && gid !== null;
    const flags = (options.detached ? DETACHED : 0) | (hasUid ? HAS_UID : 0) |
      (hasGid ? HAS_GID : 0);
    const join = (list) => list.map((text) => `${text}\u0000`).join('');
    const id = wrap.spawn(options.file, join(args ?? [options.file]),
      join(envPairs ?? pairsOfProcess()), options.cwd || undefined, options.fds, flags, uid ?? 0,
      gid ?? 0);
    if (id < 0) return id;
    this.id = id;
    this.pid = wrap.pid(id);
    children.set(id, this);
    this.operation = beginOperation('PROCESSWRAP');
    return 0;
  }

  kill(signal) {
    return this.id === 0 ? ESRCH : wrap.kill(this.id, signal);
  }

  close() {
    children.delete(this.id);
  }

  ref() {
    this.isRef = true;
    if (this.id !== 0) wrap.setRef(this.id, true);
  }

  unref() {
    this.isRef = false;
    if (this.id !== 0) wrap.setRef(this.id, false);
  }

  hasRef() {
    return this.id !== 0 && this.isRef;
  }

  onexit(status, signal) {
    onExit(this.child, status, signal);
  }
}

function pairsOfProcess() {
  return Object.entries(process.env).map(([key, value]) => `${key}=${value}`);
}

function ChildProcess() {
  EventEmitter.call(this);
  this._closesNeeded = 1;
  this._closesGot = 0;
  this.connected = false;
  this.signalCode = null;
  this.exitCode = null;
  this.killed = false;
  this.spawnfile = null;
  this._handle = new Handle(this);
  publish('child_process', { process: this });
}
Object.setPrototypeOf(ChildProcess.prototype, EventEmitter.prototype);
Object.setPrototypeOf(ChildProcess, EventEmitter);

// ---- the end ----------------------------------------------------------------------------------

function startError(self, err) {
  const error = errnoException(err, self.spawnfile ? `spawn ${self.spawnfile}` : 'spawn');
  if (self.spawnfile) error.path = self.spawnfile;
  error.spawnargs = self.spawnargs.slice(1);
  return error;
}

function onExit(self, status, signal) {
  if (signal) self.signalCode = signal;
  else self.exitCode = status;
  if (self.stdin) self.stdin.destroy();
  self._handle?.close();
  self._handle = null;
  if (status < 0) {
    self.emit('error', startError(self, status));
  } else {
    self.emit('exit', self.exitCode, self.signalCode);
  }
  // Output that nobody reads must not keep 'close' from coming.
  process.nextTick(flushOutput, self);
  maybeClose(self);
}

function flushOutput(self) {
  const { stdio } = self;
  if (stdio === undefined || stdio === null) return;
  for (const stream of stdio) {
    if (stream?.readable && !stream[kIsStdio]) stream.resume();
  }
}

function maybeClose(self) {
  self._closesGot++;
  if (self._closesGot === self._closesNeeded) self.emit('close', self.exitCode, self.signalCode);
}

// ---- the beginning ----------------------------------------------------------------------------

function emitSpawn(self) {
  self.emit('spawn');
}

function makeStream(self, entry, i) {
  const { Socket } = require('net');
  const stream = new Socket({ fd: entry.ours, readable: i > 0, writable: true });
  if (i > 0) {
    self._closesNeeded++;
    stream.on('close', () => maybeClose(self));
  }
  return stream;
}

// Streams of ours that became a child's stdio are not read by us any more.
function giveAway({ stream }) {
  if (!stream) return;
  stream[kIsStdio] = true;
  require('internal/net/socket').share(stream);
  if (stream.readable && typeof stream.pause === 'function') stream.pause();
}

function fail(self, err, entries) {
  if (err === EMFILE || err === ENFILE) {
    closePipes(entries, true);
    return;
  }
  for (const entry of entries) {
    // As if the child had begun: the streams are there, and end.
    if (entry.type === 'ipc' && entry.ours !== undefined) {
      wrap.closeFd(entry.ours);
      entry.ours = undefined;
    }
  }
}

/**
 * Starts the child.  Programs call child_process.spawn(), some packages this.
 * @param {object} options file, args, envPairs, cwd, stdio, detached, uid, gid, serialization
 * @returns {number} 0 or a negative errno
 */
ChildProcess.prototype.spawn = function spawn(options) {
  validateObject(options, 'options');
  const { stdio, ipcAt } = readStdio(options.stdio || 'pipe', false);
  const { serialization } = options;
  validateOneOf(serialization, 'options.serialization', [undefined, 'json', 'advanced']);
  let { envPairs } = options;
  if (ipcAt !== -1) {
    if (envPairs === undefined) envPairs = pairsOfProcess();
    else validateArray(envPairs, 'options.envPairs');
    envPairs = [...envPairs, `NODE_CHANNEL_FD=${ipcAt}`,
      `NODE_CHANNEL_SERIALIZATION_MODE=${serialization || 'json'}`];
  }
  validateString(options.file, 'options.file');
  this.spawnfile = options.file;
  if (options.args === undefined) {
    this.spawnargs = [];
  } else {
    validateArray(options.args, 'options.args');
    this.spawnargs = options.args;
  }
  const fds = openPipes(stdio);
  publish('tracing:child_process.spawn:start', { process: this, options });
  const err = typeof fds === 'number' ? fds : this._handle.spawn({ ...options, envPairs, fds });
  closePipes(stdio, false);
  tellTracers(this, err, options);
  if (err !== 0 && !tellable.has(err)) {
    closePipes(stdio, true);
    this._handle = null;
    throw errnoException(err, 'spawn');
  }
  if (err === 0) {
    process.nextTick(emitSpawn, this);
  } else {
    process.nextTick(onExit, this, err, '');
    fail(this, err, stdio);
    if (err === EMFILE || err === ENFILE) return err;
  }
  this.pid = this._handle.pid;
  makeStreams(this, stdio);
  if (ipcAt !== -1 && err === 0) {
    const { setUpChannel } = require('internal/child_process/channel');
    this._closesNeeded++;
    setUpChannel(this, stdio[ipcAt].ours, serialization || 'json', () => maybeClose(this));
  }
  return err;
};

function tellTracers(self, err, options) {
  if (err === 0) {
    publish('tracing:child_process.spawn:end', { process: self, options });
  } else if (watched['tracing:child_process.spawn:error']) {
    publish('tracing:child_process.spawn:error', { process: self, options, error: startError(self, err) });
  }
}

function makeStreams(self, entries) {
  const streams = entries.map((entry, i) => {
    giveAway(entry);
    return entry.type === 'pipe' ? makeStream(self, entry, i) : null;
  });
  self.stdin = streams[0];
  self.stdout = streams[1];
  self.stderr = streams[2];
  self.stdio = streams;
}

// ---- the rest ---------------------------------------------------------------------------------

/**
 * https://nodejs.org/api/child_process.html#subprocesskillsignal
 * @param {string|number} [signal]
 * @returns {boolean} could it be sent?
 * @throws {ERR_UNKNOWN_SIGNAL}
 */
ChildProcess.prototype.kill = function kill(signal) {
  const number = signal === 0 ? 0 : toSignal(signal === undefined ? 'SIGTERM' : signal);
  if (!this._handle) return false;
  const err = this._handle.kill(number);
  if (err === 0) {
    this.killed = true;
    return true;
  }
  if (err === ESRCH) return false; // it has ended, and we will hear of it
  if (err === EINVAL || err === ENOSYS) throw errnoException(err, 'kill');
  this.emit('error', errnoException(err, 'kill'));
  return false;
};

ChildProcess.prototype.ref = function ref() {
  if (this._handle) this._handle.ref();
};

ChildProcess.prototype.unref = function unref() {
  if (this._handle) this._handle.unref();
};

ChildProcess.prototype[Symbol.dispose] = function() {
  if (!this.killed) this.kill();
};

// For internal/process/rare: children that keep the loop alive, { name, handle }.
function activeHandles() {
  const running = [...children.values()].filter((handle) => handle.isRef);
  return running.map(({ child }) => ({ name: 'ProcessWrap', handle: child }));
}

module.exports = { activeHandles, ChildProcess };
