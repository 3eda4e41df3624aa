'use strict';
// internal/source_excerpt - the line of a file that an error is about, with a caret under it:
//
//   /app/server.js:12
//     throw new Error('x');
//     ^
//
// The engine counts columns to the end of what was called or read (`foo.bar|(1)`, `a.b|.c`); carets
// stand at its start, where V8 has them.  For syntax errors it tells no column at all: the place is
// found by the token that the message names.
// Native half: internalBinding('errors').checkScript, given by the caller.

const MAX_WIDTH = 1000; // signs of a line that are shown; minified files have very long ones
const AROUND = 100;

// Line `number` (from 1) of a text, without its end.
function lineOf(text, number) {
  let start = 0;
  for (let i = 1; i < number; i++) {
    start = text.indexOf('\n', start) + 1;
    if (start === 0) return undefined;
  }
  const end = text.indexOf('\n', start);
  return text.slice(start, end < 0 ? text.length : end).replace(/\r$/, '');
}

/**
 * Where V8 would see a call, construction or access whose end the engine tells.
 * @param {string} line source text
 * @param {number} index in it, of the sign after the expression or of the dot before a name
 * @param {string} [unknown] the variable that was not found, whose end is told then
 * @returns {number} index in the line
 */
function expressionStart(line, index, unknown) {
  if (unknown !== undefined && line.endsWith(unknown, index)) return index - unknown.length;
  const dot = /^\s*(?:\?\.|\.(?!\d))\s*(?=[\w$#])/.exec(line.slice(index));
  if (dot !== null) return index + dot[0].length;
  const before = line.slice(0, index);
  const made = /\bnew\s+[\w$.]+\s*$/.exec(before);
  if (made !== null) return made.index;
  const name = /[\w$#]+\s*$/.exec(before);
  return name === null ? index : name.index;
}

// A `throw` before the place, in the same statement, is where V8 sees the error come from.
function throwStart(line, index) {
  const found = /\bthrow\b(?:[^;{}]|\{\s*\})*$/.exec(line.slice(0, index));
  return found === null ? index : found.index;
}

const MAX_STATEMENT = 40; // lines

// The `throw` whose expression ends at a place: it may be some lines above.
function statementStart(text, line, column) {
  const lines = text.split('\n', line);
  const first = Math.max(0, line - MAX_STATEMENT);
  lines[line - 1] = (lines[line - 1] ?? '').slice(0, column);
  for (let i = line - 1; i >= first; i--) {
    const found = /^.*\b(?=throw\b)/.exec(lines[i]);
    if (found !== null) return { line: i + 1, index: found[0].length };
  }
  return undefined;
}

/**
 * The lines described above, without a newline at their end.
 * @param {string} url
 * @param {number} number of the line, from 1
 * @param {string} line its text
 * @param {number} index where the caret goes
 * @param {number} [width] of the caret
 * @returns {string}
 */
function draw(url, number, line, index, width = 1) {
  if (line.length > MAX_WIDTH) {
    const from = Math.max(0, index - AROUND);
    line = line.slice(from, index + AROUND);
    index -= from;
  }
  const indent = line.slice(0, index).replace(/[^\t]/g, ' ');
  return `${url}:${number}\n${line}\n${indent}${'^'.repeat(width)}`;
}

/**
 * The excerpt for a frame.
 * @param {{url: string, line: number, column: number}} frame
 * @param {(url: string) => string|undefined} getText text of a file
 * @param {'throw'|'made'|'thrown'|'call'} kind what is at the frame: the end of a throw statement;
 *   an error that was made, perhaps in such a statement ('thrown'); anything else
 * @param {string} [unknown] as above
 * @returns {string|undefined} undefined: there is no such line
 */
function excerpt(frame, getText, kind, unknown) {
  const { url, column } = frame;
  const text = frame.line > 0 ? getText(url) : undefined;
  if (typeof text !== 'string') return undefined;
  if (kind === 'throw') {
    const start = statementStart(text, frame.line, column);
    if (start !== undefined) return draw(url, start.line, lineOf(text, start.line), start.index);
  }
  const line = lineOf(text, frame.line);
  if (line === undefined) return undefined;
  const index = expressionStart(line, Math.min((column || 1) - 1, line.length), unknown);
  return draw(url, frame.line, line, kind === 'thrown' ? throwStart(line, index) : index);
}

// ---- syntax errors ------------------------------------------------------------------------------

// The token that a message names: Unexpected token ';', Unexpected string literal "abc", ...
function tokenOf(message) {
  const found = /'([^']+)'|"([^"]+)"|`([^`]+)`/.exec(message);
  return found === null ? undefined : found[1] ?? found[2] ?? found[3];
}

function isWordSign(sign) {
  return sign !== undefined && /[\w$]/.test(sign);
}

function occurrences(line, token) {
  const found = [];
  for (let at = line.indexOf(token); at >= 0; at = line.indexOf(token, at + 1)) {
    const isPart = (isWordSign(token[0]) && isWordSign(line[at - 1])) ||
      (isWordSign(token.at(-1)) && isWordSign(line[at + token.length]));
    if (!isPart) found.push(at);
  }
  return found;
}

/**
 * The place of a syntax error within its line.
 * @param {string} text what was compiled
 * @param {number} number line of the error in it, from 1
 * @param {string} message the engine's
 * @param {(text: string) => Error|undefined} check parses a text
 * @returns {{index: number, width: number}} index in the line
 */
function syntaxPlace(text, number, message, check) {
  const line = lineOf(text, number) ?? '';
  const token = tokenOf(message);
  const places = token === undefined ? [] : occurrences(line, token);
  if (places.length === 0) return { index: line.length, width: 1 };
  const width = token.length;
  if (places.length === 1) return { index: places[0], width };
  // The text cut off before the wrong token is merely unfinished; cut off behind it, it is wrong in
  // the same way.
  const start = text.split('\n', number - 1).reduce((sum, each) => sum + each.length + 1, 0);
  for (const index of places) {
    if (check(text.slice(0, start + index + width))?.message === message) return { index, width };
  }
  return { index: places.at(-1), width };
}

module.exports = { excerpt, draw, lineOf, syntaxPlace };
