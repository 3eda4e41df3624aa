'use strict';
// _http_incoming - an old name of http's IncomingMessage.  Deprecated in Node, without a page of its own.

const { IncomingMessage } = require('internal/http/incoming');

/** Lets a stream be read on, if it can be. */
function readStart(socket) {
  if (socket && !socket._paused && socket.readable) socket.resume();
}

function readStop(socket) {
  if (socket) socket.pause();
}

module.exports = { IncomingMessage, readStart, readStop };
require('internal/unbuilt').complete(module.exports, '_http_incoming');
