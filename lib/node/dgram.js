'use strict';
// dgram - UDP sockets.
// https://nodejs.org/api/dgram.html
// Native half: src/bind/bind_dgram.c.
//
//   new -> unbound --bind--> binding (the address is looked up) --> bound -> closed
//          disconnected --connect--> connecting --> connected --disconnect--> disconnected

const EventEmitter = require('events');
const native = internalBinding('dgram');
const { publish } = require('internal/diagnostics');
const {
  codes, errnoException, exceptionWithHostPort, uvErrmapGet,
} = require('internal/errors');
const {
  validateAbortSignal, validateBoolean, validateFunction, validateNumber, validatePort,
  validateString, validateUint32,
} = require('internal/validators');
const { bindRequest } = require('internal/async_context');

const {
  ERR_BUFFER_OUT_OF_BOUNDS, ERR_INVALID_ARG_TYPE, ERR_IP_BLOCKED, ERR_MISSING_ARGS,
  ERR_SOCKET_ALREADY_BOUND, ERR_SOCKET_BAD_BUFFER_SIZE, ERR_SOCKET_BAD_PORT,
  ERR_SOCKET_BAD_TYPE, ERR_SOCKET_BUFFER_SIZE, ERR_SOCKET_DGRAM_IS_CONNECTED,
  ERR_SOCKET_DGRAM_NOT_CONNECTED, ERR_SOCKET_DGRAM_NOT_RUNNING,
} = codes;

// ORDER: enum dgram_option in src/bind/bind_dgram.c
const BROADCAST = 0;
const TTL = 1;
const MULTICAST_TTL = 2;
const MULTICAST_LOOPBACK = 3;

const UNBOUND = 0;
const BINDING = 1;
const BOUND = 2;

const EAGAIN = -11;
const EBADF = -9;

let hasHooks = false;

function setHooks() {
  if (hasHooks) return;
  hasHooks = true;
  native.setHooks(onMessage, onError);
}

// An empty message has no memory.
function onMessage(socket, memory, [address, family, port]) {
  const { receiveBlockList } = Socket.stateOf(socket);
  if (receiveBlockList?.check(address, family.toLowerCase())) return;
  const bytes = memory === undefined ? Buffer.alloc(0) : Buffer.from(memory);
  socket.emit('message', bytes, { address, family, port, size: bytes.length });
}

function onError(socket, errno) {
  socket.emit('error', errnoException(errno, 'recvmsg'));
}

// ---- arguments ----------------------------------------------------------------------------------

function checkBlockList(list, name) {
  if (list === undefined) return undefined;
  const { BlockList } = require('internal/net/block_list');
  if (!BlockList.isBlockList(list)) throw new ERR_INVALID_ARG_TYPE(name, 'net.BlockList', list);
  return list;
}

function checkAddress(address) {
  if (typeof address === 'string' && address !== '') return address;
  if (address === undefined || address === null || address === '') return undefined;
  throw new ERR_INVALID_ARG_TYPE('address', 'string', address);
}

const BYTE_KINDS = ['string', 'Buffer', 'TypedArray', 'DataView'];

function bytesOf(value) {
  if (typeof value === 'string') return Buffer.from(value);
  if (!ArrayBuffer.isView(value)) return undefined;
  return value instanceof Uint8Array ? value :
    new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
}

function partOf(buffer, offset, length) {
  const bytes = bytesOf(buffer);
  if (bytes === undefined) throw new ERR_INVALID_ARG_TYPE('buffer', BYTE_KINDS, buffer);
  offset >>>= 0;
  length >>>= 0;
  if (offset > bytes.length) throw new ERR_BUFFER_OUT_OF_BOUNDS('offset');
  if (offset + length > bytes.length) throw new ERR_BUFFER_OUT_OF_BOUNDS('length');
  return bytes.subarray(offset, offset + length);
}

function listOf(buffer) {
  if (!Array.isArray(buffer)) {
    const bytes = bytesOf(buffer);
    if (bytes === undefined) throw new ERR_INVALID_ARG_TYPE('buffer', BYTE_KINDS, buffer);
    return [bytes];
  }
  const list = buffer.map(bytesOf);
  if (list.includes(undefined)) {
    throw new ERR_INVALID_ARG_TYPE('buffer list arguments', BYTE_KINDS, buffer);
  }
  return list;
}

// What `lookup` of a socket does when the program gives none.
function defaultLookup(hostname, family, callback) {
  return require('dns').lookup(hostname, family, callback);
}

class State {
  constructor(type, options) {
    this.family = type === 'udp6' ? 6 : 4;
    this.id = 0; // 0: closed
    this.bindState = UNBOUND;
    this.isConnecting = false;
    this.isConnected = false;
    this.queue = undefined; // what waits for the socket to be bound: functions
    this.lookup = options.lookup;
    this.reuseAddr = options.reuseAddr;
    this.reusePort = options.reusePort;
    this.ipv6Only = options.ipv6Only;
    this.receiveBlockList = options.receiveBlockList;
    this.sendBlockList = options.sendBlockList;
    this.recvBufferSize = options.recvBufferSize;
    this.sendBufferSize = options.sendBufferSize;
  }

  get anyAddress() {
    return this.family === 4 ? '0.0.0.0' : '::';
  }

  get loopback() {
    return this.family === 4 ? '127.0.0.1' : '::1';
  }

  // (error, ip); numeric addresses too come later, as from the program's own lookup
  resolve(address, callback) {
    this.lookup(address, this.family, callback);
  }

  isBlocked(ip) {
    return this.sendBlockList !== undefined && this.sendBlockList.check(ip, `ipv${this.family}`);
  }
}

function needRunning(state) {
  if (state.id === 0) throw new ERR_SOCKET_DGRAM_NOT_RUNNING();
}

/**
 * A UDP socket.
 * https://nodejs.org/api/dgram.html#class-dgramsocket
 */
class Socket extends EventEmitter {
  #state;

  /** The state, for this module. */
  static stateOf(socket) {
    return socket.#state;
  }

  /**
   * @param {string|object} type 'udp4', 'udp6', or { type, reuseAddr, reusePort, ipv6Only,
   *   recvBufferSize, sendBufferSize, lookup, signal, receiveBlockList, sendBlockList }
   * @param {Function} [listener] of 'message'
   * @throws {ERR_SOCKET_BAD_TYPE|ERR_INVALID_ARG_TYPE}
   */
  constructor(type, listener) {
    super();
    const options = type !== null && typeof type === 'object' ? { ...type } : {};
    if (type !== null && typeof type === 'object') type = options.type;
    if (type !== 'udp4' && type !== 'udp6') throw new ERR_SOCKET_BAD_TYPE();
    const { lookup, signal, recvBufferSize, sendBufferSize } = options;
    if (lookup !== undefined) validateFunction(lookup, 'lookup');
    if (recvBufferSize !== undefined) validateUint32(recvBufferSize, 'options.recvBufferSize');
    if (sendBufferSize !== undefined) validateUint32(sendBufferSize, 'options.sendBufferSize');
    checkBlockList(options.receiveBlockList, 'options.receiveBlockList');
    checkBlockList(options.sendBlockList, 'options.sendBlockList');
    if (signal !== undefined) validateAbortSignal(signal, 'options.signal');
    options.lookup = lookup ?? defaultLookup;
    this.type = type;
    this.#state = new State(type, options);
    if (typeof listener === 'function') this.on('message', listener);
    publish('udp.socket', { socket: this });
    setHooks();
    const id = native.open(this, this.#state.family);
    if (id < 0) throw errnoException(id, 'socket');
    this.#state.id = id;
    if (signal !== undefined) this.#follow(signal);
  }

  #follow(signal) {
    const close = () => {
      if (this.#state.id !== 0) this.close();
    };
    if (signal.aborted) {
      process.nextTick(close);
      return;
    }
    signal.addEventListener('abort', close, { once: true });
    this.once('close', () => signal.removeEventListener('abort', close));
  }

  // ---- binding ----------------------------------------------------------------------------------

  /**
   * Listens on an address.
   * https://nodejs.org/api/dgram.html#socketbindport-address-callback
   * @param {number|object} [port] or { port, address, exclusive, fd }
   * @param {string} [address] a name is looked up; all addresses of the host
   * @param {Function} [callback] of 'listening', once
   */
  bind(port, address, callback) {
    const state = this.#state;
    needRunning(state);
    if (state.bindState !== UNBOUND) throw new ERR_SOCKET_ALREADY_BOUND();
    state.bindState = BINDING;
    callback = [port, address, callback].findLast((each) => typeof each === 'function');
    if (callback !== undefined) this.#onceListening(callback);
    if (port !== null && typeof port === 'object') {
      const { fd } = port;
      if (Number.isInteger(fd) && fd > 0) return this.#bindFd(fd);
      address = port.address ?? '';
      port = port.port;
    } else if (typeof address === 'function') {
      address = '';
    }
    const host = address || state.anyAddress;
    state.resolve(host, (error, ip) => {
      if (state.id === 0) return; // closed meanwhile
      if (error) {
        state.bindState = UNBOUND;
        this.emit('error', error);
        return;
      }
      const number = Number.isInteger(+port) && typeof port !== 'function' ? +port : 0;
      const err = native.bind(state.id, ip, number, state.ipv6Only ? 1 : 0, state.reuseAddr ? 1 : 0,
        state.reusePort ? 1 : 0);
      if (err) {
        state.bindState = UNBOUND;
        this.emit('error', exceptionWithHostPort(err, 'bind', ip, number));
      } else {
        this.#begin();
      }
    });
    return this;
  }

  /**
   * The same at once: numeric addresses only.
   * @throws {Error} of the system call
   */
  bindSync(port, address) {
    const state = this.#state;
    needRunning(state);
    if (state.bindState !== UNBOUND) throw new ERR_SOCKET_ALREADY_BOUND();
    if (port !== null && typeof port === 'object') ({ port, address } = port);
    const ip = address || state.anyAddress;
    const number = validatePort(port ?? 0, 'port') ?? +(port ?? 0);
    const err = native.bind(state.id, ip, number, state.ipv6Only ? 1 : 0, state.reuseAddr ? 1 : 0,
      state.reusePort ? 1 : 0);
    if (err) throw exceptionWithHostPort(err, 'bind', ip, number);
    this.#receive();
    state.bindState = BOUND;
    process.nextTick(() => { if (state.id !== 0) this.emit('listening'); });
    return this;
  }

  #onceListening(callback) {
    const onListening = () => {
      this.removeListener('error', onFailed);
      callback.call(this);
    };
    const onFailed = () => {
      this.removeListener('listening', onListening);
      this.removeListener('error', onFailed);
    };
    this.once('listening', onListening);
    this.on('error', onFailed);
    // A listener of ours handles no errors: those of a program decide.
    if (this.listenerCount('error') === 1) this.removeListener('error', onFailed);
  }

  #bindFd(fd) {
    const err = native.adopt(this.#state.id, fd);
    if (err) throw errnoException(err, 'open');
    process.nextTick(() => { if (this.#state.id !== 0) this.#begin(); });
    return this;
  }

  #receive() {
    const state = this.#state;
    native.receive(state.id);
    if (state.recvBufferSize) bufferSize(state, true, state.recvBufferSize);
    if (state.sendBufferSize) bufferSize(state, false, state.sendBufferSize);
  }

  // Bound: messages come in, and what has waited is done.
  #begin() {
    const state = this.#state;
    this.#receive();
    state.bindState = BOUND;
    this.emit('listening');
    this.#flush();
  }

  #flush() {
    const { queue } = this.#state;
    this.#state.queue = undefined;
    if (queue !== undefined) for (const run of queue) run();
  }

  // Runs `task` once the socket is bound, which this starts.
  #whenBound(task) {
    const state = this.#state;
    if (state.bindState === UNBOUND) this.bind({ port: 0, exclusive: true });
    if (state.bindState === BOUND) task();
    else (state.queue ??= []).push(task);
  }

  // ---- connecting -------------------------------------------------------------------------------

  /** https://nodejs.org/api/dgram.html#socketconnectport-address-callback */
  connect(port, address, callback) {
    port = validatePort(port, 'Port', false);
    if (typeof address === 'function') [callback, address] = [address, ''];
    else if (address === undefined) address = '';
    validateString(address, 'address');
    const state = this.#state;
    if (state.isConnected || state.isConnecting) throw new ERR_SOCKET_DGRAM_IS_CONNECTED();
    needRunning(state);
    state.isConnecting = true;
    this.#whenBound(() => this.#connect(port, address, callback));
  }

  #connect(port, address, callback) {
    const state = this.#state;
    if (callback) this.once('connect', callback);
    const failed = (error) => {
      state.isConnecting = false;
      if (callback) {
        this.removeListener('connect', callback);
        process.nextTick(callback, error);
      } else {
        process.nextTick(() => this.emit('error', error));
      }
    };
    state.resolve(address || state.loopback, (error, ip) => {
      if (state.id === 0) return;
      if (error) return failed(error);
      if (state.isBlocked(ip)) return failed(new ERR_IP_BLOCKED(ip));
      const err = native.connect(state.id, ip, port);
      if (err) return failed(exceptionWithHostPort(err, 'connect', ip, port));
      state.isConnecting = false;
      state.isConnected = true;
      process.nextTick(() => this.emit('connect'));
    });
  }

  /** The same at once: numeric addresses only. */
  connectSync(port, address) {
    port = validatePort(port, 'Port', false);
    const state = this.#state;
    if (state.isConnected || state.isConnecting) throw new ERR_SOCKET_DGRAM_IS_CONNECTED();
    needRunning(state);
    if (state.bindState === UNBOUND) this.bindSync(0);
    const ip = address || state.loopback;
    if (state.isBlocked(ip)) throw new ERR_IP_BLOCKED(ip);
    const err = native.connect(state.id, ip, port);
    if (err) throw exceptionWithHostPort(err, 'connect', ip, port);
    state.isConnected = true;
    process.nextTick(() => { if (state.id !== 0) this.emit('connect'); });
  }

  /** https://nodejs.org/api/dgram.html#socketdisconnect */
  disconnect() {
    const state = this.#state;
    if (!state.isConnected) throw new ERR_SOCKET_DGRAM_NOT_CONNECTED();
    const err = native.disconnect(state.id);
    if (err) throw errnoException(err, 'connect');
    state.isConnected = false;
  }

  // ---- sending ----------------------------------------------------------------------------------

  sendto(buffer, offset, length, port, address, callback) {
    validateNumber(offset, 'offset');
    validateNumber(length, 'length');
    validateNumber(port, 'port');
    validateString(address, 'address');
    this.send(buffer, offset, length, port, address, callback);
  }

  /**
   * Sends a message: send(msg[, offset, length][, port][, address][, callback]).
   * https://nodejs.org/api/dgram.html#socketsendmsg-offset-length-port-address-callback
   */
  send(buffer, offset, length, port, address, callback) {
    const state = this.#state;
    const { isConnected } = state;
    let list;
    if (isConnected) {
      if (typeof length === 'number') {
        list = [partOf(buffer, offset, length)];
        if (typeof port === 'function') [callback, port] = [port, undefined];
      } else {
        callback = offset;
      }
      list ??= listOf(buffer);
      if (port || address) throw new ERR_SOCKET_DGRAM_IS_CONNECTED();
    } else {
      if (address || (port && typeof port !== 'function')) {
        list = [partOf(buffer, offset, length)];
      } else {
        [callback, port, address] = [port, offset, length];
      }
      list ??= listOf(buffer);
      port = validatePort(port, 'Port', false);
    }
    if (typeof callback !== 'function') callback = undefined;
    if (typeof address === 'function') [callback, address] = [address, undefined];
    address = checkAddress(address);
    needRunning(state);
    const done = callback === undefined ? undefined : bindRequest(callback, 'UDPSENDWRAP');
    this.#whenBound(() => this.#send(list, port, address, done, isConnected));
  }

  #send(list, port, address, callback, isConnected) {
    const state = this.#state;
    if (state.id === 0) return;
    if (isConnected) {
      this.#give(list, 0, undefined, callback);
      return;
    }
    state.resolve(address || state.loopback, (error, ip) => {
      if (error) {
        if (callback) callback(error);
        else process.nextTick(() => this.emit('error', error));
      } else if (state.id !== 0) {
        if (state.isBlocked(ip)) {
          if (callback) process.nextTick(callback, new ERR_IP_BLOCKED(ip));
          return;
        }
        this.#give(list, port, ip, callback);
      }
    });
  }

  #give(list, port, ip, callback) {
    let size = 0;
    for (const each of list) size += each.length;
    const end = (status) => {
      if (callback === undefined) return;
      if (status < 0) callback(exceptionWithHostPort(status, 'send', ip, port));
      else callback(null, size);
    };
    const sent = native.send(this.#state.id, end, list, list.length, ip, port);
    if (sent === EAGAIN || callback === undefined) return;
    process.nextTick(end, sent);
  }

  // ---- closing ----------------------------------------------------------------------------------

  /** https://nodejs.org/api/dgram.html#socketclosecallback */
  close(callback) {
    const state = this.#state;
    if (typeof callback === 'function') this.on('close', callback);
    if (state.queue !== undefined && state.bindState !== BOUND) {
      state.queue.push(() => this.close());
      if (state.id !== 0 && state.bindState === BINDING) return this;
    }
    needRunning(state);
    native.close(state.id);
    state.id = 0;
    state.isConnected = false;
    process.nextTick(() => this.emit('close'));
    return this;
  }

  [Symbol.asyncDispose]() {
    if (this.#state.id === 0) return Promise.resolve();
    return new Promise((resolve) => this.close(() => resolve()));
  }

  // ---- facts and options ------------------------------------------------------------------------

  /** @returns {{address: string, family: string, port: number}} */
  address() {
    needRunning(this.#state);
    return addressOf(native.address(this.#state.id), 'getsockname');
  }

  remoteAddress() {
    const state = this.#state;
    needRunning(state);
    if (!state.isConnected) throw new ERR_SOCKET_DGRAM_NOT_CONNECTED();
    return addressOf(native.peer(state.id), 'getpeername');
  }

  #set(option, value, name) {
    needRunning(this.#state);
    const err = native.set(this.#state.id, option, value);
    if (err < 0) throw errnoException(err, name);
  }

  setBroadcast(flag) {
    this.#set(BROADCAST, flag ? 1 : 0, 'setBroadcast');
  }

  setTTL(ttl) {
    validateNumber(ttl, 'ttl');
    this.#set(TTL, ttl, 'setTTL');
    return ttl;
  }

  setMulticastTTL(ttl) {
    validateNumber(ttl, 'ttl');
    this.#set(MULTICAST_TTL, ttl, 'setMulticastTTL');
    return ttl;
  }

  setMulticastLoopback(flag) {
    this.#set(MULTICAST_LOOPBACK, flag ? 1 : 0, 'setMulticastLoopback');
    return flag;
  }

  setMulticastInterface(address) {
    needRunning(this.#state);
    validateString(address, 'interfaceAddress');
    const err = native.multicastInterface(this.#state.id, address);
    if (err) throw errnoException(err, 'setMulticastInterface');
  }

  #membership(isJoin, group, iface, source, name) {
    const err = native.membership(this.#state.id, isJoin ? 1 : 0, group, iface, source);
    if (err) throw errnoException(err, name);
  }

  addMembership(multicastAddress, multicastInterface) {
    needRunning(this.#state);
    if (!multicastAddress) throw new ERR_MISSING_ARGS('multicastAddress');
    this.#membership(true, multicastAddress, multicastInterface, undefined, 'addMembership');
  }

  dropMembership(multicastAddress, multicastInterface) {
    needRunning(this.#state);
    if (!multicastAddress) throw new ERR_MISSING_ARGS('multicastAddress');
    this.#membership(false, multicastAddress, multicastInterface, undefined, 'dropMembership');
  }

  addSourceSpecificMembership(sourceAddress, groupAddress, interfaceAddress) {
    needRunning(this.#state);
    validateString(sourceAddress, 'sourceAddress');
    validateString(groupAddress, 'groupAddress');
    this.#membership(true, groupAddress, interfaceAddress, sourceAddress,
      'addSourceSpecificMembership');
  }

  dropSourceSpecificMembership(sourceAddress, groupAddress, interfaceAddress) {
    needRunning(this.#state);
    validateString(sourceAddress, 'sourceAddress');
    validateString(groupAddress, 'groupAddress');
    this.#membership(false, groupAddress, interfaceAddress, sourceAddress,
      'dropSourceSpecificMembership');
  }

  ref() {
    native.keep(this.#state.id, 1);
    return this;
  }

  unref() {
    native.keep(this.#state.id, 0);
    return this;
  }

  setRecvBufferSize(size) {
    bufferSize(this.#state, true, size);
  }

  setSendBufferSize(size) {
    bufferSize(this.#state, false, size);
  }

  getRecvBufferSize() {
    return bufferSize(this.#state, true, 0);
  }

  getSendBufferSize() {
    return bufferSize(this.#state, false, 0);
  }

  getSendQueueSize() {
    return native.queue(this.#state.id, 0);
  }

  getSendQueueCount() {
    return native.queue(this.#state.id, 1);
  }
}

function addressOf(found, syscall) {
  if (typeof found === 'number') throw errnoException(found, syscall);
  const [address, family, port] = found;
  return { address, family, port };
}

function bufferSize(state, isReceive, size) {
  if (size >>> 0 !== size) throw new ERR_SOCKET_BAD_BUFFER_SIZE();
  const found = state.id === 0 ? EBADF : native.bufferSize(state.id, isReceive ? 1 : 0, size);
  if (found >= 0) return found;
  const [code, message] = uvErrmapGet(found);
  throw new ERR_SOCKET_BUFFER_SIZE({
    errno: found, code, message, syscall: `uv_${isReceive ? 'recv' : 'send'}_buffer_size`,
  });
}

/** https://nodejs.org/api/dgram.html#dgramcreatesocketoptions-callback */
function createSocket(type, listener) {
  return new Socket(type, listener);
}

module.exports = { createSocket, Socket };
