'use strict';
// internal/fs/watch - fs.watch, fs.watchFile, fs.promises.watch.
// https://nodejs.org/api/fs.html#fswatchfilename-options-listener
// Native half: src/bind/bind_fs_watch.c.  Trees: internal/fs/watch_tree.

const EventEmitter = require('events');
const native = internalBinding('fs');
const check = require('internal/fs/check');
const { beginOperation, endOperation, inOperation } = require('internal/async_context');
const { takeStats, emptyStats } = require('internal/fs/stats');
const { AbortError, codes, uvException } = require('internal/errors');
const {
  validateAbortSignal, validateBoolean, validateFunction, validateObject, validateOneOf,
  validateInteger, validateUint32,
} = require('internal/validators');

const RENAME = 1;

function eventName(events) {
  return events & RENAME ? 'rename' : 'change';
}

/** Seconds between two stats of watchFile when nothing else is said. */
const DEFAULT_INTERVAL = 5007;

// ---- what to leave out ------------------------------------------------------------------------

function checkIgnore(value, name) {
  if (value === undefined || value === null) return;
  const list = Array.isArray(value) ? value : [value];
  list.forEach((one, i) => {
    const place = Array.isArray(value) ? `${name}[${i}]` : name;
    if (typeof one === 'string') {
      if (one.length === 0) {
        throw new codes.ERR_INVALID_ARG_VALUE(place, one, 'must be a non-empty string');
      }
    } else if (!(one instanceof RegExp) && typeof one !== 'function') {
      throw new codes.ERR_INVALID_ARG_TYPE(place, ['string', 'RegExp', 'Function'], one);
    }
  });
}

/** (filename) => whether the program does not want to hear of it; null: it wants all. */
function makeIgnore(ignore) {
  if (ignore === undefined || ignore === null) return null;
  const tests = (Array.isArray(ignore) ? ignore : [ignore]).map((one) => {
    if (typeof one === 'function') return one;
    if (one instanceof RegExp) return (name) => one.exec(name) !== null;
    const { makeMatcher } = require('internal/fs/glob');
    const whole = makeMatcher(one, { matchBase: true, dot: true });
    return (name) => whole(name);
  });
  return (name) => name !== null && tests.some((test) => test(name));
}

// ---- fs.watch ---------------------------------------------------------------------------------

/** https://nodejs.org/api/fs.html#class-fsfswatcher */
class FSWatcher extends EventEmitter {
  #id = 0; // in the native binding; 0: not started or closed
  #isClosed = false;
  #operation; // for async_hooks

  // Made by watch(); `start` is called once by it.
  start(path, { persistent, encoding, ignore }) {
    const isIgnored = makeIgnore(ignore);
    const id = native.watch(path, check.wantsBytes(encoding), (status, events, name) => {
      if (this.#isClosed) return;
      if (status < 0) return this.#fail(status, path);
      const shown = name === null ? null : check.decode(name, encoding);
      if (isIgnored?.(shown)) return;
      inOperation(this.#operation, () => this.emit('change', eventName(events), shown));
    });
    if (id < 0) {
      const error = uvException({
        errno: id, syscall: 'watch', path: `${path}`,
        message: id === -28 ? 'System limit for number of file watchers reached' : undefined,
      });
      error.filename = path;
      throw error;
    }
    this.#id = id;
    this.#operation = beginOperation('FSEVENTWRAP');
    if (!persistent) this.unref();
  }

  #fail(status, path) {
    this.#release();
    const error = uvException({ errno: status, syscall: 'watch', path: `${path}` });
    error.filename = path;
    this.emit('error', error);
  }

  #release() {
    this.#isClosed = true;
    if (this.#id !== 0) {
      native.watchClose(this.#id);
      endOperation(this.#operation);
    }
    this.#id = 0;
  }

  /** Nothing is emitted afterwards but 'close'. */
  close() {
    if (this.#isClosed) return;
    const wasStarted = this.#id !== 0;
    this.#release();
    if (wasStarted) process.nextTick(() => this.emit('close'));
  }

  ref() {
    if (this.#id !== 0) native.watchRef(this.#id, true);
    return this;
  }

  unref() {
    if (this.#id !== 0) native.watchRef(this.#id, false);
    return this;
  }
}

function watchOptions(options) {
  options = { ...check.getOptions(options) };
  if (options.persistent === undefined) options.persistent = true;
  if (options.recursive === undefined) options.recursive = false;
  checkIgnore(options.ignore, 'options.ignore');
  return options;
}

/**
 * @param {string|Buffer|URL} filename
 * @param {object|string} [options] persistent, recursive, encoding, signal, ignore
 * @param {Function} [listener] (eventType, filename)
 * @returns {FSWatcher}
 */
function watch(filename, options, listener) {
  if (typeof options === 'function') listener = options;
  const path = check.toPath(filename);
  const given = watchOptions(options);
  if (given.recursive !== false) validateBoolean(given.recursive, 'options.recursive');
  let watcher;
  if (given.recursive) {
    const { TreeWatcher } = require('internal/fs/watch_tree');
    watcher = new TreeWatcher(given);
    watcher.start(path);
  } else {
    watcher = new FSWatcher();
    watcher.start(path, given);
  }
  if (listener) watcher.on('change', listener);
  closeOnAbort(watcher, given.signal);
  return watcher;
}

function closeOnAbort(watcher, signal) {
  if (!signal) return;
  const close = () => watcher.close();
  if (signal.aborted) {
    process.nextTick(close);
  } else {
    signal.addEventListener('abort', close);
    watcher.once('close', () => signal.removeEventListener('abort', close));
  }
}

// ---- fs.watchFile -----------------------------------------------------------------------------

const byPath = new Map(); // absolute path -> StatWatcher

/** https://nodejs.org/api/fs.html#class-fsstatwatcher */
class StatWatcher extends EventEmitter {
  #id = 0;
  #isBig;
  #hasFile = undefined; // whether the first look found it
  #refs = 1;
  #operation; // for async_hooks

  constructor(isBig) {
    super();
    this.#isBig = isBig;
  }

  start(path, interval, isPersistent) {
    validateUint32(interval, 'interval');
    const id = native.watchByAsking(path, interval, (status) =>
      inOperation(this.#operation, () => this.#onChange(status)));
    if (id < 0) throw uvException({ errno: id, syscall: 'watch', path: `${path}` });
    this.#id = id;
    this.#operation = beginOperation('STATWATCHER');
    if (!isPersistent) this.unref();
    this.#firstLook(path);
  }

  // libuv tells changes only; a file that is missing from the start is told once, as Node does.
  #firstLook(path) {
    native.stat(path, (answer) => {
      if (this.#id === 0 || this.#hasFile !== undefined) return;
      this.#hasFile = answer >= 0;
    });
  }

  #onChange(status) {
    this.#hasFile = status >= 0;
    const older = takeStats(this.#isBig, 18);
    const newer = status < 0 ? emptyStats(this.#isBig) : takeStats(this.#isBig);
    this.emit('change', newer, older);
  }

  stop() {
    if (this.#id === 0) return;
    native.watchClose(this.#id);
    endOperation(this.#operation);
    this.#id = 0;
    process.nextTick(() => this.emit('stop'));
  }

  ref() {
    this.#refs++;
    if (this.#id !== 0) native.watchRef(this.#id, true);
    return this;
  }

  unref() {
    this.#refs--;
    if (this.#id !== 0) native.watchRef(this.#id, false);
    return this;
  }
}

function absolute(filename) {
  const path = check.toPath(filename, 'filename');
  const { resolve } = require('internal/module/paths');
  return resolve('', typeof path === 'string' ? path : check.decode(path, 'utf8'));
}

/**
 * @param {string|Buffer|URL} filename
 * @param {object} [options] persistent, interval in ms, bigint
 * @param {Function} listener (current, previous)
 * @returns {StatWatcher}
 */
function watchFile(filename, options, listener) {
  const path = absolute(filename);
  if (options === null || typeof options !== 'object') [listener, options] = [options, null];
  const { interval = DEFAULT_INTERVAL, persistent = true, bigint = false } = options ?? {};
  validateFunction(listener, 'listener');
  let watcher = byPath.get(path);
  if (watcher === undefined) {
    watcher = new StatWatcher(bigint);
    watcher.start(path, interval, persistent);
    byPath.set(path, watcher);
  }
  watcher.addListener('change', listener);
  return watcher;
}

/** Ends watchFile for one listener, or for all. */
function unwatchFile(filename, listener) {
  const path = absolute(filename);
  const watcher = byPath.get(path);
  if (watcher === undefined) return;
  if (typeof listener === 'function') watcher.removeListener('change', listener);
  else watcher.removeAllListeners('change');
  if (watcher.listenerCount('change') === 0) {
    watcher.stop();
    byPath.delete(path);
  }
}

// ---- fs.promises.watch ------------------------------------------------------------------------

const OVERFLOW = ['ignore', 'throw'];

/**
 * @returns {AsyncIterator<{eventType: string, filename: string|Buffer|null}>} ends by the signal
 */
async function* watchPromise(filename, options = {}) {
  const path = check.toPath(filename);
  validateObject(options, 'options');
  const {
    persistent = true, recursive = false, encoding = 'utf8', maxQueue = 2048, overflow = 'ignore',
    signal, ignore,
  } = options;
  validateBoolean(persistent, 'options.persistent');
  validateBoolean(recursive, 'options.recursive');
  validateInteger(maxQueue, 'options.maxQueue');
  validateOneOf(overflow, 'options.overflow', OVERFLOW);
  validateAbortSignal(signal, 'options.signal');
  checkIgnore(ignore, 'options.ignore');
  check.checkEncoding(encoding);
  if (signal?.aborted) throw new AbortError(undefined, { cause: signal.reason });

  const queue = [];
  let wake = null;
  let failure;
  const rouse = () => {
    wake?.();
    wake = null;
  };
  const fail = (error) => {
    failure ??= error;
    rouse();
  };
  const watcher = watch(path, { persistent, recursive, encoding, ignore }, (eventType, name) => {
    if (queue.length < maxQueue) {
      queue.push({ __proto__: null, eventType, filename: name });
    } else if (overflow === 'throw') {
      return fail(new codes.ERR_FS_WATCH_QUEUE_OVERFLOW(maxQueue));
    } else {
      process.emitWarning('fs.watch maxQueue exceeded');
    }
    rouse();
  });
  watcher.on('error', fail);
  const onAbort = () => fail(new AbortError(undefined, { cause: signal.reason }));
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    for (;;) {
      while (queue.length > 0) yield queue.shift();
      if (failure !== undefined) throw failure;
      await new Promise((resolve) => { wake = resolve; });
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    watcher.close();
  }
}

module.exports = { watch, watchFile, unwatchFile, watchPromise, FSWatcher, makeIgnore, checkIgnore };
