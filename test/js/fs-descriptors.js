'use strict';
// open, read, write, readv, writev, ftruncate, futimes, close: positions, ranges, argument errors.
const assert = require('assert');
const fs = require('fs');
const { promisify } = require('util');
const at = require('./lib/folder');

const fd = fs.openSync(at('file'), 'w+');
assert(Number.isInteger(fd) && fd > 2);
assert.strictEqual(fs.writeSync(fd, 'hello'), 5);
assert.strictEqual(fs.writeSync(fd, Buffer.from('XYZ'), 1, 1, 0), 1);
assert.strictEqual(fs.writeSync(fd, ' more'), 5);
const buffer = Buffer.alloc(20);
assert.strictEqual(fs.readSync(fd, buffer, 0, 20, 0), 10);
assert.strictEqual(buffer.toString('latin1', 0, 10), 'Yello more');
assert.strictEqual(fs.readSync(fd, buffer, { offset: 5, length: 3, position: 1 }), 3);
assert.strictEqual(buffer.toString('latin1', 5, 8), 'ell');
assert.strictEqual(fs.readSync(fd, buffer, 0, 5, 6n), 4);
assert.strictEqual(fs.readSync(fd, buffer), 0);
assert.strictEqual(fs.writevSync(fd, [Buffer.from('ab'), new Uint8Array([99])], 0), 3);
const parts = [Buffer.alloc(2), Buffer.alloc(3)];
assert.strictEqual(fs.readvSync(fd, parts, 0), 5);
assert.strictEqual(Buffer.concat(parts).toString(), 'abclo');
fs.ftruncateSync(fd, 4);
assert.strictEqual(fs.fstatSync(fd).size, 4);
fs.futimesSync(fd, 5, new Date(7000));
assert.strictEqual(fs.fstatSync(fd).atimeMs, 5000);
assert.strictEqual(fs.fstatSync(fd).mtime.getTime(), 7000);
fs.fchmodSync(fd, 0o640);
assert.strictEqual(fs.fstatSync(fd).mode & 0o777, 0o640);
fs.fsyncSync(fd);
fs.fdatasyncSync(fd);

const range = { code: 'ERR_OUT_OF_RANGE', name: 'RangeError' };
const type = { code: 'ERR_INVALID_ARG_TYPE', name: 'TypeError' };
assert.throws(() => fs.readSync(fd, buffer, 21, 1, 0), range);
assert.throws(() => fs.readSync(fd, buffer, 0, 21, 0), range);
assert.throws(() => fs.readSync(fd, buffer, -1, 1, 0), range);
assert.throws(() => fs.readSync(fd, buffer, 0, 1, 1.5), range);
assert.throws(() => fs.readSync(fd, buffer, 0, 1, 'x'), type);
assert.throws(() => fs.readSync(fd, Buffer.alloc(0), 0, 1, 0), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => fs.readSync(fd, 'x'), type);
assert.throws(() => fs.writeSync(fd, buffer, 21, 0), range);
assert.throws(() => fs.writeSync(fd, buffer, 0, 21), range);
assert.throws(() => fs.writeSync(fd, {}), type);
assert.throws(() => fs.writevSync(fd, ['x']), type);
assert.throws(() => fs.readvSync(fd, {}), type);
for (const wrong of [undefined, null, 'x', {}, []]) {
  for (const name of ['closeSync', 'fstatSync', 'fsyncSync', 'fdatasyncSync', 'ftruncateSync']) {
    assert.throws(() => fs[name](wrong), type, name);
  }
}
for (const wrong of [-1, 1.5, 2 ** 31, Infinity, NaN]) {
  assert.throws(() => fs.closeSync(wrong), range);
  assert.throws(() => fs.read(wrong, buffer, () => {}), range);
}
fs.closeSync(fd);
assert.throws(() => fs.closeSync(fd), { code: 'EBADF', syscall: 'close' });
assert.throws(() => fs.openSync(at('no/such'), 'r'), { code: 'ENOENT', syscall: 'open' });
assert.throws(() => fs.openSync(at('file'), 'nonsense'), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => fs.openSync(at('file'), 'r', 'nonsense'), { code: 'ERR_INVALID_ARG_VALUE' });

let isDone = false;
fs.open(at('file'), 'r+', (error, later) => {
  assert.strictEqual(error, null);
  fs.write(later, 'text', 0, 'utf8', (failed, bytes, what) => {
    assert.deepStrictEqual([failed, bytes, what], [null, 4, 'text']);
    fs.read(later, { buffer: Buffer.alloc(4), position: 0 }, async (again, read, into) => {
      assert.deepStrictEqual([again, read, into.toString()], [null, 4, 'text']);
      const answer = await promisify(fs.read)(later, Buffer.alloc(2), 0, 2, 1);
      assert.deepStrictEqual(answer, { bytesRead: 2, buffer: Buffer.from('ex') });
      fs.close(later, (closed) => {
        assert.strictEqual(closed, null);
        isDone = true;
      });
    });
  });
});
process.on('exit', () => assert(isDone));
