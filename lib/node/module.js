'use strict';
// module - the class behind every CommonJS file, and what belongs to loading.
// https://nodejs.org/api/module.html
// The loading itself: lib/internal/module/cjs.js.

const { Module, makeRequire } = require('internal/module/cjs');
const { names } = require('internal/module/builtins');
const { codes } = require('internal/errors');
const { validateBoolean, validateObject, validateString } = require('internal/validators');

function isUrl(value) {
  return value !== null && typeof value === 'object' && typeof value.href === 'string' &&
    typeof value.protocol === 'string';
}

function badFilename(filename) {
  return new codes.ERR_INVALID_ARG_VALUE('filename', filename,
    'must be a file URL object, file URL string, or absolute path string');
}

/**
 * A `require` that resolves as if from a file.
 * https://nodejs.org/api/module.html#modulecreaterequirefilename
 * @param {string|URL} filename absolute path, file URL, or text of a file URL; one with a slash at
 *   its end is a folder
 * @returns {Function}
 * @throws {ERR_INVALID_ARG_VALUE}
 */
function createRequire(filename) {
  let path = filename;
  if (isUrl(filename) || (typeof filename === 'string' && filename.startsWith('file:'))) {
    try {
      path = require('url').fileURLToPath(filename);
    } catch (error) {
      if (error.code === 'ERR_EDDY_NOT_BUILT') throw error;
      throw badFilename(filename);
    }
  }
  if (typeof path !== 'string' || path[0] !== '/') throw badFilename(filename);
  const module = new Module(path);
  module.filename = path.endsWith('/') ? `${path}noop.js` : path;
  module.paths = Module._nodeModulePaths(module.path);
  return makeRequire(module);
}

/**
 * The package.json that belongs to a file or a package.
 * https://nodejs.org/api/module.html#modulefindpackagejsonspecifier-base
 * @param {string|URL} specifier
 * @param {string|URL} [base] who asks, for what is no absolute path or file URL
 * @returns {string|undefined} path
 */
function findPackageJSON(specifier, base) {
  const { dirname, resolve, isRelative } = require('internal/module/paths');
  const { packageScope, readPackage } = require('internal/module/packages');
  const toPath = (value) => (isUrl(value) || /^file:/.test(value) ?
    require('url').fileURLToPath(value) : value);
  if (!isUrl(specifier)) validateString(specifier, 'specifier');
  if (isUrl(specifier) || specifier[0] === '/' || specifier.startsWith('file:')) {
    return packageScope(dirname(toPath(specifier)))?.path;
  }
  if (base === undefined) throw new codes.ERR_INVALID_ARG_TYPE('base', ['string', 'URL'], base);
  const from = toPath(base);
  const folder = from.endsWith('/') ? from.slice(0, -1) : dirname(from);
  if (isRelative(specifier)) {
    const path = resolve(folder, specifier);
    const isFolder = internalBinding('module').kind(path) === 1;
    return packageScope(isFolder ? path : dirname(path))?.path;
  }
  const parts = require('internal/module/package_maps').splitName(specifier);
  if (parts === undefined) return undefined;
  for (const paths of Module._nodeModulePaths(folder)) {
    const found = readPackage(`${paths}/${parts.name}/package.json`);
    if (found !== null) return found.path;
  }
  throw new codes.ERR_MODULE_NOT_FOUND(parts.name, from);
}

const compileCacheStatus = Object.freeze({
  __proto__: null, FAILED: 0, ENABLED: 1, ALREADY_ENABLED: 2, DISABLED: 3,
});

/** There is no cache of compiled code to be written: the engine keeps none outside the process. */
function enableCompileCache() {
  return { status: compileCacheStatus.DISABLED };
}

function getCompileCacheDir() {
  return undefined;
}

function flushCompileCache() {}

const sourceMapsSupport = Object.freeze({
  __proto__: null, enabled: false, nodeModules: false, generatedCode: false,
});

function getSourceMapsSupport() {
  return sourceMapsSupport;
}

function setSourceMapsSupport(enabled, options = {}) {
  validateBoolean(enabled, 'enabled');
  validateObject(options, 'options');
  const { nodeModules = false, generatedCode = false } = options;
  validateBoolean(nodeModules, 'options.nodeModules');
  validateBoolean(generatedCode, 'options.generatedCode');
  if (enabled) throw require('internal/unbuilt').notBuilt('module.setSourceMapsSupport');
}

/** No source map is known, as they are not read. */
function findSourceMap(path) {
  validateString(path, 'path');
  return undefined;
}

/** What ES modules imported from built-ins becomes what the built-ins have now. */
function syncBuiltinESMExports() {
  const { isLoaded } = require('internal/builtins');
  if (isLoaded('internal/module/esm/translate')) {
    require('internal/module/esm/translate').syncBuiltins();
  }
}

/** 0 a file, 1 a directory, below 0 an errno: what require asks of each path that it tries. */
function _stat(path) {
  return internalBinding('module').kind(path);
}

Object.assign(Module, {
  createRequire,
  builtinModules: names(),
  findPackageJSON,
  syncBuiltinESMExports,
  constants: Object.freeze({ __proto__: null, compileCacheStatus }),
  enableCompileCache,
  getCompileCacheDir,
  flushCompileCache,
  getSourceMapsSupport,
  setSourceMapsSupport,
  findSourceMap,
  _stat,
});

// Hooks are loaded with the first of them.
for (const name of ['register', 'registerHooks']) {
  Module[name] = {
    [name](...args) {
      return require('internal/module/esm/hooks')[name](...args);
    },
  }[name];
}

// What is not built yet is made when somebody looks for it.
for (const name of ['stripTypeScriptTypes', 'SourceMap']) {
  const put = (value) => Object.defineProperty(Module, name, {
    __proto__: null, value, writable: true, enumerable: true, configurable: true,
  });
  Object.defineProperty(Module, name, {
    __proto__: null,
    get() {
      const { makeFunction } = require('internal/unbuilt');
      const full = `module.${name}`;
      const value = name === 'SourceMap' ? require('internal/source_map').SourceMap :
        makeFunction(full, name);
      put(value);
      return value;
    },
    set: put,
    enumerable: true,
    configurable: true,
  });
}

module.exports = Module;
