'use strict';
// internal/diagnostics - the channels of diagnostics_channel on which the built-in modules speak.
// https://nodejs.org/api/diagnostics_channel.html#built-in-channels
// Public face: lib/node/diagnostics_channel.js, which says here which of them somebody listens to,
// so that a module asks with one look at a property: `if (watched['net.server.socket']) ...`.

// Name -> the channel, undefined while nobody listens.
const watched = {
  '__proto__': null,
  'child_process': undefined,
  'http.server.request.start': undefined,
  'http.server.response.created': undefined,
  'http.server.response.finish': undefined,
  'net.client.socket': undefined,
  'net.server.socket': undefined,
  'process.execve': undefined,
  'tracing:child_process.spawn:end': undefined,
  'tracing:child_process.spawn:error': undefined,
  'tracing:child_process.spawn:start': undefined,
  'tracing:module.require:end': undefined,
  'tracing:module.require:error': undefined,
  'tracing:module.require:start': undefined,
  'tracing:net.server.listen:asyncEnd': undefined,
  'tracing:net.server.listen:asyncStart': undefined,
  'tracing:net.server.listen:error': undefined,
  'udp.socket': undefined,
  'worker_threads': undefined,
};

// How many of http.server.* and of module.require's are watched; whether entries of perf_hooks of
// type 'http' (which counts as one of http.server.*) and 'net' are.
const counts = { httpServer: 0, require: 0, perfHttp: 0, perfNet: 0 };

/** Says whether entries of perf_hooks are observed, 0 or 1 each. */
function setObserved(perfHttp, perfNet) {
  counts.httpServer += perfHttp - counts.perfHttp;
  counts.perfHttp = perfHttp;
  counts.perfNet = perfNet;
}

/**
 * @param {Channel} channel
 * @param {boolean} isOn whether it has subscribers
 */
function setWatched(channel, isOn) {
  const { name } = channel;
  if (typeof name !== 'string' || !(name in watched)) return;
  watched[name] = isOn ? channel : undefined;
  const by = isOn ? 1 : -1;
  if (name.startsWith('http.server.')) counts.httpServer += by;
  else if (name.startsWith('tracing:module.require:')) counts.require += by;
}

/**
 * Publishes on a channel of `watched`, if it has subscribers.
 * @param {string} name
 * @param {object} data
 */
function publish(name, data) {
  watched[name]?.publish(data);
}

module.exports = { counts, publish, setObserved, setWatched, watched };
