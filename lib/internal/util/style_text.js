'use strict';
// internal/util/style_text - a text between ANSI escapes.
// Public face: util.styleText (nodejs.org/api/util.html#utilstyletextformat-text-options).
// Native half: none.

const { colors } = require('internal/util/inspect_style');

const hexColor = /^#(?:[0-9a-fA-F]{3}){1,2}$/;

function hexCodes(name) {
  const digits = name.length === 4 ? name.slice(1).replace(/./g, '$&$&') : name.slice(1);
  const parts = [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16));
  return [`38;2;${parts.join(';')}`, 39];
}

function codesOf(name) {
  if (typeof name === 'string' && hexColor.test(name)) return hexCodes(name);
  const codes = typeof name === 'string' ? colors[name] : undefined;
  if (codes === undefined) {
    const { validateOneOf } = require('internal/validators');
    validateOneOf(name, 'format', Object.getOwnPropertyNames(colors));
  }
  return codes;
}

// Inside, what ends another style of the same kind must not end this one; bold and dim share their
// end but not their start, so there it stays and this style begins anew.
function restart(text, open, close) {
  const end = `\u001b[${close}m`;
  const again = `${open === 1 || open === 2 ? end : ''}\u001b[${open}m`;
  let out = '';
  let from = 0;
  for (let at = text.indexOf(end); at !== -1; at = text.indexOf(end, from)) {
    if (at + end.length === text.length) break; // nothing follows
    out += text.slice(from, at) + again;
    from = at + end.length;
  }
  return out + text.slice(from);
}

function isStream(stream) {
  return stream !== null && typeof stream === 'object' &&
    (typeof stream.write === 'function' || typeof stream.pipe === 'function' ||
     typeof stream.getReader === 'function' || typeof stream.getWriter === 'function');
}

function validateStream(stream) {
  if (isStream(stream)) return;
  const { codes } = require('internal/errors');
  throw new codes.ERR_INVALID_ARG_TYPE('stream', ['ReadableStream', 'WritableStream', 'Stream'],
    stream);
}

/**
 * A text between the escapes of styles, if the stream shows them.
 * @param {string|string[]} format names in util.inspect.colors, '#rgb', '#rrggbb' or 'none'; the
 *   first is the outermost
 * @param {string} text what is styled
 * @param {object} [options]
 * @param {boolean} [options.validateStream=true] whether the stream is asked for colours
 * @param {object} [options.stream=process.stdout] where the text will go
 * @returns {string}
 */
function styleText(format, text, options) {
  const validators = require('internal/validators');
  validators.validateString(text, 'text');
  if (options !== undefined) validators.validateObject(options, 'options');
  const { validateStream: isChecked = true, stream } = options ?? {};
  validators.validateBoolean(isChecked, 'options.validateStream');
  let isShown = true;
  if (isChecked) {
    const target = stream ?? process.stdout;
    validateStream(target);
    isShown = require('internal/util/colors').showsColors(target);
  }
  let opening = '';
  let closing = '';
  let inner = text;
  for (const name of Array.isArray(format) ? format : [format]) {
    if (name === 'none') continue;
    const [open, close] = codesOf(name);
    inner = restart(inner, open, close);
    opening += `\u001b[${open}m`;
    closing = `\u001b[${close}m${closing}`;
  }
  return isShown ? `${opening}${inner}${closing}` : text;
}

module.exports = { styleText };
