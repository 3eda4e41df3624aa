'use strict';
// internal/process/rejections - promises that are rejected and that nobody takes care of.
// https://nodejs.org/api/process.html#event-unhandledrejection
//
//   pending --run: still unhandled--> reported --then, await, ...--> 'rejectionHandled'
//   pending --then, await, ...------> forgotten
//
// The engine tells of a promise that is unhandled when the jobs have run (add), and nothing later.
// What takes care of a promise (then, await, Promise.all and so on) reads its `constructor`
// first, so an own accessor of that name is put on it: it removes itself and says so.
// Native half: internalBinding('errors').onRejection, set up by internal/turn.

const { registers, REJECTIONS } = require('internal/turn');
const { options } = require('internal/builtins');
const { onFatal, emit } = require('internal/process/fatal');

const { defineProperty, deleteProperty, get, getPrototypeOf } = Reflect;

let pending = [];
let handledLate = []; // records whose 'rejectionHandled' is due
let lastId = 0;

class Record {
  constructor(promise, reason) {
    this.promise = promise;
    this.reason = reason;
    this.isHandled = false;
    this.id = 0; // above 0: reported
    this.warning = undefined;
  }

  // Somebody takes care of the promise.
  settle() {
    if (this.isHandled) return;
    this.isHandled = true;
    if (this.id === 0) return;
    this.warning = handledWarning(this.id); // its stack shows who handled it
    handledLate.push(this);
    registers[REJECTIONS] = 1;
  }
}

function watch(record) {
  defineProperty(record.promise, 'constructor', {
    __proto__: null,
    get() {
      deleteProperty(record.promise, 'constructor');
      record.settle();
      return get(getPrototypeOf(record.promise), 'constructor', this);
    },
    set(value) {
      defineProperty(record.promise, 'constructor', {
        __proto__: null, value, writable: true, enumerable: true, configurable: true,
      });
    },
    enumerable: false,
    configurable: true,
  });
}

/**
 * A promise is unhandled after the jobs have run.
 * @param {Promise} promise
 * @param {*} reason
 */
function add(promise, reason) {
  const record = new Record(promise, reason);
  pending.push(record);
  watch(record);
  registers[REJECTIONS] = 1;
}

// ---- what is made of a reason -------------------------------------------------------------------

function isErrorLike(value) {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'stack');
}

// The reason without running any of its code, as V8 writes it.
function describe(reason) {
  if (typeof reason === 'function') return Function.prototype.toString.call(reason);
  if (typeof reason !== 'object' || reason === null) return String(reason);
  try {
    if (Error.isError(reason)) return Error.prototype.toString.call(reason);
    const { toString } = Object.prototype;
    const { constructor } = reason;
    const name = typeof constructor === 'function' ? constructor.name : '';
    if (reason.toString === toString && name !== '') return `#<${name}>`;
    return toString.call(reason);
  } catch {
    return '[object Object]';
  }
}

class UnhandledPromiseRejection extends Error {
  constructor(reason) {
    super('This error originated either by throwing inside of an async function without a catch ' +
      'block, or by rejecting a promise which was not handled with .catch(). The promise ' +
      `rejected with the reason "${describe(reason)}".`);
    this.code = 'ERR_UNHANDLED_REJECTION';
  }
}
Object.defineProperty(UnhandledPromiseRejection.prototype, 'name', {
  __proto__: null,
  value: 'UnhandledPromiseRejection',
  writable: true,
  enumerable: false,
  configurable: true,
});

function asError(reason) {
  return isErrorLike(reason) ? reason : new UnhandledPromiseRejection(reason);
}

function makeWarning(name, message) {
  const warning = new Error(message);
  defineProperty(warning, 'name', {
    __proto__: null, value: name, writable: true, enumerable: false, configurable: true,
  });
  return warning;
}

function handledWarning(id) {
  const warning = makeWarning('PromiseRejectionHandledWarning',
    `Promise rejection was handled asynchronously (rejection id: ${id})`);
  warning.id = id;
  return warning;
}

function warn({ reason, id }) {
  const name = 'UnhandledPromiseRejectionWarning';
  const warning = makeWarning(name, 'Unhandled promise rejection. This error originated either ' +
    'by throwing inside of an async function without a catch block, or by rejecting a promise ' +
    'which was not handled with .catch(). To terminate the node process on unhandled promise ' +
    'rejection, use the CLI flag `--unhandled-rejections=strict` (see ' +
    'https://nodejs.org/api/cli.html#cli_unhandled_rejections_mode). ' +
    `(rejection id: ${id})`);
  try {
    if (isErrorLike(reason)) {
      warning.stack = reason.stack;
      process.emitWarning(reason.stack, name);
    } else {
      process.emitWarning(describe(reason), name);
    }
  } catch { /* a reason that can't be shown */ }
  process.emitWarning(warning);
}

// ---- the modes of --unhandled-rejections -------------------------------------------------------

function tell({ reason, promise }) {
  return emit('unhandledRejection', reason, promise);
}

const modes = {
  __proto__: null,
  'throw'(record) {
    if (!tell(record)) onFatal(asError(record.reason), 'unhandledRejection');
  },
  strict(record) {
    onFatal(asError(record.reason), 'unhandledRejection');
    if (!tell(record)) warn(record);
  },
  warn(record) {
    tell(record);
    warn(record);
  },
  none(record) {
    tell(record);
  },
  'warn-with-error-code'(record) {
    if (tell(record)) return;
    warn(record);
    process.exitCode = 1;
  },
};

function attempt(action, record) {
  try {
    action(record);
  } catch (error) {
    onFatal(error);
  }
}

function tellHandled({ promise, warning }) {
  if (!emit('rejectionHandled', promise)) process.emitWarning(warning);
}

/** Reports what has gathered; called when ticks and jobs have run. */
function run() {
  const late = handledLate;
  handledLate = [];
  for (const record of late) attempt(tellHandled, record);
  const list = pending;
  pending = [];
  const mode = modes[options.unhandledRejections] ?? modes.throw;
  for (const record of list) {
    if (record.isHandled) continue;
    record.id = ++lastId;
    attempt(mode, record);
  }
}

module.exports = { add, run };
