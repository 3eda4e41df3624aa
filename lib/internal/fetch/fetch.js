'use strict';
// internal/fetch/fetch - fetch, Headers, Request, Response, FormData, WebSocket, EventSource.
// Public face: the globals of those names.  They are undici's, bundled at build time
// (bundle/fetch.js) and loaded when one of them is first used; what they send goes through
// internal/fetch/dispatcher.

let bundle;
function loaded() {
  return bundle ??= require('internal/bundle/fetch');
}

let ourFetch;

/**
 * https://nodejs.org/api/globals.html#fetch
 * @param {string|URL|Request} input
 * @param {object} [init]
 * @returns {Promise<Response>}
 */
function fetch(input, init = undefined) {
  ourFetch ??= loaded().fetch;
  // The program's call belongs into the stack of an error that comes much later.
  return ourFetch(input, init).catch((error) => {
    if (error !== null && typeof error === 'object') Error.captureStackTrace(error, fetch);
    throw error;
  });
}

exports.fetch = fetch;
for (const name of ['FormData', 'Headers', 'Request', 'Response', 'WebSocket', 'EventSource']) {
  Object.defineProperty(exports, name, {
    __proto__: null,
    get() {
      return loaded()[name];
    },
    enumerable: true,
    configurable: true,
  });
}
