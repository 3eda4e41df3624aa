'use strict';
// mkdir, readdir, opendir, rm, rmdir, rename: also recursive, with types, in all three forms.
const assert = require('assert');
const fs = require('fs');
const path = require('path');
const at = require('./lib/folder');

assert.strictEqual(fs.mkdirSync(at('a')), undefined);
assert.throws(() => fs.mkdirSync(at('a')), { code: 'EEXIST', syscall: 'mkdir', path: at('a') });
assert.strictEqual(fs.mkdirSync(at('b/c/d'), { recursive: true }), at('b'));
assert.strictEqual(fs.mkdirSync(at('b/c/d'), { recursive: true }), undefined);
fs.writeFileSync(at('file'), '');
assert.throws(() => fs.mkdirSync(at('file'), { recursive: true }), { code: 'EEXIST' });
assert.throws(() => fs.mkdirSync(at('file/x'), { recursive: true }), { code: 'ENOTDIR' });
fs.symlinkSync('a', at('link'));
fs.writeFileSync(at('b/c/x'), '1');

assert.deepStrictEqual(fs.readdirSync(at()), ['a', 'b', 'file', 'link']);
assert.deepStrictEqual(fs.readdirSync(at(), 'buffer')[0], Buffer.from('a'));
const entries = fs.readdirSync(at(), { withFileTypes: true });
assert.deepStrictEqual(entries.map((one) => [one.name, one.isDirectory(), one.isFile(),
  one.isSymbolicLink(), one.parentPath]), [
  ['a', true, false, false, at()], ['b', true, false, false, at()],
  ['file', false, true, false, at()], ['link', false, false, true, at()]]);
assert(entries[0] instanceof fs.Dirent);
assert.deepStrictEqual(fs.readdirSync(at(), { recursive: true }).sort(),
  ['a', 'b', 'b/c', 'b/c/d', 'b/c/x', 'file', 'link']);
assert.throws(() => fs.readdirSync(at('none')), { code: 'ENOENT', syscall: 'scandir' });
assert.throws(() => fs.readdirSync(at('file')), { code: 'ENOTDIR', syscall: 'scandir' });

const dir = fs.opendirSync(at());
assert.strictEqual(dir.path, at());
const names = [];
for (let entry = dir.readSync(); entry !== null; entry = dir.readSync()) names.push(entry.name);
assert.deepStrictEqual(names.sort(), ['a', 'b', 'file', 'link']);
dir.closeSync();
assert.throws(() => dir.readSync(), { code: 'ERR_DIR_CLOSED' });
assert.throws(() => fs.opendirSync(at('none')), { code: 'ENOENT', syscall: 'opendir' });

fs.renameSync(at('a'), at('renamed'));
assert.throws(() => fs.renameSync(at('a'), at('x')), {
  code: 'ENOENT', syscall: 'rename', path: at('a'), dest: at('x'),
  message: `ENOENT: no such file or directory, rename '${at('a')}' -> '${at('x')}'`,
});
assert.throws(() => fs.rmdirSync(at('b')), { code: 'ENOTEMPTY', syscall: 'rmdir' });
assert.throws(() => fs.rmSync(at('b')), { code: 'ERR_FS_EISDIR', name: 'SystemError' });
assert.throws(() => fs.rmSync(at('none')), { code: 'ENOENT', syscall: 'lstat' });
fs.rmSync(at('none'), { force: true });
fs.rmSync(at('link'));
assert(fs.existsSync(at('renamed')));
fs.rmSync(at('b'), { recursive: true });
assert.strictEqual(fs.existsSync(at('b')), false);
for (const wrong of [{ recursive: 1 }, { force: 1 }, { retryDelay: 'x' }, 5]) {
  assert.throws(() => fs.rmSync(at('none'), wrong), { code: 'ERR_INVALID_ARG_TYPE' });
}
const made = fs.mkdtempSync(at('tmp-'));
assert.strictEqual(path.basename(made).length, 10);
assert(fs.statSync(made).isDirectory());

async function promises() {
  const { mkdir, readdir, rm, opendir, mkdtemp, rmdir } = fs.promises;
  assert.strictEqual(await mkdir(at('p/q'), { recursive: true }), at('p'));
  await rmdir(await mkdtemp(at('p/t-')));
  assert.deepStrictEqual(await readdir(at('p')), ['q']);
  const seen = [];
  for await (const entry of await opendir(at('p'))) seen.push(entry.name);
  assert.deepStrictEqual(seen, ['q']);
  await assert.rejects(rm(at('p')), { code: 'ERR_FS_EISDIR' });
  await rm(at('p'), { recursive: true });
  await assert.rejects(readdir(at('p')), { code: 'ENOENT', syscall: 'scandir' });
}
let isDone = false;
promises().then(() => fs.mkdir(at('cb/x'), { recursive: true }, (error, first) => {
  assert.deepStrictEqual([error, first], [null, at('cb')]);
  fs.rm(at('cb'), { recursive: true }, (failed) => {
    assert.strictEqual(failed, null);
    isDone = true;
  });
}));
process.on('exit', () => assert(isDone));
