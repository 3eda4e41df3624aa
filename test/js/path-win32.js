'use strict';
// path.win32 over tables of what goes in and what comes out.

const assert = require('node:assert');
const { win32, posix } = require('node:path');

const tables = {
  normalize: [
    ['', '.'], ['/', '\\'], ['C:', 'C:.'], ['C:/', 'C:\\'], ['C:/a/../b', 'C:\\b'],
    ['C:a/../b', 'C:b'], ['C:..\\a', 'C:..\\a'], ['//s/h/a/../b', '\\\\s\\h\\b'],
    ['//s/h', '\\\\s\\h\\'], ['a/b/../c/', 'a\\c\\'], ['\\\\.\\a', '\\\\.\\a'],
    ['./c:/x', '.\\c:\\x'], ['CON:', '.\\CON:.'], ['a/../c:', '.\\c:'],
  ],
  dirname: [
    ['C:\\', 'C:\\'], ['C:\\a', 'C:\\'], ['C:\\a\\b', 'C:\\a'], ['C:a', 'C:'], ['\\a', '\\'],
    ['\\\\s\\h', '\\\\s\\h'], ['\\\\s\\h\\a', '\\\\s\\h\\'], ['a', '.'], ['a/b', 'a'],
  ],
  basename: [['C:\\a\\b.c', 'b.c'], ['C:a', 'a'], ['C:', ''], ['a\\b\\', 'b'], ['a/b', 'b']],
  extname: [['a\\b.c', '.c'], ['C:\\a.b\\c', ''], ['a.b\\', '.b']],
  isAbsolute: [['C:\\', true], ['C:/a', true], ['C:', false], ['\\', true], ['a', false]],
  toNamespacedPath: [
    ['C:\\a', '\\\\?\\C:\\a'], ['\\\\s\\h\\a', '\\\\?\\UNC\\s\\h\\a'], ['\\\\?\\a', '\\\\?\\a'],
  ],
};
for (const [name, rows] of Object.entries(tables)) {
  for (const [input, output] of rows) {
    assert.strictEqual(win32[name](input), output, `${name}(${JSON.stringify(input)})`);
  }
}
assert.strictEqual(win32.join('a', '../..', 'b/'), '..\\b\\');
assert.strictEqual(win32.join('//s', 'h', 'a'), '\\\\s\\h\\a');
assert.strictEqual(win32.join('\\\\', 's', 'h'), '\\s\\h');
assert.strictEqual(win32.resolve('C:\\a', '..\\b'), 'C:\\b');
assert.strictEqual(win32.resolve('C:\\a', 'D:\\b', 'C:c'), 'C:\\a\\c');
assert.strictEqual(win32.relative('C:\\a\\b', 'c:\\A\\c'), '..\\c');
assert.strictEqual(win32.relative('C:\\a', 'D:\\b'), 'D:\\b');
assert.strictEqual(win32.sep, '\\');
assert.strictEqual(win32.delimiter, ';');
assert.strictEqual(win32.posix, posix);
assert.strictEqual(posix.win32, win32);
assert.strictEqual(require('node:path/win32'), win32);
assert.strictEqual(require('node:path/posix'), posix);
