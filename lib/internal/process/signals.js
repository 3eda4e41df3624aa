'use strict';
// internal/process/signals - process.on('SIGTERM') and process.kill.
// https://nodejs.org/api/process.html#signal-events
// Native half: src/bind/bind_signal.c.

const { codes, errnoException } = require('internal/errors');

const { beginOperation, endOperation, inOperation } = require('internal/async_context');

const operations = new Map(); // name -> what async_hooks follows
let numbers; // name -> number

function signalNumbers() {
  numbers ??= internalBinding('constants').signals();
  return numbers;
}

function isSignal(event) {
  return typeof event === 'string' && event.startsWith('SIG') &&
    Object.hasOwn(signalNumbers(), event);
}

/** A listener of 'newListener' on process. */
function startListeningIfSignal(type) {
  if (!isSignal(type) || process.listenerCount(type) > 0) return;
  const number = signalNumbers()[type];
  const operation = beginOperation('SIGNALWRAP');
  const emit = () => process.emit(type, type, number);
  const err = internalBinding('signal').start(number, () => inOperation(operation, emit));
  operations.set(type, operation);
  if (err < 0 && err !== -17) throw errnoException(err, 'uv_signal_start');
}

/** A listener of 'removeListener' on process. */
function stopListeningIfSignal(type) {
  if (isSignal(type) && process.listenerCount(type) === 0) {
    internalBinding('signal').stop(signalNumbers()[type]);
    endOperation(operations.get(type));
    operations.delete(type);
  }
}

/**
 * Sends a signal.
 * https://nodejs.org/api/process.html#processkillpid-signal
 * @param {number} pid
 * @param {string|number} [signal]
 * @returns {true}
 * @throws {ERR_INVALID_ARG_TYPE|ERR_UNKNOWN_SIGNAL} and the system's errors
 */
function kill(pid, signal) {
  // eslint-disable-next-line eqeqeq
  if (pid != (pid | 0)) throw new codes.ERR_INVALID_ARG_TYPE('pid', 'number', pid);
  let err;
  if (typeof signal === 'number') {
    err = process._kill(pid | 0, signal);
  } else {
    const number = signalNumbers()[signal || 'SIGTERM'];
    if (number === undefined) throw new codes.ERR_UNKNOWN_SIGNAL(signal);
    err = process._kill(pid | 0, number);
  }
  if (err) throw errnoException(err, 'kill');
  return true;
}

module.exports = { startListeningIfSignal, stopListeningIfSignal, kill };
