'use strict';
// serialization: 'advanced': more than JSON's values between processes.
const assert = require('node:assert');
const { fork } = require('node:child_process');

if (process.argv[2] === 'child') {
  process.on('message', (message) => process.send(message));
  return;
}
const value = { map: new Map([[1, new Set(['x'])]]), date: new Date(1), big: 2n, none: undefined,
  bytes: Buffer.from('hi'), view: new Float32Array([1.5]), nan: NaN };
value.self = value;
const child = fork(__filename, ['child'], { serialization: 'advanced' });
child.on('message', (message) => {
  assert.deepStrictEqual(message, value);
  assert(Buffer.isBuffer(message.bytes));
  child.disconnect();
});
assert.throws(() => child.send({ fn() {} }), /could not be cloned/);
child.send(value);
