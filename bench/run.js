'use strict';
// bench/run.js: measures eddy against the other servers of this machine, all in one run.
//
//   node bench/run.js [--quick] [--workload hello,varied,start] [--peers eddy,node26,...] ...
//
// docs/performance.md says what is measured, how, and what may be read from it.  Any Node from 18
// on runs it.  `make bench` builds what it needs first.

const fs = require('fs');
const os = require('os');
const path = require('path');
const { loads } = require('./lib/load');
const { fail, settings } = require('./lib/options');
const { findPeers } = require('./lib/peers');
const { loadTable, memoryTable, show, startTable, sweepTable } = require('./lib/report');
const { serverRounds, startRounds } = require('./lib/rounds');
const { sweep } = require('./lib/sweep');

const say = (line) => process.stderr.write(`${line}\n`);
const print = (text) => process.stdout.write(`${text}\n`);
const plain = (results) => results.map((r) => ({ ...r, rounds: [...r.rounds.values()] }));

function machine() {
  const cpus = os.cpus();
  return {
    date: new Date().toISOString(),
    cpu: cpus.length ? cpus[0].model : 'unknown',
    cores: cpus.length,
    memoryMib: Math.round(os.totalmem() / 1048576),
    kernel: os.release(),
    loadAverage: os.loadavg(),
  };
}

// A workload: run it, print its tables, give what belongs into the JSON.
const workloads = {
  async hello(peers, base, options, name = 'hello') {
    const results = await serverRounds(peers.filter((p) => p[name]), name, options, say);
    for (const load of options.loads) {
      print(`\n${name}, ${loads[load].title}\n${loadTable(results, load, base)}`);
    }
    if (name === 'hello') print(`\nmemory of the hello server\n${memoryTable(results, base)}`);
    return plain(results);
  },

  varied(peers, base, options) {
    return workloads.hello(peers, base, options, 'varied');
  },

  async rss(peers, base, options) {
    if (options.workloads.includes('hello')) return undefined; // which has measured it
    const few = { ...options, loads: options.loads.slice(0, 1) };
    const results = await serverRounds(peers, 'hello', few, say);
    print(`\nmemory of the hello server\n${memoryTable(results, base)}`);
    return plain(results);
  },

  async start(peers, base, options) {
    const nothing = { name: 'true', empty: ['true'] };
    const results = await startRounds([nothing, ...peers.filter((p) => p.empty)], options, say);
    print(`\nstart-up of an empty program\n${startTable(results, base)}`);
    return plain(results);
  },

  async sweep(peers, base, options) {
    const names = options.peers || ['eddy', base];
    const able = peers.filter((p) => p.program && names.includes(p.name));
    const runs = await sweep(able, options, say);
    print(`\nab -n ${options.sweepCount}\n${sweepTable(runs)}`);
    if (!runs.every((r) => r.ok)) process.exitCode = 1;
    return runs;
  },
};

async function main() {
  const options = settings(process.argv.slice(2));
  const { peers, missing } = findPeers(options.peers);
  for (const { name, reason } of missing) say(`bench: without ${name}: ${reason}`);
  for (const name of options.lostLoads) say(`bench: without the load ${name}: not on PATH`);
  if (!peers.length || !options.loads.length) fail('nothing to measure');
  const base = peers.some((p) => p.name === 'node26') ? 'node26' : 'node';
  const versions = peers.map(({ name, version }) => ({ name, version }));
  const out = { machine: machine(), options, base, peers: versions, missing };

  const { cpu, cores, kernel, loadAverage } = out.machine;
  print(`${cpu}, ${cores} cores, Linux ${kernel}, load average ${show(loadAverage[0])}`);
  print(versions.map((v) => `${v.name} ${v.version}`).join(', '));
  print(`${options.rounds} rounds of ${options.seconds} s, ${options.clients} clients; medians; ` +
        'a ratio is the median of the ratios within the rounds');
  for (const name of options.workloads) {
    out[name] = await workloads[name](peers, base, options);
  }
  fs.mkdirSync(path.dirname(options.json), { recursive: true });
  fs.writeFileSync(options.json, JSON.stringify(out, null, 1) + '\n');
  say(`\nbench: all of it is in ${path.relative('', options.json)}`);
}

main().catch((err) => {
  say(`bench: ${err.stack}`);
  process.exitCode = 1;
});
