'use strict';
// Errors that the engine itself throws have such stacks, too.
const assert = require('node:assert');

// Only with the engine's help: read directly, such stacks are in the engine's own format without
// it.
if (process.env.EDDY_ENGINE_FAST === '0') return;

function check(code, name) {
  try {
    code();
  } catch (error) {
    assert.strictEqual(error.name, name);
    assert.ok(error.stack.startsWith(`${name}: ${error.message}\n    at `), error.stack);
    assert.match(error.stack, /stack-engine\.js:\d+:\d+/);
    assert.deepStrictEqual(Object.getOwnPropertyNames(error).sort(), ['message', 'stack']);
    return;
  }
  assert.fail(name);
}

check(() => null.x, 'TypeError');
check(() => undefinedName, 'ReferenceError');
check(() => new Array(-1), 'RangeError');
check(() => JSON.parse('{'), 'SyntaxError');
check(() => eval('let a = ;'), 'SyntaxError');
check(() => new Function('let a = ;'), 'SyntaxError');
check(() => decodeURIComponent('%'), 'URIError');
check(() => new RegExp('('), 'SyntaxError');

function recurse() {
  recurse();
}
check(recurse, 'RangeError');

// Looked at where there is hardly any stack left for it: right afterwards.
let deepest;
function dive() {
  try {
    dive();
  } catch (error) {
    if (deepest === undefined) {
      deepest = error;
      try {
        error.stack; // eslint-disable-line no-unused-expressions
      } catch { /* no room even for that */ }
    }
    throw error;
  }
}
assert.throws(dive, RangeError);
assert.match(deepest.stack, /^RangeError: Maximum call stack size exceeded.*\n {4}at dive \(/);
