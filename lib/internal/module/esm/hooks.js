'use strict';
// internal/module/esm/hooks - functions of programs between a specifier and a module's text.
// https://nodejs.org/api/module.html#customization-hooks
//
//   module.registerHooks({ resolve, load })   for import and require; all is done at once
//   module.register(url), --experimental-loader   for import; may wait.  Node runs these in a thread of
//                                              their own, here they run in the program's
//
// The last one that was registered is asked first; `next` asks the one before, in the end Node's way.

const { codes } = require('internal/errors');

const syncHooks = [];
const asyncHooks = [];

function hasAny() {
  return syncHooks.length > 0 || asyncHooks.length > 0;
}

function hasAsync() {
  return asyncHooks.length > 0;
}

function listFor(name, isSync) {
  const all = isSync ? syncHooks : [...asyncHooks, ...syncHooks];
  return all.filter((each) => each[name] !== undefined);
}

function isObject(value) {
  return value !== null && typeof value === 'object';
}

function badReturn(expected, name, key, value) {
  return new codes.ERR_INVALID_RETURN_PROPERTY_VALUE(expected, name, key, value);
}

const CHECKS = {
  resolve(found) {
    if (typeof found.url !== 'string') throw badReturn('a URL string', 'resolve', 'url', found.url);
    if (!/^[a-z][a-z0-9+.-]*:/i.test(found.url)) {
      throw new codes.ERR_INVALID_RETURN_PROPERTY('a URL string', 'resolve', 'url', found.url);
    }
    const { format } = found;
    if (format !== undefined && format !== null && typeof format !== 'string') {
      throw badReturn('a string', 'resolve', 'format', format);
    }
    return found;
  },
  load(found) {
    if (found.format !== undefined && found.format !== null && typeof found.format !== 'string') {
      throw badReturn('a string', 'load', 'format', found.format);
    }
    return found;
  },
};

function finish(name, found, state) {
  if (!isObject(found)) {
    throw new codes.ERR_INVALID_RETURN_VALUE('an object', `${name} hook's ${name}()`, found);
  }
  if (found.shortCircuit === true) state.isComplete = true;
  if (!state.isComplete) {
    throw state.isAsync ? new codes.ERR_LOADER_CHAIN_INCOMPLETE(name) :
      badReturn('true', name, 'shortCircuit', found.shortCircuit);
  }
  return CHECKS[name](found);
}

function isThenable(value) {
  return isObject(value) && typeof value.then === 'function';
}

// Asks hook number `index` of the list; below the first one is `last`.
function ask(name, list, index, subject, context, last) {
  if (index < 0) return last(subject, context);
  const { [name]: hook, isAsync } = list[index];
  const state = { isComplete: false, isAsync };
  const next = (other = subject, given = undefined) => {
    state.isComplete = true;
    if (typeof other !== 'string') {
      throw new codes.ERR_INVALID_ARG_TYPE(`${name} hook's next()`, 'string', other);
    }
    return ask(name, list, index - 1, other, { ...context, ...given }, last);
  };
  if (isAsync) {
    return (async () => finish(name, await hook(subject, context, async (...args) => next(...args)),
      state))();
  }
  const found = hook(subject, context, next);
  if (isThenable(found) && hasAsync()) return found.then((each) => finish(name, each, state));
  return finish(name, found, state);
}

function chain(name, isSync, subject, context, last) {
  const list = listFor(name, isSync);
  return ask(name, list, list.length - 1, subject, context, last);
}

/**
 * Asks all `resolve` hooks.
 * @param {boolean} isSync only those that do not wait
 * @param {string} specifier
 * @param {{conditions: string[], importAttributes: object, parentURL: string|undefined}} context
 * @param {Function} last Node's way
 * @returns {{url: string, format: string|undefined}|Promise}
 */
function resolve(isSync, specifier, context, last) {
  return chain('resolve', isSync, specifier, context, last);
}

/** The same for `load`: (url, { format, importAttributes, conditions }) -> { format, source }. */
function load(isSync, url, context, last) {
  return chain('load', isSync, url, context, last);
}

/**
 * module.registerHooks
 * @param {{resolve: Function, load: Function}} hooks
 * @returns {{deregister: Function}}
 */
function registerHooks(hooks) {
  const { validateFunction } = require('internal/validators');
  const own = { isAsync: false };
  for (const name of ['resolve', 'load']) {
    const hook = hooks[name];
    if (hook === undefined) continue;
    validateFunction(hook, `hooks.${name}`);
    own[name] = hook;
  }
  syncHooks.push(own);
  require('internal/module/cjs').setHooked(true);
  return {
    deregister() {
      const at = syncHooks.indexOf(own);
      if (at !== -1) syncHooks.splice(at, 1);
      if (syncHooks.length === 0) require('internal/module/cjs').setHooked(false);
    },
  };
}

function addAsync(namespace, data) {
  const own = { isAsync: true };
  for (const name of ['resolve', 'load']) {
    if (typeof namespace[name] === 'function') own[name] = namespace[name];
  }
  const result = namespace.initialize?.(data);
  asyncHooks.push(own);
  return result;
}

/**
 * module.register
 * @param {string|URL} specifier of a module with hooks
 * @param {string|URL|object} [parentURL]
 * @param {{parentURL: string|URL, data: *, transferList: object[]}} [options]
 */
function register(specifier, parentURL, options) {
  if (parentURL !== null && typeof parentURL === 'object' && !(parentURL instanceof URL)) {
    options = parentURL;
    parentURL = options.parentURL;
  }
  const loader = require('internal/module/esm/loader');
  const base = `${parentURL ?? options?.parentURL ?? 'data:'}`;
  addAsync(loader.importAtOnce(`${specifier}`, base), options?.data);
}

module.exports = { hasAny, hasAsync, resolve, load, registerHooks, register };
