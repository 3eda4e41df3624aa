'use strict';
// module - the class behind every CommonJS file, and what belongs to loading.
// https://nodejs.org/api/module.html
// The loading itself: lib/internal/module/cjs.js.

const { Module, makeRequire } = require('internal/module/cjs');
const { names } = require('internal/module/builtins');
const { codes: { ERR_INVALID_ARG_VALUE } } = require('internal/errors');

/**
 * A `require` that resolves as if from a file.
 * https://nodejs.org/api/module.html#modulecreaterequirefilename
 * @param {string|URL} filename absolute path, file URL, or text of a file URL; one with a slash at
 *   its end is a folder
 * @returns {Function}
 * @throws {ERR_INVALID_ARG_VALUE}
 */
function createRequire(filename) {
  let path;
  const isUrl = filename !== null && typeof filename === 'object' &&
    typeof filename.href === 'string' && typeof filename.protocol === 'string';
  if (isUrl || (typeof filename === 'string' && filename.startsWith('file:'))) {
    try {
      path = require('url').fileURLToPath(filename);
    } catch {
      throw badFilename(filename);
    }
  } else if (typeof filename === 'string' && filename[0] === '/') {
    path = filename;
  } else {
    throw badFilename(filename);
  }
  const module = new Module(path);
  module.filename = path.endsWith('/') ? `${path}noop.js` : path;
  module.paths = Module._nodeModulePaths(module.path);
  return makeRequire(module);
}

function badFilename(filename) {
  return new ERR_INVALID_ARG_VALUE('filename', filename,
    'must be a file URL object, file URL string, or absolute path string');
}

Module.createRequire = createRequire;
Module.builtinModules = names();
Module.syncBuiltinESMExports = function syncBuiltinESMExports() {};

module.exports = Module;
