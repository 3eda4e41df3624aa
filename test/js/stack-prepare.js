'use strict';
// Error.prepareStackTrace(error, callSites): called when the stack is first read.
const assert = require('node:assert');

assert.strictEqual(typeof Error.prepareStackTrace, 'function');
assert.strictEqual(Error.prepareStackTrace(new Error('q'), []), 'Error: q');
assert.strictEqual(Error.prepareStackTrace(new Error('q'), ['a', 'b']),
  'Error: q\n    at a\n    at b');

const original = Error.prepareStackTrace;
let calls = 0;
Error.prepareStackTrace = (error, sites) => {
  calls++;
  assert.ok(Array.isArray(sites));
  assert.ok(sites.length > 1);
  return `prepared ${error.message}`;
};
const error = new Error('early');
assert.strictEqual(calls, 0);
error.message = 'late';
assert.strictEqual(error.stack, 'prepared late');
assert.strictEqual(error.stack, 'prepared late');
assert.strictEqual(calls, 1);

// Any value may be the stack; what is thrown comes out of the read.
Error.prepareStackTrace = (e, sites) => sites;
function caller() {
  return new Error('sites').stack;
}
const [site, below] = caller();
assert.strictEqual(site.getFunctionName(), 'caller');
assert.strictEqual(site.getFileName(), __filename);
assert.strictEqual(site.getScriptNameOrSourceURL(), __filename);
assert.strictEqual(site.getLineNumber(), 28);
assert.strictEqual(typeof site.getColumnNumber(), 'number');
assert.strictEqual(site.isNative(), false);
assert.strictEqual(site.isEval(), false);
assert.strictEqual(site.isToplevel(), true);
assert.strictEqual(site.isConstructor(), false);
assert.strictEqual(site.isAsync(), false);
assert.strictEqual(site.isPromiseAll(), false);
assert.strictEqual(site.getPromiseIndex(), null);
assert.strictEqual(site.getMethodName(), null);
assert.strictEqual(site.getEvalOrigin(), undefined);
assert.match(String(site), /^caller \(.*stack-prepare\.js:28:\d+\)$/);
assert.strictEqual(site.constructor.name, 'CallSite');
assert.strictEqual(below.getFunctionName(), null);
assert.strictEqual(below.getTypeName(), 'Object');
assert.match(String(below), /^Object\.<anonymous> \(/);
assert.throws(() => site.getFileName.call({}), TypeError);

const target = {};
(function capture() {
  Error.captureStackTrace(target, capture);
})();
assert.strictEqual(target.stack[0].getLineNumber(), 55);

Error.prepareStackTrace = () => { throw new RangeError('no'); };
assert.throws(() => new Error('x').stack, RangeError);

// Within it, stacks are plain text.
Error.prepareStackTrace = (e) => `outer: ${new Error('inner').stack.split('\n')[0]}`;
assert.strictEqual(new Error('x').stack, 'outer: Error: inner');

Error.prepareStackTrace = undefined;
assert.match(new Error('plain').stack, /^Error: plain\n {4}at /);
Error.prepareStackTrace = original;
assert.match(new Error('plain').stack, /^Error: plain\n {4}at /);
