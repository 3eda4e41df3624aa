'use strict';
// internal/module/package_maps - "exports" and "imports" of package.json, after the algorithm that
// Node's documentation gives (ESM, "Resolution algorithm specification").
//
// Works on absolute paths where the algorithm works on file URLs.  `conditions` is a Set of names;
// `base` is who asks (a path or undefined) and only goes into errors.

const { codes } = require('internal/errors');
const { readPackage, packageScope } = require('internal/module/packages');
const { dirname, resolve } = require('internal/module/paths');
const { isBuiltin } = require('internal/module/builtins');

const FORBIDDEN = ['.', '..', 'node_modules'];

function decode(text) {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// 1: a segment that leads elsewhere, 2: an empty one, 0: fine.
function judgeSegments(path) {
  let isEmpty = false;
  const parts = decode(path).split(/[/\\]/);
  for (let i = 0; i < parts.length; i++) {
    if (FORBIDDEN.includes(parts[i].toLowerCase())) return 1;
    if (parts[i] === '' && i < parts.length - 1) isEmpty = true;
  }
  return isEmpty ? 2 : 0;
}

function isArrayIndex(key) {
  return /^(?:0|[1-9][0-9]*)$/.test(key) && Number(key) < 2 ** 32 - 1;
}

function targetError(pkg, key, target, isImport, base) {
  const shown = typeof target === 'object' && target !== null ?
    JSON.stringify(target, null, '') : `${target}`;
  return new codes.ERR_INVALID_PACKAGE_TARGET(`${pkg.dir}/`, key, shown, isImport, base);
}

function subpathError(request, match, pkg, isImport, base) {
  const reason = `request is not a valid match in pattern "${match}" for the ` +
    `"${isImport ? 'imports' : 'exports'}" resolution of ${pkg.path}`;
  return new codes.ERR_INVALID_MODULE_SPECIFIER(request, reason, base);
}

function warnDoubledSlash(target, request, pkg, isImport, base) {
  const what = isImport ? 'imports' : 'exports';
  process.emitWarning(`Use of deprecated double slash resolving "${target}" for module request ` +
    `"${request}"${base ? ` imported from ${base}` : ''} in the "${what}" field module ` +
    `resolution of the package at ${pkg.path}.`, 'DeprecationWarning', 'DEP0166');
}

// What a target names: an absolute path, or the id of a built-in.
class Lookup {
  constructor(pkg, isImport, conditions, base) {
    this.pkg = pkg;
    this.isImport = isImport;
    this.conditions = conditions;
    this.base = base;
  }

  // `subpath` is what `*` stands for; undefined where the key has no `*`.
  string(target, subpath, key) {
    const { pkg, isImport, base } = this;
    if (!target.startsWith('./')) return this.bare(target, subpath, key);
    if (judgeSegments(target.slice(2)) === 1) throw targetError(pkg, key, target, isImport, base);
    if (subpath === undefined) return resolve(pkg.dir, decode(target.replace(/[?#].*$/s, '')));
    const judged = judgeSegments(subpath);
    if (judged === 1) {
      throw subpathError(key.replace('*', () => subpath), key, pkg, isImport, base);
    }
    const whole = target.replaceAll('*', () => subpath);
    if (judged === 2 || judgeSegments(whole.slice(2)) === 2) {
      warnDoubledSlash(whole, key.replace('*', () => subpath), pkg, isImport, base);
    }
    return resolve(pkg.dir, decode(whole.replace(/[?#].*$/s, '')));
  }

  bare(target, subpath, key) {
    const { pkg, isImport, conditions, base } = this;
    if (!isImport || target.startsWith('../') || target.startsWith('/') ||
        /^[a-z][a-z0-9+.-]*:\/\//i.test(target)) {
      throw targetError(pkg, key, target, isImport, base);
    }
    const name = subpath === undefined ? target : target.replaceAll('*', () => subpath);
    return resolveBare(name, pkg.path, conditions);
  }

  // undefined: no condition holds; null: the package says no.
  target(target, subpath, key) {
    if (typeof target === 'string') return this.string(target, subpath, key);
    if (Array.isArray(target)) return this.list(target, subpath, key);
    if (target === null) return null;
    if (typeof target === 'object') return this.conditional(target, subpath, key);
    throw targetError(this.pkg, key, target, this.isImport, this.base);
  }

  // The first usable one; else the last refusal.
  list(targets, subpath, key) {
    let last = targets.length === 0 ? null : undefined;
    for (const item of targets) {
      let found;
      try {
        found = this.target(item, subpath, key);
      } catch (error) {
        if (error.code !== 'ERR_INVALID_PACKAGE_TARGET') throw error;
        last = error;
        continue;
      }
      if (found === undefined) continue;
      if (found !== null) return found;
      last = null;
    }
    if (last === undefined || last === null) return last;
    throw last;
  }

  conditional(target, subpath, key) {
    const keys = Object.keys(target);
    if (keys.some(isArrayIndex)) {
      throw new codes.ERR_INVALID_PACKAGE_CONFIG(this.pkg.path, this.base,
        '"exports" cannot contain numeric property keys.');
    }
    for (const condition of keys) {
      if (condition !== 'default' && !this.conditions.has(condition)) continue;
      const found = this.target(target[condition], subpath, key);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

// The longest key with a `*` that fits; more characters before the `*` go first.
function bestPattern(request, map) {
  let best = '';
  let subpath = '';
  for (const key of Object.keys(map)) {
    const star = key.indexOf('*');
    if (star === -1 || !request.startsWith(key.slice(0, star))) continue;
    const tail = key.slice(star + 1);
    if (request.length < key.length || !request.endsWith(tail) || tail.includes('*')) continue;
    if (!isMoreSpecific(key, best)) continue;
    best = key;
    subpath = request.slice(star, request.length - tail.length);
  }
  return { best, subpath };
}

function isMoreSpecific(key, best) {
  if (best === '') return true;
  const star = key.indexOf('*');
  const bestStar = best.indexOf('*');
  return star === bestStar ? key.length > best.length : star > bestStar;
}

// true: "exports" is what "." stands for, not a map of subpaths.
function isSugar(pkg, base) {
  const { exports } = pkg;
  if (typeof exports !== 'object' || Array.isArray(exports)) return true;
  const keys = Object.keys(exports);
  const dotted = keys.filter((key) => key[0] === '.').length;
  if (dotted !== 0 && dotted !== keys.length) {
    throw new codes.ERR_INVALID_PACKAGE_CONFIG(pkg.path, base,
      '"exports" cannot contain some keys starting with \'.\' and some not. The exports object ' +
      'must either be an object of package subpath keys or an object of main entry condition ' +
      'name keys only.');
  }
  return keys.length !== 0 && dotted === 0;
}

/**
 * @param {Package} pkg has "exports"
 * @param {string} subpath '.' or './x'
 * @param {Set<string>} conditions
 * @param {string} [base]
 * @returns {string} absolute path
 * @throws {ERR_PACKAGE_PATH_NOT_EXPORTED|ERR_INVALID_PACKAGE_TARGET|ERR_INVALID_PACKAGE_CONFIG|
 *   ERR_INVALID_MODULE_SPECIFIER}
 */
function resolveExports(pkg, subpath, conditions, base) {
  const map = isSugar(pkg, base) ? { '.': pkg.exports } : pkg.exports;
  const found = lookUp(new Lookup(pkg, false, conditions, base), map, subpath);
  if (found != null) return found;
  throw new codes.ERR_PACKAGE_PATH_NOT_EXPORTED(`${pkg.dir}/`, subpath, base);
}

function lookUp(lookup, map, request) {
  if (Object.hasOwn(map, request) && !request.includes('*') && !request.endsWith('/')) {
    return lookup.target(map[request], undefined, request);
  }
  const { best, subpath } = bestPattern(request, map);
  return best === '' ? undefined : lookup.target(map[best], subpath, best);
}

/**
 * @param {string} request begins with '#'
 * @param {string} parent path of the file that asks
 * @param {Set<string>} conditions
 * @returns {string} absolute path, or the id of a built-in
 * @throws as resolveExports, and {ERR_PACKAGE_IMPORT_NOT_DEFINED}
 */
function resolveImports(request, parent, conditions) {
  if (request === '#' || request.startsWith('#/') || request.endsWith('/')) {
    throw new codes.ERR_INVALID_MODULE_SPECIFIER(request,
      'is not a valid internal imports specifier name', parent);
  }
  const pkg = packageScope(dirname(parent));
  if (pkg !== null && pkg.imports !== undefined) {
    const found = lookUp(new Lookup(pkg, true, conditions, parent), pkg.imports, request);
    if (found != null) return found;
  }
  const where = pkg === null ? undefined : `${pkg.dir}/`;
  throw new codes.ERR_PACKAGE_IMPORT_NOT_DEFINED(request, where, parent);
}

/** 'name/sub' or '@scope/name/sub' -> { name, subpath: '.' or './sub' }; undefined: no such
 * form. */
function splitName(request) {
  const match = /^((?:@[^/\\%]+\/)?[^./\\%][^/\\%]*)(\/.*)?$/s.exec(request);
  return match === null ? undefined : { name: match[1], subpath: `.${match[2] ?? ''}` };
}

function mainOf(pkg) {
  const names = pkg.main === undefined ? [] : [pkg.main, `${pkg.main}.js`, `${pkg.main}.json`,
    `${pkg.main}.node`, `${pkg.main}/index.js`, `${pkg.main}/index.json`,
    `${pkg.main}/index.node`];
  names.push('index.js', 'index.json', 'index.node');
  const { kind } = internalBinding('module');
  for (const name of names) {
    const path = resolve(pkg.dir, name);
    if (kind(path) === 0) return path;
  }
  return undefined;
}

/**
 * A bare name seen from a file, as `import` sees it: no extensions are tried, no NODE_PATH.
 * @returns {string} absolute path, or the id of a built-in
 * @throws {ERR_MODULE_NOT_FOUND|ERR_INVALID_MODULE_SPECIFIER} and those of resolveExports
 */
function resolveBare(request, parent, conditions) {
  if (isBuiltin(request)) return request.startsWith('node:') ? request : `node:${request}`;
  const parts = splitName(request);
  if (parts === undefined) {
    throw new codes.ERR_INVALID_MODULE_SPECIFIER(request, 'is not a valid package name', parent);
  }
  const { name, subpath } = parts;
  const own = packageScope(dirname(parent));
  if (own !== null && own.name === name && own.exports !== undefined) {
    return resolveExports(own, subpath, conditions, parent);
  }
  for (let dir = dirname(parent); ; dir = dirname(dir)) {
    const found = inFolder(resolve(dir, `node_modules/${name}`), subpath, conditions, parent);
    if (found !== undefined) return found;
    if (dir === '/') break;
  }
  throw new codes.ERR_MODULE_NOT_FOUND(name, parent);
}

function inFolder(dir, subpath, conditions, parent) {
  const pkg = readPackage(`${dir}/package.json`, parent);
  if (pkg === null) return undefined;
  if (pkg.exports !== undefined) return resolveExports(pkg, subpath, conditions, parent);
  return subpath === '.' ? mainOf(pkg) : resolve(dir, subpath);
}

/** The folder where a bare name's package is. */
function findPackage(request, parent) {
  const { name } = splitName(request);
  for (let dir = dirname(parent); ; dir = dirname(dir)) {
    const found = resolve(dir, `node_modules/${name}`);
    if (readPackage(`${found}/package.json`) !== null || dir === '/') return { dir: found };
  }
}

module.exports = { findPackage, resolveExports, resolveImports, resolveBare, splitName };
