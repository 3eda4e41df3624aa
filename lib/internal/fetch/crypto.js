'use strict';
// internal/fetch/crypto - what internal/bundle/fetch takes from node:crypto, without loading it
// before there is something to digest.  Native half: src/bind/bind_random.c.

const { fill } = internalBinding('random');

function randomFillSync(view) {
  fill(view);
  return view;
}

function randomBytes(size) {
  const { Buffer } = require('buffer');
  return randomFillSync(Buffer.alloc(size));
}

/** 0 to max - 1, evenly spread; max is at most 2^48. */
function randomInt(max) {
  const most = 2 ** 53;
  const limit = most - most % max;
  const words = new Uint32Array(2);
  for (;;) {
    fill(words);
    const value = (words[0] >>> 11) * 2 ** 32 + words[1];
    if (value < limit) return value % max;
  }
}

module.exports = {
  // Those that subresource integrity knows.
  getHashes: () => ['sha256', 'sha384', 'sha512'],
  createHash: (...args) => require('crypto').createHash(...args),
  hash: (...args) => require('crypto').hash(...args),
  randomBytes,
  randomFillSync,
  randomInt,
};
