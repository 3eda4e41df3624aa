'use strict';
// punycode: Unicode in the letters of host names.
// Public face: require('punycode') (RFC 3492; Node's documentation, "Punycode").
// Native half: none.

// RFC 3492, 5: the parameters of Punycode.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;
const MAX_INT = 0x7FFFFFFF;

// All that RFC 3490, 3.1 takes for a dot.
const dots = /[.\u3002\uFF0E\uFF61]/g;

function overflow() {
  return new RangeError('Overflow: input needs wider integers to process');
}

/** RFC 3492, 6.1. */
function adaptBias(delta, count, isFirst) {
  delta = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  delta += Math.floor(delta / count);
  let k = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) >> 1; k += BASE) {
    delta = Math.floor(delta / (BASE - T_MIN));
  }
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}

function threshold(k, bias) {
  return Math.min(Math.max(k - bias, T_MIN), T_MAX);
}

/** 0 to 25 are a to z, 26 to 35 are 0 to 9. */
function digitToChar(digit) {
  return String.fromCharCode(digit < 26 ? digit + 97 : digit + 22);
}

function charToDigit(code) {
  if (code >= 48 && code <= 57) return code - 22;
  code |= 32;
  return code >= 97 && code <= 122 ? code - 97 : BASE;
}

/**
 * @param {string} string
 * @returns {number[]} its code points; half pairs as they are
 */
function ucs2decode(string) {
  return Array.from(string, (character) => character.codePointAt(0));
}

/**
 * @param {number[]} codePoints
 * @returns {string}
 */
const ucs2encode = (codePoints) => {
  let string = '';
  for (const point of codePoints) string += String.fromCodePoint(point);
  return string;
};

/** Reads one generalized variable-length integer (RFC 3492, 3.3) from `input` at `at`. */
function readInteger(input, at, bias) {
  let value = 0;
  let weight = 1;
  for (let k = BASE; ; k += BASE) {
    if (at >= input.length) throw new RangeError('Invalid input');
    const digit = charToDigit(input.charCodeAt(at++));
    if (digit >= BASE) throw new RangeError('Invalid input');
    if (digit > Math.floor((MAX_INT - value) / weight)) throw overflow();
    value += digit * weight;
    const t = threshold(k, bias);
    if (digit < t) return { value, at };
    if (weight > Math.floor(MAX_INT / (BASE - t))) throw overflow();
    weight *= BASE - t;
  }
}

/**
 * Punycode, without 'xn--', to Unicode (RFC 3492, 6.2).
 * @param {string} input
 * @returns {string}
 * @throws RangeError for what is no Punycode
 */
const decode = (input) => {
  const basic = Math.max(input.lastIndexOf('-'), 0);
  const output = [];
  for (let i = 0; i < basic; i++) {
    if (input.charCodeAt(i) >= 0x80) {
      throw new RangeError('Illegal input >= 0x80 (not a basic code point)');
    }
    output.push(input.charCodeAt(i));
  }
  let n = INITIAL_N;
  let i = 0;
  let bias = INITIAL_BIAS;
  for (let at = basic > 0 ? basic + 1 : 0; at < input.length;) {
    const old = i;
    const read = readInteger(input, at, bias);
    at = read.at;
    if (read.value > MAX_INT - i) throw overflow();
    i += read.value;
    const count = output.length + 1;
    bias = adaptBias(i - old, count, old === 0);
    if (Math.floor(i / count) > MAX_INT - n) throw overflow();
    n += Math.floor(i / count);
    i %= count;
    output.splice(i++, 0, n);
  }
  return String.fromCodePoint(...output);
};

function writeInteger(value, bias) {
  let text = '';
  for (let k = BASE; ; k += BASE) {
    const t = threshold(k, bias);
    if (value < t) return text + digitToChar(value);
    text += digitToChar(t + ((value - t) % (BASE - t)));
    value = Math.floor((value - t) / (BASE - t));
  }
}

/** The smallest code point of the list that is at least n. */
function nextCodePoint(points, n) {
  let next = MAX_INT;
  for (const point of points) {
    if (point >= n && point < next) next = point;
  }
  return next;
}

/**
 * Unicode to Punycode, without 'xn--' (RFC 3492, 6.3).
 * @param {string} input
 * @returns {string}
 * @throws RangeError where integers of 31 bits don't do
 */
const encode = (input) => {
  const points = ucs2decode(input);
  let output = '';
  for (const point of points) {
    if (point < 0x80) output += String.fromCharCode(point);
  }
  const basicCount = output.length;
  let handled = basicCount;
  if (basicCount > 0) output += '-';
  let n = INITIAL_N;
  let delta = 0;
  let bias = INITIAL_BIAS;
  while (handled < points.length) {
    const next = nextCodePoint(points, n);
    if (next - n > Math.floor((MAX_INT - delta) / (handled + 1))) throw overflow();
    delta += (next - n) * (handled + 1);
    n = next;
    for (const point of points) {
      if (point < n && ++delta > MAX_INT) throw overflow();
      if (point !== n) continue;
      output += writeInteger(delta, bias);
      bias = adaptBias(delta, handled + 1, handled === basicCount);
      delta = 0;
      handled++;
    }
    delta++;
    n++;
  }
  return output;
};

/** Applies convert to each label of a domain, or of the domain of a mail address. */
function mapLabels(text, convert) {
  const parts = text.split('@');
  // A mail address: what is before the (first) '@' stays.
  const user = parts.length > 1 ? `${parts[0]}@` : '';
  const domain = parts.length > 1 ? parts[1] : text;
  return user + domain.replace(dots, '.').split('.').map(convert).join('.');
}

/** A domain or mail address with Punycode labels, to Unicode. */
const toUnicode = (input) => mapLabels(input, (label) =>
  (label.startsWith('xn--') ? decode(label.slice(4).toLowerCase()) : label));

/** A domain or mail address in Unicode, to Punycode where a label is not ASCII. */
const toASCII = (input) => mapLabels(input, (label) =>
  (/[^\0-\x7F]/.test(label) ? `xn--${encode(label)}` : label));

/** Does a file outside of node_modules ask for this module? Packages can't help it. */
function isAskedByProgram() {
  const frames = String(new Error().stack).split('\n').slice(1);
  const frame = frames.find((line) => !line.includes('node:') && line.includes('/'));
  return frame !== undefined && !frame.includes('/node_modules/');
}

if (isAskedByProgram()) {
  process.emitWarning('The `punycode` module is deprecated. Please use a userland alternative ' +
    'instead.', 'DeprecationWarning', 'DEP0040');
}

module.exports = {
  version: '2.1.0',
  ucs2: { decode: ucs2decode, encode: ucs2encode },
  decode,
  encode,
  toASCII,
  toUnicode,
};
