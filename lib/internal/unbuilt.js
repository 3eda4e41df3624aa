'use strict';
// internal/unbuilt - public modules, or parts of them, that eddy does not have yet.
//
// Packages require what they rarely use, so every public name of Node loads and has its true names,
// kinds and constants (internal/unbuilt_data/).  Calling what is not there throws
// ERR_EDDY_NOT_BUILT, which names the function and the module: nothing fails silently.  Classes can
// be extended and inherited from; making an instance throws.

const { requireBuiltin } = require('internal/builtins');
const { codes } = require('internal/errors');
const { isPublic } = require('internal/module/builtins');

const shapes = new Map();
const filled = new WeakMap(); // what stands in for something -> its full name

/** The table's entry of a public module; undefined for other ids. */
function shapeOf(id) {
  let shape = shapes.get(id);
  if (shape === undefined && id !== 'process' && isPublic(id)) {
    shape = JSON.parse(require(`internal/unbuilt_data/${id}`));
    shapes.set(id, shape);
  }
  return shape;
}

/** The error for using `name` ('tls.connect'). */
function notBuilt(name) {
  return new codes.ERR_EDDY_NOT_BUILT(name);
}

function words(list) {
  return list === undefined || list === '' ? [] : list.split(' ');
}

function put(target, name, value, enumerable = true) {
  Object.defineProperty(target, name, {
    __proto__: null, value, enumerable, writable: true, configurable: true,
  });
}

/** A function that throws; `new` on it throws the same. */
function makeFunction(fullName, name) {
  function absent() {
    throw notBuilt(fullName);
  }
  put(absent, 'name', name, false);
  filled.set(absent, fullName);
  return absent;
}

// 'net#Server' -> the class; '#Error' a global one.
function resolveReference(reference) {
  const at = reference.indexOf('#');
  if (at === 0) return globalThis[reference.slice(1)];
  if (at === -1) return requireBuiltin(reference);
  return requireBuiltin(reference.slice(0, at))[reference.slice(at + 1)];
}

function makeClass(fullName, name, [parent, statics, methods]) {
  const made = makeFunction(fullName, name);
  const base = parent === '' ? undefined : resolveReference(parent);
  if (typeof base === 'function') {
    Object.setPrototypeOf(made, base);
    Object.setPrototypeOf(made.prototype, base.prototype);
  }
  addFunctions(made, statics, fullName, false);
  addFunctions(made.prototype, methods, `${fullName}.prototype`, false);
  return made;
}

function addFunctions(target, list, prefix, enumerable = true) {
  for (const name of words(list)) {
    if (Object.hasOwn(target, name)) continue;
    put(target, name, makeFunction(`${prefix}.${name}`, name), enumerable);
  }
}

// A member that is looked up when it is first read: its module may load this one.
function addReference(target, name, reference, fullName) {
  const set = (value) => put(target, name, value);
  Object.defineProperty(target, name, {
    __proto__: null,
    get() {
      const value = resolveReference(reference);
      if (value === undefined) throw notBuilt(fullName);
      set(value);
      return value;
    },
    set,
    enumerable: true,
    configurable: true,
  });
}

function addAbsent(target, name, fullName) {
  Object.defineProperty(target, name, {
    __proto__: null,
    get() { throw notBuilt(fullName); },
    set(value) { put(target, name, value); },
    enumerable: false,
    configurable: true,
  });
}

function makeObject(shape, fullName) {
  const parent = shape.i === undefined ? undefined : resolveReference(shape.i);
  const made = Object.create(parent?.prototype ?? Object.prototype);
  addMembers(made, shape, fullName);
  return made;
}

// Adds what `target` does not have already.
function addMembers(target, shape, prefix) {
  const isFree = ([name]) => !Object.hasOwn(target, name);
  const missing = (field) => Object.entries(shape[field] ?? {}).filter(isFree);
  addFunctions(target, shape.f, prefix);
  for (const [name, value] of missing('v')) put(target, name, value);
  for (const [name, text] of missing('s')) put(target, name, Symbol(text));
  for (const [name, form] of missing('c')) {
    put(target, name, makeClass(`${prefix}.${name}`, name, form));
  }
  for (const [name, inner] of missing('o')) {
    put(target, name, makeObject(inner, `${prefix}.${name}`));
  }
  for (const [name, reference] of missing('r')) {
    addReference(target, name, reference, `${prefix}.${name}`);
  }
  for (const name of words(shape.g)) {
    if (!Object.hasOwn(target, name)) addAbsent(target, name, `${prefix}.${name}`);
  }
  for (const name of words(shape.u)) if (!Object.hasOwn(target, name)) put(target, name, undefined);
}

function makeRoot(shape, id) {
  if (shape.self === undefined) return makeObject({ i: shape.i }, id);
  return shape.self === 'f' ? makeFunction(id, id) : makeClass(id, id, shape.self);
}

/**
 * Makes a public module that has no file in lib/node.
 * @param {{exports: object}} module gets its exports
 * @param {string} id
 * @throws {Error} nothing public has that name
 */
function fill(module, id) {
  const shape = shapeOf(id);
  if (shape === undefined) throw new Error(`No such built-in module: ${id}`);
  if (shape.same !== undefined) {
    module.exports = resolveReference(shape.same);
    return;
  }
  module.exports = makeRoot(shape, id);
  addMembers(module.exports, shape, id);
}

/**
 * Adds to a module that is built in part the names that it lacks.
 * @param {object|Function} exports
 * @param {string} id
 */
function complete(exports, id) {
  addMembers(exports, shapeOf(id), id);
  return exports;
}

/** The full name of what stands in for something that is not built; undefined for the real. */
function absentName(value) {
  return filled.get(value);
}

module.exports = { makeFunction, makeClass, fill, complete, notBuilt, absentName, shapeOf };
