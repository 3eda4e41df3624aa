'use strict';
// FileHandle: reading and writing, streams over it, closing, errors after closing.
const assert = require('assert');
const { open, readFile } = require('fs/promises');
const at = require('./lib/folder');

async function main() {
  const handle = await open(at('file'), 'w+');
  assert(handle.fd > 2);
  const written = await handle.write('hello');
  assert.strictEqual(written.bytesWritten, 5);
  assert.strictEqual(written.buffer, 'hello');
  await handle.write(Buffer.from('HE'), 0, 2, 0);
  await handle.writev([Buffer.from(' w'), Buffer.from('orld')]);
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0);
  assert.deepStrictEqual([bytesRead, buffer.toString()], [5, 'HEllo']);
  assert.strictEqual((await handle.read({ position: 6, length: 3 })).bytesRead, 3);
  assert.strictEqual((await handle.stat()).size, 11);
  await handle.truncate(5);
  await handle.utimes(1, 2);
  await handle.chmod(0o600);
  await handle.sync();
  await handle.datasync();
  await handle.appendFile('!');
  await assert.rejects(handle.read(Buffer.alloc(1), 0, 5), { code: 'ERR_OUT_OF_RANGE' });
  await assert.rejects(handle.write({}), { code: 'ERR_INVALID_ARG_TYPE' });
  await handle.close();
  await handle.close();
  assert.strictEqual(handle.fd, -1);
  await assert.rejects(handle.stat(), { code: 'EBADF', syscall: 'fstat', message: 'file closed' });

  const again = await open(at('file'), 'r');
  assert.strictEqual(await again.readFile('utf8'), await readFile(at('file'), 'utf8'));
  let closed = false;
  again.on('close', () => { closed = true; });
  const chunks = [];
  for await (const chunk of again.createReadStream({ start: 0, end: 2, encoding: 'utf8' })) {
    chunks.push(chunk);
  }
  assert.strictEqual(chunks.join(''), 'HEl');
  assert.strictEqual(closed, true);
  assert.strictEqual(again.fd, -1);
  await assert.rejects(open(at('none')), { code: 'ENOENT', syscall: 'open' });
}
let isDone = false;
main().then(() => { isDone = true; });
process.on('exit', () => assert(isDone));
