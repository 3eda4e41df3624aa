'use strict';
// internal/stack_format - the engine's stack text taken apart, V8's text and call sites made of it.
//
// The engine writes one frame a line, nearest call first, without the "Name: message" head:
//
//   fn@url:line:col      a function; fn is empty for one without a name
//   fn@[native code]     a built-in function of the engine, or one of ours in C
//   global code@url:l:c  the top of a script; also `module code@`
//   eval code@           code given to eval, followed by eval@[native code]
//   anonymous@           the body of new Function
//   fn@                  a constructor that the class did not write down
//
// Names and URLs may hold any sign, so numbers are taken from the right and the first `@` ends the
// name (URLs hold `@`, as in node_modules/@scope, more often than names).
//
// Loaded when a stack is first read: internal/stack.  Native half: none.

const { isLoaded } = require('internal/builtins');

const { getPrototypeOf } = Reflect;
const getOwn = Object.getOwnPropertyDescriptor;

const NATIVE = '@[native code]';
const CONSTRUCTED = `construct${NATIVE}\nNodeError@node:internal/errors`;
const MODULE_BODY = 'Object.<anonymous>'; // internal/module/wrapped names it so
const COLON = 58;
const BRACKET = 93;
// What tools/embed puts before a built-in's text, on its line 1.
const BUILTIN_PREFIX = '(function (exports, require, module, internalBinding) { '.length;
const BUILD = 'internal/module/esm/build'; // knows where edited texts have their columns
const RECORD = 'node:internal/module/esm/record:';
const WRAPPED = 'internal/module/wrapped'; // knows what was put before the text of a file
const nativePrototypes = new Set([
  Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError,
].map((c) => c.prototype));

// ---- the lines ----------------------------------------------------------------------------------

// Kinds of lines.
const PLACED = 1; // name@url:line:col
const BUILTIN = 2; // name@[native code]
const BARE = 3; // name@, name@url

// Where the parts of the line lie that scan saw last: indices of the `@` (or the sign before the
// line) and of the first digits of its line and column.
let at = 0;
let row = 0;
let col = 0;

function isDigit(code) {
  return code >= 48 && code <= 57;
}

// A stack of ten frames is taken apart in 1 us so, and in 6 us with objects and patterns.
function scan(raw, start, end) {
  at = raw.indexOf('@', start);
  if (at < 0 || at >= end) at = start - 1;
  const last = raw.charCodeAt(end - 1);
  if (last === BRACKET && raw.startsWith(NATIVE, end - NATIVE.length)) {
    at = end - NATIVE.length;
    return BUILTIN;
  }
  if (!isDigit(last)) return BARE;
  col = end - 1;
  while (isDigit(raw.charCodeAt(col - 1))) col--;
  row = col - 1;
  if (row <= at || raw.charCodeAt(row) !== COLON) return BARE;
  while (isDigit(raw.charCodeAt(row - 1))) row--;
  return row < col - 1 && row - 1 > at && raw.charCodeAt(row - 1) === COLON ? PLACED : BARE;
}

function lineEnd(raw, start) {
  const end = raw.indexOf('\n', start);
  return end < 0 ? raw.length : end;
}

// The column, counted from 1 in the file as it is on disk.
function fileColumn(url, line, column) {
  if (isLoaded(BUILD)) {
    const found = require(BUILD).columnOf(url, line, column);
    if (found !== undefined) return found;
  }
  if (line !== 1) return column;
  let shift = 0;
  if (url.startsWith('node:')) shift = BUILTIN_PREFIX;
  else if (isLoaded(WRAPPED)) shift = require(WRAPPED).columnShift(url);
  return column > shift ? column - shift : column;
}

function cleanName(name) {
  return name === 'global code' || name === 'module code' ? '' : name;
}

// Where an error's frames begin: the constructors of its classes, which stand on top, are left out,
// as in V8, and so is what makes the errors of the built-ins.
function firstFrame(raw, object) {
  const names = classNames(object);
  let start = afterWrappers(raw);
  while (start < raw.length) {
    const end = lineEnd(raw, start);
    const kind = scan(raw, start, end);
    if (kind === BUILTIN ? at !== start && !raw.startsWith(CONSTRUCTED, start) :
      !isErrorMaker(kind, raw) && !names?.has(raw.slice(start, at))) break;
    start = end + 1;
  }
  return start;
}

// After scan: built-ins whose frames are nobody's business, since they only make errors.
function isErrorMaker(kind, raw) {
  if (kind !== PLACED) return false;
  const url = raw.slice(at + 1, row - 1);
  return url === 'node:internal/errors' || url === 'node:internal/validators';
}

// Behind the frames of internal/stack_plain, which stand on top of all where it is in use.
function afterWrappers(raw) {
  if (!isLoaded('internal/stack_plain')) return 0;
  const last = raw.lastIndexOf('@node:internal/stack_plain:');
  return last < 0 ? 0 : lineEnd(raw, last) + 1;
}

// The names of an error's classes, those of the language left out; undefined: it has none.
function classNames(object) {
  let names;
  let p = getPrototypeOf(object);
  for (; p !== null && !nativePrototypes.has(p); p = getPrototypeOf(p)) {
    const own = getOwn(p, 'constructor');
    if (own === undefined || typeof own.value !== 'function') continue;
    const name = getOwn(own.value, 'name');
    if (name !== undefined && typeof name.value === 'string') (names ??= new Set()).add(name.value);
  }
  return names;
}

// ---- text --------------------------------------------------------------------------------------

function placedLine(raw, start, end) {
  let location = raw.slice(at + 1, end);
  if ((col - row === 2 && raw.charCodeAt(row) === 49) || isLoaded(BUILD)) {
    const url = raw.slice(at + 1, row - 1);
    const line = +raw.slice(row, col - 1);
    location = `${url}:${line}:${fileColumn(url, line, +raw.slice(col, end))}`;
  }
  const name = at > start ? cleanName(raw.slice(start, at)) : '';
  return name === '' ? `\n    at ${location}` : `\n    at ${name} (${location})`;
}

// After scan: what runs the bodies of modules, which are generators; and the engine's functions above
// it go with it.
function isModuleRunner(raw) {
  return raw.startsWith(RECORD, at + 1);
}

// A proxy, a helper within a built-in: V8 has no frames of those.
function isHidden(name) {
  return name === '' || name === 'anonymous';
}

function builtinLine(raw, start) {
  const name = raw.slice(start, at);
  if (isHidden(name)) return '';
  if (name === 'Promise') return '\n    at new Promise (<anonymous>)'; // the only way to call it
  return `\n    at ${name} (<anonymous>)`;
}

// V8's lines; undefined when there is code from eval among them, which needs its neighbours.
function plainLines(raw, start) {
  let out = '';
  let builtins = ''; // at the end they are left out: nobody's call, the way in from C
  while (start < raw.length) {
    const end = lineEnd(raw, start);
    const kind = scan(raw, start, end);
    if (kind === PLACED && isModuleRunner(raw)) {
      builtins = '';
    } else if (kind === PLACED) {
      out += builtins + placedLine(raw, start, end);
      builtins = '';
    } else if (kind === BUILTIN) {
      builtins += builtinLine(raw, start);
    } else {
      return undefined;
    }
    start = end + 1;
  }
  return out;
}

// ---- frames ------------------------------------------------------------------------------------

class Frame {
  constructor(name, url, line, column) {
    this.name = name; // '' for none
    this.url = url; // '' for none
    this.line = line; // 0 for unknown
    this.column = column;
    this.isNative = false;
    this.evalOrigin = undefined; // text, for code from eval and new Function
    this.isConstructor = false;
  }

  get location() {
    if (this.evalOrigin !== undefined) return `${this.evalOrigin}, <anonymous>`;
    if (this.url === '') return '<anonymous>';
    return this.line === 0 ? this.url : `${this.url}:${this.line}:${this.column}`;
  }

  toString() {
    const { location } = this;
    if (this.name === '') return location;
    return `${this.isConstructor ? 'new ' : ''}${this.name} (${location})`;
  }
}

function placedFrame(raw, start, end) {
  const url = raw.slice(at + 1, row - 1);
  const line = +raw.slice(row, col - 1);
  const name = at > start ? cleanName(raw.slice(start, at)) : '';
  return new Frame(name, url, line, fileColumn(url, line, +raw.slice(col, end)));
}

// undefined: to be left out.
function builtinFrame(raw, start) {
  const frame = new Frame(raw.slice(start, at), '', 0, 0);
  frame.isNative = true;
  frame.isConstructor = frame.name === 'Promise';
  return isHidden(frame.name) ? undefined : frame;
}

// Without a URL there are the bodies of eval and new Function; and constructors that nobody wrote,
// which V8 leaves out.
function bareFrame(raw, start, end) {
  const name = at > start ? cleanName(raw.slice(start, at)) : '';
  const url = raw.slice(at + 1, end);
  const isWritten = url !== '' || name === 'eval code' || name === 'anonymous';
  return isWritten ? new Frame(name, url, 0, 0) : undefined;
}

// Code from eval has no place of its own: it is named by who called eval, as V8 does.
function setEvalOrigin(frame, caller) {
  const name = caller === undefined || caller.name === '' || caller.name === MODULE_BODY ?
    '<anonymous>' : caller.name;
  frame.name = 'eval';
  frame.evalOrigin = `eval at ${name} (${caller === undefined ? '<anonymous>' : caller.location})`;
}

function nameEvals(frames) {
  for (let i = frames.length - 1; i >= 0; i--) {
    const { url, name, isNative } = frames[i];
    if (url !== '' || isNative || (name !== 'eval code' && name !== 'anonymous')) continue;
    const next = frames[i + 1];
    if (name === 'eval code' && next !== undefined && next.isNative && next.name === 'eval') {
      frames.splice(i + 1, 1);
    }
    setEvalOrigin(frames[i], frames[i + 1]);
  }
}

// The frames from index `start` on, nearest call first.
function parse(raw, start) {
  const found = [];
  while (start < raw.length) {
    const end = lineEnd(raw, start);
    const kind = scan(raw, start, end);
    if (kind === PLACED && isModuleRunner(raw)) {
      while (found.length > 0 && found[found.length - 1].isNative) found.pop();
      start = end + 1;
      continue;
    }
    const frame = kind === PLACED ? placedFrame(raw, start, end) :
      kind === BUILTIN ? builtinFrame(raw, start) : bareFrame(raw, start, end);
    if (frame !== undefined) found.push(frame);
    start = end + 1;
  }
  nameEvals(found);
  while (found.length > 0 && found[found.length - 1].isNative) found.pop();
  return found;
}

// ---- what the rest of eddy and Error.prepareStackTrace get -------------------------------------

/**
 * "Name: message", by the rules of Error.prototype.toString.
 * @param {object} object
 * @returns {string}
 */
function head(object) {
  const own = isLoaded('internal/errors') ? require('internal/errors') : undefined;
  if (own !== undefined && object[own.kIsNodeError] && typeof object.code === 'string') {
    return `${object.name} [${object.code}]: ${object.message}`;
  }
  const { name, message } = object;
  const n = name === undefined ? 'Error' : toText(name);
  const m = message === undefined ? '' : toText(message);
  if (n === '') return m;
  return m === '' ? n : `${n}: ${m}`;
}

function toText(value) {
  return `${value}`; // throws for symbols, as it should
}

function withHead(object, frames) {
  let out = head(object);
  for (let i = 0; i < frames.length; i++) out += `\n    at ${frames[i]}`;
  return out;
}

/**
 * V8's stack text.
 * @param {object} object what has the stack
 * @param {string} raw the engine's text
 * @param {boolean} isCaptured by Error.captureStackTrace
 * @returns {string}
 */
function text(object, raw, isCaptured) {
  const start = isCaptured ? 0 : firstFrame(raw, object);
  const lines = plainLines(raw, start);
  return lines === undefined ? withHead(object, parse(raw, start)) : head(object) + lines;
}

// What Error.prepareStackTrace gets.  The engine tells neither receivers nor functions.
class CallSite {
  #frame;

  constructor(frame) {
    this.#frame = frame;
  }

  getColumnNumber() {
    return this.#frame.column || null;
  }

  getEnclosingColumnNumber() {
    return this.#frame.column;
  }

  getEnclosingLineNumber() {
    return this.#frame.line;
  }

  getEvalOrigin() {
    return this.#frame.evalOrigin;
  }

  getFileName() {
    return this.#frame.url || undefined;
  }

  getFunction() {
    return undefined;
  }

  getFunctionName() {
    const { name } = this.#frame;
    return name === '' || name === MODULE_BODY ? null : name;
  }

  getLineNumber() {
    return this.#frame.line || null;
  }

  getMethodName() {
    return null;
  }

  getPosition() {
    return 0;
  }

  getPromiseIndex() {
    return null;
  }

  getScriptNameOrSourceURL() {
    return this.#frame.url || undefined;
  }

  getScriptHash() {
    return '';
  }

  getThis() {
    return undefined;
  }

  getTypeName() {
    return this.#frame.name === MODULE_BODY ? 'Object' : null;
  }

  isAsync() {
    return false;
  }

  isConstructor() {
    return this.#frame.isConstructor;
  }

  isEval() {
    return this.#frame.evalOrigin !== undefined;
  }

  isNative() {
    return this.#frame.isNative;
  }

  isPromiseAll() {
    return false;
  }

  isToplevel() {
    return this.getTypeName() === null;
  }

  toString() {
    return this.#frame.toString();
  }
}

/**
 * The frames of an error, nearest first.
 * @returns {Frame[]}
 */
function frames(object, raw, isCaptured) {
  return parse(raw, isCaptured ? 0 : firstFrame(raw, object));
}

/**
 * The frames as call sites, nearest first.
 * @returns {CallSite[]}
 */
function sites(object, raw, isCaptured) {
  return frames(object, raw, isCaptured).map((frame) => new CallSite(frame));
}

/**
 * The text that V8 makes of an error and call sites.
 * @param {object} object
 * @param {object[]} callSites
 * @returns {string}
 */
function fromSites(object, callSites) {
  return withHead(object, callSites);
}

/**
 * The frames of an exception's own stack, as internalBinding('errors').throwSite gives them.
 * @param {string} json
 * @returns {Frame[]}
 */
function framesOfSite(json) {
  const found = JSON.parse(json).callFrames.map((given) => {
    const { url, lineNumber: line } = given;
    const isNative = url === '[native code]';
    const column = isNative ? 0 : fileColumn(url, line, given.columnNumber);
    const frame = new Frame(cleanName(given.functionName), isNative ? '' : url, line, column);
    frame.isNative = isNative;
    return frame;
  });
  while (found.length > 0 && found[found.length - 1].isNative) found.pop();
  return found;
}

module.exports = { head, text, frames, framesOfSite, sites, fromSites };
