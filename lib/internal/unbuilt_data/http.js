'use strict';
// internal/unbuilt_data/http - what 'http' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"_connectionListener createServer isValidHeaderName isValidHeaderValue validateHeader' +
  'Name validateHeaderValue get request setMaxIdleHTTPParsers setGlobalProxyFromEnv websocket' +
  'Mask websocketUnmask","v":{"METHODS":["ACL","BIND","CHECKOUT","CONNECT","COPY","DELETE","G' +
  'ET","HEAD","LINK","LOCK","M-SEARCH","MERGE","MKACTIVITY","MKCALENDAR","MKCOL","MOVE","NOTI' +
  'FY","OPTIONS","PATCH","POST","PROPFIND","PROPPATCH","PURGE","PUT","QUERY","REBIND","REPORT' +
  '","SEARCH","SOURCE","SUBSCRIBE","TRACE","UNBIND","UNLINK","UNLOCK","UNSUBSCRIBE"],"STATUS_' +
  'CODES":{"100":"Continue","101":"Switching Protocols","102":"Processing","103":"Early Hints' +
  '","200":"OK","201":"Created","202":"Accepted","203":"Non-Authoritative Information","204":' +
  '"No Content","205":"Reset Content","206":"Partial Content","207":"Multi-Status","208":"Alr' +
  'eady Reported","226":"IM Used","300":"Multiple Choices","301":"Moved Permanently","302":"F' +
  'ound","303":"See Other","304":"Not Modified","305":"Use Proxy","307":"Temporary Redirect",' +
  '"308":"Permanent Redirect","400":"Bad Request","401":"Unauthorized","402":"Payment Require' +
  'd","403":"Forbidden","404":"Not Found","405":"Method Not Allowed","406":"Not Acceptable","' +
  '407":"Proxy Authentication Required","408":"Request Timeout","409":"Conflict","410":"Gone"' +
  ',"411":"Length Required","412":"Precondition Failed","413":"Payload Too Large","414":"URI ' +
  'Too Long","415":"Unsupported Media Type","416":"Range Not Satisfiable","417":"Expectation ' +
  'Failed","418":"I\'m a Teapot","421":"Misdirected Request","422":"Unprocessable Entity","42' +
  '3":"Locked","424":"Failed Dependency","425":"Too Early","426":"Upgrade Required","428":"Pr' +
  'econdition Required","429":"Too Many Requests","431":"Request Header Fields Too Large","45' +
  '1":"Unavailable For Legal Reasons","500":"Internal Server Error","501":"Not Implemented","' +
  '502":"Bad Gateway","503":"Service Unavailable","504":"Gateway Timeout","505":"HTTP Version' +
  ' Not Supported","506":"Variant Also Negotiates","507":"Insufficient Storage","508":"Loop D' +
  'etected","509":"Bandwidth Limit Exceeded","510":"Not Extended","511":"Network Authenticati' +
  'on Required"},"maxHeaderSize":16384},"c":{"Agent":["events","","createConnection getName a' +
  'ddRequest createSocket removeSocket keepSocketAlive reuseSocket destroy"],"ClientRequest":' +
  '["http#OutgoingMessage","","abort destroy onSocket setTimeout setNoDelay setSocketKeepAliv' +
  'e clearTimeout"],"IncomingMessage":["stream#Readable","","setTimeout"],"OutgoingMessage":[' +
  '"stream","","cork uncork setTimeout destroy setHeader setHeaders appendHeader getHeader ge' +
  'tHeaderNames getRawHeaderNames getHeaders hasHeader removeHeader write addTrailers end flu' +
  'shHeaders pipe"],"Server":["net#Server","","close closeAllConnections closeIdleConnections' +
  ' setTimeout"],"ServerResponse":["http#OutgoingMessage","","assignSocket detachSocket write' +
  'Information writeContinue writeProcessing writeEarlyHints writeHead"],"WebSocket":["#Event' +
  'Target","","close send"],"CloseEvent":["","",""],"MessageEvent":["","","initMessageEvent"]' +
  '},"o":{"globalAgent":{"i":"http#Agent","v":{"domain":null,"defaultPort":80,"protocol":"htt' +
  'p:","requests":{},"sockets":{},"freeSockets":{},"keepAliveMsecs":1000,"keepAlive":true,"ma' +
  'xSockets":null,"maxFreeSockets":256,"scheduling":"lifo","maxTotalSockets":null,"totalSocke' +
  'tCount":0,"agentKeepAliveTimeoutBuffer":1000},"o":{"options":{"v":{"keepAlive":true,"sched' +
  'uling":"lifo","timeout":5000,"noDelay":true,"path":null},"u":"proxyEnv"}}}}}';
