'use strict';
// internal/util/inspect_error - errors as text: name, message, frames.
// Public face: lib/internal/util/inspect.js.  Native half: none.

const { spaces } = require('internal/util/inspect_text');

const { hasOwn } = Object;
const { toString: errorToString } = Error.prototype;
const frameStart = '\n    at';
const unreadable = '[object Error]'; // what is printed of an error that throws when it is read
const mostFrames = 10; // of a stack that is not looked at for repetition
const shortestRepeat = 3; // hiding fewer lines would not pay for the line that says so

// A thrown getter must not stop the printing of an error.
function read(error, name) {
  try {
    return error[name];
  } catch {
    return undefined;
  }
}

function headOf(error) {
  try {
    return errorToString.call(error);
  } catch {
    return unreadable;
  }
}

// What stands in `stack`, if it is a text; else the error's head and whatever stands there.
function stackText(insp, error) {
  require('internal/stack').ensure(error);
  const stack = read(error, 'stack');
  if (!stack) return headOf(error);
  if (typeof stack === 'string') return stack;
  insp.seen.push(error);
  insp.indent += 4;
  const text = insp.format(stack, NaN); // no depth limit, never on one line
  insp.indent -= 4;
  insp.seen.pop();
  return `${headOf(error)}\n    ${text}`;
}

// A key whose text is in the stack already tells nothing new.
function hideKnownKeys(error, keys, stack) {
  for (const name of ['name', 'message', 'stack']) {
    const at = keys.indexOf(name);
    if (at === -1) continue;
    const value = read(error, name);
    if (typeof value !== 'string' || stack.includes(value)) keys.splice(at, 1);
  }
}

function showHiddenKeys(error, keys) {
  if (hasOwn(error, 'cause') && !keys.includes('cause')) keys.push('cause');
  if (hasOwn(error, 'errors') && !keys.includes('errors') &&
      Array.isArray(read(error, 'errors'))) {
    keys.push('errors');
  }
}

// The name that a stack of unknown origin starts with.
function leadingName(stack) {
  const match = /^([A-Z][a-z_ A-Z0-9[\]()-]+)(?::|\n\s+at)/.exec(stack) ||
    /^([a-z_A-Z0-9-]*Error)$/.exec(stack);
  return match === null ? '' : match[1];
}

function startsWithName(stack, name) {
  const after = stack[name.length];
  return name.endsWith('Error') && stack.startsWith(name) &&
    (after === undefined || after === ':' || after === '\n');
}

// Puts the class's name (and tag) before a stack that only says "Error".
function nameStack(stack, error, shape) {
  const own = read(error, 'name');
  const name = own === undefined || own === null ? 'Error' : String(own);
  if (own !== undefined && own !== null && typeof own !== 'string') {
    stack = stack.replace(name, () => `${name} [${shape.prefix('Error').slice(0, -1)}]`);
  }
  let end = name.length;
  let fallback = 'Error';
  if (shape.name === null) {
    const leading = leadingName(stack);
    end = leading.length;
    fallback = leading || fallback;
  } else if (!startsWithName(stack, name)) {
    return stack;
  }
  const prefix = shape.prefix(fallback).slice(0, -1);
  if (prefix === name) return stack;
  if (!prefix.includes(name)) return `${prefix} [${name}]${stack.slice(end)}`;
  return end === 0 ? `${prefix}: ${stack}` : `${prefix}${stack.slice(end)}`;
}

// The longest run of lines that stands in both lists: [start in the first, length].
function longestCommonRun(lines, others) {
  let best = 0;
  let start = 0;
  for (let i = 0; i < lines.length - shortestRepeat; i++) {
    const other = others.indexOf(lines[i]);
    if (other === -1) continue;
    let length = 1;
    while (i + length < lines.length && other + length < others.length &&
           lines[i + length] === others[other + length]) length++;
    if (length > best) {
      best = length;
      start = i;
    }
  }
  return [start, best];
}

function framesOf(stack) {
  const at = stack.indexOf(frameStart);
  return at === -1 ? [] : stack.slice(at + 1).split('\n');
}

function hideCauseFrames(insp, error, lines) {
  const cause = read(error, 'cause');
  if (cause === null || cause === undefined || !insp.isError(cause)) return;
  const stack = read(cause, 'stack');
  if (typeof stack !== 'string') return;
  const [start, length] = longestCommonRun(lines, framesOf(stack));
  if (length <= shortestRepeat) return;
  const hidden = length - 2; // the first and the last of the run stay
  const note = `    ... ${hidden} lines matching cause stack trace ...`;
  lines.splice(start + 1, hidden, insp.stylize(note, 'undefined'));
}

// How often the `period` lines at `start` come again right after themselves.
function countRepeats(lines, start, period) {
  let repeats = 0;
  let at = start + period;
  for (; at + period <= lines.length; at += period) {
    for (let i = 0; i < period; i++) if (lines[start + i] !== lines[at + i]) return repeats;
    repeats++;
  }
  return repeats;
}

// The period at `start` that hides the most lines: [period, repeats].
function bestPeriod(lines, start) {
  let best = 0;
  let repeats = 0;
  for (let next = start + 1; next < lines.length; next++) {
    const period = next - start;
    if (best * repeats >= lines.length - next) break; // a longer period cannot hide more
    if (lines[next] !== lines[start]) continue;
    const count = countRepeats(lines, start, period);
    if (count * period > best * repeats) {
      best = period;
      repeats = count;
    }
  }
  return [best, repeats];
}

function hideRepeatedFrames(insp, lines) {
  const shown = [];
  for (let i = 0; i < lines.length;) {
    const [period, repeats] = bestPeriod(lines, i);
    const hidden = period * repeats;
    if (hidden < shortestRepeat) {
      shown.push(lines[i++]);
      continue;
    }
    for (let j = 0; j < period; j++) shown.push(lines[i + j]);
    const times = repeats > 1 ? `${period} lines ${repeats} times...` : 'lines ...';
    const note = `    ... collapsed ${hidden} duplicate lines matching above ${times}`;
    shown.push(insp.stylize(note, 'undefined'));
    i += period + hidden;
  }
  return shown;
}

// Short stacks are shown as they are.
function mayRepeat(lines) {
  return lines.length > mostFrames && lines.length - new Set(lines).size > shortestRepeat;
}

// With colours: our own frames are grey, the working directory too, package names underlined.
function colorFrame(insp, line, directories) {
  if (/^ {4}at (?:[^/\\(]+ \(|)node:.+:\d+:\d+\)?$/.test(line)) {
    return insp.stylize(line, 'undefined');
  }
  for (const directory of directories) {
    const at = line.indexOf(directory);
    if (at === -1) continue;
    const isCall = line[at - 1] === '(' && line.endsWith(')');
    const start = isCall ? at - 1 : at;
    const end = at + directory.length;
    line = line.slice(0, start) + insp.stylize(line.slice(start, end), 'undefined') +
      (isCall ? line.slice(end, -1) + insp.stylize(')', 'undefined') : line.slice(end));
    break;
  }
  return line.replace(/(node_modules[\\/])(@[^\\/]+[\\/][^\\/]+|[^\\/]+)/g,
    (_, folder, name) => folder + insp.stylize(name, 'module'));
}

function workingDirectories() {
  let directory;
  try {
    directory = process.cwd();
  } catch {
    return []; // it may have been removed
  }
  const url = encodeURI(directory).replace(/[?#]/g, encodeURIComponent);
  return [`file://${url}/`, `${directory}/`];
}

function frameLines(insp, error, stack) {
  let lines = stack.split('\n');
  hideCauseFrames(insp, error, lines);
  if (mayRepeat(lines)) lines = hideRepeatedFrames(insp, lines);
  if (!insp.colors) return lines;
  const directories = workingDirectories();
  return lines.map((line) => colorFrame(insp, line, directories));
}

/**
 * An error without its properties.  `keys` (own keys still to be printed) loses those that the
 * text tells already and gains `cause` and `errors`.
 * @param {object} insp the running inspection
 * @param {Error} error any error
 * @param {object} shape its class name, tag and keys
 * @returns {string} the text: the stack, or name and message in square brackets
 */
function errorText(insp, error, shape) {
  const raw = stackText(insp, error);
  if (!insp.showHidden && raw !== unreadable) hideKnownKeys(error, shape.keys, raw);
  showHiddenKeys(error, shape.keys);
  let text = nameStack(raw, error, shape);
  const message = read(error, 'message');
  const at = typeof message === 'string' && message !== '' ? text.indexOf(message) : -1;
  const start = text.indexOf(frameStart, at === -1 ? 0 : at + message.length);
  if (start === -1) {
    if (text !== unreadable) text = `[${text}]`;
  } else {
    const lines = frameLines(insp, error, text.slice(start + 1));
    text = `${text.slice(0, start)}\n${lines.join('\n')}`;
  }
  return insp.indent === 0 ? text : text.replaceAll('\n', `\n${spaces(insp.indent)}`);
}

module.exports = { errorText };
