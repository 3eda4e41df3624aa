'use strict';
// Class names, null prototypes, tags, functions and classes themselves.
const assert = require('node:assert');
const { inspect } = require('node:util');

class Foo { constructor() { this.x = 1; } }
class Bar extends Foo { get [Symbol.toStringTag]() { return 'tag'; } }
function check(value, text, options) {
  assert.strictEqual(inspect(value, options), text);
}

check(new Foo(), 'Foo { x: 1 }');
check(new Bar(), 'Bar [tag] { x: 1 }');
check(Object.create(null), '[Object: null prototype] {}');
check(Object.create(Object.create(null)), 'Object <[Object: null prototype] {}> {}');
check({ [Symbol.toStringTag]: 'x' }, "{ Symbol(Symbol.toStringTag): 'x' }");
check(new (class extends Map {})([[1, 2]]), 'Map(1) { 1 => 2 }');
check(new (class Arr extends Array {})(1, 2), 'Arr(2) [ 1, 2 ]');
check(Object.setPrototypeOf(new Date(0), null), '[Date: null prototype] 1970-01-01T00:00:00.000Z');
check(function foo() {}, '[Function: foo]');
check(() => {}, '[Function (anonymous)]');
check(async function af() {}, '[AsyncFunction: af]');
check(function* g() {}, '[GeneratorFunction: g]');
check(async function* ag() {}, '[AsyncGeneratorFunction: ag]');
check(Object.assign(() => {}, { a: 1 }), '[Function (anonymous)] { a: 1 }');
check(class A {}, '[class A]');
check(class extends Foo {}, '[class (anonymous) extends Foo]');
check({ class() {} }.class, '[Function: class]');
check({ async() {} }.async, '[Function: async]');
check(Object(1), '[Number: 1]');
check(Object('ab'), "[String: 'ab']");
check(Object(Symbol('s')), '[Symbol: Symbol(s)]');
check(/a/g, '/a/g');
check(new Date(NaN), 'Invalid Date');
check(Math, 'Object [Math] {}');
check((function* () {})(), 'Object [Generator] {}');
check({ 'a-b': 1, [Symbol('s')]: 2, ['__proto__']: 3, 'x y': 4 },
  "{ 'a-b': 1, ['__proto__']: 3, 'x y': 4, Symbol(s): 2 }");
check(Object.defineProperty({}, 'hidden', { value: 1 }), '{ [hidden]: 1 }', { showHidden: true });
check({ get a() { return 1; }, set a(v) {}, get b() { return 2; }, set c(v) {} },
  '{ a: [Getter/Setter], b: [Getter], c: [Setter] }');
check({ get a() { return { x: 1 }; }, get b() { return 2; } },
  '{ a: [Getter] { x: 1 }, b: [Getter: 2] }',
  { getters: true });
