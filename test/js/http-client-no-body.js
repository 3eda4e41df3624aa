'use strict';
// HEAD, 204, 304: no body whatever the head announces; the connection goes on.
const assert = require('node:assert');
const http = require('node:http');
const net = require('node:net');

const answers = {
  '/head': 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n',
  '/head-chunked': 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n',
  '/204': 'HTTP/1.1 204 No Content\r\n\r\n',
  '/304': 'HTTP/1.1 304 Not Modified\r\nContent-Length: 1000\r\n\r\n',
  '/last': 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok',
};
let connections = 0;
const server = net.createServer((socket) => {
  connections++;
  socket.on('data', (head) => socket.write(answers[String(head).split(' ')[1]]));
});
const agent = new http.Agent({ keepAlive: true });
const bodies = [];
function next(paths) {
  if (paths.length === 0) {
    server.close();
    return;
  }
  const { port } = server.address();
  const method = paths[0].startsWith('/head') ? 'HEAD' : 'GET';
  const req = http.request({ port, host: '127.0.0.1', path: paths[0], method, agent }, (res) => {
    let body = '';
    res.on('data', (data) => { body += data; });
    res.on('end', () => bodies.push(body));
  });
  req.end();
  // The socket is free right after 'close'.
  req.on('close', () => setImmediate(next, paths.slice(1)));
}
server.listen(0, '127.0.0.1', () => next(Object.keys(answers)));
process.on('exit', () => {
  assert.deepStrictEqual(bodies, ['', '', '', '', 'ok']);
  assert.strictEqual(connections, 1);
});
