'use strict';
// Blobs over files: read late, in parts, and not at all once the file has changed.

const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'eddy-blob-'));
const file = path.join(folder, 'data');
const data = 'a'.repeat(1000) + 'b'.repeat(200000);

(async () => {
  fs.writeFileSync(file, data);
  const blob = await fs.openAsBlob(file, { type: 'Text/X' });
  assert.strictEqual(blob.size, data.length);
  assert.strictEqual(blob.type, 'Text/X');
  assert.strictEqual(await blob.text(), data);
  assert.strictEqual(await blob.text(), data);
  for (const part of [blob.slice(995, 1005), blob.slice(995).slice(0, 10),
                      blob.slice(0, 1005).slice(995)]) {
    assert.strictEqual(await part.text(), 'aaaaabbbbb');
  }
  const mixed = new Blob(['<', blob.slice(-2), '>']);
  assert.strictEqual(await mixed.text(), '<bb>');

  fs.writeFileSync(file, 'other');
  await assert.rejects(blob.text(), { name: 'NotReadableError' });
  await assert.rejects(mixed.arrayBuffer(), { name: 'NotReadableError' });

  fs.writeFileSync(file, '');
  const empty = fs.openAsBlobSync ? fs.openAsBlobSync(file) : await fs.openAsBlob(file);
  assert.strictEqual(await empty.text(), '');
  fs.writeFileSync(file, 'abc');
  await assert.rejects(empty.text(), { name: 'NotReadableError' });
  assert.throws(() => fs.openAsBlob(path.join(folder, 'none')), { code: 'ENOENT' });
  assert.throws(() => fs.openAsBlob(file, { type: 5 }), { code: 'ERR_INVALID_ARG_TYPE' });
})().finally(() => fs.rmSync(folder, { recursive: true }));
