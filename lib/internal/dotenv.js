'use strict';
// internal/dotenv - .env files.
// https://nodejs.org/api/environment_variables.html#dotenv-specification
// Public face: process.loadEnvFile, util.parseEnv, --env-file.

const ESCAPES = { n: '\n' };

// The value that begins at `at`; returns it and where the next line begins.
function readQuoted(text, at, quote) {
  const end = text.indexOf(quote, at + 1);
  if (end === -1) return undefined;
  let value = text.slice(at + 1, end);
  if (quote === '"') value = value.replace(/\\n/g, () => ESCAPES.n);
  const newline = text.indexOf('\n', end);
  return { value, next: newline === -1 ? text.length : newline + 1 };
}

function readBare(text, at) {
  const newline = text.indexOf('\n', at);
  const end = newline === -1 ? text.length : newline;
  let value = text.slice(at, end);
  const comment = value.indexOf('#');
  if (comment !== -1) value = value.slice(0, comment);
  return { value: value.trim(), next: newline === -1 ? text.length : newline + 1 };
}

function skipBlanks(text, at) {
  while (at < text.length && (text[at] === ' ' || text[at] === '\t')) at++;
  return at;
}

function lineEnd(text, at) {
  const newline = text.indexOf('\n', at);
  return newline === -1 ? text.length : newline;
}

/**
 * @param {string} content
 * @returns {object} names to values, in the order of the file; the last of two wins
 */
function parse(content) {
  const text = content.replace(/\r\n?/g, '\n');
  const variables = { __proto__: null };
  let at = 0;
  while (at < text.length) {
    const end = lineEnd(text, at);
    const line = text.slice(at, end);
    const equals = line.indexOf('=');
    if (line.trim() === '' || line.trim()[0] === '#' || equals === -1) {
      at = end + 1;
      continue;
    }
    const name = line.slice(0, equals).trim().replace(/^export\s+/, '');
    const start = skipBlanks(text, at + equals + 1);
    const quote = text[start];
    const isQuoted = quote === '"' || quote === "'" || quote === '`';
    const read = (isQuoted && readQuoted(text, start, quote)) || readBare(text, start);
    at = read.next;
    if (name !== '') variables[name] = read.value;
  }
  return variables;
}

/**
 * Sets the variables of a file that are not set yet.
 * @param {string} path
 * @throws the system's error when the file cannot be read
 */
function load(path) {
  const text = internalBinding('module').readText(path);
  if (typeof text === 'number') {
    const { uvException } = require('internal/errors');
    throw uvException({ errno: text, code: '', syscall: 'open', path });
  }
  const variables = parse(text);
  for (const name of Object.keys(variables)) {
    if (process.env[name] === undefined) process.env[name] = variables[name];
  }
}

module.exports = { parse, load };
