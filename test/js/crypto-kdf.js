'use strict';
// Keys from passwords and keys: known values at once and by callback, limits, errors.
const assert = require('node:assert');
const { AsyncLocalStorage } = require('node:async_hooks');
const crypto = require('node:crypto');

const storage = new AsyncLocalStorage();
let calls = 0;
function check(name, args, hex) {
  assert.strictEqual(Buffer.from(crypto[`${name}Sync`](...args)).toString('hex'), hex);
  storage.run(name, () => crypto[name](...args, (err, key) => {
    calls++;
    assert.strictEqual(err, null);
    assert.strictEqual(storage.getStore(), name);
    assert.strictEqual(Buffer.from(key).toString('hex'), hex);
  }));
}
check('pbkdf2', ['password', 'salt', 1, 20, 'sha1'], '0c60c80f961f0e71f3a9b524af6012062fe037a6');
check('pbkdf2', [Buffer.from('password'), new Uint8Array(Buffer.from('salt')), 4096, 25, 'SHA256'],
      'c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4');
check('scrypt', ['', '', 64, { N: 16, p: 1, r: 1 }], // RFC 7914, section 12
      '77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442fcd0069ded0948f8326a753a0fc81f17' +
      'e8d3e0fb2e0d3628cf35e20c38d18906');
check('scrypt', ['p', 's', 20, { cost: 16384, blockSize: 8, parallelization: 1 }],
      '4329787752e75d1de359a05806e492d4f2062fa4');
check('scrypt', ['p', 's', 0], '');
check('hkdf', ['sha256', 'key', 'salt', 'info', 42],
      '9ca0d662557439e3b83365f2da4626d35da195c6d9d1779f09838cf9e408966ece99106e2585ace6f083');
check('hkdf', ['sha256', crypto.createSecretKey(''), '', '', 10], 'eb70f01dede9afafa449');
assert.ok(crypto.hkdfSync('sha256', 'k', '', '', 5) instanceof ArrayBuffer);

const code = (name) => ({ code: name });
assert.throws(() => crypto.pbkdf2Sync('p', 's', 1, 5, 'nonsense'), {
  name: 'TypeError', code: 'ERR_CRYPTO_INVALID_DIGEST', message: 'Invalid digest: nonsense',
});
assert.throws(() => crypto.pbkdf2('p', 's', 1, 5, 'nonsense', () => {}),
              code('ERR_CRYPTO_INVALID_DIGEST'));
assert.throws(() => crypto.pbkdf2Sync('p', 's', 0, 5, 'sha1'), code('ERR_OUT_OF_RANGE'));
assert.throws(() => crypto.pbkdf2('p', 's', 1, 5, 'sha1'), code('ERR_INVALID_ARG_TYPE'));
assert.throws(() => crypto.pbkdf2('p', 's', 1, 5, () => {}), code('ERR_INVALID_ARG_TYPE'));
assert.throws(() => crypto.pbkdf2Sync(1, 's', 1, 5, 'sha1'), code('ERR_INVALID_ARG_TYPE'));
assert.throws(() => crypto.scryptSync('p', 's', 5, { N: 3 }), {
  name: 'RangeError', code: 'ERR_CRYPTO_INVALID_SCRYPT_PARAMS', message: 'Invalid scrypt params',
});
assert.throws(() => crypto.scryptSync('p', 's', 5, { N: 2 ** 20 }), {
  message: 'Invalid scrypt params: error:030000AC:digital envelope routines::memory limit exceeded',
});
assert.throws(() => crypto.scrypt('p', 's', 5, { N: 2 ** 20 }, () => {}),
              code('ERR_CRYPTO_INVALID_SCRYPT_PARAMS'));
assert.throws(() => crypto.scryptSync('p', 's', 5, { N: 16, cost: 16 }),
              code('ERR_INCOMPATIBLE_OPTION_PAIR'));
assert.throws(() => crypto.hkdfSync('sha256', 'k', 's', 'i', 255 * 32 + 1),
              code('ERR_CRYPTO_INVALID_KEYLEN'));
assert.throws(() => crypto.hkdfSync('sha256', 'k', 's', Buffer.alloc(1025), 10),
              code('ERR_OUT_OF_RANGE'));

process.on('exit', () => assert.strictEqual(calls, 7));
