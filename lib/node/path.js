'use strict';
// path: paths of POSIX systems; `path.win32` has those of Windows.
// Public face: require('path'), require('path/posix') (Node's documentation, "Path").
// Native half: none.

const { validateObject, validateString } = require('internal/validators');

const SLASH = 47;
const DOT = 46;

/** Is the segment of `path` from start to end one that normalize() takes out: '', '.', '..'? */
function isSpecial(path, start, end) {
  const length = end - start;
  if (length === 0) return true;
  if (length > 2 || path.charCodeAt(start) !== DOT) return false;
  return length === 1 || path.charCodeAt(start + 1) === DOT;
}

/** Has path, read from `from`, nothing to take out? A last slash is fine. */
function isNormal(path, from) {
  let start = from;
  for (;;) {
    let end = path.indexOf('/', start);
    if (end === -1) {
      end = path.length;
      if (start === end) return true;
      return !isSpecial(path, start, end);
    }
    if (isSpecial(path, start, end)) return false;
    start = end + 1;
  }
}

/** The segments of path without '', '.', and without '..' where there is something to leave. */
function collapse(path, isAbsolute) {
  const kept = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') {
      kept.push(segment);
    } else if (kept.length > 0 && kept[kept.length - 1] !== '..') {
      kept.pop();
    } else if (!isAbsolute) {
      kept.push(segment);
    }
  }
  return kept.join('/');
}

/**
 * The absolute path that the sequence names: from right to left until one is absolute, else from
 * the working directory.
 * @param {...string} paths
 * @returns {string} without a slash at its end, but for '/'
 */
function resolve(...paths) {
  let resolved = '';
  let isAbsolute = false;
  for (let i = paths.length - 1; i >= -1 && !isAbsolute; i--) {
    const path = i >= 0 ? paths[i] : process.cwd();
    if (i >= 0) validateString(path, `paths[${i}]`);
    if (path.length === 0) continue;
    resolved = resolved === '' ? path : `${path}/${resolved}`;
    isAbsolute = path.charCodeAt(0) === SLASH;
  }
  if (isAbsolute && isNormal(resolved, 1)) {
    return resolved.length > 1 && resolved.charCodeAt(resolved.length - 1) === SLASH ?
      resolved.slice(0, -1) : resolved;
  }
  resolved = collapse(resolved, isAbsolute);
  if (isAbsolute) return `/${resolved}`;
  return resolved === '' ? '.' : resolved;
}

/** path without '.', '..' and doubled slashes; a slash at its end stays. */
function normalize(path) {
  validateString(path, 'path');
  if (path.length === 0) return '.';
  const isAbsolute = path.charCodeAt(0) === SLASH;
  if (isNormal(path, isAbsolute ? 1 : 0)) return path;
  const hasEnd = path.charCodeAt(path.length - 1) === SLASH;
  let result = collapse(path, isAbsolute);
  if (result === '') {
    if (isAbsolute) return '/';
    return hasEnd ? './' : '.';
  }
  if (hasEnd) result += '/';
  return isAbsolute ? `/${result}` : result;
}

/** @returns {boolean} does path begin with a slash? */
function isAbsolute(path) {
  validateString(path, 'path');
  return path.length > 0 && path.charCodeAt(0) === SLASH;
}

/** The paths with slashes between them, normalized. */
function join(...paths) {
  let joined = '';
  for (const path of paths) {
    validateString(path, 'path');
    if (path.length > 0) joined = joined === '' ? path : `${joined}/${path}`;
  }
  return joined === '' ? '.' : normalize(joined);
}

/** How one gets from `from` to `to`; both are resolved first. */
function relative(from, to) {
  validateString(from, 'from');
  validateString(to, 'to');
  if (from === to) return '';
  from = resolve(from);
  to = resolve(to);
  if (from === to) return '';
  const fromParts = from === '/' ? [] : from.slice(1).split('/');
  const toParts = to === '/' ? [] : to.slice(1).split('/');
  let common = 0;
  while (common < fromParts.length && common < toParts.length &&
         fromParts[common] === toParts[common]) {
    common++;
  }
  const up = new Array(fromParts.length - common).fill('..');
  return up.concat(toParts.slice(common)).join('/');
}

/** Means something on Windows only. */
function toNamespacedPath(path) {
  return path;
}

/** Where the last segment ends: before the slashes at the end; 0 if there are only slashes. */
function endOfBase(path) {
  let end = path.length;
  while (end > 0 && path.charCodeAt(end - 1) === SLASH) end--;
  return end;
}

/** path without its last segment; '.' if there is but one. */
function dirname(path) {
  validateString(path, 'path');
  if (path.length === 0) return '.';
  const hasRoot = path.charCodeAt(0) === SLASH;
  const end = endOfBase(path);
  if (end === 0) return '/';
  const slash = path.lastIndexOf('/', end - 1);
  if (slash === -1) return '.';
  if (slash === 0) return '/';
  // POSIX leaves the meaning of exactly two slashes to the system, so they stay.
  if (hasRoot && slash === 1) return '//';
  return path.slice(0, slash);
}

/** base without suffix, unless nothing were left. */
function cutSuffix(base, suffix) {
  if (suffix === undefined || suffix === '' || base === suffix || !base.endsWith(suffix)) {
    return base;
  }
  return base.slice(0, base.length - suffix.length);
}

/** The last segment of path, without suffix if it ends with that. */
function basename(path, suffix) {
  if (suffix !== undefined) validateString(suffix, 'suffix');
  validateString(path, 'path');
  if (suffix !== undefined && suffix === path) return '';
  const end = endOfBase(path);
  const base = path.slice(path.lastIndexOf('/', end - 1) + 1, end);
  return end === 0 ? '' : cutSuffix(base, suffix);
}

/** Where the extension of base begins; -1 if it has none. A dot in front makes none. */
function findExtension(base) {
  const dot = base.lastIndexOf('.');
  if (dot <= 0 || base === '..') return -1;
  return dot;
}

/** '.html' of 'index.html'; '' if there is none. */
function extname(path) {
  validateString(path, 'path');
  const end = endOfBase(path);
  if (end === 0) return '';
  const base = path.slice(path.lastIndexOf('/', end - 1) + 1, end);
  const dot = findExtension(base);
  return dot === -1 ? '' : base.slice(dot);
}

/** format() of both systems. */
function formatWith(sep, pathObject) {
  validateObject(pathObject, 'pathObject');
  const dir = pathObject.dir || pathObject.root;
  const { ext } = pathObject;
  const dotted = ext ? `${ext[0] === '.' ? '' : '.'}${ext}` : '';
  const base = pathObject.base || `${pathObject.name || ''}${dotted}`;
  if (!dir) return base;
  return dir === pathObject.root ? `${dir}${base}` : `${dir}${sep}${base}`;
}

/**
 * The reverse of parse(); base goes before name and ext, dir before root.
 * @param {{dir?: string, root?: string, base?: string, name?: string, ext?: string}} pathObject
 */
function format(pathObject) {
  return formatWith('/', pathObject);
}

/** @returns {{root: string, dir: string, base: string, ext: string, name: string}} */
function parse(path) {
  validateString(path, 'path');
  const parsed = { root: '', dir: '', base: '', ext: '', name: '' };
  if (path.length === 0) return parsed;
  const hasRoot = path.charCodeAt(0) === SLASH;
  if (hasRoot) parsed.root = '/';
  const end = endOfBase(path);
  const slash = end === 0 ? -1 : path.lastIndexOf('/', end - 1);
  const base = path.slice(slash + 1, end);
  parsed.base = base;
  const dot = findExtension(base);
  parsed.name = dot === -1 ? base : base.slice(0, dot);
  parsed.ext = dot === -1 ? '' : base.slice(dot);
  if (slash > 0) parsed.dir = path.slice(0, slash);
  else if (hasRoot) parsed.dir = '/';
  return parsed;
}

/**
 * Does path match the glob pattern?
 * @param {string} path
 * @param {string} pattern
 * @returns {boolean}
 */
function matchesGlob(path, pattern) {
  return require('internal/glob').matchesGlob(path, pattern, false);
}

const posix = module.exports = {
  resolve,
  normalize,
  isAbsolute,
  join,
  relative,
  toNamespacedPath,
  dirname,
  basename,
  extname,
  format,
  parse,
  matchesGlob,
  sep: '/',
  delimiter: ':',
  win32: undefined,
  posix: undefined,
  _makeLong: toNamespacedPath,
};
posix.posix = posix;
// Few programs ask for the other system's paths.
Object.defineProperty(posix, 'win32', {
  __proto__: null,
  get() {
    const { makeWin32 } = require('internal/path_win32');
    const win32 = makeWin32({ cutSuffix, findExtension, formatWith });
    win32.posix = posix;
    posix.win32 = win32;
    return win32;
  },
  set(value) {
    Object.defineProperty(posix, 'win32', {
      __proto__: null, value, enumerable: true, configurable: true, writable: true,
    });
  },
  enumerable: true,
  configurable: true,
});
