'use strict';
// internal/util/format - printf-like texts (util.format, console.log).
// Public face: lib/node/util.js, lib/internal/console.js.  Native half: none.
// Strings, numbers and other primitives are printed without loading util.inspect.

const { defaults } = require('internal/util/inspect_defaults');
const { bigintText, numberText } = require('internal/util/inspect_text');

const { hasOwnProperty } = Object.prototype;
const { getOwnPropertyDescriptor, getPrototypeOf } = Object;

let inspector = null;

function inspect(value, options) {
  inspector ??= require('internal/util/inspect').inspect;
  return inspector(value, options);
}

// Whether a program has defined what the object is as a primitive.
function hasOwnPrimitive(value) {
  const convert = value[Symbol.toPrimitive];
  return typeof convert === 'function' && convert !== Date.prototype[Symbol.toPrimitive] &&
    convert !== Symbol.prototype[Symbol.toPrimitive];
}

// Whether `toString` of an object comes from the language, so that inspect() says more.
function hasPlainToString(value) {
  const { isBuiltinName } = require('internal/util/inspect_shape');
  value = require('internal/util/kinds').unwrapProxy(value);
  if (value === null) return true;
  if (hasOwnPrimitive(value)) return false;
  if (typeof value.toString !== 'function') return true;
  if (hasOwnProperty.call(value, 'toString')) return false;
  let holder = value;
  do {
    holder = getPrototypeOf(holder);
  } while (!hasOwnProperty.call(holder, 'toString'));
  const own = getOwnPropertyDescriptor(holder, 'constructor');
  return own !== undefined && typeof own.value === 'function' && isBuiltinName(own.value.name);
}

function hasSeparators(options) {
  return options?.numericSeparator ?? defaults.numericSeparator;
}

function formatText(value, options) {
  switch (typeof value) {
    case 'number': return numberText(value, hasSeparators(options));
    case 'bigint': return bigintText(value, hasSeparators(options));
    case 'object':
      if (value !== null && hasPlainToString(value)) {
        return inspect(value, { ...options, depth: 0, colors: false, compact: 3 });
      }
      return String(value);
    default: return String(value);
  }
}

function formatNumber(value, options, convert) {
  const separators = hasSeparators(options);
  if (typeof value === 'bigint' && convert !== parseFloat) return bigintText(value, separators);
  return numberText(typeof value === 'symbol' ? NaN : convert(value), separators);
}

function isCircular(error) {
  return error.name === 'TypeError' && /circular|cyclic/.test(error.message);
}

function formatJSON(value) {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (isCircular(error)) return '[Circular]';
    throw error;
  }
}

// One placeholder.  `undefined` means that the letter stands for nothing.
function formatOne(letter, value, options) {
  switch (letter) {
    case 115: return formatText(value, options); // s
    case 100: return formatNumber(value, options, Number); // d
    case 105: return formatNumber(value, options, parseInt); // i
    case 102: return formatNumber(value, options, parseFloat); // f
    case 106: return `${formatJSON(value)}`; // j
    case 79: return inspect(value, options); // O
    case 111: // o
      return inspect(value, { ...options, showHidden: true, showProxy: true, depth: 4 });
    case 99: return ''; // c: style sheets are for browsers
    default: return undefined;
  }
}

// Fills the placeholders of args[0]: [text, count of used arguments].
function fill(options, args) {
  const pattern = args[0];
  let text = '';
  let done = 0; // characters of the pattern copied
  let used = 1;
  for (let at = pattern.indexOf('%'); at !== -1; at = pattern.indexOf('%', at)) {
    const letter = pattern.charCodeAt(++at);
    if (letter === 37) { // %%
      text += pattern.slice(done, at);
      done = ++at;
      continue;
    }
    if (used === args.length) continue;
    const filled = formatOne(letter, args[used], options);
    if (filled === undefined) continue;
    text += pattern.slice(done, at - 1) + filled;
    done = ++at;
    used++;
  }
  return [done === 0 ? pattern : text + pattern.slice(done), used];
}

function formatArguments(options, args) {
  if (args.length === 0) return '';
  let text = '';
  let used = 0;
  if (typeof args[0] === 'string') {
    if (args.length === 1) return args[0];
    [text, used] = args[0].indexOf('%') === -1 ? [args[0], 1] : fill(options, args);
  }
  for (; used < args.length; used++) {
    const value = args[used];
    text += used === 0 ? '' : ' ';
    text += typeof value === 'string' ? value : formatValue(value, options);
  }
  return text;
}

// Primitives as inspect() prints them without options.
function formatValue(value, options) {
  if (options === undefined && !defaults.colors) {
    switch (typeof value) {
      case 'number': return numberText(value, defaults.numericSeparator);
      case 'boolean': case 'undefined': return `${value}`;
      default: if (value === null) return 'null';
    }
  }
  return inspect(value, options);
}

/**
 * printf-like formatting (nodejs.org/api/util.html#utilformatformat-args).
 * @param {...any} args a pattern with placeholders and what to put there; or any values
 * @returns {string} the text
 */
function format(...args) {
  return formatArguments(undefined, args);
}

/**
 * The same with options for util.inspect.
 * @param {object} options options of util.inspect
 * @param {...any} args see format
 * @returns {string} the text
 */
function formatWithOptions(options, ...args) {
  if (typeof options !== 'object' || options === null) {
    require('internal/validators').validateObject(options, 'inspectOptions');
  }
  return formatArguments(options, args);
}

module.exports = { format, formatArguments, formatWithOptions };
