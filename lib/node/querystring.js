'use strict';
// querystring: 'a=1&b=2' and back.
// Public face: require('querystring') (Node's documentation, "Query string").
// Native half: none.

const { codes: { ERR_INVALID_URI } } = require('internal/errors');

// What encodeURIComponent leaves alone (ECMA-262, 19.2.6).
const unreserved = /^[\w.!~*'()-]*$/;
const escaped = /%[\da-f]{2}/i;

/** Value of a hex digit's character code, or -1. */
function hexValue(code) {
  if (code >= 48 && code <= 57) return code - 48;
  code |= 32;
  return code >= 97 && code <= 102 ? code - 87 : -1;
}

/**
 * The bytes that s names; what is no proper %XX stays as it is.
 * @param {string} s
 * @param {boolean} [decodeSpaces] is '+' a space?
 * @returns {Buffer}
 */
function unescapeBuffer(s, decodeSpaces) {
  const out = Buffer.allocUnsafe(s.length);
  let length = 0;
  for (let i = 0; i < s.length; i++) {
    let code = s.charCodeAt(i);
    if (code === 37 && i + 2 < s.length) {
      const high = hexValue(s.charCodeAt(i + 1));
      const low = hexValue(s.charCodeAt(i + 2));
      if (high >= 0 && low >= 0) {
        code = high * 16 + low;
        i += 2;
      }
    } else if (code === 43 && decodeSpaces) {
      code = 32;
    }
    out[length++] = code;
  }
  return length === s.length ? out : out.slice(0, length);
}

/** decodeURIComponent, or byte by byte where that throws. */
function qsUnescape(s, decodeSpaces) {
  try {
    return decodeURIComponent(s);
  } catch {
    return querystring.unescapeBuffer(s, decodeSpaces).toString();
  }
}

/**
 * encodeURIComponent for texts with half a surrogate pair: as in Node it is put together with
 * whatever follows, and only at the end is it an error.
 */
function encodeBroken(text) {
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0xD800 || code > 0xDFFF) {
      out += encodeURIComponent(text[i]);
      continue;
    }
    if (++i >= text.length) throw new ERR_INVALID_URI();
    const whole = 0x10000 + (((code & 0x3FF) << 10) | (text.charCodeAt(i) & 0x3FF));
    out += encodeURIComponent(String.fromCodePoint(whole));
  }
  return out;
}

function encode(text) {
  if (unreserved.test(text)) return text;
  try {
    return encodeURIComponent(text);
  } catch {
    return encodeBroken(text);
  }
}

/**
 * str as part of a query string.
 * @throws ERR_INVALID_URI for half a surrogate pair
 */
function qsEscape(str) {
  if (typeof str !== 'string') str = typeof str === 'object' ? String(str) : `${str}`;
  return encode(str);
}

/** What stands for a value of an object; '' for what has no place in a query string. */
function primitiveText(value) {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return Number.isFinite(value) ? `${value}` : '';
    case 'bigint':
    case 'boolean':
      return `${value}`;
    default:
      return '';
  }
}

/**
 * @param {object} obj values are strings, numbers, bigints, booleans, or arrays of them
 * @param {string} [sep] between pairs
 * @param {string} [eq] between key and value
 * @param {{encodeURIComponent?: Function}} [options]
 * @returns {string}
 */
function stringify(obj, sep, eq, options) {
  if (obj === null || typeof obj !== 'object') return '';
  sep ||= '&';
  eq ||= '=';
  let convert = querystring.escape;
  if (typeof options?.encodeURIComponent === 'function') convert = options.encodeURIComponent;
  const toPart = convert === qsEscape ?
    (value) => encode(primitiveText(value)) :
    (value) => convert(primitiveText(value));
  let fields = '';
  for (const key of Object.keys(obj)) {
    const value = obj[key];
    const start = toPart(key) + eq;
    const values = Array.isArray(value) ? value : [value];
    for (let i = 0; i < values.length; i++) {
      if (fields !== '') fields += sep;
      fields += start + toPart(values[i]);
    }
  }
  return fields;
}

/** text as parse() gives it, with the standard decoder. */
function decodePart(text) {
  if (text.includes('+')) text = text.replaceAll('+', ' ');
  return escaped.test(text) ? qsUnescape(text) : text;
}

/** text as parse() gives it, with a decoder of the program's. */
function decodeBy(decode, text) {
  if (text === '') return text;
  if (text.includes('+')) text = text.replaceAll('+', '%20');
  try {
    return decode(text);
  } catch {
    return querystring.unescape(text, true);
  }
}

function addPair(obj, key, value) {
  const known = obj[key];
  if (known === undefined) obj[key] = value;
  else if (typeof known === 'string') obj[key] = [known, value];
  else if (Array.isArray(known)) known.push(value);
  else obj[key] = [known, value];
}

/**
 * @param {string} qs
 * @param {string} [sep]
 * @param {string} [eq]
 * @param {{maxKeys?: number, decodeURIComponent?: Function}} [options] maxKeys: 1000, 0 for all
 * @returns {object} without a prototype; a key that is there more than once has an array
 */
function parse(qs, sep, eq, options) {
  const obj = { __proto__: null };
  if (typeof qs !== 'string' || qs.length === 0) return obj;
  sep = sep ? `${sep}` : '&';
  eq = eq ? `${eq}` : '=';
  let left = typeof options?.maxKeys === 'number' ? options.maxKeys : 1000;
  // Non-finite or negative: no limit, like 0.
  if (!(left > 0)) left = Infinity;
  let custom = querystring.unescape;
  if (typeof options?.decodeURIComponent === 'function') custom = options.decodeURIComponent;
  const decode = custom === qsUnescape ? decodePart : (text) => decodeBy(custom, text);
  if (sep === '') {
    // An empty list was given: one key, and nothing is its value.
    obj[decode(qs.split(eq, 1)[0] ?? '')] = '';
    return obj;
  }
  for (let start = 0; start <= qs.length && left > 0;) {
    let end = qs.indexOf(sep, start);
    if (end === -1) end = qs.length;
    if (end > start) {
      const pair = qs.slice(start, end);
      const at = pair.indexOf(eq);
      if (at === -1) addPair(obj, decode(pair), '');
      else addPair(obj, decode(pair.slice(0, at)), decode(pair.slice(at + eq.length)));
    }
    // What is empty counts, too.
    left--;
    start = end + sep.length;
  }
  return obj;
}

const querystring = module.exports = {
  unescapeBuffer,
  unescape: qsUnescape,
  escape: qsEscape,
  stringify,
  encode: stringify,
  parse,
  decode: parse,
};
