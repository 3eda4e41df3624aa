'use strict';
// _http_client - an old name of http's ClientRequest.  Deprecated in Node, without a page of its own.

const { ClientRequest } = require('internal/http/client');

module.exports = { ClientRequest };
require('internal/unbuilt').complete(module.exports, '_http_client');
