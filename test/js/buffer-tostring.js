'use strict';
// buf.toString with every kind of range; the <encoding>Slice methods.

const assert = require('node:assert');

const buf = Buffer.from('abcdef');
const rows = [
  [[], 'abcdef'], [[undefined, 2], 'cdef'], [['utf8', -3, 2], 'ab'], [['utf8', '1', '3'], 'bc'],
  [['utf8', 1.5, 3.5], 'bc'], [['utf8', 0, null], ''], [['utf8', NaN, NaN], ''],
  [['utf8', 0, 99], 'abcdef'], [['utf8', Infinity], ''], [['utf8', 3, 2], ''],
  [['nope', 3, 2], ''], [[{ toString: () => 'hex' }, 0, 1], '61'],
];
for (const [args, want] of rows) assert.strictEqual(buf.toString(...args), want);
for (const bad of ['nope', null, 5, '', false]) {
  assert.throws(() => buf.toString(bad), { code: 'ERR_UNKNOWN_ENCODING', name: 'TypeError',
                                           message: `Unknown encoding: ${bad}` });
}
assert.strictEqual(buf.toLocaleString, buf.toString);

assert.strictEqual(buf.utf8Slice(1, 3), 'bc');
assert.strictEqual(buf.latin1Slice(), 'abcdef');
assert.strictEqual(buf.hexSlice(4), '6566');
assert.strictEqual(buf.asciiSlice(4, 2), '');
assert.strictEqual(buf.utf8Slice(7, 7), '');
for (const range of [[0, 10], [-1, 2], [10, 12], [0, 2 ** 40]]) {
  assert.throws(() => buf.utf8Slice(...range), { code: 'ERR_OUT_OF_RANGE',
                                                 message: 'Index out of range' });
}
assert.throws(() => buf.utf8Slice.call('abc'), { code: 'ERR_INVALID_ARG_TYPE',
                                                 message: 'argument must be a buffer' });
assert.strictEqual(Buffer.from('a1').toString.call(new Uint8Array([97, 49])), 'a1');

// Strings made natively live through collections, and are strings like others.
{
  const kept = [];
  const wide = Buffer.from('\u0416'.repeat(3000));
  for (let i = 0; i < 20000; i++) {
    const narrow = Buffer.from(`narrow ${i} `.repeat(i % 50)).toString();
    kept[i % 64] = [narrow, i, wide.toString('utf8', 0, 2 * (i % 3000))];
  }
  for (const [narrow, i, text] of kept) {
    assert.strictEqual(narrow, `narrow ${i} `.repeat(i % 50));
    assert.strictEqual(text, '\u0416'.repeat(i % 3000));
    assert.strictEqual({ [text]: 1 }['\u0416'.repeat(i % 3000)], 1);
  }
}
assert.strictEqual(Buffer.stringLength(Buffer.from('\u00e9\u20ac\u{1f600}')), 4);
assert.strictEqual(Buffer.stringLength(Buffer.from('abcd'), 'base64'), 8);
