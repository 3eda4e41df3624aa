'use strict';
// internal/unbuilt_data/_http_common - what '_http_common' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"_checkInvalidHeaderChar _checkIsHttpToken freeParser isLenient calculateLenientFlags' +
  ' prepareError","o":{"chunkExpression":{"f":"exec compile toString test","v":{"lastIndex":0' +
  '}},"continueExpression":{"f":"exec compile toString test","v":{"lastIndex":0}},"parsers":{' +
  '"f":"alloc free ctor","v":{"name":"parsers","max":1000,"list":[]}}},"v":{"CRLF":"\\r\\n","' +
  'methods":["DELETE","GET","HEAD","POST","PUT","CONNECT","OPTIONS","TRACE","COPY","LOCK","MK' +
  'COL","MOVE","PROPFIND","PROPPATCH","SEARCH","UNLOCK","BIND","REBIND","UNBIND","ACL","REPOR' +
  'T","MKACTIVITY","CHECKOUT","MERGE","M-SEARCH","NOTIFY","SUBSCRIBE","UNSUBSCRIBE","PATCH","' +
  'PURGE","MKCALENDAR","LINK","UNLINK","SOURCE","QUERY"]},"s":{"kIncomingMessage":"IncomingMe' +
  'ssage","kSkipPendingData":"SkipPendingData"},"c":{"HTTPParser":["","","close free remove e' +
  'xecute finish initialize pause resume consume unconsume getCurrentBuffer"]}}';
