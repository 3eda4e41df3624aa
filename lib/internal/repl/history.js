'use strict';
// internal/repl/history - lines of earlier sessions, in a file, the newest last there.
// https://nodejs.org/api/repl.html#replserversetuphistoryhistoryconfig-callback

const { validateFunction } = require('internal/validators');

function defaultPath() {
  const given = process.env.NODE_REPL_HISTORY;
  if (given !== undefined) return given.trim();
  return require('path').join(require('os').homedir(), '.node_repl_history');
}

/**
 * Reads the file, and writes it when the REPL is closed.
 * @param {REPLServer} repl
 * @param {string|object} config path ('' for none), or { filePath, size, onHistoryFileLoaded }
 * @param {Function} callback (error, repl)
 */
function setup(repl, config, callback) {
  if (config !== null && typeof config === 'object') {
    callback ??= config.onHistoryFileLoaded;
    if (config.size !== undefined) repl.historySize = config.size;
    config = config.filePath;
  }
  validateFunction(callback, 'callback');
  const path = typeof config === 'string' ? config.trim() : defaultPath();
  if (path === '') {
    process.nextTick(callback, null, repl);
    return;
  }
  const fs = require('fs');
  let size = Number(process.env.NODE_REPL_HISTORY_SIZE);
  if (!(size > 0)) size = 1000;
  repl.historySize = Math.max(repl.historySize, size);
  fs.readFile(path, 'utf8', (error, text) => {
    if (error && error.code !== 'ENOENT') {
      repl.output.write('\nError: Could not open history file.\n' +
        'REPL session history will not be persisted.\n');
      callback(null, repl);
      return;
    }
    if (text) repl.history.push(...text.split(/\r?\n/).filter((line) => line !== '').slice(0, size));
    repl.on('close', () => {
      try {
        fs.writeFileSync(path, repl.history.join('\n'), { mode: 0o600 });
      } catch {
        // A home that can't be written to: the session ends all the same.
      }
    });
    callback(null, repl);
  });
}

module.exports = { setup };
