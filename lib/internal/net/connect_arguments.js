'use strict';
// internal/net/connect_arguments - what programs give to connect() and listen(), made uniform.
// https://nodejs.org/api/net.html#socketconnect
// Public face: lib/node/net.js.

const kNormalized = Symbol('kNormalized'); // of a list that normalizeArgs made

// (options[, cb]), (port[, host][, cb]), (path[, cb]) -> [options, cb]
function normalizeArgs(args) {
  const last = args[args.length - 1];
  const callback = typeof last === 'function' ? last : null;
  const first = args[0];
  let options = {};
  if (typeof first === 'object' && first !== null) options = first;
  else if (args.length !== 0 && typeof first !== 'function') {
    if (typeof first === 'string' && !(Number(first) >= 0)) options.path = first;
    else {
      options.port = first;
      if (args.length > 1 && typeof args[1] === 'string') options.host = args[1];
    }
  }
  const out = [options, callback];
  out[kNormalized] = true;
  return out;
}

module.exports = { kNormalized, normalizeArgs };
