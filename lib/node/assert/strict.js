'use strict';
// assert/strict - assert in strict mode as a module of its own.
// https://nodejs.org/api/assert.html#strict-assertion-mode
// Native half: none.

module.exports = require('assert').strict;
