'use strict';
// path.parse() and path.format() are each other's reverse.

const assert = require('node:assert');
const path = require('node:path');

for (const text of ['/a/b/c.txt', 'a/b.c.d', '/a', '/', 'a', '.a', '/.a.b', './a', '../a.b']) {
  assert.strictEqual(path.posix.format(path.posix.parse(text)), text);
}
assert.deepStrictEqual(path.posix.parse('/home/u/f.tar.gz'), {
  root: '/', dir: '/home/u', base: 'f.tar.gz', ext: '.gz', name: 'f.tar',
});
assert.deepStrictEqual(path.posix.parse('a/b/'), {
  root: '', dir: 'a', base: 'b', ext: '', name: 'b',
});
assert.deepStrictEqual(path.posix.parse('//'), {
  root: '/', dir: '/', base: '', ext: '', name: '',
});
assert.deepStrictEqual(path.win32.parse('C:\\a\\b.c'), {
  root: 'C:\\', dir: 'C:\\a', base: 'b.c', ext: '.c', name: 'b',
});
assert.strictEqual(path.posix.format({ dir: '/a', base: 'b', ext: 'ignored' }), '/a/b');
assert.strictEqual(path.posix.format({ root: '/', name: 'a', ext: 'b' }), '/a.b');
assert.strictEqual(path.win32.format({ dir: 'C:\\a', name: 'b', ext: '.c' }), 'C:\\a\\b.c');
assert.throws(() => path.format(null), { code: 'ERR_INVALID_ARG_TYPE' });
