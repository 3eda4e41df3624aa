'use strict';
// The shortest edit between two texts or lists.
const assert = require('node:assert');
const { diff } = require('node:util');

assert.deepStrictEqual(diff('same', 'same'), []);
assert.deepStrictEqual(diff(['1', '2', '3'], ['1', '3', '4']),
  [[0, '1'], [1, '2'], [0, '3'], [-1, '4']]);
assert.deepStrictEqual(diff('12345678', '12!!5!7!').map(([kind, c]) => `${kind}${c}`).join(' '),
  '01 02 13 14 -1! -1! 05 16 -1! 07 18 -1!');
assert.throws(() => diff(5, 'a'), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => diff(['a', 5], []), { code: 'ERR_INVALID_ARG_TYPE' });
