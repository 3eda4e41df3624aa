'use strict';
// internal/util/colors - whether a stream shows colours, and escapes for those that messages use.
// Public face: assert's messages, console, util.styleText.
// Native half: internalBinding('process_env').get, internalBinding('stdio').isatty.

const { isLoaded } = require('internal/builtins');

// A program that never looked at `process` has changed no variable.
function forcedColor() {
  return isLoaded('process') ? process.env.FORCE_COLOR :
    internalBinding('process_env').get('FORCE_COLOR');
}

/**
 * @param {object} [stream] a writable stream
 * @returns {boolean} whether it is a terminal with colours, or FORCE_COLOR asks for them
 */
function showsColors(stream) {
  if (forcedColor() !== undefined) {
    return require('tty').WriteStream.prototype.getColorDepth() > 2;
  }
  return Boolean(stream?.isTTY) &&
    (typeof stream.getColorDepth === 'function' ? stream.getColorDepth() > 2 : true);
}

const escapes = { blue: 34, green: 32, white: 39, red: 31, gray: 90, yellow: 33 };

/**
 * The escapes of messages that go to stderr; empty texts where it shows no colours.
 * @returns {{has: boolean, blue: string, green: string, white: string, red: string, gray: string}}
 */
function messageColors() {
  const has = forcedColor() !== undefined || isTerminal(2) ?
    showsColors(process.stderr) : false;
  const colors = { has };
  for (const name in escapes) colors[name] = has ? `\u001b[${escapes[name]}m` : '';
  return colors;
}

// Without touching process.stderr, which costs a stream.
function isTerminal(fd) {
  const { isatty } = internalBinding('stdio');
  return isatty === undefined ? Boolean(process.stderr?.isTTY) : isatty(fd);
}

module.exports = { messageColors, showsColors };
