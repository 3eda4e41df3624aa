'use strict';
// The idle time of a socket.
const assert = require('node:assert');
const net = require('node:net');

const log = [];
const server = net.createServer((socket) => socket.resume()).listen(0, '127.0.0.1', () => {
  const socket = net.connect(server.address().port, '127.0.0.1');
  assert.strictEqual(socket.setTimeout(1, () => {
    log.push('callback');
    assert.strictEqual(socket.destroyed, false);
    socket.destroy();
    server.close();
  }), socket);
  assert.strictEqual(socket.timeout, 1);
  socket.on('timeout', () => log.push('event'));
});
const idle = new net.Socket();
assert.throws(() => idle.setTimeout(-1), { code: 'ERR_OUT_OF_RANGE' });
assert.throws(() => idle.setTimeout('1'), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => idle.setTimeout(1, 'x'), { code: 'ERR_INVALID_ARG_TYPE' });
idle.setTimeout(0);
process.on('exit', () => assert.deepStrictEqual(log.sort(), ['callback', 'event']));
