'use strict';
// Random bytes, numbers and UUIDs: ranges, targets, callbacks, errors; timingSafeEqual.
const assert = require('node:assert');
const crypto = require('node:crypto');

let calls = 0;
let wanted = 0;
const expect = (callback) => {
  wanted++;
  return (...args) => {
    calls++;
    callback(...args);
  };
};

assert.strictEqual(crypto.randomBytes(0).length, 0);
assert.notDeepStrictEqual(crypto.randomBytes(32), crypto.randomBytes(32));
crypto.randomBytes(20, expect((err, bytes) => {
  assert.strictEqual(err, null);
  assert.ok(Buffer.isBuffer(bytes) && bytes.length === 20);
}));
for (const bad of [-1, NaN, 2 ** 31]) {
  assert.throws(() => crypto.randomBytes(bad), {
    code: 'ERR_OUT_OF_RANGE',
    message: 'The value of "size" is out of range. It must be >= 0 && <= 2147483647. ' +
      `Received ${bad}`,
  });
}
assert.throws(() => crypto.randomBytes('1'), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => crypto.randomBytes(1, 1), { code: 'ERR_INVALID_ARG_TYPE' });

// Only what was asked for is filled.
function onlyMiddle(bytes) {
  const view = new Uint8Array(bytes.buffer ?? bytes);
  return view.subarray(0, 32).every((byte) => byte === 0) &&
    view.subarray(96).every((byte) => byte === 0) && view.subarray(32, 96).some((byte) => byte !== 0);
}
for (const [target, offset, size] of [[new Uint8Array(128), 32, 64], [new Uint32Array(32), 8, 16],
  [new ArrayBuffer(128), 32, 64], [new DataView(new ArrayBuffer(128)), 32, 64]]) {
  assert.strictEqual(crypto.randomFillSync(target, offset, size), target);
  assert.ok(onlyMiddle(target));
  const other = target instanceof ArrayBuffer ? new ArrayBuffer(128) :
    new target.constructor(new ArrayBuffer(128));
  crypto.randomFill(other, offset, size, expect((err, filled) => {
    assert.strictEqual(err, null);
    assert.strictEqual(filled, other);
    assert.ok(onlyMiddle(other));
  }));
}
crypto.randomFill(Buffer.alloc(0), expect((err) => assert.ifError(err)));
assert.throws(() => crypto.randomFillSync(Buffer.alloc(10), 11), { code: 'ERR_OUT_OF_RANGE' });
assert.throws(() => crypto.randomFillSync(Buffer.alloc(10), 1, 10), {
  message: 'The value of "size + offset" is out of range. It must be <= 10. Received 11',
});
assert.throws(() => crypto.randomFillSync('x'), {
  message: 'The "buf" argument must be an instance of ArrayBuffer or ArrayBufferView. ' +
    'Received type string (\'x\')',
});

const seen = new Set();
for (let i = 0; i < 300; i++) seen.add(crypto.randomInt(3));
assert.deepStrictEqual([...seen].sort(), [0, 1, 2]);
for (let i = 0; i < 100; i++) assert.strictEqual(crypto.randomInt(-5, -4), -5);
assert.ok(crypto.randomInt(2 ** 48 - 1) < 2 ** 48);
crypto.randomInt(1, 2, expect((err, n) => assert.strictEqual(n, 1)));
assert.throws(() => crypto.randomInt(5, 5), {
  message: 'The value of "max" is out of range. It must be greater than the value of "min" (5). ' +
    'Received 5',
});
assert.throws(() => crypto.randomInt(0, 2 ** 48), {
  message: 'The value of "max - min" is out of range. It must be <= 281474976710655. ' +
    'Received 281_474_976_710_656',
});
assert.throws(() => crypto.randomInt(1.5), {
  message: 'The "max" argument must be a safe integer. Received type number (1.5)',
});

assert.match(crypto.randomUUID(), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
assert.match(crypto.randomUUIDv7(),
             /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
assert.notStrictEqual(crypto.randomUUID(), crypto.randomUUID({ disableEntropyCache: true }));
assert.throws(() => crypto.randomUUID(1), { code: 'ERR_INVALID_ARG_TYPE' });
const array = crypto.getRandomValues(new Uint32Array(8));
assert.ok(array.some((word) => word !== 0));
assert.strictEqual(crypto.webcrypto, globalThis.crypto);
assert.strictEqual(crypto.rng, crypto.randomBytes);

assert.strictEqual(crypto.timingSafeEqual(Buffer.from('ab'), new Uint8Array([97, 98])), true);
assert.strictEqual(crypto.timingSafeEqual(Buffer.from('ab'), Buffer.from('ac')), false);
assert.strictEqual(crypto.timingSafeEqual(new ArrayBuffer(2), new Uint16Array(1)), true);
assert.throws(() => crypto.timingSafeEqual(Buffer.alloc(1), Buffer.alloc(2)), {
  name: 'RangeError', code: 'ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH',
});
assert.throws(() => crypto.timingSafeEqual('a', Buffer.alloc(2)), { code: 'ERR_INVALID_ARG_TYPE' });

process.on('exit', () => assert.strictEqual(calls, wanted));
