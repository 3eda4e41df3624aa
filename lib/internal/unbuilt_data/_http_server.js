'use strict';
// internal/unbuilt_data/_http_server - what '_http_server' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"r":{"STATUS_CODES":"http#STATUS_CODES","Server":"http#Server","ServerResponse":"http#Ser' +
  'verResponse","_connectionListener":"http#_connectionListener"},"f":"setupConnectionsTracki' +
  'ng storeHTTPOptions httpServerPreClose","s":{"kServerResponse":"ServerResponse","kConnecti' +
  'onsCheckingInterval":"http.server.connectionsCheckingInterval"}}';
