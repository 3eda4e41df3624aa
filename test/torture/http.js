// A server, a client that keeps its connection, a body each way, an early end.
const http = require('http');
setTimeout(() => process.exit(3), 3000).unref();
const server = http.createServer((req, res) => {
  if (req.url === '/gone') return req.socket.destroy();
  res.writeHead(200, { 'X-Url': req.url });
  req.pipe(res);
});
server.listen(0, '127.0.0.1', () => {
  const agent = new http.Agent({ keepAlive: true });
  const { port } = server.address();
  const ask = (method, path, body, next) => {
    const req = http.request({ port, host: '127.0.0.1', method, path, agent }, (res) => {
      res.on('error', () => {}).on('close', next).resume();
    });
    req.on('error', next).end(body);
  };
  ask('POST', '/one', 'x'.repeat(100000), () => ask('GET', '/two', undefined, () => {
    ask('GET', '/gone', undefined, () => {
      agent.destroy();
      server.close();
    });
  }));
});
