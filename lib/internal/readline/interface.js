'use strict';
// internal/readline/interface - what readline.Interface and the one of readline/promises share:
// lines from a stream, the prompt, questions, history.  Keys and editing: internal/readline/edit.
// Public face: lib/node/readline.js, lib/node/readline/promises.js.

const EventEmitter = require('events');
const { AbortError, codes } = require('internal/errors');
const {
  validateAbortSignal, validateArray, validateNumber, validateString, validateUint32,
} = require('internal/validators');

const { ERR_INVALID_ARG_VALUE, ERR_USE_AFTER_CLOSE } = codes;

const DEFAULT_HISTORY = 30;
const MIN_CRLF_DELAY = 100; // ms
const ESCAPE_TIMEOUT = 500;

const lineEnding = () => /\r\n|\n|\r(?!\n)|\u2028|\u2029/g;

function readOptions(input, output, completer, terminal) {
  if (!input?.input) return { input, output, completer, terminal };
  return input;
}

function checkOptions(options) {
  const { completer, history, historySize, escapeCodeTimeout, tabSize, prompt, signal } = options;
  if (signal) validateAbortSignal(signal, 'options.signal');
  if (completer !== undefined && typeof completer !== 'function') {
    throw new ERR_INVALID_ARG_VALUE('completer', completer);
  }
  if (escapeCodeTimeout !== undefined && !Number.isFinite(escapeCodeTimeout)) {
    throw new ERR_INVALID_ARG_VALUE('input.escapeCodeTimeout', escapeCodeTimeout);
  }
  if (prompt !== undefined) validateString(prompt, 'prompt');
  if (tabSize !== undefined) validateUint32(tabSize, 'tabSize', true);
  if (history !== undefined) validateArray(history, 'history');
  if (historySize !== undefined) validateNumber(historySize, 'historySize', 0);
}

function InterfaceBase(...args) {
  const options = readOptions(...args);
  if (options.escapeCodeTimeout === null) {
    throw new ERR_INVALID_ARG_VALUE('input.escapeCodeTimeout', null);
  }
  checkOptions(options);
  EventEmitter.call(this);
  const { input, output, signal, crlfDelay } = options;
  this.input = input;
  this.output = output;
  this.completer = options.completer;
  this.terminal = !!(options.terminal === undefined || options.terminal === null ?
    output?.isTTY : options.terminal);
  this.historySize = options.historySize ?? DEFAULT_HISTORY;
  this.history = options.history ?? [];
  this.removeHistoryDuplicates = !!options.removeHistoryDuplicates;
  this.historyIndex = -1;
  this.crlfDelay = crlfDelay ? Math.max(MIN_CRLF_DELAY, crlfDelay) : MIN_CRLF_DELAY;
  this.escapeCodeTimeout = options.escapeCodeTimeout ?? ESCAPE_TIMEOUT;
  this.tabSize = options.tabSize ?? 8;
  this.isCompletionEnabled = true;
  this.line = '';
  this.cursor = 0;
  this.closed = false;
  this.paused = false;
  this.prevRows = 0;
  this._sawReturnAt = 0;
  this._lineBuffer = '';
  this._prompt = options.prompt ?? '> ';
  this._questionCallback = null;
  this._previousKey = null;
  this._lineIterator = undefined;
  listen(this);
  if (signal) followSignal(this, signal);
  this.input?.resume();
}
Object.setPrototypeOf(InterfaceBase.prototype, EventEmitter.prototype);
Object.setPrototypeOf(InterfaceBase, EventEmitter);

function followSignal(self, signal) {
  const close = () => self.close();
  if (signal.aborted) {
    process.nextTick(close);
    return;
  }
  signal.addEventListener('abort', close, { once: true });
  self.once('close', () => signal.removeEventListener('abort', close));
}

function listen(self) {
  const { input } = self;
  const onError = (error) => self.emit('error', error);
  input.on('error', onError);
  if (self.terminal) {
    listenForKeys(self, onError);
    return;
  }
  const { StringDecoder } = require('string_decoder');
  const decoder = new StringDecoder('utf8');
  const onData = (data) => {
    self._normalWrite(typeof data === 'string' ? data : decoder.write(data));
  };
  const onEnd = () => {
    const rest = self._lineBuffer + decoder.end();
    self._lineBuffer = '';
    if (rest !== '') self._onLine(rest);
    self.close();
  };
  input.on('data', onData);
  input.on('end', onEnd);
  self.once('close', () => {
    input.removeListener('data', onData);
    input.removeListener('error', onError);
    input.removeListener('end', onEnd);
  });
}

function listenForKeys(self, onError) {
  const { input, output } = self;
  const onKey = (s, key) => {
    self._ttyWrite(s, key);
    if (key?.sequence) {
      const first = key.sequence.codePointAt(0);
      // A wide sign may have moved what is behind it.
      if (first >= 0x1F600 && first <= 0x1F64F) self._refreshLine();
    }
  };
  const onEnd = () => {
    if (typeof self.line === 'string' && self.line.length > 0) self.emit('line', self.line);
    self.close();
  };
  const onResize = () => self._refreshLine();
  require('internal/readline/keys').emitKeypressEvents(input, self);
  require('internal/readline/edit').attach(InterfaceBase.prototype);
  input.on('keypress', onKey);
  input.on('end', onEnd);
  self._setRawMode(true);
  output?.on?.('resize', onResize);
  self.once('close', () => {
    input.removeListener('keypress', onKey);
    input.removeListener('error', onError);
    input.removeListener('end', onEnd);
    output?.removeListener?.('resize', onResize);
  });
}

const methods = {
  get columns() {
    return this.output?.columns || Infinity;
  },

  setPrompt(prompt) {
    this._prompt = prompt;
  },

  getPrompt() {
    return this._prompt;
  },

  _setRawMode(mode) {
    const was = this.input.isRaw;
    if (typeof this.input.setRawMode === 'function') this.input.setRawMode(mode);
    return was;
  },

  /** Writes the prompt; true keeps the cursor where it is. */
  prompt(preserveCursor) {
    if (this.paused) this.resume();
    if (this.terminal && process.env.TERM !== 'dumb') {
      if (!preserveCursor) this.cursor = 0;
      this._refreshLine();
    } else {
      this._writeToOutput(this._prompt);
    }
  },

  _question(query, callback) {
    if (this.closed) throw new ERR_USE_AFTER_CLOSE('readline');
    if (this._questionCallback !== null) {
      this.prompt();
      return;
    }
    this._oldPrompt = this._prompt;
    this.setPrompt(query);
    this._questionCallback = callback;
    this.prompt();
  },

  _cancelQuestion() {
    if (this._questionCallback === null) return;
    this._questionCallback = null;
    this.setPrompt(this._oldPrompt);
    this._rejectQuestion = undefined;
    if (this.terminal) this.clearLine();
  },

  _onLine(line) {
    const callback = this._questionCallback;
    if (callback === null) {
      this.emit('line', line);
      return;
    }
    this._questionCallback = null;
    this._rejectQuestion = undefined;
    this.setPrompt(this._oldPrompt);
    callback(line);
  },

  _writeToOutput(text) {
    validateString(text, 'stringToWrite');
    this.output?.write(text);
  },

  /** The line that was typed, which goes into the history. */
  _addHistory() {
    const { line, history, historySize } = this;
    if (line === '' || historySize === 0 || line.trim() === '') return line;
    if (history[0] !== line) {
      if (this.removeHistoryDuplicates) {
        const at = history.indexOf(line);
        if (at >= 0) history.splice(at, 1);
      }
      history.unshift(line);
      if (history.length > historySize) history.pop();
    }
    this.historyIndex = -1;
    const newest = history[0];
    this.emit('history', history);
    return history[0] === newest ? line : history[0] ?? line;
  },

  close() {
    if (this.closed) return;
    this.pause();
    if (this.terminal) this._setRawMode(false);
    this.closed = true;
    if (this._rejectQuestion !== undefined) {
      this._rejectQuestion(new AbortError());
      this._rejectQuestion = undefined;
    }
    this.emit('close');
  },

  pause() {
    if (this.closed) throw new ERR_USE_AFTER_CLOSE('readline');
    if (this.paused) return undefined;
    this.input.pause();
    this.paused = true;
    this.emit('pause');
    return this;
  },

  resume() {
    if (this.closed) throw new ERR_USE_AFTER_CLOSE('readline');
    if (!this.paused) return undefined;
    this.input.resume();
    this.paused = false;
    this.emit('resume');
    return this;
  },

  /** As if it had been typed. */
  write(data, key) {
    if (this.closed) throw new ERR_USE_AFTER_CLOSE('readline');
    if (this.paused) this.resume();
    if (this.terminal) this._ttyWrite(data, key);
    else this._normalWrite(data);
  },

  _normalWrite(text) {
    if (text === undefined || text === '') return;
    if (this._sawReturnAt && Date.now() - this._sawReturnAt <= this.crlfDelay) {
      if (text[0] === '\n') text = text.slice(1);
    }
    this._sawReturnAt = 0;
    if (text === '') return;
    const pattern = lineEnding();
    if (!pattern.test(text)) {
      this._lineBuffer += text;
      return;
    }
    if (text.at(-1) === '\r') this._sawReturnAt = Date.now();
    const lines = (this._lineBuffer + text).split(lineEnding());
    this._lineBuffer = lines.pop();
    for (const line of lines) this._onLine(line);
  },

  /** The end of the line that is edited, and the start of the next. */
  clearLine() {
    this._moveCursor(+Infinity);
    this._writeToOutput('\r\n');
    this.line = '';
    this.cursor = 0;
    this.prevRows = 0;
  },

  /** Where text would end on the screen: { cols, rows }. */
  _getDisplayPos(text) {
    const { textWidth, stripControl } = require('internal/util/text_width');
    const columns = this.columns;
    let offset = 0;
    let rows = 0;
    for (const char of stripControl(text)) {
      if (char === '\n') {
        rows += Math.ceil(offset / columns) || 1;
        offset = 0;
      } else if (char === '\t') {
        offset += this.tabSize - (offset % this.tabSize);
      } else {
        const width = textWidth(char, false);
        if (width === 2 && (offset + 1) % columns === 0) offset++; // does not fit: the next row
        offset += width;
      }
    }
    return { cols: offset % columns, rows: rows + (offset - (offset % columns)) / columns || 0 };
  },

  /** https://nodejs.org/api/readline.html#rlgetcursorpos */
  getCursorPos() {
    return this._getDisplayPos(this._prompt + this.line.slice(0, this.cursor));
  },

  _getCursorPos() {
    return this.getCursorPos();
  },

  /** https://nodejs.org/api/readline.html#rlsymbolasynciterator */
  [Symbol.asyncIterator]() {
    if (this._lineIterator === undefined) {
      const { on, kFirstEventParam } = require('internal/events/async');
      this._lineIterator = on(this, 'line', {
        close: ['close'], highWaterMark: 1024, [kFirstEventParam]: true,
      });
    }
    return this._lineIterator;
  },

  [Symbol.dispose]() {
    this.close();
  },
};

const descs = Object.getOwnPropertyDescriptors(methods);
for (const key of Reflect.ownKeys(descs)) descs[key].enumerable = false;
Object.defineProperties(InterfaceBase.prototype, descs);

module.exports = { InterfaceBase };
