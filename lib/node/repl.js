'use strict';
// repl - read, evaluate, print, again.
// https://nodejs.org/api/repl.html
// On readline (lines, keys) and vm (contexts).  What completion and await need: lib/internal/repl/.

const { Interface } = require('readline');
const { inspect } = require('util');
const { validateFunction } = require('internal/validators');

const REPL_MODE_SLOPPY = Symbol('repl-sloppy');
const REPL_MODE_STRICT = Symbol('repl-strict');

let lastId = 0;

/** An error that more lines may cure: an evaluator gives it to its callback. */
class Recoverable extends SyntaxError {
  constructor(error) {
    super();
    this.err = error;
  }
}

/** How values are shown; writer.options are those of util.inspect. */
function writer(value) {
  return inspect(value, writer.options);
}
writer.options = { ...inspect.defaultOptions, showProxy: true };

/** @returns {boolean} whether a text parses */
function isValidSyntax(code) {
  const { syntaxError } = require('internal/repl/evaluate');
  return syntaxError(code) === undefined || syntaxError(`(${code})`) === undefined;
}

/**
 * https://nodejs.org/api/repl.html#class-replserver
 * @param {string|object} prompt or { prompt, input, output, terminal, eval, useColors, useGlobal,
 *   ignoreUndefined, writer, completer, replMode, breakEvalOnSigint, preview }
 */
class REPLServer extends Interface {
  #buffered = '';
  #hasInterrupted = false;
  #isBusy = false;
  #waiting = [];
  #id = ++lastId;

  constructor(prompt, stream, evaluate, useGlobal, ignoreUndefined, replMode) {
    const options = prompt !== null && typeof prompt === 'object' ? { ...prompt } :
      { prompt, eval: evaluate, useGlobal, ignoreUndefined, replMode };
    const input = options.input ?? stream?.stdin ?? stream ?? process.stdin;
    const output = options.output ?? stream?.stdout ?? stream ?? process.stdout;
    if (options.breakEvalOnSigint && options.eval) {
      const { codes: { ERR_INVALID_REPL_EVAL_CONFIG } } = require('internal/errors');
      throw new ERR_INVALID_REPL_EVAL_CONFIG();
    }
    let self;
    super({
      input,
      output,
      completer: options.completer ?? ((line, callback) => self.complete(line, callback)),
      terminal: options.terminal,
      historySize: options.historySize,
      prompt: options.prompt ?? '> ',
    });
    self = this;
    this.useColors = !!(options.useColors ?? (this.terminal && output.hasColors?.()));
    this.useGlobal = !!options.useGlobal;
    this.ignoreUndefined = !!options.ignoreUndefined;
    this.replMode = options.replMode ?? REPL_MODE_SLOPPY;
    this.breakEvalOnSigint = !!options.breakEvalOnSigint;
    this.editorMode = false;
    this.inputStream = input;
    this.outputStream = output;
    this.last = undefined;
    this.lastError = undefined;
    this.underscoreAssigned = false;
    this.underscoreErrAssigned = false;
    this.lines = [];
    this.eval = options.eval ?? this.#evaluate;
    this.writer = options.writer ?? (this.useColors ?
      (value) => inspect(value, { ...writer.options, colors: true }) : writer);
    this.commands = { __proto__: null };
    require('internal/repl/commands').define(this);
    this.resetContext();
    this.on('line', (line) => this.#take(line));
    this.on('SIGINT', () => this.#interrupt());
    this.on('close', () => this.#finish());
    this.displayPrompt();
  }

  // ---- lines ------------------------------------------------------------------------------------

  // One line at a time, also while the one before waits for a promise.
  #take(line) {
    if (this.#isBusy) {
      this.#waiting.push(line);
      return;
    }
    this.#hasInterrupted = false;
    line = `${line ?? ''}`; // a program may emit anything
    if (this.editorMode) {
      this.#buffered += `${line}\n`;
      return;
    }
    const command = /^\s*\.([^\s\d.]\S*)\s*(.*)$/.exec(line);
    if (command !== null && !(this.#buffered !== '' && !(command[1] in this.commands))) {
      this.#runCommand(command[1], command[2]);
      return;
    }
    if (line.trim() === '' && this.#buffered === '') {
      this.displayPrompt();
      return;
    }
    this.#run(`${this.#buffered}${line}\n`);
  }

  #runCommand(name, argument) {
    const command = this.commands[name];
    if (command !== undefined) {
      command.action.call(this, argument);
      return;
    }
    this.output.write('Invalid REPL keyword\n');
    this.displayPrompt();
  }

  #run(code) {
    this.#isBusy = true;
    let isOver = false;
    const finish = (error, value) => {
      if (isOver) return;
      isOver = true;
      this.#isBusy = false;
      this.#show(error, value, code);
      while (this.#waiting.length > 0 && !this.#isBusy && !this.closed) {
        this.#take(this.#waiting.shift());
      }
    };
    try {
      this.eval(code, this.context, `REPL${this.#id}`, finish);
    } catch (error) {
      finish(error);
    }
  }

  #show(error, value, code) {
    if (error instanceof Recoverable) {
      this.#buffered = code;
      this.displayPrompt();
      return;
    }
    this.#buffered = '';
    this.lines.push(...code.split('\n').filter((line) => line !== ''));
    if (error !== undefined && error !== null) {
      this._handleError(error);
      return;
    }
    if (!this.underscoreAssigned) this.last = value;
    if (value !== undefined || !this.ignoreUndefined) this.output.write(`${this.writer(value)}\n`);
    if (!this.closed) this.displayPrompt();
  }

  /** Shows what was thrown. */
  _handleError(error) {
    this.#buffered = '';
    if (!this.underscoreErrAssigned) this.lastError = error;
    const { errorText } = require('internal/repl/evaluate');
    this.output.write(`Uncaught${errorText(error, this.writer)}\n`);
    if (!this.closed) this.displayPrompt();
  }

  #evaluate(code, context, file, callback) {
    const { evaluate } = require('internal/repl/evaluate');
    evaluate(this, code, context, file, (error, value, canRecover) => {
      callback(canRecover ? new Recoverable(error) : error, value);
    });
  }

  #interrupt() {
    const wasEmpty = this.line === '' && this.#buffered === '';
    this.clearLine();
    if (this.editorMode) this.turnOffEditorMode();
    if (wasEmpty && this.#hasInterrupted) {
      this.close();
      return;
    }
    if (wasEmpty) {
      this.#hasInterrupted = true;
      this.output.write('(To exit, press Ctrl+C again or Ctrl+D or type .exit)\n');
    }
    this.clearBufferedCommand();
    this.displayPrompt();
  }

  #finish() {
    if (this.editorMode) this.endEditorMode();
    process.nextTick(() => this.emit('exit'));
  }

  // ---- editor mode: all lines up to Ctrl+D are one text -----------------------------------------

  startEditorMode() {
    this.editorMode = true;
    this.#buffered = '';
  }

  endEditorMode() {
    const code = this.#buffered;
    this.editorMode = false;
    this.#buffered = '';
    if (code.trim() !== '') this.#run(code);
    else if (!this.closed) this.displayPrompt();
  }

  turnOffEditorMode() {
    this.editorMode = false;
    this.#buffered = '';
  }

  _ttyWrite(s, key) {
    if (this.editorMode && key?.ctrl && key.name === 'd') {
      this.clearLine();
      this.endEditorMode();
      return;
    }
    require('internal/readline/edit').attach(Object.getPrototypeOf(Interface.prototype));
    super._ttyWrite(s, key);
  }

  // ---- the documented methods -------------------------------------------------------------------

  clearBufferedCommand() {
    this.#buffered = '';
  }

  displayPrompt(preserveCursor) {
    const prompt = this.getPrompt();
    if (this.#buffered !== '') super.setPrompt('| ');
    this.prompt(preserveCursor);
    super.setPrompt(prompt);
  }

  /**
   * https://nodejs.org/api/repl.html#replserverdefinecommandkeyword-cmd
   * @param {string} keyword
   * @param {Function|{help: string, action: Function}} cmd
   */
  defineCommand(keyword, cmd) {
    if (typeof cmd === 'function') cmd = { action: cmd };
    else validateFunction(cmd.action, 'cmd.action');
    this.commands[keyword] = cmd;
  }

  createContext() {
    return require('internal/repl/evaluate').makeContext(this);
  }

  resetContext() {
    this.context = this.createContext();
    this.underscoreAssigned = false;
    this.underscoreErrAssigned = false;
    this.lines = [];
    this.emit('reset', this.context);
  }

  complete(line, callback) {
    require('internal/repl/complete').complete(this, line, callback);
  }

  /**
   * https://nodejs.org/api/repl.html#replserversetuphistoryhistoryconfig-callback
   * @param {string|object} historyConfig path of the file, or { filePath, size }
   * @param {Function} callback (error, repl)
   */
  setupHistory(historyConfig, callback) {
    require('internal/repl/history').setup(this, historyConfig, callback);
  }
}

/** https://nodejs.org/api/repl.html#replstartoptions */
function start(prompt, source, evaluate, useGlobal, ignoreUndefined, replMode) {
  return new REPLServer(prompt, source, evaluate, useGlobal, ignoreUndefined, replMode);
}

module.exports = {
  start,
  writer,
  REPLServer,
  REPL_MODE_SLOPPY,
  REPL_MODE_STRICT,
  Recoverable,
  isValidSyntax,
};
