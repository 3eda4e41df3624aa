'use strict';
// internal/unbuilt_data/https - what 'https' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"c":{"Agent":["http#Agent","","createConnection keepSocketAlive getName"],"Server":["tls#' +
  'Server","","closeAllConnections closeIdleConnections setTimeout close"]},"o":{"globalAgent' +
  '":{"i":"https#Agent","v":{"domain":null,"defaultPort":443,"protocol":"https:","requests":{' +
  '},"sockets":{},"freeSockets":{},"keepAliveMsecs":1000,"keepAlive":true,"maxSockets":null,"' +
  'maxFreeSockets":256,"scheduling":"lifo","maxTotalSockets":null,"totalSocketCount":0,"agent' +
  'KeepAliveTimeoutBuffer":1000,"maxCachedSessions":100,"_sessionCache":{"map":{},"list":[]}}' +
  ',"o":{"options":{"v":{"keepAlive":true,"scheduling":"lifo","timeout":5000,"defaultPort":44' +
  '3,"protocol":"https:","noDelay":true,"path":null},"u":"proxyEnv"}}}},"f":"createServer get' +
  ' request"}';
