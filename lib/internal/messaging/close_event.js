'use strict';
// internal/messaging/close_event - CloseEvent and ErrorEvent.
// https://websockets.spec.whatwg.org, https://html.spec.whatwg.org/multipage/webappapis.html

const { codes: { ERR_INVALID_THIS } } = require('internal/errors');
const { Event } = require('internal/event_target');

function illegalInvocation() {
  const error = new ERR_INVALID_THIS('Event');
  error.message = 'Illegal invocation';
  return error;
}

function toText(value, Class, name) {
  if (typeof value === 'symbol') {
    throw new TypeError(`${Class} constructor: ${name} is a symbol, which cannot be converted to ` +
      'a DOMString.');
  }
  return `${value}`;
}

/** Checks the arguments of a constructor. @returns {object} the dictionary */
function readInit(Class, args) {
  if (args.length === 0) {
    throw new TypeError(`${Class} constructor: 1 argument required, but 0 found.`);
  }
  toText(args[0], Class, 'type');
  const init = args[1];
  if (init === undefined || init === null) return {};
  if (typeof init !== 'object' && typeof init !== 'function') {
    throw new TypeError(`${Class} constructor: Expected ${String(init)} to be one of: ` +
      'Null, Undefined, Object.');
  }
  return init;
}

function textOf(init, name, Class) {
  return init[name] === undefined ? '' : toText(init[name], Class, name);
}

class CloseEvent extends Event {
  #wasClean;
  #code;
  #reason;

  /**
   * @param {string} type
   * @param {{wasClean?: boolean, code?: number, reason?: string}} [init] and what Event takes
   */
  constructor(type, init = {}) {
    const given = readInit('CloseEvent', arguments);
    super(type, given);
    this.#wasClean = Boolean(given.wasClean);
    this.#code = (given.code >>> 0) & 0xffff;
    this.#reason = textOf(given, 'reason', 'CloseEvent');
  }

  static #check(value) {
    if (typeof value !== 'object' || value === null || !(#code in value)) {
      throw illegalInvocation();
    }
  }

  /** @returns {boolean} was the closing handshake done? */
  get wasClean() {
    CloseEvent.#check(this);
    return this.#wasClean;
  }

  /** @returns {number} RFC 6455 section 7.4 */
  get code() {
    CloseEvent.#check(this);
    return this.#code;
  }

  get reason() {
    CloseEvent.#check(this);
    return this.#reason;
  }
}

class ErrorEvent extends Event {
  #fields;

  /**
   * @param {string} type
   * @param {{message?: string, filename?: string, lineno?: number, colno?: number, error?: any}} init
   *   and what Event takes
   */
  constructor(type, init) {
    const given = readInit('ErrorEvent', arguments);
    super(type, given);
    this.#fields = {
      message: textOf(given, 'message', 'ErrorEvent'),
      filename: textOf(given, 'filename', 'ErrorEvent'),
      lineno: given.lineno >> 0,
      colno: given.colno >> 0,
      error: given.error,
    };
  }

  static #get(value) {
    if (typeof value !== 'object' || value === null || !(#fields in value)) {
      throw illegalInvocation();
    }
    return value.#fields;
  }

  get message() {
    return ErrorEvent.#get(this).message;
  }

  get filename() {
    return ErrorEvent.#get(this).filename;
  }

  get lineno() {
    return ErrorEvent.#get(this).lineno;
  }

  get colno() {
    return ErrorEvent.#get(this).colno;
  }

  get error() {
    return ErrorEvent.#get(this).error;
  }
}

function finish(Class, names) {
  for (const name of names) {
    Object.defineProperty(Class.prototype, name, { __proto__: null, enumerable: true });
  }
  Object.defineProperty(Class.prototype, Symbol.toStringTag, {
    __proto__: null, value: Class.name, configurable: true,
  });
}
finish(CloseEvent, ['wasClean', 'code', 'reason']);
finish(ErrorEvent, ['message', 'filename', 'lineno', 'colno', 'error']);

module.exports = { CloseEvent, ErrorEvent };
