'use strict';
// alloc, allocUnsafe, the pool, alignment, and sizes that cannot be.

const assert = require('node:assert');

for (const size of [0, 1, 100, 5000, 100000]) {
  assert.strictEqual(Buffer.alloc(size).length, size);
  assert.ok(Buffer.alloc(size).every((byte) => byte === 0));
  assert.strictEqual(Buffer.allocUnsafe(size).length, size);
  assert.strictEqual(Buffer.allocUnsafeSlow(size).length, size);
}
assert.strictEqual(Buffer.alloc(1.5).length, 1);
assert.strictEqual(Buffer.alloc(5, 'ab').toString(), 'ababa');
assert.strictEqual(Buffer.alloc(4, '6162', 'hex').toString(), 'abab');
assert.strictEqual(Buffer.alloc(3, 257).join(), '1,1,1');

// Small ones share memory, each begins at a multiple of eight.
{
  const a = Buffer.allocUnsafe(10);
  const b = Buffer.from('text');
  assert.strictEqual(a.buffer, b.buffer);
  assert.strictEqual(a.buffer.byteLength >= Buffer.poolSize, true);
  assert.strictEqual(a.byteOffset % 8, 0);
  assert.strictEqual(b.byteOffset % 8, 0);
  assert.strictEqual(Buffer.allocUnsafeSlow(10).buffer.byteLength, 10);
  assert.strictEqual(Buffer.alloc(10).buffer.byteLength, 10);
}

// Nothing that two Buffers share: each keeps its own bytes through many pools.
{
  const all = [];
  for (let i = 0; i < 20000; i++) all.push(Buffer.from(`number ${i}`));
  all.forEach((buf, i) => assert.strictEqual(buf.toString(), `number ${i}`));
}

// A program may set the pool's size.
{
  const { poolSize } = Buffer;
  Buffer.poolSize = 16;
  const a = Buffer.allocUnsafe(7);
  const b = Buffer.allocUnsafe(8);
  assert.strictEqual(a.length + b.length, 15);
  assert.strictEqual(b.buffer.byteLength, 8);
  Buffer.poolSize = poolSize;
}

for (const size of [-1, NaN, 2 ** 53]) {
  for (const make of [Buffer.alloc, Buffer.allocUnsafe, Buffer.allocUnsafeSlow]) {
    assert.throws(() => make(size), { code: 'ERR_OUT_OF_RANGE', name: 'RangeError' });
  }
}
for (const size of ['5', null, undefined, {}]) {
  assert.throws(() => Buffer.alloc(size), { code: 'ERR_INVALID_ARG_TYPE' });
}
assert.throws(() => Buffer.alloc(2 ** 52), { name: 'RangeError',
                                             message: 'Array buffer allocation failed' });
assert.throws(() => Buffer.alloc(4, 'zz', 'hex'), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => Buffer.alloc(4, 'a', 5), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => Buffer.alloc(4, 'a', 'nope'), { code: 'ERR_UNKNOWN_ENCODING' });
