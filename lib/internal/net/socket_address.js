'use strict';
// internal/net/socket_address - net.SocketAddress: an IP address and a port that do not change.
// Public face: lib/node/net.js.  Native half: src/bind/bind_net.c (parseIp).

const { parseIp } = internalBinding('net');
const {
  codes: { ERR_INVALID_ADDRESS, ERR_INVALID_ARG_VALUE },
} = require('internal/errors');
const { validateObject, validatePort, validateString, validateUint32 } =
  require('internal/validators');

/**
 * An address in numbers.
 * @param {string} text
 * @param {'ipv4'|'ipv6'} family
 * @returns {{ text: string, groups: number[] }} its usual text and eight groups of 16 bits, an IPv4
 *   address as ::ffff:a.b.c.d
 * @throws {ERR_INVALID_ADDRESS}
 */
function parseAddress(text, family) {
  const [canonical, ...groups] = parseIp(text, family === 'ipv6') ?? [];
  if (canonical === undefined) throw new ERR_INVALID_ADDRESS();
  return { text: canonical, groups };
}

/** 'IPv4' -> 'ipv4' */
function checkFamily(family) {
  const lower = family?.toLowerCase?.();
  if (lower !== 'ipv4' && lower !== 'ipv6') {
    throw new ERR_INVALID_ARG_VALUE('options.family', family);
  }
  return lower;
}

/** https://nodejs.org/api/net.html#class-netsocketaddress */
class SocketAddress {
  #address;
  #port;
  #family;
  #flowlabel;

  /**
   * @param {object} [options] { address, family, flowlabel, port }
   * @throws {ERR_INVALID_ARG_TYPE|ERR_INVALID_ARG_VALUE|ERR_INVALID_ADDRESS|ERR_SOCKET_BAD_PORT}
   */
  constructor(options = {}) {
    validateObject(options, 'options');
    let { family = 'ipv4' } = options;
    family = checkFamily(family);
    const { address = family === 'ipv4' ? '127.0.0.1' : '::', port = 0, flowlabel = 0 } = options;
    validateString(address, 'options.address');
    validatePort(port, 'options.port');
    validateUint32(flowlabel, 'options.flowlabel');
    this.#address = parseAddress(address, family);
    this.#port = port | 0;
    this.#family = family;
    this.#flowlabel = flowlabel;
  }

  get address() { return this.#address.text; }
  get port() { return this.#port; }
  get family() { return this.#family; }
  get flowlabel() { return this.#family === 'ipv6' ? this.#flowlabel : 0; }

  toJSON() {
    const { address, port, family, flowlabel } = this;
    return { address, port, family, flowlabel };
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options, inspect) {
    if (depth < 0) return '[SocketAddress]';
    const inner = { ...options, depth: options.depth === null ? null : options.depth - 1 };
    return `SocketAddress ${inspect(this.toJSON(), inner)}`;
  }

  static isSocketAddress(value) {
    return typeof value === 'object' && value !== null && #address in value;
  }

  /**
   * '1.2.3.4:80' or '[::1]:80'
   * @param {string} input
   * @returns {SocketAddress|undefined} undefined: it is none
   */
  static parse(input) {
    validateString(input, 'input');
    try {
      const { URL } = require('url');
      const { hostname, port } = new URL(`http://${input}`);
      if (hostname[0] === '[') {
        return new SocketAddress({ address: hostname.slice(1, -1), port: +port, family: 'ipv6' });
      }
      return new SocketAddress({ address: hostname, port: +port });
    } catch {
      return undefined;
    }
  }

  // The groups of an address, for BlockList.
  static groupsOf(address) {
    return address.#address.groups;
  }
}
const { groupsOf } = SocketAddress;
delete SocketAddress.groupsOf;
for (const name of ['address', 'port', 'family', 'flowlabel']) {
  const { get } = Object.getOwnPropertyDescriptor(SocketAddress.prototype, name);
  Object.defineProperty(SocketAddress.prototype, name, {
    __proto__: null, get, enumerable: true, configurable: true,
  });
}

// For internal/clone.
const { isSocketAddress } = SocketAddress;
const serialize = ({ address, port, family, flowlabel }) => ({ address, port, family, flowlabel });
const deserialize = (data) => new SocketAddress(data);

module.exports = { SocketAddress, groupsOf, isSocketAddress, serialize, deserialize };
