'use strict';
// internal/http/common - what both ends of HTTP share: names, checks of fields, the Date.
// Public face: lib/node/http.js.  Native half: src/bind/bind_http.c.

const { now } = internalBinding('turn');
const { isFieldValue, isToken, methods, narrow, statusCodes } = internalBinding('http');
const {
  codes: { ERR_HTTP_INVALID_HEADER_VALUE, ERR_INVALID_CHAR, ERR_INVALID_HTTP_TOKEN },
} = require('internal/errors');

const lower = Function.prototype.call.bind(String.prototype.toLowerCase);

const METHODS = methods(); // in the order of enum h1_method
const STATUS_CODES = statusCodes();

// What a field means for the message that carries it.  ORDER: none, they are only compared.
const PLAIN = 0;
const CONNECTION = 1;
const CONTENT_LENGTH = 2;
const TRANSFER_ENCODING = 3;
const DATE = 4;
const EXPECT = 5;
const TRAILER = 6;
const KEEP_ALIVE = 7;
const COOKIE = 8;

const MEANING = {
  '__proto__': null,
  'connection': CONNECTION,
  'content-length': CONTENT_LENGTH,
  'transfer-encoding': TRANSFER_ENCODING,
  'date': DATE,
  'expect': EXPECT,
  'trailer': TRAILER,
  'keep-alive': KEEP_ALIVE,
  'cookie': COOKIE,
};

// Names that were checked before, with their lower-case form and meaning.  Programs use few names;
// one that makes them up can't fill memory.
const KNOWN_MAX = 1024;
let known = { __proto__: null };
let knownCount = 0;

class FieldName {
  constructor(name) {
    this.prefix = `${name}: `; // a line's beginning
    this.lower = lower(name);
    this.meaning = MEANING[this.lower] ?? PLAIN;
  }
}

function learn(name, label) {
  if (typeof name !== 'string' || name === '' || !isToken(name)) {
    throw new ERR_INVALID_HTTP_TOKEN(label ?? 'Header name', name);
  }
  if (++knownCount > KNOWN_MAX) {
    known = { __proto__: null };
    knownCount = 1;
  }
  return known[name] = new FieldName(name);
}

// The checked name's entry.  RFC 9110 section 5.1.
function fieldName(name, label) {
  const entry = typeof name === 'string' ? known[name] : undefined;
  return entry !== undefined ? entry : learn(name, label);
}

/**
 * Checks a header name as setHeader does.
 * https://nodejs.org/api/http.html#httpvalidateheadernamename-label
 * @param {string} name
 * @param {string} [label] how the error calls it
 * @throws {ERR_INVALID_HTTP_TOKEN} it is no token (RFC 9110 section 5.6.2)
 */
function validateHeaderName(name, label) {
  fieldName(name, label);
}

/**
 * Checks a header value as setHeader does.
 * https://nodejs.org/api/http.html#httpvalidateheadervaluename-value
 * @param {string} name for the error
 * @param {*} value
 * @throws {ERR_HTTP_INVALID_HEADER_VALUE} undefined
 * @throws {ERR_INVALID_CHAR} a character that no field may have (RFC 9110 section 5.5)
 */
function validateHeaderValue(name, value) {
  if (value === undefined) throw new ERR_HTTP_INVALID_HEADER_VALUE(value, name);
  if (!isFieldValue(typeof value === 'string' ? value : `${value}`)) {
    throw new ERR_INVALID_CHAR('header content', name);
  }
}

let dateField = '';
let dateUntil = 0; // on the loop's clock, ms

// The Date field of now, RFC 9110 section 5.6.7; made once a second.
function dateLine() {
  const time = now();
  if (time >= dateUntil) {
    const today = new Date();
    dateField = `Date: ${today.toUTCString()}\r\n`;
    dateUntil = time + 1000 - today.getMilliseconds();
  }
  return dateField;
}

module.exports = {
  METHODS, STATUS_CODES, fieldName, validateHeaderName, validateHeaderValue, isFieldValue, isToken,
  narrow, dateLine, lower,
  PLAIN, CONNECTION, CONTENT_LENGTH, TRANSFER_ENCODING, DATE, EXPECT, TRAILER, KEEP_ALIVE, COOKIE,
};
