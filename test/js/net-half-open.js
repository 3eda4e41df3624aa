'use strict';
// The end of one direction: allowHalfOpen keeps the other, without it the socket answers with its end.
const assert = require('node:assert');
const net = require('node:net');

const log = [];
const server = net.createServer({ allowHalfOpen: true }, (socket) => {
  socket.on('end', () => {
    log.push(`server end ${socket.readyState}`);
    socket.write('still here');
    setImmediate(() => socket.end());
  });
  socket.resume();
});
server.listen(0, '127.0.0.1', () => {
  const socket = net.connect(server.address().port, '127.0.0.1', () => {
    socket.end('bye');
    assert.strictEqual(socket.readyState, 'readOnly');
  });
  socket.on('data', (data) => log.push(String(data)));
  socket.on('end', () => log.push('client end'));
  socket.on('close', (hadError) => {
    log.push(`close ${hadError}`);
    assert.strictEqual(socket.readyState, 'closed');
    assert.strictEqual(socket.bytesWritten, 3);
    assert.strictEqual(socket.bytesRead, 10);
    server.close();
  });
});
process.on('exit', () => assert.deepStrictEqual(log,
  ['server end writeOnly', 'still here', 'client end', 'close false']));
