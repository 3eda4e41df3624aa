'use strict';
// process.emitWarning in all its forms; warnings come in a later tick.
const assert = require('assert');

process.removeAllListeners('warning');
const seen = [];
process.on('warning', (warning) => seen.push(warning));

process.emitWarning('one');
process.emitWarning('two', 'Kind');
process.emitWarning('three', 'Kind', 'CODE3');
process.emitWarning('four', { type: 'Other', code: 'CODE4', detail: 'more' });
const own = new Error('five');
own.name = 'Own';
process.emitWarning(own);
process.emitWarning('six', 'DeprecationWarning', 'DEP');
assert.strictEqual(seen.length, 0);
for (const wrong of [undefined, null, 1, {}, []]) {
  assert.throws(() => process.emitWarning(wrong), { code: 'ERR_INVALID_ARG_TYPE' });
}
for (const wrong of [1, true, [], null]) {
  assert.throws(() => process.emitWarning('x', wrong), { code: 'ERR_INVALID_ARG_TYPE' });
}
assert.throws(() => process.emitWarning('x', 'Kind', 1), { code: 'ERR_INVALID_ARG_TYPE' });

setImmediate(() => {
  assert.deepStrictEqual(seen.map(({ name, message, code, detail }) => [name, message, code, detail]), [
    ['Warning', 'one', undefined, undefined],
    ['Kind', 'two', undefined, undefined],
    ['Kind', 'three', 'CODE3', undefined],
    ['Other', 'four', 'CODE4', 'more'],
    ['Own', 'five', undefined, undefined],
    ['DeprecationWarning', 'six', 'DEP', undefined],
  ]);
  assert(seen.every((warning) => warning instanceof Error));
  process.noDeprecation = true;
  process.emitWarning('seven', 'DeprecationWarning');
  setImmediate(() => assert.strictEqual(seen.length, 6));
});
