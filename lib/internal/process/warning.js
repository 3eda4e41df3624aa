'use strict';
// internal/process/warning - process.emitWarning and how warnings are printed.
// https://nodejs.org/api/process.html#processemitwarningwarning-options

const { codes } = require('internal/errors');
const { options } = require('internal/builtins');
const { validateString } = require('internal/validators');

const toString = Error.prototype.toString;
let hasHinted = false; // how to see where a warning comes from, said once

class Warning extends Error {
  constructor(message, name, code, detail) {
    super(message);
    Object.defineProperty(this, 'name', {
      __proto__: null, value: name, enumerable: false, writable: true, configurable: true,
    });
    if (code !== undefined) this.code = code;
    if (detail !== undefined) this.detail = detail;
  }

  get ['constructor']() {
    return Error;
  }
}

function isSilenced(warning) {
  const list = options.disableWarning;
  if (list === undefined) return false;
  return list.includes(warning.name) || (warning.code && list.includes(warning.code));
}

function write(line) {
  const file = options.redirectWarnings ?? process.env.NODE_REDIRECT_WARNINGS;
  if (!file) return require('internal/console_global').error(line);
  try {
    require('fs').appendFileSync(file, `${line}\n`);
  } catch {
    internalBinding('stdio').write(2, `${line}\n`);
  }
}

// The listener that prints; `process.removeAllListeners('warning')` takes it away, as in Node.
function onWarning(warning) {
  if (!(warning instanceof Error)) return;
  const isDeprecation = warning.name === 'DeprecationWarning';
  if (isDeprecation && process.noDeprecation) return;
  if (isSilenced(warning)) return;
  const isTraced = process.traceProcessWarnings || (isDeprecation && process.traceDeprecation);
  write(describe(warning, isTraced));
}

function describe(warning, isTraced) {
  const code = warning.code ? `[${warning.code}] ` : '';
  let text = `(${process.release.name}:${process.pid}) ${code}`;
  if (isTraced && warning.stack) text += warning.stack;
  else text += typeof warning.toString === 'function' ? warning.toString() : toString.call(warning);
  if (typeof warning.detail === 'string') text += `\n${warning.detail}`;
  if (!isTraced && !hasHinted) {
    hasHinted = true;
    const flag = warning.name === 'DeprecationWarning' ? '--trace-deprecation' : '--trace-warnings';
    const { basename } = require('internal/module/paths');
    text += `\n(Use \`${basename(process.argv0 || 'eddy')} ${flag} ...\` ` +
      'to show where the warning was created)';
  }
  return text;
}

function readOptions(given) {
  const { type, code, detail, ctor } = given;
  return { type, code, detail: typeof detail === 'string' ? detail : undefined, ctor };
}

function makeWarning(warning, type, code, detail, ctor) {
  const limit = Error.stackTraceLimit;
  const isTraced = process.traceProcessWarnings || process.traceDeprecation;
  if (!isTraced) Error.stackTraceLimit = 0; // nobody will see it
  const made = new Warning(warning, String(type || 'Warning'), code, detail);
  Error.stackTraceLimit = limit;
  Error.captureStackTrace(made, ctor || process.emitWarning);
  return made;
}

/**
 * Emits a 'warning' on process, in a later tick.
 * https://nodejs.org/api/process.html#processemitwarningwarning-options
 * @param {string|Error} warning
 * @param {string|object|Function} [type] name of the warning, or {type, code, detail, ctor}
 * @param {string|Function} [code]
 * @param {Function} [ctor] where the stack begins
 * @throws {ERR_INVALID_ARG_TYPE}
 */
function emitWarning(warning, type, code, ctor) {
  let detail;
  if (type !== null && typeof type === 'object' && !Array.isArray(type)) {
    ({ type, code, detail, ctor } = readOptions(type));
  } else if (typeof type === 'function') {
    [type, code, ctor] = ['Warning', undefined, type];
  }
  if (type !== undefined) validateString(type, 'type');
  if (typeof code === 'function') [code, ctor] = [undefined, code];
  else if (code !== undefined) validateString(code, 'code');
  if (typeof warning === 'string') {
    warning = makeWarning(warning, type, code, detail, ctor);
  } else if (!(warning instanceof Error)) {
    throw new codes.ERR_INVALID_ARG_TYPE('warning', ['Error', 'string'], warning);
  }
  if (warning.name === 'DeprecationWarning') {
    if (process.noDeprecation) return;
    if (process.throwDeprecation) {
      process.nextTick(() => { throw warning; });
      return;
    }
  }
  process.nextTick((made) => process.emit('warning', made), warning);
}

/** Whether warnings are printed at all. */
function arePrinted() {
  return options.warnings !== false && process.env.NODE_NO_WARNINGS !== '1';
}

module.exports = { emitWarning, onWarning, arePrinted };
