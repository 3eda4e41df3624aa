'use strict';
// write() in all encodings, many at once and under pressure; callbacks in order.
const assert = require('node:assert');
const net = require('node:net');

const BIG = 32 * 1024 * 1024;
const calls = [];
let got = '';
let big = 0;
const server = net.createServer((socket) => {
  socket.on('data', (data) => {
    if (got.length < 12) got += data.toString('latin1');
    else big += data.length;
    big += got.length > 12 ? got.length - 12 : 0;
    got = got.slice(0, 12);
  });
  socket.on('end', () => socket.end());
});
server.listen(0, '127.0.0.1', () => {
  const socket = net.connect(server.address().port, '127.0.0.1');
  socket.write('a\u00e9', () => calls.push(1)); // before it is connected
  socket.write('\u00e9', 'latin1', () => calls.push(2));
  socket.on('connect', () => {
    socket.cork();
    socket.write('6869', 'hex');
    socket.write(Buffer.from([0, 255]));
    socket.write(new Uint8Array([1]), () => calls.push(3));
    socket.write('YWI=', 'base64');
    socket.write('z', 'utf16le', () => calls.push(4));
    socket.uncork();
    assert.strictEqual(socket.write(Buffer.alloc(BIG), () => {
      calls.push(5);
      socket.end();
    }), false);
    socket.on('drain', () => calls.push('drain'));
    socket.resume();
    socket.on('close', () => server.close());
  });
});
process.on('exit', () => {
  assert.deepStrictEqual(calls, [1, 2, 3, 4, 'drain', 5]);
  assert.strictEqual(got, 'a\xc3\xa9\xe9hi\0\xff\x01abz');
  assert.strictEqual(big, BIG + 1);
});
