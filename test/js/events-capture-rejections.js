'use strict';
// captureRejections: a rejection of an async listener goes to the emitter.

const assert = require('node:assert');
const EventEmitter = require('node:events');

const emitter = new EventEmitter({ captureRejections: true });
const log = [];
emitter.on('x', async (value) => { throw new Error(`failed ${value}`); });
emitter.on('error', (err) => log.push(err.message));
emitter.emit('x', 1);

class Own extends EventEmitter {
  [EventEmitter.captureRejectionSymbol](err, event, ...args) {
    log.push([err.message, event, args]);
  }
}
const own = new Own({ captureRejections: true });
own.on('y', async () => { throw new Error('own'); });
own.emit('y', 1, 2);

process.on('exit', () => {
  assert.deepStrictEqual(log, ['failed 1', ['own', 'y', [1, 2]]]);
});
