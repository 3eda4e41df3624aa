'use strict';
// internal/readline/keys - key presses from what a terminal sends.
// Public face: readline.emitKeypressEvents.  Native half: none.
//
//   ESC O [digit] letter           ESC [ [digits [; digit]] end          ESC [ [ ...
// `end` is a letter, ~, ^ or $; a digit tells the modifiers: 1 + shift, 2 meta, 4 ctrl.
// A lone ESC is a key when nothing follows for a while.

const { StringDecoder } = require('string_decoder');

const ESC = '\u001b';
const DEFAULT_ESCAPE_TIMEOUT = 500; // ms

const ENDS = {
  '__proto__': null,
  'A': 'up', 'B': 'down', 'C': 'right', 'D': 'left', 'E': 'clear', 'F': 'end', 'H': 'home',
  'P': 'f1', 'Q': 'f2', 'R': 'f3', 'S': 'f4', 'Z': 'tab',
};
const NUMBERS = {
  '__proto__': null,
  1: 'home', 2: 'insert', 3: 'delete', 4: 'end', 5: 'pageup', 6: 'pagedown', 7: 'home', 8: 'end',
  11: 'f1', 12: 'f2', 13: 'f3', 14: 'f4', 15: 'f5', 17: 'f6', 18: 'f7', 19: 'f8', 20: 'f9',
  21: 'f10', 23: 'f11', 24: 'f12', 200: 'paste-start', 201: 'paste-end',
};
const LINUX = { '__proto__': null, 'A': 'f1', 'B': 'f2', 'C': 'f3', 'D': 'f4', 'E': 'f5' };

const isDigit = (char) => char >= '0' && char <= '9';

class Decoder {
  #sequence = '';
  #emit;

  constructor(emit) {
    this.#emit = emit;
  }

  /** Whether keys may still come out of what has been given. */
  get isPending() {
    return this.#sequence !== '';
  }

  /** @param {string} char a code point; '' when nothing has come for a while */
  feed(char) {
    this.#sequence += char;
    const sequence = this.#sequence;
    if (!isWhole(sequence, char === '')) return;
    this.#sequence = '';
    const key = keyOf(sequence);
    const isCharacter = sequence.codePointAt(0) > 0xFFFF ? sequence.length === 2 :
      sequence.length === 1;
    if (isCharacter || key.name !== undefined || key.code !== undefined || key.meta) {
      const isEscape = sequence[0] === ESC;
      this.#emit(isCharacter && !isEscape ? sequence : undefined, key);
    } else {
      this.#emit(undefined, key);
    }
  }
}

function isWhole(text, isOver) {
  if (text[0] !== ESC || isOver) return true;
  const at = text[1] === ESC ? 2 : 1;
  if (text.length <= at) return false;
  const kind = text[at];
  if (kind !== 'O' && kind !== '[') return true;
  const rest = text.slice(at + 1);
  if (kind === 'O') return rest.length > (isDigit(rest[0]) ? 1 : 0);
  if (rest[0] === '[') return /^\[(?:[^\d]|\d+[^\d])/u.test(rest);
  return /^(?:\d{0,3}(?:;\d?)?[^\d;]|\d{4}|\d+;\d\d)/u.test(rest);
}

function applyModifier(key, modifier) {
  key.ctrl = (modifier & 4) !== 0;
  key.meta = (modifier & 10) !== 0;
  key.shift = (modifier & 1) !== 0;
}

function codeKey(key, text, at) {
  const kind = text[at];
  const [, bracket, digits, modifier, end] =
    /^(\[?)(\d*)(?:;(\d*))?(.?)/u.exec(text.slice(at + 1));
  const isNumbered = '~^$'.includes(end) && end !== '';
  const hasNumber = isNumbered || /^[a-z]$/.test(end) && digits !== '' && modifier === undefined;
  key.code = hasNumber ? `${kind}${bracket}${digits}${end}` : `${kind}${bracket}${end}`;
  const level = modifier ?? (hasNumber ? '' : digits);
  applyModifier(key, (Number(level) || 1) - 1);
  if (isNumbered) {
    key.name = NUMBERS[digits] ?? 'undefined';
    if (end === '^') key.ctrl = true;
    if (end === '$') key.shift = true;
  } else if (bracket !== '') {
    key.name = LINUX[end] ?? 'undefined';
  } else if (end >= 'a' && end <= 'e') {
    key.name = ENDS[end.toUpperCase()];
    if (kind === 'O') key.ctrl = true;
    else key.shift = true;
  } else {
    key.name = ENDS[end] ?? 'undefined';
    if (end === 'Z') key.shift = true;
  }
  return key;
}

const PLAIN = {
  '__proto__': null, '\r': 'return', '\n': 'enter', '\t': 'tab', '\b': 'backspace',
  '\u007f': 'backspace', [ESC]: 'escape', ' ': 'space',
};

function keyOf(sequence) {
  const key = { sequence, name: undefined, ctrl: false, meta: false, shift: false };
  let at = 0;
  if (sequence[0] === ESC) at = sequence[1] === ESC ? 2 : 1;
  const isEscaped = at > 0;
  if (sequence.length === at) at--; // ESC, or ESC ESC, and nothing more
  const char = String.fromCodePoint(sequence.codePointAt(at));
  if (isEscaped && (char === 'O' || char === '[') && sequence.length > at + 1) {
    return codeKey(key, sequence, at);
  }
  key.meta = isEscaped;
  const name = PLAIN[char];
  if (name !== undefined) {
    key.name = name;
    // Twice ESC before one of these is meta, too.
  } else if (char <= '\u001a') {
    key.name = String.fromCharCode(char.charCodeAt(0) + 96);
    key.ctrl = true;
  } else if (/^[0-9A-Za-z]$/.test(char)) {
    key.name = char.toLowerCase();
    key.shift = /^[A-Z]$/.test(char);
  }
  return key;
}

const kState = Symbol('keypress-decoder');

/**
 * Lets a stream emit 'keypress' for what it reads, for as long as somebody listens.
 * https://nodejs.org/api/readline.html#readlineemitkeypresseventsstream-interface
 * @param {stream.Readable} stream
 * @param {Interface} [iface]
 */
function emitKeypressEvents(stream, iface = {}) {
  if (stream[kState] !== undefined) return;
  const decoder = new Decoder((s, key) => stream.emit('keypress', s, key));
  stream[kState] = decoder;
  const text = new StringDecoder('utf8');
  let timer;

  function onData(input) {
    if (stream.listenerCount('keypress') === 0) {
      // Nobody wants keys: the stream is as it was.
      stream.removeListener('data', onData);
      stream.on('newListener', onNewListener);
      return;
    }
    const string = text.write(typeof input === 'string' ? Buffer.from(input) : input);
    if (string === '') return;
    clearTimeout(timer);
    iface.isCompletionEnabled = string.length <= 1 || string === '\t';
    let left = string.length;
    for (const char of string) {
      left -= char.length;
      if (left === 0) iface.isCompletionEnabled = true;
      try {
        decoder.feed(char);
      } catch (error) {
        stream[kState] = undefined;
        stream.removeListener('data', onData);
        emitKeypressEvents(stream, iface);
        throw error;
      }
    }
    if (decoder.isPending && string.endsWith(ESC)) {
      timer = setTimeout(() => decoder.feed(''), iface.escapeCodeTimeout ?? DEFAULT_ESCAPE_TIMEOUT);
    }
  }

  function onNewListener(event) {
    if (event !== 'keypress') return;
    stream.on('data', onData);
    stream.removeListener('newListener', onNewListener);
  }

  if (stream.listenerCount('keypress') > 0) stream.on('data', onData);
  else stream.on('newListener', onNewListener);
}

module.exports = { emitKeypressEvents };
