'use strict';
// process - the program as the operating system sees it.
// https://nodejs.org/api/process.html
// Native half: src/bind/bind_process.c and its neighbours.  Parts that a program may never touch
// are in lib/internal/process and load when they are first read.

const EventEmitter = require('events');
const { options } = require('internal/builtins');
const { nextTick } = require('internal/process/ticks');
const { validateString } = require('internal/validators');
const native = internalBinding('process');

// The chain that Node has: process -> an object whose constructor is `process` -> EventEmitter.
const constructor = { process: function() {} }.process; // eslint-disable-line object-shorthand
const prototype = Object.create(EventEmitter.prototype, {
  constructor: { value: constructor, writable: true, enumerable: false, configurable: true },
});
constructor.prototype = prototype;
const process = Object.create(prototype);
EventEmitter.call(process);

function define(name, value, writable = true) {
  Object.defineProperty(process, name, { value, writable, enumerable: true, configurable: true });
}

// A property that is made when it is first read.
function lazy(name, make, writable = true) {
  Object.defineProperty(process, name, {
    __proto__: null,
    get() {
      const value = make();
      define(name, value, writable);
      return value;
    },
    set(value) {
      if (writable) define(name, value);
    },
    enumerable: true,
    configurable: true,
  });
}

// Methods of a file that loads with the first call of any of them.
function forward(id, names) {
  for (const name of names) lazy(name, () => require(id)[name]);
}

Object.defineProperty(process, Symbol.toStringTag, {
  value: 'process', writable: true, enumerable: false, configurable: false,
});
define('version', options.nodeVersion, false);
lazy('versions', () => require('internal/process/facts').makeVersions(), false);
lazy('arch', () => internalBinding('facts').arch, false);
define('platform', 'linux', false);
lazy('release', () => require('internal/process/facts').makeRelease(), false);
lazy('features', () => require('internal/process/facts').makeFeatures(), false);
lazy('config', () => require('internal/process/facts').makeConfig(), false);
lazy('allowedNodeEnvironmentFlags', () => require('internal/process/facts').makeFlags());
Object.defineProperty(process, 'report', {
  __proto__: null,
  get: () => require('internal/process/report').report,
  enumerable: true,
  configurable: true,
});
lazy('env', () => require('internal/process/env').makeEnv());
lazy('pid', native.pid, false);
Object.defineProperty(process, 'ppid', {
  __proto__: null, get: native.ppid, set() {}, enumerable: true, configurable: true,
});
Object.defineProperty(process, 'title', {
  __proto__: null,
  get: native.title,
  set(value) { native.setTitle(`${value}`); },
  enumerable: true,
  configurable: true,
});
define('execPath', options.execPath);
define('argv', [options.execPath, ...options.argv]);
define('execArgv', options.execArgv);
Object.defineProperty(process, 'mainModule', {
  __proto__: null,
  get: () => require('internal/module/main_module').main.module,
  set(module) { require('internal/module/main_module').main.module = module; },
  enumerable: true,
  configurable: true,
});
Object.defineProperty(process, 'argv0', { value: options.argv0, enumerable: true });
define('debugPort', 9229);
define('domain', null);
define('_preload_modules', options.require ?? []);
define('moduleLoadList', []);

define('nextTick', nextTick);
require('internal/process/exit').install(process);
define('emitWarning', function emitWarning(...args) {
  return require('internal/process/warning').emitWarning(...args);
});
Object.defineProperty(process.emitWarning, 'length', { value: 4, configurable: true });

let knownCwd = ''; // asked for once, as in Node

function readCwd() {
  try {
    return native.cwd();
  } catch (error) {
    const { uvException } = require('internal/errors');
    throw uvException({
      errno: error.errno,
      syscall: 'uv_cwd',
      message: 'process.cwd failed with error no such file or directory, the current working ' +
        'directory was likely removed without changing the working directory',
    });
  }
}

/** https://nodejs.org/api/process.html#processcwd */
define('cwd', function cwd() {
  if (knownCwd === '') knownCwd = readCwd();
  return knownCwd;
});

/**
 * https://nodejs.org/api/process.html#processchdirdirectory
 * @param {string} directory
 * @throws {ERR_INVALID_ARG_TYPE} and the system's errors
 */
define('chdir', function chdir(directory) {
  validateString(directory, 'directory');
  const errno = native.chdir(directory);
  if (errno !== 0) {
    const { uvException } = require('internal/errors');
    throw uvException({ errno, code: '', syscall: 'chdir', path: native.cwd(), dest: directory });
  }
  knownCwd = '';
});

/**
 * https://nodejs.org/api/process.html#processumask
 * @param {integer|string} [mask]
 * @returns {integer} the mask before
 */
define('umask', function umask(mask) {
  if (mask === undefined) return native.umask();
  const { parseFileMode } = require('internal/validators');
  return native.umask(parseFileMode(mask, 'mask') & 0o777);
});

define('_kill', native.kill);
define('kill', function kill(pid, signal) {
  return require('internal/process/signals').kill(pid, signal);
});
define('abort', function abort() {
  native.abort();
});
define('_rawDebug', function _rawDebug(...args) {
  internalBinding('stdio').write(2, `${require('util').format(...args)}\n`);
});

forward('internal/process/stats', ['hrtime', 'memoryUsage', 'cpuUsage', 'threadCpuUsage',
  'resourceUsage', 'constrainedMemory', 'availableMemory', 'uptime']);
forward('internal/process/users', ['getuid', 'geteuid', 'getgid', 'getegid', 'getgroups', 'setuid',
  'seteuid', 'setgid', 'setegid', 'setgroups', 'initgroups']);
forward('internal/process/rare', ['binding', '_linkedBinding', 'dlopen', 'execve',
  'getActiveResourcesInfo', '_getActiveHandles', '_getActiveRequests', 'getBuiltinModule',
  'loadEnvFile', 'openStdin', 'ref', 'unref', 'setSourceMapsEnabled', 'finalization', '_debugEnd',
  '_debugProcess', '_startProfilerIdleNotifier', '_stopProfilerIdleNotifier', '_tickCallback']);
for (const name of ['stdin', 'stdout', 'stderr']) {
  lazy(name, () => require('internal/process/stdio')[name]());
  // The console looks whether a stream is still unmade.
  const builtins = require('internal/builtins');
  (builtins.stdioGetters ??= {})[name] = Object.getOwnPropertyDescriptor(process, name).get;
}
Object.defineProperty(process, 'sourceMapsEnabled', {
  __proto__: null, get: () => false, enumerable: true, configurable: true,
});

forward('internal/process/capture', ['setUncaughtExceptionCaptureCallback',
  'hasUncaughtExceptionCaptureCallback', 'addUncaughtExceptionCaptureCallback']);
define('_fatalException', function _fatalException(error) {
  require('internal/process/fatal').onFatal(error);
  return true;
});

// Deprecated switches that programs set, too.
define('noDeprecation', options.deprecation === false);
define('throwDeprecation', options.throwDeprecation === true);
define('traceDeprecation', options.traceDeprecation === true);
define('traceProcessWarnings', options.traceWarnings === true);

const { startListeningIfSignal, stopListeningIfSignal } = {
  startListeningIfSignal(type) {
    if (typeof type === 'string' && type.startsWith('SIG')) {
      require('internal/process/signals').startListeningIfSignal(type);
    }
  },
  stopListeningIfSignal(type) {
    if (typeof type === 'string' && type.startsWith('SIG')) {
      require('internal/process/signals').stopListeningIfSignal(type);
    }
  },
};
process.on('newListener', startListeningIfSignal);
process.on('removeListener', stopListeningIfSignal);

function onWarning(warning) {
  const { onWarning: print, arePrinted } = require('internal/process/warning');
  if (arePrinted()) print(warning);
}
if (options.warnings !== false) process.on('warning', onWarning);

module.exports = process;
