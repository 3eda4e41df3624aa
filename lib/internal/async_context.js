'use strict';
// internal/async_context: which AsyncLocalStorage values belong to what runs now.
// Public face: lib/node/async_hooks.js.  Native half: src/bind/bind_async.c.
//
// A frame is an array [storage, value, storage, value, ...] that never changes (but by disable());
// undefined is the empty one. Whatever calls a function later keeps `context.frame` of the moment
// it was asked to and puts it back for the call: process.nextTick, timers and queueMicrotask do so
// by themselves, what waits for C uses bindFrame().
//
// Promises: the engine reads `promise.constructor` at every await, then, all and race, in the frame
// of the one who waits. Once a program uses AsyncLocalStorage, Promise.prototype.constructor is an
// accessor that attaches a reaction of ours; since reactions run in the order they were attached,
// it puts the frame back right before the program's. Jobs that have no promise keep the frame they
// were queued in (followJobs). Programs that never do so pay nothing.

const { context, later } = require('internal/turn');

// Where resources that outlive a call keep their frame.
const kFrame = Symbol('context_frame');

let isResetQueued = false;

function reset() {
  isResetQueued = false;
  context.frame = undefined;
}

/** Has the frame dropped when the jobs and ticks before have run, so that none leaks. */
function queueReset() {
  if (isResetQueued) return;
  isResetQueued = true;
  later(reset);
}

/** Makes `frame` the present one until the end of the present callback from the loop. */
function enterFrame(frame) {
  context.frame = frame;
  if (frame === undefined) return;
  watchPromises();
  queueReset();
}

/**
 * fn in `frame`.
 * @returns what fn returns
 */
function runInFrame(frame, fn, thisArg, args) {
  const before = context.frame;
  context.frame = frame;
  try {
    return Reflect.apply(fn, thisArg, args);
  } catch (error) {
    // Should nobody catch it, it is an uncaught exception of this frame.
    context.failure = { error, frame: context.frame };
    throw error;
  } finally {
    context.frame = before;
  }
}

/**
 * fn as a callback that C calls later: it will run in the present frame. Without a frame that is fn
 * itself.
 * @param {Function} fn
 * @returns {Function}
 */
function bindFrame(fn) {
  const { frame } = context;
  if (frame === undefined) return fn;
  return function(...args) {
    return runInFrame(frame, fn, this, args);
  };
}

/**
 * bindFrame() for the one callback of a request; `type` is Node's name for its kind (async_hooks).
 * @param {Function} fn
 * @param {string} type
 * @returns {Function}
 */
function bindRequest(fn, type) {
  if (context.tracking) fn = require('internal/async_hooks').bindOperation(fn, type);
  return bindFrame(fn);
}

/**
 * An operation that calls back more than once, such as a watch, begins; `type` is Node's name for
 * its kind (async_hooks).
 * @param {string} type
 * @returns {object|undefined} for inOperation() and endOperation(); undefined: nobody follows
 */
function beginOperation(type) {
  if (!context.tracking) return undefined;
  const operation = {};
  require('internal/async_hooks').trackNew(operation, type);
  return operation;
}

/** fn as a step of an operation, which may be undefined. */
function inOperation(operation, fn) {
  if (operation === undefined) return fn();
  return require('internal/async_hooks').runTracked(operation, fn, undefined, []);
}

function endOperation(operation) {
  if (operation !== undefined) require('internal/async_hooks').trackEnd(operation);
}

// ---- frames -----------------------------------------------------------------------------------

function find(frame, storage) {
  for (let i = 0; i < frame.length; i += 2) {
    if (frame[i] === storage) return i;
  }
  return -1;
}

/** A frame like `frame`, with value for storage. */
function withValue(frame, storage, value) {
  if (frame === undefined) return [storage, value];
  const at = find(frame, storage);
  const copy = frame.slice();
  if (at === -1) copy.push(storage, value);
  else copy[at + 1] = value;
  return copy;
}

/** A frame like `frame`, without storage. */
function withoutValue(frame, storage) {
  const at = frame === undefined ? -1 : find(frame, storage);
  if (at === -1) return frame;
  if (frame.length === 2) return undefined;
  const copy = frame.slice();
  copy.splice(at, 2);
  return copy;
}

/** Takes storage out of the present frame for all who hold it. */
function disable(storage) {
  const { frame } = context;
  const at = frame === undefined ? -1 : find(frame, storage);
  if (at === -1) return;
  frame.splice(at, 2);
  // A copy, so that a run() under way sees that its frame has changed.
  context.frame = frame.slice();
}

// ---- promises ---------------------------------------------------------------------------------

let isWatching = false;

function setFrame(frame) {
  context.frame = frame;
  if (frame !== undefined) queueReset();
}

/** A reaction that puts frame back. All are closures of this one text: fast_jobs knows it. */
function makeRestore(frame) {
  return () => {
    context.frame = frame;
    if (frame !== undefined) queueReset();
  };
}

/**
 * Has jobs keep the frame they were queued in, where the engine lets us (src/engine/fast_jobs.h).
 * Where it doesn't, what follows `await` of no promise runs in the frame of whatever ran before.
 */
function followJobs(then) {
  const { frame } = context;
  const restore = makeRestore(undefined);
  const value = () => {};
  const probe = () => { then.call(Promise.resolve(value), restore, restore); };
  context.frame = restore;
  try {
    internalBinding('async').follow(
      context, setFrame, restore, makeRestore(undefined), value, probe);
  } finally {
    context.frame = frame;
  }
}

function watchPromises() {
  if (isWatching) return;
  isWatching = true;
  const { then } = Promise.prototype;
  let constructor = Promise;
  let isInside = false;

  followJobs(then);
  Object.defineProperty(Promise.prototype, 'constructor', {
    __proto__: null,
    get() {
      // then() itself reads the constructor.
      if (isInside || this === Promise.prototype) return constructor;
      isInside = true;
      try {
        const restore = makeRestore(context.frame);
        then.call(this, restore, restore);
      } catch {
        // `this` is no promise: an object that inherits from one.
      } finally {
        isInside = false;
      }
      return constructor;
    },
    set(value) {
      if (this === Promise.prototype) {
        constructor = value;
        return;
      }
      Object.defineProperty(this, 'constructor', {
        __proto__: null, value, writable: true, enumerable: true, configurable: true,
      });
    },
    enumerable: false,
    configurable: true,
  });
}

module.exports = {
  beginOperation,
  bindFrame,
  bindRequest,
  context,
  disable,
  endOperation,
  enterFrame,
  find,
  inOperation,
  kFrame,
  queueReset,
  runInFrame,
  watchPromises,
  withValue,
  withoutValue,
};
