'use strict';
// internal/unbuilt_data/assert - what 'assert' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"self":"f","c":{"AssertionError":["#Error","","toString"],"Assert":["","","fail ok equal ' +
  'notEqual deepEqual notDeepEqual deepStrictEqual notDeepStrictEqual strictEqual notStrictEq' +
  'ual partialDeepStrictEqual throws rejects doesNotThrow doesNotReject ifError match doesNot' +
  'Match"]},"f":"ok fail equal notEqual deepEqual notDeepEqual deepStrictEqual notDeepStrictE' +
  'qual strictEqual notStrictEqual partialDeepStrictEqual match doesNotMatch throws rejects d' +
  'oesNotThrow doesNotReject ifError strict"}';
