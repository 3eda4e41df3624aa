'use strict';
// fs.cp copies trees, fs.glob finds by patterns.
const assert = require('assert');
const fs = require('fs');
const at = require('./lib/folder');

fs.mkdirSync(at('src/in/deep'), { recursive: true });
fs.writeFileSync(at('src/a.js'), 'a', { mode: 0o640 });
fs.writeFileSync(at('src/in/b.js'), 'b');
fs.writeFileSync(at('src/in/deep/c.txt'), 'c');
fs.writeFileSync(at('src/in/.hidden.js'), 'h');
fs.symlinkSync('a.js', at('src/link'));

assert.throws(() => fs.cpSync(at('src'), at('dest')), { code: 'ERR_FS_EISDIR' });
fs.cpSync(at('src'), at('dest'), { recursive: true });
assert.deepStrictEqual(fs.readdirSync(at('dest'), { recursive: true }).sort(),
  fs.readdirSync(at('src'), { recursive: true }).sort());
assert.strictEqual(fs.readlinkSync(at('dest/link')), at('src/a.js'));
assert.strictEqual(fs.statSync(at('dest/a.js')).mode & 0o777, 0o640);
assert.throws(() => fs.cpSync(at('src'), at('src/in/x'), { recursive: true }),
  { code: 'ERR_FS_CP_EINVAL' });
assert.throws(() => fs.cpSync(at('src/a.js'), at('src/in')), { code: 'ERR_FS_CP_NON_DIR_TO_DIR' });
assert.throws(() => fs.cpSync(at('src'), at('dest/a.js'), { recursive: true }),
  { code: 'ERR_FS_CP_DIR_TO_NON_DIR' });
assert.throws(() => fs.cpSync(at('src/a.js'), at('dest/a.js'), { force: false, errorOnExist: true }),
  { code: 'ERR_FS_CP_EEXIST' });
fs.cpSync(at('src'), at('some'), { recursive: true, filter: (from) => !from.endsWith('.js') });
assert.deepStrictEqual(fs.readdirSync(at('some'), { recursive: true }).sort(),
  ['in', 'in/deep', 'in/deep/c.txt', 'link']);

const cwd = at('src');
const glob = (pattern, options) => fs.globSync(pattern, { cwd, ...options }).sort();
assert.deepStrictEqual(glob('*.js'), ['a.js']);
assert.deepStrictEqual(glob('**/*.js'), ['a.js', 'in/b.js']);
assert.deepStrictEqual(glob('in/*'), ['in/b.js', 'in/deep']);
assert.deepStrictEqual(glob(['*.js', 'in/deep/*']), ['a.js', 'in/deep/c.txt']);
assert.deepStrictEqual(glob('{a,in/b}.js'), ['a.js', 'in/b.js']);
assert.deepStrictEqual(glob('in/.*.js'), ['in/.hidden.js']);
assert.deepStrictEqual(glob('**/*.js', { exclude: (name) => name === 'in' }), ['a.js']);
assert.deepStrictEqual(glob('nothing/*'), []);

async function main() {
  await fs.promises.cp(at('src'), at('later'), { recursive: true, filter: async () => true });
  assert.strictEqual(fs.readFileSync(at('later/in/deep/c.txt'), 'utf8'), 'c');
  await assert.rejects(fs.promises.cp(at('none'), at('x')), { code: 'ENOENT' });
  const found = [];
  for await (const name of fs.promises.glob('**/*.txt', { cwd })) found.push(name);
  assert.deepStrictEqual(found, ['in/deep/c.txt']);
  await new Promise((resolve) => {
    fs.cp(at('src/a.js'), at('one.js'), (error) => {
      assert.strictEqual(error, null);
      fs.glob('*.js', { cwd: at() }, (failed, names) => {
        assert.deepStrictEqual([failed, names], [null, ['one.js']]);
        resolve();
      });
    });
  });
}
let isDone = false;
main().then(() => { isDone = true; });
process.on('exit', () => assert(isDone));
