'use strict';
// module.SourceMap finds the origin of generated places.
const assert = require('node:assert');
const { SourceMap } = require('node:module');

const payload = {
  version: 3, file: 'a.js', sources: ['b.ts'], names: ['q'], mappings: 'AAAA,IAAIA;AACA',
};
const map = new SourceMap(payload);
assert.deepStrictEqual(map.findEntry(0, 4), { generatedLine: 0, generatedColumn: 4,
  originalSource: 'b.ts', originalLine: 0, originalColumn: 4, name: 'q' });
assert.deepStrictEqual(map.findOrigin(1, 5),
  { name: 'q', fileName: 'b.ts', lineNumber: 1, columnNumber: 5 });
assert.strictEqual(map.findEntry(9, 9).originalLine, 1);
assert.deepStrictEqual(map.payload, payload);
assert.notStrictEqual(map.payload, payload);
assert.deepStrictEqual(new SourceMap({ ...payload, mappings: '' }).findEntry(0, 0), {});
assert.throws(() => new SourceMap(1), { code: 'ERR_INVALID_ARG_TYPE' });
