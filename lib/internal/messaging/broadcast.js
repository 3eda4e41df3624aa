'use strict';
// internal/messaging/broadcast - BroadcastChannel, between those of one thread.
// https://nodejs.org/api/worker_threads.html#class-broadcastchannel-extends-eventtarget

const {
  codes: { ERR_INVALID_THIS, ERR_MISSING_ARGS },
} = require('internal/errors');
const { EventTarget, defineEventHandler } = require('internal/event_target');
const { MessageEvent } = require('internal/messaging/event');
const { Receiver } = require('internal/messaging/queue');
const { readMessage, writeMessage } = require('internal/clone/message');

const kInspect = Symbol.for('nodejs.util.inspect.custom');

const groups = new Map(); // name -> Set of receivers

let stateOf;

class BroadcastChannel extends EventTarget {
  #name;
  #receiver;

  /** @param {string} name what channels must have in common */
  constructor(name) {
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('name');
    if (typeof name === 'symbol') {
      throw new TypeError('Cannot convert a Symbol value to a string');
    }
    super();
    this.#name = `${name}`;
    this.#receiver = new Receiver((message) => give(this, message));
    this.#receiver.setRef(true);
    this.#receiver.start();
    const group = groups.get(this.#name);
    if (group === undefined) groups.set(this.#name, new Set([this.#receiver]));
    else group.add(this.#receiver);
  }

  static {
    stateOf = (value) => (#receiver in value ? value.#receiver : undefined);
  }

  static #check(value) {
    if (value === null || typeof value !== 'object' || !(#receiver in value)) {
      throw new ERR_INVALID_THIS('BroadcastChannel');
    }
  }

  get name() {
    BroadcastChannel.#check(this);
    return this.#name;
  }

  close() {
    BroadcastChannel.#check(this);
    const receiver = this.#receiver;
    if (receiver.isClosed) return;
    receiver.stop();
    receiver.close(() => {});
    const group = groups.get(this.#name);
    group.delete(receiver);
    if (group.size === 0) groups.delete(this.#name);
  }

  /**
   * @param {any} message a copy of it goes to each other channel of that name
   * @throws {DOMException} DataCloneError, InvalidStateError
   */
  postMessage(message) {
    BroadcastChannel.#check(this);
    if (arguments.length === 0) throw new ERR_MISSING_ARGS('message');
    if (this.#receiver.isClosed) {
      const { DOMException } = require('internal/dom_exception');
      throw new DOMException('BroadcastChannel is closed.', 'InvalidStateError');
    }
    const written = writeMessage(message);
    for (const receiver of groups.get(this.#name)) {
      if (receiver !== this.#receiver) receiver.put(written);
    }
  }

  ref() {
    BroadcastChannel.#check(this);
    if (!this.#receiver.isClosed) this.#receiver.setRef(true);
    return this;
  }

  unref() {
    BroadcastChannel.#check(this);
    if (!this.#receiver.isClosed) this.#receiver.setRef(false);
    return this;
  }

  [kInspect](depth, options) {
    BroadcastChannel.#check(this);
    if (depth < 0) return 'BroadcastChannel';
    const { inspect } = require('util');
    const inner = { ...options, depth: options.depth == null ? null : options.depth - 1 };
    return `BroadcastChannel ${
      inspect({ name: this.#name, active: !this.#receiver.isClosed }, inner)}`;
  }
}

function give(channel, message) {
  let event;
  try {
    event = new MessageEvent('message', { data: readMessage(message) });
  } catch (error) {
    event = new MessageEvent('messageerror', { data: error });
  }
  channel.dispatchEvent(event);
}

const shown = { __proto__: null, enumerable: true };
Object.defineProperties(BroadcastChannel.prototype, {
  name: shown,
  close: shown,
  postMessage: shown,
  ref: shown,
  unref: shown,
  [Symbol.toStringTag]: { __proto__: null, value: 'BroadcastChannel', configurable: true },
});
defineEventHandler(BroadcastChannel.prototype, 'message');
defineEventHandler(BroadcastChannel.prototype, 'messageerror');

function receiverOf(value) {
  return value !== null && typeof value === 'object' ? stateOf(value) : undefined;
}

module.exports = { BroadcastChannel, receiverOf };
