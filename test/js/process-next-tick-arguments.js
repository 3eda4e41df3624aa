'use strict';
// process.nextTick hands on its arguments, as many as were given.
const assert = require('node:assert');

const seen = [];
function note() {
  seen.push([...arguments]);
}
const lists = [[], [1], [undefined], [1, 2], [1, 2, 3], [1, 2, 3, 4, 5]];
for (const list of lists) process.nextTick(note, ...list);
assert.deepStrictEqual(seen, []);
process.nextTick(() => assert.deepStrictEqual(seen, lists));
assert.strictEqual(process.nextTick.length, 1);
