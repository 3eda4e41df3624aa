'use strict';
// internal/assert/call_text - the source text of a failed call, for assert(false)'s message.
// Public face: lib/node/assert.js.  Native half: internalBinding('module').readText.
//
// Only the line that the call starts in is shown, from the first name of the callee to the closing
// parenthesis, or to the end of the line where it is not closed.

const identifierEnd = /(?<![\p{ID_Continue}$])[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
const identifier = /^[\p{ID_Continue}$]+/u;
// After these a slash starts a regular expression, after all else it divides.
const beforeRegExp =
  /(?:^|[([{,;=:!&|?+\-*%<>~^}]|(?:^|[^\w$.])(?:return|typeof|void|in|of|case))\s*$/;

const control = /[\u0000-\u0008\u000b-\u001f]/g; // all but tab and newline

// Index behind the string, template, comment or regular expression at `at`, else `at` itself.
function skipToken(text, at) {
  const char = text[at];
  if (char === "'" || char === '"' || char === '`') return skipQuoted(text, at, char);
  if (char !== '/') return at;
  if (text[at + 1] === '/') return text.length;
  if (text[at + 1] === '*') {
    const end = text.indexOf('*/', at + 2);
    return end === -1 ? text.length : end + 2;
  }
  if (!beforeRegExp.test(text.slice(0, at))) return at;
  const match = /^\/(?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+\/\w*/.exec(text.slice(at));
  return match === null ? at : at + match[0].length;
}

function skipQuoted(text, at, quote) {
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === quote) return i + 1;
    else if (quote === '`' && text[i] === '$' && text[i + 1] === '{') i = closing(text, i + 1, 1);
  }
  return text.length;
}

// Index of the bracket that closes the one at `open`; the text's length if none does.
function closing(text, open, step) {
  let depth = 0;
  for (let i = open; i < text.length; i += step) {
    const behind = skipToken(text, i);
    if (behind !== i) {
      i = behind - 1;
    } else if ('([{'.includes(text[i])) {
      depth++;
    } else if (')]}'.includes(text[i]) && --depth === 0) {
      return i;
    }
  }
  return text.length;
}

// `start` moved back over `name`, `.name`, `?.name` and `[...]`.
function calleeStart(text, end) {
  let start = end;
  for (;;) {
    let head = text.slice(0, start).trimEnd();
    if (head.endsWith(']')) {
      const open = head.lastIndexOf('[');
      if (open === -1) return start;
      start = open;
      continue;
    }
    const name = identifierEnd.exec(head);
    if (name === null || name[0] === 'this' || name[0] === 'super') return start;
    start = name.index;
    head = text.slice(0, start).trimEnd();
    if (!head.endsWith('.')) return start;
    const dots = head.endsWith('?.') ? 2 : 1;
    const before = head.slice(0, -dots).trimEnd();
    const ending = identifierEnd.exec(before)?.[0] ?? 'this';
    if (ending === 'this' && !before.endsWith(']')) return start;
    start = head.length - dots;
  }
}

/**
 * The call in a line of source text.
 * @param {string} line the line
 * @param {number} column where the engine says that the call is, from 0: the last name of the
 *   callee or what follows it
 * @returns {string|undefined} text of the call
 */
function callInLine(line, column) {
  const rest = line.slice(column);
  const name = identifier.exec(rest);
  let end = column + (name === null ? 0 : name[0].length);
  while (line[end] === ' ' || line[end] === '\t') end++;
  if (line.startsWith('?.(', end)) end += 2;
  if (line[end] !== '(' && line.slice(end).trim() !== '') return undefined;
  const start = calleeStart(line, line.startsWith('?.(', end - 2) ? end - 2 : end);
  const close = line[end] === '(' ? closing(line, end, 1) : line.length;
  const text = line.slice(start, close + 1).replace(/\r$/, '');
  return text === '' ? undefined : text;
}

function callSite(callee) {
  const { prepareStackTrace, stackTraceLimit } = Error;
  const holder = {};
  try {
    Error.stackTraceLimit = 1;
    Error.prepareStackTrace = (_, sites) => sites;
    Error.captureStackTrace(holder, callee);
    const { stack } = holder;
    return Array.isArray(stack) ? stack[0] : undefined;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    Error.prepareStackTrace = prepareStackTrace;
  }
}

let lastUrl;
let lastLines;

function readText(url) {
  if (url.startsWith('[')) return require('internal/module/wrapped').scriptText(url);
  const path = url.startsWith('file:') ? require('url').fileURLToPath(url) : url;
  return path.startsWith('/') ? internalBinding('module').readText(path) : undefined;
}

function readLines(url) {
  if (url !== lastUrl) {
    const text = readText(url);
    lastLines = typeof text === 'string' ? text.split('\n') : undefined;
    lastUrl = url;
  }
  return lastLines;
}

/**
 * The text of the call that is running.
 * @param {Function} callee the function that was called by the program
 * @returns {string|undefined} its call, undefined where the source cannot be read
 */
function callText(callee) {
  try {
    const site = callSite(callee);
    const lines = site && readLines(site.getFileName());
    const line = lines && lines[site.getLineNumber() - 1];
    const text = line && callInLine(line, site.getColumnNumber() - 1);
    return text && text.replace(control, (char) =>
      `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  } catch {
    return undefined; // a message without the text is better than another error
  }
}

module.exports = { callInLine, callText };
