'use strict';
// The sweep: ab with 50,000 requests at 1, 5, 10, 50 and 100 clients, with and without -k, against
// the example programs.  It is about correctness: no request may fail, and with -k each one that
// can be kept alive must be.

const { abCount } = require('./load');
const { root } = require('./peers');
const { startPeer } = require('./rounds');
const { stop } = require('./proc');

// ab speaks HTTP/1.0, where an answer without a length ends with its connection; and Node adds a
// length of its own only for HTTP/1.1.  So what is kept alive is what gives its length itself.
const programs = [
  { file: '01-hello-published.js', port: 8124, kept: 1 },
  { file: '02-hello-plain.js', port: 0, kept: 0 },
  { file: '03-hello-12-bytes.js', port: 0, kept: 0 },
  { file: '04-async-readfile.js', port: 0, kept: 1 },
];
const CLIENTS = [1, 5, 10, 50, 100];

async function sweepProgram(peer, program, options, say) {
  const runs = [];
  const command = [peer.program, `${root}/examples/${program.file}`];
  const server = { sweep: { command, port: program.port } };
  const { child, port } = await startPeer(server, 'sweep', options);
  try {
    for (const clients of CLIENTS) {
      for (const keepAlive of [false, true]) {
        const o = { port, count: options.sweepCount, clients, keepAlive, core: options.loadCore };
        const got = await abCount(o);
        const kept = keepAlive ? program.kept : 0;
        const ok = got.errors === 0 && got.requests === o.count && got.kept === kept;
        runs.push({ peer: peer.name, program: program.file, clients, keepAlive, ok, ...got });
        if (!ok) say(`sweep: ${peer.name} ${program.file}: ${JSON.stringify(runs.at(-1))}`);
      }
    }
  } finally {
    await stop(child);
  }
  return runs;
}

/** @returns {Promise<object[]>} one object a run of ab, `ok` says whether all was well */
async function sweep(peers, options, say) {
  const runs = [];
  for (const peer of peers) {
    for (const program of programs) {
      say(`sweep: ${peer.name}, ${program.file}`);
      try {
        runs.push(...await sweepProgram(peer, program, options, say));
      } catch (err) {
        say(`sweep: ${err.message}`);
        runs.push({ peer: peer.name, program: program.file, ok: false, problem: err.message });
      }
    }
  }
  return runs;
}

module.exports = { sweep };
