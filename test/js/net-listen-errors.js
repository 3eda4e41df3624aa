'use strict';
// What is said of a server that cannot listen, and of a client that cannot have the address it wants.
const assert = require('node:assert');
const http = require('node:http');
const net = require('node:net');
const { tmpdir } = require('node:os');

function failure(server, ...args) {
  return new Promise((resolve) => {
    server.on('error', resolve);
    server.listen(...args, () => assert.fail('listens'));
  });
}

function checkThat(error, message, fields) {
  assert.strictEqual(error.message, message);
  assert.deepStrictEqual(Object.entries(error), Object.entries(fields));
}

async function run() {
  const first = net.createServer();
  await new Promise((resolve) => first.listen(0, '127.0.0.1', resolve));
  const { port } = first.address();
  const taken = { code: 'EADDRINUSE', errno: -98, syscall: 'listen', address: '127.0.0.1', port };
  const says = `listen EADDRINUSE: address already in use 127.0.0.1:${port}`;
  checkThat(await failure(net.createServer(), port, '127.0.0.1'), says, taken);
  checkThat(await failure(http.createServer(), port, '127.0.0.1'), says, taken);
  first.close();

  checkThat(await failure(net.createServer(), 0, '192.0.2.1'),
    'listen EADDRNOTAVAIL: address not available 192.0.2.1',
    { code: 'EADDRNOTAVAIL', errno: -99, syscall: 'listen', address: '192.0.2.1' });

  const nowhere = `${tmpdir()}/no-such-folder/socket`;
  checkThat(await failure(net.createServer(), nowhere), `listen EACCES: permission denied ${nowhere}`,
    { code: 'EACCES', errno: -13, syscall: 'listen', address: nowhere, port: -1 });
  const long = `/tmp/${'a'.repeat(200)}`;
  checkThat(await failure(net.createServer(), long), `listen EINVAL: invalid argument ${long}`,
    { code: 'EINVAL', errno: -22, syscall: 'listen', address: long, port: -1 });
  checkThat(await failure(net.createServer(), { fd: 9999 }), 'listen EINVAL: invalid argument',
    { code: 'EINVAL', errno: -22, syscall: 'listen', address: null });

  const client = net.connect({ port: 1, host: '127.0.0.1', localAddress: '192.0.2.1' });
  const error = await new Promise((resolve) => client.on('error', resolve));
  checkThat(error, 'bind EADDRNOTAVAIL 192.0.2.1',
    { errno: -99, code: 'EADDRNOTAVAIL', syscall: 'bind', address: '192.0.2.1' });
}

run();
