'use strict';
// The command line of bench/run.js.

const os = require('os');
const path = require('path');
const { available, loads } = require('./load');
const { work } = require('./peers');
const { isOnPath } = require('./proc');

const usage = `usage: node bench/run.js [options]
  --workload LIST  of hello, varied, start, rss (default: all of these), sweep
  --peers LIST     of limit, eddy, node26, node, bun, bun-serve, deno, deno-serve, nginx, go
  --only LIST      of the loads wrk, ab-k, ab
  --rounds N       (5)     --seconds N  a load (2)     --warmup N  seconds (2)
  --clients N      (50)    --starts N   empty programs (40)
  --count N        requests of each run of ab in the sweep (50000)
  --cores S,L      cores of server and load generator (0,1); "none" pins nothing
  --json FILE      (build/bench/results.json)
  --quick          2 rounds of 1 second
Variables: NODE26, BUN, DENO, NGINX, GO name programs that are not on PATH.`;

const names = ['workload', 'peers', 'only', 'rounds', 'seconds', 'warmup', 'clients', 'starts',
               'count', 'cores', 'json'];

function fail(message) {
  process.stderr.write(`bench: ${message}\n`);
  process.exit(2);
}

function parseOptions(args) {
  const text = {};
  for (let i = 0; i < args.length; i++) {
    const name = args[i].replace(/^--/, '');
    if (name === 'help') {
      process.stdout.write(`${usage}\n`);
      process.exit(0);
    }
    if (name === 'quick') {
      text.quick = true;
    } else {
      if (!args[i].startsWith('--') || !names.includes(name) || args[i + 1] === undefined) {
        fail(`what is ${args[i]}?\n${usage}`);
      }
      text[name] = args[++i];
    }
  }
  return text;
}

function numberOf(text, name, otherwise) {
  if (text[name] === undefined) return otherwise;
  if (!/^[1-9]\d{0,6}$/.test(text[name])) fail(`--${name} wants a number`);
  return Number(text[name]);
}

function listOf(text, name, known, otherwise) {
  if (text[name] === undefined) return otherwise;
  const list = text[name].split(',');
  for (const word of list) if (!known.includes(word)) fail(`--${name}: what is ${word}?\n${usage}`);
  return list;
}

function coresOf(text) {
  const cores = (text.cores || '0,1').split(',').map(Number);
  if (text.cores === 'none') return [null, null];
  if (cores.length !== 2 || !cores.every(Number.isInteger)) fail('--cores wants two numbers');
  if (os.cpus().length < 2 || !isOnPath('taskset')) {
    process.stderr.write('bench: fewer than two cores, or no taskset: nothing is pinned\n');
    return [null, null];
  }
  return cores;
}

/**
 * The settings of a run.  A wrong command line ends the process with 2.
 *
 * @param {string[]} args
 * @returns {object} workloads, peers (null: all), loads, lostLoads (not on this machine), rounds,
 *   seconds, warmup (seconds), clients, starts, sweepCount, serverCore, loadCore (null: anywhere),
 *   json (file name)
 */
function settings(args) {
  const text = parseOptions(args);
  const workloads = ['hello', 'varied', 'start', 'rss', 'sweep'];
  const peers = ['limit', 'eddy', 'node26', 'node', 'bun', 'bun-serve', 'deno', 'deno-serve',
                 'nginx', 'go'];
  const [serverCore, loadCore] = coresOf(text);
  const wanted = listOf(text, 'only', Object.keys(loads), Object.keys(loads));
  return {
    workloads: listOf(text, 'workload', workloads, workloads.slice(0, 4)),
    peers: listOf(text, 'peers', peers, null),
    loads: available(wanted),
    lostLoads: wanted.filter((name) => !available([name]).length),
    rounds: numberOf(text, 'rounds', text.quick ? 2 : 5),
    seconds: numberOf(text, 'seconds', text.quick ? 1 : 2),
    warmup: numberOf(text, 'warmup', text.quick ? 1 : 2),
    clients: numberOf(text, 'clients', 50),
    starts: numberOf(text, 'starts', text.quick ? 15 : 40),
    sweepCount: numberOf(text, 'count', 50000),
    serverCore,
    loadCore,
    json: text.json || path.join(work, 'results.json'),
  };
}

module.exports = { fail, settings };
