'use strict';
// internal/process/main - what the command line asked for is run here.

const { options } = require('internal/builtins');

function evaluate(text) {
  const value = (0, eval)(text);
  if (options.print) require('internal/console_global').log(value);
}

function runMain() {
  if (options.eval !== undefined) return evaluate(options.eval);
  if (options.argv.length === 0) throw new Error('no program was named');
  require('internal/module/cjs').runMain(options.argv[0]);
}

function beforeExit() {
  process.emit?.('beforeExit', process.exitCode ?? 0);
}

function exit() {
  if (!process._exiting) {
    process._exiting = true;
    process.emit?.('exit', process.exitCode ?? 0);
  }
  return process.exitCode ?? 0;
}

module.exports = { runMain, beforeExit, exit };
