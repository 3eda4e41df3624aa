'use strict';
// path.matchesGlob().

const assert = require('node:assert');
const { posix, win32 } = require('node:path');

const rows = [
  ['a/b', 'a/*', true], ['a/b/c', 'a/*', false], ['a/b/c', 'a/**', true], ['a', 'a/**', false],
  ['a/b/c', '**/c', true], ['c', '**/c', true], ['a/.b/c', '**/c', false], ['.a', '*', false],
  ['.a', '.*', true], ['a.js', '*.{js,ts}', true], ['a.c', '*.{js,ts}', false],
  ['f3', 'f{1..5}', true], ['f7', 'f{1..5}', false], ['bar', '[a-c]ar', true],
  ['bar', '[!a-c]ar', false], ['\u00e9', '[[:alpha:]]', true], ['ab', 'a?', true],
  ['abab', '+(ab)', true], ['c', '!(a|b)', true], ['a', '!(a|b)', false], ['a(b', 'a(b', true],
  ['a.b', 'a.b', true], ['axb', 'a.b', false], ['a/./b', 'a/b', true], ['a/x/../b', 'a/b', true],
  ['a/b/', 'a/b', true], ['x', '', false],
];
for (const [path, pattern, expected] of rows) {
  assert.strictEqual(posix.matchesGlob(path, pattern), expected, `${path} ${pattern}`);
}
assert.strictEqual(win32.matchesGlob('a\\b', 'a/*'), true);
assert.strictEqual(posix.matchesGlob('a\\b', 'a/*'), false);
assert.throws(() => posix.matchesGlob(1, 'a'), { code: 'ERR_INVALID_ARG_TYPE' });
