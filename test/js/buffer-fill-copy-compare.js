'use strict';
// fill, copy, compare, equals, swap, concat.

const assert = require('node:assert');

const filled = (...args) => Buffer.from('abcdef').fill(...args).toString('latin1');
const fills = [
  [['xy'], 'xyxyxy'], [['x', 2], 'abxxxx'], [['x', 2, 4], 'abxxef'], [['x', 4, 2], 'abcdef'],
  [['61', 'hex'], 'aaaaaa'], [['xyz', 1, 'latin1'], 'axyzxy'], [[257], '\x01'.repeat(6)],
  [[-1], '\u00ff'.repeat(6)], [['\u00e9'], '\u00c3\u00a9'.repeat(3)], [[''], '\0'.repeat(6)],
  [[Buffer.from('pq')], 'pqpqpq'], [[new Uint16Array([0x7271])], 'qrqrqr'], [[true], '\x01'.repeat(6)],
  [['\u20ac', 0, 2], '\u00e2\u0082cdef'], [['x', 0, 3, null], 'xxxdef'],
];
for (const [args, want] of fills) assert.strictEqual(filled(...args), want);
assert.throws(() => filled('x', -1), { code: 'ERR_OUT_OF_RANGE' });
assert.throws(() => filled('x', 0, 7), { code: 'ERR_OUT_OF_RANGE' });
assert.throws(() => filled('zz', 'hex'), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => filled(Buffer.alloc(0)), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => filled('x', 'nope'), { code: 'ERR_UNKNOWN_ENCODING' });
{
  const self = Buffer.from('abcdefgh');
  assert.strictEqual(self.fill(self.subarray(2, 5)).toString(), 'cdecdecd');
}

{
  const copy = (...args) => {
    const to = Buffer.from('......');
    return `${Buffer.from('abcdef').copy(to, ...args)} ${to}`;
  };
  const rows = [
    [[], '6 abcdef'], [[2], '4 ..abcd'], [[0, 4], '2 ef....'], [[1, 2, 4], '2 .cd...'],
    [[9], '0 ......'], [[0, 6], '0 ......'], [[0, 3, 2], '0 ......'], [[1.9], '5 .abcde'],
    [['1'], '5 .abcde'], [[0, 0, 99], '6 abcdef'], [[0, 0, null], '0 ......'],
  ];
  for (const [args, want] of rows) assert.strictEqual(copy(...args), want);
  assert.throws(() => copy(-1), { code: 'ERR_OUT_OF_RANGE', message: /"targetStart".*>= 0\. Rec/ });
  assert.throws(() => copy(0, 7), { code: 'ERR_OUT_OF_RANGE', message: />= 0 && <= 6/ });
  assert.throws(() => copy(0, 0, -1), { code: 'ERR_OUT_OF_RANGE' });
  assert.throws(() => Buffer.alloc(1).copy('x'), { code: 'ERR_INVALID_ARG_TYPE' });
  const over = Buffer.from('abcdefgh');
  over.copy(over, 2, 0, 6);
  assert.strictEqual(over.toString(), 'ababcdef');
  assert.strictEqual(Buffer.from('abcd').copy(new Uint16Array(1)), 2);
  assert.strictEqual(Buffer.from('abcd').copy(new DataView(new ArrayBuffer(3))), 3);
}

{
  const a = Buffer.from('abc');
  const b = Buffer.from('abd');
  assert.strictEqual(Buffer.compare(a, b), -1);
  assert.strictEqual(b.compare(a), 1);
  assert.strictEqual(a.compare(Buffer.from('ab')), 1);
  assert.strictEqual(a.compare(b, 0, 2, 0, 2), 0);
  assert.strictEqual(a.compare(b, 9), 1);
  assert.strictEqual(a.compare(b, 0, 3, 3), -1);
  assert.throws(() => a.compare(b, 0, 4), { code: 'ERR_OUT_OF_RANGE', message: /"targetEnd"/ });
  assert.throws(() => a.compare(b, -1), { code: 'ERR_OUT_OF_RANGE' });
  assert.throws(() => a.compare('x'), { code: 'ERR_INVALID_ARG_TYPE' });
  assert.ok(a.equals(new Uint8Array([97, 98, 99])) && !a.equals(b));
  assert.throws(() => a.equals('abc'), { code: 'ERR_INVALID_ARG_TYPE' });
  const sorted = [b, a, Buffer.alloc(0)].sort(Buffer.compare);
  assert.strictEqual(sorted.join(), ',abc,abd');
}

for (const [bits, want] of [[16, 'badcfehg'], [32, 'dcbahgfe'], [64, 'hgfedcba']]) {
  assert.strictEqual(Buffer.from('abcdefgh')[`swap${bits}`]().toString(), want);
  assert.throws(() => Buffer.alloc(7)[`swap${bits}`](), {
    code: 'ERR_INVALID_BUFFER_SIZE', message: `Buffer size must be a multiple of ${bits}-bits`,
  });
}

{
  const a = Buffer.from('ab');
  assert.strictEqual(Buffer.concat([a, new Uint8Array([99]), a]).toString(), 'abcab');
  assert.strictEqual(Buffer.concat([a, a], 3).toString(), 'aba');
  assert.deepStrictEqual([...Buffer.concat([a], 4)], [97, 98, 0, 0]);
  assert.strictEqual(Buffer.concat([], 5).length, 0);
  assert.throws(() => Buffer.concat([a, 'x']), { code: 'ERR_INVALID_ARG_TYPE',
                                                 message: /^The "list\[1\]" argument/ });
  assert.throws(() => Buffer.concat(a), { code: 'ERR_INVALID_ARG_TYPE' });
  assert.throws(() => Buffer.concat([a], -1), { code: 'ERR_OUT_OF_RANGE' });
  const liar = new Uint8Array([1, 2]);
  Object.defineProperty(liar, 'length', { get: () => 100 });
  assert.deepStrictEqual([...Buffer.concat([liar, liar])], [1, 2, 1, 2]);
}
