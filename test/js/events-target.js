'use strict';
// EventTarget and Event.

const assert = require('node:assert');

const target = new EventTarget();
const log = [];
const listener = { handleEvent(event) { log.push(['object', event.type, this === listener]); } };
target.addEventListener('x', function(event) {
  log.push(['function', this === target, event.target === target, event.currentTarget === target,
            event.eventPhase, event.composedPath().length]);
});
target.addEventListener('x', listener);
target.addEventListener('x', listener); // once more is no more
target.addEventListener('x', () => log.push(['once']), { once: true });
const event = new Event('x', { cancelable: true });
assert.strictEqual(target.dispatchEvent(event), true);
assert.deepStrictEqual(log.splice(0), [
  ['function', true, true, true, Event.AT_TARGET, 1], ['object', 'x', true], ['once'],
]);
assert.strictEqual(event.currentTarget, null);
target.removeEventListener('x', listener);
target.addEventListener('x', (e) => { e.preventDefault(); e.stopImmediatePropagation(); });
target.addEventListener('x', () => log.push(['never']));
assert.strictEqual(target.dispatchEvent(event), false);
assert.strictEqual(event.defaultPrevented, true);
assert.strictEqual(log.length, 1);

// A signal takes a listener away.
const controller = new AbortController();
let calls = 0;
target.addEventListener('y', () => calls++, { signal: controller.signal });
target.dispatchEvent(new Event('y'));
controller.abort();
target.dispatchEvent(new Event('y'));
assert.strictEqual(calls, 1);

assert.throws(() => target.dispatchEvent(1), { code: 'ERR_INVALID_ARG_TYPE' });
assert.throws(() => target.addEventListener('x'), { code: 'ERR_MISSING_ARGS' });
assert.throws(() => EventTarget.prototype.dispatchEvent.call({}, event),
              { code: 'ERR_INVALID_THIS' });
assert.throws(() => Event.prototype.type, { code: 'ERR_INVALID_THIS' });
assert.strictEqual(new CustomEvent('c', { detail: 5 }).detail, 5);
assert.strictEqual(Object.prototype.toString.call(target), '[object EventTarget]');

// An error in a listener is an uncaught exception and stops no other listener.
const bad = new EventTarget();
bad.addEventListener('z', () => { throw new Error('bad'); });
bad.addEventListener('z', () => calls++);
bad.dispatchEvent(new Event('z'));
assert.strictEqual(calls, 2);
process.once('uncaughtException', (err) => {
  assert.strictEqual(err.message, 'bad');
  calls++;
});
process.on('exit', () => assert.strictEqual(calls, 3));
