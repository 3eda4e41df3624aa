'use strict';
// TextDecoder for the encodings of old.

const assert = require('node:assert');

const decode = (label, hex, options) =>
  new TextDecoder(label, options).decode(Buffer.from(hex, 'hex'));

const names = [
  ['cp866', 'ibm866'], ['latin2', 'iso-8859-2'], ['greek', 'iso-8859-7'], ['koi', 'koi8-r'],
  ['iso-8859-9', 'windows-1254'], ['l1', 'windows-1252'], ['us-ascii', 'windows-1252'],
  ['mac', 'macintosh'], ['logical', 'iso-8859-8-i'], ['gb2312', 'gbk'], ['sjis', 'shift_jis'],
  ['ks_c_5601-1987', 'euc-kr'], ['ucs-2', 'utf-16le'], ['unicodefffe', 'utf-16be'],
  ['x-x-big5', 'big5'], ['csiso2022jp', 'iso-2022-jp'], ['TIS-620', 'windows-874'],
];
for (const [label, name] of names) assert.strictEqual(new TextDecoder(label).encoding, name);
for (const label of ['replacement', 'iso-2022-kr', 'hz-gb-2312']) {
  assert.throws(() => new TextDecoder(label), { code: 'ERR_ENCODING_NOT_SUPPORTED' });
}

const rows = [
  ['big5', 'a4a4', '\u4e2d'], ['shift_jis', '82a0b1', '\u3042\uff71'], ['euc-kr', 'b0a1', '\uac00'],
  ['euc-jp', 'a4a2', '\u3042'], ['iso-2022-jp', '1b244230211b284241', '\u4e9cA'],
  ['gbk', '80c4e3', '\u20ac\u4f60'], ['gb18030', 'a6d9', '\ufe10'],
  ['windows-1251', 'e0e1', '\u0430\u0431'], ['koi8-u', 'ae', '\u045e'],
  ['iso-8859-16', 'a4fe', '\u20ac\u021b'], ['windows-1255', 'ca', '\u05ba'],
  ['windows-874', 'dba1', '\ufffd\u0e01'], ['macintosh', 'f0', '\uf8ff'],
  ['x-user-defined', '8041', '\uf780A'], ['windows-1253', 'aad2', '\ufffd\ufffd'],
];
for (const [label, hex, want] of rows) assert.strictEqual(decode(label, hex), want, label);

for (const [label, hex] of [['windows-1253', 'aa'], ['shift_jis', '81'], ['big5', 'a401'],
                            ['windows-874', 'ff']]) {
  assert.throws(() => decode(label, hex, { fatal: true }),
                { code: 'ERR_ENCODING_INVALID_ENCODED_DATA' });
}
assert.strictEqual(decode('windows-1252', '81', { fatal: true }), '\x81');

const stream = new TextDecoder('gb18030');
assert.strictEqual(stream.decode(Uint8Array.of(0x81, 0x30), { stream: true }), '');
assert.strictEqual(stream.decode(Uint8Array.of(0x81, 0x30, 0xc4), { stream: true }), '\x80');
assert.strictEqual(stream.decode(Uint8Array.of(0xe3)), '\u4f60');
