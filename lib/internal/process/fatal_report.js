'use strict';
// internal/process/fatal_report - what is printed about an error that ends the program.
//
//   /app/server.js:12                 where it was thrown
//     throw new Error('x');
//     ^
//
//   Error: x                          util.inspect's text: stack, properties, cause
//       at handler (/app/server.js:12:9) { ... }
//
//   Node.js v26.0.0
//
// Used by internal/process/fatal.  Native half: the file's text by internalBinding('module').

const { isLoaded, options } = require('internal/builtins');
const stack = require('internal/stack');

const { isError } = Error;
const MIN_DEPTH = 5; // of what is shown of an object
const WRAPPED = 'internal/module/wrapped'; // has the texts of scripts that are no files

function getText(url) {
  if (isLoaded(WRAPPED)) {
    const script = require(WRAPPED).scriptText(url);
    if (script !== undefined) return script;
  }
  if (isLoaded('internal/module/esm/build')) {
    const source = require('internal/module/esm/build').sourceOf(url);
    if (source !== undefined) return source;
  }
  let path = url;
  if (url.startsWith('file://')) path = decodeURIComponent(url.slice('file://'.length));
  if (path[0] !== '/') return undefined;
  const text = internalBinding('module').readText(path);
  return typeof text === 'string' ? text : undefined;
}

// Frames of built-ins would show text that nobody can look up.
function isOfProgram(frame) {
  return frame.line > 0 && !frame.url.startsWith('node:');
}

// The engine's words for a name that there is not.
function unknownName(error) {
  if (!isError(error) || error.name !== 'ReferenceError') return undefined;
  return /^Can't find variable: (.+)$/.exec(error.message)?.[1];
}

// What is at the nearest frame of the program: a throw statement, unless a built-in threw or the
// engine did, at the very place where the error was made.  What went through a native function
// (evaluate) is thrown again there: that function has the place of the error then.
function kindOf(thrown, made) {
  const [first] = thrown;
  if (!isOfProgram(first)) return 'call';
  const [top] = made;
  const isSame = top !== undefined && top.url === first.url && top.line === first.line &&
    top.column === first.column;
  if (!isSame) return 'throw';
  return top.name === first.name ? 'call' : 'thrown';
}

function excerptOf(error, origin, thrown) {
  try {
    const { excerpt } = require('internal/source_excerpt');
    const made = stack.framesOf(error);
    const isRejection = origin === 'unhandledRejection';
    if (!isRejection && thrown.length > 0) {
      const frame = thrown.find(isOfProgram);
      if (frame === undefined) return undefined;
      return excerpt(frame, getText, kindOf(thrown, made), unknownName(error));
    }
    const frame = made.find(isOfProgram);
    if (frame === undefined) return undefined;
    return excerpt(frame, getText, isRejection ? 'made' : 'thrown', unknownName(error));
  } catch {
    return undefined; // better no excerpt than no report
  }
}

function framesOfSite(site) {
  try {
    return site === undefined ? [] : require('internal/stack_format').framesOfSite(site);
  } catch {
    return [];
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

function hasColors() {
  try {
    return require('internal/util/colors').messageColors().has;
  } catch {
    return false;
  }
}

function inspected(value) {
  try {
    const { inspect } = require('internal/util/inspect');
    const depth = Math.max(inspect.defaultOptions.depth, MIN_DEPTH);
    return inspect(value, { colors: hasColors(), customInspect: false, depth });
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

function thrownAt(frames) {
  let text = '\nThrown at:';
  for (const frame of frames) text += `\n    at ${frame}`;
  return `${text}\n`;
}

/**
 * The whole report, newline at its end included.  Never throws.
 * @param {*} error what was thrown
 * @param {string} origin 'uncaughtException' or 'unhandledRejection'
 * @param {string} [site] what throwSite gave for it
 * @returns {string}
 */
function report(error, origin, site) {
  stack.ensure(error);
  const thrown = framesOfSite(site);
  const isTraced = options.traceUncaught === true && thrown.length > 0;
  const end = `${isTraced ? thrownAt(thrown) : ''}\n\nNode.js ${process.version}\n`;
  const excerpt = stack.hasExcerpt(error) ? undefined : excerptOf(error, origin, thrown);
  if (isError(error)) {
    enhance(error);
    return `${excerpt === undefined ? '' : `${excerpt}\n\n`}${inspected(error)}${end}`;
  }
  const hint = isTraced || isObject(error) ? '' :
    '\n(Use `eddy --trace-uncaught ...` to show where the exception was thrown)';
  return `${excerpt === undefined ? 'Uncaught:' : `\n${excerpt}`}\n${textOf(error)}${hint}${end}`;
}

module.exports = { report };
