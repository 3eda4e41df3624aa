'use strict';
// internal/unbuilt_data/string_decoder - what 'string_decoder' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"c":{"StringDecoder":["","","write end text"]}}';
