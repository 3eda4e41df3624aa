'use strict';
// Blob and File: parts, slices, text; what they refuse.

const assert = require('node:assert');
const { Blob, File, resolveObjectURL } = require('node:buffer');
const { inspect } = require('node:util');

const checks = [
  [new Blob(), ''],
  [new Blob(['a', Buffer.from('b'), new ArrayBuffer(1), new Blob(['c', 'd'])]), 'ab\0cd'],
  [new Blob([null, 1n, {}]), 'null1[object Object]'],
  [new Blob(['a\r\nb\rc\n'], { endings: 'native' }), 'a\nb\nc\n'],
  [new Blob(['\ufeffbom']), 'bom'],
  [new Blob(['\ud800']), '\ufffd'],
  [new Blob(new Set(['x', 'y'])), 'xy'],
];
const abc = new Blob(['ab', 'cd', 'ef']);
for (const [range, want] of [[[], 'abcdef'], [[1, 3], 'bc'], [[-2], 'ef'], [[1, -1], 'bcde'],
                             [[3, 1], ''], [[1.5], 'cdef'], [[0, null], ''], [[NaN, '2'], 'ab'],
                             [[2, 99], 'cdef']]) {
  checks.push([abc.slice(...range), want]);
  checks.push([new Blob(['>', abc.slice(...range)]), `>${want}`]);
}
checks.push([abc.slice(1, -1).slice(1, -1).slice(1), 'd']);

// What the program does to its bytes later does not matter.
const mine = Buffer.from('mine');
checks.push([new Blob([mine]), 'mine']);
mine.fill('x');

(async () => {
  for (const [blob, want] of checks) {
    assert.strictEqual(await blob.text(), want);
    assert.strictEqual(blob.size, (await blob.bytes()).length);
    assert.strictEqual((await blob.arrayBuffer()).byteLength, blob.size);
  }
  for (const method of ['text', 'bytes', 'arrayBuffer']) {
    await assert.rejects(Blob.prototype[method].call({}), { code: 'ERR_INVALID_THIS' });
  }
  const file = new File(['abc'], 'n\ud800', { type: 'Text/Plain', lastModified: 7 });
  assert.ok(file instanceof Blob);
  assert.deepStrictEqual([file.name, file.size, file.type, file.lastModified],
                         ['n\ufffd', 3, 'text/plain', 7]);
  assert.strictEqual(await file.slice(1).text(), 'bc');
})();

assert.strictEqual(new Blob([], { type: 'a/\u00e9' }).type, '');
assert.strictEqual(new Blob(['abc'], { type: 'X' }).slice(0, 1).type, '');
assert.strictEqual(new Blob(['abc']).slice(0, 1, 'Y').type, 'y');
assert.strictEqual(new File([], 'a', { lastModified: 'x' }).lastModified, 0);
assert.strictEqual(inspect(new Blob(['a'], { type: 'b' })), "Blob { size: 1, type: 'b' }");
assert.strictEqual(inspect(new File(['a'], 'n', { lastModified: 3 })),
                   "File { size: 1, type: '', name: 'n', lastModified: 3 }");

for (const bad of [false, 'x', null, {}, 5]) {
  assert.throws(() => new Blob(bad), { code: 'ERR_INVALID_ARG_TYPE' });
}
assert.throws(() => new Blob([], { endings: 'x' }), { code: 'ERR_INVALID_ARG_VALUE' });
assert.throws(() => new Blob([], 5), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => new Blob([Symbol('s')]), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => new File([]), { code: 'ERR_MISSING_ARGS' });
assert.throws(() => Blob.prototype.size, { code: 'ERR_INVALID_THIS' });
assert.throws(() => File.prototype.name, { code: 'ERR_INVALID_THIS' });
assert.strictEqual(resolveObjectURL('blob:nodedata:none'), undefined);
