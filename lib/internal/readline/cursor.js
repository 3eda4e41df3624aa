'use strict';
// internal/readline/cursor - escape sequences (ECMA-48) that move the cursor and clear the screen.
// Public face: lib/node/readline.js.

const { codes: { ERR_INVALID_ARG_VALUE, ERR_INVALID_CURSOR_POS } } = require('internal/errors');
const { validateFunction } = require('internal/validators');

const CSI = '\u001b[';

function send(stream, text, callback) {
  if (callback !== undefined) validateFunction(callback, 'callback');
  if (text === '' || stream === null || stream === undefined) {
    if (typeof callback === 'function') process.nextTick(callback, null);
    return true;
  }
  return stream.write(text, callback);
}

function cursorText(x, y) {
  if (Number.isNaN(x)) throw new ERR_INVALID_ARG_VALUE('x', x);
  if (Number.isNaN(y)) throw new ERR_INVALID_ARG_VALUE('y', y);
  if (typeof x !== 'number') {
    if (typeof y === 'number') throw new ERR_INVALID_CURSOR_POS();
    return '';
  }
  return typeof y === 'number' ? `${CSI}${y + 1};${x + 1}H` : `${CSI}${x + 1}G`;
}

function moveText(dx, dy) {
  let text = '';
  if (dx < 0) text += `${CSI}${-dx}D`;
  else if (dx > 0) text += `${CSI}${dx}C`;
  if (dy < 0) text += `${CSI}${-dy}A`;
  else if (dy > 0) text += `${CSI}${dy}B`;
  return text;
}

function clearText(direction) {
  return `${CSI}${direction < 0 ? 1 : direction > 0 ? 0 : 2}K`;
}

const CLEAR_DOWN = `${CSI}0J`;

/** https://nodejs.org/api/readline.html#readlinecursortostream-x-y-callback */
function cursorTo(stream, x, y, callback) {
  if (callback !== undefined) validateFunction(callback, 'callback');
  if (typeof y === 'function') [callback, y] = [y, undefined];
  return send(stream, cursorText(x, y), callback);
}

/** https://nodejs.org/api/readline.html#readlinemovecursorstream-dx-dy-callback */
function moveCursor(stream, dx, dy, callback) {
  return send(stream, moveText(dx, dy), callback);
}

/** dir: -1 to the left, 1 to the right, 0 the whole line */
function clearLine(stream, dir, callback) {
  return send(stream, clearText(dir), callback);
}

/** https://nodejs.org/api/readline.html#readlineclearscreendownstream-callback */
function clearScreenDown(stream, callback) {
  return send(stream, CLEAR_DOWN, callback);
}

module.exports = {
  cursorTo, moveCursor, clearLine, clearScreenDown, cursorText, moveText, clearText, CLEAR_DOWN,
};
