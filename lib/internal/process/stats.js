'use strict';
// internal/process/stats - process.hrtime, memoryUsage, cpuUsage, resourceUsage.
// Native half: src/bind/bind_process_stats.c.

const native = internalBinding('process_stats');
const { codes } = require('internal/errors');
const { validateArray, validateNumber, validateObject } = require('internal/validators');

const { registers } = native;

// ORDER: read_usage in bind_process_stats.c
const USAGE = ['userCPUTime', 'systemCPUTime', 'maxRSS', 'sharedMemorySize', 'unsharedDataSize',
  'unsharedStackSize', 'minorPageFault', 'majorPageFault', 'swappedOut', 'fsRead', 'fsWrite',
  'ipcSent', 'ipcReceived', 'signalsCount', 'voluntaryContextSwitches',
  'involuntaryContextSwitches'];

/**
 * https://nodejs.org/api/process.html#processhrtimetime
 * @param {[number, number]} [time] an earlier result
 * @returns {[number, number]} seconds and nanoseconds since then, or since some fixed moment
 */
function hrtime(time) {
  native.hrtime();
  const [seconds, nanos] = registers;
  if (time === undefined) return [seconds, nanos];
  validateArray(time, 'time');
  if (time.length !== 2) throw new codes.ERR_OUT_OF_RANGE('time', 2, time.length);
  const borrow = nanos < time[1];
  return [seconds - time[0] - (borrow ? 1 : 0), nanos - time[1] + (borrow ? 1e9 : 0)];
}

/** @returns {bigint} nanoseconds */
hrtime.bigint = function bigint() {
  native.hrtime();
  return BigInt(registers[0]) * 1000000000n + BigInt(registers[1]);
};

/**
 * Bytes; heapTotal and heapUsed as of the last collection.
 * https://nodejs.org/api/process.html#processmemoryusage
 */
function memoryUsage() {
  const { total, used, external } = require('internal/v8_stats').heapFigures();
  return { rss: native.rss(), heapTotal: total, heapUsed: used, external, arrayBuffers: external };
}
memoryUsage.rss = native.rss;

function checkPrevious(previous, name) {
  if (!(previous >= 0 && previous <= Number.MAX_SAFE_INTEGER)) {
    throw new codes.ERR_INVALID_ARG_VALUE.RangeError(name, previous);
  }
}

function makeUsage(read) {
  return function cpuUsage(previous) {
    if (previous) {
      validateObject(previous, 'prevValue');
      for (const key of ['user', 'system']) {
        validateNumber(previous[key], `prevValue.${key}`);
        checkPrevious(previous[key], `prevValue.${key}`);
      }
    }
    read();
    const [user, system] = registers;
    if (!previous) return { user, system };
    return { user: user - previous.user, system: system - previous.system };
  };
}

/** Microseconds of CPU time of the process, since `previous` if given. */
const cpuUsage = makeUsage(native.usage);
/** The same for this thread. */
const threadCpuUsage = makeUsage(native.threadUsage);
Object.defineProperty(threadCpuUsage, 'name', { value: 'threadCpuUsage' });

/**
 * https://nodejs.org/api/process.html#processresourceusage
 * @returns {object} times in microseconds, maxRSS in KiB
 */
function resourceUsage() {
  native.usage();
  const usage = {};
  for (let i = 0; i < USAGE.length; i++) usage[USAGE[i]] = registers[i];
  return usage;
}

// Node gives 2^64 - 1 (as a double) or 0 where nothing limits; 0 is documented.
const constrainedMemory = native.constrained;
const availableMemory = native.available;
const uptime = native.uptime;

module.exports = {
  hrtime, memoryUsage, cpuUsage, threadCpuUsage, resourceUsage, constrainedMemory,
  availableMemory, uptime,
};
