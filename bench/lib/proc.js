'use strict';
// Runs programs on chosen cores and reads from /proc what they took.

const { spawn } = require('child_process');
const fs = require('fs');
const net = require('net');
const path = require('path');

// Processes that are ours and still run: a stop of the runner must not leave one behind.
const alive = new Set();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => process.exit(1));
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Is there a program of this name on PATH? */
function isOnPath(name) {
  return process.env.PATH.split(':').some((dir) => fs.existsSync(path.join(dir, name)));
}

/**
 * The command line that runs `command` on one core.
 *
 * @param {number|null} core  null: wherever the kernel likes
 * @param {string[]} command  program and arguments
 * @returns {string[]}
 */
function onCore(core, command) {
  return core === null ? command : ['taskset', '-c', String(core), ...command];
}

/**
 * Starts a program; taskset replaces itself by it, so `child.pid` is the program's own.
 *
 * @param {string[]} command
 * @param {object} [env]  variables beside those of this process
 * @returns {ChildProcess} with `said`, the last 4000 signs of both outputs, and `ended`, a promise
 *   of the exit code or the signal's name
 */
function start(command, env) {
  const child = spawn(command[0], command.slice(1), {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  alive.add(child);
  child.said = '';
  const hear = (text) => {
    child.said = (child.said + text).slice(-4000);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.ended = new Promise((resolve) => {
    child.on('error', (err) => {
      alive.delete(child);
      hear(err.message);
      resolve(err.code);
    });
    child.on('exit', (code, signal) => {
      alive.delete(child);
      resolve(code === null ? signal : code);
    });
  });
  return child;
}

/**
 * Runs a program to its end and gives what it wrote.
 *
 * @param {string[]} command
 * @param {number} limitMs  it is killed when it takes longer
 * @throws {Error} with its output, when it fails
 */
async function run(command, limitMs) {
  let out = '';
  const child = start(command);
  const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
  child.stdout.on('data', (text) => {
    out += text;
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  const code = await child.ended;
  clearTimeout(timer);
  if (code !== 0) throw new Error(`${command.join(' ')}: ended with ${code}\n${child.said}`);
  await closed;
  return out;
}

/** Ends a program: asks, and after two seconds kills. */
async function stop(child) {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 2000);
  await child.ended;
  clearTimeout(timer);
}

const canConnect = (port) => new Promise((resolve) => {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('connect', () => {
    socket.destroy();
    resolve(true);
  });
  socket.on('error', () => resolve(false));
});

/** @returns {Promise<number>} a port on which nobody listens */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a server and waits until it takes connections.
 *
 * @param {string[]} command
 * @param {object} env
 * @param {number} port
 * @throws {Error} when the port stays taken, the server ends or does not listen within 15 s
 */
async function startServer(command, env, port) {
  for (let waited = 0; await canConnect(port); waited += 100) {
    if (waited > 30000) throw new Error(`port ${port} is taken by another server`);
    await sleep(100);
  }
  const child = start(command, env);
  let code;
  child.ended.then((c) => {
    code = c;
  });
  for (let waited = 0; waited < 15000; waited += 10) {
    await sleep(10);
    if (code !== undefined) throw new Error(`${command.join(' ')}: ended: ${code}\n${child.said}`);
    if (await canConnect(port)) return child;
  }
  await stop(child);
  throw new Error(`${command.join(' ')}: does not listen on port ${port}\n${child.said}`);
}

const field = (text, name) => {
  const found = new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(text);
  return found ? Number(found[1]) : 0;
};

/**
 * What a process has used so far, summed over its threads.  The time comes from the scheduler's own
 * count (/proc/PID/task/TID/schedstat), which is in nanoseconds; the ticks of /proc/PID/stat are
 * 10 ms each.
 *
 * @param {number} pid
 * @returns {{cpuNs: Map<string, number>, switches: Map<string, number>}} by thread id
 */
function usage(pid) {
  const cpuNs = new Map();
  const switches = new Map();
  for (const tid of fs.readdirSync(`/proc/${pid}/task`)) {
    const dir = `/proc/${pid}/task/${tid}`;
    try {
      const status = fs.readFileSync(`${dir}/status`, 'latin1');
      cpuNs.set(tid, Number(fs.readFileSync(`${dir}/schedstat`, 'latin1').split(' ')[0]));
      switches.set(tid, field(status, 'voluntary_ctxt_switches') +
                        field(status, 'nonvoluntary_ctxt_switches'));
    } catch (err) {
      if (err.code !== 'ENOENT' && err.code !== 'ESRCH') throw err; // a thread that just ended
    }
  }
  return { cpuNs, switches };
}

const grown = (before, after) => {
  let sum = 0;
  for (const [tid, n] of after) sum += n - (before.get(tid) || 0);
  return sum;
};

/** What was used between two usage(): `{ cpuNs, switches }`.  Threads that have ended are lost. */
function used(before, after) {
  return {
    cpuNs: grown(before.cpuNs, after.cpuNs),
    switches: grown(before.switches, after.switches),
  };
}

/** @returns {{rssKib: number, pssKib: number}} memory now; PSS counts shared pages in part */
function memory(pid) {
  const rssKib = field(fs.readFileSync(`/proc/${pid}/status`, 'latin1'), 'VmRSS');
  let pssKib = 0;
  try {
    pssKib = field(fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1'), 'Pss');
  } catch (err) {
    if (err.code !== 'EACCES' && err.code !== 'ENOENT') throw err;
  }
  return { rssKib, pssKib };
}

module.exports = { freePort, isOnPath, memory, onCore, run, sleep, startServer, stop, usage, used };
