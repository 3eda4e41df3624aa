'use strict';
// dns.lookup finds localhost and addresses, and fails with ENOTFOUND.
const assert = require('node:assert');
const dns = require('node:dns');

let calls = 0;
const called = (fn) => (...args) => { calls++; fn(...args); };

dns.lookup('localhost', called((error, address, family) => {
  assert.strictEqual(error, null);
  assert.ok(address === '127.0.0.1' || address === '::1', address);
  assert.strictEqual(family, address === '::1' ? 6 : 4);
}));
dns.lookup('localhost', { all: true, family: 'IPv4' }, called((error, list) => {
  assert.strictEqual(error, null);
  assert.deepStrictEqual(list[0], { address: '127.0.0.1', family: 4 });
}));
let isSync = true;
dns.lookup('::1', called((error, address, family) => {
  assert.strictEqual(isSync, false);
  assert.deepStrictEqual([error, address, family], [null, '::1', 6]);
}));
dns.lookup('10.0.0.1', { all: true }, called((error, list) => {
  assert.deepStrictEqual(list, [{ address: '10.0.0.1', family: 4 }]);
}));
const bad = 'a'.repeat(64);
dns.lookup(bad, called((error, ...rest) => {
  assert.deepStrictEqual(rest, []);
  assert.deepStrictEqual({ ...error }, {
    errno: -3008, code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: bad,
  });
  assert.strictEqual(error.message, `getaddrinfo ENOTFOUND ${bad}`);
}));
isSync = false;
process.on('exit', () => assert.strictEqual(calls, 5));
