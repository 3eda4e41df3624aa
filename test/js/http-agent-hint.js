'use strict';
// A socket that the server is about to close is not kept: Keep-Alive's timeout is honoured.
const assert = require('node:assert');
const http = require('node:http');

const agent = new http.Agent({ keepAlive: true });
const kept = [];
const server = http.createServer((req, res) => {
  res.setHeader('Keep-Alive', req.url.slice(1));
  res.end();
});
const hints = ['timeout=1', 'timeout=60', 'max=5'];
function next() {
  if (hints.length === 0) {
    agent.destroy();
    server.close();
    return;
  }
  const path = `/${hints.shift()}`;
  const req = http.get({ port: server.address().port, host: '127.0.0.1', path, agent });
  req.on('response', (res) => res.resume());
  req.on('close', () => setImmediate(() => {
    kept.push([path, Object.keys(agent.freeSockets).length, req.socket.timeout]);
    for (const list of Object.values(agent.freeSockets)) list[0].destroy();
    setImmediate(next);
  }));
}
server.listen(0, '127.0.0.1', next);
process.on('exit', () => {
  assert.deepStrictEqual(kept.map(([path, count]) => [path, count]),
    [['/timeout=1', 0], ['/timeout=60', 1], ['/max=5', 1]]);
});
