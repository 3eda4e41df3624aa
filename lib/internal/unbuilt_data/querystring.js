'use strict';
// internal/unbuilt_data/querystring - what 'querystring' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"unescapeBuffer unescape escape stringify parse","r":{"encode":"querystring#stringify' +
  '","decode":"querystring#parse"}}';
