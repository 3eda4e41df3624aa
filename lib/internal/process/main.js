'use strict';
// internal/process/main - what the command line asked for is run here.

const { options, isLoaded } = require('internal/builtins');

function evaluate(text) {
  const value = (0, eval)(text);
  if (options.print) require('internal/console_global').log(value);
}

function runMain() {
  if (options.eval !== undefined) return evaluate(options.eval);
  if (options.argv.length === 0) throw new Error('no program was named');
  const { resolve } = require('internal/module/paths');
  process.argv[1] = resolve('', process.argv[1]);
  require('internal/module/cjs').Module.runMain();
}

// A program that never looked at `process` has no listeners on it.
function emit(event) {
  if (isLoaded('process')) process.emit?.(event, process.exitCode ?? 0);
}

function beforeExit() {
  emit('beforeExit');
}

function exit() {
  if (!isLoaded('process')) return 0;
  if (!process._exiting) {
    process._exiting = true;
    emit('exit');
  }
  return process.exitCode ?? 0;
}

module.exports = { runMain, beforeExit, exit };
