'use strict';
// internal/streams/duplexpair -- two streams, each reading what is written to the other.
// Public face: stream.duplexPair.  Native half: none.

const { Duplex } = require('internal/streams/duplex');

class PairEnd extends Duplex {
  #peer = null;
  #onTaken = null; // write callback, called when this end's reader asks for more

  connect(peer) {
    this.#peer = peer;
  }

  _read() {
    const callback = this.#onTaken;
    if (!callback) return;
    this.#onTaken = null;
    callback();
  }

  _write(chunk, encoding, callback) {
    const peer = this.#peer;
    if (chunk.length === 0) {
      process.nextTick(callback);
      return;
    }
    peer.push(chunk);
    peer.#onTaken = callback;
  }

  _final(callback) {
    this.#peer.on('end', callback);
    this.#peer.push(null);
  }

  _destroy(err, callback) {
    // The other end sees a broken connection, or the end of one that was closed.
    if (!this.#peer.destroyed) process.nextTick(peerGone, this.#peer, err !== null);
    callback(err);
  }
}

function peerGone(end, broken) {
  if (broken) end.destroy();
  else end.push(null);
}

/**
 * @param {object} [options] of both Duplexes
 * @returns {[Duplex, Duplex]}
 * @see https://nodejs.org/api/stream.html#streamduplexpairoptions
 */
function duplexPair(options) {
  const one = new PairEnd(options);
  const other = new PairEnd(options);
  one.connect(other);
  other.connect(one);
  return [one, other];
}

module.exports = { duplexPair };
