'use strict';
// What the http tests share: bytes to a server and the bytes that come back.
const net = require('net');

// Sends `text` (or each of an array, one after another answer) and calls back with all that came until
// the server closed.
function exchange(port, text, callback) {
  const socket = net.connect(port, '127.0.0.1');
  const parts = [];
  socket.on('data', (chunk) => parts.push(chunk));
  socket.on('error', () => {});
  socket.on('close', () => callback(Buffer.concat(parts).toString('latin1')));
  socket.write(text, 'latin1');
}

// Starts the server on a free port, sends `text`, closes the server and hands the answer over.
function ask(server, text, callback) {
  server.listen(0, '127.0.0.1', () => {
    exchange(server.address().port, text, (answer) => {
      server.close();
      callback(answer);
    });
  });
}

const body = (answer) => answer.slice(answer.indexOf('\r\n\r\n') + 4);
const head = (answer) => answer.slice(0, answer.indexOf('\r\n\r\n'));
const GET = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

module.exports = { exchange, ask, body, head, GET };
