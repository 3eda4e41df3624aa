'use strict';
// Buffer as a class: subarray, species, inspect, toJSON, properties, the old constructor.

const assert = require('node:assert');
const buffer = require('node:buffer');
const { inspect } = require('node:util');

const buf = Buffer.from('abcdef');
assert.ok(buf instanceof Uint8Array && buf instanceof Buffer && Buffer.isBuffer(buf));
assert.ok(!Buffer.isBuffer(new Uint8Array(1)) && !Buffer.isBuffer(null));
assert.strictEqual(Object.getPrototypeOf(Buffer), Uint8Array);
assert.strictEqual(buf.constructor, Buffer);
assert.strictEqual(Object.prototype.toString.call(buf), '[object Uint8Array]');
assert.ok(Buffer.isBuffer(buf.map((x) => x)) && Buffer.isBuffer(buf.filter(() => true)));

const parts = [
  [[1, 3], 'bc'], [[-2], 'ef'], [['1', '3'], 'bc'], [[NaN, NaN], ''], [[2, 1], ''],
  [[1.9, -1.1], 'bcde'], [[null], 'abcdef'], [[0, null], ''], [[Infinity], ''], [[], 'abcdef'],
];
for (const [args, want] of parts) {
  assert.strictEqual(buf.subarray(...args).toString(), want);
  assert.strictEqual(buf.slice(...args).toString(), want);
}
buf.subarray(1, 2)[0] = 0x42;
assert.strictEqual(buf.toString(), 'aBcdef');
assert.strictEqual(buf.parent, buf.buffer);
assert.strictEqual(buf.offset, buf.byteOffset);
assert.strictEqual(Buffer.prototype.parent, undefined);

assert.deepStrictEqual(buf.toJSON(), { type: 'Buffer', data: [97, 66, 99, 100, 101, 102] });
assert.deepStrictEqual([...buf.entries()].pop(), [5, 102]);

assert.strictEqual(inspect(Buffer.from('ab')), '<Buffer 61 62>');
assert.strictEqual(inspect(Buffer.alloc(0)), '<Buffer >');
assert.strictEqual(Buffer.from('ab').inspect(), '<Buffer 61 62>');
assert.ok(inspect(Buffer.alloc(52)).endsWith('00 ... 2 more bytes>'));
assert.strictEqual(inspect(Object.assign(Buffer.from('a'), { own: 1, [Symbol('s')]: 'x' })),
                   "<Buffer 61, own: 1, Symbol(s): 'x'>");
buffer.INSPECT_MAX_BYTES = 1;
assert.strictEqual(inspect(Buffer.from('ab')), '<Buffer 61 ... 1 more byte>');
assert.throws(() => { buffer.INSPECT_MAX_BYTES = -1; }, { code: 'ERR_OUT_OF_RANGE' });
buffer.INSPECT_MAX_BYTES = 50;

class Sub extends Buffer.prototype.constructor {}
assert.strictEqual(typeof Sub, 'function');

assert.strictEqual(buffer.kMaxLength, buffer.constants.MAX_LENGTH);
assert.strictEqual(buffer.kStringMaxLength, 536870888);
assert.strictEqual(buffer.SlowBuffer, undefined);

// Over memory that grows and shrinks.
{
  const memory = new ArrayBuffer(4, { maxByteLength: 8 });
  const over = Buffer.from(memory);
  over.write('abcd');
  memory.resize(8);
  assert.strictEqual(over.length, 8);
  assert.strictEqual(over.toString('latin1'), 'abcd\0\0\0\0');
  assert.strictEqual(over.indexOf('d'), 3);
  memory.resize(2);
  assert.strictEqual(over.toString(), 'ab');
  assert.strictEqual(over.copy(Buffer.alloc(9)), 2);
}
// What is gone has no bytes, and harms nobody.
{
  const memory = new ArrayBuffer(16);
  const over = Buffer.from(memory);
  memory.transfer();
  assert.strictEqual(over.length, 0);
  assert.strictEqual(over.toString(), '');
  assert.strictEqual(over.indexOf('a'), -1);
  assert.strictEqual(Buffer.compare(over, Buffer.alloc(1)), -1);
}

// `new Buffer` goes on working and says once that it should not be used.
process.removeAllListeners('warning'); // what prints it
process.once('warning', (warning) => {
  assert.strictEqual(warning.code, 'DEP0005');
  process.on('warning', assert.fail);
});
assert.strictEqual(new Buffer('616263', 'hex').toString(), 'abc');
assert.strictEqual(Buffer(3).length, 3);
assert.throws(() => new Buffer(5, 'utf8'), { code: 'ERR_INVALID_ARG_TYPE' });
