'use strict';
// HMAC: known values, kinds of keys, what a second digest gives, errors.
const assert = require('node:assert');
const crypto = require('node:crypto');

const hmac = (key, options) => crypto.createHmac('sha1', key, options).update('x');
const want = '7403816f0e600d5b5932738cb675fcf241bf6481';
for (const key of ['abc', Buffer.from('abc'), new Uint8Array([97, 98, 99]).buffer,
  new DataView(new Uint8Array([97, 98, 99]).buffer), crypto.createSecretKey(Buffer.from('abc'))]) {
  assert.strictEqual(hmac(key).digest('hex'), want);
}
assert.strictEqual(hmac('616263', { encoding: 'hex' }).digest('hex'), want);
assert.strictEqual(crypto.createHmac('sha1', '').update('').digest('hex'),
                   'fbdb1d1b18aa6c08324b7d64b71fb76370690e1d');
// RFC 4231, test case 2
assert.strictEqual(
  crypto.createHmac('sha256', 'Jefe').update('what do ya want for nothing?').digest('hex'),
  '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');

const twice = hmac('k');
assert.strictEqual(twice.digest('base64').length, 28);
assert.strictEqual(twice.digest('base64'), '');
assert.deepStrictEqual(twice.digest(), Buffer.alloc(0));
assert.throws(() => twice.update('y'), { code: 'ERR_CRYPTO_HASH_FINALIZED' });

assert.throws(() => crypto.createHmac('xyzzy', 'k'), {
  name: 'TypeError', code: 'ERR_CRYPTO_INVALID_DIGEST', message: 'Invalid digest: xyzzy',
});
assert.throws(() => crypto.createHmac(null, 'k'), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => crypto.createHmac('sha1', 1), {
  message: 'The "key" argument must be of type string or an instance of ArrayBuffer, Buffer, ' +
    'TypedArray, DataView, KeyObject, or CryptoKey. Received type number (1)',
});

const stream = crypto.createHmac('sha1', 'abc');
stream.on('data', (chunk) => assert.strictEqual(chunk.toString('hex'), want));
stream.end('x');
