'use strict';
// Packages read and write an emitter's fields: their names and shapes are part of the API.

const assert = require('node:assert');
const EventEmitter = require('node:events');

const emitter = new EventEmitter();
const a = () => {};
const b = () => {};
assert.strictEqual(Object.getPrototypeOf(emitter._events), null);
assert.strictEqual(emitter._eventsCount, 0);
assert.strictEqual(emitter._maxListeners, undefined);
emitter.on('x', a);
assert.strictEqual(emitter._events.x, a);
emitter.on('x', b);
assert.deepStrictEqual(Array.from(emitter._events.x), [a, b]);
emitter.prependListener('x', b);
assert.deepStrictEqual(Array.from(emitter._events.x), [b, a, b]);
assert.strictEqual(emitter._eventsCount, 1);
emitter.removeListener('x', b);
assert.deepStrictEqual(Array.from(emitter._events.x), [b, a]);
emitter.off('x', b);
assert.strictEqual(emitter._events.x, a);
emitter.off('x', a);
assert.strictEqual(emitter._eventsCount, 0);
assert.strictEqual('x' in emitter._events, false);
emitter.setMaxListeners(3);
assert.strictEqual(emitter._maxListeners, 3);

// Methods work on objects that were never set up.
const bare = Object.create(EventEmitter.prototype);
assert.strictEqual(bare.emit('x'), false);
assert.strictEqual(bare.listenerCount('x'), 0);
assert.deepStrictEqual(bare.eventNames(), []);
bare.removeListener('x', a);
bare.removeAllListeners();
let calls = 0;
bare.on('x', () => calls++);
bare.emit('x');
assert.strictEqual(calls, 1);

// The old way of inheriting.
function Old() {
  EventEmitter.call(this);
}
Object.setPrototypeOf(Old.prototype, EventEmitter.prototype);
const old = new Old();
old.once('x', () => calls++);
old.emit('x');
old.emit('x');
assert.strictEqual(calls, 2);
assert.strictEqual(Object.hasOwn(old, '_events'), true);
