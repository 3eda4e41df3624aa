'use strict';
// Every public module of Node loads, with and without node:, and its classes can be inherited from.
const assert = require('assert');
const util = require('util');
const Module = require('module');

process.removeAllListeners('warning'); // some are deprecated
for (const name of Module.builtinModules) {
  const loaded = require(name);
  assert(loaded !== null && ['object', 'function'].includes(typeof loaded), name);
  assert.strictEqual(Module.isBuiltin(name), true);
  if (!name.startsWith('node:')) assert.strictEqual(require(`node:${name}`), loaded, name);
  assert.strictEqual(process.getBuiltinModule(name), loaded);
}
assert(Object.isFrozen(Module.builtinModules));
assert.strictEqual(Module.isBuiltin('node:test'), true);
assert.strictEqual(Module.isBuiltin('test'), false);
assert.strictEqual(Module.isBuiltin('nothing'), false);
assert.strictEqual(process.getBuiltinModule('nothing'), undefined);
assert.throws(() => require('sqlite'), { code: 'MODULE_NOT_FOUND' });

// What express, fastify and ws do while they load.
const tls = require('tls');
const http2 = require('http2');
const http = require('http');
function Old() {}
util.inherits(Old, tls.TLSSocket);
assert.strictEqual(Old.super_, tls.TLSSocket);
class New extends http2.Http2ServerRequest {}
assert(New.prototype instanceof http2.Http2ServerRequest);
assert(tls.TLSSocket.prototype instanceof require('net').Socket);
assert(require('https').Agent.prototype instanceof http.Agent);
assert.strictEqual(typeof require('crypto').createHash, 'function');
assert.strictEqual(typeof http2.constants.HTTP2_HEADER_STATUS, 'string');
assert.strictEqual(require('zlib').constants.Z_BEST_SPEED, 1);
assert.strictEqual(require('cluster').isPrimary, true);
assert.strictEqual(require('worker_threads').isMainThread, true);
