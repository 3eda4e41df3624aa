'use strict';
// Several addresses: families take turns, each failure is told, the first that answers wins.
const assert = require('node:assert');
const net = require('node:net');

const log = [];
function lookup(host, options, callback) {
  assert.strictEqual(host, 'example.org');
  assert.strictEqual(options.all, true);
  process.nextTick(callback, null, [
    { address: '127.0.0.2', family: 4 }, { address: '127.0.0.3', family: 4 },
    { address: '::1', family: 6 }, { address: '127.0.0.1', family: 4 },
  ]);
}
const server = net.createServer((socket) => socket.end()).listen(0, '127.0.0.1', () => {
  const { port } = server.address();
  const socket = net.connect({ port, host: 'example.org', lookup, autoSelectFamily: true });
  socket.on('lookup', (error, address, family) => log.push(`lookup ${address} ${family}`));
  socket.on('connectionAttempt', (address, at, family) => log.push(`try ${address} ${family}`));
  socket.on('connectionAttemptFailed', (address, at, family, error) => {
    log.push(`failed ${address}`);
    assert.ok(error instanceof Error);
  });
  socket.on('connect', () => {
    log.push(`connect ${socket.remoteAddress}`);
    assert.deepStrictEqual(socket.autoSelectFamilyAttemptedAddresses,
      ['127.0.0.2', '::1', '127.0.0.3', '127.0.0.1'].map((ip) => `${ip}:${port}`));
  });
  socket.resume();
  socket.on('close', () => {
    const refused = net.connect({
      port, host: 'example.org', lookup: (host, options, callback) => callback(null, [
        { address: '127.0.0.2', family: 4 }, { address: '127.0.0.3', family: 4 },
      ]),
    });
    refused.on('error', (error) => {
      assert.strictEqual(error.name, 'AggregateError');
      assert.strictEqual(error.errors.length, 2);
      log.push(error.code);
      server.close();
    });
  });
});
process.on('exit', () => assert.deepStrictEqual(log, [
  'lookup 127.0.0.2 4', 'lookup 127.0.0.3 4', 'lookup ::1 6', 'lookup 127.0.0.1 4',
  'try 127.0.0.2 4', 'failed 127.0.0.2', 'try ::1 6', 'failed ::1', 'try 127.0.0.3 4',
  'failed 127.0.0.3', 'try 127.0.0.1 4', 'connect 127.0.0.1', 'ECONNREFUSED',
]));
