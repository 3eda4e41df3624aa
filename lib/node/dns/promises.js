'use strict';
// dns/promises - lib/node/dns.js with promises.
// https://nodejs.org/api/dns.html#dns-promises-api

const {
  askAddresses, askName, checkHostname, checkService, readOptions, validateString,
  getDefaultResultOrder, setDefaultResultOrder,
} = require('internal/dns/lookup');
const { isIP } = require('internal/net/ip');
const { codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_MISSING_ARGS } } =
  require('internal/errors');

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

// ---- queries to name servers --------------------------------------------------------------------

const {
  QUERIES, ResolverBase, ask, methodOf, reverse, sharedResolver,
} = require('internal/dns/resolver');

const { channelOf } = ResolverBase;

function settle(start) {
  return new Promise((resolve, reject) => {
    start((error, result) => {
      if (error) reject(error);
      else resolve(result);
    });
  });
}

/**
 * https://nodejs.org/api/dns.html#class-dnspromisesresolver
 */
class Resolver extends ResolverBase {}

function addMethod(name, value) {
  Object.defineProperty(Resolver.prototype, name, {
    __proto__: null, value, writable: true, enumerable: true, configurable: true,
  });
}

function ownerOf(self) {
  return channelOf(self instanceof ResolverBase ? self : sharedResolver());
}

for (const method of Object.keys(QUERIES)) {
  addMethod(method, {
    [method](name, options) {
      validateString(name, 'name');
      return settle((done) => ask(ownerOf(this), method, name, options ?? undefined, done));
    },
  }[method]);
}
addMethod('resolve', function resolve(hostname, rrtype = 'A') {
  validateString(hostname, 'name');
  if (typeof rrtype !== 'string') throw new ERR_INVALID_ARG_TYPE('rrtype', 'string', rrtype);
  const method = methodOf(rrtype);
  if (method === undefined) throw new ERR_INVALID_ARG_VALUE('rrtype', rrtype);
  return Resolver.prototype[method].call(this, hostname);
});
addMethod('reverse', function reverseLookup(ip) {
  validateString(ip, 'name');
  return settle((done) => reverse(ownerOf(this), ip, done));
});

module.exports = {
  lookup,
  lookupService,
  Resolver,
  getDefaultResultOrder,
  setDefaultResultOrder,
  setServers(servers) { sharedResolver().setServers(servers); },
  getServers() { return sharedResolver().getServers(); },
};
for (const name of [...Object.keys(QUERIES), 'resolve', 'reverse']) {
  module.exports[name] = Resolver.prototype[name].bind(undefined);
  Object.defineProperty(module.exports[name], 'name', { __proto__: null, value: name });
}

// The error codes have the names of those in dns.
function addCodes(out) {
  const dns = require('dns');
  for (const name of Object.keys(dns)) {
    if (name === 'promises' || Object.hasOwn(out, name)) continue;
    if (typeof dns[name] === 'string') out[name] = dns[name]; // hints are in dns only
  }
}
addCodes(module.exports);
