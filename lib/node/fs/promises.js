'use strict';
// fs/promises - fs.promises by a name of its own.
// https://nodejs.org/api/fs.html#promises-api

module.exports = require('internal/fs/promises');
