'use strict';
// A listener gets exactly the arguments of emit(), and the emitter as `this`.

const assert = require('node:assert');
const EventEmitter = require('node:events');

for (const listeners of [1, 2, 3, 4]) {
  for (let count = 0; count < 7; count++) {
    const emitter = new EventEmitter();
    let calls = 0;
    for (let i = 0; i < listeners; i++) {
      emitter.on('x', function() {
        assert.strictEqual(this, emitter);
        assert.deepStrictEqual(Array.from(arguments), Array.from({ length: count }, (_, n) => n));
        calls++;
      });
    }
    const args = Array.from({ length: count }, (_, n) => n);
    assert.strictEqual(emitter.emit('x', ...args), true);
    assert.strictEqual(calls, listeners);
    const once = new EventEmitter();
    once.once('x', (...got) => assert.deepStrictEqual(got, args));
    once.emit('x', ...args);
    assert.strictEqual(once.emit('x', ...args), false);
  }
}
// An argument that is undefined is one, too.
const emitter = new EventEmitter();
emitter.on('y', function() {
  assert.strictEqual(arguments.length, 2);
});
emitter.emit('y', undefined, undefined);
