'use strict';
// internal/unbuilt_data/dgram - what 'dgram' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"createSocket","c":{"Socket":["events","","bind bindSync connect connectSync disconne' +
  'ct sendto send close address remoteAddress setBroadcast setTTL setMulticastTTL setMulticas' +
  'tLoopback setMulticastInterface addMembership dropMembership addSourceSpecificMembership d' +
  'ropSourceSpecificMembership ref unref setRecvBufferSize setSendBufferSize getRecvBufferSiz' +
  'e getSendBufferSize getSendQueueSize getSendQueueCount"]}}';
