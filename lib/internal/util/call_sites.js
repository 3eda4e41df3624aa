'use strict';
// internal/util/call_sites - where the program is.
// Public face: util.getCallSites (nodejs.org/api/util.html#utilgetcallsitesframecount-options).
// Native half: none.

const { validateBoolean, validateInteger, validateObject } = require('internal/validators');

function describe(site) {
  const column = site.getColumnNumber() ?? 0;
  return {
    functionName: site.getFunctionName() ?? '',
    scriptId: '0',
    scriptName: site.getFileName() ?? '',
    lineNumber: site.getLineNumber() ?? 0,
    columnNumber: column,
    column,
  };
}

function capture(count, below) {
  const { prepareStackTrace, stackTraceLimit } = Error;
  const holder = {};
  try {
    Error.stackTraceLimit = count;
    Error.prepareStackTrace = (_, sites) => sites;
    Error.captureStackTrace(holder, below);
    return Array.isArray(holder.stack) ? holder.stack : [];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    Error.prepareStackTrace = prepareStackTrace;
  }
}

/**
 * The calls that led here, the innermost first.
 * @param {number} [frameCount=8] how many at most, 1 to 200
 * @param {object} [options]
 * @param {boolean} [options.sourceMap] whether positions are those of the original sources; has no
 *   effect without source maps
 * @returns {object[]} functionName, scriptId, scriptName, lineNumber, columnNumber (from 1)
 */
function getCallSites(frameCount = 8, options) {
  if (options === undefined && typeof frameCount === 'object' && frameCount !== null) {
    options = frameCount;
    frameCount = 8;
  }
  if (options !== undefined) {
    validateObject(options, 'options');
    if (options.sourceMap !== undefined) validateBoolean(options.sourceMap, 'options.sourceMap');
  }
  validateInteger(frameCount, 'frameCount', 1, 200);
  return capture(frameCount, getCallSites).map(describe);
}

module.exports = { getCallSites };
