'use strict';
// What setting a part does, and that what can't be set is left alone.
const assert = require('node:assert');

function set(href, part, value) {
  const url = new URL(href);
  url[part] = value;
  return url.href;
}

assert.strictEqual(set('http://h:443/', 'protocol', 'https'), 'https://h/');
assert.strictEqual(set('http://h/', 'protocol', 'foo'), 'http://h/');
assert.strictEqual(set('http://h/', 'username', 'a@'), 'http://a%40@h/');
assert.strictEqual(set('file:///x', 'password', 'p'), 'file:///x');
assert.strictEqual(set('http://h/p', 'host', 'I:81'), 'http://i:81/p');
assert.strictEqual(set('http://h/p', 'hostname', 'i:81'), 'http://h/p');
assert.strictEqual(set('http://h/p', 'port', 8080), 'http://h:8080/p');
assert.strictEqual(set('http://h/p', 'port', 'x'), 'http://h/p');
assert.strictEqual(set('http://h/p', 'pathname', 'a/../b?'), 'http://h/b%3F');
assert.strictEqual(set('mailto:a', 'pathname', 'b'), 'mailto:a');
assert.strictEqual(set('http://h/?a#b', 'search', ''), 'http://h/#b');
assert.strictEqual(set('http://h/', 'hash', 'x y'), 'http://h/#x%20y');
assert.strictEqual(set('http://h/', 'href', 'foo:bar'), 'foo:bar');
assert.throws(() => set('http://h/', 'href', 'x'), { code: 'ERR_INVALID_URL', input: 'x' });
assert.throws(() => { new URL('http://h').origin = 'x'; }, TypeError);
