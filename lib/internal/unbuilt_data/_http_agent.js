'use strict';
// internal/unbuilt_data/_http_agent - what '_http_agent' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"r":{"Agent":"http#Agent","globalAgent":"http#globalAgent"}}';
