'use strict';
// internal/module/cjs_resolve - from what `require` is given to the path of a file.
// https://nodejs.org/api/modules.html#all-together
// Native half: src/bind/bind_module.c.
//
// Programs replace Module._findPath and its like, so every step between them goes through `Module`.

const { kind, isLink, realpath } = internalBinding('module');
const { dirname, basename, resolve, isRelative } = require('internal/module/paths');
const { readPackage, packageScope } = require('internal/module/packages');
const { isBuiltin } = require('internal/module/builtins');
const { options } = require('internal/builtins');

const FILE = 0;
const FOLDER = 1;

let Module; // set by attach
let modulePaths = []; // NODE_PATH and the folders under HOME and the installation
let conditions;

// While a module is being required no file is asked for twice; between two turns of the loop files
// may come and go.
let kinds = null;

function cachedKind(path) {
  if (kinds === null) return kind(path);
  let known = kinds.get(path);
  if (known === undefined) {
    known = kind(path);
    if (known >= 0) kinds.set(path, known); // what is missing may be made by the next line
  }
  return known;
}

let statPath = cachedKind;

/** Begins to remember what paths are; returns what forget() wants. */
function remember() {
  const was = kinds;
  kinds ??= new Map();
  return was;
}

function forget(was) {
  kinds = was;
}

function requireConditions() {
  conditions ??= new Set(['node', 'require', 'module-sync', ...(options.conditions ?? [])]);
  if (options.addons !== false) conditions.add('node-addons');
  return conditions;
}

// ---- files ------------------------------------------------------------------------------------

const realFolders = new Map(); // folder -> the same without links

// Links among the folders are looked up once, the file itself each time.
function toRealPath(path) {
  const dir = dirname(path);
  let real = realFolders.get(dir);
  if (real === undefined) {
    real = realpath(dir);
    if (typeof real !== 'string') return path;
    realFolders.set(dir, real);
  }
  if (isLink(path)) {
    const target = realpath(path);
    return typeof target === 'string' ? target : path;
  }
  return real === '/' ? `/${basename(path)}` : `${real}/${basename(path)}`;
}

function finishPath(path, isMain) {
  const keep = isMain ? options.preserveSymlinksMain : options.preserveSymlinks;
  return keep ? path : toRealPath(path);
}

function tryFile(path, isMain) {
  return statPath(path) === FILE && finishPath(path, isMain);
}

function tryExtensions(base, extensions, isMain) {
  for (let i = 0; i < extensions.length; i++) {
    const found = tryFile(base + extensions[i], isMain);
    if (found) return found;
  }
  return false;
}

function missingMain(path, main, request) {
  const error = new Error(`Cannot find module '${resolve(path, main)}'. ` +
    'Please verify that the package.json has a valid "main" entry');
  error.code = 'MODULE_NOT_FOUND';
  error.path = resolve(path, 'package.json');
  error.requestPath = request;
  return error;
}

function tryFolder(path, extensions, isMain, request) {
  const main = readPackage(`${path === '/' ? '' : path}/package.json`)?.main;
  const index = resolve(path, 'index');
  if (!main) return tryExtensions(index, extensions, isMain);
  const file = resolve(path, main);
  const found = tryFile(file, isMain) || tryExtensions(file, extensions, isMain) ||
    tryExtensions(resolve(file, 'index'), extensions, isMain);
  if (found) return found;
  const fallback = tryExtensions(index, extensions, isMain);
  if (!fallback) throw missingMain(path, main, request);
  process.emitWarning(`Invalid 'main' field in '${path}/package.json' of '${main}'. ` +
    'Please either fix that or report it to the module author', 'DeprecationWarning', 'DEP0128');
  return fallback;
}

// ---- packages ---------------------------------------------------------------------------------

function notFound(path, request) {
  const error = new Error(`Cannot find module '${request}'`);
  error.code = 'MODULE_NOT_FOUND';
  if (path !== undefined) error.path = path;
  return error;
}

// The file that a package map named must be there as it is named: no extension is tried.
function finishMapped(path, request, packagePath) {
  if (isBuiltin(path)) return path;
  const found = tryFile(path, false);
  if (found) return found;
  throw notFound(packagePath, path);
}

function viaExports(folder, request, active) {
  const { splitName, resolveExports } = require('internal/module/package_maps');
  const parts = splitName(request);
  if (parts === undefined) return false;
  const pkg = readPackage(`${resolve(folder, parts.name)}/package.json`);
  if (pkg === null || pkg.exports === undefined) return false;
  const path = resolveExports(pkg, parts.subpath, active, null);
  return finishMapped(path, request, pkg.path);
}

function viaSelf(parentPath, request, active) {
  if (!parentPath) return false;
  const pkg = packageScope(parentPath);
  if (pkg === null || pkg.exports === undefined || pkg.name === undefined) return false;
  let subpath;
  if (request === pkg.name) subpath = '.';
  else if (request.startsWith(`${pkg.name}/`)) subpath = `.${request.slice(pkg.name.length)}`;
  else return false;
  const { resolveExports } = require('internal/module/package_maps');
  const parent = parentPath === '/' ? '/' : `${parentPath}/`;
  return finishMapped(resolveExports(pkg, subpath, active, parent), request, pkg.path);
}

function viaImports(request, parentFile, active) {
  const { resolveImports } = require('internal/module/package_maps');
  let path;
  try {
    path = resolveImports(request, parentFile, active);
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND') throw notFound(undefined, request);
    throw error;
  }
  return finishMapped(path, request, packageScope(dirname(parentFile))?.path);
}

// ---- the steps that programs see --------------------------------------------------------------

/** Folders named node_modules from `from` up to the root. */
function nodeModulePaths(from) {
  const start = resolve('', from);
  if (start === '/') return ['/node_modules'];
  const paths = [];
  for (let dir = start; ; dir = dirname(dir)) {
    if (basename(dir) !== 'node_modules') paths.push(`${dir === '/' ? '' : dir}/node_modules`);
    if (dir === '/') return paths;
  }
}

function resolveLookupPaths(request, parent) {
  if (isBuiltin(request)) return null;
  if (!isRelative(request)) {
    const own = parent?.paths;
    const paths = own?.length ? own.concat(modulePaths) : modulePaths;
    return paths.length > 0 ? paths : null;
  }
  if (!parent || !parent.id || !parent.filename) return ['.'];
  return [dirname(parent.filename)];
}

function hasTrailingSlash(request) {
  return /(?:^|\/)\.{0,2}$/.test(request);
}

function isInside(request) {
  return !isRelative(request) || !(request.startsWith('..') || request.includes('/..'));
}

function findIn(folder, request, search) {
  const { isAbsolute, isMain, isFolder, active } = search;
  if (!isAbsolute) {
    const mapped = viaExports(folder, request, active);
    if (mapped) return mapped;
  }
  const base = resolve(folder, request);
  const what = statPath(base);
  if (!isFolder) {
    const found = what === FILE ? finishPath(base, isMain) :
      tryExtensions(base, search.extensions ??= Object.keys(Module._extensions), isMain);
    if (found) return found;
  }
  if (what !== FOLDER) return false;
  return tryFolder(base, search.extensions ??= Object.keys(Module._extensions), isMain, request);
}

/**
 * @param {string} request
 * @param {string[]} paths folders to look in
 * @param {boolean} isMain
 * @param {Set<string>} [active] conditions
 * @returns {string|false}
 */
function findPath(request, paths, isMain, active = requireConditions()) {
  const isAbsolute = request[0] === '/';
  if (isAbsolute) paths = [''];
  else if (!paths || paths.length === 0) return false;
  const key = `${request}\x00${paths.join('\x00')}`;
  const known = Module._pathCache[key];
  if (known) return known;
  const mustExist = isInside(request);
  const isFolder = hasTrailingSlash(request);
  const search = { isAbsolute, isMain, isFolder, active, extensions: undefined };
  for (let i = 0; i < paths.length; i++) {
    const folder = paths[i];
    if (typeof folder !== 'string') {
      throw new (require('internal/errors').codes.ERR_INVALID_ARG_TYPE)('paths', 'array of strings', paths);
    }
    if (mustExist && folder !== '' && statPath(folder) !== FOLDER) continue;
    const found = findIn(folder, request, search);
    if (found) {
      Module._pathCache[key] = found;
      return found;
    }
  }
  return false;
}

function pathsOfOptions(request, given, parent) {
  const { paths } = given;
  if (paths === undefined) return Module._resolveLookupPaths(request, parent);
  if (!Array.isArray(paths)) throw new (require('internal/errors').codes.ERR_INVALID_ARG_VALUE)('options.paths', paths);
  if (isRelative(request)) return paths;
  const all = new Set();
  const from = new Module('', null);
  for (const path of paths) {
    from.paths = Module._nodeModulePaths(path);
    for (const one of Module._resolveLookupPaths(request, from)) all.add(one);
  }
  return [...all];
}

function notFoundFrom(request, parent, parentOf) {
  const stack = [];
  for (let at = parent; at; at = parentOf(at)) stack.push(at.filename || at.id);
  let message = `Cannot find module '${request}'`;
  if (stack.length > 0) message += `\nRequire stack:\n- ${stack.join('\n- ')}`;
  const error = new Error(message);
  error.code = 'MODULE_NOT_FOUND';
  error.requireStack = stack;
  return error;
}

function resolveFilename(request, parent, isMain, given) {
  if (isBuiltin(request)) return request;
  const active = given?.conditions ?? requireConditions();
  const paths = typeof given === 'object' && given !== null ?
    pathsOfOptions(request, given, parent) : Module._resolveLookupPaths(request, parent);
  const parentFile = parent?.filename;
  if (request[0] === '#' && parentFile) {
    const pkg = packageScope(dirname(parentFile));
    if (pkg?.imports !== undefined) return viaImports(request, parentFile, active);
  }
  const self = viaSelf(parentFile ? dirname(parentFile) : undefined, request, active);
  if (self) return self;
  const found = Module._findPath(request, paths, isMain, active);
  if (found) return found;
  throw notFoundFrom(request, parent, require('internal/module/cjs').parentOf);
}

/** Sets NODE_PATH and the global folders, as of now. */
function initPaths() {
  const env = internalBinding('process_env');
  const home = env.get('HOME');
  const given = env.get('NODE_PATH');
  const paths = [resolve(dirname(dirname(options.execPath)), 'lib/node')];
  if (home) paths.unshift(`${home}/.node_modules`, `${home}/.node_libraries`);
  if (given) paths.unshift(...given.split(':').filter(Boolean));
  modulePaths = paths;
  Module.globalPaths = paths.slice();
}

/** Puts the public steps on the class. */
function attach(target) {
  Module = target;
  Module._pathCache = { __proto__: null };
  Module._findPath = findPath;
  Module._nodeModulePaths = nodeModulePaths;
  Module._resolveLookupPaths = resolveLookupPaths;
  Module._resolveFilename = resolveFilename;
  Module._initPaths = initPaths;
  Module._readPackage = (dir) => readPackage(resolve(dir, 'package.json')) ?? false;
  Object.defineProperty(Module, '_stat', {
    __proto__: null, get: () => statPath, set(value) { statPath = value; }, configurable: true,
  });
}

module.exports = { attach, remember, forget, requireConditions };
