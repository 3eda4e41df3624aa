'use strict';
// internal/streams/passthrough -- PassThrough: a Transform that changes nothing.
// Public face: lib/node/stream.js.  Native half: none.

const { Transform } = require('internal/streams/transform');

/**
 * @param {object} [options] those of Transform
 * @see https://nodejs.org/api/stream.html#class-streampassthrough
 */
function PassThrough(options) {
  if (!(this instanceof PassThrough)) return new PassThrough(options);
  Transform.call(this, options);
}
Object.setPrototypeOf(PassThrough.prototype, Transform.prototype);
Object.setPrototypeOf(PassThrough, Transform);

PassThrough.prototype._transform = function(chunk, encoding, callback) {
  callback(null, chunk);
};

module.exports = { PassThrough };
