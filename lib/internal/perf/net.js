'use strict';
// internal/perf/net - entries of type 'net': how long connecting by TCP took.
// https://nodejs.org/api/perf_hooks.html#class-performanceentry

const { makeEntry } = require('internal/perf/entry');
const { hasObserver, tell } = require('internal/perf/observer');
const { now } = internalBinding('performance');

const starts = new WeakMap(); // socket -> { start: ms, host, port }

/** `socket` begins to connect. */
function noteConnect(socket, { host, port, path }) {
  if (path || !hasObserver('net')) return;
  starts.set(socket, { start: now(), host: host || 'localhost', port: Number(port) });
}

/** It is connected. */
function tellConnect(socket) {
  const known = starts.get(socket);
  if (known === undefined) return;
  starts.delete(socket);
  const { start, host, port } = known;
  tell(makeEntry('connect', 'net', start, now() - start, { host, port }));
}

module.exports = { noteConnect, tellConnect };
