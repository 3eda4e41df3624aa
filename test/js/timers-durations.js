'use strict';
// Durations that are none count as 1 and are warned of, NaN and negative ones once a process.
const assert = require('assert');

process.removeAllListeners('warning');
const names = [];
process.on('warning', ({ name }) => names.push(name));
for (const after of [2 ** 31, Infinity, -1, -5, NaN, 'x', undefined, null, 0, '', '1']) {
  const timer = setTimeout(() => {}, after);
  assert.strictEqual(timer._idleTimeout, 1, `${after}`);
}
setImmediate(() => {
  assert.deepStrictEqual(names.sort(), ['TimeoutNaNWarning', 'TimeoutNegativeWarning',
    'TimeoutOverflowWarning', 'TimeoutOverflowWarning']);
});
