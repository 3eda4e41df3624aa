// Sockets by address and by path, half-closed, with a server that sends first.
const net = require('net');
const path = require('path').join(require('os').tmpdir(), `eddy-torture-${process.pid}`);
setTimeout(() => process.exit(3), 3000).unref();
process.on('exit', () => { try { require('fs').unlinkSync(path); } catch { /* never made */ } });

function serve(where, done) {
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    socket.setNoDelay(true);
    socket.setKeepAlive(true, 1000);
    socket.write('hello');
    socket.pipe(socket);
  });
  server.on('error', (error) => { console.error(error.code); done(); });
  server.listen(where, () => {
    const client = net.connect(server.address().port ?? path);
    client.on('error', (error) => console.error(error.code));
    client.on('close', () => server.close(done));
    client.resume();
    client.end(Buffer.alloc(300000));
  });
}
serve(0, () => serve(path, () => {}));
