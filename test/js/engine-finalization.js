'use strict';
// FinalizationRegistry callbacks come by the engine's own work queue, which the loop must pump.
const assert = require('assert');
if (typeof gc !== "function") process.exit(0); // wants --expose-gc

let called = 0;
const registry = new FinalizationRegistry((held) => {
  assert.strictEqual(held, 'held');
  called++;
});
(function make() {
  for (let i = 0; i < 1000; i++) registry.register({ i }, 'held');
})();

const deadline = Date.now() + 10_000;
(function again() {
  if (called > 0) return;
  assert.ok(Date.now() < deadline, 'no callback came');
  gc();
  setTimeout(again, 5);
})();
