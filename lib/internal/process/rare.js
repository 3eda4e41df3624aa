'use strict';
// internal/process/rare - the parts of process that few programs touch.
// https://nodejs.org/api/process.html

const { codes } = require('internal/errors');
const { isLoaded, requireBuiltin } = require('internal/builtins');
const { validateArray, validateObject, validateString, validateBoolean } =
  require('internal/validators');

function notBuilt(name) {
  return require('internal/unbuilt').notBuilt(`process.${name}`);
}

/**
 * Node's view of its own insides; eddy has others.  A name that is asked for to learn that a
 * binding exists is answered as Node answers an unknown one.
 */
function binding(name) {
  throw new Error(`No such module: ${name}`);
}

function _linkedBinding(name) {
  const error = new Error(`No such binding was linked: ${name}`);
  error.code = 'ERR_INVALID_MODULE';
  throw error;
}

const ELF_HEADER = 64; // bytes

// What a file says that is no addon; undefined: it may be one.
function whyNoAddon(path) {
  const { openSync, readSync, closeSync } = require('fs');
  const head = new Uint8Array(ELF_HEADER);
  let fd;
  try {
    fd = openSync(path);
    if (readSync(fd, head) < ELF_HEADER) return `${path}: file too short`;
  } catch (error) {
    const text = internalBinding('uv').errmessage(error.errno);
    return `${path}: cannot open shared object file: ${text[0].toUpperCase()}${text.slice(1)}`;
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
  return head.subarray(0, 4).join() === '127,69,76,70' ? undefined : `${path}: invalid ELF header`;
}

/** Addons are not loaded yet; files that are none get the error that packages know. */
function dlopen(module, filename) {
  if (module === null || typeof module !== 'object') {
    throw new codes.ERR_INVALID_ARG_TYPE('module', 'Object', module);
  }
  if (typeof filename !== 'string') {
    throw new codes.ERR_INVALID_ARG_TYPE('filename', 'string', filename);
  }
  const why = whyNoAddon(filename);
  if (why !== undefined) throw Object.assign(new Error(why), { code: 'ERR_DLOPEN_FAILED' });
  throw notBuilt('dlopen');
}

/**
 * Replaces this program by another.
 * https://nodejs.org/api/process.html#processexecvefile-args-env
 */
function execve(execPath, args = [], env = process.env) {
  validateString(execPath, 'execPath');
  validateArray(args, 'args');
  args.forEach((arg, i) => {
    if (typeof arg !== 'string' || arg.includes('\u0000')) {
      throw new codes.ERR_INVALID_ARG_VALUE(`args[${i}]`, arg,
        'must be a string without null bytes');
    }
  });
  validateObject(env, 'env');
  const list = Object.entries(env).map(([key, value]) => {
    if (typeof value !== 'string' || value.includes('\u0000') || key.includes('\u0000')) {
      throw new codes.ERR_INVALID_ARG_VALUE('env', env, 'must be an object with string keys and ' +
        'values without null bytes');
    }
    return `${key}=${value}`;
  });
  const errno = internalBinding('process').execve(execPath, args, list);
  const { uvException } = require('internal/errors');
  throw uvException({ errno, syscall: 'execve', path: execPath });
}

// Modules that have what keeps the loop alive; one that is not loaded has nothing.
const HANDLE_OWNERS = ['internal/net/socket', 'internal/net/server', 'internal/child_process/child'];

/** @returns {{name: string, handle: object}[]} */
function activeHandles() {
  return HANDLE_OWNERS.flatMap((id) => (isLoaded(id) ? require(id).activeHandles() : []));
}

/** What keeps the loop alive, by kind. */
function getActiveResourcesInfo() {
  const requests = internalBinding('process').activeRequests();
  return [...new Array(requests).fill('FSReqCallback'), ...activeHandles().map(({ name }) => name),
    ...require('internal/timers').activeNames()];
}

/** Node's old way to ask: the sockets, servers and children themselves. */
function _getActiveHandles() {
  return activeHandles().map(({ handle }) => handle);
}

function _getActiveRequests() {
  return new Array(internalBinding('process').activeRequests()).fill({});
}

/**
 * https://nodejs.org/api/process.html#processgetbuiltinmoduleid
 * @param {string} id
 * @returns {object|undefined}
 */
function getBuiltinModule(id) {
  validateString(id, 'id');
  const { isBuiltin } = require('internal/module/builtins');
  if (!isBuiltin(id)) return undefined;
  return requireBuiltin(id.startsWith('node:') ? id.slice(5) : id);
}

/**
 * https://nodejs.org/api/process.html#processloadenvfilepath
 * @param {string|URL|Buffer} [path] './.env'
 */
function loadEnvFile(path = undefined) {
  const file = path === undefined || path === null ? '.env' :
    require('internal/fs/check').toPath(path);
  require('internal/dotenv').load(file);
}

function openStdin() {
  process.stdin.resume();
  return process.stdin;
}

/** Keeps the loop alive for what has a ref.
 * https://nodejs.org/api/process.html#processrefmayberefable */
function ref(maybeRefable) {
  const fn = maybeRefable?.[Symbol.for('nodejs.ref')] ?? maybeRefable?.[Symbol.for('node:ref')] ??
    maybeRefable?.ref;
  if (typeof fn === 'function') fn.call(maybeRefable);
}

function unref(maybeRefable) {
  const fn = maybeRefable?.[Symbol.for('nodejs.unref')] ??
    maybeRefable?.[Symbol.for('node:unref')] ?? maybeRefable?.unref;
  if (typeof fn === 'function') fn.call(maybeRefable);
}

function setSourceMapsEnabled(isOn) {
  validateBoolean(isOn, 'value');
  if (isOn) throw notBuilt('setSourceMapsEnabled');
}

// ---- finalization -----------------------------------------------------------------------------

// https://nodejs.org/api/process.html#processfinalizationregisterref-callback
const registered = { exit: new Set(), beforeExit: new Set() };
let registry;

function runFinalizers(event) {
  for (const entry of registered[event]) {
    const target = entry.ref.deref();
    registered[event].delete(entry);
    if (target !== undefined) entry.callback(target, event);
  }
}

function addFinalizer(event, target, callback) {
  if (target === null || (typeof target !== 'object' && typeof target !== 'function')) {
    throw new codes.ERR_INVALID_ARG_TYPE('obj', 'Object', target);
  }
  if (typeof callback !== 'function') {
    throw new codes.ERR_INVALID_ARG_TYPE('fn', 'Function', callback);
  }
  if (registered[event].size === 0) process.once(event, () => runFinalizers(event));
  const entry = { ref: new WeakRef(target), callback };
  registered[event].add(entry);
  registry ??= new FinalizationRegistry(({ set, entry: gone }) => set.delete(gone));
  registry.register(target, { set: registered[event], entry }, target);
}

const finalization = {
  register: (target, callback) => addFinalizer('exit', target, callback),
  registerBeforeExit: (target, callback) => addFinalizer('beforeExit', target, callback),
  unregister(target) {
    registry?.unregister(target);
    for (const set of Object.values(registered)) {
      for (const entry of set) if (entry.ref.deref() === target) set.delete(entry);
    }
  },
};

function _debugEnd() {}
function _debugProcess() {
  throw notBuilt('_debugProcess');
}
function _startProfilerIdleNotifier() {}
function _stopProfilerIdleNotifier() {}
function _tickCallback() {
  require('internal/turn').settle();
}

module.exports = {
  activeHandles, binding, _linkedBinding, dlopen, execve, getActiveResourcesInfo, _getActiveHandles,
  _getActiveRequests, getBuiltinModule, loadEnvFile, openStdin, ref, unref, setSourceMapsEnabled,
  finalization, _debugEnd, _debugProcess, _startProfilerIdleNotifier, _stopProfilerIdleNotifier,
  _tickCallback,
};
