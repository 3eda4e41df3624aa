'use strict';
// stat and its kin, access, chmod, utimes, links, realpath, truncate, copyFile, statfs.
const assert = require('assert');
const fs = require('fs');
const at = require('./lib/folder');

const file = at('file');
fs.writeFileSync(file, 'content');
fs.symlinkSync('file', at('link'));
const stat = fs.statSync(file);
assert(stat instanceof fs.Stats);
assert.strictEqual(stat.size, 7);
assert.deepStrictEqual([stat.isFile(), stat.isDirectory(), stat.isSymbolicLink(), stat.isFIFO(),
  stat.isSocket(), stat.isBlockDevice(), stat.isCharacterDevice()],
[true, false, false, false, false, false, false]);
assert(stat.mtime instanceof Date);
assert.strictEqual(Math.round(stat.mtimeMs), stat.mtime.getTime());
assert.strictEqual(fs.lstatSync(at('link')).isSymbolicLink(), true);
assert.strictEqual(fs.statSync(at('link')).ino, stat.ino);
const big = fs.statSync(file, { bigint: true });
assert.strictEqual(big.size, 7n);
assert.strictEqual(big.mtimeNs / 1000000n, big.mtimeMs);
assert.strictEqual(big.isFile(), true);
assert.strictEqual(fs.statSync(at('none'), { throwIfNoEntry: false }), undefined);
assert.throws(() => fs.statSync(at('none')), { code: 'ENOENT', syscall: 'stat', path: at('none') });
assert.throws(() => fs.lstatSync(at('none')), { code: 'ENOENT', syscall: 'lstat' });
assert.strictEqual(fs.existsSync(file), true);
assert.strictEqual(fs.existsSync(at('none')), false);
assert.strictEqual(fs.existsSync(Buffer.from(file)), true);

fs.accessSync(file);
fs.accessSync(file, fs.constants.R_OK | fs.constants.W_OK);
assert.throws(() => fs.accessSync(at('none')), { code: 'ENOENT', syscall: 'access' });
assert.throws(() => fs.accessSync(file, 8), { code: 'ERR_OUT_OF_RANGE' });
fs.chmodSync(file, '600');
assert.strictEqual(fs.statSync(file).mode & 0o777, 0o600);
assert.throws(() => fs.chmodSync(file, 'x'), { code: 'ERR_INVALID_ARG_VALUE' });
fs.chownSync(file, process.getuid(), process.getgid());
fs.utimesSync(file, 1.5, new Date(3500));
assert.deepStrictEqual([fs.statSync(file).atimeMs, fs.statSync(file).mtimeMs], [1500, 3500]);
fs.utimesSync(file, '12', 13);
assert.strictEqual(fs.statSync(file).atimeMs, 12000);
assert.throws(() => fs.utimesSync(file, {}, 1), { code: 'ERR_INVALID_ARG_TYPE' });
fs.lutimesSync(at('link'), 5, 6);
assert.strictEqual(fs.lstatSync(at('link')).mtimeMs, 6000);
assert.strictEqual(fs.statSync(file).mtimeMs, 13000);

assert.strictEqual(fs.readlinkSync(at('link')), 'file');
assert.deepStrictEqual(fs.readlinkSync(at('link'), 'buffer'), Buffer.from('file'));
assert.throws(() => fs.readlinkSync(file), { code: 'EINVAL', syscall: 'readlink' });
assert.strictEqual(fs.realpathSync(at('link')), file);
assert.strictEqual(fs.realpathSync.native(at('link')), file);
assert.throws(() => fs.realpathSync(at('none')), { code: 'ENOENT', syscall: 'lstat', path: at('none') });
assert.throws(() => fs.realpathSync.native(at('none')), { code: 'ENOENT', syscall: 'realpath' });
fs.linkSync(file, at('hard'));
assert.strictEqual(fs.statSync(file).nlink, 2);
fs.unlinkSync(at('hard'));
assert.throws(() => fs.unlinkSync(at('hard')), { code: 'ENOENT', syscall: 'unlink' });
fs.truncateSync(file, 3);
assert.strictEqual(fs.readFileSync(file, 'utf8'), 'con');
fs.copyFileSync(file, at('copy'));
assert.strictEqual(fs.readFileSync(at('copy'), 'utf8'), 'con');
assert.throws(() => fs.copyFileSync(file, at('copy'), fs.constants.COPYFILE_EXCL),
  { code: 'EEXIST', syscall: 'copyfile', path: file, dest: at('copy') });
assert(fs.statfsSync(at()).bsize > 0);
assert.strictEqual(typeof fs.statfsSync(at(), { bigint: true }).blocks, 'bigint');

let left = 0;
const check = (test) => {
  left++;
  return (...args) => {
    left--;
    test(...args);
  };
};
fs.stat(file, check((error, found) => assert.deepStrictEqual([error, found.size], [null, 3])));
fs.lstat(at('link'), { bigint: true }, check((error, found) => {
  assert.strictEqual(found.isSymbolicLink(), true);
}));
fs.stat(at('none'), check((error, found) => {
  assert.deepStrictEqual([error.code, error.stack.split('\n').length, found], ['ENOENT', 1, undefined]);
}));
fs.exists(file, check((is) => assert.strictEqual(is, true)));
fs.access(at('none'), check((error) => assert.strictEqual(error.syscall, 'access')));
fs.realpath(at('link'), check((error, found) => assert.strictEqual(found, file)));
fs.promises.stat(file).then(check((found) => assert.strictEqual(found.size, 3)));
fs.promises.access(at('none')).catch(check(({ code }) => assert.strictEqual(code, 'ENOENT')));
for (const name of ['stat', 'lstat', 'access', 'unlink', 'rename', 'readlink', 'chmod']) {
  assert.throws(() => fs[name](file), { code: 'ERR_INVALID_ARG_TYPE' }, name);
}
process.on('exit', () => assert.strictEqual(left, 0));
