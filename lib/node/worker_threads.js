'use strict';
// worker_threads - channels between ports, and marks on what may travel.
// https://nodejs.org/api/worker_threads.html
// The parts are in lib/internal/messaging and lib/internal/clone.  Threads themselves are not built
// (internal/unbuilt).

const { codes: { ERR_CLOSED_MESSAGE_PORT, ERR_INVALID_ARG_TYPE } } = require('internal/errors');
const { lazyMembers } = require('internal/lazy_member');

exports.isInternalThread = false;
exports.isMainThread = true;
lazyMembers(exports, 'internal/messaging/port', ['MessagePort', 'MessageChannel']);
lazyMembers(exports, 'internal/clone/message',
  ['markAsUncloneable', 'markAsUntransferable', 'isMarkedAsUntransferable']);
lazyMembers(exports, 'internal/messaging/port', ['receiveMessageOnPort']);
exports.resourceLimits = {};
exports.threadId = 0;
exports.threadName = '';
exports.SHARE_ENV = Symbol.for('nodejs.worker_threads.SHARE_ENV');
exports.parentPort = null;
exports.workerData = null;
lazyMembers(exports, 'internal/messaging/broadcast', ['BroadcastChannel']);

const environment = new Map(); // what workers are to inherit

/** https://nodejs.org/api/worker_threads.html#workersetenvironmentdatakey-value */
exports.setEnvironmentData = function setEnvironmentData(key, value) {
  if (value === undefined) environment.delete(key);
  else environment.set(key, value);
};

/** https://nodejs.org/api/worker_threads.html#workergetenvironmentdatakey */
exports.getEnvironmentData = function getEnvironmentData(key) {
  return environment.get(key);
};

/** https://nodejs.org/api/worker_threads.html, worker.moveMessagePortToContext() */
exports.moveMessagePortToContext = function moveMessagePortToContext(port, context) {
  const { isDetached, isPort } = require('internal/messaging/port');
  if (!isPort(port)) throw new ERR_INVALID_ARG_TYPE('port', 'MessagePort', port);
  if (isDetached(port)) throw new ERR_CLOSED_MESSAGE_PORT();
  throw require('internal/unbuilt').notBuilt('worker_threads.moveMessagePortToContext');
};

require('internal/unbuilt').complete(exports, 'worker_threads');
