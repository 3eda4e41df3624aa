'use strict';
// Defaults, names of pools, subclasses with a connection of their own, and failures to connect.
const assert = require('node:assert');
const http = require('node:http');

const agent = new http.Agent();
assert.strictEqual(agent.getName(), 'localhost::');
assert.strictEqual(agent.getName({ host: 'a', port: 1, localAddress: 'l', family: 6,
                                   socketPath: '/x' }), 'a:1:l:6:/x');
assert.strictEqual(agent.keepAlive, false);
assert.strictEqual(agent.maxSockets, Infinity);
assert.strictEqual(agent.maxFreeSockets, 256);
assert.strictEqual(agent.options.path, null);
assert.strictEqual(agent.options.noDelay, true);
assert.strictEqual(http.globalAgent.keepAlive, true);
assert.strictEqual(http.globalAgent.options.timeout, 5000);
assert.strictEqual(http.Agent.defaultMaxSockets, Infinity);
assert.ok(http.Agent() instanceof http.Agent);

class Failing extends http.Agent {
  createConnection(options, callback) {
    process.nextTick(callback, new Error(`no way to ${options.port}`));
  }
}
const messages = [];
const failing = new Failing({ maxSockets: 1 });
for (let i = 0; i < 2; i++) {
  http.get({ agent: failing, port: i }).on('error', (error) => messages.push(error.message));
}
http.get({ createConnection(options, callback) { callback(new Error('none')); } })
  .on('error', (error) => messages.push(error.message));
process.on('exit', () => {
  assert.deepStrictEqual(messages.sort(), ['no way to 1', 'no way to 80', 'none']);
});
