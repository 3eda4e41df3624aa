'use strict';
// fs.Utf8Stream gathers writes, flushes, reopens, ends; what was written in part goes on.
const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { once } = require('node:events');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'utf8-stream-'));
process.on('exit', () => fs.rmSync(dir, { recursive: true }));
const fileOf = (name) => path.join(dir, name);

assert.throws(() => new fs.Utf8Stream({}), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => new fs.Utf8Stream({ fd: 1, minLength: 10, maxWrite: 10 }),
  { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => new fs.Utf8Stream({ fd: 1, fs: { write: 1 } }),
  { code: 'ERR_INVALID_ARG_TYPE' });

async function gathers(sync) {
  const dest = fileOf(`gathers-${sync}`);
  const stream = new fs.Utf8Stream({ dest, sync, minLength: 100 });
  await once(stream, 'ready');
  assert.strictEqual(stream.write('a\u00e9'), true);
  assert.throws(() => stream.write(1), { code: 'ERR_INVALID_ARG_TYPE' });
  assert.strictEqual(fs.readFileSync(dest, 'utf8'), '');
  await new Promise((resolve) => stream.flush(resolve));
  assert.strictEqual(fs.readFileSync(dest, 'utf8'), 'a\u00e9');
  stream.write('\ud83d\ude00');
  stream.flushSync();
  assert.strictEqual(fs.readFileSync(dest, 'utf8'), 'a\u00e9\ud83d\ude00');
  fs.renameSync(dest, `${dest}-old`);
  stream.reopen();
  await once(stream, 'ready');
  stream.write('new');
  stream.end();
  await once(stream, 'finish');
  assert.strictEqual(fs.readFileSync(dest, 'utf8'), 'new');
  assert.strictEqual(fs.readFileSync(`${dest}-old`, 'utf8'), 'a\u00e9\ud83d\ude00');
  await once(stream, 'close');
  assert.throws(() => stream.write('x'), { code: 'ERR_INVALID_STATE' });
  stream.flush((error) => assert.strictEqual(error.code, 'ERR_INVALID_STATE'));
}

async function goesOn() {
  const dest = fileOf('goes-on');
  const fd = fs.openSync(dest, 'w');
  const seen = [];
  const write = (at, text, encoding, callback) => {
    seen.push(text);
    if (seen.length === 1) fs.write(at, text.slice(0, 1), encoding, () => callback(null, 2));
    else fs.write(at, text, encoding, callback);
  };
  const stream = new fs.Utf8Stream({ fd, fs: { write } });
  stream.write('a\u4e2d\u6587');
  stream.end();
  await once(stream, 'close');
  assert.deepStrictEqual(seen, ['a\u4e2d\u6587', '\u4e2d\u6587']);
  assert.strictEqual(fs.readFileSync(dest, 'utf8'), 'a\u4e2d\u6587');
}

async function dropsAndFails() {
  const stream = new fs.Utf8Stream({ dest: fileOf('drops'), sync: true, minLength: 9, maxLength: 4 });
  const dropped = [];
  stream.on('drop', (text) => dropped.push(text));
  stream.write('abc');
  stream.write('de');
  assert.deepStrictEqual(dropped, ['de']);
  stream.destroy();
  assert.throws(() => new fs.Utf8Stream({ dest: fileOf('no/such'), sync: true }),
    { code: 'ENOENT' });
  const { 0: error } = await once(new fs.Utf8Stream({ dest: fileOf('no/such') }), 'error')
    .catch((reason) => [reason]);
  assert.strictEqual(error.code, 'ENOENT');
}

async function takesBytes() {
  const dest = fileOf('bytes');
  const stream = new fs.Utf8Stream({ dest, sync: true, contentMode: 'buffer', minLength: 8 });
  stream.write(Buffer.from([1, 2]));
  stream.write(Buffer.from([255]));
  assert.throws(() => stream.write('x'), { code: 'ERR_INVALID_ARG_TYPE' });
  stream.end();
  await once(stream, 'close');
  assert.deepStrictEqual(fs.readFileSync(dest), Buffer.from([1, 2, 255]));
}

Promise.all([gathers(true), gathers(false), goesOn(), dropsAndFails(), takesBytes()]);
