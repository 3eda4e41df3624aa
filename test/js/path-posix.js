'use strict';
// path.posix over tables of what goes in and what comes out.

const assert = require('node:assert');
const { posix } = require('node:path');

const tables = {
  normalize: [
    ['', '.'], ['/', '/'], ['//', '/'], ['.', '.'], ['./', './'], ['a', 'a'], ['a/', 'a/'],
    ['/a/b/../c', '/a/c'], ['a/../..', '..'], ['a/../../', '../'], ['/..', '/'], ['/../a', '/a'],
    ['a//b', 'a/b'], ['./a/./b/', 'a/b/'], ['../../a', '../../a'], ['a/...', 'a/...'],
    ['.a', '.a'], ['a/..b', 'a/..b'], ['a/b/../..', '.'], ['/a/b/c', '/a/b/c'],
  ],
  dirname: [
    ['', '.'], ['/', '/'], ['//', '/'], ['//a', '//'], ['a', '.'], ['/a', '/'], ['/a/b', '/a'],
    ['a/b/', 'a'], ['/a//b', '/a/'], ['///a', '//'],
  ],
  basename: [
    ['', ''], ['/', ''], ['/a', 'a'], ['a/b.html', 'b.html'], ['a/b/', 'b'], ['a//b//', 'b'],
  ],
  extname: [
    ['', ''], ['a', ''], ['a.', '.'], ['a.b', '.b'], ['.a', ''], ['.a.b', '.b'], ['a.b.c', '.c'],
    ['a/.b', ''], ['a.b/', '.b'], ['..', ''], ['...', '.'], ['/a/..', ''], ['a./', '.'],
  ],
  isAbsolute: [['', false], ['/', true], ['a', false], ['./a', false], ['/a', true]],
};
for (const [name, rows] of Object.entries(tables)) {
  for (const [input, output] of rows) {
    assert.strictEqual(posix[name](input), output, `${name}(${JSON.stringify(input)})`);
  }
}

assert.strictEqual(posix.basename('a/b.html', '.html'), 'b');
assert.strictEqual(posix.basename('b.html', 'b.html'), '');
assert.strictEqual(posix.basename('a/b.html', 'b.html'), 'b.html');
assert.strictEqual(posix.join(), '.');
assert.strictEqual(posix.join('', ''), '.');
assert.strictEqual(posix.join('/a', '..', '/b', './c/'), '/b/c/');
assert.strictEqual(posix.join('a', '../../..', 'b'), '../../b');
assert.strictEqual(posix.resolve('/a', 'b', '../c/'), '/a/c');
assert.strictEqual(posix.resolve('a', '/b/', 'c'), '/b/c');
assert.strictEqual(posix.resolve('/..'), '/');
assert.strictEqual(posix.resolve(), process.cwd());
assert.strictEqual(posix.resolve('a/..'), process.cwd());
assert.strictEqual(posix.relative('/a/b/c', '/a/d'), '../../d');
assert.strictEqual(posix.relative('/a', '/a'), '');
assert.strictEqual(posix.relative('/', '/a/b'), 'a/b');
assert.strictEqual(posix.relative('/a/b', '/'), '../..');
assert.strictEqual(posix.relative('/a/bc', '/a/b'), '../b');
