'use strict';
// In place of undici's own: requests go through eddy's HTTP client unless the program, with an
// undici of its own from npm, has set a dispatcher for all.

const forAll = Symbol.for('undici.globalDispatcher.2');

exports.getGlobalDispatcher = function getGlobalDispatcher() {
  return globalThis[forAll] ?? require('internal/fetch/dispatcher').dispatcher();
};
