'use strict';
// internal/unbuilt_data/punycode - what 'punycode' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"v":{"version":"2.1.0"},"o":{"ucs2":{"f":"decode encode"}},"f":"decode encode toASCII toU' +
  'nicode"}';
