'use strict';
// dns/promises - lib/node/dns.js with promises.
// https://nodejs.org/api/dns.html#dns-promises-api

const {
  askAddresses, askName, checkHostname, checkService, readOptions, validateString,
  getDefaultResultOrder, setDefaultResultOrder,
} = require('internal/dns/lookup');
const { isIP } = require('internal/net/ip');
const { codes: { ERR_MISSING_ARGS } } = require('internal/errors');

/**
 * https://nodejs.org/api/dns.html#dnspromiseslookuphostname-options
 * @param {string} hostname
 * @param {number|object} [options] { family, hints, all, order, verbatim }
 * @returns {Promise<{address: string, family: number}|object[]>}
 * @throws {ERR_INVALID_ARG_TYPE|ERR_INVALID_ARG_VALUE} at once; an empty name rejects
 */
function lookup(hostname, options) {
  if (hostname) validateString(hostname, 'hostname');
  const wanted = readOptions(options);
  return new Promise((resolve, reject) => {
    checkHostname(hostname);
    const family = isIP(hostname);
    if (family !== 0) {
      const found = { address: hostname, family };
      resolve(wanted.all ? [found] : found);
      return;
    }
    askAddresses(hostname, wanted, (error, list) => {
      if (error) reject(error);
      else resolve(wanted.all ? list : list[0]);
    });
  });
}

/**
 * https://nodejs.org/api/dns.html#dnspromiseslookupserviceaddress-port
 * @param {string} address
 * @param {number} port
 * @returns {Promise<{hostname: string, service: string}>}
 * @throws {ERR_MISSING_ARGS|ERR_INVALID_ARG_VALUE|ERR_SOCKET_BAD_PORT} at once
 */
function lookupService(address, port) {
  if (arguments.length !== 2) throw new ERR_MISSING_ARGS('address', 'port');
  const number = checkService(address, port);
  return new Promise((resolve, reject) => {
    askName(address, number, (error, hostname, service) => {
      if (error) reject(error);
      else resolve({ hostname, service });
    });
  });
}

module.exports = { lookup, lookupService, getDefaultResultOrder, setDefaultResultOrder };

// The error codes, and the functions that are not built, have the names of those in dns.
function addRest(out) {
  const { notBuilt, absentName } = require('internal/unbuilt');
  const dns = require('dns');
  for (const name of Object.keys(dns)) {
    if (name === 'promises' || Object.hasOwn(out, name)) continue;
    const value = dns[name];
    if (typeof value === 'number') continue; // hints are in dns only
    out[name] = absentName(value) === undefined ? value : {
      [name]() { throw notBuilt(`dns/promises.${name}`); },
    }[name];
  }
  out.Resolver = class Resolver {
    constructor() {
      throw notBuilt('dns/promises.Resolver');
    }
  };
}
addRest(module.exports);
