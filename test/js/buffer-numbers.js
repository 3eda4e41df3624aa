'use strict';
// Every method that reads or writes a number, against DataView; the words of the errors.

const assert = require('node:assert');

const buf = Buffer.alloc(40);
const view = new DataView(buf.buffer, buf.byteOffset, buf.length);

const fixed = [
  ['Uint8', 1, [0, 1, 255]], ['Int8', 1, [-128, -1, 127]],
  ['Uint16', 2, [0, 0x1234, 0xffff]], ['Int16', 2, [-0x8000, -2, 0x7fff]],
  ['Uint32', 4, [0, 0x12345678, 0xffffffff]], ['Int32', 4, [-0x80000000, -3, 0x7fffffff]],
  ['BigUint64', 8, [0n, 0x123456789abcdef0n, 2n ** 64n - 1n]],
  ['BigInt64', 8, [-(2n ** 63n), -5n, 2n ** 63n - 1n]],
  ['Float', 4, [0, -1.5, Infinity, NaN, 1e-40], 'Float32'],
  ['Double', 8, [0, -1.1, 1e300, NaN, 5e-324], 'Float64'],
];
for (const [name, size, values, viewName = name] of fixed) {
  for (const order of size === 1 ? [''] : ['LE', 'BE']) {
    for (const alias of new Set([name, name.replace('Uint', 'UInt')])) {
      for (const value of values) {
        for (const at of [0, 3, 40 - size]) {
          buf.fill(0xee);
          assert.strictEqual(buf[`write${alias}${order}`](value, at), at + size);
          const kept = view[`get${viewName}`](at, order === 'LE');
          assert.ok(Object.is(kept, viewName === 'Float32' ? Math.fround(value) : value));
          assert.ok(Object.is(buf[`read${alias}${order}`](at), kept));
          assert.strictEqual(buf.filter((byte) => byte === 0xee).length >= 40 - size, true);
        }
      }
      for (const bad of [-1, 41 - size, 1000]) {
        const range = `It must be >= 0 and <= ${40 - size}. Received ${bad}`;
        const error = { code: 'ERR_OUT_OF_RANGE', name: 'RangeError',
                        message: `The value of "offset" is out of range. ${range}` };
        assert.throws(() => buf[`read${alias}${order}`](bad), error);
        assert.throws(() => buf[`write${alias}${order}`](values[0], bad), error);
      }
      assert.throws(() => buf[`read${alias}${order}`](1.5), { code: 'ERR_OUT_OF_RANGE',
                                                              message: /must be an integer/ });
      for (const bad of ['0', null, {}, true]) {
        assert.throws(() => buf[`read${alias}${order}`](bad), { code: 'ERR_INVALID_ARG_TYPE' });
        assert.throws(() => buf[`write${alias}${order}`](values[0], bad),
                      { code: 'ERR_INVALID_ARG_TYPE' });
      }
      assert.throws(() => Buffer.alloc(size - 1)[`read${alias}${order}`](0), {
        code: 'ERR_BUFFER_OUT_OF_BOUNDS',
        message: 'Attempt to access memory outside buffer bounds',
      });
    }
  }
}

// One to six bytes.
for (let n = 1; n <= 6; n++) {
  const top = 2 ** (8 * n);
  for (const [name, values] of [['UInt', [0, 1, top - 1, Math.floor(top / 3)]],
                                ['Int', [0, -1, top / 2 - 1, -top / 2, -Math.floor(top / 5)]]]) {
    for (const order of ['LE', 'BE']) {
      for (const value of values) {
        assert.strictEqual(buf[`write${name}${order}`](value, 2, n), 2 + n);
        assert.strictEqual(buf[`read${name}${order}`](2, n), value);
      }
    }
  }
  buf.writeUIntLE(0x010203040506 % top, 0, n);
  buf.subarray(0, n).reverse();
  assert.strictEqual(buf.readUIntBE(0, n), 0x010203040506 % top);
}
for (const bad of [0, 7, 1.5]) {
  assert.throws(() => buf.readUIntLE(0, bad), { code: 'ERR_OUT_OF_RANGE' });
}
assert.throws(() => buf.readUIntLE(0), { code: 'ERR_INVALID_ARG_TYPE',
                                         message: /^The "byteLength" argument/ });
assert.throws(() => buf.readUIntLE(), { code: 'ERR_INVALID_ARG_TYPE',
                                        message: /^The "offset" argument/ });

// Values out of range.
const ranges = [
  ['writeUInt8', 256, '>= 0 and <= 255. Received 256'],
  ['writeInt16LE', -32769, '>= -32768 and <= 32767. Received -32769'],
  ['writeUInt32BE', 2 ** 32, '>= 0 and <= 4294967295. Received 4294967296'],
  ['writeBigUInt64LE', -1n, '>= 0n and < 2n ** 64n. Received -1n'],
  ['writeBigInt64BE', 2n ** 63n,
   '>= -(2n ** 63n) and < 2n ** 63n. Received 9_223_372_036_854_775_808n'],
];
for (const [method, value, text] of ranges) {
  assert.throws(() => buf[method](value), {
    code: 'ERR_OUT_OF_RANGE', message: `The value of "value" is out of range. It must be ${text}`,
  });
}
assert.throws(() => buf.writeIntBE(2 ** 39, 0, 5), {
  message: 'The value of "value" is out of range. It must be >= -(2 ** 39) and < 2 ** 39. ' +
    'Received 549_755_813_888',
});
assert.throws(() => buf.writeBigInt64LE(1), TypeError);

// Numbers are made of what is none; array-likes will do for a buffer.
assert.strictEqual(buf.writeUInt8('7'), 1);
assert.strictEqual(buf.readUInt8(), 7);
assert.strictEqual(Buffer.prototype.readInt16BE.call([0xff, 0xfe]), -2);
