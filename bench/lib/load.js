'use strict';
// The load generators wrk and ab: how they are called, and their reports as numbers.
//
// A result is { requests, rps, errors, kept, p50Ms, p99Ms }: `kept` is the share of requests whose
// connection stayed open, `errors` counts whatever went wrong.

const { isOnPath, onCore, run } = require('./proc');

const PATIENCE_MS = 60000; // beyond the time a load is meant to take

const number = (text, pattern, otherwise) => {
  const found = pattern.exec(text);
  if (found) return Number(found[1]);
  if (otherwise !== undefined) return otherwise;
  throw new Error(`no ${pattern} in:\n${text}`);
};

// wrk prints times as 800.00us, 1.20ms or 2.00s.
const wrkMs = (text, percent) => {
  const found = new RegExp(`${percent}%\\s+([0-9.]+)(us|ms|s)`).exec(text);
  return found ? Number(found[1]) * { us: 0.001, ms: 1, s: 1000 }[found[2]] : NaN;
};

function parseWrk(text) {
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text);
  return {
    requests: number(text, /(\d+) requests in/),
    rps: number(text, /Requests\/sec:\s*([0-9.]+)/),
    errors: (sockets ? sockets.slice(1).reduce((sum, n) => sum + Number(n), 0) : 0) +
      number(text, /Non-2xx or 3xx responses: (\d+)/, 0),
    kept: 1,
    p50Ms: wrkMs(text, 50),
    p99Ms: wrkMs(text, 99),
  };
}

function parseAb(text) {
  const requests = number(text, /Complete requests:\s+(\d+)/);
  return {
    requests,
    rps: number(text, /Requests per second:\s+([0-9.]+)/),
    errors: number(text, /Failed requests:\s+(\d+)/) + number(text, /Write errors:\s+(\d+)/, 0) +
      number(text, /Non-2xx responses:\s+(\d+)/, 0),
    kept: number(text, /Keep-Alive requests:\s+(\d+)/, 0) / (requests || 1),
    p50Ms: number(text, /^\s+50%\s+(\d+)/m, NaN),
    p99Ms: number(text, /^\s+99%\s+(\d+)/m, NaN),
  };
}

// -t of ab sets -n to 50000, so a larger -n has to come after it.
const abFor = (seconds, clients) =>
  ['-t', String(seconds), '-n', '10000000', '-c', String(clients)];
const url = (port) => `http://127.0.0.1:${port}/`;

const loads = {
  'wrk': {
    title: 'keep-alive, HTTP/1.1 (wrk)',
    program: 'wrk',
    args: (o) => ['-t1', `-c${o.clients}`, `-d${o.seconds}s`, '--latency', url(o.port)],
    parse: parseWrk,
  },
  'ab-k': {
    title: 'keep-alive, HTTP/1.0 (ab -k)',
    program: 'ab',
    args: (o) => ['-q', '-k', ...abFor(o.seconds, o.clients), url(o.port)],
    parse: parseAb,
  },
  'ab': {
    title: 'a connection per request (ab)',
    program: 'ab',
    args: (o) => ['-q', ...abFor(o.seconds, o.clients), url(o.port)],
    parse: parseAb,
  },
};

/**
 * Loads the server on a port.
 *
 * @param {string} name  one of `loads`
 * @param {{port: number, seconds: number, clients: number, core: number|null}} o
 * @returns {Promise<object>} a result
 */
async function load(name, o) {
  const { program, args, parse } = loads[name];
  return parse(await run(onCore(o.core, [program, ...args(o)]), o.seconds * 1000 + PATIENCE_MS));
}

/** One run of ab with a fixed count of requests, as the published comparisons have it. */
async function abCount({ port, count, clients, keepAlive, core }) {
  const args = ['-q', ...(keepAlive ? ['-k'] : []), '-n', String(count), '-c', String(clients)];
  return parseAb(await run(onCore(core, ['ab', ...args, url(port)]), PATIENCE_MS + count));
}

/** Those of the names whose generator is on this machine. */
const available = (names) => names.filter((name) => isOnPath(loads[name].program));

module.exports = { abCount, available, load, loads };
