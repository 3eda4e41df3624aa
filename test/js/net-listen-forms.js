'use strict';
// listen(): refusals with Node's words; Unix sockets; close in all its forms.
const assert = require('node:assert');
const fs = require('node:fs');
const net = require('node:net');

const done = [];
const path = `/tmp/eddy-net-listen-${process.pid}.sock`;
const first = net.createServer().listen(0, '127.0.0.1', () => {
  const { port } = first.address();
  const second = net.createServer().listen(port, '127.0.0.1');
  assert.throws(() => first.listen(0), { code: 'ERR_SERVER_ALREADY_LISTEN' });
  second.on('error', ({ message, code, syscall, address, port: at }) => {
    assert.strictEqual(message, `listen EADDRINUSE: address already in use 127.0.0.1:${port}`);
    assert.deepStrictEqual([code, syscall, address, at],
      ['EADDRINUSE', 'listen', '127.0.0.1', port]);
    assert.strictEqual(second.listening, false);
    done.push('in use');
    first.close(() => done.push('closed'));
    assert.strictEqual(first.listening, false);
    assert.strictEqual(first.address(), null);
  });
});
const unix = net.createServer((socket) => socket.end('hi')).listen(path, () => {
  assert.strictEqual(unix.address(), path);
  const socket = net.connect(path);
  socket.on('data', (data) => done.push(String(data)));
  socket.on('close', () => unix.close((error) => {
    assert.strictEqual(error, undefined);
    assert.strictEqual(fs.existsSync(path), false);
    unix.close(({ code }) => done.push(code));
  }));
});
net.createServer().listen('/no/such/folder/socket').on('error', ({ message, code }) => {
  assert.strictEqual(message, 'listen EACCES: permission denied /no/such/folder/socket');
  done.push(code);
});
assert.throws(() => net.createServer().listen({}), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => net.createServer().listen(70000), { code: 'ERR_SOCKET_BAD_PORT' });
process.on('exit', () => assert.deepStrictEqual(done.sort(),
  ['EACCES', 'ERR_SERVER_NOT_RUNNING', 'closed', 'hi', 'in use']));
