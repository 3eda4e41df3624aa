'use strict';
// Ciphers: round trips with each mode, authenticated ones too, streams, states and errors.
const assert = require('node:assert');
const crypto = require('node:crypto');

const text = 'some text that is longer than a block of any cipher';
for (const name of ['aes-128-cbc', 'aes-256-gcm', 'aes-192-ccm', 'aes-128-ocb', 'chacha20-poly1305',
  'aes-256-ctr', 'aes-128-ecb', 'aes-128-cfb8', 'aes-128-ofb', 'des-ede3-cbc', 'camellia-256-cbc']) {
  const info = crypto.getCipherInfo(name);
  const key = Buffer.alloc(info.keyLength, 1);
  const iv = info.ivLength ? Buffer.alloc(info.ivLength, 2) : null;
  const isAuthentic = ['gcm', 'ccm', 'ocb'].includes(info.mode) || name.startsWith('chacha');
  const options = isAuthentic ? { authTagLength: 16 } : undefined;
  const aad = (cipher) => {
    if (isAuthentic) cipher.setAAD(Buffer.from('aad'), { plaintextLength: text.length });
  };
  const cipher = crypto.createCipheriv(name, key, iv, options);
  aad(cipher);
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  const tag = isAuthentic ? cipher.getAuthTag() : undefined;
  for (const spoil of [false, true]) {
    if (spoil && !isAuthentic) continue;
    const back = crypto.createDecipheriv(name, key, iv, options);
    if (isAuthentic) {
      if (spoil) tag[0] ^= 1;
      back.setAuthTag(tag);
      aad(back);
    }
    if (spoil) {
      assert.throws(() => { back.update(sealed); back.final(); }, {
        message: 'Unsupported state or unable to authenticate data',
      }, name);
    } else {
      assert.strictEqual(back.update(sealed, null, 'utf8') + back.final('utf8'), text, name);
    }
  }
}

const cbc = (Class, data) => new Class('aes-128-cbc', '0123456789abcdef', '0123456789abcdef');
const seal = () => cbc(crypto.Cipheriv);
const open = () => cbc(crypto.Decipheriv);
{
  const cipher = seal();
  const hex = cipher.update('hello', 'utf8', 'hex') + cipher.final('hex');
  assert.strictEqual(hex, '30e7cbb71cd9d18812e3ee5c3f294563');
  const stream = open();
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => assert.strictEqual(chunk, 'hello'));
  stream.end(hex, 'hex');
  const damaged = open();
  damaged.on('error', (err) => assert.strictEqual(err.code, 'ERR_OSSL_BAD_DECRYPT'));
  damaged.end(Buffer.alloc(16));
}

// States.
const state = (operation) => ({
  code: 'ERR_CRYPTO_INVALID_STATE', message: `Invalid state for operation ${operation}`,
});
const done = seal();
done.final();
assert.throws(() => done.final(), { code: 'ERR_CRYPTO_INVALID_STATE' });
assert.throws(() => done.update('x'), Error);
assert.throws(() => done.setAutoPadding(), state('setAutoPadding'));
assert.throws(() => done.getAuthTag(), state('getAuthTag'));
assert.throws(() => seal().setAAD(Buffer.alloc(1)), state('setAAD'));
assert.throws(() => open().setAuthTag(Buffer.alloc(16)), state('setAuthTag'));
const unpadded = seal().setAutoPadding(false);
unpadded.update('abc');
assert.throws(() => unpadded.final(), {
  code: 'ERR_OSSL_WRONG_FINAL_BLOCK_LENGTH',
  opensslErrorStack: ['error:1C80006B:Provider routines::wrong final block length'],
});
const mixed = seal();
mixed.update('x', 'utf8', 'hex');
assert.throws(() => mixed.final('base64'), { code: 'ERR_INVALID_ARG_VALUE' });

// Arguments.
const make = (name, key, iv, options) => () => crypto.createCipheriv(name, key, iv, options);
const key = Buffer.alloc(16);
assert.throws(make('nonsense', key, key), {
  name: 'Error', code: 'ERR_CRYPTO_UNKNOWN_CIPHER', message: 'Unknown cipher',
});
assert.throws(make('aes-128-cbc', Buffer.alloc(15), key), {
  name: 'RangeError', code: 'ERR_CRYPTO_INVALID_KEYLEN',
});
for (const iv of [null, '', Buffer.alloc(15)]) {
  assert.throws(make('aes-128-cbc', key, iv), { name: 'TypeError', code: 'ERR_CRYPTO_INVALID_IV' });
}
assert.throws(make('aes-128-cbc', key, undefined), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(make('aes-128-ecb', key, key), { code: 'ERR_CRYPTO_INVALID_IV' });
assert.throws(make('aes-128-ccm', key, Buffer.alloc(12)), {
  name: 'TypeError', code: 'ERR_CRYPTO_INVALID_AUTH_TAG',
  message: 'authTagLength required for aes-128-ccm',
});
assert.throws(make('aes-128-gcm', key, Buffer.alloc(12), { authTagLength: 3 }), {
  message: 'Invalid authentication tag length: 3',
});
assert.throws(() => crypto.createDecipheriv('aes-128-gcm', key, key).setAuthTag(Buffer.alloc(12)), {
  message: 'Invalid authentication tag length: 12',
});
const ccm = () => crypto.createCipheriv('aes-128-ccm', key, Buffer.alloc(13), { authTagLength: 8 });
assert.throws(() => ccm().setAAD(Buffer.alloc(1)), {
  code: 'ERR_MISSING_ARGS', message: 'options.plaintextLength required for CCM mode with AAD',
});
assert.throws(() => ccm().update(Buffer.alloc(65536)), { code: 'ERR_CRYPTO_INVALID_MESSAGELEN' });

// Facts.
assert.deepStrictEqual({ ...crypto.getCipherInfo('AES128') }, {
  mode: 'cbc', name: 'aes-128-cbc', nid: 419, keyLength: 16, blockSize: 16, ivLength: 16,
});
assert.strictEqual(crypto.getCipherInfo(419).name, 'aes-128-cbc');
assert.strictEqual(crypto.getCipherInfo('nonsense'), undefined);
assert.strictEqual(crypto.getCipherInfo('aes-128-cbc', { ivLength: 12 }), undefined);
assert.strictEqual(crypto.getCipherInfo('aes-128-gcm', { ivLength: 13 }).ivLength, 13);
assert.ok(crypto.getCiphers().includes('aes-256-gcm'));
assert.ok(crypto.getCurves().includes('prime256v1'));
