'use strict';
// internal/child_process/channel - messages between a program and its child: send(), 'message',
// disconnect(), on both sides.
// https://nodejs.org/api/child_process.html#subprocesssendmessage-sendhandle-options-callback
// Native half: src/bind/bind_ipc.c.  Either side may be Node: the wire's form is its own
// (src/net/ipc.h), and so are the messages { cmd: 'NODE_...' } that travel beside the program's.
//
// A socket or server goes as { cmd: 'NODE_HANDLE', type, msg } with its descriptor; the other side
// says NODE_HANDLE_ACK, and until it does whatever else is sent waits.

const EventEmitter = require('events');
const {
  codes: {
    ERR_INVALID_ARG_TYPE, ERR_INVALID_HANDLE_TYPE, ERR_IPC_CHANNEL_CLOSED, ERR_IPC_DISCONNECTED,
    ERR_MISSING_ARGS,
  },
  errnoException,
} = require('internal/errors');
const { validateObject } = require('internal/validators');
const ipc = internalBinding('ipc');

const HIGH_WATER = 128 * 1024; // bytes queued; above that send() says false
const RETRIES = 3; // of a handle that the other side could not take

const channels = new Map(); // id -> Channel

ipc.setHooks(
  (id, message) => channels.get(id)?.onMessage(message),
  (id) => channels.get(id)?.onDrain(),
  (id) => channels.get(id)?.onEnd(),
);

function isInternal(message) {
  return message !== null && typeof message === 'object' && typeof message.cmd === 'string' &&
    message.cmd.length > 5 && message.cmd.startsWith('NODE_');
}

/** What programs see as subprocess.channel and process.channel. */
class Control extends EventEmitter {
  #id;
  #refs = 0;
  #isForced = false; // the program has said so itself

  constructor(id, fd) {
    super();
    this.#id = id;
    this.fd = fd;
  }

  // Listeners count: the program waits for messages.
  refCounted() {
    if (++this.#refs === 1 && !this.#isForced) ipc.setRef(this.#id, true);
  }

  unrefCounted() {
    if (--this.#refs === 0 && !this.#isForced) {
      ipc.setRef(this.#id, false);
      this.emit('unref');
    }
  }

  ref() {
    this.#isForced = true;
    ipc.setRef(this.#id, true);
  }

  unref() {
    this.#isForced = true;
    ipc.setRef(this.#id, false);
  }
}

/** One end.  `target` is the ChildProcess, or process. */
class Channel {
  constructor(target, id, fd, codec, onClosed) {
    this.target = target;
    this.id = id;
    this.codec = codec; // { encode(message), decode(text or bytes) }
    this.onClosed = onClosed;
    this.control = new Control(id, fd);
    this.early = null; // messages that nobody listens to yet
    this.written = []; // callbacks of what is queued in the kernel's stead
    this.pending = null; // the handle's message that waits for its ACK
    this.waiting = null; // arguments of _send that wait behind it
    this.isOpen = true;
    this.isLeaving = false; // when `pending` has got there
    channels.set(id, this);
  }

  // ---- receiving ----

  onMessage(raw) {
    const message = this.codec.decode(raw);
    if (!isInternal(message)) this.give(message, undefined, 'message');
    else if (message.cmd === 'NODE_HANDLE') this.onHandle(message);
    else if (message.cmd === 'NODE_HANDLE_ACK') this.onAck(true);
    else if (message.cmd === 'NODE_HANDLE_NACK') this.onAck(false);
    else this.give(message, undefined, 'internalMessage');
  }

  give(message, handle, event) {
    const { target } = this;
    if (!this.isOpen) return;
    if (event === 'message' && target.listenerCount('message') === 0) {
      this.keepEarly(message, handle);
      return;
    }
    process.nextTick(emitMessage, target, event, message, handle);
  }

  keepEarly(message, handle) {
    if (this.early === null) {
      this.early = [];
      const onListener = (name) => {
        if (name !== 'message') return;
        this.target.off('newListener', onListener);
        const { early } = this;
        this.early = null;
        for (const { 0: kept, 1: keptHandle } of early) {
          process.nextTick(emitMessage, this.target, 'message', kept, keptHandle);
        }
      };
      this.target.on('newListener', onListener);
    }
    this.early.push([message, handle]);
  }

  onHandle(message) {
    const { msg } = message;
    const fd = ipc.takeFd(this.id);
    this.write({ cmd: fd < 0 ? 'NODE_HANDLE_NACK' : 'NODE_HANDLE_ACK' });
    if (fd < 0) return;
    const event = isInternal(msg) ? 'internalMessage' : 'message';
    const { receive } = require('internal/child_process/handles');
    receive(message, fd, this.target, (handle) => this.give(msg, handle, event));
  }

  onAck(isGood) {
    const { pending, waiting } = this;
    if (pending === null) return;
    if (!isGood && pending.retries++ < RETRIES) {
      this.write(pending.message, pending.fd());
      return;
    }
    this.pending = this.waiting = null;
    pending.done();
    if (!isGood) {
      process.emitWarning('Handle did not reach the receiving process correctly',
        'SentHandleNotReceivedWarning');
    }
    for (const args of waiting ?? []) this.target._send(...args);
    if (this.isLeaving && this.pending === null) this.leave();
  }

  // ---- sending ----

  // Bytes that are queued, or a negative errno.
  write(message, fd = -1) {
    return ipc.send(this.id, this.codec.encode(message), fd);
  }

  send(message, handle, options, callback) {
    if (this.pending !== null) {
      (this.waiting ??= []).push([message, handle, options, callback]);
      return this.waiting.length === 1;
    }
    let result;
    if (handle) {
      const { describe } = require('internal/child_process/handles');
      const described = describe(handle, options, this.target);
      if (described === undefined) throw new ERR_INVALID_HANDLE_TYPE();
      const whole = { cmd: 'NODE_HANDLE', type: described.type, msg: message, key: described.key };
      const fd = described.fd();
      if (fd < 0) { // closed meanwhile: the message goes alone
        result = this.write(message);
      } else {
        result = this.write(whole, fd);
        if (result >= 0) this.pending = { message: whole, retries: 0, ...described };
      }
    } else {
      result = this.write(message);
    }
    this.afterWrite(result, options, callback);
    return result >= 0 && result < HIGH_WATER;
  }

  afterWrite(result, options, callback) {
    if (result < 0) {
      if (options?.swallowErrors) return;
      const error = errnoException(result, 'write');
      if (typeof callback === 'function') process.nextTick(callback, error);
      else process.nextTick(emitError, this.target, error);
    } else if (typeof callback === 'function') {
      if (result === 0) process.nextTick(callback, null);
      else this.written.push(callback);
    }
  }

  onDrain() {
    const callbacks = this.written;
    this.written = [];
    for (const callback of callbacks) callback(null);
  }

  // ---- the end ----

  // Nothing is sent any more; what has come is still given out.  Handles that are on their way, and
  // what waits behind them, are waited for.
  disconnect() {
    this.target.connected = false;
    if (this.pending !== null) this.isLeaving = true;
    else this.leave();
  }

  leave() {
    this.isLeaving = false;
    this.target.channel = null;
    process.nextTick(() => {
      this.close();
      process.nextTick(() => this.target.emit('disconnect'));
    });
  }

  onEnd() {
    this.pending?.done();
    this.pending = this.waiting = null;
    if (this.target.connected) this.target.disconnect();
    else if (this.isLeaving) this.leave();
    this.close();
  }

  close() {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.pending?.done();
    this.pending = this.waiting = null;
    ipc.close(this.id);
    channels.delete(this.id);
    this.onClosed?.();
  }
}

function emitMessage(target, event, message, handle) {
  target.emit(event, message, handle);
}

function emitError(target, error) {
  target.emit('error', error);
}

const jsonCodec = {
  encode: (message) => JSON.stringify(message),
  decode: (text) => JSON.parse(text),
};

function codecOf(serialization) {
  return serialization === 'advanced' ? require('internal/child_process/advanced') : jsonCodec;
}

function checkMessage(message) {
  if (message === undefined) throw new ERR_MISSING_ARGS('message');
  if (typeof message !== 'string' && typeof message !== 'object' && typeof message !== 'number' &&
      typeof message !== 'boolean') {
    throw new ERR_INVALID_ARG_TYPE('message', ['string', 'object', 'number', 'boolean'], message);
  }
}

// (message[, handle[, options]][, callback]) as send() takes it.
function sendFrom(target, message, handle, options, callback) {
  if (typeof handle === 'function') {
    callback = handle;
    handle = undefined;
    options = undefined;
  } else if (typeof options === 'function') {
    callback = options;
    options = undefined;
  } else if (options !== undefined) {
    validateObject(options, 'options');
  }
  options = { swallowErrors: false, ...options };
  if (target.connected) return target._send(message, handle, options, callback);
  const error = new ERR_IPC_CHANNEL_CLOSED();
  if (typeof callback === 'function') process.nextTick(callback, error);
  else process.nextTick(emitError, target, error);
  return false;
}

/**
 * Gives `target` the methods and properties of an end of a channel.
 * @param {ChildProcess|process} target
 * @param {number} fd of the socket, ours from here
 * @param {string} serialization 'json' or 'advanced'
 * @param {Function} [onClosed] called once
 * @returns {Control}
 */
function setUpChannel(target, fd, serialization, onClosed) {
  const id = ipc.open(fd, serialization === 'advanced');
  if (id < 0) throw errnoException(id, 'open');
  const channel = new Channel(target, id, fd, codecOf(serialization), onClosed);
  target.channel = channel.control;
  target.connected = true;
  target.send = function send(message, handle, options, callback) {
    return sendFrom(this, message, handle, options, callback);
  };
  target._send = function _send(message, handle, options, callback) {
    checkMessage(message);
    if (typeof options === 'boolean') options = { swallowErrors: options };
    return channel.send(message, handle, options, callback);
  };
  target.disconnect = function disconnect() {
    if (!this.connected) {
      this.emit('error', new ERR_IPC_DISCONNECTED());
      return;
    }
    this._disconnect();
  };
  target._disconnect = function _disconnect() {
    channel.disconnect();
  };
  ipc.start(id);
  return channel.control;
}

/**
 * In a child whose parent has made a channel: process.send() and its kin.
 * @param {number} fd
 * @param {string} serialization
 */
function setUpInChild(fd, serialization) {
  const control = setUpChannel(process, fd, serialization);
  // A child lives for its channel only if it listens to it.
  control.refCounted();
  control.unrefCounted();
  const isOfChannel = (name) => name === 'message' || name === 'disconnect';
  process.on('newListener', (name) => {
    if (isOfChannel(name)) control.refCounted();
  });
  process.on('removeListener', (name) => {
    if (isOfChannel(name)) control.unrefCounted();
  });
}

module.exports = { setUpChannel, setUpInChild };
