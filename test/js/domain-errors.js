'use strict';
// domain: errors of emitters, timers, ticks and bound functions come to it.

const assert = require('node:assert');
const domain = require('node:domain');
const EventEmitter = require('node:events');

const d = domain.create();
const log = [];
d.on('error', (err) => {
  assert.strictEqual(err.domain, d);
  log.push(`${err.message} ${err.domainThrown}`);
});

const emitter = d.run(() => new EventEmitter());
assert.strictEqual(emitter.domain, d);
assert.deepStrictEqual(Object.keys(emitter), ['_events', '_eventsCount', '_maxListeners']);
emitter.emit('error', new Error('emitted'));
const outside = new EventEmitter();
d.add(outside);
outside.emit('error', new Error('added'));
d.remove(outside);
assert.throws(() => outside.emit('error', new Error('removed')), { message: 'removed' });
assert.strictEqual(d.intercept((value) => value)(null, 5), 5);
d.intercept(() => assert.fail())(new Error('intercepted'));
assert.strictEqual(d.bind((value) => [value, process.domain === d])(1)[1], true);
assert.deepStrictEqual(log.splice(0), ['emitted false', 'added false', 'intercepted false']);

// The stack of entered domains.
const inner = domain.create();
d.run(() => inner.run(() => {
  assert.strictEqual(process.domain, inner);
  assert.deepStrictEqual(domain._stack, [d, inner]);
}));
assert.strictEqual(domain._stack.length, 0);

// What the domain starts belongs to it.
d.run(() => {
  process.nextTick(() => { throw new Error('tick'); });
  setTimeout(() => { throw new Error('timer'); }, 1);
  setImmediate(() => assert.strictEqual(process.domain, d));
  Promise.resolve().then(() => assert.strictEqual(process.domain, d));
});

// What a nested domain's handler throws goes to the domain around it.
inner.on('error', () => { throw new Error('from the handler'); });
setTimeout(() => d.run(() => inner.run(() => { throw new Error('nested'); })), 5);

process.on('exit', () => {
  assert.deepStrictEqual(log, ['tick true', 'timer true', 'from the handler true']);
});
