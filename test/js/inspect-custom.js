'use strict';
// Objects that say themselves how they are shown.
const assert = require('node:assert');
const { inspect } = require('node:util');

const { custom } = inspect;
assert.strictEqual(custom, Symbol.for('nodejs.util.inspect.custom'));
class Money {
  constructor(n) { this.n = n; }
  [custom](depth, options, given) {
    assert.strictEqual(given, inspect);
    return options.stylize(`$${this.n}`, 'number') + depth;
  }
}
assert.strictEqual(inspect(new Money(5)), '$52');
assert.strictEqual(inspect({ a: [new Money(5)] }), '{ a: [ $50 ] }');
assert.strictEqual(inspect(new Money(5), { colors: true }), '\x1b[33m$5\x1b[39m2');
assert.strictEqual(inspect(new Money(5), { customInspect: false }), 'Money { n: 5 }');
assert.strictEqual(inspect(Money.prototype), '{}'); // it has the method, but no state
assert.strictEqual(inspect({ a: { [custom]: () => 'x\ny' } }), '{\n  a: x\n  y\n}');
assert.strictEqual(inspect({ [custom]: () => ({ b: 1 }) }), '{ b: 1 }');
assert.strictEqual(inspect({ [custom]: () => null }), 'null');
assert.strictEqual(inspect({ [custom]() { return this; }, a: 1 }),
  '{\n  a: 1,\n  Symbol(nodejs.util.inspect.custom): [Function: [nodejs.util.inspect.custom]]\n}');
let seen;
inspect({ [custom](depth, options) { seen = options; return ''; } }, { foo: 1, depth: 5 });
assert.strictEqual(seen.foo, 1);
assert.strictEqual(seen.depth, 5);
