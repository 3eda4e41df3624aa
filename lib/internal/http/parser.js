'use strict';
// internal/http/parser - parsers of HTTP/1.x for bytes that JavaScript has read: those of the
// client, and of servers over streams that are not sockets of ours.
// Public face: none.  Native half: src/bind/bind_http_parser.c.

const native = internalBinding('http_parser');

// ORDER: enum event in src/bind/bind_http_parser.c; after each its values stand in the list.
const EVENT_HEAD = 0; // text, bits, length of the request target
const EVENT_BODY = 1; // from, to
const EVENT_END = 2; // trailers, where
const EVENT_UPGRADE = 3; // where
const EVENT_ERROR = 4; // code, reason, where
const EVENT_MORE = 5; // where

// One parser, lent to one message after the other: see parsers.
class Parser {
  constructor() {
    this.id = native.open();
    this.socket = null;
    this.outgoing = null;
    this.incoming = null;
    this.onIncoming = null;
    this.joinDuplicateHeaders = null;
    this.isInUse = false;
  }

  /**
   * Forgets what was before and waits for a head.
   * @param {boolean} isResponse
   * @param {number} method of the request that is answered, its index in http's methods; -1: none
   * @param {number} maxHeaderSize bytes; 0 is the default
   * @param {number} maxHeaders 0 is all
   * @param {number} lenient bits of h1_head.lenient
   */
  start(isResponse, method, maxHeaderSize, maxHeaders, lenient) {
    native.start(this.id, isResponse, method, maxHeaderSize, maxHeaders, lenient);
  }

  /** Events of the bytes from `from` on: a flat list, or undefined. */
  feed(bytes, from) {
    return native.feed(this.id, bytes, from);
  }

  /** Events of the rest of an upgrade that nobody takes; feed on from where it was. */
  proceed() {
    return native.proceed(this.id);
  }

  /** Events of the end of the input. */
  finish() {
    return native.finish(this.id);
  }

  close() {
    native.close(this.id);
    this.id = 0;
  }
}

// Parsers that nobody uses, at most `max`.
const parsers = {
  name: 'parsers',
  max: 1000,
  list: [],
  alloc() {
    const parser = this.list.pop() ?? new Parser();
    parser.isInUse = true;
    return parser;
  },
  /** @returns {boolean} kept for the next */
  free(parser) {
    if (!parser.isInUse) return false;
    parser.isInUse = false;
    parser.socket = parser.outgoing = parser.incoming = null;
    parser.onIncoming = parser.joinDuplicateHeaders = null;
    if (this.list.length < this.max) {
      // What it has pending goes now: it may be a while until it is used again.
      parser.start(true, -1, 0, 0, 0);
      this.list.push(parser);
      return true;
    }
    parser.close();
    return false;
  },
};

/**
 * The Error of an EVENT_ERROR.
 * @param {string} code 'HPE_...'
 * @param {string} reason
 * @param {Buffer} [packet] what was being parsed
 * @param {number} at bytes of it that were fine
 */
function parseError(code, reason, packet, at) {
  const error = new Error(code === 'HPE_HEADER_OVERFLOW' ? 'Parse Error: Header overflow'
    : `Parse Error: ${reason}`);
  error.bytesParsed = at;
  error.code = code;
  error.reason = reason;
  if (packet !== undefined) error.rawPacket = packet;
  return error;
}

module.exports = {
  Parser, parsers, parseError,
  EVENT_HEAD, EVENT_BODY, EVENT_END, EVENT_UPGRADE, EVENT_ERROR, EVENT_MORE,
};
