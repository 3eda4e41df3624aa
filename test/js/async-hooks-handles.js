'use strict';
// async_hooks is told of signals, children and watched files: begun, called back, over.
const assert = require('node:assert');
const fs = require('node:fs');
const { createHook, executionAsyncId } = require('node:async_hooks');
const { spawn } = require('node:child_process');

const operations = new Map(); // id -> { type, steps }
const TYPES = ['SIGNALWRAP', 'PROCESSWRAP', 'FSEVENTWRAP', 'STATWATCHER'];
const step = (name) => (id) => operations.get(id)?.steps.push(name);
createHook({
  init(id, type) {
    if (TYPES.includes(type)) operations.set(id, { type, steps: [] });
  },
  before: step('before'),
  after: step('after'),
  destroy: step('destroy'),
}).enable();

function find(type) {
  return [...operations].find(({ 1: operation }) => operation.type === type);
}

const timer = setInterval(() => {}, 1e6);
process.once('SIGUSR2', () => {
  assert.strictEqual(executionAsyncId(), find('SIGNALWRAP')[0]);
  clearInterval(timer);
});
process.kill(process.pid, 'SIGUSR2');

const child = spawn('true', { stdio: 'ignore' });
child.on('exit', () => assert.strictEqual(executionAsyncId(), find('PROCESSWRAP')[0]));
fs.watch(__filename).close();
fs.watchFile(__filename, () => {});
fs.unwatchFile(__filename);

process.on('exit', () => {
  assert.deepStrictEqual([...operations.values()].map(({ type }) => type).sort(), TYPES.toSorted());
  for (const type of ['SIGNALWRAP', 'PROCESSWRAP']) {
    assert.deepStrictEqual(find(type)[1].steps, ['before', 'after', 'destroy'], type);
  }
  for (const type of ['FSEVENTWRAP', 'STATWATCHER']) {
    assert.deepStrictEqual(find(type)[1].steps, ['destroy'], type);
  }
});
