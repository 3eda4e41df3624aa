'use strict';
// internal/unbuilt_data/events - what 'events' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"self":["","addAbortListener once on getEventListeners getMaxListeners listenerCount Even' +
  'tEmitter setMaxListeners init","setMaxListeners getMaxListeners emit addListener on prepen' +
  'dListener once prependOnceListener removeListener off removeAllListeners listeners rawList' +
  'eners listenerCount eventNames"],"f":"addAbortListener once on getEventListeners getMaxLis' +
  'teners listenerCount setMaxListeners init","r":{"EventEmitter":"events"},"v":{"usingDomain' +
  's":true,"captureRejections":false,"defaultMaxListeners":10},"s":{"captureRejectionSymbol":' +
  '"nodejs.rejection","errorMonitor":"events.errorMonitor","kMaxEventTargetListeners":"events' +
  '.maxEventTargetListeners","kMaxEventTargetListenersWarned":"events.maxEventTargetListeners' +
  'Warned"},"c":{"EventEmitterAsyncResource":["events","","emit emitDestroy"]}}';
