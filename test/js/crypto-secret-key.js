'use strict';
// Secret KeyObjects: making, exporting, comparing.
const assert = require('node:assert');
const crypto = require('node:crypto');

const bytes = Buffer.from('abc');
const key = crypto.createSecretKey(bytes);
bytes[0] = 0; // the key has a copy
assert.strictEqual(key.type, 'secret');
assert.strictEqual(key.symmetricKeySize, 3);
assert.strictEqual(key.asymmetricKeyType, undefined);
assert.strictEqual(String(key.export()), 'abc');
assert.deepStrictEqual(key.export({ format: 'jwk' }), { kty: 'oct', k: 'YWJj' });
assert.ok(key instanceof crypto.KeyObject);
assert.strictEqual(Object.prototype.toString.call(key), '[object KeyObject]');
assert.ok(require('node:util').types.isKeyObject(key));
assert.ok(key.equals(crypto.createSecretKey('616263', 'hex')));
assert.ok(!key.equals(crypto.createSecretKey('abd')));
assert.throws(() => key.equals({}), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => key.export({ format: 'x' }), {
  message: "The property 'options.format' must be one of: undefined, 'buffer', 'jwk'. Received 'x'",
});
assert.throws(() => crypto.createSecretKey(1), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => new crypto.KeyObject('x'), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => new crypto.KeyObject('secret', {}), { code: 'ERR_INVALID_ARG_TYPE' });
