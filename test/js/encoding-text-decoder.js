'use strict';
// TextDecoder: UTF-8, UTF-16, streams, byte order marks, errors.

const assert = require('node:assert');

const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const once = (hex, label, options) => new TextDecoder(label, options).decode(bytes(hex));

const rows = [
  ['efbbbf41', 'utf-8', 'A'], ['e282', 'utf-8', '\ufffd'], ['4100', 'utf-16le', 'A'],
  ['0041', 'utf-16be', 'A'], ['fffe4100', 'utf-16le', 'A'], ['41', 'utf-16le', '\ufffd'],
  ['00d84100', 'utf-16le', '\ufffdA'], ['00dc00d8', 'utf-16le', '\ufffd\ufffd'],
  ['8081e9', 'latin1', '\u20ac\x81\u00e9'], ['414243', 'ascii', 'ABC'],
];
for (const [hex, label, want] of rows) {
  assert.strictEqual(once(hex, label), want, `${label} ${hex}`);
  const decoder = new TextDecoder(label); // byte by byte
  let text = '';
  for (const byte of bytes(hex)) text += decoder.decode(Uint8Array.of(byte), { stream: true });
  assert.strictEqual(text + decoder.decode(), want);
}
assert.strictEqual(once('efbbbf41', 'utf-8', { ignoreBOM: true }), '\ufeffA');

for (const [hex, label] of [['ff', 'utf-8'], ['e282', 'utf-8'], ['eda080', 'utf-8'],
                            ['41', 'utf-16le'], ['00d8', 'utf-16le'], ['0000dc', 'utf-16be']]) {
  assert.throws(() => once(hex, label, { fatal: true }), {
    name: 'TypeError', code: 'ERR_ENCODING_INVALID_ENCODED_DATA',
    message: `The encoded data was not valid for encoding ${label}`,
  });
}

// A mark in the middle is a character; an error forgets what was kept.
{
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const more = { stream: true };
  assert.strictEqual(decoder.decode(bytes('41'), more), 'A');
  assert.strictEqual(decoder.decode(bytes('efbbbf'), more), '\ufeff');
  assert.throws(() => decoder.decode(bytes('e241'), more), TypeError);
  assert.strictEqual(decoder.decode(bytes('efbb'), more), '');
  assert.strictEqual(decoder.decode(bytes('bf42')), '\ufeffB');
  assert.throws(() => decoder.decode(bytes('efbbbf41ff'), more), TypeError);
  assert.strictEqual(decoder.decode(bytes('efbbbf41')), 'A');
}

// All kinds of bytes.
const memory = Uint8Array.of(97, 98).buffer;
for (const input of [memory, new Uint16Array(memory), new DataView(memory), Buffer.from('ab')]) {
  assert.strictEqual(new TextDecoder().decode(input), 'ab');
}
assert.strictEqual(new TextDecoder().decode(), '');
for (const bad of [null, 'ab', [], {}, 5]) {
  assert.throws(() => new TextDecoder().decode(bad), { code: 'ERR_INVALID_ARG_TYPE' });
}

assert.strictEqual(new TextDecoder(' UTF8\n').encoding, 'utf-8');
for (const label of ['nope', '', 'utf-8\0', null, 5]) {
  assert.throws(() => new TextDecoder(label), {
    name: 'RangeError', code: 'ERR_ENCODING_NOT_SUPPORTED',
    message: `The "${label}" encoding is not supported`,
  });
}
assert.throws(() => new TextDecoder('utf-8', 5), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => TextDecoder.prototype.decode.call({}), { code: 'ERR_INVALID_THIS' });
assert.strictEqual(Object.prototype.toString.call(new TextDecoder()), '[object TextDecoder]');
