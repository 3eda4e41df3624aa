'use strict';
// internal/process/fatal - an exception that nobody caught: the program's listeners are asked, then
// the process ends with a report.
// https://nodejs.org/api/process.html#event-uncaughtexception
//
// Exit codes: 1, or what 'exit' listeners set; 7 when a listener or capture callback threw itself.
// Native half: src/engine/turn.c calls onFatal; internalBinding('errors').throwSite.

const { isLoaded, options } = require('internal/builtins');
const { throwSite } = internalBinding('errors');

// A program that never looked at `process` has no listeners on it.
function emit(event, first, second) {
  return isLoaded('process') && typeof process.emit === 'function' &&
    process.emit(event, first, second);
}

function offer(error, origin) {
  emit('uncaughtExceptionMonitor', error, origin);
  if (isLoaded('internal/process/capture') && require('internal/process/capture').run(error)) {
    return true;
  }
  return emit('uncaughtException', error, origin);
}

function announceExit() {
  if (!isLoaded('process') || process._exiting) return;
  process._exiting = true;
  process.exitCode = 1;
  try {
    emit('exit', 1);
  } catch { /* what is reported is the first error */ }
}

function end(error, origin, code, site) {
  let text;
  try {
    text = require('internal/process/fatal_report').report(error, origin, site);
  } catch {
    text = 'Uncaught: an error that cannot be shown\n';
  }
  internalBinding('stdio').write(2, text);
  internalBinding('process').reallyExit(code);
}

/**
 * Takes an exception that nobody caught.  Returns when somebody took it; else the process ends
 * here.
 * @param {*} error
 * @param {string} [origin] 'uncaughtException' or 'unhandledRejection'
 */
function onFatal(error, origin = 'uncaughtException') {
  // A program that has taken away what catches.
  if (isLoaded('process') && typeof process._fatalException !== 'function') {
    end(error, origin, 6, throwSite(error));
  }
  let isTaken;
  try {
    isTaken = offer(error, origin);
  } catch (another) {
    end(another, 'uncaughtException', 7, throwSite(another));
  }
  if (isTaken) return;
  const site = throwSite(error); // known until something else is thrown
  if (options.reportUncaughtException || isLoaded('internal/process/report')) {
    require('internal/process/report').onUncaught(error);
  }
  announceExit();
  end(error, origin, isLoaded('process') ? process.exitCode ?? 1 : 1, site);
}

const rejections = {
  run() {
    require('internal/process/rejections').run();
  },
};

module.exports = { onFatal, emit, rejections };
