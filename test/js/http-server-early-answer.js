'use strict';
// An answer before the request's body is whole: a program that reads the body gets all of it, 'finish'
// does not wait for it, and a body that nobody reads is thrown away so that the next request is heard.
const assert = require('assert');
const http = require('http');
const net = require('net');

const SIZE = 300_000;
const seen = [];
let client, sent;

function rest(text) {
  if (sent) return;
  sent = true;
  client.write('x'.repeat(SIZE - 3) + text);
}

const server = http.createServer((req, res) => {
  let length = 0;
  if (req.url === '/read') {
    req.on('data', (chunk) => { length += chunk.length; });
    req.on('end', () => seen.push(`read /read ${length}`));
  } else {
    req.on('end', () => seen.push(`end ${req.url}`));
  }
  req.on('close', () => seen.push(`close ${req.url}`));
  res.end('early', () => {
    seen.push(`finish ${req.url}`);
    if (req.url === '/next') client.end();
    else rest('GET /next HTTP/1.1\r\nHost: x\r\n\r\n');
  });
});

function run(path, next) {
  sent = false;
  client = net.connect(server.address().port, '127.0.0.1');
  client.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${SIZE}\r\n\r\nabc`);
  client.resume();
  client.on('close', next);
}

server.listen(0, '127.0.0.1', () => run('/read', () => run('/ignore', () => server.close())));
const of = (url) => seen.filter((entry) => entry.includes(url));
process.on('exit', () => {
  assert.deepStrictEqual(of('/read'), ['finish /read', `read /read ${SIZE}`, 'close /read']);
  assert.deepStrictEqual(of('/ignore'), ['finish /ignore', 'end /ignore', 'close /ignore']);
  const next = ['finish /next', 'end /next', 'close /next'];
  assert.deepStrictEqual(of('/next'), [...next, ...next]);
});
