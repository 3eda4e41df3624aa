'use strict';
// internal/process/main - from the options of the command line to the running program, and its end.
// The functions here are called by src/runtime/runtime.c.

const { options, isLoaded } = require('internal/builtins');

// ---- before the program -----------------------------------------------------------------------

function prepare() {
  const env = internalBinding('process_env');
  options.preserveSymlinks ??= env.get('NODE_PRESERVE_SYMLINKS') === '1';
  options.preserveSymlinksMain ??= env.get('NODE_PRESERVE_SYMLINKS_MAIN') === '1';
  options.pendingDeprecation ??= env.get('NODE_PENDING_DEPRECATION') === '1';
  if (options.stackTraceLimit !== undefined) Error.stackTraceLimit = +options.stackTraceLimit;
  if (options.title !== undefined) internalBinding('process').setTitle(options.title);
  if (options.envFile !== undefined || options.envFileIfExists !== undefined) {
    require('internal/process/switches').readEnvFiles();
  }
  if (options.disableProto !== undefined) require('internal/process/switches').disableProto();
  if (options.exposeGc) require('internal/process/switches').exposeGc();
  if (options.reportOnSignal) require('internal/process/report').followOptions();
  const channel = env.get('NODE_CHANNEL_FD');
  if (channel !== undefined) openChannel(env, Number(channel));
}

// The channel that a parent has made; the child's own children are not to find it.
function openChannel(env, fd) {
  const serialization = env.get('NODE_CHANNEL_SERIALIZATION_MODE') ?? 'json';
  env.unset('NODE_CHANNEL_FD');
  env.unset('NODE_CHANNEL_SERIALIZATION_MODE');
  if (fd >= 0) require('internal/child_process/channel').setUpInChild(fd, serialization);
}

// ---- what C calls -----------------------------------------------------------------------------

function runMain() {
  prepare();
  const { import: imports, loader } = options;
  if (imports === undefined && loader === undefined) return runProgram();
  return require('internal/module/esm/loader').runAfterImports(imports ?? [], loader ?? [],
    runProgram);
}

const TERMINAL = 1; // of what bind_tty's kind() tells

function runProgram() {
  if (options.eval !== undefined) {
    return require('internal/process/text').evaluate(options.eval, '[eval]');
  }
  if (!options.hasScript && (options.interactive || internalBinding('tty').kind(0) === TERMINAL)) {
    return require('internal/repl/cli').run();
  }
  if (!options.hasScript || options.argv[0] === '-') {
    return require('internal/process/text').runStandardInput();
  }
  const { resolve } = require('internal/module/paths');
  const path = resolve('', options.argv[0]);
  options.argv[0] = path;
  if (isLoaded('process')) process.argv[1] = path;
  if (options.check) return require('internal/process/text').checkFile(path);
  const { Module } = require('internal/module/cjs');
  Module._preloadModules(options.require);
  Module.runMain(path);
}

// A program that never looked at `process` has no listeners on it.
function beforeExit() {
  if (isLoaded('process')) require('internal/process/exit').emitBeforeExit();
}

// A program that waits for what will never come ends with 13.
// https://nodejs.org/api/process.html#exit-codes
function checkUnsettled() {
  if (!isLoaded('internal/module/esm/loader')) return;
  const { isUnsettled, unsettledText } = require('internal/module/esm/loader');
  if (!isUnsettled() || require('process').exitCode !== undefined) return;
  process.exitCode = 13;
  internalBinding('stdio').write(2, unsettledText());
}

function exit() {
  checkUnsettled();
  return isLoaded('process') ? require('internal/process/exit').emitExit() : 0;
}

module.exports = { runMain, beforeExit, exit };
