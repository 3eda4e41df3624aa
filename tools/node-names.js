'use strict';
// node-names - writes lib/internal/unbuilt_data/ID.js: what each public module of Node exports, by
// looking at a running Node.  Run it with the Node that eddy tracks, never with eddy:
//
//   node tools/node-names.js lib/internal/unbuilt_data
//
// A file exports one JSON text.  Fields of such a shape, all may be missing:
//   f  names of functions, separated by spaces
//   c  classes: { name: [what it extends as "module#name", static methods, methods] }
//   v  values as they are          u  names whose value is undefined
//   s  symbols: { name: description }
//   o  objects: { name: shape }    i  what the object is an instance of, as "module#name"
//   r  the same as elsewhere: { name: "module" or "module#name" }
//   g  names whose value is too large or of no plain kind
//   self  the module is itself a function ("f") or a class (an array as in c)
//   same  the module is another's second name

const fs = require('fs');
const { builtinModules } = require('module');
const path = require('path');

const LIMIT = 2000; // characters of one value; longer ones (certificates) are left to be built

const head = (id) => `'use strict';
// internal/unbuilt_data/${id} - what '${id}' of Node ${process.version} exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

`;

// Where a function or an object is best known.  Modules of their own first, aliases last.
const ALIASES = ['sys', 'assert/strict', 'path/posix', 'path/win32', 'util/types', 'constants',
  'inspector/promises'];
const order = builtinModules
  .map((id) => id.replace(/^node:/, ''))
  .filter((id) => id !== 'process')
  .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
const home = new Map();

function rank(id) {
  if (ALIASES.includes(id)) return 3;
  if (id.startsWith('_')) return 2;
  return id.includes('/') ? 1 : 0;
}

function load(id) {
  return require(`node:${id}`);
}

function isObject(value) {
  return value !== null && (typeof value === 'object' || typeof value === 'function');
}

function isClass(name, value) {
  return typeof value === 'function' && /^[A-Z]/.test(name) && Object.hasOwn(value, 'prototype');
}

function isPlain(value) {
  const proto = Object.getPrototypeOf(value);
  return proto === null || proto === Object.prototype;
}

function get(object, name) {
  try {
    return object[name];
  } catch {
    return undefined;
  }
}

function namesOf(object) {
  const skip = typeof object === 'function' ? ['length', 'name', 'prototype'] : ['constructor'];
  return Object.getOwnPropertyNames(object).filter((name) => !skip.includes(name));
}

function remember(id) {
  const exported = load(id);
  if (isObject(exported) && !home.has(exported)) home.set(exported, id);
  for (const name of namesOf(exported)) {
    const value = get(exported, name);
    if (isObject(value) && !home.has(value)) home.set(value, `${id}#${name}`);
  }
}

function methodsOf(object) {
  return namesOf(object).filter((name) => {
    const own = Object.getOwnPropertyDescriptor(object, name);
    return typeof own.value === 'function' && /^[a-z][\w$]*$/i.test(name);
  }).join(' ');
}

// The nearest class up the chain that can be reached by a public name.
function parentOf(prototype) {
  let at = Object.getPrototypeOf(prototype);
  for (; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    const own = Object.getOwnPropertyDescriptor(at, 'constructor');
    const made = own?.value;
    if (made === Error || made === EventTarget) return `#${made.name}`;
    if (home.has(made)) return home.get(made);
  }
  return '';
}

function describeClass(value) {
  return [parentOf(value.prototype), methodsOf(value), methodsOf(value.prototype)];
}

function isValue(value) {
  if (value === null || ['number', 'string', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isValue);
  return typeof value === 'object' && isPlain(value) && Object.values(value).every(isValue);
}

function put(shape, field, name, value) {
  (shape[field] ??= {})[name] = value;
}

function list(shape, field, name) {
  shape[field] = shape[field] === undefined ? name : `${shape[field]} ${name}`;
}

function describeMember(shape, where, name, value, depth) {
  const known = isObject(value) ? home.get(value) : undefined;
  if (known !== undefined && known !== where) return put(shape, 'r', name, known);
  if (value === undefined) return list(shape, 'u', name);
  if (typeof value === 'symbol') return put(shape, 's', name, value.description);
  if (isClass(name, value)) return put(shape, 'c', name, describeClass(value));
  if (typeof value === 'function') return list(shape, 'f', name);
  if (isValue(value)) {
    if (JSON.stringify(value).length > LIMIT && Array.isArray(value)) return list(shape, 'g', name);
    return put(shape, 'v', name, value);
  }
  if (typeof value === 'object' && !Array.isArray(value) && depth < 2) {
    return put(shape, 'o', name, describe(value, where, depth + 1));
  }
  return list(shape, 'g', name);
}

function describe(object, where, depth) {
  const shape = {};
  if (depth > 0 || typeof object !== 'function') {
    const parent = parentOf({ __proto__: Object.getPrototypeOf(object) });
    if (parent !== '') shape.i = parent;
    if (shape.i === undefined && !isPlain(object)) {
      for (const name of methodsOf(Object.getPrototypeOf(object)).split(' ')) {
        if (name !== '') list(shape, 'f', name);
      }
    }
  } else if (namesOf(object.prototype ?? {}).length > 0) {
    shape.self = describeClass(object);
  } else {
    shape.self = 'f';
  }
  for (const name of namesOf(object)) {
    if (/^_(?:events|eventsCount|maxListeners)$/.test(name)) continue;
    const at = depth === 0 ? `${where}#${name}` : where;
    describeMember(shape, at, name, get(object, name), depth);
  }
  return shape;
}

function text(id) {
  const same = home.get(load(id));
  const shape = same !== id ? { same } : describe(load(id), id, 0);
  const json = JSON.stringify(shape).replace(/[\\']/g, '\\$&');
  const lines = json.match(/.{1,90}(?<!\\)/gs).map((part) => `  '${part}'`);
  return `${head(id)}module.exports =\n${lines.join(' +\n')};\n`;
}

process.removeAllListeners('warning');
order.forEach(remember);
// What this machine has put into the module system.
const { _cache, _pathCache, globalPaths } = load('module');
for (const table of [_cache, _pathCache]) for (const key of Object.keys(table)) delete table[key];
globalPaths.length = 0;
for (const id of order) {
  const out = text(id);
  if (/[^\n -~]/.test(out)) throw new Error('only printable ASCII may go into lib/');
  const file = `${process.argv[2]}/${id}.js`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, out);
}
