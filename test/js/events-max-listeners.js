'use strict';
// One listener too many is warned of once.

const assert = require('node:assert');
const EventEmitter = require('node:events');

const warnings = [];
process.removeAllListeners('warning'); // what prints them
process.on('warning', (warning) => warnings.push(warning));
const emitter = new EventEmitter();
for (let i = 0; i < 12; i++) emitter.on('x', () => {});
const quiet = new EventEmitter();
quiet.setMaxListeners(0);
for (let i = 0; i < 12; i++) quiet.on('x', () => {});
assert.strictEqual(emitter.getMaxListeners(), 10);
assert.throws(() => emitter.setMaxListeners(-1), { code: 'ERR_OUT_OF_RANGE' });

process.on('exit', () => {
  assert.strictEqual(warnings.length, 1);
  const [warning] = warnings;
  assert.strictEqual(warning.name, 'MaxListenersExceededWarning');
  assert.strictEqual(warning.emitter, emitter);
  assert.strictEqual(warning.type, 'x');
  assert.strictEqual(warning.count, 11);
  assert.strictEqual(
    warning.message,
    'Possible EventEmitter memory leak detected. 11 x listeners added to [EventEmitter]. ' +
    'MaxListeners is 10. Use emitter.setMaxListeners() to increase limit');
});
