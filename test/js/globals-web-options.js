'use strict';
// Options that add globals or take them away.
const assert = require('node:assert');
const { spawnSync } = require('node:child_process');

function kinds(...options) {
  const text = 'console.log([typeof EventSource, typeof WebSocket, typeof navigator].join())';
  return spawnSync(process.execPath, [...options, '-e', text], { encoding: 'utf8' }).stdout.trim();
}

assert.strictEqual(kinds(), 'undefined,function,object');
assert.strictEqual(kinds('--experimental-eventsource'), 'function,function,object');
assert.strictEqual(kinds('--no-experimental-websocket'), 'undefined,undefined,object');
assert.strictEqual(kinds('--no-experimental-global-navigator'), 'undefined,function,undefined');
