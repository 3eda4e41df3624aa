'use strict';
// readFile, writeFile, appendFile: blocking, with callbacks, with promises; encodings, flags, errors.
const assert = require('assert');
const fs = require('fs');
const at = require('./lib/folder');

const text = 'gr\u00fc\u00dfe \u{1f600}\n';
const file = at('file');
fs.writeFileSync(file, text);
assert.strictEqual(fs.readFileSync(file, 'utf8'), text);
assert.deepStrictEqual(fs.readFileSync(file), Buffer.from(text));
for (const encoding of ['latin1', 'hex', 'base64', 'base64url', 'ucs2', 'ascii', 'UTF-8', 'utf16le']) {
  assert.strictEqual(fs.readFileSync(file, { encoding }), Buffer.from(text).toString(encoding));
}
fs.writeFileSync(file, 'ff00', 'hex');
assert.deepStrictEqual(fs.readFileSync(file), Buffer.from([0xff, 0]));
fs.writeFileSync(file, new Uint16Array([1, 2]));
assert.strictEqual(fs.readFileSync(file).length, 4);
fs.writeFileSync(file, new DataView(new ArrayBuffer(3)));
assert.strictEqual(fs.readFileSync(file).length, 3);
fs.appendFileSync(file, 'x');
assert.strictEqual(fs.readFileSync(file, 'latin1'), '\0\0\0x');
fs.writeFileSync(file, 'y', { flag: 'a' });
assert.strictEqual(fs.readFileSync(file).length, 5);
assert.throws(() => fs.writeFileSync(file, '', { flag: 'wx' }), { code: 'EEXIST', syscall: 'open' });
fs.writeFileSync(at('mode'), '', { mode: 0o600 });
assert.strictEqual(fs.statSync(at('mode')).mode & 0o777, 0o600);
assert.strictEqual(fs.readFileSync(at('mode'), 'utf8'), '');
assert(fs.readFileSync('/proc/self/stat', 'utf8').length > 10); // says that its size is 0

const fd = fs.openSync(file, 'w+');
fs.writeFileSync(fd, 'one');
fs.writeFileSync(fd, 'two');
assert.strictEqual(fs.readFileSync(fd, 'utf8'), '');
fs.closeSync(fd);
assert.strictEqual(fs.readFileSync(file, 'utf8'), 'onetwo');

const missing = at('missing');
const expected = {
  code: 'ENOENT', errno: -2, syscall: 'open', path: missing,
  message: `ENOENT: no such file or directory, open '${missing}'`, name: 'Error',
};
assert.throws(() => fs.readFileSync(missing), expected);
assert.throws(() => fs.readFileSync(at()),
  { code: 'EISDIR', syscall: 'read', message: 'EISDIR: illegal operation on a directory, read' });
for (const wrong of [undefined, null, {}, [], true, () => {}]) {
  assert.throws(() => fs.readFileSync(wrong), { code: 'ERR_INVALID_ARG_TYPE' });
}
assert.throws(() => fs.readFileSync('a\0b'), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => fs.readFileSync(file, 'no-encoding'), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => fs.readFileSync(file, 5), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => fs.readFileSync(file, { flag: 'zz' }), { code: 'ERR_INVALID_ARG_VALUE' });
for (const wrong of [undefined, null, 5, {}, [], true]) {
  assert.throws(() => fs.writeFileSync(file, wrong), { code: 'ERR_INVALID_ARG_TYPE' });
}
assert.throws(() => fs.readFile(file), { code: 'ERR_INVALID_ARG_TYPE' });

let calls = 0;
function count(check) {
  calls++;
  return (...args) => {
    calls--;
    check(...args);
  };
}
fs.writeFile(at('later'), text, count((error) => {
  assert.strictEqual(error, null);
  fs.appendFile(at('later'), '!', count((again) => {
    assert.strictEqual(again, null);
    fs.readFile(at('later'), 'utf8', count((failed, data) => {
      assert.strictEqual(failed, null);
      assert.strictEqual(data, `${text}!`);
    }));
  }));
}));
fs.readFile(missing, count((error, data) => {
  assert.strictEqual(error.message, expected.message);
  assert.strictEqual(data, undefined);
}));
const controller = new AbortController();
fs.readFile(file, { signal: controller.signal }, count((error) => {
  assert.strictEqual(error.name, 'AbortError');
}));
controller.abort();

async function promises() {
  const { readFile, writeFile, appendFile } = fs.promises;
  await writeFile(at('promised'), text, 'utf8');
  await appendFile(at('promised'), Buffer.from('!'));
  assert.strictEqual(await readFile(at('promised'), 'utf8'), `${text}!`);
  await writeFile(at('promised'), (async function* () { yield 'a'; yield Buffer.from('b'); })());
  assert.strictEqual(await readFile(at('promised'), { encoding: 'utf8' }), 'ab');
  await assert.rejects(readFile(missing), { code: 'ENOENT', path: missing });
  await assert.rejects(readFile(file, { signal: controller.signal }), { name: 'AbortError' });
  await assert.rejects(writeFile(file, 5), { code: 'ERR_INVALID_ARG_TYPE' });
}
promises().then(count(() => {}));
process.on('exit', () => assert.strictEqual(calls, 0));
