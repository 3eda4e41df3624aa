'use strict';
// internal/repl/cli - `eddy` without a script on a terminal, or with -i: the REPL of the program itself.
// https://nodejs.org/api/repl.html#the-nodejs-repl

/** Starts it; the process ends with it. */
function run() {
  const repl = require('repl');
  const { REPL_MODE_STRICT, REPL_MODE_SLOPPY } = repl;
  console.log(`Welcome to eddy ${process.versions.eddy} (Node.js ${process.version}).\n` +
    'Type ".help" for more information.');
  const isStrict = process.env.NODE_REPL_MODE?.toLowerCase().trim() === 'strict';
  const server = repl.start({
    useGlobal: true,
    breakEvalOnSigint: process.stdin.isTTY === true,
    replMode: isStrict ? REPL_MODE_STRICT : REPL_MODE_SLOPPY,
  });
  server.on('exit', () => process.exit(process.exitCode));
  process.on('uncaughtException', (error) => server._handleError(error));
  if (process.stdin.isTTY) server.setupHistory(process.env.NODE_REPL_HISTORY, () => {});
}

module.exports = { run };
