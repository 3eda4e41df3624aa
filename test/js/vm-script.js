'use strict';
// vm.Script, compileFunction and the options they share.
const assert = require('node:assert');
const vm = require('node:vm');

// A script parses when it is made, and runs any number of times.
globalThis.runs = 0;
const script = new vm.Script('runs += 1', { filename: 'count.vm' });
script.runInThisContext();
script.runInThisContext();
assert.strictEqual(globalThis.runs, 2);
delete globalThis.runs;
const here = { runs: 5 };
script.runInNewContext(here);
assert.strictEqual(here.runs, 6);
const bad = () => new vm.Script('var a;\nvar 4;', { filename: 'bad.vm', lineOffset: 10 });
assert.throws(bad, (error) => {
  assert.ok(error instanceof SyntaxError);
  assert.match(error.stack, /^bad\.vm:12\nvar 4;\n {4}\^\n/);
  return true;
});

// What is thrown shows its line.
assert.throws(() => vm.runInNewContext('\nthrow new Error("foo")', {}, 'place.vm'), (error) => {
  assert.match(error.stack, /^place\.vm:2\nthrow new Error\("foo"\)\n\^\n\nError: foo\n/);
  return true;
});

// Marks of the text.
const made = new vm.Script('1 + 1', { produceCachedData: true });
assert.strictEqual(made.cachedDataProduced, true);
assert.ok(Buffer.isBuffer(made.cachedData));
const cachedData = made.createCachedData();
assert.strictEqual(new vm.Script('1 + 1', { cachedData }).cachedDataRejected, false);
assert.strictEqual(new vm.Script('function other() {}', { cachedData }).cachedDataRejected, true);
assert.strictEqual(new vm.Script('1').cachedDataRejected, undefined);
assert.strictEqual(new vm.Script('1\n//# sourceMappingURL=x.map\n').sourceMapURL, 'x.map');

// Functions.
const sum = vm.compileFunction('return a + b + c', ['a', 'b'], { contextExtensions: [{ c: 100 }] });
assert.strictEqual(sum(1, 2), 103);
assert.strictEqual(sum.length, 2);
const parsingContext = vm.createContext({ outer: 'o' });
assert.strictEqual(vm.compileFunction('return outer', [], { parsingContext })(), 'o');
assert.throws(() => vm.compileFunction('});(function() {'), SyntaxError);
assert.throws(() => vm.compileFunction('', [1]), { code: 'ERR_INVALID_ARG_TYPE' });

// Arguments.
assert.throws(() => vm.createContext({}, { codeGeneration: null }), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => vm.runInContext('1', {}), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => vm.runInThisContext('1', { timeout: 0 }), { code: 'ERR_OUT_OF_RANGE' });
assert.throws(() => vm.Script('1'), TypeError);
for (const [name, value] of [['lineOffset', 'x'], ['filename', 1], ['cachedData', 'x']]) {
  assert.throws(() => new vm.Script('1', { [name]: value }), { code: 'ERR_INVALID_ARG_TYPE' });
}

// Text as code can be forbidden.
const strict = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
assert.throws(() => vm.runInContext('eval("1")', strict), { name: 'EvalError' });
assert.throws(() => vm.runInContext('new Function("1")', strict), { name: 'EvalError' });
