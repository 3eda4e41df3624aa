'use strict';
// timers/promises - timers that give promises.
// https://nodejs.org/api/timers.html#timers-promises-api

const { Timeout, Immediate, start, clearTimeout, clearImmediate } = require('internal/timers');
const { AbortError, codes } = require('internal/errors');
const {
  validateAbortSignal, validateBoolean, validateNumber, validateObject,
} = require('internal/validators');

function checkOptions(options) {
  validateObject(options, 'options');
  const { signal, ref = true } = options;
  validateAbortSignal(signal, 'options.signal');
  validateBoolean(ref, 'options.ref');
  return { signal, ref };
}

function aborted(signal) {
  return new AbortError(undefined, { cause: signal.reason });
}

// A promise for what `begin(resolve)` starts; `cancel` undoes that when the signal says so.
function waitFor(signal, begin, cancel) {
  if (signal?.aborted) return Promise.reject(aborted(signal));
  let onAbort;
  const promise = new Promise((resolve, reject) => {
    const made = begin(resolve);
    if (signal === undefined || signal === null) return;
    onAbort = () => {
      cancel(made);
      reject(aborted(signal));
    };
    signal.addEventListener('abort', onAbort, { once: true });
  });
  if (onAbort === undefined) return promise;
  const forget = () => signal.removeEventListener('abort', onAbort);
  promise.then(forget, forget);
  return promise;
}

/**
 * @param {number} [delay] milliseconds, 1
 * @param {*} [value] what the promise gives
 * @param {{signal?: AbortSignal, ref?: boolean}} [options]
 */
function setTimeout(delay, value, options = {}) {
  let checked;
  try {
    if (delay !== undefined) validateNumber(delay, 'delay');
    checked = checkOptions(options);
  } catch (error) {
    return Promise.reject(error);
  }
  return waitFor(checked.signal, (resolve) => {
    const timer = new Timeout(resolve, delay, [value], false);
    if (!checked.ref) timer.unref();
    start(timer);
    return timer;
  }, clearTimeout);
}

function setImmediate(value, options = {}) {
  let checked;
  try {
    checked = checkOptions(options);
  } catch (error) {
    return Promise.reject(error);
  }
  return waitFor(checked.signal, (resolve) => {
    const immediate = new Immediate(resolve, [value]);
    if (!checked.ref) immediate.unref();
    return immediate;
  }, clearImmediate);
}

/** Yields `value` every `delay` milliseconds; what came due meanwhile is not lost. */
async function* setInterval(delay, value, options = {}) {
  if (delay !== undefined) validateNumber(delay, 'delay');
  const { signal, ref } = checkOptions(options);
  if (signal?.aborted) throw aborted(signal);
  let due = 0;
  let wake;
  let fail;
  const interval = new Timeout(() => {
    due++;
    wake?.();
    wake = undefined;
  }, delay, undefined, true);
  if (!ref) interval.unref();
  start(interval);
  const onAbort = () => {
    clearTimeout(interval);
    fail?.(aborted(signal));
    fail = undefined;
  };
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    while (!signal?.aborted) {
      if (due === 0) {
        await new Promise((resolve, reject) => {
          wake = resolve;
          fail = reject;
        });
      }
      for (; due > 0; due--) yield value;
    }
    throw aborted(signal);
  } finally {
    clearTimeout(interval);
    signal?.removeEventListener('abort', onAbort);
  }
}

let mayMake = false;

// https://nodejs.org/api/timers.html#timerspromisesschedulerwaitdelay-options
class Scheduler {
  constructor() {
    if (!mayMake) throw new codes.ERR_ILLEGAL_CONSTRUCTOR();
  }

  wait(delay, options) {
    if (this !== scheduler) throw new codes.ERR_INVALID_THIS('Scheduler');
    return setTimeout(delay, undefined, options);
  }

  yield() {
    if (this !== scheduler) throw new codes.ERR_INVALID_THIS('Scheduler');
    return setImmediate();
  }
}
mayMake = true;
const scheduler = new Scheduler();
mayMake = false;

module.exports = { setTimeout, setImmediate, setInterval, scheduler };
