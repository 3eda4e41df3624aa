'use strict';
// internal/crypto/lazy_transform - a Transform whose stream half is made when it is first used: most
// hashes and ciphers are never used as streams.

const { Transform } = require('stream');

function LazyTransform(options) {
  this._options = options;
}
Object.setPrototypeOf(LazyTransform.prototype, Transform.prototype);
Object.setPrototypeOf(LazyTransform, Transform);

const names = ['_readableState', '_writableState'];

function put(object, name, value) {
  Object.defineProperty(object, name, {
    __proto__: null, value, writable: true, enumerable: true, configurable: true,
  });
}

for (const name of names) {
  Object.defineProperty(LazyTransform.prototype, name, {
    __proto__: null,
    get() {
      if (this === LazyTransform.prototype || !('_options' in this)) return undefined;
      for (const own of names) put(this, own, undefined);
      Transform.call(this, this._options);
      return this[name];
    },
    set(value) { put(this, name, value); },
    configurable: true,
    enumerable: true,
  });
}

module.exports = { LazyTransform };
