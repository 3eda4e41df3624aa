'use strict';
// internal/module/wrapped - program text on its way into the engine: what is put around it, what of
// it has to go first, and how far that moves the columns of its first line.

const { evaluate, mayImport } = internalBinding('module');

const HEAD = '(function (exports, require, module, __filename, __dirname) { ';
const TAIL = '\n})';

const { defineProperty } = Reflect;
const displayName = { __proto__: null, value: 'Object.<anonymous>' };
const scripts = new Map(); // url -> text, of what is no file
const MAX_TEXTS = 50;
const shifts = new Map(); // url -> characters put before the text's first line

/** The text without a byte order mark; a `#!` line becomes a comment, so that lines keep
 * numbers. */
function clean(text) {
  const first = text.charCodeAt(0);
  if (first === 0xFEFF) return clean(text.slice(1));
  return first === 0x23 && text.charCodeAt(1) === 0x21 ? `//${text.slice(2)}` : text;
}

/**
 * Compiles the body of a CommonJS module.
 * @param {string} text
 * @param {string} url shown in stacks
 * @returns {Function} (exports, require, module, __filename, __dirname)
 * @throws {SyntaxError}
 */
function compileModule(text, url) {
  shifts.set(url, HEAD.length);
  const cleaned = clean(text);
  let body;
  try {
    if (mayImport(cleaned)) body = compileEdited(cleaned, url);
    body ??= evaluate(HEAD + cleaned + TAIL, url, 1);
  } catch (error) {
    const edited = cleaned.includes('using') ? compileEdited(cleaned, url) : undefined;
    if (edited !== undefined) return edited;
    require('internal/module/syntax').note(error, url, HEAD, cleaned);
    throw error;
  }
  defineProperty(body, 'displayName', displayName); // what stacks call it
  return body;
}

// Texts with import() or `using`.
function compileEdited(text, url) {
  return require('internal/module/esm/script').compileEdited(text, url, HEAD, TAIL, evaluate);
}

/**
 * Runs a text that is no file as a script: of the command line, of standard input.
 * @param {string} text
 * @param {string} url shown in stacks: '[eval]', '[stdin]'
 * @returns {*} its completion value
 * @throws what it throws
 */
function runScript(text, url) {
  const cleaned = clean(text);
  scripts.set(url, cleaned);
  // An error that is caught and thrown again is reported as thrown here, so only a text that does
  // not parse is run inside a try.
  const code = mayImport(cleaned) || cleaned.includes('using') ?
    require('internal/module/esm/script').editScript(cleaned, url) : cleaned;
  if (isScript(code)) return evaluate(code, url, 1);
  try {
    return evaluate(code, url, 1);
  } catch (error) {
    require('internal/module/syntax').note(error, url, '', cleaned);
    throw error;
  }
}

/** Whether a text parses as a script. */
function isScript(text) {
  return internalBinding('errors').checkScript(text) === undefined;
}

/** The text of what runScript ran last under this name. */
function scriptText(url) {
  return scripts.get(url);
}

/** How far the first line of `url` is moved to the right, in characters. */
function columnShift(url) {
  return shifts.get(url) ?? 0;
}

/** The same for other texts that have something put before them. */
function noteShift(url, shift) {
  if (shift !== 0 || shifts.has(url)) shifts.set(url, shift);
}

/** Keeps the text of what is no file, so that a report of its error can show the line. */
function noteText(url, text) {
  if (scripts.size > MAX_TEXTS) scripts.delete(scripts.keys().next().value);
  scripts.set(url, text);
}

/** Whether a text that is no CommonJS is an ES module. */
function looksLikeModule(text) {
  return require('internal/module/esm/formats').isModuleText(text);
}

module.exports = {
  compileModule, runScript, isScript, scriptText, evaluate, clean, columnShift, noteShift, noteText,
  looksLikeModule,
};
