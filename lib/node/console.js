'use strict';
// console - the console as a module: the same object as the global one.
// https://nodejs.org/api/console.html
// Native half: see internal/console.

module.exports = require('internal/console_global');
