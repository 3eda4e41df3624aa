'use strict';
// internal/unbuilt_data/console - what 'console' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"f":"log info debug warn error dir time timeEnd timeLog trace assert clear count countRes' +
  'et group groupEnd table dirxml groupCollapsed _stdoutErrorHandler _stderrErrorHandler prof' +
  'ile profileEnd timeStamp context createTask","v":{"_ignoreErrors":true},"o":{"_times":{"f"' +
  ':"get set has delete clear entries forEach keys values"},"_stdout":{"i":"stream#Writable",' +
  '"o":{"_writableState":{"f":"getBuffer onwrite","v":{"highWaterMark":65536,"length":0,"cork' +
  'ed":0,"writelen":0,"bufferedIndex":0,"pendingcb":0}}},"v":{"fd":1,"readable":false,"autoCl' +
  'ose":false,"_type":"fs","_isStdio":true},"f":"destroySoon _destroy"},"_stderr":{"i":"strea' +
  'm#Writable","o":{"_writableState":{"f":"getBuffer onwrite","v":{"highWaterMark":65536,"len' +
  'gth":0,"corked":0,"writelen":0,"bufferedIndex":0,"pendingcb":0}}},"v":{"fd":2,"readable":f' +
  'alse,"autoClose":false,"_type":"fs","_isStdio":true},"f":"destroySoon _destroy"}},"c":{"Co' +
  'nsole":["","","log info debug warn error dir time timeEnd timeLog trace assert clear count' +
  ' countReset group groupEnd table dirxml groupCollapsed"]}}';
