'use strict';
// The global crypto: random values.
const assert = require('node:assert');
const { crypto } = globalThis;

const bytes = new Uint8Array(64);
assert.strictEqual(crypto.getRandomValues(bytes), bytes);
assert(bytes.some((byte) => byte !== 0));
const part = new Uint16Array(new ArrayBuffer(16), 4, 2);
crypto.getRandomValues(part);
assert.deepStrictEqual([...new Uint8Array(part.buffer, 8)], new Array(8).fill(0));
const seen = new Set();
for (let i = 0; i < 200; i++) {
  const uuid = crypto.randomUUID();
  assert.match(uuid, /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  seen.add(uuid);
}
assert.strictEqual(seen.size, 200);
assert.throws(() => crypto.getRandomValues(1), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => crypto.getRandomValues(new Float32Array(1)), { name: 'TypeMismatchError' });
assert.throws(() => crypto.getRandomValues(new Uint8Array(65537)), { name: 'QuotaExceededError' });
assert.throws(() => new Crypto(), { code: 'ERR_ILLEGAL_CONSTRUCTOR' });
