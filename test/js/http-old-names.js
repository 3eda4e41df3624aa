'use strict';
// The modules _http_*: old names of what http has.
const assert = require('node:assert');
const http = require('node:http');

process.removeAllListeners('warning');
process.on('warning', () => {});
assert.strictEqual(require('_http_agent').Agent, http.Agent);
assert.strictEqual(require('_http_agent').globalAgent, http.globalAgent);
assert.strictEqual(require('_http_client').ClientRequest, http.ClientRequest);
assert.strictEqual(require('_http_incoming').IncomingMessage, http.IncomingMessage);
assert.strictEqual(require('_http_outgoing').OutgoingMessage, http.OutgoingMessage);
assert.strictEqual(require('_http_server').Server, http.Server);
assert.strictEqual(require('_http_server').ServerResponse, http.ServerResponse);
assert.strictEqual(require('_http_server')._connectionListener, http._connectionListener);
assert.deepStrictEqual(require('_http_common').methods.slice().sort(), http.METHODS);

// The parser that stands there works on its own.
const { HTTPParser } = require('_http_common');
const seen = [];
const parser = new HTTPParser();
parser.initialize(HTTPParser.REQUEST, {});
parser[HTTPParser.kOnHeadersComplete] = (major, minor, headers, method, url) => {
  seen.push(major, minor, headers, url);
};
parser[HTTPParser.kOnBody] = (body) => { seen.push(String(body)); };
parser[HTTPParser.kOnMessageComplete] = () => { seen.push('end'); };
const bytes = Buffer.from('POST /a HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi');
assert.strictEqual(parser.execute(bytes, 0, bytes.length), bytes.length);
assert.deepStrictEqual(seen, [1, 1, ['Content-Length', '2'], '/a', 'hi', 'end']);
parser.initialize(HTTPParser.REQUEST, {});
const bad = parser.execute(Buffer.from('FOO'));
assert.strictEqual(bad.code, 'HPE_INVALID_METHOD');
