'use strict';
// internal/unbuilt_data/cluster - what 'cluster' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"i":"events","v":{"isWorker":false,"isMaster":true,"isPrimary":true,"workers":{},"setting' +
  's":{},"SCHED_NONE":1,"SCHED_RR":2,"schedulingPolicy":2},"c":{"Worker":["events","","kill s' +
  'end isDead isConnected disconnect destroy"]},"f":"setupPrimary fork disconnect","r":{"setu' +
  'pMaster":"cluster#setupPrimary"}}';
