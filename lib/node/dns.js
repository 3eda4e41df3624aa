'use strict';
// dns - the public face of lib/internal/dns/: name lookup by the system's resolver, and queries to
// name servers (resolve4 and so on).
// https://nodejs.org/api/dns.html

const {
  askAddresses, askName, checkHostname, checkService, readOptions, validateString,
  getDefaultResultOrder, setDefaultResultOrder,
} = require('internal/dns/lookup');
const { isIP } = require('internal/net/ip');
const { codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE, ERR_MISSING_ARGS } } =
  require('internal/errors');
const { validateFunction } = require('internal/validators');

function checkArguments(options, callback, hasCallback) {
  if (options !== undefined && typeof options !== 'object' && typeof options !== 'number') {
    validateFunction(hasCallback ? callback : options, 'callback');
    throw new ERR_INVALID_ARG_TYPE('options', ['integer', 'object'], options);
  }
  validateFunction(callback, 'callback');
}

/**
 * The addresses of a host by the system's resolver.
 * https://nodejs.org/api/dns.html#dnslookuphostname-options-callback
 * @param {string} hostname
 * @param {number|object} [options] { family, hints, all, order, verbatim }
 * @param {Function} callback (error, address, family), with `all` (error, [{ address, family }])
 * @returns {object} the request
 * @throws {ERR_INVALID_ARG_TYPE|ERR_INVALID_ARG_VALUE}
 */
function lookup(hostname, options, callback) {
  if (hostname) validateString(hostname, 'hostname');
  if (typeof options === 'function') {
    callback = options;
    options = undefined;
  } else {
    checkArguments(options, callback, arguments.length > 2);
  }
  const wanted = readOptions(options);
  checkHostname(hostname);
  const family = isIP(hostname);
  if (family !== 0) {
    if (wanted.all) process.nextTick(callback, null, [{ address: hostname, family }]);
    else process.nextTick(callback, null, hostname, family);
    return {};
  }
  const done = wanted.all ? function onlookupall(error, list) {
    if (error) callback(error);
    else callback(null, list);
  } : function onlookup(error, list) {
    if (error) callback(error);
    else callback(null, list[0].address, list[0].family);
  };
  return askAddresses(hostname, wanted, done, callback);
}

/**
 * The names of an address and a port.
 * https://nodejs.org/api/dns.html#dnslookupserviceaddress-port-callback
 * @param {string} address
 * @param {number} port
 * @param {Function} callback (error, hostname, service)
 * @throws {ERR_MISSING_ARGS|ERR_INVALID_ARG_VALUE|ERR_SOCKET_BAD_PORT|ERR_INVALID_ARG_TYPE}
 */
function lookupService(address, port, callback) {
  if (arguments.length < 3) throw new ERR_MISSING_ARGS('address', 'port', 'callback');
  const number = checkService(address, port);
  validateFunction(callback, 'callback');
  return askName(address, number, function onlookupservice(error, hostname, service) {
    if (error) callback(error);
    else callback(null, hostname, service);
  }, callback);
}

// util.promisify gives these an object of the callback's values.
function promisedBy(fn, make) {
  Object.defineProperty(fn, Symbol.for('nodejs.util.promisify.custom'), {
    __proto__: null, value: make, enumerable: false, writable: true, configurable: true,
  });
}
promisedBy(lookup, (...args) => require('dns/promises').lookup(...args));
promisedBy(lookupService, (...args) => require('dns/promises').lookupService(...args));

// ---- queries to name servers --------------------------------------------------------------------

const {
  QUERIES, ResolverBase, ask, methodOf, reverse, sharedResolver,
} = require('internal/dns/resolver');

const { channelOf } = ResolverBase;

class QueryReqWrap {
  constructor(callback, hostname, type) {
    this.callback = callback;
    this.hostname = hostname;
    this.type = type;
  }
}

// resolve4 and the others: name[, options], callback.
function makeQuery(method) {
  const made = {
    [method](name, options, callback) {
      validateString(name, 'name');
      if (arguments.length <= 2) [callback, options] = [options, undefined];
      validateFunction(callback, 'callback');
      const owner = this instanceof ResolverBase ? this : sharedResolver();
      ask(channelOf(owner), method, name, options ?? undefined, callback);
      return new QueryReqWrap(callback, name, method);
    },
  };
  return made[method];
}

function resolve(hostname, rrtype, callback) {
  if (typeof rrtype === 'function') [callback, rrtype] = [rrtype, 'A'];
  else if (typeof rrtype !== 'string') throw new ERR_INVALID_ARG_TYPE('rrtype', 'string', rrtype);
  const method = methodOf(rrtype);
  if (method === undefined) throw new ERR_INVALID_ARG_VALUE('rrtype', rrtype);
  return Resolver.prototype[method].call(this, hostname, callback);
}

function reverseLookup(ip, callback) {
  validateString(ip, 'name');
  validateFunction(callback, 'callback');
  const owner = this instanceof ResolverBase ? this : sharedResolver();
  reverse(channelOf(owner), ip, callback);
  return new QueryReqWrap(callback, ip, 'reverse');
}

/**
 * Queries with servers and limits of its own.
 * https://nodejs.org/api/dns.html#class-dnsresolver
 */
class Resolver extends ResolverBase {}

function addMethod(name, value) {
  Object.defineProperty(Resolver.prototype, name, {
    __proto__: null, value, writable: true, enumerable: true, configurable: true,
  });
}
for (const method of Object.keys(QUERIES)) addMethod(method, makeQuery(method));
addMethod('resolve', resolve);
Object.defineProperty(reverseLookup, 'name', { __proto__: null, value: 'reverse' });
addMethod('reverse', reverseLookup);

module.exports = {
  lookup,
  lookupService,
  Resolver,
  getDefaultResultOrder,
  setDefaultResultOrder,
  setServers(servers) { sharedResolver().setServers(servers); },
  getServers() { return sharedResolver().getServers(); },
  get promises() { return require('dns/promises'); },
};
for (const name of [...Object.keys(QUERIES), 'resolve', 'reverse']) {
  module.exports[name] = Resolver.prototype[name].bind(undefined);
  Object.defineProperty(module.exports[name], 'name', { __proto__: null, value: name });
}
require('internal/unbuilt').complete(module.exports, 'dns');
