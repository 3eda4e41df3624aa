'use strict';
// A peer that pipelines requests and does not read the answers is read no further: the server's memory
// does not fill with answers.  When it reads again it gets all of them.
const assert = require('assert');
const http = require('http');
const net = require('net');

const COUNT = 20_000;
const BODY = 'x'.repeat(3000);
let handled = 0;
let reading = false;
const server = http.createServer((req, res) => {
  handled++;
  res.end(BODY);
});
let answered = 0;
let tail = '';
server.listen(0, '127.0.0.1', () => {
  const client = net.connect(server.address().port, '127.0.0.1');
  client.pause();
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(COUNT));
  client.on('data', (chunk) => {
    const text = tail + chunk.toString('latin1');
    answered += text.split('HTTP/1.1 200 OK').length - 1;
    tail = text.slice(-14);
    if (answered === COUNT) client.end();
  });
  client.on('close', () => server.close());
  // The server is still when it has handled no more for a hundred rounds of the loop.
  let rounds = 0;
  let before = -1;
  (function look() {
    rounds = handled === before && handled > 0 ? rounds + 1 : 0;
    before = handled;
    if (rounds < 100) return setImmediate(look);
    assert.ok(handled < COUNT, `${handled} requests handled`);
    reading = true;
    client.resume();
  })();
});
process.on('exit', () => {
  assert.ok(reading);
  assert.strictEqual(handled, COUNT);
  assert.strictEqual(answered, COUNT);
});
