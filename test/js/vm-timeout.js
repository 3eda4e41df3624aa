'use strict';
// A script that takes too long is ended, and nothing else.
const assert = require('node:assert');
const vm = require('node:vm');

const code = 'ERR_SCRIPT_EXECUTION_TIMEOUT';
assert.throws(() => vm.runInThisContext('while (true) {}', { timeout: 20 }),
  { code, message: 'Script execution timed out after 20ms' });
const sandbox = { count: 0 };
// No catch of the script's sees it.
assert.throws(() => vm.runInNewContext('for (;;) { try { for (;;) count++; } catch {} }', sandbox,
  { timeout: 20 }), { code });
assert.ok(sandbox.count > 0);
assert.throws(() => vm.runInNewContext('for (;;) { try { inner(); } catch {} }',
  { inner: () => vm.runInNewContext('for (;;);', {}, { timeout: 5 }) }, { timeout: 50 }), { code });
assert.strictEqual(vm.runInThisContext('1 + 1', { timeout: 1000 }), 2);
// What comes later runs as ever.
let jobs = 0;
Promise.resolve().then(() => { jobs++; });
setImmediate(() => {
  for (let i = 0; i < 1000; i++) jobs++;
  assert.strictEqual(jobs, 1001);
});
