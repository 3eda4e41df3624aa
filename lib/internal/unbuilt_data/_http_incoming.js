'use strict';
// internal/unbuilt_data/_http_incoming - what '_http_incoming' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"r":{"IncomingMessage":"http#IncomingMessage"},"s":{"kDetachAbortSignal":"kDetachAbortSig' +
  'nal","kHeadersCount":"kHeadersCount"},"f":"asciiEqualIgnoreCase getRawHeader readStart rea' +
  'dStop"}';
