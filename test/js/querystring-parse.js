'use strict';
// querystring.parse().

const assert = require('node:assert');
const querystring = require('node:querystring');

function check(text, expected, ...options) {
  const parsed = querystring.parse(text, ...options);
  assert.strictEqual(Object.getPrototypeOf(parsed), null);
  assert.deepStrictEqual({ ...parsed }, expected);
}
check('', {});
check(undefined, {});
check('a=1&b=2', { a: '1', b: '2' });
check('a=1&a=2&a=3', { a: ['1', '2', '3'] });
check('a', { a: '' });
check('=b', { '': 'b' });
check('&&a=b&&', { a: 'b' });
check('a=b=c', { a: 'b=c' });
check('a+b=c+d%2B', { 'a b': 'c d+' });
check('a=%E4%BD%A0', { a: '\u4f60' });
check('a=%zz&b=%2', { a: '%zz', b: '%2' });
check('a=%ff', { a: '\ufffd' });
check('a:1;b:2', { a: '1', b: '2' }, ';', ':');
check('a=1&b=2&c=3', { a: '1', b: '2' }, null, null, { maxKeys: 2 });
check('a=%41', { a: '<%41>', }, null, null,
      { decodeURIComponent: (text) => (text === 'a' ? text : `<${text}>`) });
const many = Array.from({ length: 1500 }, (_, i) => `k${i}=v`).join('&');
assert.strictEqual(Object.keys(querystring.parse(many)).length, 1000);
assert.strictEqual(Object.keys(querystring.parse(many, null, null, { maxKeys: 0 })).length, 1500);
assert.strictEqual(Object.getPrototypeOf(querystring.parse('__proto__=1')), null);
assert.strictEqual(querystring.unescape('%41%zz'), 'A%zz');
assert.strictEqual(querystring.unescapeBuffer('a%20b+', true).toString(), 'a b ');
