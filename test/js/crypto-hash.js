'use strict';
// Digests: known values, encodings, copies, streams, lengths, errors.
const assert = require('node:assert');
const crypto = require('node:crypto');

const known = {
  'md5': '900150983cd24fb0d6963f7d28e17f72',
  'sha1': 'a9993e364706816aba3e25717850c26c9cd0d89d',
  'SHA-1': 'a9993e364706816aba3e25717850c26c9cd0d89d',
  'RSA-SHA256': 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  'SHA2-256': 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  'sha512-256': '53048e2681941ef99b2e29b76b4c7dabe4c2d0c634fc6d46e0e2f13107e7af23',
  'sha3-256': '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532',
  'ripemd160': '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc',
};
for (const [name, digest] of Object.entries(known)) {
  assert.strictEqual(crypto.createHash(name).update('a').update(Buffer.from('bc')).digest('hex'),
                     digest);
  assert.strictEqual(crypto.hash(name, 'abc'), digest);
  assert.deepStrictEqual(crypto.hash(name, Buffer.from('abc'), 'buffer'), Buffer.from(digest, 'hex'));
}

const md5 = () => crypto.createHash('md5').update('a');
const bytes = Buffer.from('0cc175b9c0f1b6a831c399e269772661', 'hex');
for (const encoding of ['hex', 'base64', 'base64url', 'latin1', 'utf8', 'ucs2', 'ascii']) {
  assert.strictEqual(md5().digest(encoding), bytes.toString(encoding));
}
for (const encoding of [undefined, 'buffer', 'nonsense', null]) {
  assert.deepStrictEqual(md5().digest(encoding), bytes);
}
assert.deepStrictEqual(crypto.createHash('md5').update('61', 'hex').digest(), bytes);
assert.deepStrictEqual(crypto.createHash('md5').update(new Uint16Array([0x61]).subarray(0)).digest(),
                       crypto.createHash('md5').update('a\0').digest());

const one = md5();
const two = one.copy();
assert.deepStrictEqual(two.update('').digest(), bytes);
assert.deepStrictEqual(one.digest(), bytes);
const final = { name: 'Error', code: 'ERR_CRYPTO_HASH_FINALIZED', message: 'Digest already called' };
assert.throws(() => one.digest(), final);
assert.throws(() => one.update('a'), final);
assert.throws(() => one.copy(), final);

const shake = (outputLength) => crypto.createHash('shake128', { outputLength }).update('a');
assert.strictEqual(shake(5).digest('hex'), '85c8de88d2');
assert.strictEqual(shake(0).digest('hex'), '');
assert.strictEqual(shake(5000).digest().length, 5000);
assert.strictEqual(shake(5).copy({ outputLength: 2 }).digest('hex'), '85c8');
assert.strictEqual(crypto.hash('shake128', 'a', { outputLength: 5 }), '85c8de88d2');
assert.throws(() => crypto.createHash('sha1', { outputLength: 5 }), {
  code: 'ERR_OSSL_EVP_NOT_XOF_OR_INVALID_LENGTH', reason: 'not XOF or invalid length',
  library: 'digital envelope routines',
});
assert.throws(() => crypto.hash('sha1', 'a', { outputLength: 5 }), {
  message: 'Output length 5 is invalid for sha1, which does not support XOF',
});

assert.throws(() => crypto.createHash('xyzzy'), { message: 'Digest method not supported' });
assert.throws(() => crypto.hash('xyzzy', ''), { message: 'Digest method xyzzy is not supported' });
assert.throws(() => crypto.createHash('md4'), {
  code: 'ERR_OSSL_EVP_UNSUPPORTED',
  message: 'error:0308010C:digital envelope routines::unsupported',
});
assert.throws(() => crypto.createHash(), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => md5().update(1), {
  code: 'ERR_INVALID_ARG_TYPE',
  message: 'The "data" argument must be of type string or an instance of Buffer, TypedArray, or ' +
    'DataView. Received type number (1)',
});
assert.throws(() => md5().update('abc', 'hex'), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => crypto.hash('sha1', 'a', 'abc'), { code: 'ERR_INVALID_ARG_VALUE' });

const stream = crypto.createHash('md5');
stream.on('data', (chunk) => assert.deepStrictEqual(chunk, bytes));
stream.on('end', () => assert.deepStrictEqual(stream.digest(), bytes));
stream.end('a');

assert.ok(crypto.getHashes().includes('sha256'));
assert.ok(crypto.getHashes().includes('RSA-SHA256'));
assert.notStrictEqual(crypto.getHashes(), crypto.getHashes());
