'use strict';
// A flood up to the limit of descriptors: connections from before are served, and so is a new one when
// the flood is over.
const assert = require('assert');
const { spawn } = require('child_process');
const net = require('net');
const { exchange, body, GET } = require('./lib/raw');

const FLOOD = 200;
const PROGRAM = `require('http').createServer((req, res) => res.end('ok'))
  .listen({ port: 0, host: '127.0.0.1', backlog: 512 }, function() {
    console.log(this.address().port);
  })`;

const child = spawn('/bin/sh', ['-c', 'ulimit -n 80; exec "$0" -e "$1"', process.execPath, PROGRAM], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
child.stdout.once('data', (text) => {
  const port = Number(text);
  const kept = net.connect(port, '127.0.0.1', () => {
    kept.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    kept.once('data', () => flood(port, kept));
  });
});

function flood(port, kept) {
  const sockets = [];
  let count = 0;
  const onSettled = () => {
    if (++count !== FLOOD) return;
    kept.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    kept.once('data', (answer) => {
      assert.match(String(answer), /ok/);
      for (const socket of sockets) socket.destroy();
      again(port);
    });
  };
  for (let i = 0; i < FLOOD; i++) {
    const socket = net.connect(port, '127.0.0.1');
    sockets.push(socket);
    let isSettled = false;
    const settle = () => {
      if (!isSettled) onSettled();
      isSettled = true;
    };
    socket.on('connect', settle);
    socket.on('error', settle);
  }
}

// The server needs a moment until it notices that descriptors are free again.
function again(port) {
  exchange(port, GET, (answer) => {
    if (answer === '') return again(port);
    assert.match(answer, /ok/);
    child.kill();
    return undefined;
  });
}
child.on('exit', (code, signal) => assert.strictEqual(signal, 'SIGTERM'));
