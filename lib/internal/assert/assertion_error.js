'use strict';
// internal/assert/assertion_error - what assert throws, and the words in it.
// Public face: assert.AssertionError (nodejs.org/api/assert.html#class-assertassertionerror).
// Native half: none.

const { inspect } = require('internal/util/inspect');

const longestLine = 512; // characters of one operand where both share a line
const longestText = 1024; // characters of an operand that is shown alone
const shortestPair = 12; // characters of two operands that are shown as `1 !== 2`
const mostLines = 50; // lines of an operand that is shown alone
const context = 5; // unchanged lines around a difference

const words = {
  __proto__: null,
  deepStrictEqual: 'Expected values to be strictly deep-equal:',
  partialDeepStrictEqual: 'Expected values to be partially and strictly deep-equal:',
  strictEqual: 'Expected values to be strictly equal:',
  strictEqualObject: 'Expected "actual" to be reference-equal to "expected":',
  deepEqual: 'Expected values to be loosely deep-equal:',
  notDeepStrictEqual: 'Expected "actual" not to be strictly deep-equal to:',
  notStrictEqual: 'Expected "actual" to be strictly unequal to:',
  notStrictEqualObject: 'Expected "actual" not to be reference-equal to "expected":',
  notDeepEqual: 'Expected "actual" not to be loosely deep-equal to:',
  notIdentical: 'Values have same structure but are not reference-equal:',
  notDeepEqualUnequal: 'Expected values not to be loosely deep-equal:',
};

function print(value) {
  return inspect(value, {
    compact: false,
    customInspect: false,
    depth: 1000,
    maxArrayLength: Infinity,
    showHidden: false,
    showProxy: false,
    sorted: true,
    getters: true,
  });
}

function isReference(value) {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function isObject(value) {
  return typeof value === 'object' && value !== null;
}

function columns() {
  const { stderr } = process;
  return stderr && stderr.isTTY ? stderr.columns : 80;
}

// `  ^` below the first character in which two lines differ, if it is not among the first.
function pointer(actual, expected) {
  if (actual.length + expected.length > columns()) return '';
  let at = 0;
  while (actual[at] === expected[at] && at < actual.length) at++;
  return at > 2 && at < Math.max(actual.length, expected.length) ? `\n  ${' '.repeat(at)}^` : '';
}

// Operands of one line each: [header, text].
function compareShort(actual, expected, left, right, colors) {
  let length = left.length + right.length;
  if (typeof actual === 'string') length -= 2; // the quotes
  if (typeof expected === 'string') length -= 2;
  if (length <= shortestPair && (actual !== 0 || expected !== 0)) {
    return ['', `${left} !== ${right}\n`];
  }
  const mark = pointer(left, right);
  return [undefined, `\n${colors.green}+${colors.white} ${left}\n${colors.red}-${colors.white} ` +
    `${right}${mark}\n`];
}

// Lines that did not change between two differences, or before the first.
function unchanged(lines, colors) {
  const shown = lines.slice(0, context);
  if (lines.length === context + 1 || lines.length === context + 2) {
    shown.push(...lines.slice(context));
  }
  const text = shown.map((line) => `${colors.white}  ${line}\n`).join('');
  if (lines.length <= context + 2) return [text, false];
  return [`${text}${colors.blue}...${colors.white}\n  ${lines.at(-1)}\n`, true];
}

// An edit script as text: [text, whether lines were left out].
function showEdits(edits, operator, colors) {
  const isPartial = operator === 'partialDeepStrictEqual';
  let text = '';
  let skipped = false;
  let same = [];
  for (const [kind, line] of edits) {
    if (kind === 0) {
      same.push(line);
      continue;
    }
    if (same.length !== 0) {
      const [before, isCut] = unchanged(same, colors);
      text += before;
      skipped ||= isCut;
      same = [];
    }
    if (kind < 0) text += `${colors.red}-${colors.white} ${line}\n`;
    else if (isPartial && colors.has) text += `${colors.gray}  ${line}${colors.white}\n`;
    else text += `${isPartial ? colors.gray : colors.green}+${colors.white} ${line}\n`;
  }
  text += same.slice(0, context).map((line) => `${colors.white}  ${line}\n`).join('');
  return [`\n${text}`, skipped];
}

function showSame(lines, isFull) {
  if (lines.length <= mostLines || isFull) return [`${lines.join('\n')}\n`, false];
  return [`${lines.slice(0, mostLines).join('\n')}\n...}\n`, true];
}

// The message of operators that show both operands line by line.
function compare(actual, expected, operator, message, isFull) {
  const colors = require('internal/util/colors').messageColors();
  const left = print(actual);
  const right = print(expected);
  const leftLines = left.split('\n');
  const rightLines = right.split('\n');
  if (operator === 'strictEqual' && ((isObject(actual) && isObject(expected)) ||
      (typeof actual === 'function' && typeof expected === 'function'))) {
    operator = 'strictEqualObject';
  }
  let header = `${colors.green}+ actual${colors.white} ${colors.red}- expected${colors.white}`;
  if (!colors.has) header = '+ actual - expected';
  let text;
  let skipped = false;
  if (leftLines.length === 1 && rightLines.length === 1 &&
      !(isObject(actual) && isObject(expected))) {
    let short;
    [short, text] = compareShort(actual, expected, left, right, colors);
    header = short ?? header;
  } else if (left === right) {
    operator = 'notIdentical';
    header = '';
    [text, skipped] = showSame(leftLines, isFull);
  } else {
    const { diffLines } = require('internal/util/diff');
    const edits = diffLines(leftLines, rightLines, isObject(actual));
    [text, skipped] = showEdits(edits, operator, colors);
  }
  return `${message || words[operator]}\n${header}${skipped ? '\n... Skipped lines' : ''}\n${text}`;
}

function cut(text, length, isFull) {
  return text.length > length && !isFull ? `${text.slice(0, length - 3)}...` : text;
}

// notStrictEqual and notDeepStrictEqual: both operands are the same, one is shown.
function showUnwanted(actual, operator, isFull) {
  const base = operator === 'notStrictEqual' && isReference(actual) ?
    words.notStrictEqualObject : words[operator];
  const lines = print(actual).split('\n');
  if (lines.length > mostLines && !isFull) {
    const { blue, white } = require('internal/util/colors').messageColors();
    lines.splice(mostLines - 4, Infinity, `${blue}...${white}`);
  }
  if (lines.length !== 1) return `${base}\n\n${lines.join('\n')}\n`;
  return `${base}${lines[0].length > 5 ? '\n\n' : ' '}${lines[0]}`;
}

// All other operators: both operands around words or a sign.
function showBoth(actual, expected, operator, isFull) {
  let left = print(actual);
  let right = print(expected);
  if (operator === 'notDeepEqual' && left === right) {
    return cut(`${words[operator]}\n\n${left}`, longestText, isFull);
  }
  left = cut(left, longestLine, isFull);
  right = cut(right, longestLine, isFull);
  if (operator === 'deepEqual') {
    return `${words[operator]}\n\n${left}\n\nshould loosely deep-equal\n\n${right}`;
  }
  if (operator === 'notDeepEqual') {
    return `${words.notDeepEqualUnequal}\n\n${left}\n\nshould not loosely deep-equal\n\n${right}`;
  }
  return `${left} ${operator} ${right}`;
}

function messageOf(message, actual, expected, operator, isFull) {
  if (operator === 'strictEqual' || operator === 'deepStrictEqual' ||
      operator === 'partialDeepStrictEqual') {
    return compare(actual, expected, operator, message, isFull);
  }
  if (message !== undefined && message !== null) return String(message);
  if (operator === 'notDeepStrictEqual' || operator === 'notStrictEqual') {
    return showUnwanted(actual, operator, isFull);
  }
  return showBoth(actual, expected, operator, isFull);
}

function hasStack(value) {
  return isObject(value) && 'stack' in value && value instanceof Error;
}

// Two errors made at different places would differ in all their frames: copies have no stack.
function withoutStack(error) {
  const copy = Object.assign(Object.create(Object.getPrototypeOf(error)), error);
  define(copy, 'message', error.message);
  if (Object.hasOwn(error, 'cause')) {
    define(copy, 'cause', hasStack(error.cause) ? withoutStack(error.cause) : error.cause);
  }
  return copy;
}

function define(target, name, value) {
  Object.defineProperty(target, name, {
    __proto__: null, value, enumerable: false, writable: true, configurable: true,
  });
}

function shorten(text) {
  const lines = text.split('\n', 11);
  if (lines.length > 10) return `${lines.slice(0, 10).join('\n')}\n...`;
  // What is behind the limit, as Node has it.
  return text.length > longestLine ? `${text.slice(longestLine)}...` : text;
}

class AssertionError extends Error {
  /**
   * @param {object} options
   * @param {string} [options.message] instead of a generated one
   * @param {any} [options.actual] what was
   * @param {any} [options.expected] what should be
   * @param {string} [options.operator] name of the comparison
   * @param {Function} [options.stackStartFn] the stack starts below this function
   * @param {string} [options.diff='simple'] 'full' leaves nothing out
   */
  constructor(options) {
    require('internal/validators').validateObject(options, 'options');
    const { message, operator, diff = 'simple' } = options;
    let { actual, expected } = options;
    if ((message === undefined || message === null) && hasStack(actual) && hasStack(expected)) {
      actual = withoutStack(actual);
      expected = withoutStack(expected);
    }
    const { stackTraceLimit } = Error;
    if (hasWritableLimit()) Error.stackTraceLimit = 0; // it is taken below
    super(messageOf(message, actual, expected, operator, diff === 'full'));
    if (hasWritableLimit()) Error.stackTraceLimit = stackTraceLimit;
    this.generatedMessage = !message;
    // The stack starts with the name and the code.
    define(this, 'name', 'AssertionError [ERR_ASSERTION]');
    this.code = 'ERR_ASSERTION';
    describe(this, options, actual, expected, operator);
    Error.captureStackTrace(this, options.stackStartFn || options.stackStartFunction);
    this.stack; // eslint-disable-line no-unused-expressions
    this.name = 'AssertionError';
    this.diff = diff;
  }

  toString() {
    return `${this.name} [${this.code}]: ${this.message}`;
  }

  // Long texts are in the message already.
  [inspect.custom](depth, options) {
    const { actual, expected } = this;
    if (typeof actual === 'string') this.actual = shorten(actual);
    if (typeof expected === 'string') this.expected = shorten(expected);
    const text = inspect(this, { ...options, customInspect: false, depth: 0 });
    this.actual = actual;
    this.expected = expected;
    return text;
  }
}

function hasWritableLimit() {
  const own = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit');
  return own === undefined ? Object.isExtensible(Error) :
    Object.hasOwn(own, 'writable') ? own.writable : own.set !== undefined;
}

function describe(error, options, actual, expected, operator) {
  if (Array.isArray(options.details)) {
    error.actual = undefined;
    error.expected = undefined;
    error.operator = undefined;
    options.details.forEach((detail, i) => {
      error[`message ${i}`] = detail.message;
      error[`actual ${i}`] = detail.actual;
      error[`expected ${i}`] = detail.expected;
      error[`operator ${i}`] = detail.operator;
      error[`stack trace ${i}`] = detail.stack;
    });
  } else {
    error.actual = actual;
    error.expected = expected;
    error.operator = operator;
  }
}

module.exports = { AssertionError };
