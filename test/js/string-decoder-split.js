'use strict';
// However bytes are spread over writes, a StringDecoder gives what toString() gives of the whole.

const assert = require('node:assert');
const { StringDecoder } = require('node:string_decoder');

const samples = [
  Buffer.from('a\u00e9\u20ac\u{1f600}z'), Buffer.from('E2FBCC01', 'hex'),
  Buffer.from('F1CCB8', 'hex'), Buffer.from('EDA0B5EDB08D', 'hex'),
  Buffer.from('3DD84DDC61', 'hex'), Buffer.from('F69BD1', 'hex'), Buffer.from('f4bde5', 'hex'),
];
for (const encoding of ['utf8', 'utf16le', 'latin1', 'ascii', 'hex', 'base64', 'base64url']) {
  for (const bytes of samples) {
    for (let i = 0; i <= bytes.length; i++) {
      for (let k = i; k <= bytes.length; k++) {
        const decoder = new StringDecoder(encoding);
        const text = decoder.write(bytes.subarray(0, i)) + decoder.write(bytes.subarray(i, k)) +
          decoder.end(bytes.subarray(k));
        assert.strictEqual(text, bytes.toString(encoding), `${encoding} ${i} ${k}`);
      }
    }
  }
}

const decoder = new StringDecoder();
assert.strictEqual(decoder.encoding, 'utf8');
assert.strictEqual(decoder.write(Buffer.from([0xe2, 0x82])), '');
assert.deepStrictEqual([decoder.lastNeed, decoder.lastTotal, [...decoder.lastChar]],
                       [1, 3, [0xe2, 0x82, 0, 0]]);
assert.strictEqual(decoder.write('as it is'), 'as it is');
assert.strictEqual(decoder.end(), '\ufffd');
assert.strictEqual(decoder.end(), '');
assert.strictEqual(decoder.write(new DataView(Uint8Array.of(97, 98).buffer)), 'ab');
assert.strictEqual(new StringDecoder('UCS2').encoding, 'utf16le');

assert.throws(() => decoder.write(null), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => new StringDecoder('nope'), { code: 'ERR_UNKNOWN_ENCODING' });
assert.throws(() => StringDecoder.prototype.write(Buffer.from('a')), { code: 'ERR_INVALID_THIS' });
