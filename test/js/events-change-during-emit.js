'use strict';
// Listeners added or removed by a listener count from the next emit().

const assert = require('node:assert');
const EventEmitter = require('node:events');

for (const count of [2, 3, 4, 9]) {
  const emitter = new EventEmitter();
  const log = [];
  const listeners = Array.from({ length: count }, (_, i) => () => log.push(i));
  emitter.on('x', () => {
    for (const listener of listeners) emitter.removeListener('x', listener);
    emitter.on('x', () => log.push('late'));
  });
  for (const listener of listeners) emitter.on('x', listener);
  emitter.emit('x');
  assert.deepStrictEqual(log, Array.from({ length: count }, (_, i) => i));
  log.length = 0;
  emitter.emit('x');
  assert.deepStrictEqual(log, ['late']);
}
