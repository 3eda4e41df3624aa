'use strict';
// internal/util/inspect_text - JavaScript literals as text: quoted strings, numbers, keys.
// Public face: lib/internal/util/inspect.js, lib/internal/util/format.js.  Native half: none.

// What cannot stand as it is between single quotes: controls, the quote, the backslash, and
// surrogates, of which only the lone ones are escaped.
const suspect = /[\u0000-\u001f'\\\u007f-\u009f\ud800-\udfff]/;
const control = /[\u0000-\u001f'\\\u007f-\u009f\ud800-\udfff]/g;
const symbolToString = Symbol.prototype.toString;
const identifier = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const shortEscapes = { 8: '\\b', 9: '\\t', 10: '\\n', 12: '\\f', 13: '\\r', 92: '\\\\' };

function escapeUnit(code, unit) {
  const short = shortEscapes[code];
  if (short !== undefined) return short;
  if (code < 0xa0) return `\\x${code < 16 ? '0' : ''}${code.toString(16).toUpperCase()}`;
  return code >= 0xd800 && code <= 0xdfff ? `\\u${code.toString(16)}` : unit;
}

function isPaired(text, at, code) {
  const other = text.charCodeAt(code < 0xdc00 ? at + 1 : at - 1);
  return code < 0xdc00 ? other >= 0xdc00 && other <= 0xdfff : other >= 0xd800 && other < 0xdc00;
}

function escapeAll(text, quote) {
  return text.replace(control, (unit, at) => {
    if (unit === "'") return quote === unit ? "\\'" : unit;
    const code = unit.charCodeAt(0);
    return code >= 0xd800 && isPaired(text, at, code) ? unit : escapeUnit(code, unit);
  });
}

// Single quotes unless the text has some; then double quotes or backticks if it has none of those.
function pickQuote(text) {
  if (text.indexOf("'") === -1) return "'";
  if (text.indexOf('"') === -1) return '"';
  return text.indexOf('`') === -1 && text.indexOf('${') === -1 ? '`' : "'";
}

/**
 * A string as a literal: quoted, with controls and lone surrogates escaped.
 * @param {string} text any string
 * @returns {string} its literal
 */
function quoteText(text) {
  if (!suspect.test(text)) return `'${text}'`;
  const quote = pickQuote(text);
  return `${quote}${escapeAll(text, quote)}${quote}`;
}

// A symbol as a key, `Symbol(a\\nb)`: escaped as between single quotes, without those.
function symbolKey(symbol) {
  const text = symbolToString.call(symbol);
  return suspect.test(text) ? escapeAll(text, "'") : text;
}

function isIdentifier(text) {
  return identifier.test(text);
}

// 1234567 -> 1_234_567; the sign is no digit.
function groupFromRight(digits) {
  let out = '';
  let end = digits.length;
  const stop = digits.charCodeAt(0) === 45 ? 4 : 3;
  for (; end > stop; end -= 3) out = `_${digits.slice(end - 3, end)}${out}`;
  return end === digits.length ? digits : digits.slice(0, end) + out;
}

// .1234567 -> .123_456_7
function groupFromLeft(digits) {
  let out = '';
  let start = 0;
  for (; start < digits.length - 3; start += 3) out += `${digits.slice(start, start + 3)}_`;
  return out + digits.slice(start);
}

function numberWithSeparators(number) {
  const text = String(number);
  const whole = Math.trunc(number);
  if (whole === number) {
    return !Number.isFinite(number) || text.indexOf('e') !== -1 ? text : groupFromRight(text);
  }
  if (Number.isNaN(number)) return text;
  const wholeText = String(whole);
  const point = text.indexOf('.');
  const isPlain = point !== -1 && text.indexOf('e') === -1;
  const sign = number < 0 && whole === 0 ? '-' : '';
  if (!isPlain) return `${sign}${text}`;
  return `${sign}${groupFromRight(wholeText)}.${groupFromLeft(text.slice(point + 1))}`;
}

/**
 * A number as text; -0 keeps its sign.
 * @param {number} number the number
 * @param {boolean} separators whether digits are grouped by underscores
 * @returns {string} its literal
 */
function numberText(number, separators) {
  if (number === 0) return 1 / number < 0 ? '-0' : '0';
  return separators ? numberWithSeparators(number) : String(number);
}

function bigintText(bigint, separators) {
  const digits = String(bigint);
  return `${separators ? groupFromRight(digits) : digits}n`;
}

const blanks = [];

/**
 * @param {number} count columns
 * @returns {string} that many spaces
 */
function spaces(count) {
  return count < 100 ? blanks[count] ??= ' '.repeat(count) : ' '.repeat(count);
}

module.exports = {
  bigintText, groupFromRight, isIdentifier, numberText, quoteText, spaces, symbolKey,
};
