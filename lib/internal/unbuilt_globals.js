'use strict';
// internal/unbuilt_globals - global names of Node that eddy does not have yet.  As in
// internal/unbuilt: classes can be inherited from, calls throw ERR_EDDY_NOT_BUILT.

const { makeClass, notBuilt } = require('internal/unbuilt');

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

lazyClass('QuotaExceededError', '#DOMException');
lazyClass('URLPattern', '', 'test exec');
lazyClass('FormData', '', 'append delete get getAll has set');
lazyClass('Headers', '', 'append delete get has set getSetCookie');
lazyClass('Request', '', 'clone arrayBuffer blob bytes formData json text');
lazyClass('Response', '', 'clone arrayBuffer blob bytes formData json text');
lazyClass('CloseEvent', '#Event');
lazyClass('ErrorEvent', '#Event');
lazyClass('WebSocket', '#EventTarget', 'close send');
lazyClass('CryptoKey', '');
lazyClass('SubtleCrypto', '', 'encrypt decrypt sign verify digest generateKey deriveKey deriveBits ' +
  'importKey exportKey wrapKey unwrapKey');
lazyClass('Storage', '', 'clear getItem key removeItem setItem');

/** As Node's: what goes wrong with it, it tells by its promise. */
exports.fetch = async function fetch() {
  throw notBuilt('fetch');
};
