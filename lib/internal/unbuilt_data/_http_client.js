'use strict';
// internal/unbuilt_data/_http_client - what '_http_client' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"r":{"ClientRequest":"http#ClientRequest"}}';
