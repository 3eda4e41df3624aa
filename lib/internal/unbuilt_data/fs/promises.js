'use strict';
// internal/unbuilt_data/fs/promises - what 'fs/promises' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"same":"fs#promises"}';
