'use strict';
// internal/unbuilt_data/_http_outgoing - what '_http_outgoing' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"s":{"kHighWaterMark":"kHighWaterMark","kUniqueHeaders":"kUniqueHeaders"},"f":"parseUniqu' +
  'eHeadersOption","r":{"isValidHeaderName":"http#isValidHeaderName","isValidHeaderValue":"ht' +
  'tp#isValidHeaderValue","validateHeaderName":"http#validateHeaderName","validateHeaderValue' +
  '":"http#validateHeaderValue","OutgoingMessage":"http#OutgoingMessage"}}';
