'use strict';
// internal/async_hooks: ids of asynchronous operations, and the hooks that follow them.
// Public face: lib/node/async_hooks.js.  Native half: none.
//
// What starts an operation (a tick, a timer ...) calls trackNew(object, type) if `context.tracking`
// says so, and runTracked(object, ...) instead of the plain call. Tracking begins when a program
// first asks for an id or enables a hook; until then operations have no ids and cost nothing.

const { codes: { ERR_ASYNC_CALLBACK } } = require('internal/errors');
const { validateBoolean } = require('internal/validators');
const { context, kFrame } = require('internal/async_context');

const kAsyncId = Symbol('async_id_symbol');
const kTriggerId = Symbol('trigger_async_id_symbol');
const kDestroyed = Symbol('destroyed');
const kInit = Symbol('init');
const kBefore = Symbol('before');
const kAfter = Symbol('after');
const kDestroy = Symbol('destroy');
const kPromiseResolve = Symbol('promiseResolve');
const kNoPromiseHook = Symbol('kNoPromiseHook');

// The program itself is operation 1, started by nothing.
const root = {};
let lastId = 1;
let currentId = 1;
let currentTrigger = 0;
let currentResource = root;

function newAsyncId() {
  return ++lastId;
}

/** Begins to give ids. */
function track() {
  if (context.tracking) return;
  context.tracking = true;
  // What the loop calls is part of no operation that began in the program.
  require('internal/turn').later(() => {
    currentId = 0;
    currentTrigger = 0;
  });
}

function executionAsyncId() {
  track();
  return currentId;
}

function triggerAsyncId() {
  track();
  return currentTrigger;
}

function executionAsyncResource() {
  track();
  return currentResource;
}

// ---- hooks ------------------------------------------------------------------------------------

// Replaced when it changes, so that whoever goes through it sees one state. What a hook changes
// takes effect when the outermost of the hooks under way is done (`changed`).
let hooks = [];
let changed;
let depth = 0;

function change(list) {
  if (depth > 0) changed = list;
  else hooks = list;
}

function leave() {
  if (--depth > 0 || changed === undefined) return;
  hooks = changed;
  changed = undefined;
}

/** A hook that throws ends the process: there is nobody to tell. */
function fatal(err) {
  process._rawDebug(typeof err?.stack === 'string' ? err.stack : String(err));
  process.exit(1);
}

function emitHook(name, ...args) {
  depth++;
  for (const hook of hooks) {
    try {
      hook[name]?.(...args);
    } catch (err) {
      fatal(err);
    }
  }
  leave();
}

function emitInit(id, type, trigger, resource) {
  emitHook(kInit, id, type, trigger, resource);
}

let toDestroy = [];

function emitDestroys() {
  const ids = toDestroy;
  toDestroy = [];
  for (const id of ids) emitHook(kDestroy, id);
}

/** Tells the hooks, in a while, that the operation is over. */
function queueDestroy(id) {
  if (hooks.length === 0 || !(id > 0)) return;
  if (toDestroy.push(id) > 1) return;
  // An immediate that is no operation itself.
  context.tracking = false;
  require('timers').setImmediate(emitDestroys);
  context.tracking = true;
}

class AsyncHook {
  constructor({ init, before, after, destroy, promiseResolve, trackPromises }) {
    for (const [name, hook] of Object.entries({ init, before, after, destroy, promiseResolve })) {
      if (hook !== undefined && typeof hook !== 'function') {
        throw new ERR_ASYNC_CALLBACK(`hook.${name}`);
      }
    }
    if (trackPromises !== undefined) validateBoolean(trackPromises, 'trackPromises');
    this[kInit] = init;
    this[kBefore] = before;
    this[kAfter] = after;
    this[kDestroy] = destroy;
    this[kPromiseResolve] = promiseResolve;
    this[kNoPromiseHook] = trackPromises === false;
  }

  enable() {
    track();
    const list = changed ?? hooks;
    if (!list.includes(this)) change([...list, this]);
    return this;
  }

  disable() {
    change((changed ?? hooks).filter((hook) => hook !== this));
    return this;
  }
}

function createHook(callbacks) {
  return new AsyncHook(callbacks);
}

function hasHooks() {
  return hooks.length > 0;
}

// ---- operations -------------------------------------------------------------------------------

function hide(object, key, value) {
  Object.defineProperty(object, key, {
    __proto__: null, value, writable: true, enumerable: true, configurable: true,
  });
}

/** Gives `resource`, an operation that starts now, its ids, and tells the hooks. */
function trackNew(resource, type) {
  const id = ++lastId;
  hide(resource, kAsyncId, id);
  hide(resource, kTriggerId, currentId);
  if (hooks.length > 0) emitInit(id, type, currentId, resource);
}

/** Calls fn as a step of operation `resource`. */
function runTracked(resource, fn, thisArg, args) {
  const id = currentId;
  const trigger = currentTrigger;
  const before = currentResource;
  currentId = resource[kAsyncId] ?? 0;
  currentTrigger = resource[kTriggerId] ?? 0;
  currentResource = resource;
  const own = currentId;
  try {
    if (hooks.length > 0 && own > 0) emitHook(kBefore, own);
    const result = Reflect.apply(fn, thisArg, args);
    if (hooks.length > 0 && own > 0) emitHook(kAfter, own);
    return result;
  } finally {
    currentId = id;
    currentTrigger = trigger;
    currentResource = before;
  }
}

/**
 * callback, which the loop calls once, as an operation of its own.  What it throws is an uncaught
 * exception of that operation, after which it ends like any other.
 */
function bindOperation(callback, type) {
  const resource = {};
  trackNew(resource, type);
  const step = function(...args) {
    try {
      Reflect.apply(callback, this, args);
    } catch (error) {
      require('internal/turn').onFatal(error);
    }
  };
  return function(...args) {
    try {
      runTracked(resource, step, this, args);
    } finally {
      trackEnd(resource);
    }
  };
}

/** Operation `resource` is over. */
function trackEnd(resource) {
  queueDestroy(resource[kAsyncId]);
}

module.exports = {
  AsyncHook,
  bindOperation,
  createHook,
  currentAsyncId: () => currentId,
  emitInit,
  executionAsyncId,
  executionAsyncResource,
  hasHooks,
  kAsyncId,
  kDestroyed,
  kFrame,
  kTriggerId,
  newAsyncId,
  queueDestroy,
  runTracked,
  track,
  trackEnd,
  trackNew,
  triggerAsyncId,
};
