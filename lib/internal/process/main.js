'use strict';
// internal/process/main - from the options of the command line to the running program, and its end.
// The functions here are called by src/runtime/runtime.c.

const { options, isLoaded } = require('internal/builtins');

// ---- before the program -----------------------------------------------------------------------

function readEnvFiles() {
  const { load } = require('internal/dotenv');
  for (const path of options.envFile ?? []) load(path);
  for (const path of options.envFileIfExists ?? []) {
    if (internalBinding('module').kind(path) >= 0) load(path);
  }
}

function disableProto() {
  const { prototype } = Object;
  if (options.disableProto === 'delete') {
    delete prototype.__proto__; // eslint-disable-line no-proto
  } else if (options.disableProto === 'throw') {
    const refuse = () => {
      const { codes: { ERR_PROTO_ACCESS } } = require('internal/errors');
      throw new ERR_PROTO_ACCESS();
    };
    Object.defineProperty(prototype, '__proto__', {
      __proto__: null, get: refuse, set: refuse, enumerable: false, configurable: true,
    });
  } else {
    throw new Error(`invalid mode passed to --disable-proto: ${options.disableProto}`);
  }
}

function exposeGc() {
  const { gc: collect } = internalBinding('process');
  // Node's takes options, such as { execution: 'async' }.
  const gc = (given) => {
    if (isLoaded('internal/perf/observer')) require('internal/perf/gc').collectWatched(collect);
    else collect();
    return given?.execution === 'async' ? Promise.resolve() : undefined;
  };
  Object.defineProperty(globalThis, 'gc', {
    value: gc, writable: true, enumerable: false, configurable: true,
  });
}

function prepare() {
  const env = internalBinding('process_env');
  options.preserveSymlinks ??= env.get('NODE_PRESERVE_SYMLINKS') === '1';
  options.preserveSymlinksMain ??= env.get('NODE_PRESERVE_SYMLINKS_MAIN') === '1';
  options.pendingDeprecation ??= env.get('NODE_PENDING_DEPRECATION') === '1';
  if (options.stackTraceLimit !== undefined) Error.stackTraceLimit = +options.stackTraceLimit;
  if (options.title !== undefined) internalBinding('process').setTitle(options.title);
  if (options.envFile !== undefined || options.envFileIfExists !== undefined) readEnvFiles();
  if (options.disableProto !== undefined) disableProto();
  if (options.exposeGc) exposeGc();
  if (options.reportOnSignal) require('internal/process/report').followOptions();
  const channel = env.get('NODE_CHANNEL_FD');
  if (channel !== undefined) openChannel(env, Number(channel));
}

// The channel that a parent has made; the child's own children are not to find it.
function openChannel(env, fd) {
  const serialization = env.get('NODE_CHANNEL_SERIALIZATION_MODE') ?? 'json';
  env.unset('NODE_CHANNEL_FD');
  env.unset('NODE_CHANNEL_SERIALIZATION_MODE');
  if (fd >= 0) require('internal/child_process/channel').setUpInChild(fd, serialization);
}

// ---- a text from -e, -p or standard input -----------------------------------------------------

// A global that is made when it is first read.
function defineLazy(name, make, isEnumerable) {
  const define = (value, enumerable) => Object.defineProperty(globalThis, name, {
    value, writable: true, enumerable, configurable: true,
  });
  Object.defineProperty(globalThis, name, {
    __proto__: null,
    get() {
      const value = make();
      define(value, isEnumerable);
      return value;
    },
    set(value) { define(value, true); },
    enumerable: isEnumerable,
    configurable: true,
  });
}

function makeModule(name) {
  const { Module } = require('internal/module/cjs');
  const module = new Module(name);
  module.filename = `${internalBinding('process').cwd()}/${name}`;
  module.paths = Module._nodeModulePaths(internalBinding('process').cwd());
  return module;
}

// What a text on the command line finds as globals: require and its kin, the public modules.
// Nothing of it is loaded before the text asks.
function defineGlobals(name) {
  let module;
  const getModule = () => (module ??= makeModule(name));
  defineLazy('module', getModule, true);
  defineLazy('exports', () => getModule().exports, true);
  defineLazy('require', () => require('internal/module/cjs').makeRequire(getModule()), true);
  Object.assign(globalThis, { __filename: name, __dirname: '.' });
  for (const id of require('internal/module/builtins').names()) {
    if (id.startsWith('_') || id.includes('/') || id in globalThis) continue;
    defineLazy(id, () => getModule().require(id), false);
  }
}

function evaluate(text, name) {
  const { isScript, looksLikeModule, runScript } = require('internal/module/wrapped');
  const refuse = () => require('internal/module/cjs').notBuilt('loading of ES modules', name);
  if (options.inputType === 'module') throw refuse();
  if (options.require) require('internal/module/cjs').Module._preloadModules(options.require);
  defineGlobals(name);
  if (looksLikeModule(text) && !isScript(text)) throw refuse();
  const value = runScript(text, name);
  if (options.print) console.log(value);
}

function runStandardInput() {
  const text = internalBinding('module').readInput();
  if (typeof text === 'number') {
    const { uvException } = require('internal/errors');
    throw uvException({ errno: text, code: '', syscall: 'read' });
  }
  if (options.check) return checkText(text, '[stdin]');
  evaluate(text, '[stdin]');
}

function checkText(text, name) {
  require('internal/module/wrapped').compileModule(text, name);
}

function checkFile(path) {
  const { Module } = require('internal/module/cjs');
  const filename = Module._resolveFilename(path, null, true);
  const text = internalBinding('module').readText(filename);
  if (typeof text === 'number') {
    const { uvException } = require('internal/errors');
    throw uvException({ errno: text, code: '', syscall: 'open', path: filename });
  }
  checkText(text, filename);
}

// ---- what C calls -----------------------------------------------------------------------------

function runMain() {
  prepare();
  if (options.eval !== undefined) return evaluate(options.eval, '[eval]');
  if (!options.hasScript || options.argv[0] === '-') return runStandardInput();
  const { resolve } = require('internal/module/paths');
  const path = resolve('', options.argv[0]);
  options.argv[0] = path;
  if (isLoaded('process')) process.argv[1] = path;
  if (options.check) return checkFile(path);
  const { Module } = require('internal/module/cjs');
  Module._preloadModules(options.require);
  Module.runMain(path);
}

// A program that never looked at `process` has no listeners on it.
function beforeExit() {
  if (isLoaded('process')) require('internal/process/exit').emitBeforeExit();
}

function exit() {
  return isLoaded('process') ? require('internal/process/exit').emitExit() : 0;
}

module.exports = { runMain, beforeExit, exit };
