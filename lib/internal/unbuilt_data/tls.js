'use strict';
// internal/unbuilt_data/tls - what 'tls' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"v":{"CLIENT_RENEG_LIMIT":3,"CLIENT_RENEG_WINDOW":600,"DEFAULT_CIPHERS":"TLS_AES_256_GCM_' +
  'SHA384:TLS_CHACHA20_POLY1305_SHA256:TLS_AES_128_GCM_SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECD' +
  'HE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-AES256-GCM-SHA384:DHE-R' +
  'SA-AES128-GCM-SHA256:ECDHE-RSA-AES128-SHA256:DHE-RSA-AES128-SHA256:ECDHE-RSA-AES256-SHA384' +
  ':DHE-RSA-AES256-SHA384:ECDHE-RSA-AES256-SHA256:DHE-RSA-AES256-SHA256:HIGH:!aNULL:!eNULL:!E' +
  'XPORT:!DES:!RC4:!MD5:!PSK:!SRP:!CAMELLIA","DEFAULT_ECDH_CURVE":"auto","DEFAULT_MIN_VERSION' +
  '":"TLSv1.2","DEFAULT_MAX_VERSION":"TLSv1.3"},"f":"getCiphers getCertificateCompressionAlgo' +
  'rithms getCACertificates setDefaultCACertificates convertALPNProtocols checkServerIdentity' +
  ' createSecureContext createServer connect","g":"rootCertificates","c":{"SecureContext":[""' +
  ',"",""],"TLSSocket":["net#Socket","","disableRenegotiation renegotiate exportKeyingMateria' +
  'l setMaxSendFragment setServername setSession getSession getPeerCertificate getCertificate' +
  ' getPeerX509Certificate getX509Certificate setKeyCert getCipher getSharedSigalgs getEpheme' +
  'ralKeyInfo getFinished getPeerFinished getProtocol getTLSTicket isSessionReused enableTrac' +
  'e"],"Server":["net#Server","","setSecureContext getTicketKeys setTicketKeys addContext"]}}';
