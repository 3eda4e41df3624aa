'use strict';
// WebSocket: opening, text and bytes both ways, closing, a server that refuses; EventSource.
const assert = require('node:assert');
const { createHash } = require('node:crypto');
const { spawnSync } = require('node:child_process');
const http = require('node:http');

const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'; // RFC 6455 section 1.3

function frame(opcode, payload) {
  assert.ok(payload.length < 126);
  return Buffer.concat([Buffer.from([0x80 | opcode, payload.length]), payload]);
}

/** Gives each whole frame of a client to `use(opcode, payload)`. */
function readFrames(socket, use) {
  let rest = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 6 && rest.length >= 6 + (rest[1] & 127)) {
      const length = rest[1] & 127;
      const mask = rest.subarray(2, 6);
      const payload = rest.subarray(6, 6 + length).map((byte, i) => byte ^ mask[i % 4]);
      const opcode = rest[0] & 15;
      rest = rest.subarray(6 + length);
      use(opcode, Buffer.from(payload));
    }
  });
}

const server = http.createServer((req, res) => {
  res.statusCode = 403;
  res.end('no');
});
server.on('upgrade', (req, socket) => {
  const accept = createHash('sha1').update(req.headers['sec-websocket-key'] + magic)
    .digest('base64');
  socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n' +
    `Connection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n` +
    'Sec-WebSocket-Protocol: chat\r\n\r\n');
  readFrames(socket, (opcode, payload) => {
    socket.write(frame(opcode, payload)); // an echo, also of the end
    if (opcode === 8) socket.end();
  });
  socket.on('error', () => {});
});

function next(target, type) {
  return new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
}

async function talk(url) {
  const ws = new WebSocket(url, 'chat');
  assert.strictEqual(ws.readyState, WebSocket.CONNECTING);
  await next(ws, 'open');
  assert.strictEqual(ws.protocol, 'chat');
  ws.send('h\u00e9llo');
  const text = await next(ws, 'message');
  assert.ok(text instanceof MessageEvent);
  assert.strictEqual(text.data, 'h\u00e9llo');
  ws.binaryType = 'arraybuffer';
  ws.send(new Uint8Array([1, 2, 3]));
  const bytes = await next(ws, 'message');
  assert.deepStrictEqual(new Uint8Array(bytes.data), new Uint8Array([1, 2, 3]));
  ws.close(1000, 'done');
  const close = await next(ws, 'close');
  assert.ok(close instanceof CloseEvent);
  assert.deepStrictEqual([close.code, close.reason, close.wasClean], [1000, 'done', true]);
}

async function refused() {
  const closed = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closed.on('listening', resolve));
  const free = closed.address().port;
  await new Promise((resolve) => closed.close(resolve));
  const ws = new WebSocket(`ws://127.0.0.1:${free}`);
  const ends = [next(ws, 'error'), next(ws, 'close')];
  const [, close] = await Promise.all(ends);
  assert.strictEqual(close.code, 1006);
}

function events() {
  const program = `
    const http = require('node:http');
    const server = http.createServer((req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write('event: news\\ndata: one\\ndata: two\\nid: 7\\n\\n');
    }).listen(0, '127.0.0.1', () => {
      const source = new EventSource('http://127.0.0.1:' + server.address().port);
      source.addEventListener('news', (event) => {
        console.log(JSON.stringify([event.data, event.lastEventId]));
        source.close();
        server.closeAllConnections();
        server.close();
      });
    });`;
  const run = spawnSync(process.execPath,
                        ['--no-warnings', '--experimental-eventsource', '-e', program]);
  assert.strictEqual(run.stdout.toString().trim(), '["one\\ntwo","7"]', run.stderr.toString());
}

let done = false;
server.listen(0, '127.0.0.1', async () => {
  const { port } = server.address();
  await talk(`ws://127.0.0.1:${port}/`);
  await refused();
  events();
  server.close();
  server.closeAllConnections();
  done = true;
});
process.on('exit', () => assert.ok(done));
