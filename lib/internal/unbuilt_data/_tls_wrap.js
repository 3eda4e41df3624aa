'use strict';
// internal/unbuilt_data/_tls_wrap - what '_tls_wrap' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"r":{"TLSSocket":"tls#TLSSocket","Server":"tls#Server","createServer":"tls#createServer",' +
  '"connect":"tls#connect"}}';
