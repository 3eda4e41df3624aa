'use strict';
// internal/unbuilt_data/_tls_common - what '_tls_common' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"r":{"SecureContext":"tls#SecureContext","createSecureContext":"tls#createSecureContext"}' +
  ',"f":"translatePeerCertificate"}';
