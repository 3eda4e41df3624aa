'use strict';
// internal/unbuilt_data/worker_threads - what 'worker_threads' of Node v26.12.1 exports: names, kinds,
// constants.  Made by tools/node-names.js, which describes it; not edited by hand.

module.exports =
  '{"v":{"isInternalThread":false,"isMainThread":true,"resourceLimits":{},"threadId":0,"threa' +
  'dName":"","parentPort":null,"workerData":null},"c":{"MessagePort":["#EventTarget","","post' +
  'Message start ref unref hasRef close"],"MessageChannel":["","",""],"Worker":["events","","' +
  'postMessage terminate ref unref getHeapSnapshot getHeapStatistics cpuUsage startCpuProfile' +
  ' startHeapProfile"],"BroadcastChannel":["#EventTarget","","close postMessage ref unref"]},' +
  '"f":"markAsUncloneable markAsUntransferable isMarkedAsUntransferable moveMessagePortToCont' +
  'ext receiveMessageOnPort postMessageToThread setEnvironmentData getEnvironmentData","s":{"' +
  'SHARE_ENV":"nodejs.worker_threads.SHARE_ENV"},"o":{"locks":{"f":"request query"}}}';
