'use strict';
// Buffer.from in all its forms, and what it refuses.

const assert = require('node:assert');

const bytes = (value, ...rest) => [...Buffer.from(value, ...rest)];

assert.deepStrictEqual(bytes('a\u00e9\u20ac\u{1f600}'),
                       [0x61, 0xc3, 0xa9, 0xe2, 0x82, 0xac, 0xf0, 0x9f, 0x98, 0x80]);
assert.deepStrictEqual(bytes('\ud800x'), [0xef, 0xbf, 0xbd, 0x78]);
assert.deepStrictEqual(bytes('abc', ''), [97, 98, 99]);
assert.deepStrictEqual(bytes('abc', 5), [97, 98, 99]);
assert.deepStrictEqual(bytes([1, '2', 3.7, -1, 300, null, undefined, 'x']),
                       [1, 2, 3, 255, 44, 0, 0, 0]);
assert.deepStrictEqual(bytes({ length: 3, 0: 1, 1: 257, 2: '5' }), [1, 1, 5]);
assert.deepStrictEqual(bytes({ length: '2' }), []);
assert.deepStrictEqual(bytes({ length: -1 }), []);
assert.deepStrictEqual(bytes({ type: 'Buffer', data: [1, 2] }), [1, 2]);
assert.deepStrictEqual(bytes(Object('abc')), [97, 98, 99]);
assert.deepStrictEqual(bytes({ valueOf: () => 'zz' }), [122, 122]);
assert.deepStrictEqual(bytes({ [Symbol.toPrimitive]: (hint) => hint }), bytes('string'));
assert.deepStrictEqual(bytes(new Uint16Array([1, 256])), [1, 0]);
assert.deepStrictEqual(bytes(new Uint8Array([9, 8])), [9, 8]);

// JSON there and back.
const original = Buffer.from('json');
assert.deepStrictEqual(Buffer.from(JSON.parse(JSON.stringify(original))), original);

// An ArrayBuffer is shared, a Buffer is copied.
{
  const memory = new ArrayBuffer(8);
  const over = Buffer.from(memory, 2, 4);
  over[0] = 7;
  assert.strictEqual(new Uint8Array(memory)[2], 7);
  assert.strictEqual(over.buffer, memory);
  const copy = Buffer.from(over);
  copy[0] = 1;
  assert.strictEqual(over[0], 7);
  assert.strictEqual(Buffer.from(memory, '1', '2').length, 2);
  assert.strictEqual(Buffer.from(memory, NaN, NaN).length, 0);
  assert.throws(() => Buffer.from(memory, 9), { code: 'ERR_BUFFER_OUT_OF_BOUNDS',
                                                message: /^"offset" is outside of buffer bounds$/ });
  assert.throws(() => Buffer.from(memory, 1, 8), { code: 'ERR_BUFFER_OUT_OF_BOUNDS',
                                                   message: /^"length" is outside/ });
}

for (const bad of [undefined, null, 5, true, {}, () => {}, Symbol('s'), new Set([1]),
                   Object.create(null), new Number(1), { type: 'Buffer', data: 5 }]) {
  assert.throws(() => Buffer.from(bad), {
    code: 'ERR_INVALID_ARG_TYPE',
    message: /^The first argument must be of type string or an instance of Buffer, ArrayBuffer, or Array or an Array-like Object\. Received /,
  });
}
assert.throws(() => Buffer.from('abc', 'nope'), { code: 'ERR_UNKNOWN_ENCODING',
                                                  message: 'Unknown encoding: nope' });

assert.deepStrictEqual([...Buffer.of(1, 257, -1)], [1, 1, 255]);
assert.deepStrictEqual([...Buffer.copyBytesFrom(new Uint16Array([1, 2, 3]), 1, 1)], [2, 0]);
assert.deepStrictEqual([...Buffer.copyBytesFrom(new Uint16Array([1, 2, 3]), 5)], []);
assert.throws(() => Buffer.copyBytesFrom([]), { code: 'ERR_INVALID_ARG_TYPE' });
