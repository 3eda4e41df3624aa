'use strict';
// bundle/temporal: becomes internal/bundle/temporal, the global Temporal.

exports.Temporal = require('temporal-polyfill/full').Temporal;
