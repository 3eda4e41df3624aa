'use strict';
// Typed arrays, buffers and views.
const assert = require('node:assert');
const { inspect } = require('node:util');

assert.strictEqual(inspect(new Uint8Array([1, 2])), 'Uint8Array(2) [ 1, 2 ]');
assert.strictEqual(inspect(new BigInt64Array(1)), 'BigInt64Array(1) [ 0n ]');
assert.strictEqual(inspect(new Float64Array([-0, NaN])), 'Float64Array(2) [ -0, NaN ]');
assert.strictEqual(inspect(Object.assign(new Uint8Array(1), { a: 1 })),
  'Uint8Array(1) [ 0, a: 1 ]');
assert.strictEqual(inspect(new Uint8Array([1, 255]).buffer),
  'ArrayBuffer { [Uint8Contents]: <01 ff>, [byteLength]: 2 }');
assert.match(inspect(new ArrayBuffer(5), { maxArrayLength: 3 }), /<00 00 00 \.\.\. 2 more bytes>/);
assert.strictEqual(inspect(new DataView(new ArrayBuffer(2), 1)),
  'DataView {\n  [byteLength]: 1,\n  [byteOffset]: 1,\n' +
  '  [buffer]: ArrayBuffer { [Uint8Contents]: <00 00>, [byteLength]: 2 }\n}');
const gone = new ArrayBuffer(2);
gone.transfer();
assert.strictEqual(inspect(gone), 'ArrayBuffer { (detached), [byteLength]: 0 }');
assert.match(inspect(new Uint8Array(1), { showHidden: true }), /\[BYTES_PER_ELEMENT\]: 1/);
