'use strict';
// querystring.stringify() and escape().

const assert = require('node:assert');
const querystring = require('node:querystring');

const cases = [
  [{}, ''],
  [null, ''],
  ['text', ''],
  [{ a: 1, b: true, c: 2n, d: 'x' }, 'a=1&b=true&c=2&d=x'],
  [{ a: [1, 'b', null] }, 'a=1&a=b&a='],
  [{ a: [], b: 1 }, 'b=1'],
  [{ a: undefined, b: null, c: NaN, d: {}, e: Infinity }, 'a=&b=&c=&d=&e='],
  [{ 'a b': 'c&d' }, 'a%20b=c%26d'],
  [{ a: '\u4f60\ud83d\ude00' }, 'a=%E4%BD%A0%F0%9F%98%80'],
  [{ a: 1e21 }, 'a=1e%2B21'],
];
for (const [value, text] of cases) assert.strictEqual(querystring.stringify(value), text);
assert.strictEqual(querystring.stringify({ a: 1, b: [2, 3] }, ';', ':'), 'a:1;b:2;b:3');
assert.strictEqual(
  querystring.stringify({ a: 'b' }, null, null, { encodeURIComponent: (s) => `<${s}>` }),
  '<a>=<b>');
assert.strictEqual(querystring.escape("Az09-_.!~*'()"), "Az09-_.!~*'()");
assert.strictEqual(querystring.escape(' /?#'), '%20%2F%3F%23');
assert.throws(() => querystring.escape('a\ud800'), { name: 'URIError', code: 'ERR_INVALID_URI' });
