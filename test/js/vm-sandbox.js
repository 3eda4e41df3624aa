'use strict';
// What a script does to its globals shows in the contextified object, and the other way round.
const assert = require('node:assert');
const vm = require('node:vm');

const sandbox = { given: 1, nested: { deep: true } };
assert.strictEqual(vm.createContext(sandbox), sandbox);
assert.strictEqual(vm.isContext(sandbox), true);
assert.strictEqual(vm.isContext({}), false);

vm.runInContext(`
  var declared = given + 1;
  var unset;
  function named() { return declared; }
  implicit = 'i';
  this.member = 'm';
  let hidden = 'h';
`, sandbox);
assert.deepStrictEqual(Object.keys(sandbox).sort(),
  ['declared', 'given', 'implicit', 'member', 'named', 'nested']);
assert.strictEqual(sandbox.declared, 2);
assert.strictEqual(sandbox.named(), 2);
assert.strictEqual(sandbox.implicit, 'i');
assert.deepStrictEqual(Object.getOwnPropertyDescriptor(sandbox, 'declared'),
  { value: 2, writable: true, enumerable: true, configurable: true });

sandbox.declared = 40;
sandbox.late = 'l';
assert.strictEqual(sandbox.named(), 40); // closures see it at once
assert.strictEqual(vm.runInContext('late + hidden + declared', sandbox), 'lh40');

vm.runInContext('delete given; delete this.member;', sandbox);
assert.ok(!('given' in sandbox));
assert.ok(!('member' in sandbox));
delete sandbox.late;
assert.strictEqual(vm.runInContext('typeof late', sandbox), 'undefined');

// Built-ins are the context's own, unless the sandbox has the name.
assert.notStrictEqual(vm.runInContext('Array', sandbox), Array);
assert.ok(!(vm.runInContext('[]', sandbox) instanceof Array));
sandbox.Array = 'mine';
assert.strictEqual(vm.runInContext('Array', sandbox), 'mine');
delete sandbox.Array;
assert.strictEqual(vm.runInContext('typeof Array', sandbox), 'function');

// Descriptors, accessors, read-only properties.
const shaped = vm.createContext({});
Object.defineProperty(shaped, 'fixed', { value: 1, enumerable: true });
vm.runInContext(`
  Object.defineProperty(this, 'half', { get() { return 21; }, configurable: true });
  var desc = Object.getOwnPropertyDescriptor(this, 'fixed');
  fixed = 2;
`, shaped);
assert.strictEqual(shaped.half, 21);
assert.strictEqual(shaped.fixed, 1);
assert.strictEqual(shaped.desc.writable, false);
assert.throws(() => vm.runInContext('"use strict"; fixed = 3', shaped), { name: 'TypeError' });

// Contexts don't see each other.
const other = vm.createContext({});
vm.runInContext('declared = 5', other);
assert.strictEqual(sandbox.declared, 40);

// Without an object in between.
const bare = vm.createContext(vm.constants.DONT_CONTEXTIFY);
vm.runInContext('var made = 7', bare);
assert.strictEqual(bare.made, 7);
assert.strictEqual(vm.runInContext('globalThis', bare), bare);
