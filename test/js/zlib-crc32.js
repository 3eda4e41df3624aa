'use strict';
// zlib.crc32 of text and bytes, short and long, whole and in parts.
const assert = require('node:assert');
const { crc32 } = require('node:zlib');

assert.strictEqual(crc32('123456789'), 0xcbf43926);
assert.strictEqual(crc32(''), 0);
assert.strictEqual(crc32('', 5), 5);
assert.strictEqual(crc32('\u20ac'), crc32(Buffer.from('\u20ac')));
assert.strictEqual(crc32(new Uint16Array([1, 2])), 2882460411);
assert.strictEqual(crc32(new DataView(new ArrayBuffer(3))), 4282505490);
const long = Buffer.alloc(300000, 'some text');
assert.strictEqual(crc32(long.subarray(1000), crc32(long.subarray(0, 1000))), crc32(long));
assert.throws(() => crc32(), {
  code: 'ERR_INVALID_ARG_TYPE',
  message: 'The "data" argument must be of type string or an instance of Buffer, TypedArray, or ' +
    'DataView. Received undefined',
});
assert.throws(() => crc32('', -1), { code: 'ERR_OUT_OF_RANGE' });
assert.throws(() => crc32('', '1'), { code: 'ERR_INVALID_ARG_TYPE' });
