'use strict';
// A rejection with no error becomes one: what its message says of the reason.
const assert = require('node:assert');

class Foo {}
const reasons = [
  [[1, 2], '[object Array]'], [new Date(0), '[object Date]'], [new Foo(), '#<Foo>'],
  [Object.create(null), '[object Object]'], [/x/, '[object RegExp]'], [new Map(), '#<Map>'],
  [{ toString() { assert.fail('called'); } }, '[object Object]'], [{}, '#<Object>'], [5n, '5'],
  [null, 'null'], [undefined, 'undefined'], [true, 'true'], ['str', 'str'],
  [Symbol('s'), 'Symbol(s)'],
];
let next = 0;
process.on('uncaughtException', (error, origin) => {
  const [reason, text] = reasons[next++];
  assert.strictEqual(origin, 'unhandledRejection');
  assert.strictEqual(error.name, 'UnhandledPromiseRejection');
  assert.strictEqual(error.code, 'ERR_UNHANDLED_REJECTION');
  const end = `The promise rejected with the reason "${text}".`;
  assert.ok(error.message.endsWith(end), typeof reason);
  assert.ok(error instanceof Error);
});
for (const [reason] of reasons) Promise.reject(reason);
// Errors, and what has an own stack, stay what they are.
const similar = { stack: 'mine' };
setImmediate(() => {
  assert.strictEqual(next, reasons.length);
  process.removeAllListeners('uncaughtException');
  const got = [];
  process.on('uncaughtException', (error) => got.push(error));
  const error = new RangeError('kept');
  Promise.reject(error);
  Promise.reject(similar);
  process.on('exit', () => assert.deepStrictEqual(got, [error, similar]));
});
