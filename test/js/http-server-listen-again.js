'use strict';
// A server may listen again before its last connection from before is gone.
const assert = require('node:assert');
const http = require('node:http');

let closed = 0;
let answers = 0;
const agent = new http.Agent({ keepAlive: true });
const server = http.createServer((req, res) => res.end());
server.on('close', () => closed++);
function round(next) {
  server.listen(0, '127.0.0.1', () => {
    const options = { port: server.address().port, host: '127.0.0.1', agent };
    http.get(options, (res) => {
      answers++;
      server.close();
      next();
      res.resume();
    });
  });
}
round(() => round(() => setImmediate(() => agent.destroy())));
process.on('exit', () => {
  assert.strictEqual(answers, 2);
  assert.ok(closed >= 1);
});
