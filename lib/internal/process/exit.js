'use strict';
// internal/process/exit - how a process ends: exit, exitCode, 'beforeExit', 'exit'.
// https://nodejs.org/api/process.html#processexitcode

const { codes } = require('internal/errors');
const { validateInteger } = require('internal/validators');
const native = internalBinding('process');

let exitCode; // as the program set it
let isExiting = false;

// The number that a code stands for; undefined for none.
function toCode(code) {
  if (code === null || code === undefined) return undefined;
  const number = typeof code === 'string' && code.trim() !== '' ? Number(code) : code;
  if (typeof number !== 'number' || (Number.isNaN(number) && typeof code === 'string')) {
    throw new codes.ERR_INVALID_ARG_TYPE('code', 'number', code);
  }
  validateInteger(number, 'code');
  return number;
}

function codeNumber() {
  return (exitCode ?? 0) | 0;
}

/**
 * Ends the process: 'exit' is emitted, nothing asynchronous runs any more.
 * @param {integer|string|null} [code]
 * @throws {ERR_INVALID_ARG_TYPE|ERR_OUT_OF_RANGE}
 */
function exit(code) {
  if (arguments.length !== 0) {
    const number = toCode(code);
    if (code !== undefined) exitCode = number;
  }
  if (!isExiting) {
    isExiting = true;
    process.emit('exit', codeNumber());
  }
  if (require('internal/builtins').options.traceExit) traceExit();
  // A listener may have set another code; a program may have replaced reallyExit.
  process.reallyExit(codeNumber());
  // Only when that was replaced by something that returns.
  native.reallyExit(codeNumber());
}

function traceExit() {
  const { stack } = new Error(`Environment exit with code ${codeNumber()}`);
  internalBinding('stdio').write(2, `(node:${process.pid}) WARNING: Exited the environment with ` +
    `code ${codeNumber()}\n${stack.slice(stack.indexOf('\n') + 1)}\n`);
}

/** Puts exit, exitCode, reallyExit, _exiting on process. */
function install(process) {
  process.exit = exit;
  process.reallyExit = function reallyExit(code) {
    native.reallyExit(Number(code ?? 0) | 0);
  };
  Object.defineProperty(process, 'exitCode', {
    __proto__: null,
    get: () => exitCode,
    set(code) {
      exitCode = toCode(code);
    },
    enumerable: true,
    configurable: false,
  });
  Object.defineProperty(process, '_exiting', {
    __proto__: null,
    get: () => isExiting,
    set(value) { isExiting = value; },
    enumerable: true,
    configurable: true,
  });
}

/** The loop has nothing left to wait for. */
function emitBeforeExit() {
  require('process').emit('beforeExit', codeNumber());
}

/** The loop has ended. @returns {integer} the exit code */
function emitExit() {
  if (!isExiting) {
    isExiting = true;
    require('process').emit('exit', codeNumber());
  }
  return codeNumber();
}

module.exports = { install, emitBeforeExit, emitExit };
