'use strict';
// path/win32: require('path').win32 under a name of its own.

module.exports = require('path').win32;
