'use strict';
// process - the program as the operating system sees it.
// https://nodejs.org/api/process.html
// Native half: src/bind/bind_process.c.

const { options } = require('internal/builtins');
const { cwd, reallyExit } = internalBinding('process');

const process = {
  argv: [options.execPath, ...options.argv],
  execArgv: options.execArgv,
  execPath: options.execPath,
  argv0: options.argv0,
  env: {},
  exitCode: undefined,
  platform: 'linux',
  cwd,
  reallyExit,
  exit(code = process.exitCode ?? 0) {
    reallyExit(code);
  },
  emitWarning(text) {
    internalBinding('stdio').write(2, `${text}\n`);
  },
  nextTick(...args) {
    require('internal/process/ticks').nextTick(...args);
  },
};

module.exports = process;
