'use strict';
// What setTimeout, setInterval and setImmediate return: ref, refresh, close, primitives, dispose.
const assert = require('assert');
const timers = require('timers');

assert.strictEqual(timers.setTimeout, setTimeout);
for (const fn of [setTimeout, setInterval, setImmediate]) {
  for (const wrong of [undefined, null, 1, 'x', {}]) {
    assert.throws(() => fn(wrong), { code: 'ERR_INVALID_ARG_TYPE', name: 'TypeError' });
  }
}
for (const clear of [clearTimeout, clearInterval, clearImmediate]) {
  for (const nothing of [undefined, null, 1e9, 'x', {}, true]) clear(nothing);
}

const timeout = setTimeout(() => assert.fail(), 1);
assert.strictEqual(timeout.constructor.name, 'Timeout');
assert.strictEqual(timeout.hasRef(), true);
assert.strictEqual(timeout.unref(), timeout);
assert.strictEqual(timeout.hasRef(), false);
assert.strictEqual(timeout.ref(), timeout);
assert.strictEqual(timeout.refresh(), timeout);
assert.strictEqual(typeof +timeout, 'number');
clearTimeout(+timeout);

clearTimeout(`${+setTimeout(() => assert.fail(), 1)}`);
setTimeout(() => assert.fail(), 1).close();
setTimeout(() => assert.fail(), 1)[Symbol.dispose]();
const immediate = setImmediate(() => assert.fail());
assert.strictEqual(immediate.constructor.name, 'Immediate');
assert.strictEqual(immediate.unref().hasRef(), false);
immediate.ref();
clearImmediate(immediate);
setImmediate(() => assert.fail())[Symbol.dispose]();
setTimeout(() => assert.fail(), 1e6).unref();

const done = [];
setTimeout(function(...args) {
  assert.strictEqual(this.constructor.name, 'Timeout');
  done.push(args);
}, 1, 'a', 'b');
const third = setImmediate(function(...args) {
  assert.strictEqual(this, third);
  done.push(args);
}, 'c');
let rounds = 0;
const interval = setInterval(function(x) {
  assert.strictEqual(this, interval);
  assert.strictEqual(x, 'x');
  if (++rounds === 3) clearInterval(interval);
}, 1, 'x');
let again = 2;
const refreshed = setTimeout(() => { if (--again > 0) refreshed.refresh(); }, 1);
process.on('exit', () => {
  assert.deepStrictEqual(done.sort(), [['a', 'b'], ['c']]);
  assert.strictEqual(rounds, 3);
  assert.strictEqual(again, 0);
});
