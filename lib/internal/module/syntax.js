'use strict';
// internal/module/syntax - syntax errors of files say where they are: file, line, the line's text
// and a caret stand before the head of their stack.  Loaded with the first such error.
// Native half: internalBinding('errors').checkScript.

const { checkScript } = internalBinding('errors');
const { syntaxLine, setExcerpt } = require('internal/stack');

/**
 * Notes what was being compiled when the engine found an error.  Little is worked out before the
 * error's stack is read: many such errors are caught, and the text compiled in another way.
 * @param {*} error what compiling threw
 * @param {string} url
 * @param {string} head what was put before the text, on its line 1
 * @param {string} text
 * @param {number} [lineOffset] lines that the file has before the text
 */
function note(error, url, head, text, lineOffset = 0) {
  if (!(error instanceof SyntaxError)) return;
  const number = syntaxLine(error);
  if (number === undefined) return;
  const source = { url, head, text, lineOffset, lineCount: text.split('\n').length };
  if (head !== '' && isClosedEarly(source, number, error.message)) {
    error.message = "Unexpected token '}'";
    setExcerpt(error, () => `${drawBrace(source)}\n\n`);
  } else if (number <= source.lineCount) {
    const { message } = error;
    setExcerpt(error, () => `${drawToken(source, number, message)}\n\n`);
  } else {
    blameText(error, source);
  }
}

// The engine blamed what is put behind the text: asked again without it.
function blameText(error, source) {
  const bare = checkScript(source.head + source.text);
  const number = bare === undefined ? undefined : syntaxLine(bare);
  error.message = bare?.message ?? 'Unexpected end of script';
  const { message } = error;
  const isInText = number <= source.lineCount && !/^Unexpected (?:end|EOF)/.test(message);
  setExcerpt(error, () => `${isInText ? drawToken(source, number, message) : drawEnd(source)}\n\n`);
}

function draw({ url, head, text, lineOffset }, number, index, width) {
  const excerpt = require('internal/source_excerpt');
  const offset = number === 1 ? head.length : 0;
  const line = excerpt.lineOf(text, number);
  return excerpt.draw(url, number + lineOffset, line, Math.max(0, index - offset), width);
}

function drawToken(source, number, message) {
  const { syntaxPlace } = require('internal/source_excerpt');
  const { index, width } = syntaxPlace(source.head + source.text, number, message, checkScript);
  return draw(source, number, index, width);
}

function drawEnd(source) {
  const { lineOf } = require('internal/source_excerpt');
  let number = source.lineCount;
  if (number > 1 && lineOf(source.text, number).trim() === '') number--;
  const length = lineOf(source.text, number).length + (number === 1 ? source.head.length : 0);
  return draw(source, number, length, 1);
}

// ---- a `}` too many ---------------------------------------------------------------------------

// A brace that closed the function around the text is blamed on what follows, in words that also
// tell of a missing parenthesis in the text; then it is the same for a function without
// parentheses.
function isClosedEarly({ head, text }, number, message) {
  if (!isAfterFunction(message)) return false;
  const declared = checkScript(`${head.replace('(function ', 'function f')}${text}\n}`);
  return declared === undefined || declared.message !== message || syntaxLine(declared) !== number;
}

function isAfterFunction(message) {
  return message.includes('to end a compound expression');
}

// Binary search: the text up to a brace and a `)` behind it is a whole function at that brace,
// merely unfinished before and wrong in the known way after it.
function drawBrace(source) {
  const braces = [];
  for (let at = source.text.indexOf('}'); at >= 0; at = source.text.indexOf('}', at + 1)) {
    braces.push(at);
  }
  let low = 0;
  let high = braces.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const error = checkScript(`${source.head}${source.text.slice(0, braces[middle] + 1)})`);
    if (error === undefined || isAfterFunction(error.message)) high = middle;
    else low = middle + 1;
  }
  const before = source.text.slice(0, braces[low]).split('\n');
  const index = before.at(-1).length + (before.length === 1 ? source.head.length : 0);
  return draw(source, before.length, index, 1);
}

module.exports = { note };
