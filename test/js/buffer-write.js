'use strict';
// buf.write: forms, whole characters only, bounds.

const assert = require('node:assert');

const room = (size, ...args) => {
  const buf = Buffer.alloc(size, '.');
  return `${buf.write(...args)} ${buf.toString('latin1')}`;
};
assert.strictEqual(room(5, 'abc'), '3 abc..');
assert.strictEqual(room(5, 'abcdefg'), '5 abcde');
assert.strictEqual(room(5, 'abc', 3), '2 ...ab');
assert.strictEqual(room(5, 'abc', 1, 2), '2 .ab..');
assert.strictEqual(room(5, 'abc', 'latin1'), '3 abc..');
assert.strictEqual(room(5, '6162', 2, 'hex'), '2 ..ab.');
assert.strictEqual(room(5, '616263', 0, 2, 'hex'), '2 ab...');
assert.strictEqual(room(5, 'abc', undefined, 'hex'), '3 abc..');
assert.strictEqual(room(5, 'a', 5), '0 .....');
assert.strictEqual(room(5, 'YWJj', 0, 2, 'base64'), '2 ab...');

// A character that does not fit whole is left out.
assert.strictEqual(room(3, 'a\u20ac'), '1 a..');
assert.strictEqual(room(4, '\u{1f600}'), '4 \u00f0\u009f\u0098\u0080');
assert.strictEqual(room(3, '\u{1f600}'), '0 ...');
assert.strictEqual(room(4, 'ab\u{1f600}'), '2 ab..');
assert.strictEqual(room(3, 'ab', 'ucs2'), '2 a\0.');
for (let size = 0; size < 60; size++) {
  const text = 'x\u00e9\u20ac\u{1f600}'.repeat(6);
  const buf = Buffer.alloc(size);
  const used = buf.write(text);
  assert.ok(text.startsWith(buf.toString('utf8', 0, used)) && size - used < 4);
}

const buf = Buffer.alloc(6);
for (const offset of [-1, 7, 1.5, NaN]) {
  assert.throws(() => buf.write('a', offset), { code: 'ERR_OUT_OF_RANGE',
                                                message: /^The value of "offset"/ });
}
for (const length of [-1, 99, 1.5]) {
  assert.throws(() => buf.write('a', 0, length), { code: 'ERR_OUT_OF_RANGE',
                                                   message: /^The value of "length"/ });
}
assert.throws(() => buf.write('a', null), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => buf.write('a', 1, 2, 'nope'), { code: 'ERR_UNKNOWN_ENCODING' });
assert.throws(() => buf.write(5), { code: 'ERR_INVALID_ARG_TYPE',
                                    message: 'argument must be a string' });

assert.throws(() => buf.utf8Write('zz', 7), { code: 'ERR_BUFFER_OUT_OF_BOUNDS',
                                              message: '"offset" is outside of buffer bounds' });
assert.throws(() => buf.latin1Write('zz', 0, 7), { code: 'ERR_BUFFER_OUT_OF_BOUNDS',
                                                   message: '"length" is outside of buffer bounds' });
assert.strictEqual(buf.hexWrite('6162', 1, 9), 2);
