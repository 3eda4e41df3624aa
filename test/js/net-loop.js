'use strict';
// What keeps a program alive: a paused or ended socket does not, nor one that is unref'd.
const assert = require('node:assert');
const net = require('node:net');

let accepted;
const server = net.createServer((socket) => {
  accepted = socket; // never ended
  socket.pause();
  socket.unref();
});
server.listen(0, '127.0.0.1', () => {
  const socket = net.connect(server.address().port, '127.0.0.1', () => {
    server.close();
    socket.unref();
  });
});
process.on('exit', () => assert.ok(accepted !== undefined && !accepted.destroyed));
