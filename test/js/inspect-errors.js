'use strict';
// Errors: stack, cause, errors, own keys.
const assert = require('node:assert');
const { inspect } = require('node:util');

const error = new Error('boo');
assert.strictEqual(inspect(error), error.stack);
assert.match(inspect({ error }), /^\{\n  error: Error: boo\n      at /);
assert.match(inspect(Object.assign(new TypeError('x'), { code: 'E' })),
  /^TypeError: x\n    at [^]* \{\n  code: 'E'\n\}$/);
assert.match(inspect(new Error('a', { cause: new Error('b') })),
  /\n  \[cause\]: Error: b\n      at /);

Error.stackTraceLimit = 0;
class Foo extends Error {}
class FooError extends Error {}
function check(value, text) {
  assert.strictEqual(inspect(value), text);
}
check(new Error('x'), '[Error: x]');
check(new Foo('x'), '[Foo [Error]: x]');
check(new FooError('x'), '[FooError: x]');
check(new Error('x', { cause: { a: 1 } }), '[Error: x] { [cause]: { a: 1 } }');
check(new AggregateError([1, new Error('y')], 'x'),
  '[AggregateError: x] { [errors]: [ 1, [Error: y] ] }');
check(Object.assign(new Error('x'), { a: 1 }), '[Error: x] { a: 1 }');
check(Object.setPrototypeOf(new Error('x'), null), '[[Error: null prototype]: x]');
check(Object.assign(new Error('x'), { stack: 'mine' }), '[mine]');
check(Object.assign(new Error('x'), { stack: [1] }), '[Error: x\n    [\n      1\n    ]]');
const self = new Error('x');
self.self = self;
check(self, '<ref *1> [Error: x] { self: [Circular *1] }');

// Frames that the cause has, too, and frames that repeat are left out.
const frames = (names) => names.map((name) => `\n    at ${name} (/x/${name}.js:1:1)`).join('');
const cause = new Error('c');
cause.stack = `Error: c${frames(['p', 'a', 'b', 'c', 'd', 'e'])}`;
const outer = new Error('o');
outer.stack = `Error: o${frames(['q', 'a', 'b', 'c', 'd', 'e'])}`;
Object.defineProperty(outer, 'cause', { value: cause });
assert.match(inspect(outer),
  /at a [^]*\n    \.\.\. 3 lines matching cause stack trace \.\.\.\n    at e /);
const repeated = new Error('r');
repeated.stack = `Error: r${frames([...'pqrabababab', 'z'])}`;
check(repeated, `Error: r${frames([...'pqrab'])}\n` +
  `    ... collapsed 6 duplicate lines matching above 2 lines 3 times...${frames(['z'])}`);
