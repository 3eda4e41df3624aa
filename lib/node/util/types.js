'use strict';
// util/types - which built-in object a value is: util.types as a module of its own.
// https://nodejs.org/api/util.html#utiltypes
// Native half: none here, see internal/util/types.

module.exports = require('internal/util/types').types;
