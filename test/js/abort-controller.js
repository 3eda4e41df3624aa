'use strict';
// AbortController and AbortSignal.

const assert = require('node:assert');

const controller = new AbortController();
const { signal } = controller;
let events = 0;
signal.onabort = function(event) {
  assert.strictEqual(this, signal);
  assert.strictEqual(event.type, 'abort');
  assert.strictEqual(event.isTrusted, true);
  events++;
};
assert.strictEqual(signal.aborted, false);
signal.throwIfAborted();
controller.abort();
controller.abort('again');
assert.strictEqual(events, 1);
assert.strictEqual(signal.aborted, true);
assert.strictEqual(signal.reason.name, 'AbortError');
assert.strictEqual(signal.reason.code, 20);
assert.throws(() => signal.throwIfAborted(), (err) => err === signal.reason);

assert.strictEqual(AbortSignal.abort(5).reason, 5);
assert.throws(() => new AbortSignal(), { code: 'ERR_ILLEGAL_CONSTRUCTOR' });
assert.throws(() => AbortSignal.timeout(-1), { code: 'ERR_OUT_OF_RANGE' });

// any(): aborted with the first, at once if one is already.
const first = new AbortController();
const second = new AbortController();
const nested = AbortSignal.any([AbortSignal.any([first.signal]), second.signal]);
let order = '';
nested.addEventListener('abort', () => { order += 'nested'; });
second.signal.addEventListener('abort', () => { order += `source ${nested.aborted} `; });
second.abort('why');
assert.strictEqual(nested.reason, 'why');
assert.strictEqual(order, 'source true nested');
assert.strictEqual(AbortSignal.any([first.signal, AbortSignal.abort(1)]).reason, 1);
assert.throws(() => AbortSignal.any([1]), { code: 'ERR_INVALID_ARG_TYPE' });
