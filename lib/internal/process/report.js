'use strict';
// internal/process/report - process.report: what a process looks like, as JSON.
// https://nodejs.org/api/report.html
// Native half: src/bind/bind_facts.c (libc), the rest from os, /proc/self/limits and /proc/self/maps.

const { options } = require('internal/builtins');
const { codes: { ERR_SYNTHETIC } } = require('internal/errors');
const { validateBoolean, validateObject, validateString } = require('internal/validators');
const { heapFigures, heapLimit } = require('internal/v8_stats');

const VERSION = 5; // of the format

// Lines of /proc/self/limits, their names here, what one unit there is here.
const LIMITS = [
  ['Max core file size', 'core_file_size_blocks', 512],
  ['Max data size', 'data_seg_size_bytes', 1],
  ['Max file size', 'file_size_blocks', 512],
  ['Max locked memory', 'max_locked_memory_bytes', 1],
  ['Max resident set', 'max_memory_size_bytes', 1],
  ['Max open files', 'open_files', 1],
  ['Max stack size', 'stack_size_bytes', 1],
  ['Max cpu time', 'cpu_time_seconds', 1],
  ['Max processes', 'max_user_processes', 1],
  ['Max address space', 'virtual_memory_bytes', 1],
];

const settings = {
  compact: options.reportCompact === true,
  excludeNetwork: options.reportExcludeNetwork === true,
  excludeEnv: options.reportExcludeEnv === true,
  directory: options.reportDirectory ?? '',
  filename: options.reportFilename ?? '',
  signal: options.reportSignal ?? 'SIGUSR2',
  onFatalError: options.reportOnFatalerror === true,
  onSignal: false,
  onUncaught: options.reportUncaughtException === true,
};
let sequence = 0; // of files

// ---- sections ---------------------------------------------------------------------------------

function networkInterfaces() {
  const list = [];
  for (const [name, addresses] of Object.entries(require('os').networkInterfaces())) {
    for (const { address, netmask, family, mac, internal, scopeid } of addresses) {
      const entry = { name, internal, mac, address, netmask, family };
      if (family === 'IPv6') entry.scopeid = scopeid;
      list.push(entry);
    }
  }
  return list;
}

function cpus() {
  return require('os').cpus().map(({ model, speed, times }) => ({
    model, speed, user: times.user, nice: times.nice, sys: times.sys, idle: times.idle,
    irq: times.irq,
  }));
}

function header(event, trigger, filename) {
  const os = require('os');
  const now = new Date();
  const { runtime, compiler } = internalBinding('facts').libc();
  return {
    reportVersion: VERSION,
    event,
    trigger,
    filename,
    dumpEventTime: now.toISOString().replace(/\.\d+Z$/, 'Z'),
    dumpEventTimeStamp: `${now.getTime()}`,
    processId: process.pid,
    threadId: 0,
    cwd: process.cwd(),
    commandLine: [process.argv0, ...process.execArgv, ...process.argv.slice(1)],
    nodejsVersion: process.version,
    ...(runtime !== undefined && { glibcVersionRuntime: runtime, glibcVersionCompiler: compiler }),
    wordSize: 64,
    arch: process.arch,
    platform: process.platform,
    componentVersions: { ...process.versions },
    release: { ...process.release },
    osName: os.type(),
    osRelease: os.release(),
    osVersion: os.version(),
    osMachine: os.machine(),
    cpus: cpus(),
    ...(!settings.excludeNetwork && { networkInterfaces: networkInterfaces() }),
    host: os.hostname(),
  };
}

function javascriptStack(error) {
  if (error === null || typeof error !== 'object') {
    return { message: `${String(error)}`, stack: ['Unavailable.'], errorProperties: {} };
  }
  const lines = typeof error.stack === 'string' ? error.stack.split('\n') : [];
  const at = lines.findIndex((line) => /^\s+at /.test(line));
  const errorProperties = {};
  for (const [key, value] of Object.entries(error)) {
    try {
      errorProperties[key] = `${value}`;
    } catch { /* symbols */ }
  }
  return {
    message: (at === -1 ? lines : lines.slice(0, at)).join('\n'),
    ...(at !== -1 && { stack: lines.slice(at).map((line) => line.trim()) }),
    errorProperties,
  };
}

function javascriptHeap() {
  const { total, used, external, contexts } = heapFigures();
  const limit = heapLimit();
  return {
    totalMemory: total,
    executableMemory: 0,
    totalCommittedMemory: total,
    availableMemory: Math.max(0, limit - used),
    totalGlobalHandlesMemory: 0,
    usedGlobalHandlesMemory: 0,
    usedMemory: used,
    memoryLimit: limit,
    mallocedMemory: external,
    externalMemory: external,
    peakMallocedMemory: external,
    nativeContextCount: contexts,
    detachedContextCount: 0,
    doesZapGarbage: 0,
    heapSpaces: {
      old_space: {
        memorySize: total, committedMemory: total, capacity: total, used, available: total - used,
      },
    },
  };
}

function cpuPart({ user, system }) {
  const percent = (micros) => micros / 1e4 / process.uptime();
  return {
    userCpuSeconds: user / 1e6,
    kernelCpuSeconds: system / 1e6,
    cpuConsumptionPercent: percent(user + system),
    userCpuConsumptionPercent: percent(user),
    kernelCpuConsumptionPercent: percent(system),
  };
}

function resourceUsage() {
  const os = require('os');
  const usage = process.resourceUsage();
  return {
    free_memory: os.freemem(),
    total_memory: os.totalmem(),
    rss: process.memoryUsage.rss(),
    constrained_memory: process.constrainedMemory(),
    available_memory: process.availableMemory(),
    ...cpuPart({ user: usage.userCPUTime, system: usage.systemCPUTime }),
    maxRss: usage.maxRSS * 1024,
    pageFaults: { IORequired: usage.majorPageFault, IONotRequired: usage.minorPageFault },
    fsActivity: { reads: usage.fsRead, writes: usage.fsWrite },
  };
}

function threadUsage() {
  return { ...cpuPart(process.threadCpuUsage()), fsActivity: { reads: 0, writes: 0 } };
}

function hex(number) {
  return `0x${number.toString(16).padStart(16, '0')}`;
}

// What keeps the loop alive; "address" is a number of its own.
function handles() {
  const kinds = {
    __proto__: null, TCPSocketWrap: 'tcp', TCPServerWrap: 'tcp', PipeWrap: 'pipe',
    PipeServerWrap: 'pipe', ProcessWrap: 'process', Timeout: 'timer', FSReqCallback: 'fs_req',
  };
  const all = process.getActiveResourcesInfo().map((name, i) => ({
    type: kinds[name] ?? name.toLowerCase(),
    is_active: true,
    is_referenced: true,
    address: hex(i + 2),
  }));
  all.push({ type: 'loop', is_active: true, address: hex(1), loopIdleTimeSeconds: 0 });
  return all;
}

function readLines(path) {
  try {
    return require('fs').readFileSync(path, 'latin1').split('\n');
  } catch {
    return []; // no /proc here
  }
}

function userLimits() {
  const lines = readLines('/proc/self/limits');
  const limits = {};
  for (const [title, name, unit] of LIMITS) {
    const line = lines.find((text) => text.startsWith(title));
    if (line === undefined) continue;
    const [soft, hard] = line.slice(title.length).trim().split(/\s+/);
    const toLimit = (text) => (text === 'unlimited' ? text : Math.floor(Number(text) / unit));
    limits[name] = { soft: toLimit(soft), hard: toLimit(hard) };
  }
  return limits;
}

function sharedObjects() {
  const names = new Set();
  for (const line of readLines('/proc/self/maps')) {
    const name = /\S+\.so(?:\.[\d.]+)?$/.exec(line)?.[0];
    if (name !== undefined) names.add(name);
  }
  return [...names];
}

function make(error, event, trigger, filename) {
  return {
    header: header(event, trigger, filename),
    javascriptStack: javascriptStack(error),
    javascriptHeap: javascriptHeap(),
    nativeStack: [],
    resourceUsage: resourceUsage(),
    uvthreadResourceUsage: threadUsage(),
    libuv: handles(),
    workers: [],
    ...(!settings.excludeEnv && { environmentVariables: { ...process.env } }),
    userLimits: userLimits(),
    sharedObjects: sharedObjects(),
  };
}

// ---- files ------------------------------------------------------------------------------------

function defaultName() {
  const now = new Date();
  const two = (number) => `${number}`.padStart(2, '0');
  const date = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  const time = `${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
  return `report.${date}.${time}.${process.pid}.0.${`${++sequence}`.padStart(3, '0')}.json`;
}

function say(text) {
  internalBinding('stdio').write(2, `${text}\n`);
}

/**
 * Writes a report.
 * @param {*} error
 * @param {string} event 'JavaScript API', 'Exception', 'Signal'
 * @param {string} trigger
 * @param {string} [file] 'stdout', 'stderr' or a name in the directory of reports
 * @returns {string} the name; '' if it could not be written, which is said on stderr
 */
function write(error, event, trigger, file = '') {
  const name = file || settings.filename || defaultName();
  const report = make(error, event, trigger, name);
  const text = `${JSON.stringify(report, null, settings.compact ? 0 : 2)}\n`;
  if (name === 'stdout' || name === 'stderr') {
    internalBinding('stdio').write(name === 'stdout' ? 1 : 2, text);
    return name;
  }
  const path = require('path').resolve(settings.directory, name);
  try {
    require('fs').writeFileSync(path, text);
  } catch (failure) {
    say(`\nFailed to open Node.js report file: ${name}` +
      (settings.directory ? ` directory: ${settings.directory}` : '') +
      ` (errno: ${-(failure.errno ?? 0)})`);
    return '';
  }
  say(`\nWriting Node.js report to file: ${name}\nNode.js report completed`);
  return name;
}

function synthetic() {
  return new ERR_SYNTHETIC();
}

/** https://nodejs.org/api/process.html#processreportwritereportfilename-err */
function writeReport(file, err) {
  if (typeof file === 'object' && file !== null) {
    err = file;
    file = undefined;
  } else if (file !== undefined) {
    validateString(file, 'file');
  }
  if (err === undefined) err = synthetic();
  else validateObject(err, 'err');
  return write(err, 'JavaScript API', 'API', file);
}

/** https://nodejs.org/api/process.html#processreportgetreporterr */
function getReport(err) {
  if (err === undefined) err = synthetic();
  else validateObject(err, 'err');
  return make(err, 'JavaScript API', 'GetReport', null);
}

// ---- when it is written by itself -------------------------------------------------------------

/** For internal/process/fatal. */
function onUncaught(error) {
  if (settings.onUncaught) write(error, 'Exception', 'Exception');
}

function onSignal(name) {
  write(synthetic(), 'Signal', name);
}

function setOnSignal(isOn) {
  if (isOn === settings.onSignal) return;
  settings.onSignal = isOn;
  if (isOn) process.on(settings.signal, onSignal);
  else process.removeListener(settings.signal, onSignal);
}

function setSignal(name) {
  if (require('os').constants.signals[name] === undefined) {
    const { codes: { ERR_UNKNOWN_SIGNAL } } = require('internal/errors');
    throw new ERR_UNKNOWN_SIGNAL(name,
      require('os').constants.signals[name.toUpperCase()] !== undefined);
  }
  const isOn = settings.onSignal;
  setOnSignal(false);
  settings.signal = name;
  setOnSignal(isOn);
}

const report = {
  writeReport,
  getReport,
  get directory() { return settings.directory; },
  set directory(value) {
    validateString(value, 'directory');
    settings.directory = value;
  },
  get filename() { return settings.filename; },
  set filename(value) {
    validateString(value, 'filename');
    settings.filename = value;
  },
  get compact() { return settings.compact; },
  set compact(value) {
    validateBoolean(value, 'compact');
    settings.compact = value;
  },
  get excludeNetwork() { return settings.excludeNetwork; },
  set excludeNetwork(value) {
    validateBoolean(value, 'excludeNetwork');
    settings.excludeNetwork = value;
  },
  get signal() { return settings.signal; },
  set signal(value) {
    validateString(value, 'signal');
    setSignal(value);
  },
  get reportOnFatalError() { return settings.onFatalError; },
  set reportOnFatalError(value) {
    validateBoolean(value, 'trigger');
    settings.onFatalError = value;
  },
  get reportOnSignal() { return settings.onSignal; },
  set reportOnSignal(value) {
    validateBoolean(value, 'trigger');
    setOnSignal(value);
  },
  get reportOnUncaughtException() { return settings.onUncaught; },
  set reportOnUncaughtException(value) {
    validateBoolean(value, 'trigger');
    settings.onUncaught = value;
  },
  get excludeEnv() { return settings.excludeEnv; },
  set excludeEnv(value) {
    validateBoolean(value, 'excludeEnv');
    settings.excludeEnv = value;
  },
};

/** Where the command line asks for reports at a signal. */
function followOptions() {
  if (options.reportOnSignal) setOnSignal(true);
}

module.exports = { followOptions, onUncaught, report };
