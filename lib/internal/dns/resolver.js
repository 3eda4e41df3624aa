'use strict';
// internal/dns/resolver - asks name servers by UDP, and by TCP what is too long for that.
// RFC 1035 section 4.2, 7; RFC 7766 (TCP); RFC 5452 (random id and port, checked answers).
// Public faces: lib/node/dns.js, lib/node/dns/promises.js.
//
//   query: for each try, for each server: send -> answer | next after `timeout`, doubled each try

const { codes, dnsException } = require('internal/errors');
const {
  validateArray, validateInt32, validateObject, validateString, validateUint32,
} = require('internal/validators');
const { isIP } = require('internal/net/ip');
const { bindRequest } = require('internal/async_context');

const { ERR_DNS_SET_SERVERS_FAILED, ERR_INVALID_ARG_VALUE, ERR_INVALID_IP_ADDRESS } = codes;

const PORT = 53;
const FIRST_TIMEOUT = 2000; // ms
const TRIES = 4;
const CODES = ['ENODATA', 'EFORMERR', 'ESERVFAIL', 'ENOTFOUND', 'ENOTIMP', 'EREFUSED'];
const EINVAL = -22;

function randomId() {
  const fs = require('fs');
  const fd = fs.openSync('/dev/urandom', 'r');
  const bytes = Buffer.alloc(2);
  fs.readSync(fd, bytes, 0, 2, null);
  fs.closeSync(fd);
  return bytes.readUInt16BE(0);
}

/** The servers of /etc/resolv.conf; the host itself where there are none. */
function systemServers() {
  let text = '';
  try {
    text = require('fs').readFileSync('/etc/resolv.conf', 'utf8');
  } catch {
    // No such file: as an empty one.
  }
  const found = [];
  for (const [, address] of text.matchAll(/^[ \t]*nameserver[ \t]+([^\s#;]+)/gm)) {
    if (isIP(address)) found.push({ address, port: PORT });
  }
  return found.length > 0 ? found : [{ address: '127.0.0.1', port: PORT }];
}

// 1.2.3.4, 1.2.3.4:53, ::1, [::1], [::1]:53
function parseServer(text) {
  if (isIP(text)) return { address: text, port: PORT };
  const bracketed = text.length < 100 ? /^\[([^[\]]+)\](?::(\d{1,5}))?$/.exec(text) : null;
  if (bracketed !== null && isIP(bracketed[1]) === 6) {
    return { address: bracketed[1], port: +(bracketed[2] ?? PORT) };
  }
  const plain = text.length < 100 ? /^([^:]+):(\d{1,5})$/.exec(text) : null;
  if (plain !== null && isIP(plain[1]) === 4) return { address: plain[1], port: +plain[2] };
  throw new ERR_INVALID_IP_ADDRESS(text);
}

function serverText({ address, port }) {
  if (port === PORT) return address;
  return isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`;
}

// One question on its way.
class Query {
  #channel;
  #packet;
  #bytes;
  #done;
  #attempt = 0;
  #socket;
  #timer;
  #lastCode = 'ETIMEOUT';

  constructor(channel, bytes, done) {
    this.#channel = channel;
    this.#packet = require('internal/dns/packet');
    this.#bytes = bytes;
    this.#done = done;
  }

  start() {
    const { servers, tries, timeout, maxTimeout } = this.#channel;
    if (servers.length === 0) return this.end('ECONNREFUSED');
    if (this.#attempt >= servers.length * tries) return this.end(this.#lastCode);
    const round = Math.floor(this.#attempt / servers.length);
    const server = servers[this.#attempt++ % servers.length];
    let wait = (timeout > 0 ? timeout : FIRST_TIMEOUT) * 2 ** round;
    if (maxTimeout > 0) wait = Math.min(wait, maxTimeout);
    this.#timer = setTimeout(() => this.#next('ETIMEOUT'), wait);
    this.#sendUdp(server);
  }

  #drop() {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket === undefined) return;
    socket.removeAllListeners();
    socket.on('error', () => {});
    if (socket.destroy) socket.destroy();
    else socket.close();
  }

  #next(code) {
    this.#lastCode = code;
    this.#drop();
    this.start();
  }

  /** @param {string|undefined} code undefined: all is well */
  end(code, records) {
    this.#drop();
    if (!this.#channel.pending.delete(this)) return;
    this.#done(code, records);
  }

  #sendUdp({ address, port }) {
    const family = isIP(address);
    const socket = require('dgram').createSocket(family === 6 ? 'udp6' : 'udp4');
    this.#socket = socket;
    const server = { address, port };
    socket.on('error', () => this.#next('ECONNREFUSED'));
    socket.on('message', (message) => this.#take(message, server, true));
    const local = this.#channel.local[family];
    if (local !== undefined) socket.bind(0, local);
    socket.connect(port, address, (error) => {
      if (this.#socket !== socket) return;
      if (error) this.#next('ECONNREFUSED');
      else socket.send(this.#bytes);
    });
  }

  #sendTcp({ address, port }) {
    this.#socket?.close();
    const localAddress = this.#channel.local[isIP(address)];
    const socket = require('net').connect({ host: address, port, localAddress });
    this.#socket = socket;
    let received = Buffer.alloc(0);
    socket.on('error', () => this.#next('ECONNREFUSED'));
    socket.on('close', () => this.#next('ECONNREFUSED'));
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      if (received.length < 2) return;
      const end = 2 + received.readUInt16BE(0);
      if (received.length >= end) this.#take(received.subarray(2, end), undefined, false);
    });
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#bytes.length);
    socket.write(Buffer.concat([length, this.#bytes]));
  }

  #take(message, server, isUdp) {
    let answer;
    try {
      answer = this.#packet.decodeAnswer(message, this.#bytes);
    } catch (error) {
      if (!(error instanceof this.#packet.BadMessage)) throw error;
      return this.end('EBADRESP');
    }
    if (answer === undefined) return; // not to this question
    if (answer.isTruncated && isUdp) return this.#sendTcp(server);
    const code = CODES[answer.code] ?? 'EBADRESP';
    // Another server may know better.
    if (code === 'ESERVFAIL' || code === 'ENOTIMP' || code === 'EREFUSED') return this.#next(code);
    if (answer.code !== 0) return this.end(code);
    this.end(undefined, answer.records);
  }
}

class Channel {
  servers;
  local = { 4: undefined, 6: undefined };
  pending = new Set();

  constructor({ timeout = -1, tries = TRIES, maxTimeout = 0 } = {}) {
    this.timeout = timeout;
    this.tries = tries;
    this.maxTimeout = maxTimeout;
  }

  load() {
    this.servers ??= systemServers();
  }

  /** (code | undefined, records) comes later. */
  ask(name, type, done) {
    this.load();
    if (/(?:^|\.)onion\.?$/i.test(name)) { // RFC 7686: nobody else is to hear of it
      process.nextTick(done, 'ENOTFOUND');
      return;
    }
    const bytes = require('internal/dns/packet').encodeQuery(randomId(), name, type);
    if (bytes === undefined) {
      process.nextTick(done, 'EBADNAME');
      return;
    }
    const query = new Query(this, bytes, done);
    this.pending.add(query);
    process.nextTick(() => { if (this.pending.has(query)) query.start(); });
  }

  cancel() {
    for (const query of [...this.pending]) query.end('ECANCELLED');
  }
}

// ---- what is made of the records ----------------------------------------------------------------

const plain = ({ data }) => data;
const typed = ({ type, data }) => ({ ...data, type });
const value = ({ data }) => data.value;

function anyRecord({ type, ttl, data }) {
  return type === 'A' || type === 'AAAA' ? { ...data, ttl, type } : { ...data, type };
}

function addresses(records, { ttl } = {}) {
  return records.map(({ data, ttl: seconds }) => (ttl ? { address: data.address, ttl: seconds } :
    data.address));
}

// method -> [type, syscall, (records, options) => result]
const QUERIES = {
  __proto__: null,
  resolve4: ['A', 'queryA', addresses],
  resolve6: ['AAAA', 'queryAaaa', addresses],
  resolveAny: ['ANY', 'queryAny', (records) => records.map(anyRecord)],
  resolveCaa: ['CAA', 'queryCaa', (records) => records.map(typed)],
  resolveCname: ['CNAME', 'queryCname', (records) => records.map(value)],
  resolveMx: ['MX', 'queryMx', (records) => records.map(typed)],
  resolveNaptr: ['NAPTR', 'queryNaptr', (records) => records.map(plain)],
  resolveNs: ['NS', 'queryNs', (records) => records.map(value)],
  resolvePtr: ['PTR', 'queryPtr', (records) => records.map(value)],
  resolveSoa: ['SOA', 'querySoa', (records) => records[0].data],
  resolveSrv: ['SRV', 'querySrv', (records) => records.map(typed)],
  resolveTlsa: ['TLSA', 'queryTlsa', (records) => records.map(typed)],
  resolveTxt: ['TXT', 'queryTxt', (records) => records.map(({ data }) => data.entries)],
};

/** The method for a record type ('MX' -> 'resolveMx'); undefined: no such type. */
function methodOf(rrtype) {
  if (rrtype === 'A') return 'resolve4';
  if (rrtype === 'AAAA') return 'resolve6';
  const name = `resolve${rrtype[0] ?? ''}${rrtype.slice(1).toLowerCase()}`;
  return rrtype === rrtype.toUpperCase() && name in QUERIES ? name : undefined;
}

const NOT_ASCII = /[^\0-\x7f]/;

function ask(channel, method, name, options, callback) {
  const [type, syscall, shape] = QUERIES[method];
  const ascii = NOT_ASCII.test(name) ? require('url').domainToASCII(name) : name;
  const done = bindRequest(callback, 'QUERYWRAP');
  channel.ask(ascii, type, (code, records) => {
    const wanted = code !== undefined || type === 'ANY' ? records :
      records.filter((record) => record.type === type);
    code ??= wanted.length === 0 ? 'ENODATA' : undefined;
    if (code !== undefined) done(dnsException(code, syscall, name));
    else done(null, shape(wanted, options));
  });
}

function reverseName(ip) {
  if (isIP(ip) === 4) return `${ip.split('.').reverse().join('.')}.in-addr.arpa`;
  const { hostname } = new (require('url').URL)(`http://[${ip.split('%')[0]}]`);
  const [head, tail] = hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = new Array(8 - left.length - right.length).fill('0');
  const groups = tail === undefined ? left : [...left, ...middle, ...right];
  const digits = groups.map((group) => group.padStart(4, '0')).join('');
  return `${[...digits].reverse().join('.')}.ip6.arpa`;
}

// The names that /etc/hosts has for an address.
function hostsNames(ip) {
  let text = '';
  try {
    text = require('fs').readFileSync('/etc/hosts', 'utf8');
  } catch {
    return [];
  }
  const names = [];
  for (const line of text.split('\n')) {
    const [address, ...rest] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (address === ip) names.push(...rest);
  }
  return names;
}

function reverse(channel, ip, callback) {
  if (isIP(ip) === 0) throw dnsException(EINVAL, 'getHostByAddr', ip);
  const done = bindRequest(callback, 'QUERYWRAP');
  const known = hostsNames(ip);
  if (known.length > 0) {
    process.nextTick(done, null, known);
    return;
  }
  channel.ask(reverseName(ip), 'PTR', (code, records) => {
    const names = records?.filter(({ type }) => type === 'PTR').map(value);
    code ??= names.length === 0 ? 'ENOTFOUND' : undefined;
    if (code !== undefined) done(dnsException(code, 'getHostByAddr', ip));
    else done(null, names);
  });
}

// ---- the class that both faces extend -----------------------------------------------------------

function readOptions(options) {
  if (options === undefined) return {};
  validateObject(options, 'options');
  const { timeout, tries, maxTimeout } = options;
  if (timeout !== undefined) validateInt32(timeout, 'options.timeout', -1);
  if (tries !== undefined) validateInt32(tries, 'options.tries', 1);
  if (maxTimeout !== undefined) validateUint32(maxTimeout, 'options.maxTimeout');
  return { timeout, tries, maxTimeout };
}

class ResolverBase {
  #channel;

  constructor(options = undefined) {
    this.#channel = new Channel(readOptions(options));
  }

  static channelOf(resolver) {
    return resolver.#channel;
  }

  /** Ends what is under way with ECANCELLED. */
  cancel() {
    this.#channel.cancel();
  }

  /** @returns {string[]} addresses, with a port where that is not 53 */
  getServers() {
    this.#channel.load();
    return this.#channel.servers.map(serverText);
  }

  /**
   * https://nodejs.org/api/dns.html#dnssetserversservers
   * @param {string[]} servers
   * @throws {ERR_INVALID_IP_ADDRESS|ERR_INVALID_ARG_TYPE|ERR_DNS_SET_SERVERS_FAILED}
   */
  setServers(servers) {
    validateArray(servers, 'servers');
    const parsed = [];
    servers.forEach((each, i) => {
      validateString(each, `servers[${i}]`);
      parsed.push(parseServer(each));
    });
    if (this.#channel.pending.size > 0) {
      throw new ERR_DNS_SET_SERVERS_FAILED('There are pending queries.', servers);
    }
    this.#channel.servers = parsed;
  }

  /**
   * https://nodejs.org/api/dns.html#resolversetlocaladdressipv4-ipv6
   * @param {string} [ipv4]
   * @param {string} [ipv6]
   */
  setLocalAddress(ipv4, ipv6) {
    validateString(ipv4, 'ipv4');
    if (ipv6 !== undefined) validateString(ipv6, 'ipv6');
    const family = isIP(ipv4);
    if (family === 0) throw new ERR_INVALID_ARG_VALUE('ipv4', ipv4, 'must be an IP address');
    const local = { 4: undefined, 6: undefined, [family]: ipv4 };
    if (ipv6 !== undefined) {
      const second = isIP(ipv6);
      if (second === 0) throw new ERR_INVALID_ARG_VALUE('ipv6', ipv6, 'must be an IP address');
      if (second === family) {
        throw new ERR_INVALID_ARG_VALUE('ipv6', ipv6, 'Cannot specify two addresses of one family');
      }
      local[second] = ipv6;
    }
    this.#channel.local = local;
  }
}

let shared; // of the functions of the module

/** The channel that dns.resolve and the others use, in both faces. */
function sharedResolver() {
  return shared ??= new ResolverBase();
}

module.exports = { QUERIES, ResolverBase, ask, methodOf, reverse, sharedResolver };
