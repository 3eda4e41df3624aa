'use strict';
// internal/module/esm/resolve - from what `import` is given to a URL.
// https://nodejs.org/api/esm.html#resolution-algorithm
// Packages: internal/module/package_maps.

const { kind, realpath } = internalBinding('module');
const { codes } = require('internal/errors');
const { options } = require('internal/builtins');
const { dirname, resolve: joinPath, isRelative } = require('internal/module/paths');
const { isBuiltin } = require('internal/module/builtins');

const PLAIN = /^[\w/.@:+,=!~()-]*$/; // characters that stand for themselves in paths of URLs
let conditions;

/** Conditions of `exports` and `imports` that hold for import. */
function importConditions() {
  if (conditions === undefined) {
    conditions = ['node', 'import', 'module-sync', ...(options.conditions ?? [])];
    if (options.addons !== false) conditions.push('node-addons');
  }
  return conditions;
}

/** @param {string} path absolute */
function toUrl(path) {
  return PLAIN.test(path) ? `file://${path}` : require('url').pathToFileURL(path).href;
}

/** The path of a file URL; query and fragment are no part of it. */
function toPath(url) {
  const path = url.slice(7);
  if (url.startsWith('file:///') && PLAIN.test(path)) return path;
  return require('url').fileURLToPath(new URL(url));
}

/** What errors say about who asks. */
function baseOf(parentUrl) {
  if (parentUrl === undefined || !parentUrl.startsWith('file:')) return parentUrl;
  try {
    return toPath(parentUrl);
  } catch {
    return parentUrl;
  }
}

function suggestion(specifier, parentUrl) {
  try {
    const { Module } = require('internal/module/cjs');
    const base = baseOf(parentUrl);
    const from = new Module(base);
    from.filename = base;
    from.paths = Module._nodeModulePaths(dirname(base));
    const found = Module._resolveFilename(specifier, from, false);
    if (!isRelative(specifier)) {
      const at = found.lastIndexOf(`/node_modules/${specifier}`);
      return at === -1 ? undefined : found.slice(at + '/node_modules/'.length);
    }
    const path = require('path').relative(dirname(base), found);
    return path.startsWith('.') ? path : `./${path}`;
  } catch {
    return undefined;
  }
}

function withSuggestion(error, specifier, parentUrl) {
  const found = suggestion(specifier, parentUrl);
  if (found !== undefined && found !== specifier) {
    error.message += `\nDid you mean to import ${JSON.stringify(found)}?`;
  }
  return error;
}

const ENCODED = /%2f|%5c/i;

function finishFile(url, specifier, parentUrl) {
  const base = baseOf(parentUrl);
  if (ENCODED.test(url)) {
    const { pathname } = new URL(url);
    if (ENCODED.test(pathname)) {
      throw new codes.ERR_INVALID_MODULE_SPECIFIER(pathname,
        'must not include encoded "/" or "\\" characters', base);
    }
  }
  const path = toPath(url);
  const what = path.endsWith('/') ? kind(path.slice(0, -1) || '/') : kind(path);
  if (what === 1) {
    throw withSuggestion(new codes.ERR_UNSUPPORTED_DIR_IMPORT(path, base, url), specifier,
      parentUrl);
  }
  if (what !== 0 || path.endsWith('/')) {
    throw withSuggestion(new codes.ERR_MODULE_NOT_FOUND(path, base, url), specifier, parentUrl);
  }
  const keep = parentUrl === undefined ? options.preserveSymlinksMain : options.preserveSymlinks;
  if (keep) return url;
  const real = realpath(path);
  return typeof real !== 'string' ? url : toUrl(real) + searchOf(url);
}

function searchOf(url) {
  const at = url.search(/[?#]/);
  return at === -1 ? '' : url.slice(at);
}

function isPathLike(specifier) {
  return specifier[0] === '/' || isRelative(specifier);
}

// A path from a file, without making URL objects where all characters are plain.
function fromPath(specifier, parentUrl) {
  if (PLAIN.test(specifier) && parentUrl?.startsWith('file:///') && !specifier.startsWith('//')) {
    const at = parentUrl.search(/[?#]/);
    const parent = (at === -1 ? parentUrl : parentUrl.slice(0, at)).slice(7);
    if (PLAIN.test(parent)) {
      const path = joinPath(dirname(parent), specifier);
      return `file://${specifier.endsWith('/') && path !== '/' ? `${path}/` : path}`;
    }
  }
  let url;
  try {
    url = new URL(specifier, parentUrl);
  } catch (cause) {
    throw unsupported(specifier, parentUrl, cause);
  }
  return url.href;
}

function unsupported(specifier, parentUrl, cause) {
  const error = new codes.ERR_UNSUPPORTED_RESOLVE_REQUEST(specifier, parentUrl);
  error.cause = cause;
  return error;
}

function parsed(specifier) {
  if (!/^[a-z][a-z0-9+.-]*:/i.test(specifier)) return undefined;
  try {
    return new URL(specifier);
  } catch {
    return undefined;
  }
}

function bare(specifier, parentUrl, active) {
  if (isBuiltin(specifier)) return specifier.startsWith('node:') ? specifier : `node:${specifier}`;
  const maps = require('internal/module/package_maps');
  if (parentUrl === undefined || !parentUrl.startsWith('file:')) {
    throw unsupported(specifier, parentUrl, new codes.ERR_INVALID_URL(specifier, parentUrl));
  }
  const parent = toPath(parentUrl);
  const found = specifier[0] === '#' ? maps.resolveImports(specifier, parent, active) :
    maps.resolveBare(specifier, parent, active);
  if (found === undefined) {
    const { dir } = require('internal/module/package_maps').findPackage(specifier, parent);
    throw withSuggestion(new codes.ERR_MODULE_NOT_FOUND(dir, parent, toUrl(dir)), specifier,
      parentUrl);
  }
  if (found[0] === '/') return toUrl(found);
  return found.startsWith('node:') ? found : `node:${found}`;
}

function checkScheme(url) {
  const { protocol } = url;
  if (protocol === 'file:' || protocol === 'data:' || protocol === 'node:') return;
  const { ERR_UNSUPPORTED_ESM_URL_SCHEME } = codes;
  throw new ERR_UNSUPPORTED_ESM_URL_SCHEME(url, ['file', 'data']);
}

function checkBuiltin(url) {
  if (!isBuiltin(url)) throw new codes.ERR_UNKNOWN_BUILTIN_MODULE(url);
  return url;
}

/**
 * @param {string} specifier
 * @param {string} [parentUrl] who asks; undefined: it is the program's entry
 * @param {string[]} [active] conditions
 * @param {boolean} [mustExist] false: of a file it is enough that it could be (import.meta.resolve)
 * @returns {string} URL
 * @throws Node's errors: ERR_MODULE_NOT_FOUND and those of package_maps
 */
function resolve(specifier, parentUrl, active = importConditions(), mustExist = true) {
  let url;
  if (isPathLike(specifier)) {
    url = fromPath(specifier, parentUrl);
  } else if (specifier.startsWith('node:')) {
    return checkBuiltin(specifier);
  } else {
    const whole = isBuiltin(specifier) ? undefined : parsed(specifier);
    if (whole !== undefined) checkScheme(whole);
    url = whole === undefined ? bare(specifier, parentUrl, new Set(active)) : whole.href;
  }
  if (!url.startsWith('file:')) {
    return url.startsWith('node:') ? checkBuiltin(url) : url;
  }
  return mustExist ? finishFile(url, specifier, parentUrl) : url;
}

module.exports = { resolve, importConditions, toUrl, toPath, baseOf };
