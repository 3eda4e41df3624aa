'use strict';
// indexOf, lastIndexOf, includes against a slow search.

const assert = require('node:assert');

const slow = (hay, what, from, forward) => {
  let found = -1;
  for (let at = 0; at + what.length <= hay.length; at++) {
    if (!hay.subarray(at, at + what.length).equals(what)) continue;
    if (forward && at >= from) return at;
    if (!forward && at <= from) found = at;
  }
  return found;
};
let seed = 3;
const random = (n) => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return (seed >> 8) % n;
};
for (let round = 0; round < 2000; round++) {
  const letters = 1 + random(3);
  const make = (n) => Buffer.from(Array.from({ length: n }, () => 97 + random(letters)));
  const hay = make(random(60));
  const what = make(1 + random(5));
  const from = random(70);
  assert.strictEqual(hay.indexOf(what, from), slow(hay, what, from, true));
  assert.strictEqual(hay.lastIndexOf(what, from), slow(hay, what, from, false));
  assert.strictEqual(hay.indexOf(what.toString(), from), slow(hay, what, from, true));
  assert.strictEqual(hay.includes(what), slow(hay, what, 0, true) !== -1);
  assert.strictEqual(hay.indexOf(what[0], from), slow(hay, what.subarray(0, 1), from, true));
  assert.strictEqual(hay.lastIndexOf(what[0], from), slow(hay, what.subarray(0, 1), from, false));
}

const buf = Buffer.from('abcdef');
const rows = [
  [['c', -3], -1], [['c', -4], 2], [['', 3], 3], [['', 99], 6], [['', -99], 0], [['d', {}], 3],
  [['62', 'hex'], 1], [['YmM=', 0, 'base64'], 1], [[98 + 256], 1], [[98.9], 1], [[NaN], -1],
  [['d', Infinity], -1], [['d', -Infinity], 3], [[Buffer.alloc(0), 2], 2], [['a', -0.5], 0],
];
for (const [args, want] of rows) assert.strictEqual(buf.indexOf(...args), want, String(args));
const lastRows = [
  [['b', -5], 1], [['b', -6], -1], [['b', null], -1], [['b', undefined], 1], [['b', {}], 1],
  [[''], 6], [['', 2], 2], [['', -1], 5], [[97, -6], 0], [[97, -7], -1],
];
for (const [args, want] of lastRows) {
  assert.strictEqual(buf.lastIndexOf(...args), want, String(args));
}

// UTF-16 is looked for at whole characters only.
const wide = Buffer.from('abcdef', 'ucs2');
assert.strictEqual(wide.indexOf('c', 3, 'ucs2'), 4);
assert.strictEqual(wide.indexOf(Buffer.from([0, 0x63]), 0, 'ucs2'), -1);
assert.strictEqual(wide.lastIndexOf('c', 5, 'ucs2'), 4);
assert.strictEqual(wide.indexOf(Buffer.from('c'), 0, 'ucs2'), -1);

for (const bad of [undefined, null, {}, [], true, new Uint16Array(1)]) {
  assert.throws(() => buf.indexOf(bad), { code: 'ERR_INVALID_ARG_TYPE' });
}
assert.throws(() => buf.indexOf('b', 'nope'), { code: 'ERR_UNKNOWN_ENCODING' });
