'use strict';
// url.parse, url.format, url.resolve.
process.noDeprecation = true;
const assert = require('node:assert');
const url = require('node:url');

const made = url.parse('HTTP://u%40:p@H.com:81/a b?c=d#e');
assert.deepStrictEqual({ ...made }, {
  protocol: 'http:', slashes: true, auth: 'u@:p', host: 'h.com:81', port: '81', hostname: 'h.com',
  hash: '#e', search: '?c=d', query: 'c=d', pathname: '/a%20b', path: '/a%20b?c=d',
  href: 'http://u%40:p@h.com:81/a%20b?c=d#e',
});
assert(made instanceof url.Url);
assert.strictEqual(url.parse('/a?b=c', true).query.b, 'c');
assert.strictEqual(url.parse('//h/p').host, null);
assert.strictEqual(url.parse('//h/p', false, true).host, 'h');
assert.strictEqual(url.parse('mailto:a@b.c').auth, 'a');
assert.strictEqual(url.parse('http:\\\\h\\p?\\').href, 'http://h/p?%5C');
assert.strictEqual(url.parse('http://[::1]:8/').hostname, '::1');
assert.strictEqual(url.parse('http://español.com').hostname, 'xn--espaol-zwa.com');
assert.throws(() => url.parse(1), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => url.parse('http://a:b/'), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => url.parse('http://a／b/'), { code: 'ERR_INVALID_URL' });
assert.throws(() => url.parse('http://%zz@h/'), URIError);

assert.strictEqual(
  url.format({ protocol: 'http', host: 'h', pathname: 'a#b', query: { c: 'd e' } }),
  'http://h/a%23b?c=d%20e');
assert.strictEqual(url.format({ hostname: '::1', port: 80, slashes: true }), '//[::1]:80');
assert.strictEqual(
  url.format(new URL('http://u:p@xn--espaol-zwa.com/a?b#c'),
    { auth: false, fragment: false, search: false, unicode: true }), 'http://español.com/a');
assert.throws(() => url.format(1), { code: 'ERR_INVALID_ARG_TYPE' });

for (const [from, to, want] of [
  ['/one/two/three', 'four', '/one/two/four'],
  ['http://example.com/', '/one', 'http://example.com/one'],
  ['http://example.com/one', '../../two/.', 'http://example.com/two/'],
  ['http://u:p@h/a', '//i/b', 'http://i/b'],
  ['http://h/a?b', '?c', 'http://h/a?c'],
  ['http://h/a', 'https:b', 'https://b/'],
  ['mailto:a@b', 'c', 'mailto:a@c'],
  ['', '../x', '../x'],
  ['a/b', '', 'a/b'],
]) assert.strictEqual(url.resolve(from, to), want);
