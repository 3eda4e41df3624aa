'use strict';
// internal/unbuilt_data/net - what 'net' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"_createServerHandle _normalizeArgs _TransferredBoundSocket connect createServer isIP' +
  ' isIPv4 isIPv6 getDefaultAutoSelectFamily setDefaultAutoSelectFamily getDefaultAutoSelectF' +
  'amilyAttemptTimeout setDefaultAutoSelectFamilyAttemptTimeout","c":{"BlockList":["","isBloc' +
  'kList","addAddress addAddresses addRange addSubnet addCIDR addCIDRs removeAddress removeRa' +
  'nge removeSubnet removeCIDR check clear toJSON fromJSON"],"SocketAddress":["","isSocketAdd' +
  'ress parse","toJSON"],"BoundSocket":["","","address fd close"],"Server":["events","","list' +
  'en address getConnections close ref unref"],"Socket":["stream#Duplex","","setTimeout setNo' +
  'Delay setKeepAlive setTypeOfService getTypeOfService address end resetAndDestroy pause res' +
  'ume read destroySoon connect ref unref"]},"r":{"createConnection":"net#connect","Stream":"' +
  'net#Socket"}}';
