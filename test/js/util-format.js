'use strict';
// printf-like formatting.
const assert = require('node:assert');
const { format, formatWithOptions } = require('node:util');

for (const [args, text] of [
  [[], ''], [['a'], 'a'], [[1, 'a', { b: 2 }], '1 a { b: 2 }'], [['a', 1], 'a 1'],
  [['%s %s', 'x'], 'x %s'], [['%s', null], 'null'], [['%s', -0], '-0'], [['%s', 5n], '5n'],
  [['%s', Symbol('s')], 'Symbol(s)'], [['%s', { a: { b: 1 } }], '{ a: [Object] }'],
  [['%s', { toString: () => 'own' }], 'own'],
  [['%s', new (class A { toString() { return 'A!'; } })()], 'A!'],
  [['%s', { [Symbol.toPrimitive]: () => 'p' }], 'p'],
  [['%s', new Date(0)], '1970-01-01T00:00:00.000Z'],
  [['%s', () => 1], '() => 1'], [['%d', '0x10'], '16'], [['%d', Symbol('s')], 'NaN'],
  [['%d', {}], 'NaN'], [['%i', '42.9px'], '42'], [['%i', 5n], '5n'], [['%f', '1.5x'], '1.5'],
  [['%j', { a: [1] }], '{"a":[1]}'], [['%j', undefined], 'undefined'],
  [['%O', { a: { b: { c: {} } } }], '{ a: { b: { c: {} } } }'], [['%o', [1]], '[ 1, [length]: 1 ]'],
  [['%c%s', 'css', 'x'], 'x'], [['%%'], '%%'], [['%%', 1], '% 1'], [['%x %s', 1], '%x 1'],
  [['%s%', 'a'], 'a%'], [['a', 'b', Symbol('c')], 'a b Symbol(c)'],
]) {
  assert.strictEqual(format(...args), text);
}
const circle = {};
circle.circle = circle;
assert.strictEqual(format('%j', circle), '[Circular]');
assert.throws(() => format('%j', { toJSON() { throw new Error('mine'); } }), { message: 'mine' });
assert.strictEqual(formatWithOptions({ colors: true }, '%s %O', 1, 2), '1 \x1b[33m2\x1b[39m');
assert.strictEqual(formatWithOptions({ numericSeparator: true }, '%d', 1234), '1_234');
assert.throws(() => formatWithOptions(1, 'a'), { code: 'ERR_INVALID_ARG_TYPE' });
