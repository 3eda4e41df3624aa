'use strict';
// A server and a connection go to a child.
const assert = require('node:assert');
const { fork } = require('node:child_process');
const { once } = require('node:events');
const net = require('node:net');

if (process.argv[2] === 'child') {
  process.on('message', (message, handle) => {
    if (message === 'server') {
      handle.on('connection', (socket) => socket.end('from child'));
      process.send('ready');
    } else {
      handle.end('taken over');
      process.disconnect();
    }
  });
  return;
}

async function read(port) {
  let text = '';
  for await (const chunk of net.connect(port, '127.0.0.1').setEncoding('utf8')) text += chunk;
  return text;
}

async function run() {
  const child = fork(__filename, ['child']);
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  child.send('server', server);
  assert.strictEqual((await once(child, 'message'))[0], 'ready');
  server.close();
  assert.strictEqual(await read(port), 'from child');

  const other = net.createServer((socket) => child.send('socket', socket)).listen(0, '127.0.0.1');
  await once(other, 'listening');
  assert.strictEqual(await read(other.address().port), 'taken over');
  other.close();
  child.kill();
  await once(child, 'exit');
}
run();
