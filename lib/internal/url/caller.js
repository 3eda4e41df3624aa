'use strict';
// internal/url/caller - does a call come from a package?  For deprecations that are meant for
// programs.

/**
 * @param {Function} below the built-in function that was called
 * @returns {boolean} is its caller a file below a node_modules folder?
 */
function isFromPackage(below) {
  const { stackTraceLimit } = Error;
  const holder = {};
  Error.stackTraceLimit = 1;
  Error.captureStackTrace(holder, below);
  Error.stackTraceLimit = stackTraceLimit;
  return /[/\\]node_modules[/\\]/.test(`${holder.stack}`);
}

module.exports = { isFromPackage };
