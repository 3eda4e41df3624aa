'use strict';
// internal/repl/evaluate - contexts of a REPL, and what a line of it means.
//
// A text that begins with a brace is tried as an object first.  One that does not parse as a script
// may do so within an async function: then `await` is used at its top, and what it declares with
// one const, let or var is declared in the context first.
// Public face: lib/node/repl.js.

const vm = require('vm');

const { checkScript } = internalBinding('errors');

/** @returns {SyntaxError|undefined} */
function syntaxError(code) {
  return checkScript(code);
}

// What the engine says of a text that merely stops.
const UNFINISHED = /^Unexpected (?:end of script|EOF)|Multiline comment was not closed|^Unterminated template/;

function isUnfinished(error, code) {
  if (UNFINISHED.test(error.message)) return true;
  // A backslash at the end of a line goes on inside a string.
  return /\\\n$/.test(code) && /Unexpected|string/i.test(error.message);
}

function makeContext(repl) {
  const context = repl.useGlobal ? globalThis : vm.createContext({});
  if (!repl.useGlobal) {
    const own = new Set(Object.getOwnPropertyNames(vm.runInContext('globalThis', context)));
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (own.has(name)) continue;
      Object.defineProperty(context, name, {
        __proto__: null, ...Object.getOwnPropertyDescriptor(globalThis, name), configurable: true,
      });
    }
    context.global = context;
    Object.defineProperty(context, 'console', {
      __proto__: null, configurable: true, writable: true,
      value: new (require('console').Console)(repl.output),
    });
  }
  addModule(repl, context);
  addLast(repl, context, '_', 'last', 'underscoreAssigned',
    'Expression assignment to _ now disabled.');
  addLast(repl, context, '_error', 'lastError', 'underscoreErrAssigned',
    'Expression assignment to _error now disabled.');
  return context;
}

function define(context, name, value) {
  Object.defineProperty(context, name, {
    __proto__: null, value, configurable: true, writable: true, enumerable: false,
  });
}

function addModule(repl, context) {
  const { Module, makeRequire } = require('internal/module/cjs');
  const module = new Module('<repl>');
  module.filename = null;
  module.paths = Module._nodeModulePaths(process.cwd());
  define(context, 'module', module);
  define(context, 'exports', module.exports);
  define(context, 'require', makeRequire(module));
  for (const id of require('module').builtinModules) {
    if (id.includes('/') || id[0] === '_' || id in context) continue;
    Object.defineProperty(context, id, {
      __proto__: null,
      get() {
        const value = require('module').createRequire(`${process.cwd()}/repl`)(id);
        define(context, id, value);
        return value;
      },
      set: (value) => define(context, id, value),
      configurable: true,
      enumerable: false,
    });
  }
}

function addLast(repl, context, name, field, flag, warning) {
  Object.defineProperty(context, name, {
    __proto__: null,
    configurable: true,
    get: () => repl[field],
    set(value) {
      repl[field] = value;
      if (repl[flag]) return;
      repl[flag] = true;
      repl.output.write(`${warning}\n`);
    },
  });
}

function runScript(repl, code, context, file) {
  const strict = repl.replMode.description === 'repl-strict' ? '"use strict"; void 0; ' : '';
  const script = new vm.Script(strict + code, { filename: file });
  const options = { displayErrors: false, breakOnSigint: repl.breakEvalOnSigint };
  const isKeys = repl.breakEvalOnSigint && repl.terminal;
  // In raw mode Ctrl+C is a key that nobody reads while the script runs.
  if (isKeys) repl._setRawMode(false);
  try {
    return repl.useGlobal ? script.runInThisContext(options) : script.runInContext(context, options);
  } finally {
    if (isKeys) repl._setRawMode(true);
  }
}

const DECLARATION = /^\s*(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*=(?!=)([^]*)$/;

// The text as an async function that gives the value; undefined: that does not parse either.
function asyncText(code) {
  const declared = DECLARATION.exec(code);
  if (declared !== null) {
    const value = declared[2].replace(/;?\s*$/, '');
    const text = `(async () => { void (${declared[1]} = (${value})); })()`;
    if (syntaxError(text) === undefined) return { text, name: declared[1] };
  }
  const expression = `(async () => (${code.replace(/;?\s*$/, '')}\n))()`;
  if (syntaxError(expression) === undefined) return { text: expression };
  const statements = `(async () => {\n${code}})()`;
  return syntaxError(statements) === undefined ? { text: statements } : undefined;
}

function runAsync(repl, made, context, file, done) {
  if (made.name !== undefined) runScript(repl, `var ${made.name};`, context, file);
  runScript(repl, made.text, context, file).then((value) => done(null, value),
    (error) => done(error ?? new Error(`${error}`)));
}

/**
 * @param {REPLServer} repl
 * @param {string} code
 * @param {object} context
 * @param {string} file name for stacks
 * @param {Function} done (error, value, canRecover)
 */
function evaluate(repl, code, context, file, done) {
  const isObject = /^\s*\{/.test(code) && !/;\s*$/.test(code);
  if (isObject && syntaxError(`(${code.trim()})`) === undefined) code = `(${code.trim()})\n`;
  const error = code.trim() === '' ? undefined : syntaxError(code);
  let result;
  try {
    if (error !== undefined) {
      const made = /\bawait\b/.test(code) ? asyncText(code) : undefined;
      if (made !== undefined) return runAsync(repl, made, context, file, done);
      if (isUnfinished(error, code)) return done(error, undefined, true);
    }
    result = runScript(repl, code, context, file);
  } catch (thrown) {
    return done(thrown ?? new Error(`${thrown}`));
  }
  done(null, result);
}

// A frame of the program's own: of a REPL's text or of a file.
const FRAME = /^ {4}at .*\bREPL\d+:|^ {4}at .*\((?!node:|<)[^)]*\)$/;

/** What is printed behind "Uncaught": the error without the frames of the REPL itself. */
function errorText(error, write) {
  const isError = require('util').types.isNativeError(error);
  if (!isError || typeof error.stack !== 'string') return ` ${write(error)}`.replace(/^ /, ':\n');
  const head = `${error.name}: ${error.message}`;
  const lines = error.stack.split('\n');
  if (error instanceof SyntaxError || error.name === 'SyntaxError') {
    return ` ${head}`;
  }
  const frames = lines.filter((line) => FRAME.test(line) && !/^ {4}at REPL\d+:/.test(line));
  const text = [error.message === '' ? error.name : head, ...frames].join('\n');
  try {
    error.stack = text; // what _error shows, too
  } catch {
    return ` ${text}`; // a frozen error keeps its own
  }
  // Without frames inspect puts brackets around it.
  return ` ${write(error).replace(/^\[([^]*?)\](?= \{|$)/, '$1')}`;
}

module.exports = { errorText, evaluate, makeContext, syntaxError };
