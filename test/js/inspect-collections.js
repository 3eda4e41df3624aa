'use strict';
// Maps, Sets, arrays with holes and named keys, limits on their length.
const assert = require('node:assert');
const { inspect } = require('node:util');

assert.strictEqual(inspect(new Map([[1, { a: 2 }], ['k', [3]]])),
  "Map(2) { 1 => { a: 2 }, 'k' => [ 3 ] }");
assert.strictEqual(inspect(new Set([1, 'a', {}])), "Set(3) { 1, 'a', {} }");
assert.strictEqual(inspect(new Map()), 'Map(0) {}');
assert.strictEqual(inspect(Object.assign(new Set([1]), { x: 2 })), 'Set(1) { 1, x: 2 }');
assert.strictEqual(inspect([, 'a', , ,]), "[ <1 empty item>, 'a', <2 empty items> ]");
assert.strictEqual(inspect(new Array(1e6)), '[ <1000000 empty items> ]');
assert.strictEqual(inspect(Object.assign([1], { x: 1, '-1': 2, '01': 3 })),
  "[ 1, x: 1, '-1': 2, '01': 3 ]");
assert.strictEqual(inspect([1, 2, 3], { maxArrayLength: 1 }), '[ 1, ... 2 more items ]');
assert.strictEqual(inspect(new Set([1, 2]), { maxArrayLength: 1 }),
  'Set(2) { 1, ... 1 more item }');
assert.strictEqual(inspect([1, , 2], { showHidden: true }),
  '[ 1, <1 empty item>, 2, [length]: 3 ]');
assert.strictEqual(inspect({ b: 1, a: 2 }, { sorted: true }), '{ a: 2, b: 1 }');
assert.strictEqual(inspect((function() { return arguments; })(1)), "[Arguments] { '0': 1 }");
assert.match(inspect(new Array(101).fill(1)), /\n  \.\.\. 1 more item\n\]$/);
assert.strictEqual(inspect(new WeakSet([{}])), 'WeakSet { <items unknown> }');
// An element that is an accessor is not called.
assert.strictEqual(inspect(Object.defineProperty([1], 0, { get() { throw new Error(); } })),
  '[ [Getter] ]');
assert.strictEqual(inspect(Object.setPrototypeOf([1, 2], null)),
  '[Array(2): null prototype] [ 1, 2 ]');
