'use strict';
// Errors in ticks that are taken do not keep the loop from going on; process.env can be cloned.
const assert = require('node:assert');

let count = 0;
let isOver = false;
function failAgain() {
  if (isOver) return;
  process.nextTick(() => {
    failAgain();
    count++;
    throw new Error('again');
  });
}
process.on('uncaughtException', (error) => assert.strictEqual(error.message, 'again'));
failAgain();
setImmediate(() => {
  isOver = true;
  assert.ok(count > 0);
});

process.env.CLONED = 'yes';
assert.deepStrictEqual(Object.keys(structuredClone(process.env)).sort(),
  Object.keys(process.env).sort());
assert.strictEqual(structuredClone(process.env).CLONED, 'yes');
