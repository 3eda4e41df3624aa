'use strict';
// Connections that fail: Node's words, codes and properties; wrong arguments throw.
const assert = require('node:assert');
const net = require('node:net');

const seen = [];
const server = net.createServer().listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  server.close(() => {
    const socket = net.connect(port, '127.0.0.1');
    assert.strictEqual(socket.connecting, true);
    assert.strictEqual(socket.readyState, 'opening');
    socket.on('error', ({ message, errno, code, syscall, address, port: at }) => {
      assert.strictEqual(message, `connect ECONNREFUSED 127.0.0.1:${port}`);
      seen.push([code, errno, syscall, address, at === port]);
    });
    socket.on('close', (hadError) => seen.push(hadError));
    const nowhere = `/tmp/eddy-no-such-socket-${process.pid}`;
    net.connect(nowhere).on('error', ({ message, code, address }) => {
      assert.strictEqual(message, `connect ENOENT ${nowhere}`);
      assert.strictEqual(address, nowhere);
      seen.push(code);
    });
    const name = 'a'.repeat(64);
    net.connect(80, name).on('error', ({ code, syscall }) => seen.push([code, syscall]));
  });
});
process.on('exit', () => {
  const codes = seen.map((one) => JSON.stringify(one)).sort();
  assert.deepStrictEqual(codes, [
    '"ENOENT"', '["ECONNREFUSED",-111,"connect","127.0.0.1",true]',
    '["ENOTFOUND","getaddrinfo"]', 'true',
  ]);
});

for (const [args, code] of [
  [[], 'ERR_MISSING_ARGS'], [[{}], 'ERR_MISSING_ARGS'], [[{ port: true }], 'ERR_INVALID_ARG_TYPE'],
  [[70000], 'ERR_SOCKET_BAD_PORT'], [[{ port: 1, host: [] }], 'ERR_INVALID_ARG_TYPE'],
  [[{ port: 1, localAddress: 'x' }], 'ERR_INVALID_IP_ADDRESS'],
  [[{ port: 1, lookup: 'x' }], 'ERR_INVALID_ARG_TYPE'],
  [[{ port: 1, hints: 12345 }], 'ERR_INVALID_ARG_VALUE'],
  [[{ port: 1, autoSelectFamily: 'x' }], 'ERR_INVALID_ARG_TYPE'],
  [[{ path: 5 }], 'ERR_INVALID_ARG_TYPE'],
]) assert.throws(() => net.connect(...args), { code }, JSON.stringify(args));
