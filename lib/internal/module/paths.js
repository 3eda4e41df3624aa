'use strict';
// internal/module/paths - the few operations on POSIX paths that require() itself needs, so that a
// program that never asks for `path` does not load it.

/** The folder of a path, without a slash at its end. */
function dirname(path) {
  const at = path.lastIndexOf('/');
  if (at > 0) return path.slice(0, at);
  return at === 0 ? '/' : '.';
}

function basename(path) {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Takes '.', '..' and doubled slashes out of an absolute path. */
function normalize(path) {
  if (!/\/(?:\.{0,2}(?:\/|$))/.test(path)) return path;
  const kept = [];
  for (const part of path.split('/')) {
    if (part === '..') kept.pop();
    else if (part !== '' && part !== '.') kept.push(part);
  }
  return `/${kept.join('/')}`;
}

/** `path` seen from `base`, or from the working directory where `base` is relative too. */
function resolve(base, path) {
  if (path[0] === '/') return normalize(path);
  let whole = base === '' ? path : `${base}/${path}`;
  if (whole[0] !== '/') {
    whole = `${internalBinding('process').cwd()}/${whole}`;
  }
  return normalize(whole);
}

/** './x', '../x', '.' and '..' name files; all else names packages or absolute paths. */
function isRelative(request) {
  if (request[0] !== '.') return false;
  if (request.length === 1) return true;
  if (request[1] === '/') return true;
  return request[1] === '.' && (request.length === 2 || request[2] === '/');
}

module.exports = { dirname, basename, normalize, resolve, isRelative };
