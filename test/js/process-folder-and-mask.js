'use strict';
// chdir, cwd, umask, ids of users and groups.
const assert = require('assert');
const fs = require('fs');
const os = require('os');
const path = require('path');

const from = process.cwd();
const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'process-folder-')));
process.chdir(folder);
assert.strictEqual(process.cwd(), folder);
assert.throws(() => process.chdir('not-there'), {
  code: 'ENOENT', syscall: 'chdir', path: folder, dest: 'not-there',
  message: `ENOENT: no such file or directory, chdir '${folder}' -> 'not-there'`,
});
for (const wrong of [undefined, 1, {}, null]) {
  assert.throws(() => process.chdir(wrong), { code: 'ERR_INVALID_ARG_TYPE' });
}
process.chdir(from);
fs.rmdirSync(folder);

const mask = process.umask();
assert.strictEqual(process.umask(0o027), mask);
assert.strictEqual(process.umask(), 0o027);
assert.strictEqual(process.umask('22'), 0o027);
assert.strictEqual(process.umask(), 0o022);
assert.throws(() => process.umask({}), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => process.umask('9'), { code: 'ERR_INVALID_ARG_VALUE' });
process.umask(mask);

for (const name of ['getuid', 'geteuid', 'getgid', 'getegid']) {
  assert(Number.isInteger(process[name]()), name);
}
assert(process.getgroups().includes(process.getegid()));
assert.throws(() => process.setuid('no-such-user-here'), { code: 'ERR_UNKNOWN_CREDENTIAL' });
assert.throws(() => process.setgid('no-such-group-here'), { code: 'ERR_UNKNOWN_CREDENTIAL' });
assert.throws(() => process.setuid({}), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => process.setgroups(1), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => process.setgroups(['no-such-group-here']), { code: 'ERR_UNKNOWN_CREDENTIAL' });
