'use strict';
// internal/child_process/sync - spawnSync, execSync, execFileSync: a child that is waited for.
// https://nodejs.org/api/child_process.html#synchronous-process-creation
// Native half: src/bind/bind_process_wrap.c.

const { Buffer } = require('buffer');
const {
  codes: { ERR_INVALID_ARG_TYPE },
  errnoException,
} = require('internal/errors');
const { validateString } = require('internal/validators');
const { checkMaxBuffer, checkTimeout, isGiven, normalizeSpawn, signalName, toKillSignal } =
  require('internal/child_process/arguments');
const { fdsForSync, readStdio } = require('internal/child_process/stdio');
const wrap = internalBinding('process_wrap');

// ORDER: enum FLAG_ in src/bind/bind_process_wrap.c
const DETACHED = 1;
const HAS_UID = 2;
const HAS_GID = 4;

const MAX_BUFFER = 1024 * 1024; // bytes of output
const SIGTERM = 15;

/** What goes into a pipe: a string or a view; checked. */
function toInput(input, encoding, i) {
  if (!isGiven(input)) return undefined;
  if (ArrayBuffer.isView(input)) {
    return new Uint8Array(input.buffer, input.byteOffset, input.byteLength);
  }
  if (typeof input === 'string') {
    return encoding && encoding !== 'buffer' ? Buffer.from(input, encoding) : input;
  }
  throw new ERR_INVALID_ARG_TYPE(`options.stdio[${i}]`,
    ['Buffer', 'TypedArray', 'DataView', 'string'], input);
}

function run(options) {
  const { stdio, uid, gid } = options;
  const flags = (options.detached ? DETACHED : 0) | (isGiven(uid) ? HAS_UID : 0) |
    (isGiven(gid) ? HAS_GID : 0);
  const join = (list) => list.map((text) => `${text}\u0000`).join('');
  const inputs = stdio.map(({ input }, i) => toInput(input, options.encoding, i));
  const { 0: pid, 1: status, 2: signal, 3: error, ...rest } = wrap.spawnSync(options.file,
    join(options.args), join(options.envPairs), options.cwd || undefined, fdsForSync(stdio), flags,
    uid ?? 0, gid ?? 0, inputs, options.timeout ?? 0, options.maxBuffer ?? MAX_BUFFER,
    options.killSignal ?? SIGTERM);
  const output = stdio.map((entry, i) => {
    const bytes = rest[i + 4];
    return i === 0 || bytes === null ? null : Buffer.from(bytes);
  });
  return { pid, status, signal, error, output };
}

// Shows a failure as Node does; the fields in its order.
function shape(options, { pid, status, signal, error, output }) {
  const { encoding } = options;
  if (pid === 0) output = null;
  if (output !== null && encoding && encoding !== 'buffer') {
    output = output.map((bytes) => (bytes === null ? null : bytes.toString(encoding)));
  }
  const result = {};
  if (error !== 0) {
    const failure = errnoException(error, `spawnSync ${options.file}`);
    failure.path = options.file;
    failure.spawnargs = options.args.slice(1);
    result.error = failure;
  }
  result.status = pid === 0 || signal !== 0 ? null : status;
  result.signal = signal === 0 ? null : signalName(signal);
  result.output = output;
  result.pid = pid;
  result.stdout = output?.[1];
  result.stderr = output?.[2];
  return result;
}

/**
 * https://nodejs.org/api/child_process.html#child_processspawnsynccommand-args-options
 * @param {string} file
 * @param {string[]} [args]
 * @param {object} [options]
 * @returns {{pid: number, output: Array, stdout: Buffer|string, stderr: Buffer|string,
 *   status: number|null, signal: string|null, error?: Error}}
 */
function spawnSync(file, args, options) {
  options = { maxBuffer: MAX_BUFFER, ...normalizeSpawn(file, args, options) };
  checkTimeout(options.timeout);
  checkMaxBuffer(options.maxBuffer);
  options.killSignal = toKillSignal(options.killSignal);
  options.stdio = readStdio(options.stdio || 'pipe', true).stdio;
  if (options.input) {
    const first = options.stdio[0];
    options.stdio[0] = { ...first, type: 'pipe', input: options.input };
  }
  return require('internal/child_process').spawnSync(options);
}

/** spawnSync with options that are checked and made uniform. */
function runSync(options) {
  return shape(options, run(options));
}

function fail(result, file, args) {
  if (result.error) return Object.assign(result.error, result);
  if (result.status === 0) return undefined;
  let message = 'Command failed: ';
  message += args ? args.join(' ') : file;
  if (result.stderr && result.stderr.length > 0) message += `\n${result.stderr.toString()}`;
  return Object.assign(new Error(message), result);
}

// Unless told otherwise, the program sees what the child says on stderr.
function finish(result, inheritsErrors, file, args) {
  if (inheritsErrors && result.stderr) process.stderr.write(result.stderr);
  const error = fail(result, file, args);
  if (error !== undefined) throw error;
  return result.stdout;
}

/**
 * https://nodejs.org/api/child_process.html#child_processexecfilesyncfile-args-options
 * @returns {Buffer|string} stdout
 * @throws {Error} when it did not start or did not exit with 0
 */
function execFileSync(file, args, options) {
  if (args !== null && typeof args === 'object' && !Array.isArray(args)) {
    options = args;
    args = undefined;
  }
  const inheritsErrors = !options?.stdio;
  const result = spawnSync(file, args, options ?? undefined);
  return finish(result, inheritsErrors, file, [options?.argv0 || file, ...(args ?? [])]);
}

/**
 * https://nodejs.org/api/child_process.html#child_processexecsynccommand-options
 * @returns {Buffer|string} stdout
 */
function execSync(command, options) {
  validateString(command, 'command');
  const inheritsErrors = !options?.stdio;
  const shell = typeof options?.shell === 'string' ? options.shell : true;
  const result = spawnSync(command, { ...options, shell });
  return finish(result, inheritsErrors, command, undefined);
}

module.exports = { execFileSync, execSync, runSync, spawnSync };
