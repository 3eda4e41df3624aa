'use strict';
// internal/module/cjs - CommonJS: the class Module, `require`, what runs when a file is loaded.
// https://nodejs.org/api/modules.html
// Public face: lib/node/module.js.  Native half: src/bind/bind_module.c.
//
// Packages hook into require by replacing Module._load, Module._resolveFilename, entries of
// Module._extensions and Module.prototype._compile, so the way through them is Node's:
//   module.require -> Module._load -> Module._resolveFilename -> module.load ->
//   Module._extensions[ext] -> module._compile

const { readText, isProxy } = internalBinding('module');
const { dirname, basename, resolve } = require('internal/module/paths');
const { packageScope } = require('internal/module/packages');
const { isBuiltin, isPublic } = require('internal/module/builtins');
const { requireBuiltin, options } = require('internal/builtins');
const cjsResolve = require('internal/module/cjs_resolve');
const { counts } = require('internal/diagnostics');

function lazyCodes() {
  return require('internal/errors').codes;
}

const parents = new WeakMap(); // Module -> the one that required it first
const preloading = new WeakSet();
const quick = new Map(); // folder of the asking module, NUL, request -> file name
let depth = 0; // calls of require under way
const { main } = require('internal/module/main_module');

/**
 * A module.
 * @param {string} [id]
 * @param {Module} [parent] who requires it
 */
function Module(id = '', parent) {
  this.id = id;
  this.path = dirname(id);
  this.exports = {};
  adopt(parent, this, false);
  this.filename = null;
  this.loaded = false;
  this.children = [];
}

let hasWarnedParent = false;

function warnParent() {
  if (!options.pendingDeprecation || hasWarnedParent) return;
  hasWarnedParent = true;
  process.emitWarning('module.parent is deprecated due to accuracy issues. Please use ' +
    'require.main to find program entry point instead.', 'DeprecationWarning', 'DEP0144');
}

function parentOf(module) {
  return parents.get(module);
}

function adopt(parent, child, isKnown) {
  if (!isKnown) parents.set(child, parent);
  const children = parent?.children;
  if (children && !(isKnown && children.includes(child))) children.push(child);
}

Module._cache = { __proto__: null };
Module._extensions = { __proto__: null };
Module.globalPaths = [];
Module.Module = Module;
cjsResolve.attach(Module);

Object.defineProperties(Module.prototype, {
  constructor: { __proto__: null, get: () => Module, configurable: true },
  isPreloading: { __proto__: null, get() { return preloading.has(this); }, configurable: true },
  parent: {
    __proto__: null,
    get() {
      warnParent();
      return parents.get(this);
    },
    set(value) {
      warnParent();
      parents.set(this, value);
    },
    configurable: true,
  },
});

// ---- the wrapper ------------------------------------------------------------------------------

const wrapper = [
  '(function (exports, require, module, __filename, __dirname) { ',
  '\n});',
];
let isPatched = false; // a program put something else around its modules

let wrap = function(script) { // eslint-disable-line func-style
  return Module.wrapper[0] + script + Module.wrapper[1];
};

let visibleWrapper = new Proxy(wrapper, {
  __proto__: null,
  set(target, key, value) {
    isPatched = true;
    return Reflect.set(target, key, value);
  },
  defineProperty(target, key, descriptor) {
    isPatched = true;
    return Reflect.defineProperty(target, key, descriptor);
  },
});

Object.defineProperties(Module, {
  wrap: {
    __proto__: null,
    get: () => wrap,
    set(value) { isPatched = true; wrap = value; },
    enumerable: true,
    configurable: true,
  },
  wrapper: {
    __proto__: null,
    get: () => visibleWrapper,
    set(value) { isPatched = true; visibleWrapper = value; },
    enumerable: true,
    configurable: true,
  },
});

function compile(text, filename) {
  const { compileModule, evaluate, clean } = require('internal/module/wrapped');
  return isPatched ? evaluate(Module.wrap(clean(text)), filename, 1) : compileModule(text, filename);
}

// ---- require ----------------------------------------------------------------------------------

/**
 * The function `require` of a module.
 * @param {Module} module
 * @returns {Function}
 */
function makeRequire(module) {
  function require(path) {
    return module.require(path);
  }
  function resolvePath(request, given) {
    checkRequest(request, 'request');
    return Module._resolveFilename(request, module, false, given);
  }
  function paths(request) {
    checkRequest(request, 'request');
    return Module._resolveLookupPaths(request, module);
  }
  resolvePath.paths = paths;
  Object.defineProperty(resolvePath, 'name', { value: 'resolve' });
  require.resolve = resolvePath;
  require.main = main.module;
  require.extensions = Module._extensions;
  require.cache = Module._cache;
  return require;
}

function checkRequest(request, name) {
  if (typeof request !== 'string') throw new (lazyCodes().ERR_INVALID_ARG_TYPE)(name, 'string', request);
}

Module.prototype.require = function(id) {
  checkRequest(id, 'id');
  if (id === '') {
    throw new (lazyCodes().ERR_INVALID_ARG_VALUE)('id', id, 'must be a non-empty string');
  }
  const was = cjsResolve.remember();
  depth++;
  try {
    if (counts.require > 0) return traceRequire(id, this);
    return Module._load(id, this, false);
  } finally {
    depth--;
    cjsResolve.forget(was);
  }
};

// module.require of diagnostics_channel
function traceRequire(id, parent) {
  const { tracingChannel } = require('diagnostics_channel');
  const context = { __proto__: null, parentFilename: parent.filename, id };
  return tracingChannel('module.require').traceSync(Module._load, context, Module, id, parent, false);
}

function loadBuiltin(request) {
  const id = request.startsWith('node:') ? request.slice(5) : request;
  if (!isPublic(id)) throw new (lazyCodes().ERR_UNKNOWN_BUILTIN_MODULE)(request);
  return requireBuiltin(id);
}

// A module that is loaded already, by the name under which this folder asked for it before.
function loadQuick(key, parent) {
  const filename = quick.get(key);
  if (filename === undefined) return undefined;
  const known = Module._cache[filename];
  if (known === undefined) {
    quick.delete(key);
    return undefined;
  }
  adopt(parent, known, true);
  return known;
}

// ---- hooks of module.registerHooks ------------------------------------------------------------

let isHooked = false;

function setHooked(value) {
  isHooked = value;
}

function hookedFilename(request, parent, isMain) {
  const { toUrl, toPath } = require('internal/module/esm/resolve');
  const context = {
    conditions: [...cjsResolve.requireConditions()],
    importAttributes: {},
    parentURL: parent?.filename?.[0] === '/' ? toUrl(parent.filename) : undefined,
  };
  const found = require('internal/module/esm/hooks').resolve(true, request, context, (other) => {
    const filename = Module._resolveFilename(other, parent, isMain);
    if (filename[0] === '/') return { url: toUrl(filename), format: undefined };
    return { url: filename.startsWith('node:') ? filename : `node:${filename}`, format: 'builtin' };
  });
  const { url } = found;
  return { format: found.format, filename: url.startsWith('file:') ? toPath(url) : url };
}

// The text of a file as hooks want it; undefined: nobody has changed it.
function hookedSource(filename, format) {
  const { toUrl } = require('internal/module/esm/resolve');
  const url = filename[0] === '/' ? toUrl(filename) : filename;
  let plain;
  const context = { format, importAttributes: {}, conditions: [...cjsResolve.requireConditions()] };
  const found = require('internal/module/esm/hooks').load(true, url, context, (other, given) => {
    const { guessFormat, sourceOf } = require('internal/module/esm/formats');
    const kind = given.format ?? guessFormat(other) ?? 'commonjs';
    const source = kind === 'addon' || kind === 'builtin' ? null : sourceOf(other, kind);
    plain = { format: kind, source: typeof source === 'string' ? Buffer.from(source) : source };
    return plain;
  });
  return found === plain || found.source === null || found.source === undefined ? undefined : found;
}

function loadHooked(request, parent, isMain) {
  const { filename, format } = hookedFilename(request, parent, isMain);
  const known = Module._cache[filename];
  if (known !== undefined) {
    adopt(parent, known, true);
    return exportsOf(known);
  }
  if (isBuiltin(filename)) return loadBuiltin(filename);
  const found = hookedSource(filename, format);
  if (found === undefined && filename[0] === '/') return loadFile(filename, parent, isMain);
  return loadText(filename, parent, found);
}

function loadText(filename, parent, { format, source }) {
  const { textOf } = require('internal/module/esm/translate');
  const text = textOf(source);
  const module = new Module(filename, parent);
  module.filename = filename;
  module.paths = Module._nodeModulePaths(dirname(filename));
  Module._cache[filename] = module;
  let isDone = false;
  try {
    if (format === 'json') module.exports = JSON.parse(text);
    else if (format === 'module') loadEsModule(module, filename, text);
    else module._compile(text, filename);
    module.loaded = isDone = true;
  } finally {
    if (!isDone) delete Module._cache[filename];
  }
  return module.exports;
}

Module._load = function(request, parent, isMain) {
  if (isHooked) return loadHooked(request, parent, isMain);
  let key;
  if (parent) {
    key = `${parent.path}\x00${request}`;
    const known = loadQuick(key, parent);
    if (known !== undefined) return exportsOf(known);
  }
  if (request.startsWith('node:')) return loadBuiltin(request);
  if (options.exposeInternals && request.startsWith('internal/')) return requireBuiltin(request);
  const filename = Module._resolveFilename(request, parent, isMain);
  const known = Module._cache[filename];
  if (known !== undefined) {
    adopt(parent, known, true);
    return exportsOf(known);
  }
  if (isBuiltin(filename)) return loadBuiltin(filename);
  return loadFile(filename, parent, isMain, key);
};

function loadFile(filename, parent, isMain, key) {
  const module = new Module(filename, parent);
  if (isMain) {
    main.module = module;
    module.id = '.';
  }
  Module._cache[filename] = module;
  if (key !== undefined) quick.set(key, filename);
  let isDone = false;
  try {
    module.load(filename);
    isDone = true;
  } finally {
    if (!isDone) abandon(module, filename, parent, key);
    else unguard(module.exports);
  }
  return module.exports;
}

function abandon(module, filename, parent, key) {
  delete Module._cache[filename];
  if (key === undefined) return;
  quick.delete(key);
  const children = parent?.children;
  const at = Array.isArray(children) ? children.indexOf(module) : -1;
  if (at !== -1) children.splice(at, 1);
}

// ---- cycles -----------------------------------------------------------------------------------

// A program's own proxy must not notice that it is looked at, hence isProxy.
//
// Stands behind `exports` while a module is loading and another one looks at it: names that are
// missing then are usually a mistake.
let guard;

function makeGuard() {
  const warn = (name) => process.emitWarning(
    `Accessing non-existent property '${String(name)}' of module exports inside circular dependency`);
  return new Proxy({}, {
    get(target, name) {
      // __esModule is looked for by code that compilers make.
      if (name in target || name === '__esModule') return target[name];
      warn(name);
      return undefined;
    },
    getOwnPropertyDescriptor(target, name) {
      if (Object.hasOwn(target, name) || name === '__esModule') {
        return Object.getOwnPropertyDescriptor(target, name);
      }
      warn(name);
      return undefined;
    },
  });
}

function isPlain(value) {
  return value !== null && typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype && !value.__esModule;
}

function exportsOf(module) {
  if (module.loaded) return module.exports;
  if (esLoading.has(module)) {
    throw require('internal/module/esm/loader').cycleError(module.filename);
  }
  if (parents.has(module) && !isProxy(module.exports) && isPlain(module.exports)) {
    Object.setPrototypeOf(module.exports, guard ??= makeGuard());
  }
  return module.exports;
}

function unguard(value) {
  if (guard !== undefined && value !== null && typeof value === 'object' && !isProxy(value) &&
      Object.getPrototypeOf(value) === guard) {
    Object.setPrototypeOf(value, Object.prototype);
  }
}

// ---- loading ----------------------------------------------------------------------------------

// '.b.js' before '.js' for 'a.b.js', if somebody registered it.
function extensionOf(filename) {
  const name = basename(filename);
  for (let at = name.indexOf('.'); at !== -1; at = name.indexOf('.', at + 1)) {
    if (at === 0) continue;
    const extension = name.slice(at);
    if (Module._extensions[extension]) return extension;
  }
  return '.js';
}

Module.prototype.load = function(filename) {
  if (this.loaded) throw new Error(`Module ${filename} is loaded already`);
  this.filename ??= filename;
  this.paths ??= Module._nodeModulePaths(dirname(filename));
  Module._extensions[extensionOf(filename)](this, filename);
  this.loaded = true;
};

function notBuilt(what, filename) {
  return new (lazyCodes().ERR_EDDY_NOT_BUILT)(`${what} (${filename})`);
}

/** Whether a file's name, or the package it is in, says that it is an ES module. */
function isEsModule(filename) {
  return filename.endsWith('.mjs') ||
    (filename.endsWith('.js') && packageScope(dirname(filename))?.type === 'module');
}

const esLoading = new Set(); // modules that stand for ES modules which are being run

// A file that turned out to be an ES module.
function loadEsModule(module, filename, source) {
  const loader = require('internal/module/esm/loader');
  if (module === main.module) {
    main.module = undefined;
    delete Module._cache[filename];
    loader.runMain(require('internal/module/esm/resolve').toUrl(filename));
    return;
  }
  esLoading.add(module);
  try {
    module.exports = loader.requireModule(filename, parents.get(module), source);
  } finally {
    esLoading.delete(module);
  }
}

function readSource(filename) {
  const text = readText(filename);
  if (typeof text === 'string') return text;
  const { uvException } = require('internal/errors');
  throw text === -21 ? uvException({ errno: text, code: '', syscall: 'read' }) :
    uvException({ errno: text, code: '', syscall: 'open', path: filename });
}

Module._extensions['.js'] = function(module, filename) {
  if (/\.[cm]?ts$/.test(filename)) throw notBuilt('stripping of TypeScript types', filename);
  if (isEsModule(filename)) loadEsModule(module, filename);
  else module._compile(readSource(filename), filename, 'commonjs');
};

Module._extensions['.json'] = function(module, filename) {
  const text = readSource(filename);
  try {
    module.exports = JSON.parse(text.charCodeAt(0) === 0xFEFF ? text.slice(1) : text);
  } catch (error) {
    error.message = `${filename}: ${error.message}`;
    throw error;
  }
};

Module._extensions['.node'] = function(module, filename) {
  return process.dlopen(module, resolve('', filename));
};

/**
 * Runs `content` as the module's text.
 * @param {string} content
 * @param {string} filename
 * @returns {*} what the text returns
 */
Module.prototype._compile = function(content, filename) {
  let run;
  try {
    run = compile(`${content}`, filename);
  } catch (error) {
    if (!error || error.name !== 'SyntaxError') throw error;
    if (!mayBeModule(filename, content)) throw error;
    loadEsModule(this, filename, content);
    return undefined;
  }
  const own = makeRequire(this);
  const was = depth === 0 ? cjsResolve.remember() : undefined;
  try {
    return run.call(this.exports, this.exports, own, this, filename, dirname(filename));
  } finally {
    if (was !== undefined) cjsResolve.forget(was);
  }
};

// Syntax detection: https://nodejs.org/api/packages.html#syntax-detection
function mayBeModule(filename, content) {
  if (filename.endsWith('.cjs')) return false;
  if (packageScope(dirname(filename))?.type === 'commonjs') return false;
  return require('internal/module/wrapped').looksLikeModule(content);
}

// ---- entrances --------------------------------------------------------------------------------

/**
 * Runs the program.
 * @param {string} [path] its path
 */
Module.runMain = function runMain(path = process.argv[1]) {
  const wanted = resolve('', path);
  const found = Module._findPath(wanted, null, true);
  if (found && (options.import !== undefined || options.loader !== undefined ||
      isEsModule(found))) {
    require('internal/module/esm/loader').runMain(
      require('internal/module/esm/resolve').toUrl(found));
    return;
  }
  Module._load(wanted, null, true);
};

/** Requires what `-r` names, as if from the working directory. */
Module._preloadModules = function(requests) {
  if (!Array.isArray(requests) || requests.length === 0) return;
  const parent = new Module('internal/preload', null);
  preloading.add(parent);
  try {
    parent.paths = Module._nodeModulePaths(process.cwd());
  } catch (error) {
    if (error.code !== 'ENOENT') throw error; // the folder is gone
  }
  for (const request of requests) parent.require(request);
  preloading.delete(parent);
};

Module.isBuiltin = (name) => typeof name === 'string' && isBuiltin(name);
Module._initPaths();

module.exports = { setHooked, isEsModule, Module, makeRequire, parentOf, notBuilt };
