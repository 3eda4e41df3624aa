'use strict';
// internal/path_win32: paths of Windows.
// Public face: require('path').win32, require('path/win32') (Node's documentation, "Path").
// Native half: none.
//
// A path is [device][separator][tail]. The device is a drive ('C:'), a share ('\\server\share') or
// a namespace ('\\.', '\\?'). Both slashes separate; results have backslashes.

const { validateString } = require('internal/validators');

const COLON = 58;

function isSeparator(path, at) {
  const code = path.charCodeAt(at);
  return code === 92 || code === 47;
}

function isLetter(path, at) {
  const code = path.charCodeAt(at) | 32;
  return code >= 97 && code <= 122;
}

function hasDrive(path) {
  return path.length >= 2 && isLetter(path, 0) && path.charCodeAt(1) === COLON;
}

function skipSeparators(path, at) {
  while (at < path.length && isSeparator(path, at)) at++;
  return at;
}

function skipSegment(path, at) {
  while (at < path.length && !isSeparator(path, at)) at++;
  return at;
}

/**
 * `\\server\share`, `\\.\`, `\\?\`, or just a separator.
 * @returns {{device: string, rootEnd: number, isAbsolute: boolean, isShare: boolean}}
 */
function splitSlashRoot(path) {
  const plain = { device: '', rootEnd: 1, isAbsolute: true, isShare: false };
  if (path.length < 2 || !isSeparator(path, 1)) return plain;
  const serverEnd = skipSegment(path, 2);
  if (serverEnd === 2 || serverEnd === path.length) return plain;
  const server = path.slice(2, serverEnd);
  const shareStart = skipSeparators(path, serverEnd);
  if (shareStart === path.length) return plain;
  if (server === '.' || server === '?') {
    return { device: `\\\\${server}`, rootEnd: 4, isAbsolute: true, isShare: false };
  }
  const shareEnd = skipSegment(path, shareStart);
  return {
    device: `\\\\${server}\\${path.slice(shareStart, shareEnd)}`,
    rootEnd: shareEnd,
    isAbsolute: true,
    isShare: true,
  };
}

/** Device and root of path. rootEnd is where the tail begins. */
function splitRoot(path) {
  if (path.length > 0 && isSeparator(path, 0)) return splitSlashRoot(path);
  if (hasDrive(path)) {
    const isAbsolute = path.length > 2 && isSeparator(path, 2);
    return { device: path.slice(0, 2), rootEnd: isAbsolute ? 3 : 2, isAbsolute, isShare: false };
  }
  return { device: '', rootEnd: 0, isAbsolute: false, isShare: false };
}

/** tail without '', '.', and without '..' where there is something to leave. */
function collapse(tail, isAbsolute) {
  const kept = [];
  for (const segment of tail.split(/[\\/]/)) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') {
      kept.push(segment);
    } else if (kept.length > 0 && kept[kept.length - 1] !== '..') {
      kept.pop();
    } else if (!isAbsolute) {
      kept.push(segment);
    }
  }
  return kept.join('\\');
}

const reservedName = /^(?:CON|PRN|AUX|NUL|(?:COM|LPT)[1-9\u00b9\u00b2\u00b3])$/i;

/**
 * Does the text before the colon name a device of the system, such as CON? Without a colon Node
 * looks at all but the last character, so 'AUX/' and 'AUXx' get './' in front, too.
 */
function isReserved(path, colon) {
  return reservedName.test(path.slice(0, colon));
}

/** The working directory that goes with a drive. */
function cwdOf(device) {
  if (device === '') return process.cwd();
  // cmd.exe leaves the directory of each drive in a variable of this odd name.
  const path = process.env[`=${device}`] || process.cwd();
  if (path === undefined ||
      (path.slice(0, 2).toLowerCase() !== device.toLowerCase() && path[2] === '\\')) {
    return `${device}\\`;
  }
  return path;
}

/** Like path.resolve() on Windows: drive and directory are looked for from right to left. */
function resolve(...paths) {
  let device = '';
  let tail = '';
  let isAbsolute = false;
  for (let i = paths.length - 1; i >= -1; i--) {
    let path;
    if (i >= 0) {
      path = paths[i];
      validateString(path, `paths[${i}]`);
      if (path.length === 0) continue;
    } else {
      path = cwdOf(device);
    }
    const root = splitRoot(path);
    if (root.device !== '') {
      if (device === '') device = root.device;
      else if (root.device.toLowerCase() !== device.toLowerCase()) continue;
    }
    if (!isAbsolute) {
      tail = `${path.slice(root.rootEnd)}\\${tail}`;
      isAbsolute = root.isAbsolute;
    }
    if (isAbsolute && device !== '') break;
  }
  tail = collapse(tail, isAbsolute);
  return `${device}${isAbsolute ? '\\' : ''}${tail}` || '.';
}

/** A relative path must not turn into one with a drive or a stream: 'a/../C:' isn't 'C:'. */
function needsDotInFront(path, tail) {
  if (hasDrive(tail)) return true;
  for (let colon = path.indexOf(':'); colon !== -1; colon = path.indexOf(':', colon + 1)) {
    if (colon === path.length - 1 || isSeparator(path, colon + 1)) return true;
  }
  return false;
}

/** path with backslashes, without '.', '..' and doubled separators. */
function normalize(path) {
  validateString(path, 'path');
  if (path.length === 0) return '.';
  if (path.length === 1) return path === '/' ? '\\' : path;
  const colon = path.indexOf(':');
  const reserved = isReserved(path, colon);
  const { device, rootEnd, isAbsolute, isShare } = reserved && colon > 0 ?
    { device: path.slice(0, colon + 1), rootEnd: colon + 1, isAbsolute: false } : splitRoot(path);
  if (isShare && rootEnd === path.length) return `${device}\\`;
  let tail = rootEnd < path.length ? collapse(path.slice(rootEnd), isAbsolute) : '';
  if (tail === '' && !isAbsolute) tail = '.';
  if (tail !== '' && isSeparator(path, path.length - 1)) tail += '\\';
  if (device === '' && !isAbsolute && path.includes(':') && needsDotInFront(path, tail)) {
    return `.\\${tail}`;
  }
  if (reserved) return `.\\${device}${tail}`;
  return `${device}${isAbsolute ? '\\' : ''}${tail}`;
}

/** @returns {boolean} does path begin with a separator, or a drive and one? */
function isAbsolute(path) {
  validateString(path, 'path');
  return path.length > 0 &&
    (isSeparator(path, 0) || (path.length > 2 && hasDrive(path) && isSeparator(path, 2)));
}

/** Two slashes in front mean a share only if the first path has them so; else they become one. */
function mayBeShare(first) {
  return first.length > 2 && isSeparator(first, 0) && isSeparator(first, 1) &&
    !isSeparator(first, 2);
}

function hasReservedSegment(path) {
  return path.split('\\').some((segment) => {
    const colon = segment.indexOf(':');
    return colon !== -1 && isReserved(segment, colon);
  });
}

/** The paths with backslashes between them, normalized. */
function join(...paths) {
  const parts = [];
  for (const path of paths) {
    validateString(path, 'path');
    if (path.length > 0) parts.push(path);
  }
  if (parts.length === 0) return '.';
  let joined = parts.join('\\');
  if (!mayBeShare(parts[0])) {
    const slashes = skipSeparators(joined, 0);
    if (slashes >= 2) joined = `\\${joined.slice(slashes)}`;
  }
  // A device's name followed by '..' must not vanish in the normalization.
  if (hasReservedSegment(joined)) return joined.replace(/\//g, '\\');
  return normalize(joined);
}

/** The segments of a resolved path, its device among them. */
function segments(path) {
  return path.split('\\').filter((segment) => segment !== '');
}

/** How one gets from `from` to `to`; `to` itself if it is on another drive. */
function relative(from, to) {
  validateString(from, 'from');
  validateString(to, 'to');
  if (from === to) return '';
  const fromFull = resolve(from);
  const toFull = resolve(to);
  if (fromFull === toFull || fromFull.toLowerCase() === toFull.toLowerCase()) return '';
  const fromParts = segments(fromFull);
  const toParts = segments(toFull);
  let common = 0;
  while (common < fromParts.length && common < toParts.length &&
         fromParts[common].toLowerCase() === toParts[common].toLowerCase()) {
    common++;
  }
  if (common === 0 && fromParts.length > 0 && toParts.length > 0) return toFull;
  const up = new Array(fromParts.length - common).fill('..');
  return up.concat(toParts.slice(common)).join('\\');
}

/** The path with `\\?\` in front, which lets it be longer than 260 characters. */
function toNamespacedPath(path) {
  if (typeof path !== 'string' || path.length === 0) return path;
  const full = resolve(path);
  if (full.length <= 2) return path;
  if (full[0] === '\\' && full[1] === '\\') {
    return full[2] === '?' || full[2] === '.' ? full : `\\\\?\\UNC\\${full.slice(2)}`;
  }
  if (hasDrive(full) && full[2] === '\\') return `\\\\?\\${full}`;
  return full;
}

/** Where the last segment that is no part of the root begins and ends. */
function findBase(path, rootEnd) {
  let end = path.length;
  while (end > rootEnd && isSeparator(path, end - 1)) end--;
  let start = end;
  while (start > rootEnd && !isSeparator(path, start - 1)) start--;
  return { start, end };
}

/** Length of the root that dirname() and parse() leave alone. */
function rootLength(path) {
  if (!isSeparator(path, 0)) return splitRoot(path).rootEnd;
  if (path.length < 2 || !isSeparator(path, 1)) return 1;
  const serverEnd = skipSegment(path, 2);
  if (serverEnd === 2 || serverEnd === path.length) return 1;
  const shareStart = skipSeparators(path, serverEnd);
  if (shareStart === path.length) return 1;
  const shareEnd = skipSegment(path, shareStart);
  return shareEnd === path.length ? shareEnd : shareEnd + 1;
}

/** path without its last segment. */
function dirname(path) {
  validateString(path, 'path');
  if (path.length === 0) return '.';
  if (path.length === 1) return isSeparator(path, 0) ? path : '.';
  const rootEnd = rootLength(path);
  const { start, end } = findBase(path, rootEnd);
  if (end === rootEnd) return rootEnd === 0 ? '.' : path.slice(0, rootEnd);
  // Only the separator right before the base goes; earlier doubled ones stay, as in Node.
  let cut = start > rootEnd ? start - 1 : rootEnd;
  if (cut < rootEnd) cut = rootEnd;
  return cut === 0 ? '.' : path.slice(0, cut);
}

function makeWin32({ cutSuffix, findExtension, formatWith }) {
  /** The last segment of path, without suffix if it ends with that. */
  function basename(path, suffix) {
    if (suffix !== undefined) validateString(suffix, 'suffix');
    validateString(path, 'path');
    const from = hasDrive(path) ? 2 : 0;
    if (suffix !== undefined && suffix === path) return '';
    const { start, end } = findBase(path, from);
    // Nothing but separators: with a suffix that might fit, Node gives them back.
    if (start === end && suffix && suffix.length <= path.length) return path.slice(from);
    return cutSuffix(path.slice(start, end), suffix);
  }

  /** '.html' of 'index.html'; '' if there is none. */
  function extname(path) {
    validateString(path, 'path');
    const { start, end } = findBase(path, hasDrive(path) ? 2 : 0);
    const base = path.slice(start, end);
    const dot = findExtension(base);
    return dot === -1 ? '' : base.slice(dot);
  }

  function format(pathObject) {
    return formatWith('\\', pathObject);
  }

  /** @returns {{root: string, dir: string, base: string, ext: string, name: string}} */
  function parse(path) {
    validateString(path, 'path');
    const parsed = { root: '', dir: '', base: '', ext: '', name: '' };
    if (path.length === 0) return parsed;
    const rootEnd = rootLength(path);
    parsed.root = path.slice(0, rootEnd);
    const { start, end } = findBase(path, rootEnd);
    const base = path.slice(start, end);
    const dot = findExtension(base);
    parsed.base = base;
    parsed.name = dot === -1 ? base : base.slice(0, dot);
    parsed.ext = dot === -1 ? '' : base.slice(dot);
    parsed.dir = start > rootEnd ? path.slice(0, start - 1) : parsed.root;
    return parsed;
  }

  function matchesGlob(path, pattern) {
    return require('internal/glob').matchesGlob(path, pattern, true);
  }

  const win32 = {
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
    sep: '\\',
    delimiter: ';',
    win32: undefined,
    posix: undefined,
    _makeLong: toNamespacedPath,
  };
  win32.win32 = win32;
  return win32;
}

module.exports = { makeWin32 };
