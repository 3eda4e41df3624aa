'use strict';
// internal/readline/edit - the keys that edit a line on a terminal, as in Emacs.
// Public face: lib/node/readline.js.  Loaded with the first interface on a terminal.

const { cursorTo, moveCursor, clearScreenDown } = require('internal/readline/cursor');

const MAX_UNDO = 2048;
const MAX_KILLS = 32;

const WORD_BEFORE = /(?:[^\w\s]+|\w+)?\s*$/;
const WORD_AFTER = /^(?:\s+|[^\w\s]+|\w+)\s*/;

// Code units of the sign before, and at, an index.
function charBefore(text, index) {
  if (index <= 0) return 0;
  return index > 1 && text.codePointAt(index - 2) > 0xFFFF ? 2 : 1;
}

function charAt(text, index) {
  if (index >= text.length) return 1;
  return text.codePointAt(index) > 0xFFFF ? 2 : 1;
}

function commonPrefix(list) {
  let prefix = list[0] ?? '';
  for (const each of list) {
    while (!each.startsWith(prefix)) prefix = prefix.slice(0, -1);
  }
  return prefix;
}

const methods = {
  _refreshLine() {
    const text = this._prompt + this.line;
    const end = this._getDisplayPos(text);
    const cursor = this.getCursorPos();
    if (this.prevRows > 0) moveCursor(this.output, 0, -this.prevRows);
    cursorTo(this.output, 0);
    clearScreenDown(this.output);
    this._writeToOutput(text);
    if (end.cols === 0) this._writeToOutput(' '); // lets the terminal begin the row
    cursorTo(this.output, cursor.cols);
    if (end.rows > cursor.rows) moveCursor(this.output, 0, cursor.rows - end.rows);
    this.prevRows = cursor.rows;
  },

  // Notes what the line was, for undo.
  _beforeEdit() {
    this._undoStack ??= [];
    this._redoStack = [];
    this._undoStack.push({ text: this.line, cursor: this.cursor });
    if (this._undoStack.length > MAX_UNDO) this._undoStack.shift();
  },

  _restore(from, to) {
    const state = from?.pop();
    if (state === undefined) return;
    to.push({ text: this.line, cursor: this.cursor });
    this.line = state.text;
    this.cursor = state.cursor;
    this._refreshLine();
  },

  _undo() {
    this._restore(this._undoStack, this._redoStack ??= []);
  },

  _redo() {
    this._restore(this._redoStack, this._undoStack ??= []);
  },

  _insertString(text) {
    this._beforeEdit();
    if (this.cursor < this.line.length) {
      this.line = this.line.slice(0, this.cursor) + text + this.line.slice(this.cursor);
      this.cursor += text.length;
      this._refreshLine();
      return;
    }
    const before = this.getCursorPos();
    this.line += text;
    this.cursor += text.length;
    if (before.rows < this.getCursorPos().rows) this._refreshLine();
    else this._writeToOutput(text);
  },

  _moveCursor(dx) {
    if (dx === 0) return;
    const before = this.getCursorPos();
    this.cursor = Math.min(Math.max(this.cursor + dx, 0), this.line.length);
    const after = this.getCursorPos();
    if (before.rows === after.rows) moveCursor(this.output, after.cols - before.cols, 0);
    else this._refreshLine();
  },

  // Removes from `start` to `end`; `kill` keeps it for _yank.
  _remove(start, end, kill) {
    if (start >= end) return;
    this._beforeEdit();
    if (kill) {
      this._kills ??= [];
      this._kills.unshift(this.line.slice(start, end));
      if (this._kills.length > MAX_KILLS) this._kills.pop();
      this._killIndex = 0;
    }
    this.line = this.line.slice(0, start) + this.line.slice(end);
    this.cursor = start;
    this._refreshLine();
  },

  _deleteLeft() {
    this._remove(this.cursor - charBefore(this.line, this.cursor), this.cursor);
  },

  _deleteRight() {
    if (this.cursor < this.line.length) {
      this._remove(this.cursor, this.cursor + charAt(this.line, this.cursor));
    }
  },

  _wordLeft() {
    this._moveCursor(-WORD_BEFORE.exec(this.line.slice(0, this.cursor))[0].length);
  },

  _wordRight() {
    const word = WORD_AFTER.exec(this.line.slice(this.cursor));
    if (word !== null) this._moveCursor(word[0].length);
  },

  _deleteWordLeft() {
    const length = WORD_BEFORE.exec(this.line.slice(0, this.cursor))[0].length;
    this._remove(this.cursor - length, this.cursor, true);
  },

  _deleteWordRight() {
    const word = WORD_AFTER.exec(this.line.slice(this.cursor));
    if (word !== null) this._remove(this.cursor, this.cursor + word[0].length, true);
  },

  _deleteLineLeft() {
    this._remove(0, this.cursor, true);
  },

  _deleteLineRight() {
    this._remove(this.cursor, this.line.length, true);
  },

  _yank() {
    const text = this._kills?.[0];
    if (text === undefined) return;
    this._killIndex = 0;
    this._yanked = text.length;
    this._insertString(text);
  },

  _yankPop() {
    if (this._yanked === undefined || this._kills.length < 2) return;
    this._killIndex = (this._killIndex + 1) % this._kills.length;
    const start = this.cursor - this._yanked;
    const text = this._kills[this._killIndex];
    this.line = this.line.slice(0, start) + text + this.line.slice(this.cursor);
    this.cursor = start + text.length;
    this._yanked = text.length;
    this._refreshLine();
  },

  _line() {
    const line = this._addHistory();
    this._undoStack = [];
    this._redoStack = [];
    this.clearLine();
    this._onLine(line);
  },

  // ---- history: entries that begin with what was typed ------------------------------------------

  _showHistory(index, line) {
    this.historyIndex = index;
    this.line = line;
    this.cursor = line.length;
    this._refreshLine();
  },

  _historyPrev() {
    const { history } = this;
    if (history.length === 0 || this.historyIndex >= history.length) return;
    const search = this._search ?? '';
    let index = this.historyIndex + 1;
    while (index < history.length &&
           (!history[index].startsWith(search) || this.line === history[index])) index++;
    this._showHistory(index, index === history.length ? search : history[index]);
  },

  _historyNext() {
    const { history } = this;
    if (this.historyIndex < 0) return;
    const search = this._search ?? '';
    let index = this.historyIndex - 1;
    while (index >= 0 && (!history[index].startsWith(search) || this.line === history[index])) {
      index--;
    }
    this._showHistory(index, index < 0 ? search : history[index]);
  },

  // ---- completion -------------------------------------------------------------------------------

  _tabComplete(wasTab) {
    this.pause();
    const text = this.line.slice(0, this.cursor);
    this.completer(text, (error, found) => {
      if (this.closed) return;
      this.resume();
      if (error) {
        this._writeToOutput(`Tab completion error: ${require('util').inspect(error)}`);
        return;
      }
      const [completions, completeOn] = found ?? [];
      if (completions?.length > 0) this._complete(completions, completeOn, wasTab);
    });
  },

  _complete(completions, completeOn, wasTab) {
    const prefix = commonPrefix(completions.filter((each) => each !== ''));
    if (prefix.startsWith(completeOn) && prefix.length > completeOn.length) {
      this._insertString(prefix.slice(completeOn.length));
      return;
    }
    if (!completeOn.startsWith(prefix)) {
      const start = this.cursor - completeOn.length;
      this.line = this.line.slice(0, start) + prefix + this.line.slice(this.cursor);
      this.cursor = start + prefix.length;
      this._refreshLine();
      return;
    }
    if (!wasTab) return;
    this._showCompletions(completions);
  },

  _showCompletions(completions) {
    const { textWidth } = require('internal/util/text_width');
    const widths = completions.map((each) => textWidth(each));
    const width = Math.max(...widths) + 2;
    let perRow = Math.floor(this.columns / width);
    if (perRow === Infinity || perRow < 1) perRow = 1;
    let output = '\r\n';
    let column = 0;
    let gap = 0;
    completions.forEach((each, i) => {
      if (each === '') { // an empty one is a blank line between groups
        output += '\r\n';
        [column, gap] = [0, 0];
        return;
      }
      if (column === perRow) {
        output += '\r\n';
        [column, gap] = [0, 0];
      }
      output += ' '.repeat(gap) + each;
      gap = width - widths[i];
      column++;
    });
    if (column > 0) output += '\r\n\r\n';
    this._writeToOutput(output);
    this._refreshLine();
  },

  // ---- keys -------------------------------------------------------------------------------------

  _interrupt() {
    if (this.listenerCount('SIGINT') > 0) this.emit('SIGINT');
    else this.close();
  },

  _suspend() {
    if (this.listenerCount('SIGTSTP') > 0) {
      this.emit('SIGTSTP');
      return;
    }
    process.once('SIGCONT', () => {
      if (!this.paused) {
        this.pause();
        this.emit('SIGCONT');
      }
      this._setRawMode(true);
      this._refreshLine();
    });
    this._setRawMode(false);
    process.kill(process.pid, 'SIGTSTP');
  },

  _clearScreen() {
    cursorTo(this.output, 0, 0);
    clearScreenDown(this.output);
    this.prevRows = 0;
    this._refreshLine();
  },

  _ttyWrite(s, key) {
    key ??= {};
    const previous = this._previousKey;
    this._previousKey = key;
    if (!(key.meta && key.name === 'y') && !(key.ctrl && key.name === 'y')) this._yanked = undefined;
    noteSearch(this, key);
    if (key.name === 'escape') return;
    const table = key.ctrl ? key.shift ? CTRL_SHIFT : CTRL : key.meta ? META : PLAIN;
    const action = table[key.name];
    if (key.name !== 'enter' && key.name !== 'return') this._sawReturnAt = 0;
    if (action !== undefined) {
      if (action(this, previous, s) !== false) return;
    } else if (key.ctrl && /^[_^-]$|^undefined$/.test(`${key.name}`)) {
      if (key.sequence === '\u001f') return this._undo();
      if (key.sequence === '\u001e') return this._redo();
    } else if (key.sequence === '\u001f') {
      return this._undo();
    } else if (key.sequence === '\u001e') {
      return this._redo();
    } else if (table !== PLAIN) {
      return;
    }
    if (typeof s === 'string' && s !== '' && table === PLAIN) insertText(this, s);
  },
};

// Up and down look for lines that begin with what stood before the cursor at the first of them.
function noteSearch(self, key) {
  const isHistory = !key.ctrl && !key.meta && !key.shift &&
    (key.name === 'up' || key.name === 'down');
  if (isHistory) {
    self._search ??= self.line.slice(0, self.cursor);
  } else if (self._search !== undefined) {
    self._search = undefined;
    if (self.historyIndex === self.history.length) self.historyIndex = -1;
  }
}

function insertText(self, text) {
  const lines = text.split(/\r\n|\n|\r|\u2028|\u2029/);
  lines.forEach((line, i) => {
    if (i > 0) self._line();
    if (line !== '') self._insertString(line);
  });
}

function endLine(self, isReturn) {
  if (isReturn) {
    self._sawReturnAt = Date.now();
  } else {
    const at = self._sawReturnAt;
    self._sawReturnAt = 0;
    if (at !== 0 && Date.now() - at <= self.crlfDelay) return; // the second half of \r\n
  }
  self._line();
}

const CTRL_SHIFT = {
  __proto__: null,
  backspace: (self) => self._deleteLineLeft(),
  delete: (self) => self._deleteLineRight(),
};

const CTRL = {
  __proto__: null,
  c: (self) => self._interrupt(),
  h: (self) => self._deleteLeft(),
  d(self) {
    if (self.cursor === 0 && self.line === '') self.close();
    else self._deleteRight();
  },
  u: (self) => self._deleteLineLeft(),
  k: (self) => self._deleteLineRight(),
  a: (self) => self._moveCursor(-Infinity),
  e: (self) => self._moveCursor(+Infinity),
  b: (self) => self._moveCursor(-charBefore(self.line, self.cursor)),
  f: (self) => self._moveCursor(+charAt(self.line, self.cursor)),
  l: (self) => self._clearScreen(),
  n: (self) => self._historyNext(),
  p: (self) => self._historyPrev(),
  y: (self) => self._yank(),
  z: (self) => self._suspend(),
  w: (self) => self._deleteWordLeft(),
  backspace: (self) => self._deleteWordLeft(),
  delete: (self) => self._deleteWordRight(),
  left: (self) => self._wordLeft(),
  right: (self) => self._wordRight(),
};

const META = {
  __proto__: null,
  b: (self) => self._wordLeft(),
  f: (self) => self._wordRight(),
  d: (self) => self._deleteWordRight(),
  delete: (self) => self._deleteWordRight(),
  backspace: (self) => self._deleteWordLeft(),
  y: (self) => self._yankPop(),
};

const PLAIN = {
  __proto__: null,
  return: (self) => endLine(self, true),
  enter: (self) => endLine(self, false),
  backspace: (self) => self._deleteLeft(),
  delete: (self) => self._deleteRight(),
  left: (self) => self._moveCursor(-charBefore(self.line, self.cursor)),
  right: (self) => self._moveCursor(+charAt(self.line, self.cursor)),
  home: (self) => self._moveCursor(-Infinity),
  end: (self) => self._moveCursor(+Infinity),
  up: (self) => self._historyPrev(),
  down: (self) => self._historyNext(),
  tab(self, previous) {
    if (typeof self.completer !== 'function' || !self.isCompletionEnabled) return false;
    self._tabComplete(previous?.name === 'tab');
    return true;
  },
};

/** Adds the methods to the prototype of the interfaces. */
function attach(prototype) {
  if (Object.hasOwn(prototype, '_ttyWrite')) return;
  const descs = Object.getOwnPropertyDescriptors(methods);
  for (const key of Object.keys(descs)) descs[key].enumerable = false;
  Object.defineProperties(prototype, descs);
}

module.exports = { attach };
