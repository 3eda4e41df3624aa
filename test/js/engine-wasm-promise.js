'use strict';
// A promise of WebAssembly settles although nothing else keeps the loop busy.
const assert = require('assert');

// (module (func (export "f") (result i32) i32.const 42))
const bytes = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 127, 3, 2, 1, 0, 7, 5,
                              1, 1, 102, 0, 0, 10, 6, 1, 4, 0, 65, 42, 11]);
let result;
WebAssembly.instantiate(bytes).then(({ instance }) => {
  result = instance.exports.f();
});
WebAssembly.compile(new Uint8Array([1, 2, 3])).catch((error) => {
  assert.ok(error instanceof WebAssembly.CompileError);
  assert.ok(error instanceof Error);
});
process.on('exit', () => assert.strictEqual(result, 42));
