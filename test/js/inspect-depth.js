'use strict';
// Below the depth only the class is named; a cycle is marked where it closes.
const assert = require('node:assert');
const { inspect } = require('node:util');

class Foo { x = 1; }
assert.strictEqual(inspect({ a: { b: { c: { d: 1 } } } }), '{ a: { b: { c: [Object] } } }');
assert.strictEqual(inspect([[[[1]]]]), '[ [ [ [Array] ] ] ]');
assert.strictEqual(inspect({ a: new Foo(), b: {}, c: new Map([[1, 2]]) }, { depth: 0 }),
  '{ a: [Foo], b: {}, c: [Map] }');
assert.strictEqual(inspect({ a: { b: { c: { d: {} } } } }, { depth: null }),
  '{\n  a: { b: { c: { d: {} } } }\n}');

const o = { a: 1 };
o.self = o;
o.list = [o];
assert.strictEqual(inspect(o), '<ref *1> { a: 1, self: [Circular *1], list: [ [Circular *1] ] }');
const two = { o };
two.two = two;
assert.strictEqual(inspect(two),
  '<ref *2> {\n  o: <ref *1> { a: 1, self: [Circular *1], list: [ [Circular *1] ] },\n' +
  '  two: [Circular *2]\n}');

// A list that is too deep for the stack is cut, not thrown at.
let deep = {};
for (let i = 0; i < 1e5; i++) deep = { deep };
assert.match(inspect(deep, { depth: Infinity }), /Inspection interrupted prematurely/);
