'use strict';
// internal/process/env - process.env.
// https://nodejs.org/api/process.html#processenv
// Native half: src/bind/bind_process_env.c.
//
// The variables are kept as plain properties too, so that reading one (programs ask for NODE_ENV
// all the time) runs no trap; only changes go through the proxy to the system.

const native = internalBinding('process_env');
const { codes } = require('internal/errors');

function onChange(name) {
  if (name === 'TZ') require('internal/process/time_zone').changed();
}

// As Node: what is no string becomes one, a symbol cannot.
function toText(value) {
  if (typeof value === 'symbol') throw new TypeError('Cannot convert a Symbol value to a string');
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean' &&
      require('internal/builtins').options.pendingDeprecation) {
    process.emitWarning('Assigning any value other than a string, number, or boolean to a ' +
      'process.env property is deprecated. Please make sure to convert the value to a string ' +
      'before setting process.env with it.', 'DeprecationWarning', 'DEP0104');
  }
  return `${value}`;
}

function store(target, name, value) {
  if (typeof name === 'symbol') {
    throw new TypeError('Cannot convert a Symbol value to a string');
  }
  const text = toText(value);
  if (name === '') return true; // the system has no such variable
  if (native.set(name, text)) {
    const end = text.indexOf('\u0000'); // where C sees the end
    target[name] = end === -1 ? text : text.slice(0, end);
    onChange(name);
  }
  return true;
}

function checkDescriptor(descriptor) {
  if ('value' in descriptor) {
    if (descriptor.configurable && descriptor.writable && descriptor.enumerable) return;
    throw new codes.ERR_INVALID_OBJECT_DEFINE_PROPERTY("'process.env' only accepts a " +
      'configurable, writable, and enumerable data descriptor');
  }
  if ('get' in descriptor || 'set' in descriptor) {
    throw new codes.ERR_INVALID_OBJECT_DEFINE_PROPERTY(
      "'process.env' does not accept an accessor(getter/setter) descriptor");
  }
  throw new codes.ERR_INVALID_OBJECT_DEFINE_PROPERTY("'process.env' only accepts a " +
    'configurable, writable, and enumerable data descriptor');
}

const traps = {
  __proto__: null,
  set: store,
  deleteProperty(target, name) {
    if (typeof name !== 'symbol') {
      native.unset(name);
      delete target[name];
      onChange(name);
    }
    return true;
  },
  defineProperty(target, name, descriptor) {
    checkDescriptor(descriptor);
    return store(target, name, descriptor.value);
  },
  preventExtensions() {
    return false;
  },
};

const made = new WeakSet();

/** Whether it is a process.env: clones as a plain object, though it is a proxy. */
function isEnv(value) {
  return made.has(value);
}

function makeEnv() {
  const variables = {};
  const list = native.all();
  for (let i = 0; i < list.length; i += 2) {
    // The first of two variables of one name is the one that getenv finds.
    if (!Object.hasOwn(variables, list[i])) {
      Object.defineProperty(variables, list[i], {
        __proto__: null, value: list[i + 1], enumerable: true, configurable: true, writable: true,
      });
    }
  }
  const env = new Proxy(variables, traps);
  made.add(env);
  return env;
}

module.exports = { isEnv, makeEnv };
