'use strict';
// http.Server over a stream of the program's own: pipelined requests, bodies, keep-alive, errors.
const assert = require('node:assert');
const http = require('node:http');
const { duplexPair } = require('node:stream');

function talk(server, text, expected) {
  const [client, side] = duplexPair();
  let got = '';
  client.setEncoding('latin1');
  client.on('data', (data) => { got += data; });
  client.on('end', () => client.end());
  server.emit('connection', side);
  client.write(text, 'latin1');
  process.on('exit', () => {
    const plain = got.replace(/Date: [^\r]*\r\n/g, '').replace(/Keep-Alive: [^\r]*\r\n/g, '');
    assert.strictEqual(plain, expected);
  });
}

const server = http.createServer((req, res) => {
  assert.ok(req instanceof http.IncomingMessage);
  assert.strictEqual(req.socket, res.socket ?? req.socket);
  let body = '';
  req.on('data', (data) => { body += data; });
  req.on('end', () => {
    const trailers = JSON.stringify(req.trailers);
    const answer = () => res.end(`${req.method} ${req.url} ${body} ${trailers}`);
    // The first answer is the slowest.
    if (req.url === '/1') setImmediate(answer);
    else answer();
  });
});
const head = (length) => 'HTTP/1.1 200 OK\r\nConnection: keep-alive\r\n' +
  `Content-Length: ${length}\r\n\r\n`;
talk(server, 'GET /1 HTTP/1.1\r\nHost: x\r\n\r\n' +
  'POST /2 HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc' +
  'POST /3 HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n' +
  '2\r\nde\r\n0\r\nA: b\r\n\r\n',
  `${head(10)}GET /1  {}${head(14)}POST /2 abc {}HTTP/1.1 200 OK\r\nConnection: close\r\n` +
  'Content-Length: 20\r\n\r\nPOST /3 de {"a":"b"}');
talk(http.createServer(() => assert.fail('no request')), 'nonsense\r\n\r\n',
  'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
talk(http.createServer(() => assert.fail('no request')), 'GET / HTTP/1.1\r\n\r\n',
  'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n');
talk(http.createServer({ maxHeaderSize: 100 }), `GET / HTTP/1.1\r\nA: ${'b'.repeat(200)}\r\n\r\n`,
  'HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\n\r\n');

const upgrading = http.createServer();
upgrading.on('upgrade', (req, socket, rest) => {
  assert.strictEqual(String(rest), 'rest');
  socket.on('data', (data) => socket.end(`got ${data}`));
  socket.write('HTTP/1.1 101 Yes\r\n\r\n');
  socket.resume();
});
const [client, side] = duplexPair();
let got = '';
client.on('data', (data) => {
  got += data;
  if (got.endsWith('\r\n\r\n')) client.write('more');
});
client.on('end', () => client.end());
upgrading.emit('connection', side);
client.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: y\r\n\r\nrest');
process.on('exit', () => assert.strictEqual(got, 'HTTP/1.1 101 Yes\r\n\r\ngot more'));
