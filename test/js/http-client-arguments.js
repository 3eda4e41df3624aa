'use strict';
// Wrong options of http.request throw with Node's codes and words.
const assert = require('node:assert');
const http = require('node:http');

function refused(options, code, message) {
  assert.throws(() => http.request(options), (error) => {
    assert.strictEqual(error.code, code);
    if (message !== undefined) assert.strictEqual(error.message, message);
    return true;
  });
}

refused({ agent: true }, 'ERR_INVALID_ARG_TYPE', 'The "options.agent" property must be one of ' +
  'Agent-like Object, undefined, or false. Received type boolean (true)');
refused({ path: '/a b' }, 'ERR_UNESCAPED_CHARACTERS',
  'Request path contains unescaped characters');
refused({ path: '/\u0100' }, 'ERR_UNESCAPED_CHARACTERS');
refused({ path: '/a\r\nX: y' }, 'ERR_UNESCAPED_CHARACTERS');
refused({ protocol: 'https:' }, 'ERR_INVALID_PROTOCOL',
  'Protocol "https:" not supported. Expected "http:"');
refused({ host: 5 }, 'ERR_INVALID_ARG_TYPE');
refused({ hostname: true }, 'ERR_INVALID_ARG_TYPE');
refused({ method: 5 }, 'ERR_INVALID_ARG_TYPE');
refused({ method: 'a b' }, 'ERR_INVALID_HTTP_TOKEN', 'Method must be a valid HTTP token ["a b"]');
refused({ maxHeaderSize: 'x' }, 'ERR_INVALID_ARG_TYPE');
refused({ insecureHTTPParser: 5 }, 'ERR_INVALID_ARG_TYPE');
refused({ joinDuplicateHeaders: 5 }, 'ERR_INVALID_ARG_TYPE');
refused({ timeout: 'x' }, 'ERR_INVALID_ARG_TYPE');
refused({ timeout: -1 }, 'ERR_OUT_OF_RANGE');
refused({ headers: ['a'] }, 'ERR_INVALID_ARG_VALUE');
refused({ headers: { 'a b': 1 } }, 'ERR_INVALID_HTTP_TOKEN');
refused({ headers: { a: '\n' } }, 'ERR_INVALID_CHAR');
refused({ signal: 5 }, 'ERR_INVALID_ARG_TYPE');
refused('https://localhost', 'ERR_INVALID_PROTOCOL');
assert.throws(() => new http.Agent({ scheduling: 'x' }), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => new http.Agent({ maxTotalSockets: 0 }), { code: 'ERR_OUT_OF_RANGE' });
assert.throws(() => http.setMaxIdleHTTPParsers(0), { code: 'ERR_OUT_OF_RANGE' });
