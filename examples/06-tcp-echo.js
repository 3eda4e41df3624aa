// Sends back what comes in, without HTTP:  echo hello | nc -q1 127.0.0.1 8124
const net = require('net');

const server = net.createServer((socket) => {
  socket.on('error', (err) => console.error(err.message));
  socket.pipe(socket);
});

server.listen(process.env.PORT || 8124, '127.0.0.1', () => {
  const { address, port } = server.address();
  console.log(`Echoing on ${address}:${port}`);
});
