'use strict';
// internal/console - class Console and what its methods print.
// Public face: lib/node/console.js, the global `console` (internal/console_global).
// Native half: internalBinding('stdio').write(fd, text) for standard streams that nobody touched.
//
// The global console does not make process.stdout: as long as `process` has it as the accessor of
// its birth (internal/builtins.stdioGetters holds those; lib/node/process.js puts them there) or is
// not even loaded, text goes to the descriptor at once.  From the moment that a program has read or
// replaced process.stdout (or set console._stdout), all goes through that stream's write(), so that
// programs which replace it see the text.
// Rare methods are in internal/console_rare.

const builtins = require('internal/builtins');

const kState = Symbol('kState');

function noop() {}

function codes() {
  return require('internal/errors').codes;
}

function validators() {
  return require('internal/validators');
}

// What a console knows that no property shows.
class State {
  constructor() {
    this.colorMode = 'auto';
    this.inspectOptions = undefined; // an object, or a Map from streams to objects
    this.groupStep = 2; // columns
    this.indent = '';
    this.counts = new Map();
    this.isGlobal = false;
  }
}

// ---- the standard streams as no program has seen them ----------------------------------------

function isUntouched(self, name) {
  if (!self[kState].isGlobal || self[kState][name] !== undefined) return false;
  if (!builtins.isLoaded('process')) return true;
  const own = Object.getOwnPropertyDescriptor(require('process'), name.slice(1));
  return own !== undefined && own.get !== undefined &&
    own.get === builtins.stdioGetters?.[name.slice(1)];
}

let stdio = null;

function writeNow(fd, text) {
  stdio ??= internalBinding('stdio');
  stdio.write(fd, text);
}

function isTerminal(fd) {
  stdio ??= internalBinding('stdio');
  return stdio.isatty !== undefined && stdio.isatty(fd);
}

function isPlain(args) {
  for (let i = 0; i < args.length; i++) if (typeof args[i] !== 'string') return false;
  return true;
}

// ---- writing ---------------------------------------------------------------------------------

function indented(text, indent) {
  if (indent === '') return text;
  return indent + (text.indexOf('\n') === -1 ? text : text.replaceAll('\n', `\n${indent}`));
}

// Errors of the stream are no business of a program that only wanted to print.
function writeQuietly(stream, text, handler) {
  if (typeof stream.once !== 'function') {
    stream.write(text, handler);
    return;
  }
  // The error may come at once, for files and terminals, or later.
  stream.once('error', noop);
  try {
    stream.write(text, handler);
  } catch (error) {
    if (require('internal/errors').isStackOverflowError(error)) throw error;
  } finally {
    stream.removeListener('error', noop);
  }
}

function writeTo(self, isError, text) {
  const line = `${indented(text, self[kState].indent)}\n`;
  const name = isError ? '_stderr' : '_stdout';
  if (isUntouched(self, name)) return writeNow(isError ? 2 : 1, line);
  const stream = self[name];
  if (self._ignoreErrors === false) return void stream.write(line);
  writeQuietly(stream, line, isError ? self._stderrErrorHandler : self._stdoutErrorHandler);
}

// After a failed write the stream emits 'error' by itself: there must be a listener then.
function errorHandler(stream) {
  return (error) => {
    if (error !== null && error !== undefined && !stream._writableState?.errorEmitted &&
        stream.listenerCount('error') === 0) {
      stream.once('error', noop);
    }
  };
}

// ---- formatting ------------------------------------------------------------------------------

function hasColors(self, stream) {
  const { colorMode } = self[kState];
  if (colorMode !== 'auto') return colorMode;
  return require('internal/util/colors').showsColors(stream);
}

/**
 * Options of util.inspect for what goes to a stream.
 * @param {Console} self
 * @param {object|undefined} stream undefined: a standard stream that is no terminal
 * @returns {object|undefined}
 */
function inspectOptions(self, stream) {
  const { inspectOptions: own } = self[kState];
  const options = own instanceof Map ? own.get(stream) : own;
  if (options !== undefined && options.colors !== undefined) return options;
  const colors = hasColors(self, stream);
  if (options !== undefined) return { ...options, colors };
  return colors ? { colors } : undefined;
}

// The stream for which text is formatted; undefined where it need not be made.
function targetOf(self, isError) {
  const name = isError ? '_stderr' : '_stdout';
  return isUntouched(self, name) && !isTerminal(isError ? 2 : 1) ? undefined : self[name];
}

function format(self, isError, args) {
  if (args.length === 1 && typeof args[0] === 'string') return args[0];
  const { formatArguments } = require('internal/util/format');
  if (isPlain(args)) return formatArguments(undefined, args);
  return formatArguments(inspectOptions(self, targetOf(self, isError)), args);
}

let channels = null;

// Tells diagnostics_channel of a call, if a program uses it at all.
function publish(name, args) {
  if (!builtins.isLoaded('diagnostics_channel')) return;
  channels ??= new Map();
  let channel = channels.get(name);
  if (channel === undefined) {
    channel = require('diagnostics_channel').channel(`console.${name}`);
    channels.set(name, channel);
  }
  if (channel.hasSubscribers) channel.publish(args);
}

function print(self, name, isError, args) {
  publish(name, args);
  writeTo(self, isError, format(self, isError, args));
}

function rare() {
  return require('internal/console_rare');
}

// nodejs.org/api/console.html; all methods can be called without their object.
const methods = {
  /** Formats as util.format does and prints a line to stdout. */
  log(...args) {
    print(this, 'log', false, args);
  },

  info(...args) {
    print(this, 'info', false, args);
  },

  debug(...args) {
    print(this, 'debug', false, args);
  },

  /** The same to stderr. */
  warn(...args) {
    print(this, 'warn', true, args);
  },

  error(...args) {
    print(this, 'error', true, args);
  },

  /** util.inspect of one value, without its own way of being shown. */
  dir(object, options) {
    const { inspect } = require('internal/util/inspect');
    writeTo(this, false, inspect(object, {
      customInspect: false, ...inspectOptions(this, targetOf(this, false)), ...options,
    }));
  },

  /** Starts a timer of that label. */
  time(label = 'default') {
    rare().time(this, `${label}`);
  },

  /** Prints and removes it. */
  timeEnd(label = 'default') {
    rare().timeEnd(this, `${label}`);
  },

  /** Prints it with further data. */
  timeLog(label = 'default', ...data) {
    rare().timeLog(this, `${label}`, data);
  },

  /** Prints a stack to stderr. */
  trace: function trace(...args) {
    const error = { name: 'Trace', message: format(this, true, args) };
    Error.captureStackTrace(error, trace);
    this.error(error.stack);
  },

  /** Prints a warning if the value is falsy. */
  assert(expression, ...args) {
    if (expression) return;
    if (typeof args[0] === 'string') args[0] = `Assertion failed: ${args[0]}`;
    else args.unshift('Assertion failed');
    Reflect.apply(this.warn, this, args);
  },

  /** Clears a terminal. */
  clear() {
    if (isUntouched(this, '_stdout') && !isTerminal(1)) return;
    rare().clear(this._stdout);
  },

  /** Prints how often it was called with that label. */
  count(label = 'default') {
    label = `${label}`;
    const { counts } = this[kState];
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    this.log(`${label}: ${count}`);
  },

  countReset(label = 'default') {
    label = `${label}`;
    if (this[kState].counts.delete(label)) return;
    process.emitWarning(`Count for '${label}' does not exist`);
  },

  /** Indents what follows. */
  group(...data) {
    if (data.length > 0) Reflect.apply(this.log, this, data);
    this[kState].indent += ' '.repeat(this[kState].groupStep);
  },

  groupEnd() {
    const state = this[kState];
    state.indent = state.indent.slice(0, state.indent.length - state.groupStep);
  },

  /** Prints rows and columns. */
  table(tabularData, properties) {
    if (tabularData === null || typeof tabularData !== 'object') return this.log(tabularData);
    if (properties !== undefined) validators().validateArray(properties, 'properties');
    const options = inspectOptions(this, targetOf(this, false));
    this.log(rare().table(tabularData, properties, options));
  },
};
methods.dirxml = methods.log;
methods.groupCollapsed = methods.group;

// ---- the class -------------------------------------------------------------------------------

function hide(target, name, value) {
  Object.defineProperty(target, name, {
    __proto__: null, value, writable: true, enumerable: false, configurable: true,
  });
}

function checkStream(stream, name) {
  if (!stream || typeof stream.write !== 'function') {
    throw new (codes().ERR_CONSOLE_WRITABLE_STREAM)(name);
  }
}

function checkOptions({ colorMode, inspectOptions: options, groupIndentation }) {
  if (colorMode !== undefined && colorMode !== 'auto' && typeof colorMode !== 'boolean') {
    validators().validateOneOf(colorMode, 'colorMode', ['auto', true, false]);
  }
  if (groupIndentation !== undefined) {
    validators().validateInteger(groupIndentation, 'groupIndentation', 0, 1000);
  }
  if (options === undefined) return;
  validators().validateObject(options, 'options.inspectOptions');
  for (const one of options instanceof Map ? options.values() : [options]) {
    if (one.colors !== undefined && colorMode !== undefined) {
      throw new (codes().ERR_INCOMPATIBLE_OPTION_PAIR)('options.inspectOptions.color', 'colorMode');
    }
  }
}

// Own, bound copies of the methods.
function bindMethods(self, keys) {
  for (const key of keys) {
    self[key] = self[key].bind(self);
    Object.defineProperty(self[key], 'name', { __proto__: null, value: key, configurable: true });
  }
}

function addProperties(self, ignoreErrors) {
  hide(self, '_ignoreErrors', Boolean(ignoreErrors));
  hide(self, '_times', new Map());
  hide(self, kState, new State());
  Object.defineProperty(self, Symbol.toStringTag, {
    __proto__: null, value: 'console', writable: false, enumerable: false, configurable: true,
  });
}

/**
 * A console that prints to streams of its own.
 * @param {object} options or stdout, stderr, ignoreErrors as three arguments
 * @param {Writable} options.stdout
 * @param {Writable} [options.stderr=stdout]
 * @param {boolean} [options.ignoreErrors=true] whether errors of the streams are ignored
 * @param {boolean|'auto'} [options.colorMode='auto']
 * @param {object|Map} [options.inspectOptions] for util.inspect
 * @param {number} [options.groupIndentation=2] columns
 */
function Console(options, ...old) {
  if (new.target === undefined) return Reflect.construct(Console, [options, ...old]);
  if (!options || typeof options.write === 'function') {
    options = { stdout: options, stderr: old[0], ignoreErrors: old[1] };
  }
  const { stdout, stderr = stdout, ignoreErrors = true } = options;
  checkStream(stdout, 'stdout');
  checkStream(stderr, 'stderr');
  checkOptions(options);
  bindMethods(this, Object.keys(Console.prototype));
  hide(this, '_stdout', stdout);
  hide(this, '_stderr', stderr);
  hide(this, '_stdoutErrorHandler', errorHandler(stdout));
  hide(this, '_stderrErrorHandler', errorHandler(stderr));
  addProperties(this, ignoreErrors);
  const state = this[kState];
  state.colorMode = options.colorMode ?? 'auto';
  state.inspectOptions = options.inspectOptions;
  state.groupStep = options.groupIndentation ?? 2;
}

for (const name of ['log', 'info', 'debug', 'warn', 'error', 'dir', 'time', 'timeEnd', 'timeLog',
  'trace', 'assert', 'clear', 'count', 'countReset', 'group', 'groupEnd', 'table', 'dirxml',
  'groupCollapsed']) {
  Console.prototype[name] = methods[name];
}
const { [Symbol.hasInstance]: isConsole } = {
  [Symbol.hasInstance](instance) {
    return instance !== null && instance !== undefined && instance[kState] !== undefined;
  },
};
hide(Console, Symbol.hasInstance, isConsole);
// A standard stream, made when it is needed; an assignment replaces it.
function addStandard(self, name) {
  Object.defineProperty(self, name, {
    __proto__: null,
    enumerable: false,
    configurable: true,
    get() {
      return self[kState][name] ?? require('process')[name.slice(1)];
    },
    set(value) {
      self[kState][name] = value;
    },
  });
  let handler;
  Object.defineProperty(self, `${name}ErrorHandler`, {
    __proto__: null,
    enumerable: false,
    configurable: true,
    get: () => handler ??= errorHandler(self[name]),
    set(value) {
      handler = value;
    },
  });
}

/**
 * The console of the standard streams.
 * @returns {object} its methods are its own, in Node's order
 */
function makeGlobal() {
  const self = Object.create({});
  Object.assign(self, Console.prototype);
  addStandard(self, '_stdout');
  addStandard(self, '_stderr');
  addProperties(self, true);
  self[kState].isGlobal = true;
  bindMethods(self, Object.keys(Console.prototype));
  self.Console = Console;
  return self;
}

module.exports = { Console, makeGlobal };
