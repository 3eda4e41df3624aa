'use strict';
// internal/unbuilt_data/diagnostics_channel - what 'diagnostics_channel' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"channel hasSubscribers subscribe tracingChannel unsubscribe boundedChannel","c":{"Ch' +
  'annel":["","","subscribe unsubscribe bindStore unbindStore publish runStores withStoreScop' +
  'e"],"BoundedChannel":["","","subscribe unsubscribe withScope run"]}}';
