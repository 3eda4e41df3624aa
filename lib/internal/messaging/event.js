'use strict';
// internal/messaging/event - MessageEvent.  https://html.spec.whatwg.org/multipage/comms.html

const { Event } = require('internal/event_target');

const noPorts = Object.freeze([]);

function checkPort(value, name) {
  const { isPort } = require('internal/messaging/port');
  if (isPort(value)) return;
  const shown = typeof value === 'object' ? require('util').inspect(value) : String(value);
  throw new TypeError(
    `MessageEvent constructor: Expected ${name} ("${shown}") to be an instance of MessagePort.`);
}

function toPorts(given) {
  if (typeof given?.[Symbol.iterator] !== 'function') {
    throw new TypeError(
      `MessageEvent constructor: eventInitDict.ports (${String(given)}) is not iterable.`);
  }
  const ports = [...given];
  ports.forEach((port, i) => checkPort(port, `eventInitDict.ports[${i}]`));
  return Object.freeze(ports);
}

class MessageEvent extends Event {
  #data;
  #origin;
  #lastEventId;
  #source;
  #ports;

  /**
   * @param {string} type
   * @param {{data?: any, origin?: string, lastEventId?: string, source?: MessagePort|null,
   *   ports?: MessagePort[]}} [init] and what Event takes
   */
  constructor(type, init = undefined) {
    super(type, init);
    this.#data = init?.data === undefined ? null : init.data;
    this.#origin = init?.origin === undefined ? '' : `${init.origin}`;
    this.#lastEventId = init?.lastEventId === undefined ? '' : `${init.lastEventId}`;
    this.#source = init?.source ?? null;
    if (this.#source !== null) checkPort(this.#source, 'eventInitDict.source');
    this.#ports = init?.ports === undefined ? noPorts : toPorts(init.ports);
  }

  get data() {
    return this.#data;
  }

  get origin() {
    return this.#origin;
  }

  get lastEventId() {
    return this.#lastEventId;
  }

  get source() {
    return this.#source;
  }

  get ports() {
    return this.#ports;
  }

  initMessageEvent(type, bubbles = false, cancelable = false, data = null, origin = '',
                   lastEventId = '', source = null, ports = []) {
    this.initEvent?.(type, bubbles, cancelable);
    this.#data = data;
    this.#origin = `${origin}`;
    this.#lastEventId = `${lastEventId}`;
    this.#source = source;
    this.#ports = Object.freeze([...ports]);
  }
}

const shown = { __proto__: null, enumerable: true };
Object.defineProperties(MessageEvent.prototype, {
  data: shown,
  origin: shown,
  lastEventId: shown,
  source: shown,
  ports: shown,
  initMessageEvent: shown,
  [Symbol.toStringTag]: { __proto__: null, value: 'MessageEvent', configurable: true },
});

/** The event of an end that was closed. */
class MessagePortCloseEvent extends Event {
  constructor() {
    super('close');
  }
}

module.exports = { MessageEvent, MessagePortCloseEvent };
