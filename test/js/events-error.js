'use strict';
// An 'error' event that nobody listens to is thrown.

const assert = require('node:assert');
const EventEmitter = require('node:events');

const boom = new Error('boom');
assert.throws(() => new EventEmitter().emit('error', boom), (err) => err === boom);
assert.throws(() => new EventEmitter().emit('error', { a: 1 }), {
  name: 'Error',
  code: 'ERR_UNHANDLED_ERROR',
  message: 'Unhandled error. ({ a: 1 })',
  context: { a: 1 },
});
assert.throws(() => new EventEmitter().emit('error'), {
  code: 'ERR_UNHANDLED_ERROR',
  message: 'Unhandled error. (undefined)',
});

// A monitor sees it first, and handles nothing.
const emitter = new EventEmitter();
const log = [];
emitter.on(EventEmitter.errorMonitor, (err) => log.push(`monitor ${err.message}`));
assert.throws(() => emitter.emit('error', boom), boom);
emitter.on('error', (err) => log.push(`listener ${err.message}`));
emitter.emit('error', boom);
assert.deepStrictEqual(log, ['monitor boom', 'monitor boom', 'listener boom']);
