// Clients of the echo program, for load_test.sh.
//   echo_load.js probe PORT          exit code 0 when something listens
//   echo_load.js load PORT CLIENTS   each sends a megabyte in pieces, and must get the same back
const net = require('net');
const [, , what, port, clients] = process.argv;

if (what === 'probe') {
  net.connect(port, '127.0.0.1', () => process.exit(0)).on('error', () => process.exit(1));
} else {
  for (let i = 0; i < clients; i++) load(i);
}

function load(seed) {
  const sent = Buffer.alloc(1 << 20);
  for (let i = 0; i < sent.length; i++) sent[i] = (i * 31 + seed) >> (i & 3);
  const pieces = [];
  const socket = net.connect(port, '127.0.0.1');
  for (let at = 0, size = 1; at < sent.length; at += size, size = size * 2 % 60013) {
    socket.write(sent.subarray(at, at + size));
  }
  socket.end();
  socket.on('data', (piece) => pieces.push(piece));
  socket.on('close', () => {
    if (Buffer.concat(pieces).equals(sent)) return;
    console.log(`client ${seed}: ${Buffer.concat(pieces).length} bytes came back`);
    process.exitCode = 1;
  });
}
