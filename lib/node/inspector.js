'use strict';
// inspector - what can be said truly without a debugger: JavaScriptCore speaks its own protocol, not
// the one of Node's inspector, so nothing can be opened or connected.
// https://nodejs.org/api/inspector.html
// The rest has Node's names: lib/internal/unbuilt.js.

const EventEmitter = require('events');
const { codes } = require('internal/errors');
const { validateFunction, validateObject, validateString } = require('internal/validators');

const {
  ERR_INSPECTOR_NOT_ACTIVE, ERR_INSPECTOR_NOT_AVAILABLE, ERR_INSPECTOR_NOT_CONNECTED,
  ERR_INSPECTOR_NOT_WORKER,
} = codes;

/** @throws {ERR_INSPECTOR_NOT_AVAILABLE} */
function open() {
  throw new ERR_INSPECTOR_NOT_AVAILABLE();
}

function close() {}

/** @returns {undefined} nothing listens */
function url() {
  return undefined;
}

/** @throws {ERR_INSPECTOR_NOT_ACTIVE} */
function waitForDebugger() {
  throw new ERR_INSPECTOR_NOT_ACTIVE();
}

/**
 * A session that cannot be connected.
 * https://nodejs.org/api/inspector.html#class-inspectorsession
 */
class Session extends EventEmitter {
  /** @throws {ERR_INSPECTOR_NOT_AVAILABLE} */
  connect() {
    throw new ERR_INSPECTOR_NOT_AVAILABLE();
  }

  /** @throws {ERR_INSPECTOR_NOT_WORKER|ERR_INSPECTOR_NOT_AVAILABLE} */
  connectToMainThread() {
    if (require('worker_threads').isMainThread) throw new ERR_INSPECTOR_NOT_WORKER();
    throw new ERR_INSPECTOR_NOT_AVAILABLE();
  }

  /** @throws {ERR_INSPECTOR_NOT_CONNECTED} */
  post(method, params, callback) {
    validateString(method, 'method');
    if (callback === undefined && typeof params === 'function') [callback, params] = [params];
    if (params) validateObject(params, 'params');
    if (callback) validateFunction(callback, 'callback');
    throw new ERR_INSPECTOR_NOT_CONNECTED();
  }

  disconnect() {}
}

// Events for a frontend: there is none.
const noFrontend = (names) => Object.fromEntries(names.split(' ').map((name) => [name, {
  [name](params) {
    if (params !== undefined) validateObject(params, 'params');
  },
}[name]]));

module.exports = {
  open,
  close,
  url,
  waitForDebugger,
  console: Object.fromEntries(Object.entries(console).filter(([, value]) =>
    typeof value === 'function')),
  Session,
  Network: noFrontend('requestWillBeSent responseReceived loadingFinished loadingFailed dataSent ' +
    'dataReceived webSocketCreated webSocketClosed webSocketHandshakeResponseReceived'),
  NetworkResources: noFrontend('put'),
  DOMStorage: noFrontend('domStorageItemAdded domStorageItemRemoved domStorageItemUpdated ' +
    'domStorageItemsCleared registerStorage'),
};
