'use strict';
// internal/errors: every error that eddy itself throws.
// Public face: error.code, error.name, error.message (Node's documentation, "Errors").
// Native half: internalBinding('uv') (bind_uv.c): names and texts of system errors.
//
// A code's class is made when `codes.ERR_X` is first read, and its text is looked up when the first
// error of that code is thrown: a program that meets no error never loads internal/error_messages.

const { captureStackTrace } = Error;
const { construct } = Reflect;

// Marks the prototypes of the classes below. What writes stacks reads it: the head of such an error
// is `name [code]: message` (stackHead). It also leaves out the frames at the top of a stack that
// belong to this file or to internal/validators, so nothing here pays for hiding itself.
const kIsNodeError = Symbol('kIsNodeError');

// An error thrown by emit('error') without a listener carries a function under this symbol: given
// the stack, it returns the text to print for a fatal exception.
const kEnhanceFatalStack = Symbol('kEnhanceFatalStack');

let messages;
let inspectValue;
let uv;

function lazyMessages() {
  messages ??= require('internal/error_messages');
  return messages;
}

function inspect(value, options) {
  inspectValue ??= require('internal/util/inspect').inspect;
  return inspectValue(value, options);
}

function lazyUv() {
  uv ??= internalBinding('uv');
  return uv;
}

// ---- classes by code -------------------------------------------------------------------------

function nodeErrorToString() {
  return `${this.name} [${this.code}]: ${this.message}`;
}

function define(target, key, value) {
  Object.defineProperty(target, key, {
    __proto__: null, value, writable: true, enumerable: false, configurable: true,
  });
}

/**
 * Ties a code's class to its base. Done at the first construction: until then no instance exists
 * that could notice.
 */
function adopt(NodeError, code, base) {
  const entry = lazyMessages().find(code);
  if (entry === undefined) {
    throw new Error(`eddy has no error code ${code}`);
  }
  entry.base = base ?? entry.base;
  const { prototype } = NodeError;
  Object.setPrototypeOf(prototype, entry.base.prototype);
  Object.setPrototypeOf(NodeError, entry.base);
  // `err.constructor` is the public class, so that assert.throws and printers show no private name.
  Object.defineProperty(prototype, 'constructor', {
    __proto__: null,
    get() { return entry.base; },
    set(value) { define(this, 'constructor', value); },
    enumerable: false,
    configurable: true,
  });
  define(prototype, 'toString', nodeErrorToString);
  define(prototype, kIsNodeError, true);
  return entry;
}

// Codes that are thrown with other bases, too: `new codes.ERR_INVALID_STATE.TypeError(...)`.
const otherBases = {
  __proto__: null,
  ERR_HTTP2_INVALID_SETTING_VALUE: ['RangeError'],
  ERR_INVALID_ARG_VALUE: ['RangeError'],
  ERR_INVALID_RETURN_VALUE: ['RangeError'],
  ERR_INVALID_STATE: ['TypeError', 'RangeError'],
  ERR_OPERATION_FAILED: ['TypeError'],
  ERR_STREAM_WRITE_AFTER_END: ['TypeError'],
};
const baseByName = { __proto__: null, RangeError, TypeError };

/** The class of a code; `base` replaces the usual one. */
function makeClass(code, base) {
  let entry;
  function NodeError(...args) {
    entry ??= adopt(NodeError, code, base);
    const text = entry.message;
    const message = typeof text === 'string' ? format(text, args) : text(...args);
    const err = construct(entry.base, [message], NodeError);
    err.code = code;
    if (entry.init !== undefined) entry.init(err, ...args);
    return err;
  }
  if (base === undefined && code in otherBases) {
    for (const name of otherBases[code]) NodeError[name] = makeClass(code, baseByName[name]);
  }
  return NodeError;
}

/** Puts args into the %s, %d, %j places of a message. */
function format(text, args) {
  if (args.length === 0) return text;
  let next = 0;
  return text.replace(/%[sdj]/g, (place) => {
    if (next >= args.length) return place;
    const arg = args[next++];
    if (place === '%j') return JSON.stringify(arg);
    if (typeof arg === 'bigint') return `${arg}n`;
    if (place === '%d') return Object.is(Number(arg), -0) ? '-0' : String(Number(arg));
    if (typeof arg === 'object' && arg !== null) {
      return inspect(arg, { depth: 0, colors: false, compact: 3 });
    }
    return Object.is(arg, -0) ? '-0' : String(arg);
  });
}

/**
 * The classes of Node's error codes: `new codes.ERR_X(...)`. A class appears when it is first read.
 * Argument order is per code, see internal/error_messages.
 */
const codes = Object.create(new Proxy(Object.create(null), {
  get(target, code) {
    if (typeof code !== 'string' || !code.startsWith('ERR_')) return undefined;
    const made = code === 'ERR_SYSTEM_ERROR' || lazySystemCode(code) ?
      makeSystemClass(code) : makeClass(code);
    define(codes, code, made);
    return made;
  },
}));

/**
 * The first line of `err.stack`, as V8 and Node write it.
 * @param {object} err
 * @returns {string}
 */
function stackHead(err) {
  if (err[kIsNodeError] && typeof err.code === 'string') {
    return `${err.name} [${err.code}]: ${err.message}`;
  }
  const name = err.name === undefined ? 'Error' : String(err.name);
  const message = err.message === undefined ? '' : String(err.message);
  if (name === '') return message;
  return message === '' ? name : `${name}: ${message}`;
}

// ---- errors of the operating system -----------------------------------------------------------

const systemCodes = ' ERR_FS_CP_DIR_TO_NON_DIR ERR_FS_CP_EEXIST ERR_FS_CP_EINVAL ' +
  'ERR_FS_CP_FIFO_PIPE ERR_FS_CP_NON_DIR_TO_DIR ERR_FS_CP_SOCKET ' +
  'ERR_FS_CP_SYMLINK_TO_SUBDIRECTORY ERR_FS_CP_UNKNOWN ERR_FS_EISDIR ERR_SOCKET_BUFFER_SIZE ' +
  'ERR_SYSTEM_ERROR ERR_TTY_INIT_FAILED ';

function lazySystemCode(code) {
  return systemCodes.includes(` ${code} `);
}

/** An accessor `key` of a SystemError that reads and writes its `info`. */
function mirror(err, info, key, decode) {
  Object.defineProperty(err, key, {
    __proto__: null,
    get() { return decode && info[key] != null ? info[key].toString() : info[key]; },
    set(value) { info[key] = decode && value ? Buffer.from(String(value)) : value; },
    enumerable: true,
    configurable: true,
  });
}

function systemMessage(prefix, info) {
  let message = `${prefix}: ${info.syscall} returned ${info.code} (${info.message})`;
  if (info.path !== undefined) message += ` ${info.path}`;
  if (info.dest !== undefined) message += ` => ${info.dest}`;
  return message;
}

/** Classes built from an info object {code, message, syscall, errno, path?, dest?}: SystemError. */
function makeSystemClass(code) {
  function NodeError(info) {
    const prefix = lazyMessages().find(code).message;
    const err = construct(Error, [systemMessage(prefix, info)], NodeError);
    define(err, 'name', 'SystemError');
    err.code = code;
    Object.defineProperty(err, 'info', {
      __proto__: null, value: info, enumerable: true, configurable: true, writable: false,
    });
    mirror(err, info, 'errno', false);
    mirror(err, info, 'syscall', false);
    if (info.path !== undefined) mirror(err, info, 'path', true);
    if (info.dest !== undefined) mirror(err, info, 'dest', true);
    return err;
  }
  Object.setPrototypeOf(NodeError, Error);
  Object.setPrototypeOf(NodeError.prototype, Error.prototype);
  define(NodeError.prototype, 'toString', nodeErrorToString);
  define(NodeError.prototype, kIsNodeError, true);
  return NodeError;
}

/** The name of a negative errno: -2 -> 'ENOENT'. */
function nameOf(errno) {
  return lazyUv().errname(errno);
}

/** [name, text] of a negative errno. */
function textOf(errno) {
  const name = nameOf(errno);
  // libuv names what it does not know "Unknown system error -N".
  return name.startsWith('Unknown') ? ['UNKNOWN', 'unknown error'] :
    [name, lazyUv().errmessage(errno)];
}

/**
 * The error of a failed system call on a file.
 * @param {{errno: number, syscall: string, code?: string, message?: string, path?: string|Buffer,
 *   dest?: string|Buffer}} context errno is negative; a code of '' keeps the place for errno's name
 * @returns {Error} with the properties of context; message `ENOENT: no such file ..., open 'x'`
 */
function uvException(context) {
  const [name, text] = textOf(context.errno);
  const code = context.code || name;
  let message = `${code}: ${context.message || text}, ${context.syscall}`;
  const path = context.path ? context.path.toString() : undefined;
  const dest = context.dest ? context.dest.toString() : undefined;
  if (path !== undefined) message += ` '${path}'`;
  if (dest !== undefined) message += ` -> '${dest}'`;
  const err = new Error(message);
  for (const key of Object.keys(context)) {
    if (key !== 'message' && key !== 'path' && key !== 'dest') err[key] = context[key];
  }
  err.code = code;
  if (path !== undefined) err.path = path;
  if (dest !== undefined) err.dest = dest;
  return err;
}

function place(address, port) {
  if (port && port > 0) return `${address}:${port}`;
  return address ? `${address}` : '';
}

/**
 * The error of a failed bind or listen: `listen EADDRINUSE: address already in use 127.0.0.1:80`.
 * @param {number} errno negative
 * @param {string} syscall
 * @param {string} address
 * @param {number} [port]
 */
function uvExceptionWithHostPort(errno, syscall, address, port) {
  const [code, text] = textOf(errno);
  const where = place(address, port);
  const err = new Error(`${syscall} ${code}: ${text}${where === '' ? '' : ` ${where}`}`);
  err.code = code;
  err.errno = errno;
  err.syscall = syscall;
  err.address = address;
  if (port) err.port = port;
  return err;
}

/**
 * `syscall CODE original`, for failed calls that name no file and no peer.
 * @param {number} errno negative
 * @param {string} syscall
 * @param {string} [original] what to add to the message
 */
function errnoException(errno, syscall, original) {
  const code = typeof errno === 'number' ? nameOf(errno) : errno;
  const err = new Error(original ? `${syscall} ${code} ${original}` : `${syscall} ${code}`);
  err.errno = errno;
  err.code = code;
  err.syscall = syscall;
  return err;
}

/**
 * `connect ECONNREFUSED 127.0.0.1:80 - Local (...)`.
 * @param {number} errno negative
 * @param {string} syscall
 * @param {string} address
 * @param {number} [port]
 * @param {string} [additional] shown as `- Local (additional)`
 */
function exceptionWithHostPort(errno, syscall, address, port, additional) {
  const code = nameOf(errno);
  let where = place(address, port);
  if (where !== '') where = ` ${where}`;
  if (additional) where += ` - Local (${additional})`;
  const err = new Error(`${syscall} ${code}${where}`);
  err.errno = errno;
  err.code = code;
  err.syscall = syscall;
  err.address = address;
  if (port) err.port = port;
  return err;
}

/**
 * A failed name lookup: `getaddrinfo ENOTFOUND example`.
 * @param {number|string} code errno (negative) or a name such as 'ENOTFOUND'
 * @param {string} syscall
 * @param {string} [hostname]
 */
function dnsException(code, syscall, hostname) {
  let errno;
  if (typeof code === 'number') {
    errno = code;
    const name = nameOf(code);
    // Both of getaddrinfo's "no such name" answers have one public code.
    code = name === 'EAI_NODATA' || name === 'EAI_NONAME' ? 'ENOTFOUND' : name;
  }
  const err = new Error(`${syscall} ${code}${hostname ? ` ${hostname}` : ''}`);
  err.errno = errno;
  err.code = code;
  err.syscall = syscall;
  if (hostname) err.hostname = hostname;
  return err;
}

// ---- errors of other shapes -------------------------------------------------------------------

/** The error of an operation ended by an AbortSignal. */
class AbortError extends Error {
  constructor(message = 'The operation was aborted', options = undefined) {
    if (options !== undefined && (typeof options !== 'object' || options === null)) {
      throw new codes.ERR_INVALID_ARG_TYPE('options', 'Object', options);
    }
    super(message, options);
    this.code = 'ABORT_ERR';
    this.name = 'AbortError';
  }
}

/** The peer closed the connection before it should: code ECONNRESET. */
class ConnResetException extends Error {
  constructor(message) {
    super(message);
    this.code = 'ECONNRESET';
  }

  get ['constructor']() {
    return Error;
  }
}

/** AggregateError whose code is that of its first error. */
class NodeAggregateError extends AggregateError {
  constructor(errors, message) {
    super(errors, message);
    this.code = errors[0]?.code;
  }

  get ['constructor']() {
    return AggregateError;
  }

  get [kIsNodeError]() {
    return true;
  }
}

/**
 * One error out of two: the outer, with the inner beside it in an AggregateError.
 * @param {Error} [inner] happened first
 * @param {Error} [outer] happened while the inner was handled
 * @returns {Error|undefined}
 */
function aggregateTwoErrors(inner, outer) {
  if (!inner || !outer || inner === outer) return inner || outer;
  if (Array.isArray(outer.errors)) {
    outer.errors.push(inner);
    return outer;
  }
  const err = new AggregateError([outer, inner], outer.message);
  err.code = outer.code;
  return err;
}

/**
 * An Error with the given own properties.
 * @param {string} message
 * @param {object} properties
 */
function genericNodeError(message, properties) {
  return Object.assign(new Error(message), properties);
}

// ---- stacks -----------------------------------------------------------------------------------

/** False where a program has frozen or sealed away Error.stackTraceLimit. */
function isErrorStackTraceLimitWritable() {
  const own = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit');
  if (own === undefined) return Object.isExtensible(Error);
  return own.writable === true || own.set !== undefined;
}

/**
 * A function like fn whose frames, and those below it, are missing from the stacks of the errors
 * that it throws. `withoutStackTrace` is fn itself. For rare paths: it costs a call and a try.
 * @param {Function} fn
 * @returns {Function}
 */
function hideStackFrames(fn) {
  function hidden(...args) {
    try {
      return fn.apply(this, args);
    } catch (err) {
      if (err instanceof Error) captureStackTrace(err, hidden);
      throw err;
    }
  }
  hidden.withoutStackTrace = fn;
  return hidden;
}

let overflowName;
let overflowMessage;

/**
 * Is err what the engine throws when the stack is exhausted?
 * @param {Error} err
 */
function isStackOverflowError(err) {
  if (overflowMessage === undefined) {
    try {
      (function again() { again(); })();
    } catch (seen) {
      overflowName = seen.name;
      overflowMessage = seen.message;
    }
  }
  return err != null && err.name === overflowName && err.message === overflowMessage;
}

module.exports = {
  AbortError,
  ConnResetException,
  NodeAggregateError,
  aggregateTwoErrors,
  codes,
  determineSpecificType: (value) => lazyMessages().determineSpecificType(value),
  dnsException,
  errnoException,
  exceptionWithHostPort,
  genericNodeError,
  hideStackFrames,
  isErrorStackTraceLimitWritable,
  isStackOverflowError,
  kEnhanceFatalStack,
  kIsNodeError,
  stackHead,
  uvErrmapGet: textOf,
  uvException,
  uvExceptionWithHostPort,
};
