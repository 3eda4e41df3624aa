'use strict';
// What 'clientError' says of malformed heads: code, words, the packet, and where in it the mistake is.
const assert = require('node:assert');
const http = require('node:http');
const net = require('node:net');

const HEADS = [
  ['*', 'HPE_INVALID_METHOD', 0],
  ['FOO /\r\n', 'HPE_INVALID_METHOD', 1],
  ['Oopsie-doopsie\r\n', 'HPE_INVALID_METHOD', 1],
  ['GETX / HTTP/1.1\r\n', 'HPE_INVALID_METHOD', 3],
  ['GET / HTTP/1.1\r\nHo st: a\r\n\r\n', 'HPE_INVALID_HEADER_TOKEN', 18],
  ['GET / HTTP/1.1\r\nHost: a\u0001b\r\n\r\n', 'HPE_INVALID_HEADER_TOKEN', 23],
  ['GET / HTQP/1.1\r\n', 'HPE_INVALID_CONSTANT', 8],
];

let heard;
const server = http.createServer(() => assert.fail('a request'));
server.on('clientError', (error, socket) => {
  heard = [error.rawPacket.toString('latin1'), error.code, error.bytesParsed];
  socket.destroy();
});

function send(head) {
  return new Promise((resolve) => {
    const client = net.connect(server.address().port, '127.0.0.1', () => client.write(head));
    client.on('error', () => {});
    client.on('close', resolve);
    client.resume();
  });
}

server.listen(0, '127.0.0.1', async () => {
  for (const head of HEADS) {
    await send(head[0]);
    assert.deepStrictEqual(heard, head);
  }
  server.close();
});
