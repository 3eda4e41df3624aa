'use strict';
// readline/promises - readline with promises in place of callbacks.
// https://nodejs.org/api/readline.html#promises-api
// The mechanics: lib/internal/readline/.

const { InterfaceBase } = require('internal/readline/interface');
const { AbortError, codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
const { validateAbortSignal, validateBoolean, validateInteger } = require('internal/validators');
const { cursorText, moveText, clearText, CLEAR_DOWN } = require('internal/readline/cursor');

class Interface extends InterfaceBase {
  constructor(input, output, completer, terminal) {
    super(input, output, completer, terminal);
    const given = this.completer;
    if (typeof given === 'function') {
      this.completer = (line, callback) => {
        new Promise((resolve) => resolve(given.call(this, line)))
          .then((list) => callback(null, list), (error) => callback(error));
      };
    }
  }

  /**
   * https://nodejs.org/api/readline.html#rlquestionquery-options
   * @param {string} query
   * @param {object} [options] { signal }
   * @returns {Promise<string>} the line that came next
   */
  question(query, options = {}) {
    return new Promise((resolve, reject) => {
      const signal = options?.signal;
      let answered = resolve;
      if (signal) {
        validateAbortSignal(signal, 'options.signal');
        if (signal.aborted) {
          reject(new AbortError(undefined, { cause: signal.reason }));
          return;
        }
        const onAbort = () => {
          this._cancelQuestion();
          reject(new AbortError(undefined, { cause: signal.reason }));
        };
        signal.addEventListener('abort', onAbort, { once: true });
        answered = (answer) => {
          signal.removeEventListener('abort', onAbort);
          resolve(answer);
        };
      }
      this._rejectQuestion = reject;
      this._question(query, answered);
    });
  }
}

/**
 * Collects cursor moves and sends them in one write.
 * https://nodejs.org/api/readline.html#class-readlinepromisesreadline
 */
class Readline {
  #stream;
  #todo = [];
  #autoCommit = false;

  constructor(stream, options = undefined) {
    if (stream === null || typeof stream !== 'object' || typeof stream.write !== 'function' ||
        typeof stream.on !== 'function') {
      throw new ERR_INVALID_ARG_TYPE('stream', 'Writable', stream);
    }
    this.#stream = stream;
    if (options?.autoCommit != null) { // eslint-disable-line eqeqeq
      validateBoolean(options.autoCommit, 'options.autoCommit');
      this.#autoCommit = options.autoCommit;
    }
  }

  #add(text) {
    if (this.#autoCommit) process.nextTick(() => this.#stream.write(text));
    else this.#todo.push(text);
    return this;
  }

  cursorTo(x, y = undefined) {
    validateInteger(x, 'x');
    if (y !== undefined) validateInteger(y, 'y');
    return this.#add(cursorText(x, y));
  }

  moveCursor(dx, dy) {
    if (dx || dy) {
      validateInteger(dx, 'dx');
      validateInteger(dy, 'dy');
      this.#add(moveText(dx, dy));
    }
    return this;
  }

  clearLine(dir) {
    validateInteger(dir, 'dir', -1, 1);
    return this.#add(clearText(dir));
  }

  clearScreenDown() {
    return this.#add(CLEAR_DOWN);
  }

  /** @returns {Promise<void>} */
  commit() {
    return new Promise((resolve) => {
      this.#stream.write(this.#todo.join(''), resolve);
      this.#todo = [];
    });
  }

  rollback() {
    this.#todo = [];
    return this;
  }
}

/** https://nodejs.org/api/readline.html#readlinepromisescreateinterfaceoptions */
function createInterface(input, output, completer, terminal) {
  return new Interface(input, output, completer, terminal);
}

module.exports = { Interface, Readline, createInterface };
