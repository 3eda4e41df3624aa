'use strict';
// fs.watch tells of changes of a folder, of a file, of a tree; fs.watchFile compares stats.
const assert = require('assert');
const fs = require('fs');
const at = require('./lib/folder');

fs.mkdirSync(at('tree/below'), { recursive: true });
fs.writeFileSync(at('file'), '1');
let left = 4;
const alive = setInterval(() => {}, 1000);
function done(watcher) {
  watcher.on('close', () => {
    if (--left === 0) clearInterval(alive);
  });
  watcher.close();
}

const folder = fs.watch(at('tree'), (type, name) => {
  if (name !== 'new') return;
  assert.strictEqual(type, 'rename');
  done(folder);
});
const file = fs.watch(at('file'), (type, name) => {
  assert.deepStrictEqual([type, name], ['change', 'file']);
  file.removeAllListeners('change');
  done(file);
});
const tree = fs.watch(at('tree'), { recursive: true });
tree.on('change', (type, name) => {
  if (name !== 'below/deep') return;
  tree.removeAllListeners('change');
  done(tree);
});
const controller = new AbortController();
const aborted = fs.watch(at('tree'), { signal: controller.signal });
aborted.on('close', () => { left--; });
controller.abort();

assert.throws(() => fs.watch(at('none')), { code: 'ENOENT', syscall: 'watch', filename: at('none') });
assert.throws(() => fs.watch(5), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => fs.watchFile(at('file')), { code: 'ERR_INVALID_ARG_TYPE' });

fs.watchFile(at('slow'), { interval: 20 }, (current, previous) => {
  if (current.size !== 3) return;
  assert.strictEqual(previous.size, 0);
  fs.unwatchFile(at('slow'));
});
setImmediate(() => {
  fs.writeFileSync(at('tree/new'), '');
  fs.writeFileSync(at('tree/below/deep'), '');
  fs.writeFileSync(at('file'), '2');
  setTimeout(() => fs.writeFileSync(at('slow'), 'abc'), 100);
});
process.on('exit', () => assert.strictEqual(left, 0));
