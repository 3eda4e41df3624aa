'use strict';
// internal/http/session_parser - socket.parser of a connection that the native session reads: what
// programs look at and packages replace, though the bytes never pass through it.
// Public face: none.  Native half: none; the parsers of streams are in parser.js.

// ORDER: HTTPParser's constants in internal/http/http_parser.js
const kOnTimeout = 6;

class SessionParser {
  /**
   * @param {net.Socket} socket
   * @param {Function} onTimeout
   */
  constructor(socket, onTimeout) {
    this.socket = socket;
    this.outgoing = null;
    this.request = null; // the last one that looked at the socket
    this.onIncoming = () => {};
    this.joinDuplicateHeaders = null;
    this[kOnTimeout] = onTimeout;
  }

  /** The request that is being read, null between two. */
  get incoming() {
    const { request } = this;
    return request === null || request.destroyed ? null : request;
  }

  /** Nothing that it knew is kept alive by it. */
  forget() {
    this.socket = this.request = this.onIncoming = this.joinDuplicateHeaders = null;
    this[kOnTimeout] = null;
  }

  // What Node's parsers have, for whoever puts something around it.
  free() {}

  close() {}

  remove() {}
}

module.exports = { SessionParser };
