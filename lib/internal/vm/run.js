'use strict';
// internal/vm/run - compiles and runs program text for vm, repl and the module loaders.
// Public face: lib/node/vm.js.  Native half: src/bind/bind_vm.c.

const native = internalBinding('vm');
const { codes } = require('internal/errors');

const { ERR_SCRIPT_EXECUTION_TIMEOUT, ERR_SCRIPT_EXECUTION_INTERRUPTED } = codes;

// ORDER: enum vm_end in src/bind/bind_vm.c
const TIMED_OUT = 1;
const INTERRUPTED = 2;

// What is done to a text before the engine sees it, for `import()`: set by the loader of ES
// modules.  (text, { url, referrer, importModuleDynamically }) => text, the same number of lines.
let transform;

/**
 * @param {(text: string, about: object) => string} fn
 */
function setTransform(fn) {
  transform = fn;
}

/** The text as the engine gets it. */
function prepared(text, about) {
  return transform !== undefined && text.includes('import') ? transform(text, about) : text;
}

function parse(text, url, head, lineOffset) {
  try {
    native.check(head + text, url, 1);
  } catch (error) {
    require('internal/module/syntax').note(error, url, head, text, lineOffset);
    throw error;
  }
}

/**
 * @param {string} text
 * @param {string} url
 * @param {number} lineOffset of the text's first line in what the program calls the file
 * @throws {SyntaxError} whose stack begins with the place
 */
function check(text, url, lineOffset) {
  parse(text, url, '', lineOffset);
}

function finish(result, timeout) {
  const end = native.endOfLast();
  if (end === TIMED_OUT) throw new ERR_SCRIPT_EXECUTION_TIMEOUT(timeout);
  if (end === INTERRUPTED) throw new ERR_SCRIPT_EXECUTION_INTERRUPTED();
  return result;
}

/**
 * Runs a text as a script.
 * @param {object|undefined} context of internal/vm/context; undefined: the program's own
 * @param {object} script { text, url, lineOffset, names }; names: declaredNames, found when needed
 * @param {number} [timeout] milliseconds
 * @param {boolean} [breakOnSigint]
 * @returns {*} the completion value
 * @throws what the script throws, ERR_SCRIPT_EXECUTION_TIMEOUT, ERR_SCRIPT_EXECUTION_INTERRUPTED
 */
function run(context, script, timeout = 0, breakOnSigint = false) {
  const { text, url, lineOffset } = script;
  const mirrors = context?.mirrors;
  if (mirrors !== undefined) {
    script.names ??= require('internal/vm/context').declaredNames(text);
    mirrors.enter();
    mirrors.declare(script.names);
  }
  try {
    return finish(native.evaluate(context?.handle, text, url, lineOffset + 1, timeout, breakOnSigint,
      context?.runsJobs ?? false), timeout);
  } catch (error) {
    if (script.showsErrors !== false) showPlace(error, url, text, lineOffset);
    throw error;
  } finally {
    mirrors?.leave();
  }
}

// The line that threw stands before the stack.
function showPlace(error, url, text, lineOffset) {
  const { setExcerpt, hasExcerpt, framesOf, ensure } = require('internal/stack');
  ensure(error);
  const found = framesOf(error).find((frame) => frame.url === url);
  if (found === undefined || hasExcerpt(error)) return;
  setExcerpt(error, () => {
    const place = { url, line: found.line - lineOffset, column: found.column };
    const lines = require('internal/source_excerpt').excerpt(place, () => text, 'thrown');
    return lines === undefined ? '' :
      `${url}:${found.line}${lines.slice(lines.indexOf('\n'))}\n\n`;
  });
}

// ---- functions ----------------------------------------------------------------------------------

// A text that closes the function around it is no body: Function parses it by itself.
function checkBody(head, text, params, url, lineOffset) {
  const { note } = require('internal/module/syntax');
  try {
    native.check(`${head}${text}\n})`, url, 1);
    Function(...params, text);
  } catch (error) {
    note(error, url, head, text, lineOffset);
    throw error;
  }
}

/**
 * A function with this body.
 * @param {object} about { text, url, lineOffset, columnOffset, params, context, extensions };
 *   extensions: objects whose properties the body sees as variables
 * @returns {Function}
 * @throws {SyntaxError}
 */
function makeFunction({ text, url, lineOffset, columnOffset, params, context, extensions }) {
  const names = extensions.map((_, i) => `__extension${i}`);
  const scopes = names.map((name) => `with (${name}) `).join('');
  const head = `(function (${params.join(', ')}) { `;
  checkBody(head, text, params, url, lineOffset);
  const before = names.length === 0 ? head : `(function (${names}) { ${scopes} return ${head}`;
  const whole = `${before}${text}\n})${names.length === 0 ? '' : '; })'}`;
  noteShift(url, before.length - columnOffset);
  context?.mirrors?.enter();
  const made = native.evaluate(context?.handle, whole, url, lineOffset + 1, 0, false, false);
  return names.length === 0 ? made : made(...extensions);
}

// Where the first line of a text begins on its way through the engine; for stacks.
function noteShift(url, shift) {
  require('internal/module/wrapped').noteShift(url, shift);
}

module.exports = { setTransform, prepared, check, run, makeFunction, noteShift };
