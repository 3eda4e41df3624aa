'use strict';
// A keep-alive agent uses a socket again, and lends it to the request that waits.
const assert = require('node:assert');
const http = require('node:http');

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let name;
const sockets = new Set();
const order = [];
const server = http.createServer((req, res) => {
  sockets.add(req.socket.remotePort);
  res.end(req.url);
});
function get(path, done) {
  const req = http.get({ port: server.address().port, host: '127.0.0.1', path, agent }, (res) => {
    order.push([path, req.reusedSocket]);
    res.resume();
    res.on('end', done ?? (() => {}));
  });
  return req;
}
server.listen(0, '127.0.0.1', () => {
  name = agent.getName({ port: server.address().port, host: '127.0.0.1' });
  get('/1');
  get('/2');
  get('/3', () => setImmediate(() => {
    assert.strictEqual(agent.freeSockets[name].length, 1);
    assert.strictEqual(agent.sockets[name], undefined);
    assert.strictEqual(agent.totalSocketCount, 1);
    get('/4', () => {
      agent.destroy();
      server.close();
    });
  }));
  assert.strictEqual(agent.requests[name].length, 2);
  assert.strictEqual(agent.sockets[name].length, 1);
});
process.on('exit', () => {
  assert.strictEqual(sockets.size, 1);
  assert.deepStrictEqual(order, [['/1', false], ['/2', false], ['/3', false], ['/4', true]]);
  assert.deepStrictEqual(Object.keys(agent.freeSockets), []);
  assert.strictEqual(agent.totalSocketCount, 0);
});
