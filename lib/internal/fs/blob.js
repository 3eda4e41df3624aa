'use strict';
// internal/fs/blob - fs.openAsBlob: a file as a Blob.
// https://nodejs.org/api/fs.html#fsopenasblobpath-options

const check = require('internal/fs/check');
const { validateObject, validateString } = require('internal/validators');

function openAsBlobSync(path, options = {}) {
  validateObject(options, 'options');
  const { type = '' } = options;
  validateString(type, 'options.type');
  path = check.toPath(path);
  const stat = require('fs').statSync(path);
  return require('internal/blob').blobOfFile(path, stat, type);
}

/** @returns {Promise<Blob>} bad arguments throw, as in Node */
function openAsBlob(path, options = {}) {
  return Promise.resolve(openAsBlobSync(path, options));
}

module.exports = { openAsBlob, openAsBlobSync };
