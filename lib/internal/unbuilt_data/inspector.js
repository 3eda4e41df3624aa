'use strict';
// internal/unbuilt_data/inspector - what 'inspector' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"open close url waitForDebugger","o":{"console":{"f":"debug error info log warn dir d' +
  'irxml table trace group groupCollapsed groupEnd clear count countReset assert time timeLog' +
  ' timeEnd","r":{"profile":"console#profile","profileEnd":"console#profileEnd","timeStamp":"' +
  'console#timeStamp","context":"console#context"}},"Network":{"f":"requestWillBeSent respons' +
  'eReceived loadingFinished loadingFailed dataSent dataReceived webSocketCreated webSocketCl' +
  'osed webSocketHandshakeResponseReceived"},"NetworkResources":{"f":"put"},"DOMStorage":{"f"' +
  ':"domStorageItemAdded domStorageItemRemoved domStorageItemUpdated domStorageItemsCleared r' +
  'egisterStorage"}},"c":{"Session":["events","","connect connectToMainThread post disconnect' +
  '"]}}';
