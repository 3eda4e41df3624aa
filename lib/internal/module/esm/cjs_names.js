'use strict';
// internal/module/esm/cjs_names - which names a CommonJS file will export, as far as its text tells.
// https://nodejs.org/api/esm.html#commonjs-namespaces
// Native half: src/module/cjsnames.h.

const { cjsNames, evaluate, readText } = internalBinding('module');
const { dirname } = require('internal/module/paths');
const { isBuiltin } = require('internal/module/builtins');

const FROM = 1;

function unquote(text) {
  const quote = text.charCodeAt(0);
  if (quote !== 0x22 && quote !== 0x27) return text;
  if (!text.includes('\\')) return text.slice(1, -1);
  const value = evaluate(`(${text})`, 'node:internal/module/esm/cjs_names', 1);
  return value.isWellFormed() ? value : undefined;
}

function scan(source) {
  const found = { names: new Set(), froms: [] };
  const words = new Uint32Array(cjsNames(source));
  for (let i = 0; i < words.length; i += 3) {
    const text = unquote(source.slice(words[i], words[i + 1]));
    if (text === undefined) continue;
    if (words[i + 2] === FROM) found.froms.push(text);
    else found.names.add(text);
  }
  return found;
}

function resolveFrom(path, request) {
  if (isBuiltin(request)) return undefined;
  const { Module } = require('internal/module/cjs');
  const from = new Module(path);
  from.filename = path;
  from.paths = Module._nodeModulePaths(dirname(path));
  try {
    return Module._resolveFilename(request, from, false);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} path of the file
 * @param {string} [source] its text, where it is known
 * @param {Set<string>} seen files that were looked at already
 * @returns {Set<string>}
 */
function exportsOf(path, source, seen) {
  if (/\.(?:json|node)$/.test(path)) return new Set();
  const text = source ?? readText(path);
  if (typeof text !== 'string') return new Set();
  const { names, froms } = scan(text);
  for (const request of froms) {
    const file = resolveFrom(path, request);
    if (file === undefined || file[0] !== '/' || seen.has(file)) continue;
    seen.add(file);
    for (const name of exportsOf(file, undefined, seen)) names.add(name);
  }
  return names;
}

module.exports = { exportsOf };
