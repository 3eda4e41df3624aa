'use strict';
// The workloads: what is measured, peer by peer and round by round.
//
// A round measures every peer once, so that a machine that is slower for a while is slower for all
// (A B C A B C, not A A B B C C).  Each measurement starts its server afresh and warms it up.

const net = require('net');
const path = require('path');
const { load } = require('./load');
const proc = require('./proc');
const { work } = require('./peers');

const answers = {
  hello: /^<html><body>======Hello World======<\/body><\/html>$/,
  varied: /^<html><body>======Hello \d{10}======<\/body><\/html>$/,
};

/** Starts the server a peer has for a workload; gives { child, port }. */
async function startPeer(peer, workload, options) {
  const server = peer[workload];
  const port = server.port || await proc.freePort();
  if (server.configure) server.configure(port);
  const command = server.command.map((arg) => arg.replace('@PORT@', port));
  const env = { ...server.env, PORT: String(port) };
  const pinned = proc.onCore(options.serverCore, command);
  return { child: await proc.startServer(pinned, env, port), port };
}

/** Sends a request, waits for the other side to close, and gives all that it sent. */
function exchange(port, request) {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(request));
    socket.setEncoding('latin1');
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer in 5 s')));
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('end', () => socket.destroy());
    socket.on('close', () => resolve(text));
  });
}

/**
 * Is the answer of a peer what it must be?  Asked as ab and as wrk would, once before the rounds.
 *
 * @throws {Error} that says what is wrong
 */
async function checkAnswer(peer, workload, options) {
  const { child, port } = await startPeer(peer, workload, options);
  try {
    const bodies = [];
    for (const request of [
      'GET / HTTP/1.0\r\nHost: 127.0.0.1\r\nAccept: */*\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
    ]) {
      // The limit server does not look for `Connection: close`.
      if (peer.name === 'limit' && request.includes('HTTP/1.1')) continue;
      const text = await exchange(port, request);
      const end = text.indexOf('\r\n\r\n');
      const body = text.slice(end + 4);
      if (!/^HTTP\/1\.[01] 200 /.test(text) || end < 0 || body === '') {
        throw new Error(`answers ${JSON.stringify(request)} with ${JSON.stringify(text)}`);
      }
      const must = peer.name === 'limit' ? answers.hello : answers[workload];
      if (!must.test(body)) throw new Error(`has the body ${JSON.stringify(body)}`);
      bodies.push(body);
    }
    if (workload === 'varied' && bodies[0] === bodies[1]) throw new Error('answers twice the same');
  } finally {
    await proc.stop(child);
  }
}

/** One load on a running server, with what it took there. */
async function measureLoad(name, pid, port, options) {
  const before = proc.usage(pid);
  const result = await load(name, { ...options, port, core: options.loadCore });
  const { cpuNs, switches } = proc.used(before, proc.usage(pid));
  return {
    ...result,
    cpuUs: cpuNs / 1000 / result.requests,
    switchesPer1000: switches / result.requests * 1000,
  };
}

/** One peer, one round: { rssIdleKib, rssAfterKib, ..., loads: { wrk: {...}, ... } }. */
async function measurePeer(peer, workload, options) {
  const { child, port } = await startPeer(peer, workload, options);
  try {
    await proc.sleep(300); // to let a runtime finish what it does in the background after its start
    const idle = proc.memory(child.pid);
    const loads = {};
    const warm = { ...options, seconds: options.warmup, port, core: options.loadCore };
    await load(options.loads[0], warm);
    for (const name of options.loads) {
      loads[name] = await measureLoad(name, child.pid, port, options);
    }
    const after = proc.memory(child.pid);
    return {
      rssIdleKib: idle.rssKib,
      pssIdleKib: idle.pssKib,
      rssAfterKib: after.rssKib,
      pssAfterKib: after.pssKib,
      loads,
    };
  } finally {
    await proc.stop(child);
  }
}

/**
 * All rounds of a server workload.
 *
 * @param {object[]} peers  those that have this workload
 * @param {'hello'|'varied'} workload
 * @param {object} options  rounds, seconds, warmup, clients, loads, serverCore, loadCore
 * @param {function(string)} say  called with a line of progress
 * @returns {Promise<{name: string, rounds: Map<number, object>, problems: string[]}[]>}
 */
async function serverRounds(peers, workload, options, say) {
  const results = [];
  for (const peer of peers) {
    const result = { name: peer.name, rounds: new Map(), problems: [] };
    results.push(result);
    try {
      await checkAnswer(peer, workload, options);
    } catch (err) {
      result.problems.push(err.message);
      say(`${workload}: ${peer.name} is left out: ${err.message}`);
    }
  }
  const fit = peers.filter((peer, i) => !results[i].problems.length);
  for (let round = 0; round < options.rounds; round++) {
    say(`${workload}: round ${round + 1} of ${options.rounds}`);
    for (const peer of fit) {
      const result = results.find((r) => r.name === peer.name);
      try {
        result.rounds.set(round, await measurePeer(peer, workload, options));
      } catch (err) {
        result.problems.push(`round ${round + 1}: ${err.message}`);
        say(`${workload}: ${peer.name}: ${err.message}`);
      }
    }
  }
  return results;
}

/**
 * The start-up of an empty program: `count` runs of each peer, one after the other in turn.
 *
 * @returns {Promise<object[]>} a result a peer; a round is { wallMs, cpuMs, rssKib }
 */
async function startRounds(peers, options, say) {
  const results = peers.map((peer) => ({ name: peer.name, rounds: new Map(), problems: [] }));
  say(`start: ${options.starts} runs of each`);
  for (let round = -1; round < options.starts; round++) { // the first fills the caches
    for (let i = 0; i < peers.length; i++) {
      if (results[i].problems.length) continue;
      const command = [path.join(work, 'startup'), ...peers[i].empty];
      try {
        const line = await proc.run(proc.onCore(options.serverCore, command), 30000);
        const [wall, cpu, rssKib] = line.split(' ').map(Number);
        const took = { wallMs: wall / 1e6, cpuMs: cpu / 1e6, rssKib };
        if (round >= 0) results[i].rounds.set(round, took);
      } catch (err) {
        results[i].problems.push(err.message);
        say(`start: ${peers[i].name}: ${err.message}`);
      }
    }
  }
  return results;
}

module.exports = { serverRounds, startPeer, startRounds };
