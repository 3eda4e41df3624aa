'use strict';
// internal/messaging/port - MessageChannel, MessagePort.
// https://nodejs.org/api/worker_threads.html#class-messagechannel
// Native half: src/bind/bind_messaging.c.
//
// A port is a face of a State, which has the queue and knows the State at the other end.  A port
// that is transferred loses its State to a new port.

const {
  codes: {
    ERR_CONSTRUCT_CALL_INVALID, ERR_CONSTRUCT_CALL_REQUIRED,
  },
} = require('internal/errors');
const { NodeEventTarget, defineEventHandler, kCreateEvent, kHybridDispatch,
  kNewListener, kRemoveListener } = require('internal/event_target');
const { MessageEvent, MessagePortCloseEvent } = require('internal/messaging/event');
const { Receiver } = require('internal/messaging/queue');
const { readMessage, writeMessage } = require('internal/clone/message');

const kInspect = Symbol.for('nodejs.util.inspect.custom');
const kState = Symbol('kState');
const kPorts = Symbol('kPorts'); // of the message that is being given out

let token; // what the constructor must be given

class State {
  constructor() {
    this.port = null; // its face
    this.peer = null;
    this.receiver = new Receiver((message) => this.give(message));
    this.isLost = false;
  }

  give(message) {
    const { port } = this;
    let value;
    try {
      value = readMessage(message);
    } catch (error) {
      port[kHybridDispatch](error, 'messageerror', undefined);
      return;
    }
    port[kPorts] = message.ports;
    try {
      port[kHybridDispatch](value, 'message', undefined);
    } finally {
      port[kPorts] = undefined;
    }
  }

  // Closes both ends.
  close() {
    const { receiver, peer } = this;
    if (receiver.isClosed) return;
    this.peer = null;
    receiver.close(() => {
      receiver.stop();
      receiver.isRef = false;
      this.port?.dispatchEvent(new MessagePortCloseEvent());
    });
    if (peer !== null) peer.onPeerClosed();
  }

  // What has been sent before is still given out.
  onPeerClosed() {
    const { receiver } = this;
    this.peer = null;
    if (receiver.isStarted && receiver.queue.length > 0) {
      const end = { __proto__: null };
      receiver.queue.push(end);
      const { give } = receiver;
      receiver.give = (message) => {
        if (message === end) this.close();
        else give(message);
      };
      return;
    }
    setImmediateClose(this);
  }
}

// After what is on its way in this turn.
function setImmediateClose(state) {
  require('timers').setImmediate(() => state.close());
}

// Only channels and messages make ports.
function MessagePort(given = undefined) {
  if (token === undefined || given !== token) throw new ERR_CONSTRUCT_CALL_INVALID();
  const self = Reflect.construct(NodeEventTarget, [], MessagePort);
  self[kState] = null;
  return self;
}
Object.setPrototypeOf(MessagePort, NodeEventTarget);

class Methods extends NodeEventTarget {
  [kCreateEvent](data, type) {
    if (type !== 'message' && type !== 'messageerror') {
      return NodeEventTarget.prototype[kCreateEvent].call(this, data, type);
    }
    return new MessageEvent(type, { data, ports: this[kPorts] ?? [] });
  }

  // A port that somebody listens to receives, and keeps the program alive.
  [kNewListener](size, type, ...rest) {
    if (type === 'message' && size === 1) {
      this.ref();
      this.start();
    }
    return super[kNewListener](size, type, ...rest);
  }

  [kRemoveListener](size, type, ...rest) {
    if (type === 'message' && size === 0) {
      this[kState]?.receiver.stop();
      this.unref();
    }
    return super[kRemoveListener](size, type, ...rest);
  }

  /**
   * https://nodejs.org/api/worker_threads.html#portpostmessagevalue-transferlist
   * @param {any} value
   * @param {Iterable|{transfer: Iterable}} [transferList]
   * @throws {DOMException} DataCloneError
   */
  postMessage(value, transferList = undefined) {
    if (arguments.length === 0) {
      throw typeError('ERR_MISSING_ARGS', 'Not enough arguments to MessagePort.postMessage');
    }
    const list = toTransferList(transferList);
    const state = this[kState];
    const target = state?.peer ?? null;
    const isLost = list !== undefined && target !== null && list.includes(target.port);
    const message = writeMessage(value, list, this);
    if (isLost) {
      process.emitWarning('The target port was posted to itself, and the communication channel ' +
        'was lost');
      target.close();
      return true;
    }
    target?.receiver.put(message);
    return true;
  }

  start() {
    this[kState]?.receiver.start();
  }

  /** https://nodejs.org/api/worker_threads.html#portclose */
  close(callback = undefined) {
    if (typeof callback === 'function') this.once('close', callback);
    this[kState]?.close();
  }

  ref() {
    this[kState]?.receiver.setRef(true);
  }

  unref() {
    this[kState]?.receiver.setRef(false);
  }

  hasRef() {
    const receiver = this[kState]?.receiver;
    return receiver !== undefined && receiver.isRef;
  }

  [kInspect](depth, options) {
    if (!isPort(this)) return this;
    const shown = isDetached(this) ? { active: false } : { active: true, refed: this.hasRef() };
    const { inspect } = require('util');
    if (typeof depth === 'number' && depth < 0) return '[MessagePort]';
    return `MessagePort [EventTarget] ${inspect(shown, options)}`;
  }
}

// The items of an iterable; undefined when it is none.
function itemsOf(iterable) {
  if (iterable === null || typeof iterable !== 'object') return undefined;
  const iterate = iterable[Symbol.iterator];
  if (typeof iterate !== 'function') return undefined;
  const iterator = Reflect.apply(iterate, iterable, []);
  if (typeof iterator?.next !== 'function') return undefined;
  return [...{ [Symbol.iterator]: () => iterator }];
}

function toTransferList(given) {
  if (given === undefined || given === null) return undefined;
  const isList = typeof given !== 'object' || typeof given[Symbol.iterator] === 'function';
  const list = isList ? given : given.transfer;
  if (list === undefined) return undefined;
  const items = itemsOf(list);
  if (items !== undefined) return items;
  throw typeError('ERR_INVALID_ARG_TYPE',
    `Optional ${isList ? 'transferList' : 'options.transfer'} argument must be an iterable`);
}

// Texts of Node's that its table of codes does not have.
function typeError(code, text) {
  const error = new TypeError(text);
  error.code = code;
  return error;
}

MessagePort.prototype = Methods.prototype;
Object.defineProperty(MessagePort.prototype, 'constructor', {
  value: MessagePort, writable: true, enumerable: false, configurable: true,
});

const shown = { __proto__: null, enumerable: true };
Object.defineProperties(MessagePort.prototype, {
  postMessage: shown,
  start: shown,
  close: shown,
  ref: shown,
  unref: shown,
  hasRef: shown,
  [Symbol.toStringTag]: { __proto__: null, value: 'MessagePort', configurable: true },
});
defineEventHandler(MessagePort.prototype, 'message');
defineEventHandler(MessagePort.prototype, 'messageerror');

function isPort(value) {
  return value instanceof MessagePort && Object.hasOwn(value, kState);
}

function isDetached(port) {
  const state = port[kState];
  return state === null || state.receiver.isClosed;
}

// A new face for a State.
function fromState(state) {
  token = {};
  const port = new MessagePort(token);
  token = undefined;
  port[kState] = state;
  state.port = port;
  const { hasHooks, trackNew } = require('internal/async_hooks');
  if (hasHooks()) trackNew(port, 'MESSAGEPORT');
  return port;
}

// A port that goes elsewhere.
function takeState(port) {
  const state = port[kState];
  state.receiver.stop();
  state.receiver.setRef(false);
  state.port = null;
  port[kState] = null;
  return state;
}

/** https://nodejs.org/api/worker_threads.html#class-messagechannel */
function MessageChannel() {
  if (new.target === undefined) throw new ERR_CONSTRUCT_CALL_REQUIRED('MessageChannel');
  const first = new State();
  const second = new State();
  first.peer = second;
  second.peer = first;
  this.port1 = fromState(first);
  this.port2 = fromState(second);
}

/**
 * One message, without waiting.
 * https://nodejs.org/api/worker_threads.html#workerreceivemessageonportport
 * @param {MessagePort|BroadcastChannel} port
 * @returns {{message: any}|undefined}
 */
function receiveMessageOnPort(port) {
  const { receiverOf } = require('internal/messaging/broadcast');
  const receiver = isPort(port) ? port[kState]?.receiver : receiverOf(port);
  if (receiver === undefined && !isPort(port)) {
    throw typeError('ERR_INVALID_ARG_TYPE', 'The "port" argument must be a MessagePort instance');
  }
  if (receiver === undefined || receiver.queue.length === 0) return undefined;
  const message = receiver.queue.shift();
  if (message.ports === undefined) { // the other end was closed
    receiver.give(message);
    return undefined;
  }
  return { message: readMessage(message) };
}

module.exports = {
  MessageChannel, MessagePort, fromState, isDetached, isPort, receiveMessageOnPort, takeState,
};
