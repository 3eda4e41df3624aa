'use strict';
// internal/fs/blob: files as Blobs.
// Public face: fs.openAsBlob, fs.openAsBlobSync.  Native half: none; internal/blob reads the file.
// Source: https://nodejs.org/api/fs.html#fsopenasblobpath-options

const { validateObject, validateString } = require('internal/validators');
const { blobOfFile } = require('internal/blob');

/**
 * A Blob over a file, which is read when the Blob is and must not have changed by then.
 * @param {string|Buffer|URL} path
 * @param {{type?: string}} [options] the media type
 * @returns {Blob}
 * @throws the error of stat
 */
function openAsBlobSync(path, options = {}) {
  validateObject(options, 'options');
  const { type = '' } = options;
  validateString(type, 'options.type');
  return blobOfFile(path, require('fs').statSync(path), type);
}

/**
 * The same; bad arguments and a missing file are thrown at once, as in Node.
 * @returns {Promise<Blob>}
 */
function openAsBlob(path, options) {
  return Promise.resolve(openAsBlobSync(path, options));
}

module.exports = { openAsBlob, openAsBlobSync };
