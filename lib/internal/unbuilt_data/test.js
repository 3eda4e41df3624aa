'use strict';
// internal/unbuilt_data/test - what 'test' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"self":"f","f":"expectFailure skip todo only after afterEach before beforeEach describe g' +
  'etTestContext run","r":{"it":"test","suite":"test#describe","test":"test"},"o":{"mock":{"f' +
  '":"fn method getter setter property reset restoreAll"},"snapshot":{"f":"setDefaultSnapshot' +
  'Serializers setResolveSnapshotPath"},"assert":{"f":"register"}}}';
