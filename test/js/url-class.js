'use strict';
// The parts of a URL, relative ones, what does not parse.
const assert = require('node:assert');
const util = require('node:util');

const url = new URL('HTTPS://user:pa%20ss@EXAMPLE.com:8443/a/./b/../c d?x=1&y=%20#h');
assert.deepStrictEqual(
  ['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname',
    'search', 'hash'].map((name) => url[name]),
  ['https://user:pa%20ss@example.com:8443/a/c%20d?x=1&y=%20#h', 'https://example.com:8443',
    'https:', 'user', 'pa%20ss', 'example.com:8443', 'example.com', '8443', '/a/c%20d',
    '?x=1&y=%20', '#h']);
assert.strictEqual(`${url}`, url.href);
assert.strictEqual(JSON.stringify({ url }), `{"url":"${url.href}"}`);
assert.strictEqual(Object.prototype.toString.call(url), '[object URL]');
assert.deepStrictEqual(Reflect.ownKeys(url), []);

assert.strictEqual(new URL('../x?y#z', url).href,
  'https://user:pa%20ss@example.com:8443/x?y#z');
assert.strictEqual(new URL('//other', 'http://h').href, 'http://other/');
assert.strictEqual(new URL({ toString: () => 'http://h' }).href, 'http://h/');
assert.strictEqual(new URL('blob:https://h/x').origin, 'https://h');
assert.strictEqual(new URL('foo://h/x').origin, 'null');

// Names outside ASCII, and addresses in any notation.
assert.strictEqual(new URL('http://español.com').hostname, 'xn--espaol-zwa.com');
assert.strictEqual(new URL('http://0x7f.1').hostname, '127.0.0.1');
assert.strictEqual(new URL('http://[0:0::1]').hostname, '[::1]');
assert.strictEqual(new URL('http://h/\ud800').pathname, '/%EF%BF%BD');

assert.throws(() => new URL('nothing', 'no base'),
  { name: 'TypeError', code: 'ERR_INVALID_URL', message: 'Invalid URL', input: 'nothing',
    base: 'no base' });
assert.throws(() => new URL(), { code: 'ERR_MISSING_ARGS' });
assert.throws(() => new URL(Symbol('x')), TypeError);
assert.throws(() => URL('http://h'), TypeError);
assert.throws(() => Reflect.get(URL.prototype, 'host', {}), TypeError);

assert.strictEqual(URL.canParse('x'), false);
assert.strictEqual(URL.canParse('x', 'http://h'), true);
assert.strictEqual(URL.parse('x'), null);
assert.strictEqual(URL.parse('x', 'http://h').href, 'http://h/x');

assert.match(util.inspect(url), /^URL \{\n {2}href: 'https:/);
class Own extends URL {}
assert.match(util.inspect(new Own('http://h')), /^Own \{/);
assert.strictEqual(util.inspect({ url }, { depth: 0 }), '{ url: URL {} }');
