'use strict';
// internal/stack - `error.stack` as V8 has it: text or call sites, made when it is first read.
//
// The engine writes `fn@url:line:col` lines into an own data property.  Here that text is moved
// into a hidden slot of the error and `stack` becomes an own accessor over it, so that the message
// is the one of the moment of reading and Error.prepareStackTrace has its say, as in Node.
//
// Public face: internal/stack_start, which loads this file when a program first looks at an error.
// Native half: src/engine/fast_error.c calls `convert` at an error's first touch; where it cannot,
// the constructors are wrapped (internal/stack_plain) and errors that the engine itself throws are
// converted where they pass through our hands (ensure).
// Parsing and call sites, needed only when a stack is read: internal/stack_format.

const { natives, state, ErrorPrepareStackTrace } = require('internal/stack_start');

const {
  defineProperty, getPrototypeOf, isExtensible, getOwn, nativeCapture, isError, NativeError,
  NativeSyntaxError,
} = natives;

const PENDING = { __proto__: null };
let format;
let isPreparing = false;

// A private field on an object that was not made by this class: hidden, kept by frozen objects too.
class Foreign {
  constructor(object) {
    return object;
  }
}

class Slot extends Foreign {
  #raw; // the engine's text, undefined: none was taken
  #value = PENDING; // what `stack` reads as
  #syntaxLine; // of a SyntaxError's text
  #excerpt; // () => lines before the head, for a SyntaxError of a file
  #isCaptured = false; // by captureStackTrace, so the frames of constructors are wanted

  constructor(object, raw, syntaxLine) {
    super(object);
    this.#raw = raw;
    this.#syntaxLine = syntaxLine;
  }

  // The nearest of object and its prototypes that has a slot, else undefined.
  static holder(object) {
    while (object !== null && (typeof object === 'object' || typeof object === 'function')) {
      if (#raw in object) return object;
      object = getPrototypeOf(object);
    }
    return undefined;
  }

  static has(object) {
    return #raw in object;
  }

  static reset(object, raw) {
    object.#raw = raw;
    object.#value = PENDING;
    object.#isCaptured = true;
  }

  static set(object, value) {
    object.#value = value;
  }

  static raw(object) {
    return object.#raw;
  }

  static isCaptured(object) {
    return object.#isCaptured;
  }

  static syntaxLine(object) {
    return object.#syntaxLine;
  }

  static setExcerpt(object, excerpt) {
    object.#excerpt = excerpt;
  }

  static hasExcerpt(object) {
    return object.#excerpt !== undefined;
  }

  static read(object) {
    const value = object.#value;
    if (value !== PENDING) return value;
    format ??= require('internal/stack_format');
    let made = make(object, object.#raw, object.#isCaptured);
    if (object.#excerpt !== undefined && typeof made === 'string') made = object.#excerpt() + made;
    // The program may have set `stack` meanwhile.
    if (object.#value === PENDING) object.#value = made;
    return made;
  }
}

// With a limit that is no number V8 takes no trace at all and `stack` is undefined.
function make(object, raw, isCaptured) {
  if (raw === undefined) {
    return typeof NativeError.stackTraceLimit === 'number' ? format.head(object) : undefined;
  }
  const prepare = NativeError.prepareStackTrace;
  if (typeof prepare !== 'function' || prepare === ErrorPrepareStackTrace || isPreparing) {
    return format.text(object, raw, isCaptured);
  }
  isPreparing = true;
  try {
    return prepare.call(NativeError, object, format.sites(object, raw, isCaptured));
  } finally {
    isPreparing = false;
  }
}

const descriptor = {
  __proto__: null,
  // (0, f): V8's pair has no names either.
  get: (0, function() {
    const holder = Slot.holder(this);
    return holder === undefined ? undefined : Slot.read(holder);
  }),
  set: (0, function(value) {
    const holder = Slot.holder(this);
    if (holder !== undefined) Slot.set(holder, value);
  }),
  enumerable: false,
  configurable: true,
};

// What touched an error first.  ORDER: enum op in src/engine/fast_error.c
const OP_SET_STACK = 1;
const OP_DELETE_STACK = 2;
const SET_NAMES = [undefined, undefined, undefined, 'line', 'column', 'sourceURL'];

/**
 * Moves what the engine wrote on an error into the slot.  Called before the program first sees
 * `stack` (or right after it has set or deleted it), seldom later; must not run the program's code.
 * @param {Error} error
 * @param {number} [op] what the program has done to it
 * @param {*} [value] what it has set
 */
function convert(error, op, value) {
  if (Slot.has(error)) return;
  const raw = error.stack;
  const isSyntax = error instanceof NativeSyntaxError;
  const syntaxLine = isSyntax ? error.line : undefined;
  const kept = op === undefined ? undefined : SET_NAMES[op];
  delete error.line;
  delete error.column;
  delete error.sourceURL;
  const slot = new Slot(error, typeof raw === 'string' ? raw : undefined, syntaxLine);
  if (op === OP_DELETE_STACK) return;
  defineProperty(error, 'stack', descriptor);
  if ((op === OP_SET_STACK && raw === value) || (isSyntax && !isEngineText(raw))) {
    Slot.set(slot, raw);
  } else if (kept !== undefined) {
    error[kept] = value;
  }
}

// Syntax errors may come to us after the program has set their `stack`.
function isEngineText(raw) {
  return raw === undefined || (typeof raw === 'string' && !/^[^@]*$/m.test(raw));
}

// Error.prepareStackTrace as it is by default: the text, were there call sites or not.
function prepareDefault(error, trace) {
  format ??= require('internal/stack_format');
  return format.fromSites(error, trace);
}

/**
 * Error.captureStackTrace without the defaults of its arguments.
 * @param {*} object
 * @param {Function} limit frames above its call are left out
 */
function capture(object, limit) {
  if (object === null || (typeof object !== 'object' && typeof object !== 'function')) {
    throw new TypeError('Invalid argument');
  }
  const scratch = {};
  nativeCapture(scratch, limit);
  const own = getOwn(object, 'stack'); // also lets an error be converted first
  if (own === undefined ? !isExtensible(object) : !own.configurable) {
    throw new TypeError(own === undefined ?
      'Cannot define property stack, object is not extensible' : 'Cannot redefine property: stack');
  }
  if (!Slot.has(object)) new Slot(object, undefined, undefined);
  Slot.reset(object, scratch.stack);
  defineProperty(object, 'stack', descriptor);
}

/**
 * Converts an error that the engine threw where it can't tell us (EDDY_ENGINE_FAST=0).  For the
 * places where errors pass through our hands: uncaught ones, rejections, util.inspect.
 * @param {*} error any value
 */
function ensure(error) {
  if (state.isConverting || !isError(error) || Slot.has(error)) return;
  const own = getOwn(error, 'stack');
  if (own !== undefined && isEngineText(own.value) && getOwn(error, 'line') !== undefined) {
    convert(error);
  }
}

/**
 * The frames of an error that has a stack of ours; empty for all other values.
 * @param {*} error
 * @returns {{name: string, url: string, line: number, column: number}[]}
 */
function framesOf(error) {
  if (!isError(error)) return [];
  getOwn(error, 'stack'); // lets it be converted
  const raw = Slot.has(error) ? Slot.raw(error) : undefined;
  if (raw === undefined) return [];
  format ??= require('internal/stack_format');
  return format.frames(error, raw, Slot.isCaptured(error));
}

/**
 * The line, in the text that was compiled, at which the engine gave up.
 * @param {SyntaxError} error
 * @returns {number|undefined}
 */
function syntaxLine(error) {
  ensure(error);
  getOwn(error, 'stack');
  return Slot.has(error) ? Slot.syntaxLine(error) : undefined;
}

/**
 * Puts lines before the head of a SyntaxError's stack.
 * @param {SyntaxError} error one for which syntaxLine has given a number
 * @param {() => string} excerpt called when the stack is read; ends with a newline
 */
function setExcerpt(error, excerpt) {
  Slot.setExcerpt(error, excerpt);
}

function hasExcerpt(error) {
  return isError(error) && Slot.has(error) && Slot.hasExcerpt(error);
}

module.exports = {
  convert, capture, prepareDefault, ensure, framesOf, syntaxLine, setExcerpt, hasExcerpt,
};
