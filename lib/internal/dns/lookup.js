'use strict';
// internal/dns/lookup - names to addresses and back by the system's resolver: what the two faces
// share.  Public faces: lib/node/dns.js, lib/node/dns/promises.js.  Native half:
// src/bind/bind_dns.c.

const {
  getaddrinfo, getnameinfo, AI_ADDRCONFIG, AI_ALL, AI_V4MAPPED,
} = internalBinding('dns');
const { isIP } = require('internal/net/ip');
const { bindRequest } = require('internal/async_context');
const {
  codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE },
  dnsException,
} = require('internal/errors');
const { validateBoolean, validateNumber, validateOneOf, validatePort, validateString } =
  require('internal/validators');

const FAMILIES = [0, 4, 6];
const ORDERS = ['verbatim', 'ipv4first', 'ipv6first'];

let defaultOrder;

function getDefaultResultOrder() {
  if (defaultOrder === undefined) {
    const given = require('internal/builtins').options.dnsResultOrder;
    defaultOrder = ORDERS.includes(given) ? given : 'verbatim';
  }
  return defaultOrder;
}

/**
 * The order in which lookup() returns addresses.
 * https://nodejs.org/api/dns.html#dnssetdefaultresultorderorder
 * @param {'verbatim'|'ipv4first'|'ipv6first'} order
 * @throws {ERR_INVALID_ARG_VALUE}
 */
function setDefaultResultOrder(order) {
  validateOneOf(order, 'dnsOrder', ORDERS);
  defaultOrder = order;
}

function familyOf(value) {
  if (value === 'IPv4') return 4;
  if (value === 'IPv6') return 6;
  validateOneOf(value, 'options.family', FAMILIES);
  return value;
}

function hintsOf(value) {
  validateNumber(value, 'options.hints');
  const hints = value >>> 0;
  if ((hints & ~(AI_ADDRCONFIG | AI_ALL | AI_V4MAPPED)) !== 0) {
    throw new ERR_INVALID_ARG_VALUE('hints', hints);
  }
  return hints;
}

function orderOf({ verbatim, order }) {
  let found = getDefaultResultOrder();
  if (verbatim !== undefined && verbatim !== null) {
    validateBoolean(verbatim, 'options.verbatim');
    found = verbatim ? 'verbatim' : 'ipv4first';
  }
  if (order !== undefined && order !== null) {
    validateOneOf(order, 'options.order', ORDERS);
    found = order;
  }
  return found;
}

/**
 * Checks the options of lookup().
 * @param {*} options a family, an object, null or undefined
 * @returns {{family: number, hints: number, all: boolean, order: string}}
 * @throws {ERR_INVALID_ARG_TYPE|ERR_INVALID_ARG_VALUE}
 */
function readOptions(options) {
  if (typeof options === 'number') {
    validateOneOf(options, 'family', FAMILIES);
    return { family: options, hints: 0, all: false, order: getDefaultResultOrder() };
  }
  if (options !== undefined && typeof options !== 'object') {
    throw new ERR_INVALID_ARG_TYPE('options', ['integer', 'object'], options);
  }
  const { hints, family, all } = options ?? {};
  const out = { family: 0, hints: 0, all: false, order: '' };
  if (hints !== undefined && hints !== null) out.hints = hintsOf(hints);
  if (family !== undefined && family !== null) out.family = familyOf(family);
  if (all !== undefined && all !== null) {
    validateBoolean(all, 'options.all');
    out.all = all;
  }
  out.order = orderOf(options ?? {});
  return out;
}

function checkHostname(hostname) {
  if (!hostname) {
    throw new ERR_INVALID_ARG_VALUE('hostname', hostname, 'must be a non-empty string');
  }
}

const NOT_ASCII = /[^\0-\x7f]/;

// The name as the resolver wants it; RFC 5891.
function toAscii(hostname) {
  return NOT_ASCII.test(hostname) ? require('url').domainToASCII(hostname) : hostname;
}

// [address, family, ...] of the resolver -> [{ address, family }, ...] in the order asked for.
function arrange(flat, order) {
  const list = [];
  for (let i = 0; i < flat.length; i += 2) list.push({ address: flat[i], family: flat[i + 1] });
  if (order === 'verbatim') return list;
  const first = order === 'ipv4first' ? 4 : 6;
  return [
    ...list.filter(({ family }) => family === first),
    ...list.filter(({ family }) => family !== first),
  ];
}

class GetAddrInfoReqWrap {
  constructor(callback, family, hostname, oncomplete) {
    this.callback = callback;
    this.family = family;
    this.hostname = hostname;
    this.oncomplete = oncomplete;
  }
}

class GetNameInfoReqWrap {
  constructor(callback, hostname, port, oncomplete) {
    this.callback = callback;
    this.hostname = hostname;
    this.port = port;
    this.oncomplete = oncomplete;
  }
}

/**
 * Asks for the addresses of a name that is no address.
 * @param {string} hostname
 * @param {object} options of readOptions
 * @param {Function} done (error, [{ address, family }, ...]); never during the call
 * @param {Function} callback of the program, for the request's object
 * @returns {GetAddrInfoReqWrap} an empty object where the resolver could not be asked
 */
function askAddresses(hostname, { family, hints, order }, done, callback) {
  const finish = bindRequest((errno, flat) => {
    if (errno !== 0) done(dnsException(errno, 'getaddrinfo', hostname));
    else done(null, arrange(flat, order));
  }, 'GETADDRINFOREQWRAP');
  const errno = getaddrinfo(finish, toAscii(hostname), family, hints);
  if (errno !== 0) {
    process.nextTick(done, dnsException(errno, 'getaddrinfo', hostname));
    return {};
  }
  return new GetAddrInfoReqWrap(callback, family, hostname, done);
}

/**
 * Checks the arguments of lookupService().
 * @throws {ERR_INVALID_ARG_VALUE|ERR_SOCKET_BAD_PORT}
 */
function checkService(address, port) {
  if (isIP(address) === 0) throw new ERR_INVALID_ARG_VALUE('address', address);
  return +validatePort(port);
}

/**
 * Asks for the names of an address and a port.
 * @param {Function} done (error, hostname, service)
 */
function askName(address, port, done, callback) {
  const finish = bindRequest((errno, hostname, service) => {
    if (errno !== 0) done(dnsException(errno, 'getnameinfo', address));
    else done(null, hostname, service);
  }, 'GETNAMEINFOREQWRAP');
  const errno = getnameinfo(finish, address, port);
  if (errno !== 0) throw dnsException(errno, 'getnameinfo', address);
  return new GetNameInfoReqWrap(callback, address, port, done);
}

module.exports = {
  askAddresses, askName, checkHostname, checkService, readOptions, validateString,
  getDefaultResultOrder, setDefaultResultOrder,
};
