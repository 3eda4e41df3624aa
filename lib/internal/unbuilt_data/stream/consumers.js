'use strict';
// internal/unbuilt_data/stream/consumers - what 'stream/consumers' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"arrayBuffer blob buffer bytes text json"}';
