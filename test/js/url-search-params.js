'use strict';
// URLSearchParams: all that it can be made of, its methods, its tie to a URL.
const assert = require('node:assert');
const util = require('node:util');

assert.strictEqual(new URLSearchParams('?a=1&b=x+y&c=%C3%A9&&d').toString(),
  'a=1&b=x+y&c=%C3%A9&d=');
assert.strictEqual(new URLSearchParams({ a: 1, b: 'é &=' }).toString(), 'a=1&b=%C3%A9+%26%3D');
assert.strictEqual(new URLSearchParams([['a', 'b'], new Set(['c', 'd'])]).toString(), 'a=b&c=d');
assert.strictEqual(new URLSearchParams(new URLSearchParams('x=y')).get('x'), 'y');
assert.strictEqual(new URLSearchParams({ '\ud800': 1, '\udbff': 2 }).toString(), '%EF%BF%BD=2');
assert.strictEqual(new URLSearchParams('%zz=%4').toString(), '%25zz=%254');
assert.throws(() => new URLSearchParams([['a']]), { code: 'ERR_INVALID_TUPLE' });
assert.throws(() => new URLSearchParams({ [Symbol.iterator]: 1 }),
  { code: 'ERR_ARG_NOT_ITERABLE' });

const params = new URLSearchParams('b=1&a=2&b=3');
assert.strictEqual(params.size, 3);
assert.deepStrictEqual(params.getAll('b'), ['1', '3']);
assert.strictEqual(params.get('none'), null);
assert.strictEqual(params.has('b', '3'), true);
assert.strictEqual(params.has('b', '2'), false);
params.sort();
assert.deepStrictEqual([...params], [['a', '2'], ['b', '1'], ['b', '3']]);
params.set('b', 4);
params.append('c', null);
params.delete('a');
assert.strictEqual(`${params}`, 'b=4&c=null');
params.delete('b', '5');
assert.deepStrictEqual([...params.keys(), ...params.values()], ['b', 'c', '4', 'null']);
assert.throws(() => params.set('x'), { code: 'ERR_MISSING_ARGS' });
assert.throws(() => params.get.call({}, 'x'), { code: 'ERR_INVALID_THIS' });

// forEach and iterators see what is added on the way.
const seen = [];
params.forEach((value, name) => {
  seen.push(name);
  if (seen.length === 1) params.append('late', '');
});
assert.deepStrictEqual(seen, ['b', 'c', 'late']);

const url = new URL('http://h/p?a=1#f');
const { searchParams } = url;
searchParams.append('b', 'x y');
assert.strictEqual(url.search, '?a=1&b=x+y');
assert.strictEqual(url.href, 'http://h/p?a=1&b=x+y#f');
url.search = 'z=9';
assert.strictEqual(searchParams.get('z'), '9');
searchParams.delete('z');
assert.strictEqual(url.href, 'http://h/p#f');
url.href = 'http://i/?q';
assert.strictEqual(url.searchParams, searchParams);
assert.deepStrictEqual([...searchParams], [['q', '']]);
searchParams.set('q', '1');
url.pathname = '/new';
assert.strictEqual(url.href, 'http://i/new?q=1');

assert.strictEqual(util.inspect(new URLSearchParams('a=b')), "URLSearchParams { 'a' => 'b' }");
assert.strictEqual(util.inspect(new URLSearchParams('a=b').keys()),
  "URLSearchParams Iterator { 'a' }");
