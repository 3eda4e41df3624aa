'use strict';
// Wrong arguments of dns functions throw at once, with Node's codes.
const assert = require('node:assert');
const dns = require('node:dns');

const none = () => assert.fail('must not be called');
function refused(fn, code, message) {
  assert.throws(fn, (error) => {
    assert.strictEqual(error.code, code);
    if (message !== undefined) assert.strictEqual(error.message, message);
    return true;
  });
}

refused(() => dns.lookup('', none), 'ERR_INVALID_ARG_VALUE',
  "The argument 'hostname' must be a non-empty string. Received ''");
refused(() => dns.lookup(undefined, none), 'ERR_INVALID_ARG_VALUE');
refused(() => dns.lookup(5, none), 'ERR_INVALID_ARG_TYPE');
refused(() => dns.lookup('x'), 'ERR_INVALID_ARG_TYPE');
refused(() => dns.lookup('x', '4', none), 'ERR_INVALID_ARG_TYPE');
refused(() => dns.lookup('x', 5, none), 'ERR_INVALID_ARG_VALUE');
refused(() => dns.lookup('x', { hints: 100 }, none), 'ERR_INVALID_ARG_VALUE',
  "The argument 'hints' is invalid. Received 100");
refused(() => dns.lookup('x', { hints: 'a' }, none), 'ERR_INVALID_ARG_TYPE');
refused(() => dns.lookup('x', { family: 'ipv4' }, none), 'ERR_INVALID_ARG_VALUE');
refused(() => dns.lookup('x', { all: 1 }, none), 'ERR_INVALID_ARG_TYPE');
refused(() => dns.lookup('x', { order: 'v' }, none), 'ERR_INVALID_ARG_VALUE');
refused(() => dns.lookupService('127.0.0.1'), 'ERR_MISSING_ARGS');
refused(() => dns.lookupService('x', 80, none), 'ERR_INVALID_ARG_VALUE');
refused(() => dns.lookupService('127.0.0.1', 80000, none), 'ERR_SOCKET_BAD_PORT');
refused(() => dns.lookupService('127.0.0.1', 80, 1), 'ERR_INVALID_ARG_TYPE');
refused(() => dns.setDefaultResultOrder('x'), 'ERR_INVALID_ARG_VALUE');
refused(() => dns.promises.lookup(1), 'ERR_INVALID_ARG_TYPE');
refused(() => dns.promises.lookupService('127.0.0.1'), 'ERR_MISSING_ARGS');
