'use strict';
// path/posix: require('path').posix under a name of its own.

module.exports = require('path').posix;
