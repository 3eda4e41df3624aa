'use strict';
// readline - lines from a stream, one at a time, with editing on a terminal.
// https://nodejs.org/api/readline.html
// The mechanics: lib/internal/readline/.

const { InterfaceBase } = require('internal/readline/interface');
const { validateAbortSignal } = require('internal/validators');

/**
 * Lines of a stream.
 * https://nodejs.org/api/readline.html#class-readlineinterface
 * @param {stream.Readable|object} input or { input, output, completer, terminal, history,
 *   historySize, removeHistoryDuplicates, prompt, crlfDelay, escapeCodeTimeout, tabSize, signal }
 * @param {stream.Writable} [output]
 * @param {Function} [completer]
 * @param {boolean} [terminal]
 */
function Interface(input, output, completer, terminal) {
  if (!(this instanceof Interface)) return new Interface(input, output, completer, terminal);
  InterfaceBase.call(this, input, output, completer, terminal);
  const given = this.completer;
  if (typeof given === 'function' && given.length < 2) {
    this.completer = (line, callback) => {
      let result;
      try {
        result = given.call(this, line);
      } catch (error) {
        callback(error);
        return;
      }
      if (typeof result?.then === 'function') result.then((list) => callback(null, list), callback);
      else callback(null, result);
    };
  }
}
Object.setPrototypeOf(Interface.prototype, InterfaceBase.prototype);
Object.setPrototypeOf(Interface, InterfaceBase);

/**
 * Writes a question and gives the next line to the callback.
 * https://nodejs.org/api/readline.html#rlquestionquery-options-callback
 * @param {string} query
 * @param {object} [options] { signal }
 * @param {Function} callback (answer)
 */
Interface.prototype.question = function question(query, options, callback) {
  if (typeof options === 'function') [callback, options] = [options, undefined];
  const signal = options?.signal;
  if (signal !== undefined) {
    validateAbortSignal(signal, 'options.signal');
    if (signal.aborted) return;
  }
  if (typeof callback !== 'function') return;
  if (signal === undefined) {
    this._question(query, callback);
    return;
  }
  const onAbort = () => this._cancelQuestion();
  signal.addEventListener('abort', onAbort, { once: true });
  this._question(query, (answer) => {
    signal.removeEventListener('abort', onAbort);
    callback(answer);
  });
};

Object.defineProperty(Interface.prototype.question, Symbol.for('nodejs.util.promisify.custom'), {
  __proto__: null,
  value(query, options) {
    return new Promise((resolve, reject) => {
      const signal = options?.signal;
      const refuse = () => {
        const { AbortError } = require('internal/errors');
        reject(new AbortError(undefined, { cause: signal.reason }));
      };
      if (signal?.aborted) return refuse();
      signal?.addEventListener('abort', refuse, { once: true });
      this.question(query, options, (answer) => {
        signal?.removeEventListener('abort', refuse);
        resolve(answer);
      });
    });
  },
  enumerable: false,
  configurable: true,
  writable: true,
});

/** https://nodejs.org/api/readline.html#readlinecreateinterfaceoptions */
function createInterface(input, output, completer, terminal) {
  return new Interface(input, output, completer, terminal);
}

const { clearLine, clearScreenDown, cursorTo, moveCursor } = require('internal/readline/cursor');
const { emitKeypressEvents } = require('internal/readline/keys');

module.exports = {
  Interface,
  clearLine,
  clearScreenDown,
  createInterface,
  cursorTo,
  emitKeypressEvents,
  moveCursor,
};
Object.defineProperty(module.exports, 'promises', {
  __proto__: null,
  get: () => require('readline/promises'),
  enumerable: true,
  configurable: true,
});
