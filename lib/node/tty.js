'use strict';
// tty - terminals.
// https://nodejs.org/api/tty.html
// Native half: src/bind/bind_tty.c.

const native = internalBinding('tty');
const { codes, errnoException } = require('internal/errors');
const { validateInteger, validateObject, isInt32 } = require('internal/validators');
const { Writable } = require('stream');
const { writeNow } = require('internal/process/stdio');
const TERMINAL = 1;

/** @returns {boolean} whether fd is a terminal */
function isatty(fd) {
  return isInt32(fd) && fd >= 0 && fd <= 2147483647 && native.kind(fd) === TERMINAL;
}

function checkFd(fd) {
  if (fd >> 0 !== fd || fd < 0) throw new codes.ERR_INVALID_FD(fd);
}

function initFailed(errno) {
  const { uvErrmapGet } = require('internal/errors');
  const [code, message] = uvErrmapGet(errno);
  return new codes.ERR_TTY_INIT_FAILED({ code, message, errno, syscall: 'uv_tty_init' });
}

// ---- reading ----------------------------------------------------------------------------------

/**
 * Keys as they come; setRawMode(true) without echo and line editing.
 * https://nodejs.org/api/tty.html#class-ttyreadstream
 * @param {integer} fd
 * @param {object} [options] of a net.Socket
 */
function ReadStream(fd, options) {
  if (!(this instanceof ReadStream)) return new ReadStream(fd, options);
  checkFd(fd);
  // Non-blocking for us only: the shell has the same terminal.
  const own = native.kind(fd) === TERMINAL ? native.reopen(fd) : -22;
  if (own < 0) throw initFailed(own);
  const { Socket } = require('net');
  this.isTTY = true; // a terminal is no socket for net, but for us
  Socket.call(this, { readableHighWaterMark: 0, ...options, fd: own, writable: false });
  this.fd = fd;
  this.isRaw = false;
}

ReadStream.prototype.setRawMode = function(mode) {
  mode = !!mode;
  const err = native.setRaw(this.fd, mode);
  if (err) this.emit('error', errnoException(err, 'setRawMode'));
  else this.isRaw = mode;
  return this;
};

// ---- writing ----------------------------------------------------------------------------------

/**
 * https://nodejs.org/api/tty.html#class-ttywritestream
 * @param {integer} fd
 */
function WriteStream(fd) {
  if (!(this instanceof WriteStream)) return new WriteStream(fd);
  checkFd(fd);
  if (native.kind(fd) !== TERMINAL) throw initFailed(-22);
  Writable.call(this, { decodeStrings: false });
  this.fd = fd;
  this._type = 'tty';
  const size = native.size(fd);
  if (typeof size === 'object') [this.columns, this.rows] = size;
}
Object.setPrototypeOf(WriteStream.prototype, Writable.prototype);
Object.setPrototypeOf(WriteStream, Writable);

WriteStream.prototype.isTTY = true;

WriteStream.prototype._write = function(chunk, encoding, callback) {
  writeNow(this.fd, chunk, encoding, callback);
};

WriteStream.prototype._refreshSize = function() {
  const size = native.size(this.fd);
  if (typeof size !== 'object') {
    this.emit('error', errnoException(size, 'getWindowSize'));
    return;
  }
  const [columns, rows] = size;
  if (this.columns === columns && this.rows === rows) return;
  this.columns = columns;
  this.rows = rows;
  this.emit('resize');
};

/** @returns {[integer, integer]} columns and rows */
WriteStream.prototype.getWindowSize = function() {
  return [this.columns, this.rows];
};

WriteStream.prototype.ref = function() { return this; };
WriteStream.prototype.unref = function() { return this; };

// Escapes of ECMA-48; each takes a callback and says whether more may be written at once.
function writeEscape(stream, text, callback) {
  return stream.write(text, typeof callback === 'function' ? callback : undefined);
}

WriteStream.prototype.cursorTo = function(x, y, callback) {
  if (typeof y === 'function') [callback, y] = [y, undefined];
  if (callback !== undefined && typeof callback !== 'function') {
    throw new codes.ERR_INVALID_ARG_TYPE('callback', 'Function', callback);
  }
  if (Number.isNaN(x)) throw new codes.ERR_INVALID_ARG_VALUE('x', x);
  if (Number.isNaN(y)) throw new codes.ERR_INVALID_ARG_VALUE('y', y);
  if (typeof x !== 'number') throw new codes.ERR_INVALID_CURSOR_POS();
  const place = typeof y === 'number' ? `\u001b[${y + 1};${x + 1}H` : `\u001b[${x + 1}G`;
  return writeEscape(this, place, callback);
};

WriteStream.prototype.moveCursor = function(dx, dy, callback) {
  let text = '';
  if (dx < 0) text += `\u001b[${-dx}D`;
  else if (dx > 0) text += `\u001b[${dx}C`;
  if (dy < 0) text += `\u001b[${-dy}A`;
  else if (dy > 0) text += `\u001b[${dy}B`;
  return writeEscape(this, text, callback);
};

WriteStream.prototype.clearLine = function(direction, callback) {
  const part = direction < 0 ? 1 : direction > 0 ? 0 : 2;
  return writeEscape(this, `\u001b[${part}K`, callback);
};

WriteStream.prototype.clearScreenDown = function(callback) {
  return writeEscape(this, '\u001b[0J', callback);
};

// ---- colours ----------------------------------------------------------------------------------

const COLORS_2 = 1; // bits
const COLORS_16 = 4;
const COLORS_256 = 8;
const COLORS_16M = 24;

// FORCE_COLOR as the documentation has it; undefined: it does not say.
function forcedDepth(value) {
  switch (value) {
    case '': case '1': case 'true': return COLORS_16;
    case '2': return COLORS_256;
    case '3': return COLORS_16M;
    default: return COLORS_2;
  }
}

const CI_DEPTHS = [['CIRCLECI', COLORS_16M], ['GITEA_ACTIONS', COLORS_16M],
  ['GITHUB_ACTIONS', COLORS_16M], ['APPVEYOR', COLORS_256], ['BUILDKITE', COLORS_256],
  ['DRONE', COLORS_256], ['GITLAB_CI', COLORS_256], ['TRAVIS', COLORS_256]];

const TERM_DEPTHS = [
  [/truecolor|24bit|-direct$|^(?:alacritty|foot|xterm-kitty|mosh|xterm-ghostty|wezterm)/, COLORS_16M],
  [/256(?:color)?$/, COLORS_256],
  [/^(?:screen|tmux|xterm|rxvt|vt100|vt220|eterm|linux|cygwin|konsole|kterm|mlterm|putty|st|hurd|gnome|console|con[0-9]*x[0-9]*|jfbterm|dtterm|fluxbox)|color|ansi/, COLORS_16],
];

function depthOf(env) {
  if (env.FORCE_COLOR !== undefined) return forcedDepth(env.FORCE_COLOR);
  if ((env.NODE_DISABLE_COLORS !== undefined && env.NODE_DISABLE_COLORS !== '') ||
      (env.NO_COLOR !== undefined && env.NO_COLOR !== '') || env.TERM === 'dumb') {
    return COLORS_2;
  }
  if (env.TMUX) return COLORS_16M;
  if ('TF_BUILD' in env && 'AGENT_NAME' in env) return COLORS_16;
  if ('CI' in env) {
    for (const [name, depth] of CI_DEPTHS) if (name in env) return depth;
    return env.CI_NAME === 'codeship' ? COLORS_256 : COLORS_2;
  }
  if ('TEAMCITY_VERSION' in env) {
    return /^(?:9\.0*[1-9]\d*\.|\d{2,}\.)/.test(env.TEAMCITY_VERSION) ? COLORS_16 : COLORS_2;
  }
  switch (env.TERM_PROGRAM) {
    case 'iTerm.app':
      return !env.TERM_PROGRAM_VERSION || /^[0-2]\./.test(env.TERM_PROGRAM_VERSION) ?
        COLORS_256 : COLORS_16M;
    case 'HyperTerm': case 'MacTerm': return COLORS_16M;
    case 'Apple_Terminal': return COLORS_256;
    default:
  }
  if (env.COLORTERM === 'truecolor' || env.COLORTERM === '24bit') return COLORS_16M;
  const term = (env.TERM ?? '').toLowerCase();
  for (const [pattern, depth] of TERM_DEPTHS) if (pattern.test(term)) return depth;
  return env.COLORTERM ? COLORS_16 : COLORS_2;
}

/**
 * Bits of a colour.
 * @param {object} [env]
 * @returns {1|4|8|24}
 */
WriteStream.prototype.getColorDepth = function(env = process.env) {
  return depthOf(env);
};

/**
 * @param {integer} [count] 16
 * @param {object} [env]
 */
WriteStream.prototype.hasColors = function(count, env) {
  if (env === undefined && (count === undefined || (typeof count === 'object' && count !== null))) {
    [env, count] = [count, 16];
  } else {
    validateInteger(count, 'count', 2);
  }
  if (env !== undefined) validateObject(env, 'env');
  return count <= 2 ** this.getColorDepth(env);
};

let hasParent = false;
// net is only loaded when somebody makes a ReadStream or looks at its chain.
function linkReadStream() {
  if (hasParent) return;
  hasParent = true;
  const { Socket } = require('net');
  Object.setPrototypeOf(ReadStream.prototype, Socket.prototype);
  Object.setPrototypeOf(ReadStream, Socket);
}

module.exports = { isatty, WriteStream };
Object.defineProperty(module.exports, 'ReadStream', {
  __proto__: null,
  get() {
    linkReadStream();
    return ReadStream;
  },
  enumerable: true,
  configurable: true,
});
