'use strict';
// internal/module/esm/syntax - syntax errors of modules name the place in the source:
//
//   file:///app/a.mjs:1
//   import { x } from './b.mjs';
//            ^
//   SyntaxError: The requested module './b.mjs' does not provide an export named 'x'

const { checkScript } = internalBinding('errors');
const { syntaxLine, setExcerpt } = require('internal/stack');
const { draw, lineOf, syntaxPlace } = require('internal/source_excerpt');

function placeOf(source, offset) {
  let line = 1;
  let start = 0;
  for (let at = source.indexOf('\n'); at !== -1 && at < offset; at = source.indexOf('\n', at + 1)) {
    line++;
    start = at + 1;
  }
  return { line, index: offset - start };
}

function excerptAt(url, source, start, end) {
  const { line, index } = placeOf(source, start);
  const text = lineOf(source, line) ?? '';
  const width = Math.max(1, Math.min(end - start, text.length - index));
  return draw(url, line, text, index, width);
}

/**
 * A syntax error at a place of a source.
 * @returns {SyntaxError}
 */
function makeError(message, url, source, start, end, gap = '\n') {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0; // nobody's frames
  const error = new SyntaxError(message);
  syntaxLine(error); // gives it what setExcerpt wants
  Error.stackTraceLimit = stackTraceLimit;
  setExcerpt(error, () => `${excerptAt(url, source, start, end)}\n${gap}`);
  return error;
}

/** The error for what the front end found: { message, start, end }. */
function fromParser({ message, start, end }, url, source) {
  const text = message.includes('%') ?
    message.replace('%', `'${source.slice(start, end)}'`) : message;
  return makeError(text, url, source, start, end);
}

/**
 * Says in an error that the engine threw for the compiled text where that is in the source.
 * @param {*} error
 * @param {string} url
 * @param {Parsed} parsed
 */
function explain(error, url, parsed) {
  if (!(error instanceof SyntaxError)) return;
  const line = syntaxLine(error);
  if (line === undefined) return;
  const { source } = parsed;
  const { message } = error;
  setExcerpt(error, () => {
    const { index, width } = syntaxPlace(source, line, message, checkScript);
    return `${draw(url, line, lineOf(source, line) ?? '', index, width)}\n\n`;
  });
}

module.exports = { makeError, fromParser, explain, placeOf };
