'use strict';
const { inspect } = require('internal/util/inspect');
const { format, formatWithOptions } = require('internal/util/format');
const { types } = require('internal/util/types');
module.exports = { inspect, format, formatWithOptions, types };
