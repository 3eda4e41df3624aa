'use strict';
// internal/net/connect_arguments - what programs give to connect() and listen(), made uniform.
// https://nodejs.org/api/net.html#socketconnect
// Public face: lib/node/net.js.

const { codes: { ERR_INVALID_ARG_TYPE } } = require('internal/errors');
const { validatePort } = require('internal/validators');

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
  return [options, callback];
}

function checkPort(port) {
  if (typeof port !== 'number' && typeof port !== 'string') {
    throw new ERR_INVALID_ARG_TYPE('options.port', ['number', 'string'], port);
  }
  return validatePort(port) | 0;
}

// Addresses of both families by turns: RFC 8305 section 4.
function interleave(list) {
  const first = list[0].family;
  const same = list.filter((one) => one.family === first);
  const other = list.filter((one) => one.family !== first);
  const out = [];
  for (let i = 0; i < same.length || i < other.length; i++) {
    if (i < same.length) out.push(same[i]);
    if (i < other.length) out.push(other[i]);
  }
  return out;
}

module.exports = { checkPort, interleave, normalizeArgs };
