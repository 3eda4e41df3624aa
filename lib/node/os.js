'use strict';
// os: facts about the machine and its system.
// Public face: require('os') (Node's documentation, "OS").
// Native half: src/bind/bind_os.c; the constants: src/bind/bind_constants.c.

const { codes: { ERR_SYSTEM_ERROR }, uvErrmapGet } = require('internal/errors');
const { validateInt32 } = require('internal/validators');

const binding = internalBinding('os');

/** value, unless it is a negative errno of the call named. */
function checked(value, syscall) {
  if (typeof value !== 'number' || value >= 0) return value;
  const [code, message] = uvErrmapGet(value);
  throw new ERR_SYSTEM_ERROR({ code, message, errno: value, syscall });
}

/** Node's functions without arguments are their results where a primitive is wanted. */
function asPrimitive(fn) {
  Object.defineProperty(fn, Symbol.toPrimitive, {
    __proto__: null, value: () => fn(), writable: false, enumerable: false, configurable: true,
  });
}

/** @returns {string} of the machine's name in the network */
function hostname() {
  return checked(binding.hostname(), 'uv_os_gethostname');
}

/** @returns {string} the user's directory: $HOME, else that of the system's database */
function homedir() {
  return checked(binding.homedir(), 'uv_os_homedir');
}

/** @returns {number} seconds since the machine was started */
function uptime() {
  return checked(binding.uptime(), 'uv_uptime');
}

let names;
function systemName(index) {
  names ??= checked(binding.names(), 'uv_os_uname');
  return names[index];
}

/** @returns {string} 'Linux' */
function type() {
  return systemName(0);
}

/** @returns {string} of the kernel's build */
function version() {
  return systemName(1);
}

/** @returns {string} of the kernel */
function release() {
  return systemName(2);
}

/** @returns {string} 'x86_64', 'aarch64' ... */
function machine() {
  return systemName(3);
}

/** @returns {string} what the program was built for: 'x64', 'arm64' ... */
function arch() {
  return process.arch;
}

/** @returns {string} 'linux' */
function platform() {
  return process.platform;
}

/** @returns {string} 'LE' or 'BE' */
function endianness() {
  return new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 'LE' : 'BE';
}

/** @returns {string} the directory for temporary files, without a slash at its end */
function tmpdir() {
  const path = process.env.TMPDIR || process.env.TMP || process.env.TEMP || '/tmp';
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** @returns {number} bytes of memory */
function totalmem() {
  return binding.totalmem();
}

/** @returns {number} bytes of memory that programs could get */
function freemem() {
  return binding.freemem();
}

/** @returns {number} how many threads can run at once, at least 1 */
function availableParallelism() {
  return binding.parallelism();
}

/** @returns {number[]} the load of the last minute, 5 and 15 minutes */
function loadavg() {
  return binding.loadavg();
}

/**
 * @returns {Array<{model: string, speed: number, times: object}>} a processor each: MHz, and
 *   milliseconds spent as user, nice, sys, idle, irq
 */
function cpus() {
  const data = checked(binding.cpus(), 'uv_cpu_info');
  const list = [];
  for (let i = 0; i < data.length; i += 7) {
    const [model, speed, user, nice, sys, idle, irq] = data.slice(i, i + 7);
    list.push({ model, speed, times: { user, nice, sys, idle, irq } });
  }
  return list;
}

/** How many bits of a netmask are set, if they are the first ones; else null. */
function prefixLength(netmask, isV6) {
  const bits = isV6 ? bitsOfIPv6(netmask) :
    netmask.split('.').map((part) => Number(part).toString(2).padStart(8, '0')).join('');
  return /^1*0*$/.test(bits) ? bits.lastIndexOf('1') + 1 : null;
}

function bitsOfIPv6(netmask) {
  const [left, right = ''] = netmask.split('::');
  const groups = left === '' ? [] : left.split(':');
  const tail = right === '' ? [] : right.split(':');
  while (groups.length + tail.length < 8) groups.push('0');
  return groups.concat(tail).map((group) => parseInt(group, 16).toString(2).padStart(16, '0'))
    .join('');
}

/**
 * @returns {Object<string, Array<{address: string, netmask: string, family: string, mac: string,
 *   internal: boolean, cidr: string|null, scopeid?: number}>>} addresses by interface
 */
function networkInterfaces() {
  const data = checked(binding.interfaces(), 'uv_interface_addresses');
  const result = {};
  for (let i = 0; i < data.length; i += 7) {
    const [name, address, netmask, version, mac, internal, scopeid] = data.slice(i, i + 7);
    const isV6 = version === 6;
    const prefix = prefixLength(netmask, isV6);
    const entry = {
      address,
      netmask,
      family: isV6 ? 'IPv6' : 'IPv4',
      mac,
      internal,
      cidr: prefix === null ? null : `${address}/${prefix}`,
    };
    if (isV6) entry.scopeid = scopeid;
    (result[name] ??= []).push(entry);
  }
  return result;
}

/**
 * @param {{encoding?: string}} [options] of the strings: 'utf8', or 'buffer' for Buffers
 * @returns {{uid: number, gid: number, username: string, homedir: string, shell: string|null}} the
 *   user that the process runs as
 * @throws ERR_SYSTEM_ERROR if the system's database does not know it
 */
function userInfo(options) {
  const [uid, gid, username, home, shell] = checked(binding.user(), 'uv_os_get_passwd');
  let { encoding = 'utf8' } = options ?? {};
  if (encoding !== 'buffer' && !Buffer.isEncoding(encoding)) encoding = 'utf8';
  const decode = (text) => {
    if (text === null) return null;
    const bytes = Buffer.from(text, 'latin1');
    return encoding === 'buffer' ? bytes : bytes.toString(encoding);
  };
  return {
    __proto__: null,
    uid,
    gid,
    username: decode(username),
    homedir: decode(home),
    shell: decode(shell),
  };
}

/**
 * @param {number} [pid] 0: this process
 * @returns {number} -20 (first served) to 19
 * @throws ERR_SYSTEM_ERROR
 */
function getPriority(pid) {
  if (pid === undefined) pid = 0;
  else validateInt32(pid, 'pid');
  return checked(binding.getPriority(pid), 'uv_os_getpriority')[0];
}

/**
 * @param {number} [pid] 0: this process
 * @param {number} priority -20 to 19; os.constants.priority has names
 * @throws ERR_SYSTEM_ERROR
 */
function setPriority(pid, priority) {
  if (priority === undefined) {
    priority = pid;
    pid = 0;
  }
  validateInt32(pid, 'pid');
  validateInt32(priority, 'priority', -20, 19);
  checked(binding.setPriority(pid, priority), 'uv_os_setpriority');
}

for (const fn of [
  arch, availableParallelism, endianness, freemem, homedir, hostname, platform, release, tmpdir,
  totalmem, type, uptime, version, machine,
]) {
  asPrimitive(fn);
}

module.exports = {
  arch,
  availableParallelism,
  cpus,
  endianness,
  freemem,
  getPriority,
  homedir,
  hostname,
  loadavg,
  networkInterfaces,
  platform,
  release,
  setPriority,
  tmpdir,
  totalmem,
  type,
  userInfo,
  uptime,
  version,
  machine,
};

let constants;

/** Numbers of signals, errors, priorities and dlopen flags by their names. */
function makeConstants() {
  const { signals, errno, priority, dlopen } = internalBinding('constants');
  const named = (table) => Object.setPrototypeOf(table(), null);
  return {
    __proto__: null,
    UV_UDP_REUSEADDR: 4,
    dlopen: named(dlopen),
    errno: named(errno),
    signals: Object.freeze(named(signals)),
    priority: named(priority),
  };
}

Object.defineProperties(module.exports, {
  constants: {
    __proto__: null,
    get() {
      constants ??= makeConstants();
      return constants;
    },
    enumerable: true,
    configurable: false,
  },
  EOL: { __proto__: null, value: '\n', enumerable: true, configurable: true, writable: false },
  devNull: {
    __proto__: null, value: '/dev/null', enumerable: true, configurable: true, writable: false,
  },
});
