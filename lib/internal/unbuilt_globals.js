'use strict';
// internal/unbuilt_globals - global names of Node that eddy does not have yet.  As in
// internal/unbuilt: classes can be inherited from, calls throw ERR_EDDY_NOT_BUILT.

const { makeClass } = require('internal/unbuilt');

function lazyClass(name, parent, methods = '') {
  let made;
  Object.defineProperty(exports, name, {
    __proto__: null,
    get() {
      made ??= makeClass(name, name, [parent, '', methods]);
      return made;
    },
    enumerable: true,
  });
}

lazyClass('CryptoKey', '');
lazyClass('SubtleCrypto', '', 'encrypt decrypt sign verify digest generateKey deriveKey deriveBits ' +
  'importKey exportKey wrapKey unwrapKey');
