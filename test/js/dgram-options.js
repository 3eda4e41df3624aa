'use strict';
// Options of UDP sockets and the errors of wrong ones.
const assert = require('node:assert');
const dgram = require('node:dgram');
const net = require('node:net');

for (const type of [undefined, null, 'udp', {}, { type: 'tcp' }]) {
  assert.throws(() => dgram.createSocket(type), { code: 'ERR_SOCKET_BAD_TYPE' });
}
assert.throws(() => dgram.createSocket({ type: 'udp4', lookup: 1 }),
  { code: 'ERR_INVALID_ARG_TYPE' });

const fresh = dgram.createSocket('udp4');
assert.throws(() => fresh.address(), { code: 'EBADF', syscall: 'getsockname' });
assert.throws(() => fresh.setTTL(1), { code: 'EBADF' });
assert.throws(() => fresh.getRecvBufferSize(), { code: 'ERR_SOCKET_BUFFER_SIZE' });
assert.throws(() => fresh.setSendBufferSize(-1), { code: 'ERR_SOCKET_BAD_BUFFER_SIZE' });
assert.throws(() => fresh.addMembership(), { code: 'ERR_MISSING_ARGS' });
assert.throws(() => fresh.send('abc', 2, 4, 80, 'x'), { code: 'ERR_BUFFER_OUT_OF_BOUNDS' });
assert.throws(() => fresh.send({}, 80), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => fresh.send('x', 0), { code: 'ERR_SOCKET_BAD_PORT' });
fresh.close();

const socket = dgram.createSocket({ type: 'udp4', recvBufferSize: 20000 });
socket.bind(0, '127.0.0.1', () => {
  assert.ok(socket.getRecvBufferSize() >= 20000);
  assert.strictEqual(socket.setTTL(7), 7);
  assert.throws(() => socket.setTTL(300), { code: 'EINVAL', syscall: 'setTTL' });
  assert.strictEqual(socket.setMulticastLoopback(true), true);
  socket.setBroadcast(true);
  assert.strictEqual(socket.getSendQueueSize(), 0);
  assert.throws(() => socket.bind(0), { code: 'ERR_SOCKET_ALREADY_BOUND' });
  const taken = dgram.createSocket('udp4');
  taken.on('error', (error) => {
    assert.strictEqual(error.code, 'EADDRINUSE');
    assert.strictEqual(error.syscall, 'bind');
    taken.close();
    socket.close();
  });
  taken.bind(socket.address().port, '127.0.0.1');
});

// Lists of addresses, a signal that closes.
const sendBlockList = new net.BlockList();
sendBlockList.addAddress('127.0.0.1');
const controller = new AbortController();
const blocked = dgram.createSocket({ type: 'udp4', sendBlockList, signal: controller.signal });
blocked.send('x', 9, '127.0.0.1', (error) => {
  assert.strictEqual(error.code, 'ERR_IP_BLOCKED');
  controller.abort();
});
let hasClosed = false;
blocked.on('close', () => { hasClosed = true; });
process.on('exit', () => assert.ok(hasClosed));
