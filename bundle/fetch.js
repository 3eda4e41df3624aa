'use strict';
// bundle/fetch: what eddy uses of undici (tools/bundle.sh puts bundle/undici over its files).
// Becomes internal/bundle/fetch; its face is lib/internal/fetch/.

exports.fetch = require('eddy-undici/lib/web/fetch').fetch;
exports.FormData = require('eddy-undici/lib/web/fetch/formdata').FormData;
exports.Headers = require('eddy-undici/lib/web/fetch/headers').Headers;
exports.Request = require('eddy-undici/lib/web/fetch/request').Request;
exports.Response = require('eddy-undici/lib/web/fetch/response').Response;
exports.WebSocket = require('eddy-undici/lib/web/websocket/websocket').WebSocket;
exports.EventSource = require('eddy-undici/lib/web/eventsource/eventsource').EventSource;
exports.errors = require('eddy-undici/lib/core/errors');
