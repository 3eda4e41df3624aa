'use strict';
// internal/process/text - programs that are no file: of -e, -p and standard input; and --check.

const { options } = require('internal/builtins');

// Defines globals that are made when they are first read.
function defineLazy(names, make, enumerable) {
  for (const name of names) {
    const define = (value, isEnumerable) => Object.defineProperty(globalThis, name, {
      value, writable: true, enumerable: isEnumerable, configurable: true,
    });
    Object.defineProperty(globalThis, name, {
      get() {
        const value = make(name);
        define(value, enumerable);
        return value;
      },
      set(value) { define(value, true); },
      enumerable,
      configurable: true,
    });
  }
}

function makeModule(name) {
  const { Module } = require('internal/module/cjs');
  const module = new Module(name);
  module.filename = `${internalBinding('process').cwd()}/${name}`;
  module.paths = Module._nodeModulePaths(internalBinding('process').cwd());
  return module;
}

// The public modules that are not globals anyway.
const MODULES = 'assert async_hooks buffer child_process cluster constants dgram ' +
  'diagnostics_channel dns domain events fs http http2 https inspector net os path ' +
  'perf_hooks punycode querystring readline repl stream string_decoder sys timers tls ' +
  'trace_events tty url util v8 vm wasi worker_threads zlib node:ffi node:sea node:sqlite node:test';

// What a text on the command line finds as globals: require and its kin, the public modules.
// Nothing of it is loaded before the text asks.
function defineGlobals(name) {
  let module;
  const getModule = () => (module ??= makeModule(name));
  defineLazy(['module', 'exports', 'require'], (key) => {
    if (key === 'require') return require('internal/module/cjs').makeRequire(getModule());
    return key === 'module' ? getModule() : getModule().exports;
  }, true);
  globalThis.__filename = name;
  globalThis.__dirname = '.';
  defineLazy(MODULES.split(' '), (id) => getModule().require(id), false);
}

function evaluateModule(text) {
  if (options.require) require('internal/module/cjs').Module._preloadModules(options.require);
  const { cwd } = internalBinding('process');
  require('internal/module/esm/loader').runText(text,
    `${require('internal/module/esm/resolve').toUrl(cwd())}/[eval1]`);
}

function evaluate(text, name) {
  const { isScript, looksLikeModule, runScript } = require('internal/module/wrapped');
  const isScriptGiven = options.inputType === 'commonjs';
  if (options.inputType === 'module' ||
      (!isScriptGiven && !isScript(text) && looksLikeModule(text))) return evaluateModule(text);
  if (options.require) require('internal/module/cjs').Module._preloadModules(options.require);
  defineGlobals(name);
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
  if (require('internal/module/cjs').isEsModule(filename)) {
    require('internal/module/esm/loader').checkSyntax(text, filename);
  } else {
    checkText(text, filename);
  }
}

module.exports = { evaluate, runStandardInput, checkFile };
