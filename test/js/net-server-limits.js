'use strict';
// maxConnections drops, blockList refuses, pauseOnConnect waits, getConnections counts.
const assert = require('node:assert');
const net = require('node:net');

const log = [];
const blockList = new net.BlockList();
const server = net.createServer({ pauseOnConnect: true }, (socket) => {
  log.push(`paused ${socket.isPaused()}`);
  server.getConnections((error, count) => {
    log.push(`count ${count}`);
    const second = net.connect(server.address().port, '127.0.0.1');
    second.on('close', () => {
      socket.on('data', (data) => log.push(String(data)));
      socket.on('end', () => socket.end());
      socket.resume();
    });
    second.on('error', () => {});
    second.resume();
  });
});
server.maxConnections = 1;
server.on('drop', ({ localPort, remoteAddress }) => {
  assert.strictEqual(localPort, server.address().port);
  log.push(`drop ${remoteAddress}`);
});
server.listen(0, '127.0.0.1', () => {
  const socket = net.connect(server.address().port, '127.0.0.1', () => socket.end('hello'));
  socket.resume();
  socket.on('close', () => server.close());
});
blockList.addAddress('127.0.0.1');
const closed = net.createServer({ blockList }, () => assert.fail('blocked'));
closed.listen(0, '127.0.0.1', () => {
  const socket = net.connect(closed.address().port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  socket.on('close', () => closed.close());
});
process.on('exit', () => assert.deepStrictEqual(log,
  ['paused true', 'count 1', 'drop 127.0.0.1', 'hello']));
