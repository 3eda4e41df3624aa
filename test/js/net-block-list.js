'use strict';
// net.BlockList and net.SocketAddress.
const assert = require('node:assert');
const net = require('node:net');

const list = new net.BlockList();
list.addAddress('1.1.1.1');
list.addRange('10.0.0.1', '10.0.0.10');
list.addSubnet('8592:757c:efae:4e45::', 64, 'IPv6');
assert.deepStrictEqual(list.rules.toSorted(), [
  'Address: IPv4 1.1.1.1', 'Range: IPv4 10.0.0.1-10.0.0.10',
  'Subnet: IPv6 8592:757c:efae:4e45::/64',
]);
for (const [address, family, isIn] of [
  ['1.1.1.1', 'ipv4', true], ['1.1.1.2', 'ipv4', false], ['::ffff:1.1.1.1', 'ipv6', true],
  ['10.0.0.1', 'ipv4', true], ['10.0.0.10', 'ipv4', true], ['10.0.0.11', 'ipv4', false],
  ['8592:757c:efae:4e45::f', 'ipv6', true], ['8592:757c:efae:4e46::f', 'ipv6', false],
  ['not one', 'ipv4', false],
]) assert.strictEqual(list.check(address, family), isIn, address);

const copy = new net.BlockList();
copy.fromJSON(JSON.stringify(list));
assert.deepStrictEqual(copy.rules.toSorted(), list.rules.toSorted());
assert.strictEqual(net.BlockList.isBlockList(list), true);
assert.strictEqual(net.BlockList.isBlockList({}), false);
assert.throws(() => list.addAddress('x'), { code: 'ERR_INVALID_ADDRESS' });
assert.throws(() => list.addAddress(1), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => list.addSubnet('1.1.1.1', 33), { code: 'ERR_OUT_OF_RANGE' });
assert.throws(() => list.addRange('1.1.1.2', '1.1.1.1'), { code: 'ERR_INVALID_ARG_VALUE' });

const address = new net.SocketAddress({ address: '2001:0::5', family: 'ipv6', port: 81 });
assert.deepStrictEqual(address.toJSON(),
  { address: '2001::5', port: 81, family: 'ipv6', flowlabel: 0 });
assert.deepStrictEqual(net.SocketAddress.parse('1.2.3.4:81').toJSON(),
  { address: '1.2.3.4', port: 81, family: 'ipv4', flowlabel: 0 });
assert.strictEqual(net.SocketAddress.parse('[::1]:81').address, '::1');
assert.strictEqual(net.SocketAddress.parse('nonsense'), undefined);
assert.throws(() => new net.SocketAddress({ port: -1 }), { code: 'ERR_SOCKET_BAD_PORT' });
