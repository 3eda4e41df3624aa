'use strict';
// internal/http/http_parser - HTTPParser, as require('_http_common') has it: a parser of HTTP/1.x that
// calls functions, which stand at numbers on the parser itself.
// Public face: lib/node/_http_common.js.  Native half: src/bind/bind_http_parser.c.
//
// Node's own http is built on such parsers; ours is not, this one is for programs that use it alone.

const { METHODS } = require('internal/http/common');
const {
  Parser, parseError, EVENT_HEAD, EVENT_BODY, EVENT_END, EVENT_UPGRADE, EVENT_MORE,
} = require('internal/http/parser');
const { headers: parseHeaders } = internalBinding('http');

// Node's numbers.
const CONSTANTS = {
  REQUEST: 1,
  RESPONSE: 2,
  kOnMessageBegin: 0,
  kOnHeaders: 1,
  kOnHeadersComplete: 2,
  kOnBody: 3,
  kOnMessageComplete: 4,
  kOnExecute: 5,
  kOnTimeout: 6,
  kLenientNone: 0,
  kLenientHeaders: 1,
  kLenientChunkedLength: 2,
  kLenientKeepAlive: 4,
  kLenientAll: 1023,
};
const {
  RESPONSE, kOnMessageBegin, kOnHeaders, kOnHeadersComplete, kOnBody, kOnMessageComplete,
} = CONSTANTS;

// ORDER: REQ_ and RES_ in src/bind/http_bits.h
const REQ_METHOD = 63;
const REQ_HTTP10 = 1 << 6;
const REQ_KEEP_ALIVE = 1 << 7;
const REQ_UPGRADE = 1 << 9;
const RES_STATUS = 1023;
const RES_MINOR_SHIFT = 10;
const RES_MAJOR_SHIFT = 14;
const RES_KEEP_ALIVE = 1 << 18;
const RES_UPGRADE = 1 << 20;

const METHODS_SORTED = [...METHODS].sort();

class HTTPParser {
  #parser = new Parser();
  #isResponse = false;
  #skipsBody = false;

  constructor() {
    for (let i = kOnMessageBegin; i <= CONSTANTS.kOnTimeout; i++) this[i] = null;
  }

  /**
   * Forgets what was before and waits for a message.
   * @param {number} type HTTPParser.REQUEST or RESPONSE
   * @param {object} [resource] of async_hooks; of no account here
   * @param {number} [maxHeaderSize] bytes; 0: the default
   * @param {number} [lenientFlags]
   */
  initialize(type, resource, maxHeaderSize = 0, lenientFlags = 0) {
    this.#isResponse = type === RESPONSE;
    this.#parser.start(this.#isResponse, -1, maxHeaderSize, 0,
      lenientFlags & CONSTANTS.kLenientHeaders ? 1 : 0);
  }

  /**
   * Eats bytes [offset, offset + length) and calls what it finds.
   * @param {Buffer} buffer
   * @param {number} [offset]
   * @param {number} [length]
   * @returns {number|Error} bytes eaten; the error is no exception
   */
  execute(buffer, offset = 0, length = buffer.length - offset) {
    const chunk = buffer.subarray(offset, offset + length);
    let from = 0;
    while (from >= 0) {
      const events = this.#parser.feed(chunk, from);
      if (events === undefined) break;
      const next = this.#dispatch(chunk, events);
      if (typeof next !== 'number') return next;
      if (next < 0 && next !== -1) return -2 - next;
      from = next;
    }
    return length;
  }

  /** The input has ended. @returns {Error|undefined} */
  finish() {
    const events = this.#parser.finish();
    if (events === undefined) return undefined;
    const result = this.#dispatch(undefined, events);
    return typeof result === 'number' ? undefined : result;
  }

  // From where to feed on; -1: all is eaten; -2 - n: n bytes are, the rest is another protocol's.
  #dispatch(chunk, events) {
    for (let i = 0; i < events.length;) {
      switch (events[i]) {
        case EVENT_HEAD:
          this.#onHead(events[i + 1], events[i + 2], events[i + 3]);
          i += 4;
          break;
        case EVENT_BODY:
          if (!this.#skipsBody) this[kOnBody]?.(chunk.subarray(events[i + 1], events[i + 2]));
          i += 3;
          break;
        case EVENT_END:
          if (events[i + 1] !== undefined) this[kOnHeaders]?.(parseHeaders(events[i + 1], 1), '');
          this[kOnMessageComplete]?.();
          i += 3;
          break;
        case EVENT_UPGRADE:
          this[kOnMessageComplete]?.();
          return -2 - events[i + 1];
        case EVENT_MORE:
          return events[i + 1];
        default: // EVENT_ERROR
          return parseError(events[i + 1], events[i + 2], undefined, events[i + 3]);
      }
    }
    return -1;
  }

  #onHead(head, bits, target) {
    this[kOnMessageBegin]?.();
    const fields = parseHeaders(head, this.#isResponse ? 2 : 0);
    const call = this[kOnHeadersComplete];
    if (typeof call !== 'function') return;
    let skips;
    if (this.#isResponse) {
      const end = head.indexOf('\r');
      skips = call.call(this, bits >> RES_MAJOR_SHIFT & 15, bits >> RES_MINOR_SHIFT & 15, fields,
        undefined, undefined, bits & RES_STATUS, head.slice(13, end),
        Boolean(bits & RES_UPGRADE), Boolean(bits & RES_KEEP_ALIVE));
    } else {
      const method = METHODS[bits & REQ_METHOD];
      const url = head.slice(method.length + 1, method.length + 1 + target);
      skips = call.call(this, 1, bits & REQ_HTTP10 ? 0 : 1, fields, METHODS_SORTED.indexOf(method),
        url, undefined, undefined, Boolean(bits & REQ_UPGRADE), Boolean(bits & REQ_KEEP_ALIVE));
    }
    this.#skipsBody = skips === 1 || skips === true;
  }

  getCurrentBuffer() {
    return undefined;
  }

  // Whoever reads the stream calls execute().
  consume() {}

  unconsume() {}

  pause() {}

  resume() {}

  free() {}

  remove() {}

  close() {
    this.#parser.close();
  }
}

for (const name of Object.keys(CONSTANTS)) HTTPParser[name] = CONSTANTS[name];

module.exports = { HTTPParser };
