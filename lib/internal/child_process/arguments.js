'use strict';
// internal/child_process/arguments - what programs give to spawn and its kin, checked and made
// uniform.
// https://nodejs.org/api/child_process.html

const { codes } = require('internal/errors');
const {
  validateBoolean, validateInt32, validateInteger, validateObject, validateString,
} = require('internal/validators');

const { ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_OUT_OF_RANGE, ERR_UNKNOWN_SIGNAL } = codes;

let numbers; // signal name -> number

function signals() {
  numbers ??= { __proto__: null, ...internalBinding('constants').signals() };
  return numbers;
}

/** 15 -> 'SIGTERM'; '' for 0 and for numbers without a name. */
function signalName(number) {
  for (const name of Object.keys(signals())) if (numbers[name] === number) return name;
  return '';
}

/**
 * The number of a signal that is given by number or by name, in any case.
 * @throws {ERR_UNKNOWN_SIGNAL}
 */
function toSignal(signal) {
  if (typeof signal === 'number' && signal !== 0 && signalName(signal) !== '') return signal;
  if (typeof signal === 'string') {
    const number = signals()[signal.toUpperCase()];
    if (number) return number;
  }
  throw new ERR_UNKNOWN_SIGNAL(signal);
}

/** The option killSignal as a number; undefined when it is not given. */
function toKillSignal(signal) {
  if (signal === undefined || signal === null) return undefined;
  if (typeof signal === 'string' || typeof signal === 'number') return toSignal(signal);
  throw new ERR_INVALID_ARG_TYPE('options.killSignal', ['string', 'number'], signal);
}

function checkText(value, name) {
  if (typeof value === 'string' && value.includes('\u0000')) {
    throw new ERR_INVALID_ARG_VALUE(name, value, 'must be a string without null bytes');
  }
}

function checkTexts(list, name) {
  for (let i = 0; i < list.length; i++) checkText(list[i], `${name}[${i}]`);
}

function checkTimeout(timeout) {
  if (timeout !== undefined && timeout !== null) validateInteger(timeout, 'timeout', 0);
}

function checkMaxBuffer(maxBuffer) {
  if (maxBuffer === undefined || maxBuffer === null) return;
  if (typeof maxBuffer !== 'number') {
    throw new ERR_INVALID_ARG_TYPE('options.maxBuffer', 'number', maxBuffer);
  }
  if (!(maxBuffer >= 0)) {
    throw new ERR_OUT_OF_RANGE('options.maxBuffer', 'a positive number', maxBuffer);
  }
}

function isGiven(value) {
  return value !== undefined && value !== null;
}

// Options that are the same for all ways to start a child.
function checkOptions(options) {
  for (const name of ['detached', 'windowsHide', 'windowsVerbatimArguments']) {
    if (isGiven(options[name])) validateBoolean(options[name], `options.${name}`);
  }
  for (const name of ['uid', 'gid']) {
    if (isGiven(options[name])) validateInt32(options[name], `options.${name}`);
  }
  const { shell, argv0 } = options;
  if (isGiven(shell) && typeof shell !== 'boolean' && typeof shell !== 'string') {
    throw new ERR_INVALID_ARG_TYPE('options.shell', ['boolean', 'string'], shell);
  }
  if (isGiven(argv0)) {
    validateString(argv0, 'options.argv0');
    checkText(argv0, 'options.argv0');
  }
  if (typeof shell === 'string') checkText(shell, 'options.shell');
}

// 'NAME=value' of all that is enumerable, inherited names too.
function toPairs(env) {
  const pairs = [];
  for (const key in env) {
    const value = env[key];
    if (value === undefined) continue;
    checkText(key, `options.env['${key}']`);
    checkText(value, `options.env['${key}']`);
    pairs.push(`${key}=${value}`);
  }
  return pairs;
}

let hasWarned = false;

function warnOfShell() {
  if (hasWarned) return;
  hasWarned = true;
  process.emitWarning('Passing args to a child process with shell option true can lead to ' +
    'security vulnerabilities, as the arguments are not escaped, only concatenated.',
  'DeprecationWarning', 'DEP0190');
}

/**
 * The arguments of spawn and spawnSync.
 * @param {string} file
 * @param {string[]} [args]
 * @param {object} [options]
 * @returns {object} options, with args (argv[0] first), envPairs, file
 */
function normalizeSpawn(file, args, options) {
  validateString(file, 'file');
  checkText(file, 'file');
  if (file.length === 0) throw new ERR_INVALID_ARG_VALUE('file', file, 'cannot be empty');
  if (Array.isArray(args)) {
    args = args.slice();
  } else if (!isGiven(args)) {
    args = [];
  } else if (typeof args !== 'object') {
    throw new ERR_INVALID_ARG_TYPE('args', 'object', args);
  } else {
    options = args;
    args = [];
  }
  checkTexts(args, 'args');
  if (options === undefined) options = { __proto__: null };
  else validateObject(options, 'options');
  options = { __proto__: null, ...options };
  let { cwd } = options;
  if (isGiven(cwd)) cwd = require('internal/fs/check').toPath(cwd, 'options.cwd');
  checkOptions(options);
  if (options.shell) {
    if (args.length > 0) {
      warnOfShell();
      file = `${file} ${args.join(' ')}`;
    }
    args = ['-c', file];
    file = typeof options.shell === 'string' ? options.shell : '/bin/sh';
  }
  args.unshift(typeof options.argv0 === 'string' ? options.argv0 : file);
  return {
    __proto__: null,
    ...options,
    args,
    cwd,
    detached: !!options.detached,
    envPairs: toPairs(isGiven(options.env) ? options.env : process.env),
    file,
    windowsHide: !!options.windowsHide,
    windowsVerbatimArguments: !!options.windowsVerbatimArguments,
  };
}

module.exports = {
  checkMaxBuffer, checkText, checkTexts, checkTimeout, isGiven, normalizeSpawn, signalName,
  toKillSignal, toSignal,
};
