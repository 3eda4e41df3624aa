'use strict';
// dns.promises gives what dns gives, as promises; the order of results can be set.
const assert = require('node:assert');
const dns = require('node:dns');
const promises = require('node:dns/promises');

assert.strictEqual(dns.promises, promises);
assert.strictEqual(dns.getDefaultResultOrder(), 'verbatim');
promises.setDefaultResultOrder('ipv4first');
assert.strictEqual(dns.getDefaultResultOrder(), 'ipv4first');
assert.strictEqual(promises.NOTFOUND, 'ENOTFOUND');

async function main() {
  assert.deepStrictEqual(await promises.lookup('localhost'),
    { address: '127.0.0.1', family: 4 });
  assert.deepStrictEqual(await promises.lookup('::1', { all: true }),
    [{ address: '::1', family: 6 }]);
  await assert.rejects(promises.lookup('a'.repeat(64)), { code: 'ENOTFOUND' });
  await assert.rejects(promises.lookup(''), { code: 'ERR_INVALID_ARG_VALUE' });
  assert.deepStrictEqual(await promises.lookupService('127.0.0.1', 65000),
    { hostname: (await promises.lookupService('127.0.0.1', 1)).hostname, service: '65000' });
}
let isDone = false;
main().then(() => { isDone = true; });
process.on('exit', () => assert.ok(isDone));
