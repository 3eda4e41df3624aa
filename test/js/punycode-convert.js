'use strict';
// punycode: samples of RFC 3492, 7.1, and domains.

process.noDeprecation = true;
const assert = require('node:assert');
const punycode = require('node:punycode');

const samples = [
  ['b\u00fccher', 'bcher-kva'],
  ['\u4ed6\u4eec\u4e3a\u4ec0\u4e48\u4e0d\u8bf4\u4e2d\u6587', 'ihqwcrb4cv8a8dqg056pqjye'],
  ['\u3072\u3068\u3064\u5c4b\u6839\u306e\u4e0b2', '2-u9tlzr9756bt3uc0v'],
  ['Ma\u00f1ana', 'Maana-pta'],
  ['\ud83d\ude00', 'e28h'],
  ['abc', 'abc-'],
];
for (const [text, encoded] of samples) {
  assert.strictEqual(punycode.encode(text), encoded);
  assert.strictEqual(punycode.decode(encoded), text);
}
assert.strictEqual(punycode.toASCII('m\u00fcnchen.de'), 'xn--mnchen-3ya.de');
assert.strictEqual(punycode.toASCII('a\u3002b'), 'a.b');
assert.strictEqual(punycode.toASCII('j\u00f6@m\u00fcnchen.de'), 'j\u00f6@xn--mnchen-3ya.de');
assert.strictEqual(punycode.toUnicode('xn--mnchen-3ya.de'), 'm\u00fcnchen.de');
assert.deepStrictEqual(punycode.ucs2.decode('a\ud83d\ude00'), [97, 0x1F600]);
assert.strictEqual(punycode.ucs2.encode([97, 0x1F600]), 'a\ud83d\ude00');
assert.throws(() => punycode.decode('\x80-'), RangeError);
assert.throws(() => punycode.decode('99999999'), RangeError);
