'use strict';
// Clients that leave at every byte of a request, by FIN and by reset, or at the answer's first bytes: no
// connection stays, requests that had begun are closed, others are served.
const assert = require('assert');
const http = require('http');
const net = require('net');
const { exchange, body, GET } = require('./lib/raw');

const TEXT = 'POST /p HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n' +
  '5;a=b\r\nhello\r\n0\r\nA: b\r\n\r\nGET /never HTTP/1.1\r\nHost: x\r\n\r\n';

let begun = 0;
let closed = 0;
const server = http.createServer((req, res) => {
  begun++;
  req.on('error', () => {});
  res.on('error', () => {});
  res.on('close', () => {
    closed++;
    check();
  });
  if (req.url === '/never') return;
  req.resume();
  req.on('end', () => res.end('whole'));
});

let left = 2 * (TEXT.length + 1);

function leave(port, length, isReset) {
  const socket = net.connect(port, '127.0.0.1', () => {
    const go = () => {
      if (isReset) socket.resetAndDestroy();
      else socket.destroy();
    };
    if (length === 0) go();
    else if (length % 3 === 0) socket.write(TEXT.slice(0, length), () => setImmediate(go));
    else socket.write(TEXT.slice(0, length), go);
    socket.once('data', go);
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    left--;
    check();
  });
}

// Asks until the server has no connection but the one that asks.
function check() {
  if (left > 0 || begun !== closed) return;
  server.getConnections((error, count) => {
    if (!server.listening) return;
    if (count > 0) return setImmediate(check);
    exchange(server.address().port, GET.replace('/', '/p'), (answer) => {
      assert.strictEqual(body(answer), 'whole');
      server.close();
    });
    left = Infinity;
    return undefined;
  });
}

server.listen(0, '127.0.0.1', 1024, () => {
  const { port } = server.address();
  for (let i = 0; i <= TEXT.length; i++) {
    leave(port, i, false);
    leave(port, i, true);
  }
});
process.on('exit', () => assert.strictEqual(server.listening, false));
