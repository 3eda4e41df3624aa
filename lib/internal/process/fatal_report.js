'use strict';
// internal/process/fatal_report - what is printed about an error that ends the program.
//
//   /app/server.js:12                 where it was made, for errors with frames of the program
//     throw new Error('x');
//     ^
//
//   Error: x                          util.inspect's text: stack, properties, cause
//       at handler (/app/server.js:12:9) { ... }
//
//   Node.js v26.0.0
//
// Used by internal/process/fatal.  Native half: the file's text by internalBinding('module').

const { isLoaded } = require('internal/builtins');
const stack = require('internal/stack');

const { isError } = Error;
const WRAPPED = 'internal/module/wrapped'; // has the texts of scripts that are no files

function getText(url) {
  if (isLoaded(WRAPPED)) {
    const script = require(WRAPPED).scriptText(url);
    if (script !== undefined) return script;
  }
  let path = url;
  if (url.startsWith('file://')) path = decodeURIComponent(url.slice('file://'.length));
  if (path[0] !== '/') return undefined;
  const text = internalBinding('module').readText(path);
  return typeof text === 'string' ? text : undefined;
}

// The nearest frame of the program; frames of built-ins would show text that nobody can look up.
function placeOf(error) {
  const frames = stack.framesOf(error);
  return frames.find((frame) => frame.line > 0 && !frame.url.startsWith('node:'));
}

// The engine's words for a name that there is not.
function unknownName({ name, message }) {
  return name === 'ReferenceError' ? /^Can't find variable: (.+)$/.exec(message)?.[1] : undefined;
}

// The caret stands at a `throw` before the place, or where a rejected promise's error was made.
function excerptOf(error, origin) {
  try {
    if (!isError(error)) return undefined;
    const place = placeOf(error);
    if (place === undefined) return undefined;
    const isThrown = origin !== 'unhandledRejection';
    return require('internal/source_excerpt').excerpt(place, getText, isThrown, unknownName(error));
  } catch {
    return undefined; // better no excerpt than no report
  }
}

// The errors of emit('error') say where they were emitted, too.
function enhance(error) {
  try {
    const { kEnhanceFatalStack } = require('internal/errors');
    if (typeof error[kEnhanceFatalStack] === 'function') {
      const text = error[kEnhanceFatalStack](error.stack);
      if (typeof text === 'string') error.stack = text;
    }
  } catch { /* then without */ }
}

function inspected(value) {
  try {
    const { inspect } = require('internal/util/inspect');
    const colors = internalBinding('stdio').isTTY?.(2) === true && process.env.NO_COLOR === undefined;
    return inspect(value, { colors });
  } catch {
    return plainly(value);
  }
}

// When even util.inspect failed: a getter or a proxy that throws, an engine out of stack.
function plainly(value) {
  try {
    return isError(value) && typeof value.stack === 'string' ? value.stack : String(value);
  } catch {
    return 'an error that cannot be shown';
  }
}

function isObject(value) {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function textOf(value) {
  return isObject(value) ? inspected(value) : String(value);
}

/**
 * The whole report, newline at its end included.  Never throws.
 * @param {*} error what was thrown
 * @param {string} origin 'uncaughtException' or 'unhandledRejection'
 * @returns {string}
 */
function report(error, origin) {
  stack.ensure(error);
  const end = `\n\nNode.js ${process.version}\n`;
  if (isError(error)) {
    const excerpt = stack.hasExcerpt(error) ? undefined : excerptOf(error, origin);
    enhance(error);
    return `${excerpt === undefined ? '' : `${excerpt}\n\n`}${inspected(error)}${end}`;
  }
  const hint = isObject(error) ? '' :
    '\n(Use `eddy --trace-uncaught ...` to show where the exception was thrown)';
  return `Uncaught:\n${textOf(error)}${hint}${end}`;
}

module.exports = { report };
