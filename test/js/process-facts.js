'use strict';
// What process says of itself and of the program.
const assert = require('assert');
const EventEmitter = require('events');

assert.match(process.version, /^v26\.\d+\.\d+/);
assert.strictEqual(process.versions.node, process.version.slice(1));
for (const name of ['uv', 'v8', 'zlib', 'modules', 'napi']) {
  assert.strictEqual(typeof process.versions[name], 'string', name);
}
assert.throws(() => { process.versions.node = '1'; }, TypeError);
assert.strictEqual(process.release.name, 'node');
assert(['linux', 'darwin'].includes(process.platform));
assert(['x64', 'arm64', 'riscv64'].includes(process.arch));
assert(Number.isInteger(process.pid) && process.pid > 0);
assert(Number.isInteger(process.ppid) && process.ppid > 0);
assert.strictEqual(process.argv.length, 2);
assert.strictEqual(process.argv[0], process.execPath);
assert.strictEqual(process.argv[1], __filename);
assert(Array.isArray(process.execArgv));
assert.strictEqual(typeof process.argv0, 'string');
assert.strictEqual(process.execPath[0], '/');
assert.strictEqual(typeof process.title, 'string');
process.title = 'a title';
assert.strictEqual(process.title, 'a title');
assert.strictEqual(process.mainModule, module);
assert.strictEqual(typeof process.features.inspector, 'boolean');
assert.strictEqual(process.features.ipv6, true);
assert.strictEqual(typeof process.config.variables.napi_build_version, 'string');
assert(Object.isFrozen(process.config) ||
  Object.getOwnPropertyDescriptor(process, 'config').writable === false);

assert(process instanceof EventEmitter);
assert(process instanceof process.constructor);
assert.strictEqual(Object.prototype.toString.call(process), '[object process]');
assert.strictEqual(require('process'), process);
assert.strictEqual(require('node:process'), process);

const flags = process.allowedNodeEnvironmentFlags;
assert(flags instanceof Set);
for (const name of ['--max-old-space-size', '--max_old_space_size', '--no-warnings', '-r', 'require',
  '--require', '--title=x']) {
  assert.strictEqual(flags.has(name), true, name);
}
for (const name of ['--nothing', '-e', '--eval', '--']) {
  assert.strictEqual(flags.has(name), false, name);
}
const size = flags.size;
flags.add('--nothing');
flags.delete('--require');
flags.clear();
assert.strictEqual(flags.size, size);
