'use strict';
// internal/net/block_list - net.BlockList: rules about IP addresses.
// Public face: lib/node/net.js.  Native half: src/bind/bind_net.c (parseIp).
//
// An address is eight groups of 16 bits; an IPv4 address and the IPv6 address it is mapped to are the
// same.  Rules are few: they are looked through one after the other.

const { SocketAddress, groupsOf } = require('internal/net/socket_address');
const {
  codes: { ERR_INVALID_ARG_TYPE, ERR_INVALID_ARG_VALUE },
} = require('internal/errors');
const { validateArray, validateInt32, validateString } = require('internal/validators');

function toAddress(address, family, name = 'address') {
  if (SocketAddress.isSocketAddress(address)) return address;
  validateString(address, name);
  validateString(family, 'family');
  return new SocketAddress({ address, family });
}

function compare(a, b) {
  for (let i = 0; i < 8; i++) {
    if (a[i] !== b[i]) return a[i] - b[i];
  }
  return 0;
}

// Whether the first `bits` of both are the same.
function isSamePrefix(a, b, bits) {
  for (let i = 0; i < 8 && bits > 0; i++, bits -= 16) {
    const mask = bits >= 16 ? 0xffff : (0xffff << (16 - bits)) & 0xffff;
    if (((a[i] ^ b[i]) & mask) !== 0) return false;
  }
  return true;
}

const version = (address) => (address.family === 'ipv6' ? 'IPv6' : 'IPv4');

class AddressRule {
  constructor(address) {
    this.text = `Address: ${version(address)} ${address.address}`;
    this.groups = groupsOf(address);
  }

  has(groups) {
    return compare(groups, this.groups) === 0;
  }
}

class RangeRule {
  constructor(start, end) {
    this.text = `Range: ${version(start)} ${start.address}-${end.address}`;
    this.start = groupsOf(start);
    this.end = groupsOf(end);
  }

  has(groups) {
    return compare(groups, this.start) >= 0 && compare(groups, this.end) <= 0;
  }
}

class SubnetRule {
  constructor(address, prefix) {
    const isIPv6 = address.family === 'ipv6';
    validateInt32(prefix, 'prefix', 0, isIPv6 ? 128 : 32);
    this.text = `Subnet: ${version(address)} ${address.address}/${prefix}`;
    this.groups = groupsOf(address);
    this.bits = isIPv6 ? prefix : prefix + 96;
  }

  has(groups) {
    return isSamePrefix(groups, this.groups, this.bits);
  }
}

// '10.0.0.0/8' -> the rule
function cidrRule(cidr) {
  const at = cidr.indexOf('/');
  if (at === -1) {
    throw new ERR_INVALID_ARG_VALUE('cidr', cidr,
      'must contain a prefix length (e.g. "10.0.0.0/8")');
  }
  const prefix = cidr.slice(at + 1);
  if (!/^-?(?:0|[1-9]\d*)$/.test(prefix)) {
    throw new ERR_INVALID_ARG_VALUE('cidr', cidr, 'prefix length must be a valid integer');
  }
  const family = cidr.slice(0, at).includes(':') ? 'ipv6' : 'ipv4';
  return new SubnetRule(toAddress(cidr.slice(0, at), family, 'cidr'), Number(prefix));
}

const RULE = /^(Address|Subnet|Range): IPv([46]) ([^/-]+)(?:[/-](.+))?$/;

// A line of toJSON() -> the rule; undefined: it is none.
function parseRule(text) {
  const found = RULE.exec(text);
  if (found === null) return undefined;
  const { 1: kind, 2: digit, 3: first, 4: second } = found;
  const family = `ipv${digit}`;
  const address = toAddress(first, family);
  if (kind === 'Address') return new AddressRule(address);
  if (kind === 'Subnet') return new SubnetRule(address, Number(second));
  return new RangeRule(address, toAddress(second, family));
}

/** https://nodejs.org/api/net.html#class-netblocklist */
// For internal/clone: a clone shares the rules.
let serialize;
let deserialize;

class BlockList {
  // Of each kind the newest first.
  #addresses = [];
  #subnets = [];
  #ranges = [];

  #listOf(rule) {
    if (rule instanceof AddressRule) return this.#addresses;
    return rule instanceof SubnetRule ? this.#subnets : this.#ranges;
  }

  #add(rule) {
    const list = this.#listOf(rule);
    if (!list.some(({ text }) => text === rule.text)) list.unshift(rule);
  }

  #remove(rule) {
    const list = this.#listOf(rule);
    const at = list.findIndex(({ text }) => text === rule.text);
    if (at !== -1) list.splice(at, 1);
  }

  /**
   * @param {string|SocketAddress} address
   * @param {'ipv4'|'ipv6'} [family]
   * @throws {ERR_INVALID_ARG_TYPE|ERR_INVALID_ARG_VALUE|ERR_INVALID_ADDRESS}
   */
  addAddress(address, family = 'ipv4') {
    this.#add(new AddressRule(toAddress(address, family)));
  }

  /** @param {Array} addresses as for addAddress */
  addAddresses(addresses, family = 'ipv4') {
    validateArray(addresses, 'addresses');
    for (const address of addresses) this.addAddress(address, family);
  }

  /** All addresses from start to end, both included. */
  addRange(start, end, family = 'ipv4') {
    const rule = new RangeRule(toAddress(start, family, 'start'), toAddress(end, family, 'end'));
    if (compare(rule.start, rule.end) > 0) {
      throw new ERR_INVALID_ARG_VALUE('start', toAddress(start, family), 'must come before end');
    }
    this.#add(rule);
  }

  /** @param {number} prefix bits that the addresses have in common */
  addSubnet(network, prefix, family = 'ipv4') {
    this.#add(new SubnetRule(toAddress(network, family, 'network'), prefix));
  }

  /** @param {string} cidr '10.0.0.0/8' */
  addCIDR(cidr) {
    validateString(cidr, 'cidr');
    this.#add(cidrRule(cidr));
  }

  addCIDRs(cidrs) {
    validateArray(cidrs, 'cidrs');
    cidrs.forEach((cidr, at) => validateString(cidr, `cidrs[${at}]`));
    for (const rule of cidrs.map(cidrRule)) this.#add(rule);
  }

  removeAddress(address, family = 'ipv4') {
    this.#remove(new AddressRule(toAddress(address, family)));
  }

  removeRange(start, end, family = 'ipv4') {
    this.#remove(new RangeRule(toAddress(start, family, 'start'), toAddress(end, family, 'end')));
  }

  removeSubnet(network, prefix, family = 'ipv4') {
    this.#remove(new SubnetRule(toAddress(network, family, 'network'), prefix));
  }

  removeCIDR(cidr) {
    validateString(cidr, 'cidr');
    this.#remove(cidrRule(cidr));
  }

  /** @returns {boolean} a rule matches; false for what is no address */
  check(address, family = 'ipv4') {
    if (!SocketAddress.isSocketAddress(address)) {
      validateString(address, 'address');
      validateString(family, 'family');
      try {
        address = new SocketAddress({ address, family });
      } catch (error) {
        if (error.code === 'ERR_INVALID_ADDRESS') return false;
        throw error;
      }
    }
    const groups = groupsOf(address);
    const matches = (rule) => rule.has(groups);
    return this.#addresses.some(matches) || this.#subnets.some(matches) ||
      this.#ranges.some(matches);
  }

  clear() {
    this.#addresses = [];
    this.#subnets = [];
    this.#ranges = [];
  }

  get rules() {
    return [...this.#addresses, ...this.#subnets, ...this.#ranges].map(({ text }) => text);
  }

  get size() {
    return this.#addresses.length + this.#subnets.length + this.#ranges.length;
  }

  toJSON() {
    return this.rules;
  }

  /**
   * Adds the rules of toJSON(); lines that are no rules are passed over.
   * @param {string|string[]} data
   */
  fromJSON(data) {
    let lines = data;
    if (typeof data === 'string') lines = JSON.parse(data);
    if (!Array.isArray(lines) || lines.some((line) => typeof line !== 'string')) {
      throw new ERR_INVALID_ARG_TYPE('data', ['string', 'string[]'], data);
    }
    for (const line of lines) {
      const rule = parseRule(line);
      if (rule !== undefined) this.#add(rule);
    }
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options, inspect) {
    if (depth < 0) return '[BlockList]';
    const inner = { ...options, depth: options.depth === null ? null : options.depth - 1 };
    return `BlockList ${inspect({ rules: this.rules }, inner)}`;
  }

  static {
    serialize = (list) => [list.#addresses, list.#subnets, list.#ranges];
    deserialize = (rules) => {
      const list = new BlockList();
      [list.#addresses, list.#subnets, list.#ranges] = rules;
      return list;
    };
  }

  static isBlockList(value) {
    return typeof value === 'object' && value !== null && #addresses in value;
  }
}
for (const name of ['rules', 'size']) {
  const { get } = Object.getOwnPropertyDescriptor(BlockList.prototype, name);
  Object.defineProperty(BlockList.prototype, name, {
    __proto__: null, get, enumerable: true, configurable: true,
  });
}

module.exports = { BlockList, isBlockList: BlockList.isBlockList, serialize, deserialize };
